"""Norwegian: the words of the tutorial."""

WELCOME = ("Hva er et SET?", "Tre kort som hører sammen. Se hvilke som gjør det.")
FEATURE_PAGES = (
    ("Antall", "Hvert kort har fire egenskaper. Den første: hvor mange symboler?"),
    ("Farge", "Den andre: hvilken farge?"),
    ("Fylling", "Den tredje: hvordan er de fylt?"),
    ("Form", "Og den fjerde: hvilken form?"),
)
EXAMPLES = (
    ("Et SET", "Spør fire ganger: likt på alle, eller ulikt på alle?"),
    ("Også et SET", "Noe er likt og noe er ulikt: Det går fint."),
    ("Ikke et SET", "To har samme farge, men ikke det tredje. Da går det ikke."),
)
WHICH_THIRD = "Hvilket mangler?"
QUESTION_PAGE = "Hvilket kort under gir et SET med disse to?"
NO_SET = "Ikke et SET"
TRY_AGAIN = "prøv igjen"
SKIP_IT = ("Hoppe over resten?", "Det ligger i menyen: Lær å spille.", "Nei, fortsett", "Ja, hopp over")
YOUR_TURN = ("Din tur", "Finn et SET blant ni kort. Dette er knappene dine:")
FIND_A_SET = "Finn et SET"
FOUND = "Et SET! Godt sett!"
ALL_KEYS = "Knappene dine"

HOLD_FOR = "hold: %s"
KEY_MOVE = "flytt"
KEY_BACKWARD = "ett kort tilbake"
KEY_FORWARD = "ett kort fram"
KEY_CHOOSE = "velg et kort"
KEY_PAUSE = "pause, tilbake"
KEY_HINT = "få et tips"
KEY_NO_MATCH = "si «ingen SET»"
