"""Finnish: the help, as far as it is no game's own. Numbers come from the rules."""

HELP = "Peliohje"
HELP_LINE = "Tämän pelin säännöt ja napit"
HELP_KEY = "ohje"
TO_RULES = "säännöt"
TO_KEYS = "napit"

HELP_SET = "SET: jokainen aihe on kaikissa kolmessa kortissa sama tai kaikissa eri."
HELP_DEALT = "Ei SETiä? Saat kolme korttia lisää."
HINTS_OFF = "Vihjeet on otettu pois asetuksissa."
HELP_NO_MATCH = "Ei SETiä? Sano se: saat kolme korttia."
HELP_NO_MATCH_COSTS = "Väärin: %s."

HELP_ONE_SAME = "Yksi aihe on kaikissa korteissa sama."
HELP_SAME = (
    "Kaikissa korteissa on sama numero.",
    "Kaikissa korteissa on sama väri.",
    "Kaikissa korteissa on sama täyttö.",
    "Kaikissa korteissa on sama symboli.",
)
KEY_CALL = "huuda"
KEY_ASK = "kysy ”eikö SETiä?”"
