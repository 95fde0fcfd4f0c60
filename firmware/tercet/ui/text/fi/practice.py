"""Finnish: Practice."""

NAME = "Harjoittelu"
LINE = "Ei kelloa, vihjeet kortti kerrallaan"

CHOSEN = ("%(cards)d korttia · ei kelloa · ilmaiset vihjeet", "%(cards)d korttia · ei kelloa")

SETS_HERE = "pöydällä %d"

# the coach: kinds of SETs, by feature the same and different, then by how many differ; what he says; his course
COACH = "Valmentaja"
KINDS = (
    "SETit, joissa numero on sama",
    "SETit, joissa numero vaihtelee",
    "SETit, joissa väri on sama",
    "SETit, joissa väri vaihtelee",
    "SETit, joissa täyttö on sama",
    "SETit, joissa täyttö vaihtelee",
    "SETit, joissa symboli on sama",
    "SETit, joissa symboli vaihtelee",
    "SETit, joissa on yksi ero",
    "SETit, joissa on kaksi eroa",
    "SETit, joissa on kolme eroa",
    "SETit, joissa kaikki vaihtelee",
)
OVERLOOKS = "Sinulta jäävät näkemättä %s."  # one of these
TOO_EARLY = (
    "Vielä %d SET, niin valmentaja tietää, mitä et huomaa.",
    "Vielä %d SETiä, niin valmentaja tietää, mitä et huomaa.",
)  # for one SET, and for any other number
NOTHING = "Mikään SETin laji ei jää sinulta näkemättä."
COURSE = "%d pöytää, kussakin yksi tällainen SET. Aikasi mitataan ennen ja jälkeen."
ANOTHER = "toinen"
A_COURSE = "Kurssi"
PARTS = ("ennen", "harjoitus", "jälkeen")  # of a course; before "3 of 5", and beside the bars
COURSE_DONE = "Kurssi valmis"
FASTER = "nopeammin"  # after a time
SLOWER = "hitaammin"
COACH_LINE = ("Harjoittele sitä, mitä et huomaa.", "Harjoittele heikkouksiasi.")
PART_LINES = (
    "Viisi SETiä ilman vihjeitä. Aika lasketaan.",
    "Kahdeksan SETiä harjoitellen, vihjeet käytössä. Aikaa ei lasketa.",
    "Vielä viisi SETiä ilman vihjeitä. Aika lasketaan taas.",
)
NO_HINTS = "Ei vihjeitä, aika lasketaan"

HELP = "Ei kelloa eikä ennätyksiä: mieti rauhassa."
HELP_HINT = "Vihje näyttää SETistä yhden kortin, seuraava kaksi, sitten kaikki."
