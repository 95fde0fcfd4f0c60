"""A game in progress in words."""

from __future__ import annotations

from collections.abc import Iterator

from tercet.core.cards import FEATURES
from tercet.core.games.arcade import Arcade
from tercet.core.games.classic import Classic
from tercet.core.games.crossword import BUILDING, READY, Crossword
from tercet.core.games.cubed import CHOOSING, OVER, SHOWING, STARTING, TURN, Cubed
from tercet.core.games.practice import Practice
from tercet.core.games.puzzle import Puzzle
from tercet.core.games.single import Single
from tercet.core.games.solo import Solo
from tercet.core.games.speed import Speed
from tercet.core.games.table import ASKING, MATCH_OVER, OPEN, PICKING, ROUND_OVER, Table
from tercet.core.games.timed import Timed
from tercet.core.records import Records
from tercet.core.seats import PERSON
from tercet.core.skill import SKILLS
from tercet.ui import durations
from tercet.ui.text import en

from tools.saves.contents import SavedGame

KINDS: dict[int, str] = {
    kind.KIND: en.GAMES[name][0]
    for name, kind in (
        ("classic", Classic),
        ("timed", Timed),
        ("puzzle", Puzzle),
        ("arcade", Arcade),
        ("practice", Practice),
        ("solo", Solo),
        ("table", Table),
        ("cubed", Cubed),
        ("speed", Speed),
        ("crossword", Crossword),
    )
}
STATES = {
    OPEN: "everybody looks for a SET",
    PICKING: "seat %d picks",
    ASKING: "everybody is asked whether there is no SET",
    ROUND_OVER: "the round is over",
    MATCH_OVER: "the match is over",
}
CUBED_STATES = {
    STARTING: "everybody looks for a SET to start with",
    SHOWING: "seat %d shows its SET",
    TURN: "seat %d plays",
    CHOOSING: "seat %d chooses what to roll again",
    OVER: "the game is over",
}
_NOW = 0  # a game that was read stands still: any time will do


def counted(number: int, pair: tuple[str, str]) -> str:
    """A number with the form of the word that goes with it."""
    return f"{number} {en.counted(number, pair)}"


def skill_named(skill: int) -> str:
    """Beginner to Expert; a number that no skill has is shown as such."""
    return str(en.SKILLS[skill]) if 0 <= skill < SKILLS else f"skill {skill}"


def features_named(features: int, constant: int) -> str:
    """How many features, and which one was chosen to be constant."""
    return f"{features} features" + (f", {en.FEATURES[constant]} always the same" if constant >= 0 else "")


def time_named(milliseconds: int) -> str:
    """A time of play: 4:20.5."""
    return f"{durations.text(milliseconds // 1000)}.{milliseconds // 100 % 10}"


def game_lines(saved: SavedGame, records: Records | None) -> Iterator[str]:
    """A game: its kind, how far it is, and whether the handheld will go on with it."""
    game = saved.game
    if isinstance(game, Cubed):
        yield from _cubed_lines(game)
    elif isinstance(game, Crossword):
        yield from _crossword_lines(game)
    elif isinstance(game, Speed):
        yield from _speed_lines(game)
    else:
        yield from _table_lines(game) if isinstance(game, Table) else _single_lines(game)
    yield f"number {saved.number}"
    if records is not None and saved.number == records.last:
        yield "it was played to its end and is among the records: the handheld removes it"


def _single_lines(game: Single) -> Iterator[str]:
    words = [KINDS[game.KIND]]
    if not isinstance(game, Solo):
        words.append(skill_named(game.skill))
    words.append(f"{game.features} features")
    if game.features < FEATURES:
        words.append(f"{en.FEATURES[game.constant]} always {en.ONE_OF[game.constant][game.fixed]}")
    yield " · ".join(words)
    yield from _progress_lines(game)
    claims = [counted(game.found, ("SET", "SETs")) + " found"]
    claims += [counted(game.wrong, en.WRONG), counted(game.hints, en.HINTS)]
    yield ", ".join(claims)
    penalty = f", {time_named(game.penalty)} of penalties" if game.penalty else ""
    yield f"played {time_named(game.stopwatch.elapsed(_NOW))}{penalty}" + (", over" if game.over else "")
    if not isinstance(game, Puzzle):
        yield _cards(game)


def _progress_lines(game: Single) -> Iterator[str]:
    """What only this kind of game has."""
    if isinstance(game, Timed):
        yield f"{game.progress} of {game.target} SETs"
    elif isinstance(game, Arcade):
        yield f"level {game.level}, {counted(game.score, en.SETS)}, {time_named(game.remaining(_NOW))} left"
    elif isinstance(game, Puzzle):
        yield f"puzzle {game.target}, {len(game.found_sets)} of {len(game.sets)} SETs"
    elif isinstance(game, Practice) and game._shown:
        yield f"{counted(game._shown, ('card', 'cards'))} of a SET shown"
    elif isinstance(game, Solo):
        yield counted(game.points, en.SOLO_POINTS)
    elif isinstance(game, Classic):
        yield f"score {game.score}"


def _cards(game: Single | Table) -> str:
    layout = game.layout
    return f"{layout.left()} cards on the table, {len(layout.stock)} in the stock, {len(layout.taken)} taken"


def _table_lines(table: Table) -> Iterator[str]:
    state = STATES[table.state]
    name = en.TOURNAMENT if table.tournament else KINDS[table.KIND]
    yield f"{name} · round {table.round + 1} of {table.rounds} · {state % (table.caller + 1) if '%' in state else state}"
    yield f"cards: {en.DECKS[table.cards]}, wrong call: {en.PENALTY_KINDS[table.penalty]}, {table.pick} s to pick"
    for number, seat in enumerate(table.seats):
        who = en.PERSON if seat.kind == PERSON else f"computer player, {skill_named(seat.kind)}"
        words = [f"seat {number + 1}: {who}"]
        words += ["deals this round"] if number == table.master else []
        words += [f"{counted(seat.points, en.POINTS)}, {counted(seat.sets, en.SETS)} this round"]
        words += [f"{counted(seat.total(), en.POINTS)} in all"] if seat.history else []
        words += [f"owes {counted(seat.owed, en.SETS)}"] if seat.owed else []
        words += ["locked out"] if seat.locked else []
        yield ", ".join(words)
    yield f"{counted(table.calls, ('call', 'calls'))}, played {time_named(table.elapsed(_NOW))}"
    yield _cards(table)


def _who(kind: int) -> str:
    return str(en.PERSON) if kind == PERSON else f"computer player, {skill_named(kind)}"


def _speed_lines(game: Speed) -> Iterator[str]:
    state = STATES[game.state]
    number = en.dice.TIE_BREAK if game.tie_break else f"round {game.round + 1} of {game.rounds}"
    yield f"{KINDS[game.KIND]} · {number} · {state % (game.caller + 1) if '%' in state else state}"
    for place, seat in enumerate(game.seats):
        words = [f"seat {place + 1}: {_who(seat.kind)}", f"{counted(seat.points, en.POINTS)} this round"]
        words += [f"{counted(seat.total(), en.POINTS)} in all"] if seat.history else []
        words += [en.OUT] if seat.locked else []
        yield ", ".join(words)
    yield f"{game.pick} s to pick, {counted(game.calls, ('call', 'calls'))}, played {time_named(game.elapsed(_NOW))}"
    yield f"{counted(game.layout.left(), ('die', 'dice'))} on the table"


def _crossword_lines(game: Crossword) -> Iterator[str]:
    state = {BUILDING: "seat %d builds", READY: "seat %d is next"}.get(game.state) or STATES[game.state]
    kind = KINDS[game.KIND] + (f", {en.dice.PRACTICE_ROW.lower()}" if game.practice else "")
    yield f"{kind} · round {game.round + 1} of {game.rounds} · {state % (game.builder + 1) if '%' in state else state}"
    for place, seat in enumerate(game.seats):
        words = [f"seat {place + 1}: {_who(seat.kind)}", f"{seat.used} of {counted(len(seat.dice), ('die', 'dice'))} used"]
        words += [f"{counted(seat.total(), en.POINTS)} so far"] if seat.history else []
        words += [f"done at {time_named(seat.done_at)}"] if seat.done_at >= 0 else []
        yield ", ".join(words)
    drawn = f", {counted(game.drawn, en.dice.DRAWN)}" if game.alone else ""
    yield f"played {time_named(game.clock(_NOW))}{drawn}, {counted(len(game.bag.numbers), ('die', 'dice'))} in the bag"


def _cubed_lines(game: Cubed) -> Iterator[str]:
    state = CUBED_STATES[game.state]
    practice = ", with hints" if game.practice else ""
    yield f"{KINDS[game.KIND]} · round {game.rounds} · {state % (game.player + 1) if '%' in state else state}{practice}"
    for number, seat in enumerate(game.seats):
        who = en.PERSON if seat.person else f"computer player, {skill_named(seat.kind)}"
        words = [f"seat {number + 1}: {who}", counted(seat.total(), en.POINTS), f"best turn {seat.best}"]
        words += ["starts the rounds"] if number == game.starter else []
        words += ["waits for the next roll"] if seat.waits else []
        yield ", ".join(words)
    laid = f", {len(game.laid)} laid this turn" if game.laid else ""
    hands = sum(len(seat.dice) for seat in game.seats)
    yield f"{len(game.dice)} dice on the board{laid}, {hands} in hands, {len(game.bag.numbers)} in the bag"
    yield f"{counted(game.turns, ('turn', 'turns'))}, played {time_named(game.elapsed(_NOW))}"
