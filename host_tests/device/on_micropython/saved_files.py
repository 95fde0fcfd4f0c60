"""Files as a player's device writes them, for MicroPython: every kind of game as it is played, and what is no game.

The games are played by the code of the transcripts in host_tests/core.
"""

import classic as transcript
import single as transcript_games
import table as table_transcript
from ram_flash import noise
from tercet.core import names
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.games import NAMES as KINDS
from tercet.core.games import record
from tercet.core.medals import FEATS, Medals
from tercet.core.progress import Progress
from tercet.core.records import Records
from tercet.core.rng import Rng
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.solo.rules import Solo
from tercet.core.solved import Solved
from tercet.core.statistics import Statistics
from tercet.core.table import save as table_save
from tercet.core.table.rules import ROUND_OVER
from tercet.core.timed.rules import Timed
from tercet.saves import checked, checked_settings
from tercet.screens.settings import CHOICES as DEVICE

OTHERS = {  # what is no game
    "settings": savefile.SETTINGS,
    "records": savefile.RECORDS,
    "solved": savefile.SOLVED,
    "statistics": savefile.STATISTICS,
    "medals": savefile.MEDALS,
    "progress": savefile.PROGRESS,
}
for _name in KINDS:
    record(_name)  # now: in some tests no file can be read later
assert names.LONGEST  # as well
RECORDED = (Classic.KIND, Timed.KIND, Arcade.KIND, Solo.KIND)
LONG_STEP = 14_000  # ms: no action of transcript.py takes longer


def all_settings(settings):
    """Settings as they are written once somebody has looked at the choices of every game."""
    whole = checked_settings(settings, DEVICE)
    whole.update({name: checked(name, settings.get(name)) for name in KINDS})
    return whole


def classics(number):
    for step, (game, _, _) in enumerate(transcript.moves(number)):
        yield game.save(1000 * number + LONG_STEP * step)


def games(kind, number):
    for game, time, _ in transcript_games.moves(kind, number):
        yield game.save(time)


def solos(number):
    game, time = Solo(3, number * transcript.STRIDE, 0), 0
    while not game.over:
        time += 900
        sets = game.layout.sets()
        if sets and noise.below(3):
            game.claim(sets[noise.below(len(sets))], time)
        else:
            game.no_match(time)
        yield game.save(time)


def tables(number):
    """Only matches with computer players: their thoughts are the longest part of a save."""
    for table, time, _, _ in table_transcript.moves(number):
        if not any(seat.computer for seat in table.seats):
            return
        if table.state < ROUND_OVER:
            yield table_save.save(table, time)


GAMES = {  # file: how its games are played, and who reads them
    "game-classic": (classics, Classic.restore),
    "game-solo": (solos, Solo.restore),
    "game-table": (tables, table_save.restore),
}
for one in transcript_games.KINDS:
    GAMES["game-" + one.__name__.lower()] = (lambda number, kind=one: games(kind, number), one.restore)
NAMES = sorted(list(GAMES) + list(OTHERS))


def parse_of(name):
    """Return what reads a file as the game does, for Store.read."""
    kind = OTHERS.get(name, savefile.GAME)

    def parse(data):
        savefile.unwrap(kind, data)
        return bytes(data)

    return parse


class World:
    """What the device writes next. No two files ever have the same bytes."""

    def __init__(self, seed):
        self.rng = Rng(seed)
        self.serial = 0
        self.played = {name: iter(()) for name in GAMES}
        self.records, self.solved, self.statistics = Records(), Solved(), Statistics()
        self.medals, self.progress = Medals(), Progress()

    def file(self, name):
        """Return the next content of a file, complete, once it is certain that it can be read."""
        self.serial += 1
        if name == "settings":
            game = KINDS[self.rng.below(len(KINDS))]
            settings = {"game": game, "puzzle": {"skill": self.rng.below(4), "number": self.serial}}
            content = choices.save(all_settings(settings))
        elif name == "records":
            kind = (RECORDED[self.rng.below(len(RECORDED))], self.rng.below(4), 4, 0)
            place = self.records.enter(kind, self.rng.below(27), 1000 * self.serial, self.rng.below(3), self.serial)
            if place >= 0 and self.rng.below(2):
                self.records.sign(kind, place, ("ANN", "B 7", "ÅSA")[self.rng.below(3)])
            self.records.took(self.rng.below(4), 100 * self.serial)
            content = self.records.save()
            assert Records.restore(content).save() == content
        elif name == "solved":
            for _ in range(1 + self.rng.below(4)):
                self.solved.add(self.rng.below(4), 0, -1, 1 + self.rng.below(999_999))
            content = self.solved.save()
            assert Solved.restore(content).save() == content
        elif name == "statistics":
            game = Classic(self.rng.below(4), self.serial, 0)
            for time in (1000, 2000):
                self.statistics.judged(game, game.claim((0, 1, 2 + self.rng.below(7)), time))
            self.statistics.ended(game, 1000 * self.serial)
            content = self.statistics.save()
            assert Statistics.restore(content).save() == content
        elif name == "progress":
            game = Classic(self.rng.below(4), self.serial, 0)
            if game.layout.has_set():
                before = list(game.layout.cells)
                self.progress.coach.judged(game, game.claim(game.layout.first_set(), 1000), before)
            self.progress.coach.ended()
            self.progress.solves(game.skill, 0, -1, self.serial, self.rng.below(3) > 0, True)
            self.progress.ends(game.KIND, game.skill, [1000 * self.serial, 0, 1, 2])
            content = self.progress.save()
            assert Progress.restore(content).save() == content
        elif name == "medals":
            self.medals.reached(3, self.serial)  # puzzles: more with every file
            self.medals.reached(1 + self.rng.below(len(FEATS)), self.rng.below(1000))
            for number in self.medals.due():
                self.medals.tell(number)
            content = self.medals.save()
            assert Medals.restore(content).save() == content
        else:
            saved = self._game(name)
            assert GAMES[name][1](saved, 0) is not None
            chosen = choices.save(checked(name[len("game-") :], {"skill": self.rng.below(4)}))
            content = savefile.pack_game(self.serial, chosen, saved)
        return savefile.wrap(OTHERS.get(name, savefile.GAME), content)

    def _game(self, name):
        while True:
            for saved in self.played[name]:
                return saved
            self.played[name] = GAMES[name][0](self.rng.below(400))

    def action(self):
        """Return what is written between two rests, in this order: (name, bytes), or (name, None) to remove it."""
        game = sorted(GAMES)[self.rng.below(len(GAMES))]
        whim = self.rng.below(12)
        if whim == 0:  # a game ends
            ended = ("records", "solved", "statistics", "medals", "progress")
            return [(name, self.file(name)) for name in ended] + [(game, None)]
        if whim == 1:  # it is given up
            return [(game, None)]
        if whim == 2:  # another is begun
            return [("settings", self.file("settings")), (game, self.file(game))]
        return [(game, self.file(game))]
