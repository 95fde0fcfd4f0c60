"""SET Cubed: the board game with 42 dice, two to four people and computer players (RULES 6.1)."""

from tercet.core.match import seats

KIND = 8
CHOICES = seats(2, 0) + (("pick", range(3, 11), 5), ("practice", (0, 1), 0))  # seconds of a call; hints, and no records
RANKED = "score"
OWN_SCORES = True
GAMES, TURNS, WINS = (
    0,
    1,
    2,
)  # targets of its tables: the best ten games, the best ten turns, one entry with the games won and played
COUNTED = -1
SET_UP = "cubed"


def score_turn(before: "dict[tuple[int, int], int]", laid: "list[tuple[int, int, int, bool]]") -> "tuple[int, int]":
    """Return (number of new SETs, points) of a turn, as board.score_turn() does; that is not in memory before it is wanted."""
    from tercet.core.cubed.board import score_turn as scored

    return scored(before, laid)
