"""Swedish: the words of the tutorial."""

WELCOME = ("Vad är ett SET?", "Tre kort som hör ihop. Se vilka som gör det.")
FEATURE_PAGES = (
    ("Antal", "Varje kort har fyra egenskaper. Den första: hur många symboler?"),
    ("Färg", "Den andra: vilken färg?"),
    ("Fyllning", "Den tredje: hur är de fyllda?"),
    ("Symbol", "Och den fjärde: vilken symbol?"),
)
EXAMPLES = (
    ("Ett SET", "Fråga fyra gånger: samma på alla, eller olika på alla?"),
    ("Också ett SET", "En del är samma, en del olika: det går bra."),
    ("Inget SET", "Två har samma färg, men inte det tredje. Då går det inte."),
)
WHICH_THIRD = "Vilket saknas?"
QUESTION_PAGE = "Vilket kort nedan bildar ett SET med dessa två?"
NO_SET = "Inget SET"
TRY_AGAIN = "försök igen"
SKIP_IT = ("Hoppa över resten?", "Det finns i menyn: Lär dig spela.", "Nej, fortsätt", "Ja, hoppa över")
YOUR_TURN = ("Din tur", "Hitta ett SET bland nio kort. Det här är dina knappar:")
FIND_A_SET = "Hitta ett SET"
FOUND = "Ett SET! Bra gjort!"
ALL_KEYS = "Dina knappar"

HOLD_FOR = "håll in: %s"
KEY_MOVE = "flytta"
KEY_BACKWARD = "ett kort bakåt"
KEY_FORWARD = "ett kort framåt"
KEY_CHOOSE = "välj ett kort"
KEY_PAUSE = "paus, tillbaka"
KEY_HINT = "få ett tips"
KEY_NO_MATCH = "säg ”inget SET”"
