"""Numbers and what belongs to them, in words."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from tercet.core.match import PERSON
from tercet.core.skill import SKILLS
from tercet.ui import durations
from tercet.ui.text import en, of_game

NOW = 0  # a game that was read stands still: any time will do


def counted(number: int, pair: tuple[str, str]) -> str:
    """A number with the form of the word that goes with it."""
    return f"{number} {en.counted(number, pair)}"


def game_named(name: str) -> str:
    """What players call a game."""
    return str(of_game(en, name).NAME)


def skill_named(skill: int) -> str:
    """Beginner to Expert; a number that no skill has is shown as such."""
    return str(en.SKILLS[skill]) if 0 <= skill < SKILLS else f"skill {skill}"


def seat_named(kind: int) -> str:
    """Who sits on a seat."""
    return str(en.PERSON) if kind == PERSON else f"computer player, {skill_named(kind)}"


def features_named(features: int, constant: int) -> str:
    """How many features, and which one was chosen to be constant."""
    return f"{features} features" + (f", {en.FEATURES[constant]} always the same" if constant >= 0 else "")


def time_named(milliseconds: int) -> str:
    """A time of play: 4:20.5."""
    return f"{durations.text(milliseconds // 1000)}.{milliseconds // 100 % 10}"


def of_game_in(name: str) -> ModuleType:
    """The module in games/ that reads a game's saves and says what is in them: restore(data, time) and lines(game)."""
    return import_module(f"tools.saves.games.{name}")
