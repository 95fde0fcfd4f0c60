"""What the help says of Solo."""

from tercet.screens.help.screen import Help as Page  # noqa: F401 - what a help module has
from tercet.screens.single.help import keys_with, with_hints


def of_game(game) -> dict:
    """Nothing changes from game to game."""
    return {}


of_choices = of_game


def sentences(context, told: dict) -> list:
    """Return the rules, a sentence or two each."""
    return with_hints(context, list(context.words("solo").HELP))


def keys(context, told: dict, calls: tuple) -> list:
    """Return the keys."""
    return keys_with(context, context.words("solo").KEY_PLUS)
