"""What the help says of Arcade."""

from tercet.core import skill as skills
from tercet.core.arcade.rules import SETS_A_LEVEL, bonus
from tercet.screens.help.screen import Help as Page  # noqa: F401 - these are what a help module has
from tercet.screens.single.help import keys, no_match, of_choices, of_game, with_constant, with_hints  # noqa: F401
from tercet.ui import durations


def sentences(context, told: dict) -> list:
    """Return the rules, a sentence or two each."""
    own, skill = context.words("arcade"), told["skill"]
    cost = skills.ARCADE_HINT[skill]
    lines = [
        own.HELP % durations.text(skills.ARCADE_SECONDS[skill]),
        own.HELP_LEVEL % {"sets": SETS_A_LEVEL, "seconds": bonus(skill, 1)},
    ]
    lines += [own.HELP_HINT % cost, no_match(context.text, told, own.HELP_LESS % cost, own.HELP_COUNTS)]
    return with_constant(context, told, with_hints(context, lines))
