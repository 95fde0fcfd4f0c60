"""Norwegian: SET Cubed."""

NAME = "SET Cubed"
LINE = "Brettspillet med terninger"

LINES = (
    ("Bytt ut en joker, legg opptil tre.", "Legg opptil tre terninger."),
    ("Hver terning må være i et nytt SET.", "Hver i et nytt SET."),
)
PRACTICE = "Tips"
PRACTICE_LINE = ("Med tips blir det ingen rekord.", "Med tips: ingen rekord.")

WHO_STARTS = "Hvem har et SET?"
SHOW_IT = "%s: vis SET-et ditt"
SHOW_SHORT = "%s: vis SET"
I_HAVE = "jeg har ett"
I_HAVE_SHORT = "jeg har"
ROLL = "alle kaster"
NOBODY = "Har ingen et SET?"
AGREE = "ingen: alle kaster"
NOT_YET = "nei, vent"
DECLINED = "Ikke alle er enige: Let videre."
TAKE_BACK_CALL = "ingen"
HAS_NONE = "%s har ingen SET."
WAITS = "venter"
WAITS_FOR = "%s venter på neste kast."
ROLLED = "Alle har kastet."
STARTS = "%(who)s begynner: +%(points)d"
HAD_ONE = "%(who)s hadde et SET: +%(points)d"

YOUR_TURN = "Din tur"
LAST_TURN = "Din siste tur"
YOUR_DICE = "Kaste på nytt?"
ROUND = "Runde %d"
LAY = "legg"
TAKE = ("ta tilbake", "ta")
LAY_HERE = ("legg", "legg")
SWAP_HERE = ("bytt", "bytt")
END = "avslutt"
END_SHORT = "slutt"
PASSES = "stå over"
HANDS = "andre"
WORTH = "+%d"
TURN = "Trekket ditt så langt"
TURN_WORTH = ("%(sets)d SET: +%(points)d", "%(sets)d SET: +%(points)d")
END_TURN = "Avslutt trekket"
PASS = "Stå over"
PASS_LINE = "Ikke legg noe denne gangen."
LAST_PASS = "Hvis alle står over, er spillet slutt."
NOTHING_LAID = "Ingenting er lagt ennå"
TAKE_ALL = "Ta alle tilbake"
TAKE_ALL_LINE = "Du får terningene tilbake."
A_HINT = "Tips"
HINT_LINE = "Viser det beste trekket."
BACK_TO_BOARD = "brettet"
LOOKS = "Leter etter et trekk …"
NO_ROOM = "Tre terninger er allerede lagt."
SWAPS_FIRST = "Bytt før du legger."
LOOK = "se rundt"
NO_HINT = "Ingen trekk: Stå over."
HINTED = "Et lovlig trekk: +%d"

REFUSALS = (
    ("De grå er ikke i noe nytt SET.", "Grå: ikke i et nytt SET."),
    ("Ingen nye SET har en terning fra før.", "Ingen SET med en fra før."),
    ("Det første SET-et skal på logoen.", "Det skal på logoen."),
)

SCORED = ("%(who)s: %(sets)d SET, +%(points)d", "%(who)s: %(sets)d SET, +%(points)d")
LAST_DIE = "%(who)s, siste terning: +%(points)d"
PASSED = "%s står over."
BEGINS = "Runde %d begynner."
SWAPPED = "%s tar jokeren og kaster den."
ALL_PASSED = ("Alle sto over: Spillet er slutt.", "Alle sto over. Én gang til, så er det slutt.", "Alle sto over, alle kaster.")

AGAIN = "kast"
KEEP = "behold"
KEEP_ALL = "behold alle"
ROLL_SOME = "kast %d"

WILD = "En joker"
LAY_IT = "Legg den"
SUGGESTED = "Gir et SET"
WHICH = "%(number)d av %(all)d"
FACE_LINES = ("Den beholder denne siden på brettet.", "Den beholder denne siden.")
WORTH_LINE = ("Poeng her: +%d", "Her: +%d")
NO_SET_LINE = ("Alene gir den ikke noe SET her.", "Alene ikke noe SET.")

RECORDS = "Beste trekk %(best)d · vant %(won)d av %(games)d"
BEST_TURN = "beste trekk %d"

HELP = (
    "Legg opptil tre, hver i et nytt SET.",
    "Et SET ligger vannrett eller loddrett.",
    "Minst ett må ha en terning fra før.",
    "Et nytt SET: 3 poeng. En lagt joker: –1.",
    "Bonusruter gir poeng én gang.",
    "En lik terning kan erstatte en joker.",
)
HELP_END = "Spillet slutter når noen går tom."
HELP_PASSES = "Det slutter også om alle stadig står over."
KEY_BOARD = "legg, ta tilbake, bytt"
KEY_TURN = "avslutt, stå over"
KEY_HANDS = "de andres terninger"
PICTURES = (
    ("Et lovlig trekk", "To nye SET: ett med terninger som lå der, ett av bare nye. +6"),
    ("Ikke lov", "Den nye er ikke i noe SET: To viser 1 rombe, denne viser 2."),
    ("Ikke lov", "De nye er et SET, men ingen nye SET har en terning som lå der fra før."),
)
