"""What a link asks for: game=puzzle&skill=expert&number=4711 opens that game, and the page has checked it (page/links.js);
c=34NHDDJ8 the game of that code (core/challenge/code.py).
"""

from tercet.core.challenge import code as codes
from tercet.core.games import NAMES, record
from tercet.screens import games
from tercet.screens.challenge import enter
from tercet.ui.text import en


def go(app, query):
    """Set up the game of a query and begin it; ask first if one of its kind waits. What is not allowed is left as it was.

    Return what is wrong with a code, or "".
    """
    wanted = dict([part.split("=", 1) for part in query.split("&") if "=" in part])
    if "c" in wanted:
        return challenge(app, unquoted(wanted["c"]))
    name = wanted.pop("game", "")
    if name not in NAMES:
        return ""
    context = app.context
    choices = context.saves.choices(name)
    for key, values, _ in record(name).CHOICES:
        value = number(key, wanted.get(key, ""))
        if value is not None and value in values:
            choices[key] = value
    context.settings["taught"] = max(1, context.settings["taught"])  # no tutorial comes first
    games.set_up(context, name)
    games.start_asked(context, name, app.screen)
    return ""


def challenge(app, code):
    """Begin the game of a code, as if somebody had typed it; else return what is wrong with it."""
    context = app.context
    try:
        codes.decode(code)
    except codes.CodeError as error:
        return enter.refusal(context.words("challenge"), error)
    context.settings["taught"] = max(1, context.settings["taught"])
    context.settings["code"] = codes.plain(code)
    context.go("challenge.enter.Enter")
    enter.begin(context, code, app.screen)
    return ""


def unquoted(text):
    """Return what a page's address holds as %C3%84 and +."""
    first, *parts = text.replace("+", " ").split("%")
    return (first.encode() + b"".join([bytes((int(part[:2], 16),)) + part[2:].encode() for part in parts])).decode()


def number(key, text):
    """Return the number of a choice in a link: a skill has its English name, all else its number; None if it is none."""
    if key == "skill":
        names = [skill.lower() for skill in en.SKILLS]
        return names.index(text) if text in names else None
    try:
        return int(text)
    except ValueError:
        return None
