"""Icelandic: why three cards, or dice, are no SET, and what they have in common; by the feature and its values 0..2.

Cards are neuter and dice are masculine: the long sentence says "twice, once", so that nothing need agree with either; the short
one is in the neuter, that of the symbols. feature: 0 number, 1 colour, 2 shading, 3 shape; twice: the value that two of the
three have; once: that of the third; colours: what the colours are called in the palette that is chosen, in the neuter singular.
"""


def reason(feature: int, twice: int, once: int, colours: tuple) -> str:
    """Return a whole sentence: "tvisvar rautt, einu sinni grænt"."""
    if feature == 0:
        return "tvisvar %d tákn, einu sinni %d" % (twice + 1, once + 1)
    return "tvisvar %s, einu sinni %s" % (_word(feature, twice, colours, False), _word(feature, once, colours, False))


def short_reason(feature: int, twice: int, once: int, colours: tuple, named: bool = False) -> str:
    """Return the same as short as can be: "2 rauð, 1 grænt". named: the name of the feature stands beside it."""
    if feature == 0:
        return "%d, %d, %d" % (twice + 1, twice + 1, once + 1) + ("" if named else " tákn")
    return "2 %s, 1 %s" % (_word(feature, twice, colours, True), _word(feature, once, colours, False))


def alike(feature: int, value: int, colours: tuple) -> str:
    """Return what three have in common: "allt rautt"; the name of the feature stands beside it."""
    if feature == 0:
        return "alls staðar %d" % (value + 1)
    return "allt " + _word(feature, value, colours, feature == 3)


def all_cards(feature: int, value: int, colours: tuple) -> str:
    """Return the sentence of the help that all cards of a game have this value."""
    if feature == 0:
        return "Á hverju spili %s." % ("er eitt tákn", "eru tvö tákn", "eru þrjú tákn")[value]
    return "Öll táknin eru %s." % _word(feature, value, colours, True)


def _word(feature: int, value: int, colours: tuple, several: bool) -> str:
    """Return what a value is called, in the neuter, of one or of several."""
    shapes = ("tígull", "sporaskja", "bylgja")
    word = (colours if feature == 1 else ("fyllt", "röndótt", "tómt") if feature == 2 else shapes)[value]
    for one, many in (  # what is not here is the same
        ("rautt", "rauð"),
        ("grænt", "græn"),
        ("fjólublátt", "fjólublá"),
        ("rauðgult", "rauðgul"),
        ("blátt", "blá"),
        ("vínrautt", "vínrauð"),
        ("dökkblátt", "dökkblá"),
        ("tómt", "tóm"),
        ("tígull", "tíglar"),
        ("sporaskja", "sporöskjur"),
        ("bylgja", "bylgjur"),
    ):
        if several and one == word:
            return many
    return word
