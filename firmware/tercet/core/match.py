"""What matches share, rounds of several seats round one device: who sits where."""

PERSON = -1  # in place of a computer player's skill
_KINDS = (-1, 0, 1, 2, 3)


def seats(fewest: int, skill: int) -> tuple:  # type: ignore[type-arg]
    """Return what can be chosen of the seats: how many, from `fewest` to 4, and who sits on each; skill: of the second seat."""
    first = (("seats", tuple(range(fewest, 5)), 2), ("seat1", _KINDS, PERSON), ("seat2", _KINDS, skill))
    return first + (("seat3", _KINDS, PERSON), ("seat4", _KINDS, PERSON))


def check_seats(kinds: "tuple[int, ...]", fewest: int, game: str) -> None:
    """Raise ValueError for other than `fewest` to 4 seats of PERSON or a skill 0..3; who sits alone is a person.

    game: what has these seats, for the message, which says what is allowed.
    """
    if not fewest <= len(kinds) <= 4:
        raise ValueError("%s has %d to 4 seats, not %d" % (game, fewest, len(kinds)))
    for kind in kinds:
        if kind not in _KINDS:
            raise ValueError("a seat is a person (-1) or a computer player of skill 0..3, not %r" % (kind,))
    if len(kinds) == 1 and kinds[0] != PERSON:
        raise ValueError("a computer player does not play alone")


def seated(choices: "dict[str, int]") -> "tuple[int, ...]":
    """Return who sits on each seat, PERSON or a skill; whoever sits alone is a person."""
    if choices["seats"] == 1:
        return (PERSON,)
    return tuple([choices["seat%d" % (seat + 1)] for seat in range(choices["seats"])])
