"""What the help says of Speed, and its pictures."""

from tercet.core.speed.rules import ROUNDS, TIE_DICE
from tercet.screens.dice.help import DiceHelp, moving
from tercet.ui.buttons import BACK, MENU, SELECT
from tercet.ui.dice.painter import WILD


class Page(DiceHelp):
    """Three alike, a WILD, and three that are no SET."""

    EXAMPLES = (
        (True, ((1, 0, 13), (1, 1, 13), (1, 2, 13)), (), 0),
        (True, ((1, 0, 4), (1, 1, WILD), (1, 2, 20)), (), 0),
        (False, ((1, 0, 3), (1, 1, 13), (1, 2, 14)), (), 0),
    )


def of_game(game) -> dict:
    """Return what there is to say of a match that is played."""
    return {"seats": len(game.seats), "pick": game.pick}


def of_choices(choices: dict) -> dict:
    """Return the same of a match that is being set up."""
    return choices


def sentences(context, told: dict) -> list:
    """Return the rules, a sentence or two each."""
    own, alone = context.words("speed"), told["seats"] == 1
    lines = [own.HELP, own.HELP_WILD]
    lines.append(own.HELP_ALONE % ROUNDS if alone else own.HELP_CALL % told["pick"])
    lines += [own.HELP_WRONG[alone], own.HELP_ENDS[alone]]
    return lines if alone else lines + [own.HELP_ROUNDS % {"rounds": ROUNDS, "dice": TIE_DICE}]


def keys(context, told: dict, calls: tuple) -> list:
    """Return the keys. calls: the buttons of the people at the table."""
    text = context.text
    lines = [(calls, text.KEY_CALL)] if calls and told["seats"] > 1 else []
    lines += moving(context) + [((SELECT,), text.dice.KEY_CHOOSE)]
    return lines + [((MENU,), text.KEY_ASK), ((BACK,), text.KEY_PAUSE)]
