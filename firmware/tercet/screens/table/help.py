"""What the help says of the table game."""

from tercet.core.match import PERSON, seated
from tercet.core.seats import LOCK_OUT
from tercet.screens.help.keys import moving
from tercet.screens.help.screen import Help as Page  # noqa: F401 - what a help module has
from tercet.ui.buttons import BACK, MENU, SELECT


def of_game(game) -> dict:
    """Return what there is to say of a match that is played."""
    told = {"pick": game.pick, "penalty": game.penalty, "rounds": game.rounds, "tournament": game.tournament}
    told["computers"] = max([seat.kind for seat in game.seats]) != PERSON
    return told


def of_choices(choices: dict) -> dict:
    """Return the same of a match that is being set up."""
    told = dict(choices)
    told["tournament"] = bool(choices["tournament"]) and choices["seats"] > 2
    if told["tournament"]:
        told["rounds"] = choices["seats"]
    told["computers"] = max(seated(choices)) != PERSON
    return told


def sentences(context, told: dict) -> list:
    """Return the rules, a sentence or two each."""
    own = context.words("table")
    lines = [own.HELP % told["pick"], own.HELP_RIGHT[told["tournament"]], own.HELP_WRONG[told["penalty"]]]
    if told["penalty"] == LOCK_OUT and not told["tournament"]:  # a tournament's page has no room for it
        lines.append(own.HELP_ALL_OUT)
    lines.append(own.HELP_DEALS[told["tournament"]])
    if told["tournament"]:
        lines.append(own.HELP_LAST)
        if told["computers"]:
            lines.append(own.HELP_COMPUTER)
    lines.append(own.HELP_ROUNDS[1] % told["rounds"] if told["rounds"] != 1 else own.HELP_ROUNDS[0])
    return lines


def keys(context, told: dict, calls: tuple) -> list:
    """Return the keys. calls: the buttons of the people at the table."""
    text, own, tournament = context.text, context.words("table"), told["tournament"]
    lines = [(calls, own.KEY_CALL if tournament else text.KEY_CALL)] if calls else []
    lines += moving(context) + [((SELECT,), text.KEY_CHOOSE)]
    lines.append(((MENU,), own.KEY_ASK[told["computers"]] if tournament else text.KEY_ASK))
    return lines + [((BACK,), text.KEY_PAUSE)]
