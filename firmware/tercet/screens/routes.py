"""The ways between screens, by name. A screen is imported when somebody goes there for the first time: no screen imports
another to go there, the start is quick, and what nobody looks at takes no memory.
"""

_ROUTES = (  # route, module in this folder, class
    ("menu", "menu", "Menu"),
    ("dice games", "dice.screen", "DiceGames"),
    ("resume", "resume", "Resume"),
    ("question", "question", "Question"),
    ("notice", "notice", "Notice"),
    ("disk", "disk", "Disk"),
    ("pause", "pause", "Pause"),
    ("result", "result", "Result"),
    ("standings", "match.standings", "Standings"),
    ("records", "scores.records", "Records"),
    ("statistics", "scores.statistics", "Statistics"),
    ("settings", "settings.screen", "Settings"),
    ("colours", "settings.colours", "Colours"),
    ("display test", "settings.display_test", "DisplayTest"),
    ("about", "settings.about", "About"),
    ("tutorial", "learn.tutorial", "screen"),
)


def screen(route: str):
    """Return what makes the screen of a route, a class or a function, to be called with the context and its details.

    Inside a game's own room a route is room.module.Class, so that nothing of one game stands here.
    """
    for name, module, maker in _ROUTES:
        if name == route:
            return getattr(imported(module), maker)
    module, _, maker = route.rpartition(".")
    if not module:
        raise ValueError("no route is called %r" % (route,))
    return getattr(imported(module), maker)


def of_game(name: str, part: str):
    """Return a module of a game's room: "screen", "setup" or "help". name: the room."""
    return imported(name + "." + part)


def imported(module: str):
    """Return a module of this folder by its name, such as "scores.records"."""
    found = __import__("tercet.screens." + module).screens
    for part in module.split("."):
        found = getattr(found, part)
    return found
