"""The games and their rules, in the words that the handheld itself uses and with the numbers that are really set."""

from __future__ import annotations

from importlib import import_module
from types import SimpleNamespace

from tercet.core import skill as skills
from tercet.core.games.arcade import bonus
from tercet.screens import games, helptext
from tercet.ui import durations
from tercet.ui.text import en

from tools.docs.markdown import table

_CONTEXT = SimpleNamespace(text=en, settings={})
YES, NO = "yes", "no"


def overview() -> str:
    """Every game with a line about it."""
    return table(("game", "what it is"), *(en.GAMES[name] for name in games.NAMES))


def skills_table() -> str:
    """What the four skills mean."""
    cards = [skills.LAYOUT_CELLS[features] for features in skills.FEATURE_COUNT]
    return table(
        ("", *en.SKILLS),
        ("features", *(str(count) for count in skills.FEATURE_COUNT)),
        ("cards on the table", *map(str, cards)),
        ("you say No Match yourself", *(NO if by_itself else YES for by_itself in skills.DEALS_BY_ITSELF)),
        ("SETs of a puzzle", *(str(skills.PUZZLE_SETS[features]) for features in skills.FEATURE_COUNT)),
        ("Arcade begins with", *(durations.text(seconds) for seconds in skills.ARCADE_SECONDS)),
        ("and gives for the first level", *(f"{bonus(skill, 1)} s" for skill in range(skills.SKILLS))),
        ("an Arcade hint costs", *(f"{seconds} s" for seconds in skills.ARCADE_HINT)),
    )


def rules() -> str:
    """The rules of every game as its help says them: as set at first, at Expert."""
    parts = []
    for name in games.NAMES:
        choices = games.checked(name, {})
        if "skill" in choices:
            choices = dict(choices, skill=skills.EXPERT)
        game = getattr(import_module(f"tercet.core.games.{name}"), name.capitalize())
        told = helptext.of_choices(name, game, choices)
        sentences = helptext.sentences(_CONTEXT, told)
        parts.append(f"### {en.GAMES[name][0]}\n\n{en.GAMES[name][1]}.\n\n" + "\n".join(f"- {words}" for words in sentences))
    return "\n\n".join(parts)
