"""The table of games: a new game is one line here, its rules in core/games, and its screen."""

from tercet.core import puzzle
from tercet.core.choices import sane
from tercet.core.skill import TARGETS
from tercet.ui.text import LANGUAGES

GAMES = (  # name in settings and texts, screen module, class, what its set-up offers, the set-up's module and class
    ("classic", "classic", "ClassicPlay", ("skill", "features", "constant"), ("setup", "SetUp")),
    ("timed", "timed", "TimedPlay", ("skill", "target", "features", "constant"), ("setup", "SetUp")),
    ("puzzle", "puzzle", "PuzzlePlay", ("skill", "number", "features", "constant"), ("setup", "SetUp")),
    ("arcade", "arcade", "ArcadePlay", ("skill", "features", "constant"), ("setup", "SetUp")),
    ("table", "table", "TablePlay", (), ("table_setup", "TableSetUp")),
    ("solo", "solo", "SoloPlay", (), ("setup", "SetUp")),
    ("practice", "practice", "PracticePlay", ("skill", "count", "features", "constant"), ("setup", "SetUp")),
    ("cubed", "cubed", "CubedPlay", (), ("cubed_setup", "CubedSetUp")),
    ("speed", "speed", "SpeedPlay", (), ("dice_setup", "SpeedSetUp")),
    ("crossword", "crossword", "CrosswordPlay", (), ("dice_setup", "CrosswordSetUp")),
)
NAMES = tuple([game[0] for game in GAMES])
DICE = ("cubed", "speed", "crossword")  # which of them have a list of their own, in its order: the dice games

# What can be chosen before a game for one, and what is chosen at first; a range is one of consecutive numbers.
VALUES = {
    "skill": (0, 1, 2, 3),
    "features": (0, 3, 4),  # 0: as the skill has it
    "constant": (-1, 0, 1, 2, 3),  # -1: as the skill has it
    "target": TARGETS,
    "number": range(puzzle.FIRST, puzzle.LAST + 1),
    "count": (0, 1),
}
DEFAULTS = {"skill": 0, "features": 0, "constant": -1, "target": 10, "number": 1, "count": 0}

# And before the table game. A seat is a person (-1), or a computer player of a skill.
_SEATED = (-1, 0, 1, 2, 3)
TABLE_VALUES = {
    "seats": (2, 3, 4),
    "seat1": _SEATED,
    "seat2": _SEATED,
    "seat3": _SEATED,
    "seat4": _SEATED,
    "cards": (0, 1, 2),
    "penalty": (0, 1, 2),
    "rounds": tuple(range(1, 10)),
    "pick": tuple(range(3, 11)),
    "tournament": (0, 1),
}
TABLE_DEFAULTS = {
    "seats": 2,
    "seat1": -1,
    "seat2": 1,
    "seat3": -1,
    "seat4": -1,
    "cards": 0,
    "penalty": 0,
    "rounds": 1,
    "pick": 5,
    "tournament": 0,
}

CUBED_VALUES = {
    "seats": (2, 3, 4),
    "seat1": _SEATED,
    "seat2": _SEATED,
    "seat3": _SEATED,
    "seat4": _SEATED,
    "practice": (0, 1),
}
CUBED_DEFAULTS = {"seats": 2, "seat1": -1, "seat2": 0, "seat3": -1, "seat4": -1, "practice": 0}

SPEED_VALUES = {
    "seats": (1, 2, 3, 4),
    "seat1": _SEATED,
    "seat2": _SEATED,
    "seat3": _SEATED,
    "seat4": _SEATED,
    "pick": tuple(range(3, 11)),
}
SPEED_DEFAULTS = {"seats": 2, "seat1": -1, "seat2": 0, "seat3": -1, "seat4": -1, "pick": 5}
CROSSWORD_VALUES = {
    "seats": (1, 2, 3, 4),
    "seat1": _SEATED,
    "seat2": _SEATED,
    "seat3": _SEATED,
    "seat4": _SEATED,
    "practice": (0, 1),
}
CROSSWORD_DEFAULTS = {"seats": 2, "seat1": -1, "seat2": 0, "seat3": -1, "seat4": -1, "practice": 0}

# Games whose choices are their own: (at first, what can be chosen).
CHOICES = {
    "table": (TABLE_DEFAULTS, TABLE_VALUES),
    "cubed": (CUBED_DEFAULTS, CUBED_VALUES),
    "speed": (SPEED_DEFAULTS, SPEED_VALUES),
    "crossword": (CROSSWORD_DEFAULTS, CROSSWORD_VALUES),
}

# How the handheld itself is set; the palettes are those of ui/palettes.py.
DEVICE_VALUES = {
    "language": tuple(range(len(LANGUAGES))),
    "palette": (0, 1, 2, 3),
    "letters": (0, 1),
    "brightness": (0, 1, 2, 3, 4),
    "dim": (30, 60, 120, 300, 0),  # seconds without a key; 0: never
    "volume": (0, 1, 2, 3),
    "lamp": (0, 1),
    "hints": (0, 1),
    "animation": (0, 1),
}
DEVICE_DEFAULTS = {
    "language": 0,
    "palette": 0,
    "letters": 0,
    "brightness": 4,
    "dim": 120,
    "volume": 2,
    "lamp": 1,
    "hints": 1,
    "animation": 1,
}


def screen_class(index: int):
    """Return the screen of a game; it is imported when it is first wanted."""
    return _imported(GAMES[index][1], GAMES[index][2])


def set_up(context, index: int) -> None:
    """Show what is to be chosen before a game."""
    module, name = GAMES[index][4]
    context.show(_imported(module, name)(context, index))


def checked(name: str, choices) -> dict:
    """Return choices for a game by its name, from wherever they come: what is missing or not allowed is the default."""
    defaults, values = CHOICES.get(name, (DEFAULTS, VALUES))
    return sane(choices, defaults, values)


def checked_settings(settings: dict) -> dict:
    """Return settings of any version as there are now: the game chosen last, the choices of each game, the handheld's own,
    and "taught": 1 once the tutorial was there, also where settings were made before there was one."""
    game = settings.get("game")
    result: dict = {"game": game if game in NAMES else NAMES[0]}
    result["taught"] = 0 if settings.get("taught", 1 if settings else 0) == 0 else 1
    for name in NAMES:
        result[name] = checked(name, settings.get(name))
    result["device"] = sane(settings.get("device"), DEVICE_DEFAULTS, DEVICE_VALUES)
    return result


def options(settings: dict, index: int) -> dict:
    """Return the choices last made for a game; the dict is the one that is kept."""
    return settings[NAMES[index]]


def last_game(settings: dict) -> int:
    """Return the place of the game chosen last."""
    return NAMES.index(settings["game"])


def chosen(settings: dict, index: int) -> None:
    """Remember which game was chosen last."""
    settings["game"] = NAMES[index]


def show_list(context, index: int) -> None:
    """Show the list in which a game is to be found, the game in focus."""
    chosen(context.settings, index)
    if NAMES[index] in DICE:
        from tercet.screens.dice import DiceGames

        context.show(DiceGames(context))
        return
    from tercet.screens.menu import Menu

    context.show(Menu(context))


def choose(context, index: int) -> None:
    """A game was chosen in the menu: go on with the one that waits, or set up another."""
    if context.saves.waits(NAMES[index]):
        from tercet.screens.resume import Resume

        context.show(Resume(context, index))
    else:
        set_up(context, index)


def start(context, index: int) -> None:
    """Start a game with the choices last made for it."""
    chosen(context.settings, index)
    screen_class(index).begin(context, options(context.settings, index))


def resumed(context, index: int):
    """Return the screen of the game that waits, its clock standing still; None when there is none that can be read."""
    name = NAMES[index]

    def restored(saved: dict, game: bytes):
        kept = options(context.settings, index)
        for choice, value in checked(name, saved).items():
            kept[choice] = value
        return screen_class(index).resumed(context, game, kept)

    play = context.saves.load(name, restored)
    if play is not None:
        chosen(context.settings, index)
    return play


def _imported(module: str, name: str):
    return getattr(getattr(__import__("tercet.screens." + module).screens, module), name)
