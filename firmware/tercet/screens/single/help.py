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
    return keys_with(context, no_match_key(context, told))


def no_match_key(context, told: dict) -> str:
    """What the MENU key does: No Match, or nothing of its own."""
    return "" if skills.DEALS_BY_ITSELF[told["skill"]] else context.text.KEY_NO_MATCH


def keys_with(context, menu: str, hinted: bool = False) -> list:
    """Return (buttons, words) as draw_keys() wants them. menu: what the MENU key does, "" where it does nothing of its own.

    hinted: there are hints whatever the settings say.
    """
    text = context.text
    lines = moving(context) + [((SELECT,), text.KEY_CHOOSE)]
    if hinted or has_hints(context):
        lines.append(((HINT,), text.KEY_HINT))
    if menu:
        lines.append(((MENU,), menu))
    return lines + [((BACK,), text.KEY_PAUSE)]


def has_hints(context) -> bool:
    """Whether the settings allow hints."""
    return bool(context.settings["device"]["hints"])


def with_hints(context, lines: list) -> list:
    """Return lines, and one more where the settings allow no hints, of which the lines tell."""
    return lines if has_hints(context) else lines + [context.text.HINTS_OFF]


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
