"""What the help says of the games for one player: made of the rules' own numbers, so that it is true whatever is set."""

from tercet.core import skill as skills
from tercet.core.cards import FEATURES, SHADING
from tercet.screens import verdict
from tercet.screens.help.keys import moving
from tercet.ui.buttons import BACK, HINT, MENU, SELECT

CHANCE = -2  # a constant feature that nobody knows yet


def of_game(game) -> dict:
    """Return what there is to say of a game that is played."""
    return {
        "skill": game.skill,
        "features": game.features,
        "constant": game.constant,
        "fixed": game.fixed,
        "target": game.target,
    }


def of_choices(choices: dict) -> dict:
    """Return the same of a game that is being set up."""
    skill, constant, fixed = choices["skill"], choices["constant"], -1
    features = choices["features"] or skills.FEATURE_COUNT[skill]
    if features == FEATURES:
        constant = -1
    elif constant == skills.AUTOMATIC:
        constant = SHADING if skill == skills.BEGINNER else CHANCE
    if constant == SHADING:
        fixed = 0
    return {"skill": skill, "features": features, "constant": constant, "fixed": fixed, "target": choices.get("target", 0)}


def keys(context, told: dict, calls: tuple) -> list:
    """Return the keys of a game in which the player says No Match, where the skill wants it."""
    menu = "" if skills.DEALS_BY_ITSELF[told["skill"]] else context.text.KEY_NO_MATCH
    return keys_with(context, menu)


def keys_with(context, menu: str) -> list:
    """Return (buttons, words) as draw_keys() wants them. menu: what the MENU key does, "" where it does nothing of its own."""
    text = context.text
    lines = moving(context) + [((SELECT,), text.KEY_CHOOSE), ((HINT,), text.KEY_HINT)]
    if menu:
        lines.append(((MENU,), menu))
    return lines + [((BACK,), text.KEY_PAUSE)]


def with_constant(context, told: dict, lines: list) -> list:
    """Return lines, and one more where a feature is the same on all cards."""
    if told["constant"] != -1:
        lines.append(_constant(context, told))
    return lines


def _constant(context, told: dict) -> str:
    """Which feature is the same on all cards."""
    text, feature, fixed = context.text, told["constant"], told["fixed"]
    if feature == CHANCE:
        return text.HELP_ONE_SAME
    if fixed < 0:
        return text.HELP_SAME[feature]
    return text.all_cards(feature, fixed, verdict.colours(context))


def no_match(text, told: dict, cost: str, more: str = "") -> str:
    """What happens where there is no SET. cost: of a wrong No Match."""
    if skills.DEALS_BY_ITSELF[told["skill"]]:
        return text.HELP_DEALT
    said = text.HELP_NO_MATCH + more
    return said + " " + text.HELP_NO_MATCH_COSTS % cost if cost else said
