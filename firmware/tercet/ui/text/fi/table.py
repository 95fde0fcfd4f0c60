"""Finnish: the table game."""

NAME = "Moninpeli"
LINE = "2–4 pelaajaa, huuda ja ota"

DECK = "Kortit"
DECKS = ("kaikki 81", "aloittelijan: 27", "yksi väri: 27")
PENALTY = "Väärä huuto"
PENALTIES = ("jäähy", "SET pois", "miinuspiste")
ROUNDS = "Kierroksia"
TOURNAMENT = "Turnaus"
LINES = (
    ("Nopein painaja valitsee kolme.", "Nopein painaja valitsee."),
    ("%(seconds)d s aikaa valita · väärin: %(penalty)s", "%(seconds)d s aikaa valita"),
)
TOURNAMENT_LINES = (
    ("Joka kierroksella yksi vain jakaa.", "Yksi vain jakaa."),
    ("Joka kortista 1 piste.", "Kortista 1 piste."),
)

HELP = "Nopein painaja saa %d s aikaa valita."
HELP_RIGHT = ("SET: 1 piste.", "SETin joka kortti: 1 piste.")
HELP_WRONG = (
    "Väärin tai myöhässä: jäähy seuraavaan SETiin.",
    "Väärin tai myöhässä: SET pois tai velka.",
    "Väärin tai myöhässä: 1 piste pois.",
)
HELP_ALL_OUT = "Jos kaikki ovat jäähyllä, jäähyt päättyvät."
HELP_DEALS = ("Kaikki sanovat ”ei SETiä”: kolme korttia lisää.", "Yksi vuorollaan vain jakaa, 3 kerralla.")
HELP_LAST = "Pakka tyhjä? Muut sanovat ”ei SETiä”."
HELP_COMPUTER = "Kone jakaa, jos SETiä ei ole, kaikki pyytävät tai minuutti kuluu."
HELP_ROUNDS = ("Kierroksia on yksi.", "%d kierrosta; pisteet lasketaan yhteen.")

KEY_CALL = "huuda tai jaa"
KEY_ASK = ("lopussa: eikö SETiä?", "lisää? eikö SETiä?")
