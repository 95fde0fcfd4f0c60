"""Names of three letters, of seats and in the records (ours): capitals of Latin-1, digits and blanks. "" is no name."""

LONGEST = 3  # letters
DIGITS = "0123456789"
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_PLAIN = " " + DIGITS + CAPITALS
_FIRST, _LAST, _TIMES = 0xC0, 0xDE, 0xD7  # of the capitals with accents; among them is a sign


def sane(name: object) -> str:
    """Return a name without the blanks around it, or "" if it is no name."""
    if not isinstance(name, str) or len(name) > LONGEST or [one for one in name if not _allowed(one)]:
        return ""
    return name.strip()


def save(name: str) -> bytes:
    """Return a name as LONGEST bytes."""
    return bytes([ord(name[place]) if place < len(name) else 0 for place in range(LONGEST)])


def load(data: bytes) -> str:
    """Return the name that save() wrote; ValueError for bytes that no name has."""
    name = "".join([chr(code) for code in data if code])
    if name != sane(name) or save(name) != data:
        raise ValueError("%r is no name" % name)
    return name


def _allowed(letter: str) -> bool:
    return letter in _PLAIN or (_FIRST <= ord(letter) <= _LAST and ord(letter) != _TIMES)
