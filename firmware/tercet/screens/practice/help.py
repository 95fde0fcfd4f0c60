"""What the help says of Practice."""

from tercet.screens.help.screen import Help as Page  # noqa: F401 - these are what a help module has
from tercet.screens.single.help import keys_with, no_match, no_match_key, of_choices, of_game, with_constant  # noqa: F401


def sentences(context, told: dict) -> list:
    """Return the rules, a sentence or two each."""
    own = context.words("practice")
    if told["target"]:  # a course: what is trained, and 1 more
        from tercet.core.practice.course import TABLES  # Practice alone has no course on the heap

        return with_constant(context, told, [own.COURSE % TABLES, own.HELP_HINT] + list(own.PART_LINES))
    return with_constant(context, told, [own.HELP, own.HELP_HINT, no_match(context.text, told, "")])


def keys(context, told: dict, calls: tuple) -> list:
    """Return the keys."""
    return keys_with(context, no_match_key(context, told), True)
