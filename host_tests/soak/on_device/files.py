"""Files as the firmware writes them, and what can become of them."""

from random import random, randrange

from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.games import NAMES
from tercet.core.medals import Medals
from tercet.core.practice.rules import Practice
from tercet.core.puzzle.rules import Puzzle
from tercet.core.records import Records
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.solo.rules import Solo
from tercet.core.solved import Solved
from tercet.core.statistics import Statistics
from tercet.core.table.rules import MATCH_OVER, PICKING, ROUND_OVER, Table
from tercet.core.timed.rules import Timed
from tercet.saves import _medals, _records, _settings, _solved, _statistics, checked, checked_settings
from tercet.screens.settings import CHOICES as DEVICE
from tercet.screens.table.screen import TablePlay

KINDS = {  # all else is a game
    "settings": savefile.SETTINGS,
    "records": savefile.RECORDS,
    "solved": savefile.SOLVED,
    "statistics": savefile.STATISTICS,
    "medals": savefile.MEDALS,
}
PARSERS = {"settings": _settings, "records": _records, "solved": _solved, "statistics": _statistics, "medals": _medals}
SINGLES = (("classic", Classic), ("timed", Timed), ("arcade", Arcade), ("practice", Practice), ("solo", Solo))
HUGE = 200_000, 700_000  # bytes: more than the heap has in one piece, and less than the disk has


def all_settings(settings):
    """Settings as they are written once somebody has looked at the choices of every game."""
    whole = checked_settings(settings, DEVICE)
    whole.update({name: checked(name, settings.get(name)) for name in NAMES})
    return whole


def samples():
    """Return {name: [contents, wrapped]}: settings, records, solved puzzles, statistics, and games at several moments."""
    found = {"settings": [{}, {"game": "table", "table": {"seats": 4, "seat1": 3, "seat3": 2}}]}
    found["records"], found["solved"], found["statistics"], found["medals"] = [], [], [], []
    found["settings"] = [choices.save(all_settings(one)) for one in found["settings"]]
    best, solved, statistics, medals = Records(), Solved(), Statistics(), Medals()
    for number in range(40):
        found["records"].append(best.save())
        found["solved"].append(solved.save())
        found["statistics"].append(statistics.save())
        found["medals"].append(medals.save())
        timed = Timed(number % 4, number, 0)
        best.enter(timed.table(), number % 7, 1000 * number, number % 3, number + 1)
        best.took(number % 4, 700 * number)
        statistics.judged(timed, timed.claim((0, 1, 2 + number % 7), 300 * number))
        statistics.ended(timed, 1000 * number)
        solved.add(number % 4, 0, -1, 1 + number * number)
        if number % 3 == 2:
            best.sign(timed.table(), 0, "ANN")
        medals.prove(best, statistics, solved)
    for name, kind in SINGLES:
        for skill in range(4):
            found.setdefault("game-" + name, []).extend([game(name, skill, one) for one in moments(kind(skill, skill, 0))])
    found["game-puzzle"] = []
    for skill in range(4):
        puzzle = Puzzle(skill, 0, 0, 0, -1, 4711 + skill)
        found["game-puzzle"].extend([game("puzzle", skill, one) for one in moments(puzzle)])
    found["game-table"] = []
    for seats, more in (
        ((-1, -1), (0, 1)),
        ((-1, 3), (1, 3)),
        ((-1, -1, -1, 2), (2, 2)),
        ((-1, -1, -1, -1), (0, 1)),
        ((3, 2, 1, 0), (1, 4)),
    ):
        table = Table(seats, 5, 0, more[0], more[1], randrange(3), 5)
        found["game-table"].extend([game("table", 0, one) for one in rounds(table)])
    return {name: [wrap(name, content) for content in found[name]] for name in found}


def wrap(name, content):
    """Return the bytes of a file, with a right checksum."""
    return savefile.wrap(KINDS.get(name, savefile.GAME), content)


def game(name, skill, saved):
    """Return the content of a game's file."""
    options = checked(name, {"skill": skill})
    return savefile.pack_game(1 + randrange(1 << 29), choices.save(options), saved)


def moments(running):
    """Play a game for one; return it as bytes at several moments."""
    found, time = [], 0
    for step in range(40):
        if step % 6 == 0:
            found.append(running.save(time))
        if running.over:
            break
        time += 900
        sets = running.layout.sets()
        if step % 5 == 4:
            running.hint(time)
        elif sets and step % 7 != 6:
            running.claim(sets[step % len(sets)], time)
        elif sets:
            running.claim((0, 1, 2), time)
        else:
            running.no_match(time)
    return found


def rounds(table):
    """Play at a table; return it as bytes at several moments."""
    found, time = [], 0
    for step in range(120):
        if step % 9 == 0 or (table.state in (PICKING, ROUND_OVER) and step % 3 == 0):
            found.append(TablePlay.saved(_Saved(table), time))
        if table.state == MATCH_OVER:
            break
        time += 1100
        while table.tick(time):
            pass
        if table.state == ROUND_OVER:
            table.next_round(time)
        elif table.state == PICKING and table.layout.sets():
            table.claim(table.layout.sets()[0], time)
        elif step % 10 == 9:
            table.ask(time)
        else:
            table.call((step % len(table.seats),), time)
    return found


class _Saved:
    """What TablePlay.saved() looks at."""

    def __init__(self, table):
        self.game = table


# Damage


def some_bytes(most):
    return bytes([randrange(256) for _ in range(randrange(most))])


def flipped(data):
    changed = bytearray(data)
    for _ in range(randrange(1, 9)):
        if changed:
            changed[randrange(len(changed))] ^= 1 << randrange(8)
    return bytes(changed)


def cut(data):
    return data[: randrange(len(data) + 1)]


def longer(data):
    return data + (data if random() < 0.2 else some_bytes(80) if random() < 0.8 else some_bytes(5000))


def swapped(data):
    if len(data) < 8:
        return data
    length = randrange(1, 1 + min(16, len(data) // 2))
    one, two = sorted((randrange(len(data) - length), randrange(len(data) - length)))
    if two < one + length:
        return data[two:] + data[:two]
    return data[:one] + data[two : two + length] + data[one + length : two] + data[one : one + length] + data[two + length :]


def blotted(data):
    """A piece is as an erased or a cleared flash page."""
    start = randrange(len(data) + 1)
    length = min(len(data) - start, randrange(1, 257))
    return data[:start] + (b"\xff" if random() < 0.6 else b"\0") * length + data[start + length :]


def noise(data):
    return some_bytes(600)


def absurd(data):
    """Some numbers are the largest, the smallest, or anything."""
    changed = bytearray(data)
    for _ in range(randrange(1, 4)):
        size = (1, 2, 4)[randrange(3)]
        if len(changed) > size:
            start = randrange(len(changed) - size)
            value = (b"\0" * size, b"\xff" * size, b"\xff" * (size - 1) + b"\x7f", b"\0" * (size - 1) + b"\x80",
                     bytes([randrange(256) for _ in range(size)]))[randrange(5)]  # fmt: skip
            changed[start : start + size] = value
    return bytes(changed)


STRANGE = (  # what is no choice that anybody made
    b'{"skill":1e999,"number":-1e999,"features":NaN}',
    b'{"skill":-9999999999999999999999999999999999999999,"seats":99999999999,"count":true,"constant":null,"target":"10"}',
    b'{"game":["classic"],"classic":{"skill":[0]},"table":{"seats":{},"seat1":"x","pick":1.5}}',
    b'{"game":"\\ud800\\u0000","puzzle":{"number":0},"classic":7,"timed":[]}',
    b'{"":{}, "game":"classic","game":"solo"}',
    b'\xff\xfe{"game":"classic"}',
    b"",
    b"null",
    b"12",
)
DEEP = ((b"[", b""), (b"[", b"]"), (b'{"game":', b""), (b'{"game":', b"}"), (b"9", b""), (b'"\\', b""), (b'{"a":[', b"]}"))


def strange():
    """Return JSON that is none, or none of ours, or goes very deep."""
    if random() < 0.5:
        return STRANGE[randrange(len(STRANGE))]
    opening, closing = DEEP[randrange(len(DEEP))]
    depth = (3, 30, 300, 3000, 60_000 // len(opening + closing))[randrange(5)]
    return opening * depth + b"1" + closing * depth


ROUGH = (flipped, flipped, cut, longer, swapped, blotted, noise, absurd)  # the checksum finds out
INSIDE = (flipped, flipped, absurd, absurd, absurd, cut, longer, swapped, blotted, noise)  # it is right all the same


def damaged(name, data, others):
    """Return (bytes, what was done to them) for one of the samples of a file; a number of bytes for a file of so many."""
    whim = random()
    if whim < 0.35:
        how = ROUGH[randrange(len(ROUGH))]
        return how(data), how.__name__
    if whim < 0.4:
        return others[randrange(len(others))], "of another file"
    if whim < 0.405:
        return randrange(HUGE[0], HUGE[1]), "huge"
    content = data[12:-4]
    if whim < 0.41:
        return wrap(name, (b"[" if random() < 0.5 else b"\0") * savefile.MOST), "the longest"
    if whim < 0.55 and name not in ("records", "solved", "statistics", "medals"):
        chosen = strange()
        if name != "settings":
            number, _, saved = savefile.unpack_game(content)
            chosen = savefile.pack_game(number, chosen, saved)
        return wrap(name, chosen), "strange choices"
    if whim < 0.75 and name not in KINDS:  # the game, and nothing else
        number, options, saved = savefile.unpack_game(content)
        how = INSIDE[randrange(4)]
        return wrap(name, savefile.pack_game(number, options, how(saved))), how.__name__ + " game"
    how = INSIDE[randrange(len(INSIDE))]
    return wrap(name, how(content)[: savefile.MOST]), how.__name__ + " inside"
