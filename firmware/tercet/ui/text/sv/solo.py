"""Swedish: Solo."""

NAME = "Solo"
LINE = "Töm leken; extra kort kostar"

CHOSEN = (
    ("Kört fast? Tre kort till: 1 straffpoäng.", "Tre kort till: 1 straffpoäng."),
    ("Du vinner om du slutar utan straffpoäng.", "Mål: inga straffpoäng."),
)

PENALTIES = ("straffpoäng", "straffpoäng")
WON = "Du vann!"
LOST = "Förlorat"
LEFT_OVER = "%s kvar"

PLUS = ("+3 kort", "+3")
KEY_PLUS = "tre kort till"

HELP = (
    "Ta SET tills alla 81 kort är borta.",
    "Kört fast? Tre kort till: 1 straffpoäng.",
    "Är leken slut tar varje SET bort en. Har du ingen kvar vinner du.",
    "Ett tips kostar 1 och tar inte bort någon. Inget SET? Tre kort kommer: 1 till.",
)
