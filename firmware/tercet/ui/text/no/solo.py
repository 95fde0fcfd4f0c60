"""Norwegian: Solo."""

NAME = "Solo"
LINE = "Tøm stokken; ekstra kort koster"

CHOSEN = (
    ("3 kort til koster 1 straffepoeng.", "Tre kort til: 1 straffepoeng."),
    ("Du vinner med null straffepoeng.", "Mål: ingen straffepoeng."),
)

PENALTIES = ("straffepoeng", "straffepoeng")
WON = "Du vant!"
LOST = "Tapt"
LEFT_OVER = "%s igjen"

PLUS = ("+3 kort", "+3")
KEY_PLUS = "tre kort til"

HELP = (
    "Ta SET til alle 81 kort er borte.",
    "3 kort til koster 1 straffepoeng.",
    "Er stokken tom, tar hvert SET bort ett. Du vinner med null.",
    "Et tips koster 1 og tar ikke bort noe. Ingen SET? Tre kort kommer: 1 til.",
)
