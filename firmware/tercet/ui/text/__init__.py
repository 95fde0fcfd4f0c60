"""The words on the screen, one folder a language; README.md says how to add one."""

import sys

LANGUAGES = (  # folder, what the language calls itself; choices are kept by the place in this list
    ("en", "English"),
    ("de", "Deutsch"),
    ("fr", "Français"),
    ("sv", "Svenska"),
    ("fi", "Suomi"),
    ("no", "Norsk"),
    ("is", "Íslenska"),
)


LEFT_OUT = ()  # folders that are not on this handheld, never the first: `make flash` and `make uf2 LANGUAGES=` say so


def offered() -> tuple:
    """Return the places in LANGUAGES of those that are there."""
    return tuple([place for place, (folder, _) in enumerate(LANGUAGES) if folder not in LEFT_OUT])


def words(language: int):
    """Return the words of a language, by its place in LANGUAGES, or the first one's where it is not there; a module, imported
    when it is first wanted.
    """
    name = _folder(language)
    return getattr(__import__("tercet.ui.text." + name).ui.text, name)


def _folder(language: int) -> str:
    return LANGUAGES[language if language in offered() else 0][0]


def forget_others(language: int) -> None:
    """Let go of every language but one: each takes 8 KB of the heap, and whoever tries them all would fill it."""
    here = sys.modules[__name__]
    for folder, _ in LANGUAGES:
        if folder == _folder(language) or not hasattr(here, folder):
            continue
        delattr(here, folder)
        name = "%s.%s" % (__name__, folder)
        for module in [each for each in sys.modules if each == name or each.startswith(name + ".")]:
            del sys.modules[module]


# What most languages do alike; one that does not has a function of its own


def counted(number: int, pair: tuple) -> str:
    """Return the form of a word that goes with a number."""
    return pair[0] if number == 1 else pair[1]


def initials(names: tuple) -> list:
    """Return what is printed on cards and dice for three names of colours: the first letter, two of names that begin alike."""
    first = [name[0] for name in names]
    return [name[: first.count(name[0])].upper() for name in names]


def signed(number: int) -> str:
    """Return a number with the minus sign of the rest of the texts."""
    return str(number) if number >= 0 else "–%d" % -number


def found(language: str, name: str):
    """Return a word that a language has in one of its further modules, or the module `dice`; AttributeError where it has none.

    language: the name of its package.
    """
    if name == "dice":
        return _imported(language, name)
    for part in ("refusals", "help", "learn", "device"):
        module = _imported(language, part)
        if hasattr(module, name):
            word = getattr(module, name)
            if part == "refusals":  # asked for again and again, while somebody waits for a verdict
                setattr(_package(language), name, word)
            return word
    raise AttributeError(name)


def of_game(text, name: str):
    """Return the words of a game in a language, a module. text: what words() returned; name: as core/games.py has it."""
    return _imported(text.__name__, name)


def _imported(language: str, part: str):
    return getattr(_package(language, "." + part), part)


def _package(language: str, part: str = ""):
    folder = language.split(".")[-1]
    return getattr(__import__("tercet.ui.text." + folder + part).ui.text, folder)
