"""Icelandic: Practice."""

NAME = "Æfing"
LINE = "Engin klukka, vísbendingar í skrefum"

CHOSEN = ("%(cards)d spil · engin klukka · ókeypis vísbendingar", "%(cards)d spil · engin klukka")

SETS_HERE = "%d hér"

# the coach: kinds of SETs, by feature the same and different, then by how many differ; what he says; his course
COACH = "Þjálfari"
KINDS = (
    "SETT með sama fjölda",
    "SETT með ólíkum fjölda",
    "SETT í sama lit",
    "SETT í ólíkum litum",
    "SETT með sömu fyllingu",
    "SETT með ólíkri fyllingu",
    "SETT með sama formi",
    "SETT með ólíku formi",
    "SETT með einu ólíku einkenni",
    "SETT með tveimur ólíkum einkennum",
    "SETT með þremur ólíkum einkennum",
    "SETT þar sem allt er ólíkt",
)
OVERLOOKS = "Þér sést yfir %s."  # one of these
TOO_EARLY = (
    "Eftir %d SETT í viðbót veit þjálfarinn hvað þér yfirsést.",
    "Eftir %d SETT í viðbót veit þjálfarinn hvað þér yfirsést.",
)  # for one SET, and for any other number
NOTHING = "Þér sést ekki yfir neina tegund af SETTI."
COURSE = "%d borð, eitt slíkt SETT á hverju. Tíminn þinn er mældur fyrir og eftir."
ANOTHER = "annað"
A_COURSE = "Námskeið"
PARTS = ("fyrir", "æfing", "eftir")  # of a course; before "3 of 5", and beside the bars
COURSE_DONE = "Námskeiði lokið"
FASTER = "hraðar"  # after a time
SLOWER = "hægar"
COACH_LINE = ("Finndu og æfðu það sem þér yfirsést.", "Æfðu það sem þér yfirsést.")
PART_LINES = (
    "Fimm SETT án vísbendinga. Tíminn gildir.",
    "Átta SETT til æfingar, með vísbendingum. Tíminn gildir ekki.",
    "Fimm SETT í viðbót, án vísbendinga. Tíminn gildir aftur.",
)
NO_HINTS = "Engin vísbending, tíminn gildir"

HELP = "Engin klukka og engin met: ekkert liggur á."
HELP_HINT = "Vísbending sýnir eitt spil úr SETTI, sú næsta tvö, svo öll þrjú."
