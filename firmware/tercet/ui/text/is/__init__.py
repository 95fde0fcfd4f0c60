"""Icelandic: the words that are no game's own. The terms of the printed rule sheet are used throughout."""

from tercet.ui.text import found, signed  # noqa: F401

TITLE = "Tercet"

GROUPS = ("", "FYRIR EINN", "FYRIR FLEIRI", "TENINGAR", "ANNAÐ")
WAITS = "Bíður: %s"
RECORDS = ("Met", "Bestu leikirnir þínir")
SETTINGS = ("Stillingar", "Litir, birta, hljóð og fleira", "Litir, birta og fleira")
TUTORIAL = ("Læra að spila", "Hvað SETT er, skref fyrir skref")
SKILLS = ("Byrjandi", "Vanur", "Snjall", "Meistari")

SAFE = "Öryggishamur"

START = "byrja"
CHOOSE = "velja"
UP = "upp"
DOWN = "niður"
BACK = "til baka"
HINT = "vísbending"
NO_MATCH = "ekkert SETT"
PAUSE = "hlé"
BEST = "tíu bestu"
BEST_SHORT = "bestu"
CLEAR = "tæma"
CHANGE = "breyta"
NEXT = "áfram"
GO_ON = "áfram"
SKIP = "sleppa"
TO_LEFT = "←"
TO_RIGHT = "→"
TO_MENU = "í valmynd"
AGAIN = "aftur"
MENU = "valmynd"

CHOOSE_SHORT = "velja"
NO_MATCH_SHORT = "ekkert SETT"

PLAY = "Spila"
SKILL = "Færni"
CARDS = "Einkenni"
CONSTANT = "Sleppt"
TARGET = "Hve mörg SETT"
PUZZLE_NUMBER = "Þraut"
SHOW_COUNT = "Telja SETT"
OF_SKILL = "sjálfvirkt"
OF_SKILL_NOW = "sjálfvirkt: %d"
SURPRISE = "af handahófi"
CONSTANT_VALUES = ("fjöldi", "litur", "fylling", "form")
YES = "já"
NO = "nei"
SAYS = ("Ný spil koma sjálfkrafa.", "Þú segir „ekkert SETT“.")
LEANS = ("Létt SETT.", "Alls konar SETT.", "Alls konar SETT.", "Erfið SETT.")

SEATS = "Leikmenn"
SEAT = "Sæti %d"
PERSON = "manneskja"
COMPUTER_PLAYS = "Hér spilar tölvan."
PICK = "Tími til að velja"
SECONDS = "%d s"
TOO_FEW_KEYS = ("Tækið er með kalltakka fyrir %d.", "Kalltakkar aðeins fyrir %d.")
SHORT_SKILLS = ("Byr.", "Van.", "Snj.", "Mei.")
PLAYER = "Leikmaður %d"
COMPUTER = "%(skill)s %(seat)d"
PICKING = "Veldu 3: %d s"
PICKING_SHORT = "%d s"
QUESTION = "Ekkert SETT? Þá ýta allir."
QUESTION_SHORT = "Ekkert SETT? Allir ýta."
QUESTION_SHORTEST = "+3? Allir ýta."
QUESTION_NONE = "Ekkert? Ýtið."
MORE_CARDS = ("Fleiri spil? Þá ýta allir.", "Fleiri? Allir ýta.", "+3? Allir ýta.")
PLUS_THREE = "ekkert?"
PLUS_THREE_SHORT = "+3"
ASK_CARDS = "spil?"
BY_NAME = "%(who)s: %(says)s"
TAKES = "SETT!"
GIVES_BACK = "SETT upp í skuld"
SEES_ONE = "%s sér SETT"
WILL_DEAL = "%s gefur spil"
FULL_TABLE = "Í 21 spili er alltaf SETT"
EMPTY_STOCK = "Stokkurinn er búinn"
TOO_LATE = "of seint"
ALL_AGREED = "Þrjú spil í viðbót"
DECLINED = "Leikurinn heldur áfram"
MISSED = "Enginn sá þetta SETT"
OUT = "bíður"
OWES = "skuldar %d"
MASTER = "gefur"
CALL = "SETT!"
ROUND_OVER = "Umferðin er búin"
MATCH_OVER = "Leiknum er lokið"
ROUND_OF = "Umferð %(round)d af %(rounds)d"
ROUNDS = ("umferðir %(first)d–%(last)d", "%(first)d–%(last)d")
ROUND = "umferð"
ROUND_DONE = "Umferð %(round)d af %(rounds)d búin"
GIVEN_UP = "%s: uppgjöf"
COUNTING = ("stigin hingað til", "loknar umferðir gilda")
WINS = "%s vinnur!"
TIE_OF = "Jafntefli: %s"
DEALS_NEXT = "%s gefur næst"
DEALT_THEN = "– gaf spil"
HARDEST = "erfiðasta SETTIÐ: %s"
NEXT_ROUND = "næsta umferð"
QUESTION_ONE = ("Ekkert SETT? Ýttu.", "+3? Ýttu.")
MORE_ONE = ("Fleiri spil? Ýttu.", "Fleiri? Ýttu.", "+3? Ýttu.")
ENDS = ("Ljúka umferð? Þá ýta allir.", "Ljúka? Allir ýta.")
ENDS_ONE = ("Ljúka umferð? Ýttu.", "Ljúka? Ýttu.")
CHOOSES = "%(who)s: %(seconds)d s"
PLAYER_SHORT = "L%d"
ALL_BACK = "Allir með aftur"

PAUSED = "Hlé"
CONTINUE = "Halda áfram"
START_AGAIN = "Byrja aftur"
REALLY_AGAIN = "Byrja aftur?"
START_AGAIN_LINE = "Nýr leikur með sömu stillingum."
LEAVE = "Hætta í bili"
LEAVE_LINE = "Leikurinn bíður í valmyndinni."
GIVE_UP = "Gefast upp"
GIVE_UP_LINE = "Leikurinn glatast."
REALLY_GIVE_UP = "Viltu gefast upp?"
STAY = "Nei, halda áfram"
GIVE_UP_YES = "Já, gefast upp"

CONTINUE_LINE = "Áfram þar sem þú hættir"
NEW_GAME = "Nýr leikur"
NEW_GAME_LINE = "Byrja á öðrum leik"
REALLY_NEW = "Byrja nýjan leik?"
REALLY_NEW_LINE = "Leikurinn sem bíður glatast."
KEEP_GAME = "Nei, geyma hann"
NEW_YES = "Já, byrja"

NO_DISK = "Minnið er ólæsilegt"
WITHOUT_SAVING = "Spila samt"
WITHOUT_SAVING_LINE = "Ekkert er vistað og engu er eytt."
ERASE = "Hreinsa minnið"
ERASE_LINE = "Allar skrár á því glatast."
REALLY_ERASE = "Hreinsa minnið?"
ERASE_NO = "Nei, láta það vera"
ERASE_YES = "Já, hreinsa"
NOTES = {
    "damaged": ("Vistun skemmdist", "Það sem enn er hægt að lesa er notað. Sú skemmda heitir nú %s."),
    "gone": ("Leikurinn er horfinn", "Því miður tókst ekki að vista hann í tæka tíð."),
    "full": ("Minnið er fullt", "Leikir halda áfram en vistast ekki. Eyddu þínum eigin skrám úr minninu."),
    "read-only": ("Ekki má vista", "Aðeins er hægt að lesa minnið. Leikir halda áfram en vistast ekki."),
    "broken": ("Vistun virkar ekki", "Leikir halda áfram en glatast þegar slokknar á tækinu."),
    "erased": ("Minnið er tilbúið", "Héðan í frá vistast leikir."),
    "not erased": ("Hreinsun mistókst", "Minnið gæti verið slitið. Leikir halda áfram en vistast ekki."),
    "restarted": ("Tercet fraus", "Það ræsti sig aftur sjálft. Leikurinn er eins og hann var síðast vistaður."),
    "battery": ("Lítil hleðsla", "Hladdu fljótlega. Leikurinn vistast áður en rafhlaðan tæmist."),
    "safe": ("Öryggishamur", "Ekkert er lesið eða vistað og skjárinn er hægur. Slökktu og kveiktu aftur til að fara úr honum."),
}
COMPUTER_LINE = ("Tölva er tengd", "Allt er vistað. Slökktu og kveiktu aftur til að spila áfram.")

FIRST_COLOURS = ("Litirnir þínir", "Hvaða þrjá liti þekkirðu best í sundur?", "Þessu má breyta í stillingum.")

SETTING_ROWS = {
    "language": ("Tungumál", "Tungumál allra texta."),
    "palette": ("Litir", ""),
    "letters": ("Stafir", "Stafur á hverju spili sýnir litinn."),
    "brightness": ("Birta", "Hve bjartur skjárinn er."),
    "dim": ("Dofnar eftir", "Ef ekki er ýtt; svo slokknar á skjánum."),
    "volume": ("Hljóð", "Hve hátt hljóðið er."),
    "lamp": ("Ljós", "Litla ljósið sýnir rétt og rangt."),
    "hints": ("Vísbendingar", "Í æfingu eru þær alltaf í boði."),
    "pick": (PICK, "Til að finna spilin þrjú eftir kall."),
    "animation": ("Hreyfing", "Spil blikka og ný koma aðeins síðar."),
    "sign": ("Nöfn við met", "Tíu bestu leikirnir fá nafn."),
    "test": ("Skjápróf", "Brúnir, hreinir litir, jöfn þrep."),
    "about": ("Um Tercet", "Útgáfa, tæki og leyfi."),
}
PALETTES = ("venjulegir", "rauðgræn litblinda", "blágul litblinda", "mikil birtuskil")
PALETTE_LINES = (
    "Rautt, grænt og fjólublátt.",
    "Rauðgult, blátt og vínrautt.",
    "Rautt, túrkís og dökkblátt.",
    "Rautt, blátt og vínrautt á hvítu.",
)
VOLUMES = ("slökkt", "lágt", "miðlungs", "hátt")
ON = "kveikt"
OFF = "slökkt"
NEVER = "aldrei"
MINUTES = "%d mín."

LEFT = "%d eftir"
OF = "%(number)d af %(all)d"
FEATURES = ("fjöldi", "litur", "fylling", "form")
COLOURS = (
    ("rautt", "grænt", "fjólublátt"),
    ("rauðgult", "blátt", "vínrautt"),
    ("rautt", "túrkís", "dökkblátt"),
    ("rautt", "blátt", "vínrautt"),
)
ONE_OF = (
    ("1", "2", "3"),
    COLOURS[0],
    ("fyllt", "röndótt", "tómt"),
    ("tígull", "sporaskja", "bylgja"),
)
TWO_OF = (
    ("1 tákn", "2 tákn", "3 tákn"),
    COLOURS[0],
    ("fyllt", "röndótt", "tómt"),
    ("tíglar", "sporöskjur", "bylgjur"),
)
DECIMAL = ","
RIGHT = "SETT!"
ALL_DIFFERENT = "allt ólíkt"
DIFFERENT = "ólíkt"
SAME = "eins"
NOT_A_SET = "Ekki SETT: %s"
MARKS = ("×", "✓")
NOT_NONE = "Jú, hér er SETT"
DEALT = "Rétt, þrjú spil í viðbót"
HINTED = "Þetta er SETT"
HINTED_NONE = "Ekkert SETT: þrjú spil í viðbót"
SHOWN = ("Eitt spil úr SETTI", "Tvö spil úr SETTI", "Þetta er SETT: veldu það")
SHOWN_NONE = "Hér er ekkert SETT"
ALREADY = "Þegar fundið"
PENALTY = " · +%d s"
LESS_TIME = " · –%d s"
MORE_TIME = "Borð %(level)d! +%(seconds)d s"
DONE = "Búið! %s"
TIME_UP = "Tíminn er búinn!"
WAS_THERE = "Þetta SETT var þarna"
NONE_LEFT = ("Ekkert SETT er eftir", "SETT! Ekkert er eftir")

POINTS = ("stig", "stig")
SETS = ("SETT", "SETT")
WRONG = ("villa", "villur")
HINTS = ("vísbending", "vísbendingar")
CARDS_LEFT = ("spil eftir", "spil eftir")
IN_TIME = "%(what)s á %(time)s"
MORE_SECONDS = "+%d s"
PENALTIES = "í viðbót"
PER_SET = "á SETT"
THIS_GAME = ("þessi leikur", "nú")
LAST_TIME = ("síðast", "síðast")
BEST_BEFORE = ("best áður", "best")
AVERAGE_GAME = ("meðaltal", "meðaltal")
BEST_TEN = ("tíu bestu", "tíu bestu")
MISSED_OF = "Óséð: %(number)d af %(all)s"
REVIEW = ("skoða", "fleiri")  # a key: the SETs of a game that is over
LAST_GAME = ("síðasti leikur", "síðasti")  # a key: the same of the last one
SLOWEST = "Hægast: %s"  # SET, after a time
HARDEST_SET = "Erfiðasta SETTIÐ: %s"
CLEARED = "Allt tekið!"
FIRST_ONE = "Fyrsti leikur!"
BEFORE = "%(now)s (áður: %(before)s)"
PLACES = (
    "Nýtt met!",
    "2. sæti",
    "3. sæti",
    "4. sæti",
    "5. sæti",
    "6. sæti",
    "7. sæti",
    "8. sæti",
    "9. sæti",
    "10. sæti",
)

NO_RECORDS = "Engir leikir enn"
RECENT = "Síðustu %(sets)d SETT: %(time)s hvert"
HINTED_GAMES = "%s: vísbending"
ON_PAGE = "%(page)d/%(pages)d"
OF_FEATURES = "%d einkenni"
PUZZLE_SIGN = "nr. %d"
REALLY_CLEAR = "Tæma listann?"
CLEAR_LINE = "Þessir bestu leikir glatast."
KEEP = "Nei, geyma"
CLEAR_YES = "Já, tæma"
WITH_HINTS = "v"

STATISTICS = "Tölfræði"
TO_STATISTICS = ("tölfræði", "tölur")
NO_STATISTICS = "Ekkert enn. Spilaðu leik eða tvo og komdu svo aftur."
GAMES_PLAYED = ("leikur", "leikir")
BEST_STREAK = ("SETT í röð", "í röð")
NO_TIME = "–"
SET_TAKES = "Tími á SETT, eftir ólíkum einkennum"
DIFFER = ("1 einkenni ólíkt", "2 einkenni ólík", "3 einkenni ólík", "4 einkenni ólík")
WRONG_CLAIMS = "Villur"
REFUSED_BY = "%d alls, eftir því hvað var rangt"
NONE_REFUSED = "Engar enn. Allt sem þú valdir var SETT."
LAST_GAMES = "Síðustu leikir"
LAST_TAKES = "Tími á SETT, leik fyrir leik"
NONE_FINISHED = "Engum leik með SETTI lokið enn."
LATEST = "síðast %s"
USUAL = "venjulega %s"
RESET = "núllstilla"
REALLY_RESET = "Núllstilla tölfræðina?"
RESET_LINE = "Bestu leikirnir haldast."
RESET_YES = "Já, núllstilla"

CRASHED = "Eitthvað fór úrskeiðis"
CRASHED_GAME = "Leikurinn er öruggur"
CRASHED_LINE = "Nánar í skránni crash.txt."


def counted(number: int, pair: tuple) -> str:
    """Return the form of a word that goes with a number: 21 and 31 are singular, 11 is not."""
    return pair[0] if number % 10 == 1 and number % 100 != 11 else pair[1]


def __getattr__(name: str):
    """The words of the help, the tutorial and the display test, and those that the dice games share (`dice`), are read when
    they are first wanted: the start need not wait for them, and a game need not have them in memory.
    """
    return found(__name__, name)
