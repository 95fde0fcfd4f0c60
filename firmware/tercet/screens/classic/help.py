"""What the help says of Classic."""

from tercet.core import skill as skills
from tercet.screens.help.screen import Help as Page  # noqa: F401 - these are what a help module has
from tercet.screens.single.help import keys, no_match, of_choices, of_game, with_constant, with_hints  # noqa: F401


def sentences(context, told: dict) -> list:
    """Return the rules, a sentence or two each."""
    own = context.words("classic")
    lines = [own.HELP % skills.DECK_CARDS[told["features"]], own.HELP_POINTS, own.HELP_HINT]
    return with_constant(context, told, with_hints(context, lines + [no_match(context.text, told, own.HELP_A_POINT)]))
