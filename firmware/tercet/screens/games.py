"""The table of games: a new game is one line here, its rules in core/games, and its screen."""

GAMES = (  # name in settings and texts, screen module, class, what its set-up offers beside the skill
    ("classic", "classic", "ClassicPlay", ("features", "constant")),
    ("timed", "timed", "TimedPlay", ("target", "features", "constant")),
    ("puzzle", "puzzle", "PuzzlePlay", ("number", "features", "constant")),
    ("arcade", "arcade", "ArcadePlay", ("features", "constant")),
    ("practice", "practice", "PracticePlay", ("count", "features", "constant")),
)

DEFAULTS = {"skill": 0, "features": 0, "constant": -1, "target": 10, "number": 1, "count": 0}


def screen_class(index: int):
    """Return the screen of a game; it is imported when it is first wanted."""
    module = GAMES[index][1]
    return getattr(getattr(__import__("tercet.screens." + module).screens, module), GAMES[index][2])


def options(settings: dict, index: int) -> dict:
    """Return the choices last made for a game; the dict is the one that is kept."""
    return settings.setdefault(GAMES[index][0], dict(DEFAULTS))


def start(context, index: int) -> None:
    """Start a game with the choices last made for it."""
    context.settings["game"] = index
    screen_class(index).begin(context, options(context.settings, index))
