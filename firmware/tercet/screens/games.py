"""The table of games: a new game is one line here, its rules in core/games, and its screen."""

GAMES = (  # name in settings and texts, screen module, class, what its set-up offers, the set-up's module and class
    ("classic", "classic", "ClassicPlay", ("skill", "features", "constant"), ("setup", "SetUp")),
    ("timed", "timed", "TimedPlay", ("skill", "target", "features", "constant"), ("setup", "SetUp")),
    ("puzzle", "puzzle", "PuzzlePlay", ("skill", "number", "features", "constant"), ("setup", "SetUp")),
    ("arcade", "arcade", "ArcadePlay", ("skill", "features", "constant"), ("setup", "SetUp")),
    ("table", "table", "TablePlay", (), ("table_setup", "TableSetUp")),
    ("solo", "solo", "SoloPlay", (), ("setup", "SetUp")),
    ("practice", "practice", "PracticePlay", ("skill", "count", "features", "constant"), ("setup", "SetUp")),
)

DEFAULTS = {"skill": 0, "features": 0, "constant": -1, "target": 10, "number": 1, "count": 0}


def screen_class(index: int):
    """Return the screen of a game; it is imported when it is first wanted."""
    return _imported(GAMES[index][1], GAMES[index][2])


def set_up(context, index: int) -> None:
    """Show what is to be chosen before a game."""
    module, name = GAMES[index][4]
    context.show(_imported(module, name)(context, index))


def options(settings: dict, index: int) -> dict:
    """Return the choices last made for a game; the dict is the one that is kept."""
    return settings.setdefault(GAMES[index][0], dict(DEFAULTS))


def start(context, index: int) -> None:
    """Start a game with the choices last made for it."""
    context.settings["game"] = index
    screen_class(index).begin(context, options(context.settings, index))


def _imported(module: str, name: str):
    return getattr(getattr(__import__("tercet.screens." + module).screens, module), name)
