"""French: why three cards, or dice, are no SET, and what they have in common; by the feature and its values 0..2.

A card is feminine, a die masculine, and both are spoken of here: no word depends on that.
"""

_SHADINGS = ("plein", "hachuré", "vide")
_SHAPES = ("losange", "barre", "vague")


def reason(feature: int, twice: int, once: int, colours: tuple) -> str:
    """Return a whole sentence, as "two are red, one is green"."""
    if feature == 0:
        return "deux ont %s, l’autre en a %d" % (("1 symbole", "2 symboles", "3 symboles")[twice], once + 1)
    if feature == 1:
        return "deux sont en %s, l’autre en %s" % (colours[twice], colours[once])
    if feature == 2:
        return "%s sur deux, %s sur l’autre" % (_SHADINGS[twice], _SHADINGS[once])
    values = ("le losange", "la barre", "la vague")
    return "deux ont %s, l’autre %s" % (values[twice], values[once])


def short_reason(feature: int, twice: int, once: int, colours: tuple, named: bool = False) -> str:
    """Return the same as short as can be. named: the name of the feature stands beside it."""
    if feature == 0:
        return "%d, %d, %d" % (twice + 1, twice + 1, once + 1) + ("" if named else " symboles")
    values = _SHAPES if feature == 3 else colours if feature == 1 else _SHADINGS
    return ("2×%s, %s" if named else "2×%s, 1×%s") % (values[twice], values[once])


def alike(feature: int, value: int, colours: tuple) -> str:
    """Return what three have in common: "partout rouge"; the name of the feature stands beside it."""
    if feature == 0:
        return "partout %d" % (value + 1)
    return "partout " + (_SHAPES if feature == 3 else colours if feature == 1 else _SHADINGS)[value]


def all_cards(feature: int, value: int, colours: tuple) -> str:
    """Return the sentence of the help that all cards of a game have this value."""
    if feature == 0:
        return "Toutes les cartes ont %s." % ("un symbole", "deux symboles", "trois symboles")[value]
    if feature == 1:
        word = colours[value]
        return "Tous les symboles sont %s." % (word + "s" if word in ("rouge", "vert", "violet", "bleu") else word)
    if feature == 2:
        return "Tous les symboles sont %s." % ("pleins", "hachurés", "vides")[value]
    return "Tous les symboles sont des %s." % ("losanges", "barres", "vagues")[value]
