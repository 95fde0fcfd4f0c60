"""The ways between screens, by name. A screen is imported when somebody goes there for the first time: no screen imports
another to go there, the start is quick, and what nobody looks at takes no memory.
"""

_ROUTES = (  # route, module in this folder, class
    ("menu", "menu", "Menu"),
    ("resume", "resume", "Resume"),
    ("question", "question", "Question"),
    ("notice", "notice", "Notice"),
    ("disk", "disk", "Disk"),
    ("pause", "pause", "Pause"),
    ("result", "result", "Result"),
    ("review", "review", "Review"),
    ("standings", "match.standings", "Standings"),
    ("records", "scores.records", "Records"),
    ("statistics", "scores.statistics", "Statistics"),
    ("medals", "scores.medals", "Medals"),
    ("medal", "scores.medals", "Medal"),
    ("settings", "settings.screen", "Settings"),
    ("first language", "settings.first_language", "FirstLanguage"),
    ("first colours", "settings.first", "FirstColours"),
    ("name", "settings.name", "Name"),
    ("display test", "settings.display_test", "DisplayTest"),
    ("board test", "settings.board_test", "BoardTest"),
    ("about", "settings.about", "About"),
    ("tutorial", "learn.tutorial", "screen"),
)


def screen(route: str):
    """Return what makes the screen of a route, a class or a function, to be called with the context and its details.

    Inside a game's own room a route is room.module.Class, so that nothing of one game stands here.
    """
    module, _, maker = route.rpartition(".")
    if not module:
        for name, place, what in _ROUTES:
            if name == route:
                module, maker = place, what
    if not module:
        raise ValueError("no route is called %r" % (route,))
    # No call from here on: what is imported imports more, and each call on the way takes from the 8 KB of the stack.
    found = __import__("tercet.screens." + module).screens
    for part in module.split("."):
        found = getattr(found, part)
    return getattr(found, maker)


def of_game(room: str, part: str):
    """Return a module of a game's room: "screen", "setup", "help" or "scores"."""
    return getattr(getattr(__import__("tercet.screens." + room + "." + part).screens, room), part)
