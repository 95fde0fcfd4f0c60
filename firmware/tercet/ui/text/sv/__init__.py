"""Swedish: the words that are no game's own. The terms are those of the printed rule sheets."""

from tercet.ui.text import counted, found, signed  # noqa: F401

TITLE = "Tercet"

GROUPS = ("", "ENSAM", "TILLSAMMANS", "TÄRNINGAR", "MER")
WAITS = "Väntar: %s"
RECORDS = ("Rekord", "Dina bästa spel")
SETTINGS = ("Inställningar", "Färger, ljus, ljud och mer", "Färger, ljus och mer")
TUTORIAL = ("Lär dig spela", "Vad ett SET är, steg för steg")
SKILLS = ("Nybörjare", "Medel", "Avancerad", "Expert")

SAFE = "Felsäkert läge"

START = "starta"
CHOOSE = "välj"
UP = "upp"
DOWN = "ned"
BACK = "tillbaka"
HINT = "tips"
NO_MATCH = "inget SET"
PAUSE = "paus"
BEST = "topp tio"
BEST_SHORT = "topp"
CLEAR = "rensa"
CHANGE = "ändra"
NEXT = "nästa"
GO_ON = "fortsätt"
SKIP = "hoppa över"
TO_LEFT = "←"
TO_RIGHT = "→"
TO_MENU = "till menyn"
AGAIN = "igen"
MENU = "meny"

CHOOSE_SHORT = "välj"
NO_MATCH_SHORT = "inget"

PLAY = "Spela"
SKILL = "Svårighet"
CARDS = "Egenskaper"
CONSTANT = "Alltid samma"
TARGET = "SET att hitta"
PUZZLE_NUMBER = "Pussel"
SHOW_COUNT = "Visa antal SET"
OF_SKILL = "automatiskt"
OF_SKILL_NOW = "automatiskt: %d"
SURPRISE = "slumpas"
CONSTANT_VALUES = ("antal", "färg", "fyllning", "symbol")
YES = "ja"
NO = "nej"
SAYS = ("Nya kort läggs ut åt dig.", "Du säger ”inget SET”.")
LEANS = ("Lätta SET.", "Alla sorters SET.", "Alla sorters SET.", "Svåra SET.")

SEATS = "Spelare"
SEAT = "Spelare %d"
PERSON = "människa"
COMPUTER_PLAYS = "Här spelar datorn."
PICK = "Tid att välja"
SECONDS = "%d s"
TOO_FEW_KEYS = ("Enheten har bara %d ropknappar.", "Bara %d ropknappar.")
SHORT_SKILLS = ("Nyb.", "Med.", "Ava.", "Exp.")
PLAYER = "Spelare %d"
COMPUTER = "%(skill)s %(seat)d"
PICKING = "Välj tre: %d s"
PICKING_SHORT = "%d s"
QUESTION = "Inget SET? Alla trycker."
QUESTION_SHORT = "Inget SET? Tryck."
QUESTION_SHORTEST = "+3? Tryck."
QUESTION_NONE = "Inget? Tryck."
MORE_CARDS = ("Fler kort? Alla trycker.", "Fler kort? Tryck.", "+3? Tryck.")
PLUS_THREE = "inget SET?"
PLUS_THREE_SHORT = "+3"
ASK_CARDS = "fler kort?"
BY_NAME = "%(who)s: %(says)s"
TAKES = "ett SET!"
GIVES_BACK = "ett SET lämnas tillbaka"
SEES_ONE = "%s ser ett SET"
WILL_DEAL = "%s delar ut"
FULL_TABLE = "Bland 21 kort finns alltid ett SET"
EMPTY_STOCK = "Det finns inga fler kort"
TOO_LATE = "för sent"
ALL_AGREED = "Tre kort till"
DECLINED = "Spelet fortsätter"
MISSED = "Ett SET som ingen såg"
OUT = "ute"
OWES = "skyldig %d"
MASTER = "delar ut"
CALL = "SET!"
ROUND_OVER = "Omgången är slut"
MATCH_OVER = "Spelet är slut"
ROUND_OF = "Omgång %(round)d av %(rounds)d"
ROUNDS = ("omgång %(first)d–%(last)d", "%(first)d–%(last)d")
ROUND = "omgång"
ROUND_DONE = "Omgång %(round)d av %(rounds)d klar"
GIVEN_UP = "%s: avbruten"
COUNTING = ("poäng hittills", "bara färdiga omgångar räknas")
WINS = "%s vinner!"
TIE_OF = "Delad seger: %s"
DEALS_NEXT = "sedan delar %s ut"
DEALT_THEN = "– delade ut"
HARDEST = "svåraste SET: %s"
NEXT_ROUND = "nästa omgång"
QUESTION_ONE = ("Inget SET? Tryck.", "+3? Tryck.")
MORE_ONE = ("Fler kort? Tryck.", "Fler? Tryck.", "+3? Tryck.")
ENDS = ("Avsluta omgången? Alla trycker.", "Avsluta? Tryck.")
ENDS_ONE = ("Avsluta omgången? Tryck.", "Avsluta? Tryck.")
CHOOSES = "%(who)s: %(seconds)d s"
PLAYER_SHORT = "S%d"
ALL_BACK = "Alla med igen"

PAUSED = "Paus"
CONTINUE = "Fortsätt"
START_AGAIN = "Börja om"
REALLY_AGAIN = "Vill du börja om?"
START_AGAIN_LINE = "Ett nytt spel med samma val."
LEAVE = "Fortsätt senare"
LEAVE_LINE = "Spelet väntar på dig i menyn."
GIVE_UP = "Ge upp"
GIVE_UP_LINE = "Det här spelet går förlorat."
REALLY_GIVE_UP = "Vill du ge upp?"
STAY = "Nej, fortsätt"
GIVE_UP_YES = "Ja, ge upp"

CONTINUE_LINE = "Där du slutade"
NEW_GAME = "Nytt spel"
NEW_GAME_LINE = "Starta ett annat"
REALLY_NEW = "Starta ett nytt spel?"
REALLY_NEW_LINE = "Spelet som väntar går förlorat."
KEEP_GAME = "Nej, behåll det"
NEW_YES = "Ja, ett nytt spel"

NO_DISK = "Minnet kan inte läsas"
WITHOUT_SAVING = "Spela ändå"
WITHOUT_SAVING_LINE = "Inget sparas och inget raderas."
ERASE = "Radera minnet"
ERASE_LINE = "Alla filer i minnet går förlorade."
REALLY_ERASE = "Vill du radera allt?"
ERASE_NO = "Nej, behåll allt"
ERASE_YES = "Ja, radera"
NOTES = {
    "damaged": ("Skadad sparfil", "Det som ännu kan läsas används. Den skadade heter nu %s."),
    "gone": ("Spelet är borta", "Tyvärr hann det inte sparas."),
    "full": ("Minnet är fullt", "Du kan spela men inte spara. Ta bort egna filer från minnet."),
    "read-only": ("Minnet är skrivskyddat", "Du kan spela men inte spara."),
    "broken": ("Det går inte att spara", "Du kan spela, men allt försvinner när du stänger av."),
    "erased": ("Minnet är klart", "Från och med nu sparas spelen."),
    "not erased": ("Raderingen misslyckades", "Minnet kan vara utslitet. Du kan spela men inte spara."),
    "restarted": ("Tercet hängde sig", "Enheten har startat om av sig själv. Ditt spel är som det senast sparades."),
    "battery": ("Lågt batteri", "Ladda snart. Spelet sparas innan batteriet tar slut."),
    "safe": ("Felsäkert läge", "Inget läses eller sparas, och skärmen är långsam. Stäng av och slå på för att avsluta."),
}
COMPUTER_LINE = ("En dator är ansluten", "Allt är sparat. Stäng av och slå på igen för att spela vidare.")

FIRST_COLOURS = ("Dina färger", "Vilka tre kan du lättast skilja åt?", "Du kan byta senare i Inställningar.")

SETTING_ROWS = {
    "language": ("Språk", "Språket i alla texter."),
    "palette": ("Färger", ""),
    "letters": ("Bokstäver", "En bokstav på kortet visar färgen."),
    "brightness": ("Ljusstyrka", "Hur ljus skärmen är."),
    "dim": ("Dämpas efter", "Utan knapptryck; sedan släcks skärmen."),
    "volume": ("Ljud", "Hur högt ljudet är."),
    "lamp": ("Lampa", "Den lilla lampan visar rätt och fel."),
    "hints": ("Tips", "I Övning finns de alltid."),
    "pick": (PICK, "Så lång tid har du på dig att välja."),
    "animation": ("Animation", "Kort blinkar, nya kommer lite senare."),
    "sign": ("Rekordnamn", "De tio bästa spelen får ett namn."),
    "test": ("Skärmtest", "Kanter, rena färger, jämna steg."),
    "about": ("Om Tercet", "Version, enhet och licens."),
}
PALETTES = ("standard", "röd-grön färgblindhet", "blå-gul färgblindhet", "hög kontrast")
PALETTE_LINES = (
    "Röd, grön och lila.",
    "Orange, blå och lila.",
    "Röd, turkos och blå.",
    "Röd, blå och lila på vitt.",
)
VOLUMES = ("av", "lågt", "medel", "högt")
ON = "på"
OFF = "av"
NEVER = "aldrig"
MINUTES = "%d min"

LEFT = "%d kvar"
OF = "%(number)d av %(all)d"
FEATURES = ("antal", "färg", "fyllning", "symbol")
COLOURS = (
    ("röd", "grön", "lila"),
    ("orange", "blå", "lila"),
    ("röd", "turkos", "blå"),
    ("röd", "blå", "lila"),
)
ONE_OF = (
    ("1", "2", "3"),
    COLOURS[0],
    ("fylld", "randig", "tom"),
    ("ruter", "oval", "snirkel"),
)
TWO_OF = (
    ("1 symbol", "2 symboler", "3 symboler"),
    COLOURS[0],
    ("fyllda", "randiga", "tomma"),
    ("ruter", "ovaler", "snirklar"),
)
DECIMAL = ","
RIGHT = "Ett SET!"
ALL_DIFFERENT = "alla olika"
DIFFERENT = "olika"
SAME = "samma"
NOT_A_SET = "Inget SET: %s"
MARKS = ("×", "✓")
NOT_NONE = "Det finns ett SET"
DEALT = "Rätt, tre kort till"
HINTED = "Det här är ett SET"
HINTED_NONE = "Inget SET här: tre kort till"
SHOWN = ("Ett kort i ett SET", "Två kort i ett SET", "Det här är ett SET: välj det")
SHOWN_NONE = "Här finns inget SET"
ALREADY = "Redan hittat"
PENALTY = " · +%d s"
LESS_TIME = " · –%d s"
MORE_TIME = "Nivå %(level)d! +%(seconds)d s"
DONE = "Klart! %s"
TIME_UP = "Tiden är ute!"
WAS_THERE = "Här fanns ett SET"
NONE_LEFT = ("Det finns inget SET kvar", "Ett SET! Nu finns inget kvar")

POINTS = ("poäng", "poäng")
SETS = ("SET", "SET")
WRONG = ("fel", "fel")
HINTS = ("tips", "tips")
CARDS_LEFT = ("kort kvar", "kort kvar")
IN_TIME = "%(what)s på %(time)s"
MORE_SECONDS = "+%d s"
PENALTIES = "extra"
PER_SET = "per SET"
THIS_GAME = ("det här spelet", "nu")
LAST_TIME = ("förra gången", "förut")
BEST_BEFORE = ("tidigare bäst", "bäst")
AVERAGE_GAME = ("i snitt", "i snitt")
BEST_TEN = ("topp tio", "topp tio")
MISSED_OF = "Missat: %(number)d av %(all)s"
REVIEW = ("titta", "fler")  # a key: the SETs of a game that is over
LAST_GAME = ("senaste spelet", "senaste")  # a key: the same of the last one
SLOWEST = "Långsammast: %s"  # SET, after a time
HARDEST_SET = "Svåraste SET: %s"
CLEARED = "Tomt bord!"
FIRST_ONE = "Första spelet!"
BEFORE = "%(now)s (förut: %(before)s)"
PLACES = (
    "Rekord!",
    "Plats 2",
    "Plats 3",
    "Plats 4",
    "Plats 5",
    "Plats 6",
    "Plats 7",
    "Plats 8",
    "Plats 9",
    "Plats 10",
)

NO_RECORDS = "Inga spel än"
RECENT = "Senaste %(sets)d SET: i snitt %(time)s"
HINTED_GAMES = "%s: med tips"
ON_PAGE = "%(page)d/%(pages)d"
OF_FEATURES = "%d egenskaper"
PUZZLE_SIGN = "nr %d"
REALLY_CLEAR = "Rensa listan?"
CLEAR_LINE = "De här rekorden går förlorade."
KEEP = "Nej, behåll"
CLEAR_YES = "Ja, rensa"
WITH_HINTS = "t"

STATISTICS = "Statistik"
TO_STATISTICS = ("statistik", "totalt")
NO_STATISTICS = "Inget än. Spela ett par spel, så ser du här hur det går."
GAMES_PLAYED = ("spel", "spel")
BEST_STREAK = ("SET i rad", "i rad")
NO_TIME = "–"
SET_TAKES = "Tid per SET, efter antal skillnader"
DIFFER = ("1 skillnad", "2 skillnader", "3 skillnader", "4 skillnader")
WRONG_CLAIMS = "Fel"
REFUSED_BY = "%d totalt, efter vad som var fel"
NONE_REFUSED = "Inga än. Alla dina val var SET."
LAST_GAMES = "Senaste spelen"
LAST_TAKES = "Tid per SET, spel för spel"
NONE_FINISHED = "Inget spel med SET är klart än."
LATEST = "senast %s"
USUAL = "normalt %s"
RESET = "nollställ"
REALLY_RESET = "Nollställa statistiken?"
RESET_LINE = "Dina rekord finns kvar."
RESET_YES = "Ja, nollställ"

CRASHED = "Något gick fel"
CRASHED_GAME = "Ditt spel finns kvar"
CRASHED_LINE = "Mer står i crash.txt."


def __getattr__(name: str):
    """The words of further modules, read when they are first wanted."""
    return found(__name__, name)
