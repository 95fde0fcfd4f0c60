"""Norwegian: Crossword."""

NAME = "Kryssord"
LINE = "Bygg et rutenett av terningene"

LINES = (
    ("Alle bygger et rutenett av ti terninger.", "Et rutenett av ti terninger."),
    ("Først ferdig: 1 poeng per terning igjen.", "Først ferdig får poeng."),
)
ALONE_LINES = (
    ("Tre rutenett av ti terninger, på tid.", "Tre rutenett, på tid."),
    ("En ny terning: +%d s", "En ny terning: +%d s"),
)
PRACTICE_LINES = (
    ("Tre rutenett av ti terninger.", "Tre rutenett av ti terninger."),
    ("Uten klokke, med tips.", "Uten klokke, med tips."),
)
NO_PERSON = (("Minst ett menneske må spille.", "Minst ett menneske."),)
PRACTICE = "Trening"
PICK_UP = "velg"
LAY = "legg"
TO_HAND = "tilbake"
MORE = "mer"
ACTIONS = "Hva mer?"
DRAW = "Trekk en terning"
DRAW_LINE = "Én terning til på hånda"
COST = ": +%d s"
SHIFT = "Flytt rutenettet"
SHIFT_LINE = "Flytt alle terningene på én gang."
STOP = "Gi opp runden"
ADD = "Bygg på andres rutenett"
ADD_LINE = "Legg en av terningene dine der."
UNUSED = "Hver ubrukt terning"
ENDS = "Da slutter runden."
SHIFTING = "flytt rutenettet"
DONE = "ferdig"
VIEW = "andre"
VIEW_BACK = "neste"
NO_ROOM = "Ikke plass der"
NOT_HERE = "Ingen SET der"
NO_HINT = "Ingen SET: Trekk en terning"
LOOKS = "Leter etter et SET …"
HINT_SHOWN = "Disse tre er et SET"
ALL_USED = "Alle er lagt!"
DONE_IN = "%(who)s er ferdig: %(time)s"
FIRST_WAS = "%s var først"
TIME_IS_UP = "Tiden er ute"
BUILDS = "bygger"
TAKE_OVER = "Klokka starter når du trykker."
TO_BEAT = "Å slå: %(who)s, %(time)s."
GAVE_UP = "%s har gitt opp."
BEGIN = "start"
NOBODY = "Ingen ble ferdig"
SO_FAR = "så langt"
THREE_GRIDS = "for tre rutenett"
GIVE_UP_LINE = "Det du har igjen, gir de andre poeng."
GIVE_UP_YES = "Ja, gi opp"
USED = "%(used)d av %(dice)d"
DRAWN = ("terning trukket", "terninger trukket")

HELP = (
    "Bygg et rutenett av alle terningene dine.",
    "Alle i et SET, vannrett eller loddrett.",
    "Alle må henge sammen. Grå: ikke i SET ennå.",
)
HELP_DRAW = "Står du fast? Trekk en terning."
HELP_COST = "Står du fast? Trekk en terning: +%d\xa0s."
HELP_ENDS = "Først ferdig: +1 per terning igjen. %d runder."
HELP_ALONE = "%d rutenett så fort du kan."
HELP_PRACTICE = "%d rutenett uten klokke; tips viser et SET."
KEY_PICK = "velg, legg"
KEY_MORE = "trekk, flytt, gi opp"
KEY_OTHERS = "se de andre"
KEY_BACK = "ta tilbake, pause"
PICTURES = (
    ("Et rutenett", "To SET deler en terning. Alle er i et SET, og alle henger sammen."),
    ("Ikke i et SET", "En grå terning er ikke i noe SET: Den trenger to naboer på rad."),
    ("To deler", "Begge radene er SET, men de henger ikke sammen: Det må være ett rutenett."),
)
