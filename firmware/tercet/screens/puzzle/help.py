"""What the help says of Puzzle."""

from tercet.core import skill as skills
from tercet.core.puzzle.rules import Puzzle
from tercet.screens.help.screen import Help as Page  # noqa: F401 - these are what a help module has
from tercet.screens.single.help import keys_with, of_choices, of_game, with_constant, with_hints  # noqa: F401


def sentences(context, told: dict) -> list:
    """Return the rules, a sentence or two each."""
    own = context.words("puzzle")
    lines = [own.HELP % skills.PUZZLE_SETS[told["features"]], own.HELP_HINT % Puzzle.HINT_COST, own.HELP_SAME]
    return with_constant(context, told, with_hints(context, lines))


def keys(context, told: dict, calls: tuple) -> list:
    """Return the keys."""
    return keys_with(context, context.words("puzzle").KEY_VIEW)
