"""Norwegian (bokmål): the words that are no game's own. The terms are those of the printed rule sheets."""

from tercet.ui.text import counted, found, signed  # noqa: F401

TITLE = "Tercet"

GROUPS = ("", "ALENE", "SAMMEN", "TERNINGER", "MER")
WAITS = "Venter: %s"
RECORDS = ("Rekorder", "Dine beste spill")
SETTINGS = ("Innstillinger", "Farger, lys, lyd og mer", "Farger, lys og mer")
TUTORIAL = ("Lær å spille", "Hva et SET er, steg for steg")
SKILLS = ("Nybegynner", "Øvet", "Dyktig", "Ekspert")

SAFE = "Sikkermodus"

START = "start"
CHOOSE = "velg"
UP = "opp"
DOWN = "ned"
BACK = "tilbake"
HINT = "tips"
NO_MATCH = "ingen SET"
PAUSE = "pause"
BEST = "topp ti"
BEST_SHORT = "topp"
CLEAR = "tøm"
CHANGE = "endre"
NEXT = "neste"
GO_ON = "fortsett"
SKIP = "hopp over"
TO_LEFT = "←"
TO_RIGHT = "→"
TO_MENU = "til menyen"
AGAIN = "på nytt"
MENU = "meny"

CHOOSE_SHORT = "velg"
NO_MATCH_SHORT = "ingen"

PLAY = "Spill"
SKILL = "Nivå"
CARDS = "Egenskaper"
CONSTANT = "Alltid likt"
TARGET = "SET å finne"
PUZZLE_NUMBER = "Oppgave"
SHOW_COUNT = "Vis antall SET"
OF_SKILL = "automatisk"
OF_SKILL_NOW = "automatisk: %d"
SURPRISE = "tilfeldig"
CONSTANT_VALUES = ("antall", "farge", "fylling", "form")
YES = "ja"
NO = "nei"
SAYS = ("Nye kort legges ut for deg.", "Du sier «ingen SET».")
LEANS = ("Lette SET.", "Alle slags SET.", "Alle slags SET.", "Vanskelige SET.")

SEATS = "Spillere"
SEAT = "Spiller %d"
PERSON = "menneske"
COMPUTER_PLAYS = "Her spiller datamaskinen."
PICK = "Tid til å velge"
SECONDS = "%d s"
TOO_FEW_KEYS = ("Her er det bare %d ropeknapper.", "Bare %d ropeknapper.")
SHORT_SKILLS = ("Nyb.", "Øvet", "Dyk.", "Eks.")
PLAYER = "Spiller %d"
COMPUTER = "%(skill)s %(seat)d"
PICKING = "Velg tre: %d s"
PICKING_SHORT = "%d s"
QUESTION = "Ingen SET? Alle trykker."
QUESTION_SHORT = "Ingen SET? Trykk."
QUESTION_SHORTEST = "+3? Trykk."
QUESTION_NONE = "Ingen? Trykk."
MORE_CARDS = ("Flere kort? Alle trykker.", "Flere kort? Trykk.", "+3? Trykk.")
PLUS_THREE = "ingen SET?"
PLUS_THREE_SHORT = "+3"
ASK_CARDS = "flere kort?"
BY_NAME = "%(who)s: %(says)s"
TAKES = "et SET!"
GIVES_BACK = "et SET leveres tilbake"
SEES_ONE = "%s ser et SET"
WILL_DEAL = "%s deler ut"
FULL_TABLE = "21 kort har alltid et SET"
EMPTY_STOCK = "Det er ingen flere kort"
TOO_LATE = "for sent"
ALL_AGREED = "Tre kort til"
DECLINED = "Spillet fortsetter"
MISSED = "Ingen så dette SET-et"
OUT = "ute"
OWES = "skylder %d"
MASTER = "deler ut"
CALL = "SET!"
ROUND_OVER = "Runden er slutt"
MATCH_OVER = "Spillet er slutt"
ROUND_OF = "Runde %(round)d av %(rounds)d"
ROUNDS = ("runde %(first)d–%(last)d", "%(first)d–%(last)d")
ROUND = "runde"
ROUND_DONE = "Runde %(round)d av %(rounds)d ferdig"
GIVEN_UP = "%s: avbrutt"
COUNTING = ("poeng så langt", "bare ferdige runder teller")
WINS = "%s vinner!"
TIE_OF = "Delt seier: %s"
DEALS_NEXT = "så deler %s ut"
DEALT_THEN = "– delte ut"
HARDEST = "vanskeligste SET: %s"
NEXT_ROUND = "neste runde"
QUESTION_ONE = ("Ingen SET? Trykk.", "+3? Trykk.")
MORE_ONE = ("Flere kort? Trykk.", "Flere? Trykk.", "+3? Trykk.")
ENDS = ("Avslutte runden? Alle trykker.", "Avslutt? Trykk.")
ENDS_ONE = ("Avslutte runden? Trykk.", "Avslutt? Trykk.")
CHOOSES = "%(who)s: %(seconds)d s"
PLAYER_SHORT = "S%d"
ALL_BACK = "Alle med igjen"

PAUSED = "Pause"
CONTINUE = "Fortsett"
START_AGAIN = "Start på nytt"
REALLY_AGAIN = "Starte på nytt?"
START_AGAIN_LINE = "Et nytt spill med de samme valgene."
LEAVE = "Fortsett senere"
LEAVE_LINE = "Spillet venter på deg i menyen."
GIVE_UP = "Gi opp"
GIVE_UP_LINE = "Dette spillet går tapt."
REALLY_GIVE_UP = "Vil du gi opp?"
STAY = "Nei, fortsett"
GIVE_UP_YES = "Ja, gi opp"

CONTINUE_LINE = "Der du slapp"
NEW_GAME = "Nytt spill"
NEW_GAME_LINE = "Start et annet"
REALLY_NEW = "Starte et nytt spill?"
REALLY_NEW_LINE = "Spillet som venter, går tapt."
KEEP_GAME = "Nei, behold det"
NEW_YES = "Ja, start et nytt"

NO_DISK = "Minnet kan ikke leses"
WITHOUT_SAVING = "Spill likevel"
WITHOUT_SAVING_LINE = "Ingenting lagres eller slettes."
ERASE = "Slett minnet"
ERASE_LINE = "Alle filene i minnet går tapt."
REALLY_ERASE = "Vil du slette alt?"
ERASE_NO = "Nei, la det være"
ERASE_YES = "Ja, slett"
NOTES = {
    "damaged": ("Skadet lagringsfil", "Det som ennå kan leses, brukes. Den skadde heter nå %s."),
    "gone": ("Spillet er borte", "Beklager, det ble ikke lagret i tide."),
    "full": ("Minnet er fullt", "Du kan spille videre, men ikke lagre. Slett noen av dine egne filer."),
    "read-only": ("Lagring er sperret", "Minnet kan bare leses. Du kan spille videre, men ikke lagre."),
    "broken": ("Lagringen virker ikke", "Du kan spille videre, men alt er borte når strømmen går."),
    "erased": ("Minnet er klart", "Fra nå av lagres spillene."),
    "not erased": ("Slettingen mislyktes", "Minnet kan være utslitt. Du kan spille videre, men ikke lagre."),
    "restarted": ("Tercet hang seg opp", "Enheten har startet på nytt. Spillet ditt er slik det sist ble lagret."),
    "battery": ("Lite strøm", "Lad snart. Spillet lagres før batteriet er tomt."),
    "safe": ("Sikkermodus", "Ingenting leses eller lagres, og skjermen er treg. Slå av og på for å avslutte."),
}
COMPUTER_LINE = ("En datamaskin er koblet til", "Alt er lagret. Slå av og på for å spille videre.")

FIRST_COLOURS = ("Fargene dine", "Hvilke tre er lettest å skille?", "Du kan bytte senere i Innstillinger.")

SETTING_ROWS = {
    "language": ("Språk", "Språket i alle tekster."),
    "palette": ("Farger", ""),
    "letters": ("Bokstaver", "En bokstav på kortet viser fargen."),
    "brightness": ("Lysstyrke", "Hvor lys skjermen er."),
    "dim": ("Dempes etter", "Uten trykk; senere slukkes skjermen."),
    "volume": ("Lyd", "Hvor høy lyden er."),
    "lamp": ("Lampe", "Den lille lampa viser rett og galt."),
    "hints": ("Tips", "I Trening finnes de alltid."),
    "pick": (PICK, "Så lang tid har du på å velge tre."),
    "animation": ("Animasjon", "Kort blinker, nye kommer litt etter."),
    "sign": ("Rekordnavn", "De ti beste spillene får et navn."),
    "test": ("Skjermtest", "Kanter, rene farger, jevne trinn."),
    "about": ("Om Tercet", "Versjon, enhet og lisens."),
}
PALETTES = ("standard", "rød-grønn fargeblindhet", "blå-gul fargeblindhet", "høy kontrast")
PALETTE_LINES = (
    "Rødt, grønt og lilla.",
    "Oransje, blått og lilla.",
    "Rødt, turkis og blått.",
    "Rødt, blått og lilla på hvitt.",
)
VOLUMES = ("av", "lav", "middels", "høy")
ON = "på"
OFF = "av"
NEVER = "aldri"
MINUTES = "%d min"

LEFT = "%d igjen"
OF = "%(number)d av %(all)d"
FEATURES = ("antall", "farge", "fylling", "form")
COLOURS = (
    ("rød", "grønn", "lilla"),
    ("oransje", "blå", "lilla"),
    ("rød", "turkis", "blå"),
    ("rød", "blå", "lilla"),
)
ONE_OF = (
    ("1", "2", "3"),
    COLOURS[0],
    ("fylt", "stripet", "åpen"),
    ("rombe", "oval", "bølge"),
)
TWO_OF = (
    ("1 symbol", "2 symboler", "3 symboler"),
    COLOURS[0],
    ("fylte", "stripete", "åpne"),
    ("romber", "ovaler", "bølger"),
)
DECIMAL = ","
RIGHT = "Et SET!"
ALL_DIFFERENT = "alle ulike"
DIFFERENT = "ulike"
SAME = "like"
NOT_A_SET = "Ikke et SET: %s"
MARKS = ("×", "✓")
NOT_NONE = "Det finnes et SET"
DEALT = "Riktig, tre kort til"
HINTED = "Dette er et SET"
HINTED_NONE = "Ingen SET her: tre kort til"
SHOWN = ("Ett kort i et SET", "To kort i et SET", "Dette er et SET: Velg det")
SHOWN_NONE = "Her er det ingen SET"
ALREADY = "Funnet før"
PENALTY = " · +%d s"
LESS_TIME = " · –%d s"
MORE_TIME = "Nivå %(level)d! +%(seconds)d s"
DONE = "Ferdig! %s"
TIME_UP = "Tiden er ute!"
WAS_THERE = "Her var det et SET"
NONE_LEFT = ("Det er ingen SET igjen", "Et SET! Nå er ingen igjen")

POINTS = ("poeng", "poeng")
SETS = ("SET", "SET")
WRONG = ("feil", "feil")
HINTS = ("tips", "tips")
CARDS_LEFT = ("kort igjen", "kort igjen")
IN_TIME = "%(what)s på %(time)s"
MORE_SECONDS = "+%d s"
PENALTIES = "ekstra"
PER_SET = "per SET"
THIS_GAME = ("dette spillet", "nå")
LAST_TIME = ("forrige gang", "sist")
BEST_BEFORE = ("tidligere best", "best")
AVERAGE_GAME = ("i snitt", "i snitt")
BEST_TEN = ("topp ti", "topp ti")
MISSED_OF = "Ikke funnet: %(number)d av %(all)s"
REVIEW = ("se på", "mer")  # a key: the SETs of a game that is over
LAST_GAME = ("siste spill", "siste")  # a key: the same of the last one
SLOWEST = "Langsomst: %s"  # SET, after a time
HARDEST_SET = "Vanskeligste SET: %s"
CLEARED = "Tomt bord!"
FIRST_ONE = "Første spill!"
BEFORE = "%(now)s (før: %(before)s)"
PLACES = (
    "Rekord!",
    "2. plass",
    "3. plass",
    "4. plass",
    "5. plass",
    "6. plass",
    "7. plass",
    "8. plass",
    "9. plass",
    "10. plass",
)

NO_RECORDS = "Ingen spill ennå"
RECENT = "Siste %(sets)d SET: i snitt %(time)s"
HINTED_GAMES = "%s: med tips"
ON_PAGE = "%(page)d/%(pages)d"
OF_FEATURES = "%d egenskaper"
PUZZLE_SIGN = "nr. %d"
REALLY_CLEAR = "Tømme lista?"
CLEAR_LINE = "Disse rekordene går tapt."
KEEP = "Nei, behold alt"
CLEAR_YES = "Ja, tøm"
WITH_HINTS = "t"

STATISTICS = "Statistikk"
TO_STATISTICS = ("statistikk", "totalt")
NO_STATISTICS = "Ingenting ennå. Spill et par spill, så ser du her hvordan det går."
GAMES_PLAYED = ("spill", "spill")
BEST_STREAK = ("SET på rad", "på rad")
NO_TIME = "–"
SET_TAKES = "Tid per SET, etter antall forskjeller"
DIFFER = ("1 forskjell", "2 forskjeller", "3 forskjeller", "4 forskjeller")
WRONG_CLAIMS = "Feil"
REFUSED_BY = "%d i alt, etter hva som var feil"
NONE_REFUSED = "Ingen ennå. Alt du valgte, var SET."
LAST_GAMES = "Siste spill"
LAST_TAKES = "Tid per SET, spill for spill"
NONE_FINISHED = "Ingen ferdige spill med SET ennå."
LATEST = "sist %s"
USUAL = "vanligvis %s"
RESET = "nullstill"
REALLY_RESET = "Nullstille statistikken?"
RESET_LINE = "Rekordene beholdes."
RESET_YES = "Ja, nullstill"

CRASHED = "Noe gikk galt"
CRASHED_GAME = "Spillet ditt er trygt"
CRASHED_LINE = "Mer står i crash.txt."


def __getattr__(name: str):
    """The words of further modules, read when they are first wanted."""
    return found(__name__, name)
