"""Finnish: why three cards, or dice, are no SET, and what they have in common; by the feature and its values 0..2.

After "kaksi" stands the singular partitive, after "yksi" the base form; "all" takes the plural partitive.
"""


def reason(feature: int, twice: int, once: int, colours: tuple) -> str:
    """Return a whole sentence."""
    if feature == 0:
        return "kahdessa on %s, yhdessä %d" % (("1 symboli", "2 symbolia", "3 symbolia")[twice], once + 1)
    if feature == 3:
        return "kahdessa on %s, yhdessä %s" % (_form(3, twice, colours, 0), _form(3, once, colours, 0))
    full = 4 if feature == 2 else feature
    return "kaksi %s, yksi %s" % (_form(full, twice, colours, 1), _form(full, once, colours, 0))


def short_reason(feature: int, twice: int, once: int, colours: tuple, named: bool = False) -> str:
    """Return the same as short as can be. named: the name of the feature stands beside it."""
    if feature == 0:
        return ("" if named else "numero ") + "%d, %d, %d" % (twice + 1, twice + 1, once + 1)
    if named:
        return "vain 2 " + _form(4 if feature == 2 else feature, twice, colours, 1)
    return "2 %s, 1 %s" % (_form(feature, twice, colours, 1), _form(feature, once, colours, 0))


def alike(feature: int, value: int, colours: tuple) -> str:
    """Return what three have in common; the name of the feature stands beside it."""
    if feature == 0:
        return "kaikissa %d" % (value + 1)
    return "kaikissa " + _form(feature, value, colours, 0)


def all_cards(feature: int, value: int, colours: tuple) -> str:
    """Return the sentence of the help that all cards of a game have this value."""
    if feature == 0:
        return "Kaikissa korteissa on %s." % ("yksi symboli", "kaksi symbolia", "kolme symbolia")[value]
    return "Kaikki symbolit ovat %s." % _form(feature, value, colours, 2)


def _form(feature: int, value: int, colours: tuple, form: int) -> str:
    """Return the word of a value: 0 in a list, 1 after 2, 2 of all. feature: 4 for shadings where there is room."""
    shadings = ("täysi", "raita", "tyhjä") if feature == 2 else ("täysi", "raitainen", "tyhjä")
    word = (colours if feature == 1 else ("timantti", "soikio", "koukero") if feature == 3 else shadings)[value]
    for row in (
        ("punainen", "punaista", "punaisia"),
        ("vihreä", "vihreää", "vihreitä"),
        ("liila", "liilaa", "liiloja"),
        ("oranssi", "oranssia", "oransseja"),
        ("sininen", "sinistä", "sinisiä"),
        ("violetti", "violettia", "violetteja"),
        ("turkoosi", "turkoosia", "turkooseja"),
        ("täysi", "täyttä", "täysiä"),
        ("raita", "raitaa", "raitaisia"),
        ("raitainen", "raitaista", "raitaisia"),
        ("tyhjä", "tyhjää", "tyhjiä"),
        ("timantti", "timanttia", "timantteja"),
        ("soikio", "soikiota", "soikioita"),
        ("koukero", "koukeroa", "koukeroita"),
    ):
        if row[0] == word:
            return row[form]
    return word
