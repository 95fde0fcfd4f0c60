"""Finnish: why three cards, or dice, are no SET, and what they have in common; by the feature and its values 0..2.

After "kaksi" stands the singular partitive, after "yksi" the base form; "all" takes the plural partitive.
"""

_SHADINGS = ("täysi", "raita", "tyhjä")
_ADJECTIVES = ("täysi", "raitainen", "tyhjä")  # for shadings where there is room
_SHAPES = ("timantti", "soikio", "koukero")
_TWO = {  # after 2
    "punainen": "punaista",
    "vihreä": "vihreää",
    "liila": "liilaa",
    "oranssi": "oranssia",
    "sininen": "sinistä",
    "violetti": "violettia",
    "turkoosi": "turkoosia",
    "täysi": "täyttä",
    "raita": "raitaa",
    "raitainen": "raitaista",
    "tyhjä": "tyhjää",
    "timantti": "timanttia",
    "soikio": "soikiota",
    "koukero": "koukeroa",
}
_ALL = {
    "punainen": "punaisia",
    "vihreä": "vihreitä",
    "liila": "liiloja",
    "oranssi": "oransseja",
    "sininen": "sinisiä",
    "violetti": "violetteja",
    "turkoosi": "turkooseja",
    "täysi": "täysiä",
    "raita": "raitaisia",
    "tyhjä": "tyhjiä",
    "timantti": "timantteja",
    "soikio": "soikioita",
    "koukero": "koukeroita",
}


def reason(feature: int, twice: int, once: int, colours: tuple) -> str:
    """Return a whole sentence."""
    if feature == 0:
        return "kahdessa on %s, yhdessä %d" % (("1 symboli", "2 symbolia", "3 symbolia")[twice], once + 1)
    values = _values(feature, colours)
    if feature == 3:
        return "kahdessa on %s, yhdessä %s" % (values[twice], values[once])
    if feature == 2:
        values = _ADJECTIVES
    return "kaksi %s, yksi %s" % (_form(_TWO, values[twice]), values[once])


def short_reason(feature: int, twice: int, once: int, colours: tuple, named: bool = False) -> str:
    """Return the same as short as can be. named: the name of the feature stands beside it."""
    if feature == 0:
        return ("" if named else "numero ") + "%d, %d, %d" % (twice + 1, twice + 1, once + 1)
    values = _values(feature, colours)
    if named:
        return "vain 2 " + _form(_TWO, (_ADJECTIVES if feature == 2 else values)[twice])
    return "2 %s, 1 %s" % (_form(_TWO, values[twice]), values[once])


def alike(feature: int, value: int, colours: tuple) -> str:
    """Return what three have in common; the name of the feature stands beside it."""
    if feature == 0:
        return "kaikissa %d" % (value + 1)
    return "kaikissa " + _values(feature, colours)[value]


def all_cards(feature: int, value: int, colours: tuple) -> str:
    """Return the sentence of the help that all cards of a game have this value."""
    if feature == 0:
        return "Kaikissa korteissa on %s." % ("yksi symboli", "kaksi symbolia", "kolme symbolia")[value]
    return "Kaikki symbolit ovat %s." % _form(_ALL, _values(feature, colours)[value])


def _values(feature: int, colours: tuple) -> tuple:
    return colours if feature == 1 else _SHADINGS if feature == 2 else _SHAPES


def _form(forms: dict, word: str) -> str:
    """Return the form of a word, the word itself where there is none."""
    return forms.get(word, word)
