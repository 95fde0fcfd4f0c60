"""Icelandic: why three cards, or dice, are no SET, and what they have in common; by the feature and its values 0..2.

Cards are neuter and dice are masculine: the long sentence says "twice, once", so that nothing need agree with either; the short
one is in the neuter, that of the symbols. feature: 0 number, 1 colour, 2 shading, 3 shape; twice: the value that two of the
three have; once: that of the third; colours: what the colours are called in the palette that is chosen, in the neuter singular.
"""

_SHADINGS = ("fyllt", "röndótt", "tómt")
_SHAPES = ("tíglar", "sporöskjur", "bylgjur")


def _plural(word: str) -> str:
    for one, several in (  # of the neuter; what is not here is the same
        ("rautt", "rauð"),
        ("grænt", "græn"),
        ("fjólublátt", "fjólublá"),
        ("rauðgult", "rauðgul"),
        ("blátt", "blá"),
        ("vínrautt", "vínrauð"),
        ("dökkblátt", "dökkblá"),
        ("tómt", "tóm"),
    ):
        if one == word:
            return several
    return word


def reason(feature: int, twice: int, once: int, colours: tuple) -> str:
    """Return a whole sentence: "tvisvar rautt, einu sinni grænt"."""
    if feature == 0:
        return "tvisvar %d tákn, einu sinni %d" % (twice + 1, once + 1)
    values = ("tígull", "sporaskja", "bylgja") if feature == 3 else colours if feature == 1 else _SHADINGS
    return "tvisvar %s, einu sinni %s" % (values[twice], values[once])


def short_reason(feature: int, twice: int, once: int, colours: tuple, named: bool = False) -> str:
    """Return the same as short as can be: "2 rauð, 1 grænt". named: the name of the feature stands beside it."""
    if feature == 0:
        return "%d, %d, %d" % (twice + 1, twice + 1, once + 1) + ("" if named else " tákn")
    if feature == 3:
        return "2 %s, 1 %s" % (_SHAPES[twice], ("tígull", "sporaskja", "bylgja")[once])
    values = colours if feature == 1 else _SHADINGS
    return "2 %s, 1 %s" % (_plural(values[twice]), values[once])


def alike(feature: int, value: int, colours: tuple) -> str:
    """Return what three have in common: "allt rautt"; the name of the feature stands beside it."""
    if feature == 0:
        return "alls staðar %d" % (value + 1)
    return "allt " + (_SHAPES if feature == 3 else colours if feature == 1 else _SHADINGS)[value]


def all_cards(feature: int, value: int, colours: tuple) -> str:
    """Return the sentence of the help that all cards of a game have this value."""
    if feature == 0:
        return "Á hverju spili %s." % ("er eitt tákn", "eru tvö tákn", "eru þrjú tákn")[value]
    if feature == 3:
        return "Öll táknin eru %s." % _SHAPES[value]
    return "Öll táknin eru %s." % _plural((colours if feature == 1 else _SHADINGS)[value])
