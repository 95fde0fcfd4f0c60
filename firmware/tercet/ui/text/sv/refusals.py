"""Swedish: why three cards, or dice, are no SET, and what they have in common; by the feature and its values 0..2.

"Kort" is neuter, "tärning" is not: no word here agrees with either in the singular.
"""


def _value(feature: int, value: int, colours: tuple) -> str:
    return (colours if feature == 1 else ("fylld", "randig", "tom") if feature == 2 else ("ruter", "oval", "snirkel"))[value]


def _plural(feature: int, value: int, colours: tuple) -> str:
    if feature > 1:
        return (("fyllda", "randiga", "tomma") if feature == 2 else ("ruter", "ovaler", "snirklar"))[value]
    for one, several in (("röd", "röda"), ("grön", "gröna"), ("turkos", "turkosa")):
        if one == colours[value]:
            return several
    return colours[value]


def reason(feature: int, twice: int, once: int, colours: tuple) -> str:
    """Return a whole sentence: "två gånger röd, en gång grön"."""
    if feature == 0:
        return "antalet symboler är %d, %d och %d" % (twice + 1, twice + 1, once + 1)
    return "två gånger %s, en gång %s" % (_value(feature, twice, colours), _value(feature, once, colours))


def short_reason(feature: int, twice: int, once: int, colours: tuple, named: bool = False) -> str:
    """Return the same as short as can be: "röd, röd, grön". named: the name of the feature stands beside it."""
    if feature == 0:
        return "%d, %d, %d" % (twice + 1, twice + 1, once + 1) + ("" if named else " symboler")
    if named:
        return "2×%s, 1×%s" % (_value(feature, twice, colours), _value(feature, once, colours))
    word = _value(feature, twice, colours)
    return "%s, %s, %s" % (word, word, _value(feature, once, colours))


def alike(feature: int, value: int, colours: tuple) -> str:
    """Return what three have in common: "alla röda"; the name of the feature stands beside it."""
    if feature == 0:
        return "alla visar %d" % (value + 1)
    return "alla " + _plural(feature, value, colours)


def all_cards(feature: int, value: int, colours: tuple) -> str:
    """Return the sentence of the help that all cards of a game have this value."""
    if feature == 0:
        return "Alla kort visar %s." % ("en symbol", "två symboler", "tre symboler")[value]
    return "Alla symboler är %s." % _plural(feature, value, colours)
