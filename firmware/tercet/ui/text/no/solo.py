"""Norwegian: Solo."""

NAME = "Solo"
LINE = "Tøm stokken; ekstra kort koster"

CHOSEN = (
    ("Står du fast? Tre kort til: 1 straffepoeng.", "Tre kort til: 1 straffepoeng."),
    ("Du vinner hvis du ender uten straffepoeng.", "Mål: ingen straffepoeng."),
)

PENALTIES = ("straffepoeng", "straffepoeng")
WON = "Du vant!"
LOST = "Tapt"
LEFT_OVER = "%s"

PLUS = ("+3 kort", "+3")
KEY_PLUS = "tre kort til"

HELP = (
    "Ta SET til alle 81 kort er borte.",
    "Ta tre kort til når du står fast: 1 straffepoeng.",
    "Når stokken er tom, tar hvert SET bort ett straffepoeng. Ender du uten, vinner du.",
    "Et tips: 1 straffepoeng; SET-et tar ikke bort noe. Ingen SET? Tre kort kommer: 1 til.",
)
