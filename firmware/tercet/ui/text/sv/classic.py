"""Swedish: Classic."""

NAME = "Klassiskt"
LINE = "Spela igenom hela leken"

CHOSEN = ("%(cards)d kort · ingen tidsgräns · tips: 0 poäng", "%(cards)d kort · tips: 0 poäng")

MINUS_ONE = " · –1"

HELP = "Spela igenom alla %d kort."
HELP_POINTS = "Ett SET: 1 poäng. Ett fel: –1."
HELP_HINT = "Ett tips tar bort ett SET: 0 poäng."
HELP_A_POINT = "–1"
