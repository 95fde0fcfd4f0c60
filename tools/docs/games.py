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

from tools import languages
from tools.docs.markdown import table
from tools.docs.words import WORDS


def overview() -> str:
    """Every game with a line about it."""
    return table(("game", "what it is"), *((of_game(en, name).NAME, of_game(en, name).LINE) for name in NAMES))


def skills_table(code: str) -> str:
    """What the four skills mean, in a language."""
    text = languages.module(code, "")
    rows = (
        map(str, skills.FEATURE_COUNT),
        (str(skills.LAYOUT_CELLS[features]) for features in skills.FEATURE_COUNT),
        (text.NO if by_itself else text.YES for by_itself in skills.DEALS_BY_ITSELF),
        (str(skills.PUZZLE_SETS[features]) for features in skills.FEATURE_COUNT),
        (durations.text(seconds) for seconds in skills.ARCADE_SECONDS),
        (text.SECONDS % bonus(skill, 1) for skill in range(skills.SKILLS)),
        (text.SECONDS % seconds for seconds in skills.ARCADE_HINT),
    )
    return table(
        ("", *text.SKILLS),
        *((words, *cells) for words, cells in zip(WORDS[code].skills, rows, strict=True)),
    )


def rules(code: str) -> str:
    """The rules of every game as its help says them in a language: as set at first, at Expert."""
    text = languages.module(code, "")
    context = SimpleNamespace(text=text, settings={"device": {"hints": 1}}, keys=None, words=lambda name: of_game(text, name))
    parts = []
    for name in NAMES:
        choices = checked(name, {})
        if "skill" in choices:
            choices = dict(choices, skill=skills.EXPERT)
        told = routes.of_game(name, "help")
        sentences = told.sentences(context, told.of_choices(choices))
        own = of_game(text, name)
        line = own.LINE if own.LINE[-1] in ".!?" else own.LINE + "."
        parts.append(f"### {own.NAME}\n\n{line}\n\n" + "\n".join(f"- {words}" for words in sentences))
    return "\n\n".join(parts)
