"""The records of SET Cubed (RULES 6.1, ours): the best games and turns, and games won, by the best computer player met.

Only a game of one person against computer players is entered, and none in which hints were given. The tables lie among all
others in core/records.py, by the target in their keys.
"""

from tercet.core.cubed import GAMES, KIND, TURNS, WINS
from tercet.core.cubed.rules import Cubed
from tercet.core.records import BEST, Entry, Records
from tercet.core.skill import FEATURE_COUNT

_MOST = 0xFFFF


def key(skill: int, target: int) -> "tuple[int, int, int, int]":
    """Return the key of a table. skill: 0..3, of the best computer player; target: GAMES, TURNS or WINS."""
    return KIND, skill, FEATURE_COUNT[skill], target


def counts(game: Cubed) -> bool:
    """Tell whether a game is entered when it is over."""
    return not game.practice and len([seat for seat in game.seats if seat.person]) == 1


def enter(records: Records, game: Cubed, milliseconds: int, number: int) -> int:
    """Enter a finished game; return its place among the best games, 0..9, or -1. number: as Records.enter() has it."""
    mine = [seat for seat in game.seats if seat.person][0]
    skill = max([seat.kind for seat in game.seats])
    place = records.enter(game.table(), mine.total(), milliseconds, 0, number)
    turns = records.tables.setdefault(key(skill, TURNS), [])
    turns.append(Entry(mine.best, 0, 0, records.games))
    turns.sort(key=Entry.rank)
    del turns[BEST:]
    won, played = wins(records, skill)
    best_other = max([seat.total() for seat in game.seats if not seat.person])
    won = min(_MOST, won + (mine.total() > best_other))
    records.tables[key(skill, WINS)] = [Entry(won, 0, min(_MOST, played + 1), 1)]
    return place


def compares(records: Records, game: Cubed, place: int) -> bool:
    """Tell whether the place of a game that was entered, 0..9 or -1, is worth a word: it was won, and there are others."""
    mine = [seat.total() for seat in game.seats if seat.person][0]
    return place >= 0 and mine == max(1, max([seat.total() for seat in game.seats])) and len(records.best(game.table())) > 1


def wins(records: Records, skill: int) -> "tuple[int, int]":
    """Return (games won, games played) where the best computer player was of this skill."""
    table = records.best(key(skill, WINS))
    return (table[0].score, table[0].hints) if table else (0, 0)


def best_turn(records: Records, skill: int) -> int:
    """Return the points of the best turn in such a game, 0 if there is none."""
    table = records.best(key(skill, TURNS))
    return table[0].score if table else 0


def clear(records: Records, skill: int) -> None:
    """Forget all that is known of such games."""
    for target in (GAMES, TURNS, WINS):
        records.clear(key(skill, target))
