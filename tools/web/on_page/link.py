"""What a link asks for: game=puzzle&skill=expert&number=4711 opens that game. The page has checked it (page/links.js)."""

from tercet.core.games import NAMES, record
from tercet.screens import games
from tercet.ui.text.en import SKILLS


def go(app, query):
    """Set up the game of a query and begin it; ask first if one of its kind waits. What is not allowed is left as it was."""
    wanted = dict([part.split("=", 1) for part in query.split("&") if "=" in part])
    name = wanted.pop("game", "")
    if name not in NAMES:
        return
    context = app.context
    choices = context.saves.choices(name)
    for key, values, _ in record(name).CHOICES:
        value = number(key, wanted.get(key, ""))
        if value is not None and value in values:
            choices[key] = value
    context.settings["taught"] = max(1, context.settings["taught"])  # no tutorial comes first
    games.set_up(context, name)
    games.start_asked(context, name, app.screen)


def number(key, text):
    """Return the number of a choice in a link: a skill has its English name, all else its number; None if it is none."""
    if key == "skill":
        names = [skill.lower() for skill in SKILLS]
        return names.index(text) if text in names else None
    try:
        return int(text)
    except ValueError:
        return None
