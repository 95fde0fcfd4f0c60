"""What the help says of Crossword, and its pictures."""

from tercet.core.crossword.rules import DRAW_COST, ROUNDS
from tercet.screens.dice.help import LINE, DiceHelp, moving
from tercet.ui.buttons import BACK, HINT, MENU, SELECT
from tercet.ui.dice.painter import ALONE, LOOSE


class Page(DiceHelp):
    """A grid, a die in no SET, and a grid in two parts."""

    EXAMPLES = (
        (True, ((0, 0, 0), (0, 1, 3), (0, 2, 6), (1, 2, 16), (2, 2, 26)), (), 0),
        (False, LINE, ((1, 0, 10),), ALONE),
        (False, LINE, ((2, 1, 9), (2, 2, 10), (2, 3, 11)), LOOSE),
    )


def of_game(game) -> dict:
    """Return what there is to say of a match that is played."""
    return {"seats": len(game.seats), "practice": game.practice}


def of_choices(choices: dict) -> dict:
    """Return the same of a match that is being set up."""
    return choices


def sentences(context, told: dict) -> list:
    """Return the rules, a sentence or two each."""
    own = context.words("crossword")
    lines = list(own.HELP)
    if told["seats"] > 1:
        return lines + [own.HELP_DRAW, own.HELP_ENDS % ROUNDS]
    if told["practice"]:
        return lines + [own.HELP_DRAW, own.HELP_PRACTICE % ROUNDS]
    return lines + [own.HELP_COST % DRAW_COST, own.HELP_ALONE % ROUNDS]


def keys(context, told: dict, calls: tuple) -> list:
    """Return the keys."""
    text, own = context.text, context.words("crossword")
    lines = moving(context) + [((SELECT,), own.KEY_PICK), ((MENU,), own.KEY_MORE)]
    if told["seats"] > 1:
        lines.append(((HINT,), own.KEY_OTHERS))
    elif told["practice"]:
        lines.append(((HINT,), text.KEY_HINT))
    return lines + [((BACK,), own.KEY_BACK)]
