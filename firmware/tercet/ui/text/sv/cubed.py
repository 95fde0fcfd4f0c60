"""Swedish: SET Cubed."""

NAME = "SET Cubed"
LINE = "Brädspelet med tärningar"

LINES = (
    ("Byt ut en joker, lägg högst tre.", "Lägg högst tre tärningar."),
    ("Varje tärning ska ingå i ett nytt SET.", "Alla i nya SET."),
)
PRACTICE = "Tips"
PRACTICE_LINE = ("Med tips blir det inget rekord.", "Med tips inget rekord.")

WHO_STARTS = "Vem har ett SET?"
SHOW_IT = "%s, visa ditt SET"
SHOW_SHORT = "%s: ditt SET"
I_HAVE = "jag har ett"
I_HAVE_SHORT = "jag har"
ROLL = "slå om"
NOBODY = "Har ingen ett SET?"
AGREE = "inget: slå om"
NOT_YET = "nej, vänta"
DECLINED = "Alla håller inte med: leta vidare."
TAKE_BACK_CALL = "inget"
HAS_NONE = "%s har inget SET."
WAITS = "väntar"
WAITS_FOR = "%s väntar på nästa slag."
ROLLED = "Alla har slagit."
STARTS = "%(who)s börjar: +%(points)d"
HAD_ONE = "%(who)s hade ett SET: +%(points)d"

YOUR_TURN = "Din tur"
LAST_TURN = "Din sista tur"
YOUR_DICE = "Slå om tärningar?"
ROUND = "Omgång %d"
LAY = "lägg"
TAKE = ("ta tillbaka", "ta")
LAY_HERE = ("lägg", "lägg")
SWAP_HERE = ("byt ut", "byt")
END = "avsluta"
END_SHORT = "klar"
PASSES = "stå över"
HANDS = "andra"
WORTH = "+%d"
TURN = "Ditt drag hittills"
TURN_WORTH = ("%(sets)d SET: +%(points)d", "%(sets)d SET: +%(points)d")
END_TURN = "Avsluta din tur"
PASS = "Stå över"
PASS_LINE = "Lägg inget den här gången."
LAST_PASS = "Om alla står över är spelet slut."
NOTHING_LAID = "Inget är lagt än"
TAKE_ALL = "Ta tillbaka alla"
TAKE_ALL_LINE = "Du får tillbaka tärningarna."
A_HINT = "Tips"
HINT_LINE = "Visar det bästa draget."
BACK_TO_BOARD = "spelplan"
LOOKS = "Letar efter ett drag …"
NO_ROOM = "Tre tärningar är redan lagda."
SWAPS_FIRST = "Byt ut jokrar först."
LOOK = "titta runt"
NO_HINT = "Inget drag: stå över."
HINTED = "Ett tillåtet drag: +%d"

REFUSALS = (
    ("De grå är inte i något nytt SET.", "Grå: inte i nytt SET."),
    ("Inget nytt SET har en äldre tärning.", "Inget SET med en äldre."),
    ("Det första ska ligga på logotypen.", "Lägg på logotypen."),
)

SCORED = ("%(who)s: %(sets)d SET, +%(points)d", "%(who)s: %(sets)d SET, +%(points)d")
LAST_DIE = "%(who)s, sista tärningen: +%(points)d"
PASSED = "%s står över."
BEGINS = "Omgång %d börjar."
SWAPPED = "%s tar jokern och slår den."
ALL_PASSED = (
    "Alla stod över: spelet är slut.",
    "Alla stod över. En gång till, så är det slut.",
    "Alla stod över, alla slår om.",
)

AGAIN = "slå om"
KEEP = "behåll"
KEEP_ALL = "behåll alla"
ROLL_SOME = "slå %d"

WILD = "En joker"
LAY_IT = "Lägg den"
SUGGESTED = "Blir ett SET"
WHICH = "%(number)d av %(all)d"
FACE_LINES = ("Den här sidan gäller på spelplanen.", "Den här sidan gäller.")
WORTH_LINE = ("Poäng här: +%d", "Här: +%d")
NO_SET_LINE = ("Ensam ger den inget SET här.", "Ensam inget SET.")

RECORDS = "Bästa drag %(best)d · vann %(won)d av %(games)d"
BEST_TURN = "bästa drag %d"

HELP = (
    "Lägg högst tre, alla i nya SET.",
    "Ett SET ligger vågrätt eller lodrätt.",
    "Minst ett måste ha en äldre tärning.",
    "Nytt SET: 3 poäng. En lagd joker: –1.",
    "Bonusrutor ger poäng en gång.",
    "En likadan tärning får ersätta en joker.",
)
HELP_END = "Spelet slutar när någon lagt sin sista."
HELP_PASSES = "Det slutar också om alla jämt står över."
KEY_BOARD = "lägg, ta tillbaka, byt"
KEY_TURN = "avsluta, stå över"
KEY_HANDS = "de andras tärningar"
PICTURES = (
    ("Ett tillåtet drag", "Två SET är nya: ett med tärningar som redan låg, ett med bara nya. +6"),
    ("Inte tillåtet", "Den nya är inte i något SET: två visar 1 ruter, den här visar 2."),
    ("Inte tillåtet", "De nya är ett SET, men inget nytt SET har en tärning som redan låg."),
)
