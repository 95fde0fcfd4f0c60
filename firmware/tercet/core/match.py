"""What matches share, rounds of several seats round one device: who sits where."""

PERSON = -1  # in place of a computer player's skill
_KINDS = (-1, 0, 1, 2, 3)


def seats(fewest: int, skill: int) -> tuple:  # type: ignore[type-arg]
    """Return what can be chosen of the seats: how many, from `fewest` to 4, and who sits on each; skill: of the second seat."""
    first = (("seats", tuple(range(fewest, 5)), 2), ("seat1", _KINDS, PERSON), ("seat2", _KINDS, skill))
    return first + (("seat3", _KINDS, PERSON), ("seat4", _KINDS, PERSON))


def seated(choices: "dict[str, int]") -> "tuple[int, ...]":
    """Return who sits on each seat, PERSON or a skill; whoever sits alone is a person."""
    if choices["seats"] == 1:
        return (PERSON,)
    return tuple([choices["seat%d" % (seat + 1)] for seat in range(choices["seats"])])
