"""Finnish: Speed."""

NAME = "Pikapeli"
LINE = "42 noppaa, nopein silmä vie"

LINES = (
    ("Nopein painaja valitsee kolme.", "Nopein painaja valitsee."),
    ("%d s aikaa · väärin tai myöhässä: –1", "%d s aikaa · väärin: –1"),
)
ALONE_LINES = (
    ("Viisi kierrosta kelloa vastaan.", "Viisi kierrosta."),
    ("Väärin: –1 · jokeri sopii kaikkeen", "Väärin: –1"),
)
TIE = "Tasan kärjessä"
TIE_BREAK = "jatkoaika"
TO_TIE_BREAK = "jatkoaika"
TIE_RULE = "%d noppaa: nopein SET voittaa. Virhe: putoat."
OTHERS_OUT = "Muut putosivat"
ROLLED_AGAIN = "Heitetty uudelleen"
END_ROUND = "ei SETiä, lopeta kierros"
END_ROUND_SHORT = "lopeta kierros"
SEARCH_ON = "etsi vielä"
NONE_SHORT = "eikö?"
BY_ROUND = "kierroksittain"

HELP = "Etsi kolmen nopan SET: +1."
HELP_CALL = "Nopein painaja saa %d s aikaa valita."
HELP_ALONE = "%d kierrosta: ensin pisteet, sitten aika."
HELP_WRONG = ("Väärin tai myöhässä: –1.", "Väärin: –1.")
HELP_ENDS = ("Kierros loppuu, kun SETiä ei ole tai kaikki lopettavat.", "Kierros loppuu, kun SETiä ei ole tai lopetat sen.")
HELP_ROUNDS = "%(rounds)d kierrosta. Tasapeli: %(dice)d noppaa, ensimmäinen SET voittaa."
HELP_WILD = "Jokeri käy miksi tahansa."
PICTURES = (
    ("Kolme samanlaista", "Kolme samanlaista noppaa on SET: jokainen aihe on kaikissa sama."),
    ("Jokeri", "Jokeri on se, mitä SETistä puuttuu: mitkä tahansa kaksi noppaa ja jokeri ovat SET."),
    ("Ei ole SET", "Yhdessä on 1 symboli, kahdessa 2: ei kaikissa sama eikä kaikissa eri."),
)
