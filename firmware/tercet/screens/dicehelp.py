"""What the help says of the dice games: made of the rules' own numbers, as helptext.py does for the others."""

from tercet.core.games import crossword, speed
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP


def sentences(text, told: dict) -> list:
    """Return the rules of a dice game, a sentence or two each."""
    return _TELLERS[told["name"]][0](text.dice, told)


def keys(context, told: dict, calls: tuple) -> list:
    """Return (buttons, words) as draw_keys() wants them. calls: the buttons of the people at the table."""
    return _TELLERS[told["name"]][1](context, told, calls)


def _speed(text, told: dict) -> list:
    alone = told["seats"] == 1
    lines = [text.HELP_SPEED, text.HELP_WILD]
    lines.append(text.HELP_SPEED_ALONE % speed.ROUNDS if alone else text.HELP_SPEED_CALL % told["pick"])
    lines += [text.HELP_SPEED_WRONG[alone], text.HELP_SPEED_ENDS[alone]]
    return lines if alone else lines + [text.HELP_SPEED_ROUNDS % (speed.ROUNDS, speed.TIE_DICE)]


def _speed_keys(context, told: dict, calls: tuple) -> list:
    text = context.text
    lines = [(calls, text.KEY_CALL)] if calls and told["seats"] > 1 else []
    lines += _moving(context) + [((SELECT,), text.dice.KEY_CHOOSE)]
    return lines + [((MENU,), text.KEY_ASK), ((BACK,), text.KEY_PAUSE)]


def _crossword(text, told: dict) -> list:
    lines = list(text.HELP_CROSSWORD)
    if told["seats"] > 1:
        return lines + [text.HELP_CROSSWORD_DRAW, text.HELP_CROSSWORD_ENDS % crossword.ROUNDS]
    if told["practice"]:
        return lines + [text.HELP_CROSSWORD_DRAW, text.HELP_CROSSWORD_PRACTICE % crossword.ROUNDS]
    return lines + [text.HELP_CROSSWORD_COST % crossword.DRAW_COST, text.HELP_CROSSWORD_ALONE % crossword.ROUNDS]


def _crossword_keys(context, told: dict, calls: tuple) -> list:
    text = context.text
    lines = _moving(context) + [((SELECT,), text.dice.KEY_PICK), ((MENU,), text.dice.KEY_MORE)]
    if told["seats"] > 1:
        lines.append(((HINT,), text.dice.KEY_OTHERS))
    elif told["practice"]:
        lines.append(((HINT,), text.KEY_HINT))
    return lines + [((BACK,), text.dice.KEY_BACK)]


def _moving(context) -> list:
    """Return the lines about the keys that move the cursor."""
    text = context.text
    if context.keys.few:
        return [((PREVIOUS,), text.dice.KEY_BACKWARD), ((NEXT,), text.dice.KEY_FORWARD)]
    return [((UP, DOWN, LEFT, RIGHT), text.KEY_MOVE)]


def _cubed(text, told: dict) -> list:
    return list(text.cubed.HELP) + [text.cubed.HELP_END]


def _cubed_keys(context, told: dict, calls: tuple) -> list:
    text, words = context.text, context.text.dice.cubed
    lines = [(calls, text.KEY_CALL)] if calls else []
    lines += _moving(context) + [((SELECT,), words.KEY_BOARD), ((MENU,), words.KEY_TURN), ((HINT,), words.KEY_HANDS)]
    return lines + [((BACK,), text.KEY_PAUSE)]


_TELLERS = {
    "cubed": (_cubed, _cubed_keys),
    "speed": (_speed, _speed_keys),
    "crossword": (_crossword, _crossword_keys),
}  # its sentences, its keys
