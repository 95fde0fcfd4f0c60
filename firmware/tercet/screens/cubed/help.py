"""What the help says of SET Cubed, and its pictures."""

from tercet.screens.dice.help import LINE, DiceHelp, moving
from tercet.ui.buttons import BACK, HINT, MENU, SELECT
from tercet.ui.dice.painter import FRESH


class Page(DiceHelp):
    """A legal turn and two that are not."""

    SLOTS = True
    EXAMPLES = (
        (True, LINE, ((0, 3, 0), (1, 3, 9), (2, 3, 18)), FRESH),
        (False, LINE, ((0, 3, 9),), FRESH),
        (False, LINE, ((1, 0, 9), (1, 1, 12), (1, 2, 15)), FRESH),
    )


def of_game(game) -> dict:
    """Nothing changes from game to game."""
    return {}


of_choices = of_game


def sentences(context, told: dict) -> list:
    """Return the rules, a sentence or two each."""
    own = context.words("cubed")
    return list(own.HELP) + [own.HELP_END, own.HELP_PASSES]


def keys(context, told: dict, calls: tuple) -> list:
    """Return the keys. calls: the buttons of the people at the table."""
    text, own = context.text, context.words("cubed")
    lines = [(calls, text.KEY_CALL)] if calls else []
    lines += moving(context) + [((SELECT,), own.KEY_BOARD), ((MENU,), own.KEY_TURN), ((HINT,), own.KEY_HANDS)]
    return lines + [((BACK,), text.KEY_PAUSE)]
