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

# the ladder of puzzles: which it shows, and how each was solved
LADDER = "Tikkaat"
FROM_TO = "%(first)d–%(last)d"
COUNT_SOLVED = "ratkaistu: %d"
STREAK = "%d puhdasta peräkkäin"
HOW = ("ei vielä ratkaistu", "ratkaistu", "ratkaistu vihjein tai virhein", "ratkaistu puhtaasti")

FOR_ALL = "kaikki %d SETiä"
IN_A_ROW = "puhdasta peräkkäin"  # after a number: puzzles solved one after the other without a hint or a wrong claim

VIEW = "löydetyt"
NONE_FOUND = "Ei vielä yhtään"
NONE_FOUND_LINE = "Löydettävänä on %d SETiä."
NEXT_PUZZLE = "seuraava"
KEY_VIEW = "katso löydetyt SETit"

HELP = "Etsi kaikki %d SETiä. Kortit jäävät pöytään ja kelpaavat uudelleen."
HELP_HINT = "Vihje etsii SETin puolestasi: +%d s. Virhe ei maksa mitään."
HELP_SAME = "Samalla numerolla saat saman pulman joka Tercetissä."
