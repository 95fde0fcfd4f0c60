"""English: why three cards, or dice, are no SET, and what they have in common; by the feature and its values 0..2.

Each language builds these sentences itself, since elsewhere gender, case and number differ. feature: 0 number, 1 colour,
2 shading, 3 shape; twice: the value that two of the three have; once: that of the third; colours: what the colours are called
in the palette that is chosen.
"""

_SHADINGS = ("solid", "striped", "open")
_SHAPES = ("diamonds", "ovals", "squiggles")


def reason(feature: int, twice: int, once: int, colours: tuple) -> str:
    """Return a whole sentence: "two are red, one is green"."""
    if feature == 0:
        return "two show %s, one shows %d" % (("1 symbol", "2 symbols", "3 symbols")[twice], once + 1)
    if feature == 3:
        return "two are %s, one is %s" % (_SHAPES[twice], ("a diamond", "an oval", "a squiggle")[once])
    values = colours if feature == 1 else _SHADINGS
    return "two are %s, one is %s" % (values[twice], values[once])


def short_reason(feature: int, twice: int, once: int, colours: tuple, named: bool = False) -> str:
    """Return the same as short as can be: "2 red, 1 green". named: the name of the feature stands beside it."""
    if feature == 0:
        return "%d, %d, %d" % (twice + 1, twice + 1, once + 1) + ("" if named else " symbols")
    if feature == 3:
        return "2 %s, 1 %s" % (_SHAPES[twice], ("diamond", "oval", "squiggle")[once])
    values = colours if feature == 1 else _SHADINGS
    return "2 %s, 1 %s" % (values[twice], values[once])


def alike(feature: int, value: int, colours: tuple) -> str:
    """Return what three have in common: "all red"; the name of the feature stands beside it."""
    if feature == 0:
        return "all show %d" % (value + 1)
    return "all " + (_SHAPES if feature == 3 else colours if feature == 1 else _SHADINGS)[value]


def all_cards(feature: int, value: int, colours: tuple) -> str:
    """Return the sentence of the help that all cards of a game have this value."""
    if feature == 0:
        return "All cards show %s." % ("one symbol", "two symbols", "three symbols")[value]
    return "All cards are %s." % (_SHAPES if feature == 3 else colours if feature == 1 else _SHADINGS)[value]
