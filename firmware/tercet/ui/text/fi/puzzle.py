"""Finnish: Puzzle."""

NAME = "Pulma"
LINE = "Etsi pöydän kaikki SETit"

CHOSEN = ("%(cards)d korttia, %(sets)d SETiä · vihje: +30 s", "%(cards)d korttia, %(sets)d SETiä · vihje +30 s")

WHICH_PUZZLE = "Mikä pulma?"
SOLVED = "ratkaistu"
NOT_SOLVED = "ei vielä ratkaistu"
RANDOM = "arvonta"
NEXT_DIGIT = "seuraava"
MAKING = "Pulma %d"
MAKING_LINE = "Kortteja jaetaan …"

FOR_ALL = "kaikki %d SETiä"

VIEW = "löydetyt"
NONE_FOUND = "Ei vielä yhtään"
NONE_FOUND_LINE = "Löydettävänä on %d SETiä."
NEXT_PUZZLE = "seuraava"
KEY_VIEW = "katso löydetyt SETit"

HELP = "Etsi kaikki %d SETiä. Kortit jäävät pöytään ja kelpaavat uudelleen."
HELP_HINT = "Vihje etsii SETin puolestasi: +%d s. Virhe ei maksa mitään."
HELP_SAME = "Samalla numerolla saat saman pulman joka Tercetissä."
