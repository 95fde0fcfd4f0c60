"""Norwegian: why three cards, or dice, are no SET, and what they have in common; by the feature and its values 0..2.

"Kort" is neuter, "terning" is not: no word here agrees with either in the singular.
"""


def _value(feature: int, value: int, colours: tuple) -> str:
    return (colours if feature == 1 else ("fylt", "stripet", "åpen") if feature == 2 else ("rombe", "oval", "bølge"))[value]


def _plural(feature: int, value: int, colours: tuple) -> str:
    if feature > 1:
        return (("fylte", "stripete", "åpne") if feature == 2 else ("romber", "ovaler", "bølger"))[value]
    for one, several in (("rød", "røde"), ("grønn", "grønne"), ("turkis", "turkise")):
        if one == colours[value]:
            return several
    return colours[value]


def reason(feature: int, twice: int, once: int, colours: tuple) -> str:
    """Return a whole sentence: "to ganger rød, én gang grønn"."""
    if feature == 0:
        return "antallet symboler er %d, %d og %d" % (twice + 1, twice + 1, once + 1)
    return "to ganger %s, én gang %s" % (_value(feature, twice, colours), _value(feature, once, colours))


def short_reason(feature: int, twice: int, once: int, colours: tuple, named: bool = False) -> str:
    """Return the same as short as can be: "rød, rød, grønn". named: the name of the feature stands beside it."""
    if feature == 0:
        return "%d, %d, %d" % (twice + 1, twice + 1, once + 1) + ("" if named else " symboler")
    if named:
        return "2×%s, 1×%s" % (_value(feature, twice, colours), _value(feature, once, colours))
    word = _value(feature, twice, colours)
    return "%s, %s, %s" % (word, word, _value(feature, once, colours))


def alike(feature: int, value: int, colours: tuple) -> str:
    """Return what three have in common: "alle røde"; the name of the feature stands beside it."""
    if feature == 0:
        return "alle viser %d" % (value + 1)
    return "alle " + _plural(feature, value, colours)


def all_cards(feature: int, value: int, colours: tuple) -> str:
    """Return the sentence of the help that all cards of a game have this value."""
    if feature == 0:
        return "Alle kort viser %s." % ("ett symbol", "to symboler", "tre symboler")[value]
    return "Alle symboler er %s." % _plural(feature, value, colours)
