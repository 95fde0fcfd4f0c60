"""German: why three cards, or dice, are no SET, and what they have in common; by the feature and its values 0..2.

"Karte" is feminine and "Würfel" masculine: the sentences name neither, and adjectives stand as predicates, without an ending.
feature: 0 number, 1 colour, 2 shading, 3 shape; twice: the value that two of the three have; once: that of the third; colours:
what the colours are called in the palette that is chosen.
"""

_SHADINGS = ("voll", "halb", "leer")
_SHAPE = ("Raute", "Balken", "Welle")
_SHAPES = ("Rauten", "Balken", "Wellen")


def reason(feature: int, twice: int, once: int, colours: tuple) -> str:
    """Return in full: "zweimal rot, einmal grün"."""
    values = (("1 Symbol", "2 Symbole", "3 Symbole"), colours, _SHADINGS, _SHAPE)[feature]
    return "zweimal %s, einmal %s" % (values[twice], values[once])


def short_reason(feature: int, twice: int, once: int, colours: tuple, named: bool = False) -> str:
    """Return the same as short as can be: "2 rot, 1 grün". named: the name of the feature stands beside it."""
    if feature == 0:
        return ("" if named else "Anzahl ") + "%d, %d, %d" % (twice + 1, twice + 1, once + 1)
    if feature == 3:
        return "2 %s, 1 %s" % (_SHAPES[twice], _SHAPE[once])
    values = colours if feature == 1 else _SHADINGS
    return "2 %s, 1 %s" % (values[twice], values[once])


def alike(feature: int, value: int, colours: tuple) -> str:
    """Return what three have in common: "alle rot"; the name of the feature stands beside it."""
    if feature == 0:
        return "alle zeigen %d" % (value + 1)
    if feature == 3:
        return "alles " + _SHAPES[value]
    return "alle " + (colours if feature == 1 else _SHADINGS)[value]


def all_cards(feature: int, value: int, colours: tuple) -> str:
    """Return the sentence of the help that all cards of a game have this value."""
    if feature == 0:
        return "Alle Karten zeigen %s." % ("ein Symbol", "zwei Symbole", "drei Symbole")[value]
    return "Alle Symbole sind %s." % (_SHAPES if feature == 3 else colours if feature == 1 else _SHADINGS)[value]
