"""The games and their rules, in the words that the handheld itself uses and with the numbers that are really set."""

from __future__ import annotations

from types import SimpleNamespace

from tercet.core import skill as skills
from tercet.core.arcade.rules import bonus
from tercet.core.games import NAMES
from tercet.saves import checked
from tercet.screens import routes
from tercet.ui import durations
from tercet.ui.text import en, of_game

from tools.docs.markdown import table

_CONTEXT = SimpleNamespace(text=en, settings={}, keys=None, words=lambda name: of_game(en, name))
YES, NO = "yes", "no"


def overview() -> str:
    """Every game with a line about it."""
    return table(("game", "what it is"), *((of_game(en, name).NAME, of_game(en, name).LINE) for name in NAMES))


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
    for name in NAMES:
        choices = checked(name, {})
        if "skill" in choices:
            choices = dict(choices, skill=skills.EXPERT)
        told = routes.of_game(name, "help")
        sentences = told.sentences(_CONTEXT, told.of_choices(choices))
        own = of_game(en, name)
        parts.append(f"### {own.NAME}\n\n{own.LINE}.\n\n" + "\n".join(f"- {words}" for words in sentences))
    return "\n\n".join(parts)
