"""What the help says of a game: made of the rules' own numbers, so that it is true whatever is set."""

from tercet.core import skill as skills
from tercet.core.cards import COLOUR, FEATURES, NUMBER, SHADING
from tercet.core.games.arcade import SETS_A_LEVEL, bonus
from tercet.screens import verdict
from tercet.screens.games import DICE
from tercet.ui import durations
from tercet.ui.buttons import BACK, HINT, MENU, SELECT

CHANCE = -2  # a constant feature that nobody knows yet


def of_game(name: str, game) -> dict:
    """Return what there is to say of a game that is played, by its name in screens/games.py."""
    if name in DICE:
        pick, practice = getattr(game, "pick", 0), getattr(game, "practice", False)
        return {"name": name, "game": game, "seats": len(game.seats), "pick": pick, "practice": practice}
    if name == "table":
        return {
            "name": name,
            "pick": game.pick,
            "penalty": game.penalty,
            "cards": game.cards,
            "rounds": game.rounds,
            "tournament": game.tournament,
        }
    return {
        "name": name,
        "game": game,
        "skill": game.skill,
        "features": game.features,
        "constant": game.constant,
        "fixed": game.fixed,
        "target": game.target,
    }


def of_choices(name: str, game, choices: dict) -> dict:
    """Return the same of a game that is being set up. game: its class in core/games; not for those of several seats."""
    if name in DICE:
        return dict(choices, name=name)
    if name == "table":
        result: dict = dict(choices, name=name)
        result["tournament"] = bool(choices["tournament"]) and choices["seats"] > 2
        if result["tournament"]:
            result["rounds"] = choices["seats"]
        return result
    skill, constant, fixed = choices["skill"], choices["constant"], -1
    if name == "solo":
        skill = skills.ADVANCED
    features = FEATURES if name == "solo" else choices["features"] or skills.FEATURE_COUNT[skill]
    if features == FEATURES:
        constant = -1
    elif constant == skills.AUTOMATIC:
        constant = SHADING if skill == skills.BEGINNER else CHANCE
    if constant == SHADING:
        fixed = 0
    return {
        "name": name,
        "game": game,
        "skill": skill,
        "features": features,
        "constant": constant,
        "fixed": fixed,
        "target": choices["target"],
    }


def sentences(context, told: dict) -> list:
    """Return the rules of a game, a sentence or two each."""
    if told["name"] in DICE:
        from tercet.screens import dicehelp

        return dicehelp.sentences(context.text, told)
    lines = _TELLERS[told["name"]](context.text, told)
    if told["name"] != "table" and told["constant"] != -1:
        lines.append(_constant(context, told))
    return lines


def set_sentence(text, told: dict) -> str:
    """Return what a SET is."""
    return text.dice.HELP_SET if told["name"] in DICE else text.HELP_SET


def keys(context, told: dict, calls: tuple = ()) -> list:
    """Return (buttons, words) as draw_keys() wants them. calls: the buttons of the people at the table."""
    from tercet.screens.keylist import moving

    text, name = context.text, told["name"]
    if name in DICE:
        from tercet.screens import dicehelp

        return dicehelp.keys(context, told, calls)
    lines = [(calls, text.KEY_CALL)] if calls else []
    lines += moving(context)
    lines.append(((SELECT,), text.KEY_CHOOSE))
    if name == "table":
        if not told["tournament"]:
            lines.append(((MENU,), text.KEY_ASK))
    else:
        lines.append(((HINT,), text.KEY_HINT))
        if name == "puzzle":
            lines.append(((MENU,), text.KEY_VIEW))
        elif name == "solo":
            lines.append(((MENU,), text.KEY_PLUS))
        elif not skills.DEALS_BY_ITSELF[told["skill"]]:
            lines.append(((MENU,), text.KEY_NO_MATCH))
    lines.append(((BACK,), text.KEY_PAUSE))
    return lines


def _constant(context, told: dict) -> str:
    """Which feature is the same on all cards."""
    text, feature, fixed = context.text, told["constant"], told["fixed"]
    if feature == CHANCE:
        return text.HELP_ONE_SAME
    if fixed < 0:
        return text.HELP_SAME % text.FEATURES[feature]
    if feature == COLOUR:
        return text.HELP_ALL % verdict.colours(context)[fixed]
    return (text.HELP_ALL_SHOW if feature == NUMBER else text.HELP_ALL) % text.HELP_VALUES[feature][fixed]


def _no_match(text, told: dict, cost: str, more: str = "") -> str:
    """What happens where there is no SET. cost: of a wrong No Match."""
    if skills.DEALS_BY_ITSELF[told["skill"]]:
        return text.HELP_DEALT
    said = text.HELP_NO_MATCH + more
    return said + " " + text.HELP_NO_MATCH_COSTS % cost if cost else said


def _classic(text, told: dict) -> list:
    cards = skills.DECK_CARDS[told["features"]]
    return [text.HELP_CLASSIC % cards, text.HELP_POINTS, text.HELP_CLASSIC_HINT, _no_match(text, told, text.HELP_A_POINT)]


def _timed(text, told: dict) -> list:
    game = told["game"]
    return [
        text.HELP_TIMED % told["target"],
        text.HELP_TIMED_COSTS % (game.WRONG_COST, game.HINT_COST),
        _no_match(text, told, text.HELP_MORE % game.NOT_NONE_COST),
    ]


def _puzzle(text, told: dict) -> list:
    return [
        text.HELP_PUZZLE % skills.PUZZLE_SETS[told["features"]],
        text.HELP_PUZZLE_HINT % told["game"].HINT_COST,
        text.HELP_PUZZLE_SAME,
    ]


def _arcade(text, told: dict) -> list:
    skill = told["skill"]
    cost = skills.ARCADE_HINT[skill]
    return [
        text.HELP_ARCADE % durations.text(skills.ARCADE_SECONDS[skill]),
        text.HELP_ARCADE_LEVEL % (SETS_A_LEVEL, bonus(skill, 1)),
        text.HELP_ARCADE_HINT % cost,
        _no_match(text, told, text.HELP_LESS % cost, text.HELP_ARCADE_COUNTS),
    ]


def _practice(text, told: dict) -> list:
    return [text.HELP_PRACTICE, text.HELP_PRACTICE_HINT, _no_match(text, told, "")]


def _solo(text, told: dict) -> list:
    return list(text.HELP_SOLO)


def _table(text, told: dict) -> list:
    lines = [
        text.HELP_TABLE % told["pick"],
        text.HELP_TABLE_RIGHT[told["tournament"]],
        text.HELP_TABLE_WRONG[told["penalty"]],
        text.HELP_TABLE_DEALS[told["tournament"]],
    ]
    lines.append(text.HELP_ROUNDS[told["rounds"] != 1] % ((told["rounds"],) if told["rounds"] != 1 else ()))
    return lines


_TELLERS = {
    "classic": _classic,
    "timed": _timed,
    "puzzle": _puzzle,
    "arcade": _arcade,
    "practice": _practice,
    "solo": _solo,
    "table": _table,
}
