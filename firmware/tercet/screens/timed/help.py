"""What the help says of Timed."""

from tercet.core.timed.rules import Timed
from tercet.screens.help.screen import Help as Page  # noqa: F401 - these are what a help module has
from tercet.screens.single.help import keys, no_match, of_choices, of_game, with_constant, with_hints  # noqa: F401


def sentences(context, told: dict) -> list:
    """Return the rules, a sentence or two each."""
    own = context.words("timed")
    lines = [own.HELP % told["target"], own.HELP_COSTS % {"wrong": Timed.WRONG_COST, "hint": Timed.HINT_COST}]
    return with_constant(
        context, told, with_hints(context, lines + [no_match(context.text, told, own.HELP_MORE % Timed.NOT_NONE_COST)])
    )
