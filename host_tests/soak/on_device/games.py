"""Whole games in a row on the device's own screens, in main.py's place.

plan.py: SEED, GAMES, IDLE (hours between some), FREE (bytes of the heap that are free while they are played).

Every kind of game from its set-up to its result, entered into the records, saved and resumed on the way. What must hold:
nothing raises, no allocation fails, a game's time is the time that passed, and at the end as much of the heap is free as
at the start. Nobody's keys: buttons are handed to the screens, so that ten thousand games take minutes.
"""

import gc
import random
from random import randrange

import _reserve  # before all else
import _wire
import board
from hardware import Board
from plan import GAMES, IDLE, SEED
from tercet.app import App
from tercet.core.games import CARD_GAMES, record
from tercet.core.table.rules import MATCH_OVER, PICKING, ROUND_OVER
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.screens import games
from tercet.screens.match.standings import Standings
from tercet.screens.menu import Menu
from tercet.screens.puzzle.screen import Making
from tercet.screens.result import Result
from tercet.screens.single.screen import Play
from tercet.screens.table.screen import TablePlay
from tercet.ui.buttons import BACK, HINT, MENU, RIGHT, SELECT

FILLED = 42  # games after which the heap is filled
WARM_UP = 70  # games after which everything that grows once has grown: modules, buffers, the longest lists
HOUR = 3_600_000
MOST = 3000  # moments in a game: far more than it takes
SLACK = 3  # ms that whole milliseconds may differ by


class Bench(App):
    """The app, with time that passes when it is told to."""

    def _crash(self, error):
        raise error

    def __init__(self, board, canvas, device):
        super().__init__(board, canvas, device)
        self.context.seed = self.context.number = lambda: random.getrandbits(30)  # the same games for the same SEED

    def wait(self, milliseconds):
        """Let time pass and the app do what is due: in one step the screen, the collector or a file."""
        slice = 100 if milliseconds < 10_000 else milliseconds // 10
        while milliseconds > 0:
            _wire.elapse(1000 * min(slice, milliseconds))
            milliseconds -= slice
            self.step()
            self.step()

    def press(self, button):
        time = self.context.now()
        self._backlight.wake(time)
        self._screen.button(button, time, False)
        self._litter += 1
        self._key_at = self._tick_at = time
        self.step()

    def write(self):
        """Let everything be written that waits for a quiet moment."""
        for _ in range(40):
            if not self.saves.at:
                return
            self.wait(2000)
        raise AssertionError("there is no end to writing")


class Soak:
    """Games on one app. played: how many came to their end, by name."""

    def __init__(self, app):
        self.app = app
        self.played = {}
        self.resumed = 0
        self._running_since = 0  # us when the game's clock began to run, less what it ran before

    def game(self, number):
        """One game from its set-up to its end."""
        app = self.app
        name = CARD_GAMES[number % len(CARD_GAMES)]  # the dice games have runs of their own
        choice = app.context.saves.choices(name)
        for key, values, _ in record(name).CHOICES:
            if key not in ("number", "seats") and not key.startswith("seat"):
                choice[key] = values[randrange(len(values))]
        if name == "puzzle":  # one after the other, as people do: else the list of solved ones grows, as it should
            choice["number"] = 1 + app.saves.solved.count(choice["skill"], choice["features"], choice["constant"])
        if name == "table":
            choice["rounds"] = randrange(1, 3)
            choice["seats"] = randrange(2, 5)
            for seat in range(1, 5):
                choice["seat%d" % seat] = randrange(4)
            choice["seat%d" % randrange(1, 3)] = -1
            if choice["cards"] == 0 and randrange(4):
                choice["cards"] = 1
        games.set_up(app.context, name)
        app.wait(20)
        games.start(app.context, name)
        while isinstance(app._screen, Making):
            app.wait(1)
        self._running_since = _wire.now - 1000 * app._screen.game.stopwatch.elapsed(app.context.now())
        leave_at = randrange(60) if number % 3 == 0 else -1
        for moment in range(MOST):
            screen = app._screen
            if isinstance(screen, Result) or (isinstance(screen, Standings) and not screen.play.between_rounds):
                break
            if isinstance(screen, Play):
                if moment == leave_at and not screen.game.over:
                    self.leave(name)
                elif self.play(screen, moment):
                    break
            elif isinstance(screen, TablePlay):
                self.sit(screen)
            else:
                app.press(SELECT)  # the next round
        else:
            raise AssertionError("%s does not end: it stays at %s" % (name, type(app._screen).__name__))
        self.end(name)

    def play(self, screen, moment):
        """Do the next thing in a game for one; tell whether it was given up."""
        app, game = self.app, screen.game
        app.wait(randrange(300, 2500))
        if app._screen is not screen or game.over:
            return False
        spent = (_wire.now - self._running_since) // 1000
        if abs(game.stopwatch.elapsed(app.context.now()) - spent) > SLACK:
            raise AssertionError(
                "the game's clock has %d ms, %d have passed" % (game.stopwatch.elapsed(app.context.now()), spent)
            )
        sets = game.layout.sets()
        found = getattr(game, "found_sets", ())
        sets = [one for one in sets if one not in found]
        whim = randrange(12)
        if screen.NAME == "practice" and moment > 25:
            app.press(BACK)
            app._screen.choose(app._screen.keys.index("give up"))
            app._screen.choose(1)
            return True
        if screen.NAME == "arcade" and moment > 50:  # a fast player never ends: each level winds the clock up by five seconds
            app._backlight.wake(app.context.now())  # it does not dim, as if a key were pressed now and then
            if (
                whim < 6 and game.remaining(app.context.now()) < 2500
            ):  # a key in the very moment in which the clock reaches zero
                _wire.elapse(1000 * game.remaining(app.context.now()))
                app.press((HINT, MENU, SELECT, RIGHT, BACK, BACK)[whim])
                self.looked_at(game)
            return False
        if whim == 0:
            app.press(HINT)
            self.looked_at(game)
        elif (whim == 1 or not sets) and (game.says_no_match or screen.NAME == "solo"):
            app.press(MENU)
        else:
            wanted = sets[randrange(len(sets))] if whim > 2 else (0, 1, 2)
            for cell in wanted:
                if cell < len(game.layout.cells) and game.layout.cells[cell] >= 0 and cell not in screen.chosen:
                    screen.cursor = cell
                    app.press(SELECT)
        return False

    def leave(self, name):
        """Leave a game in the pause, let it be written, and come back to it."""
        app = self.app
        before = _wire.now
        app.press(BACK)
        if randrange(3) == 0:  # only a pause
            app.wait(randrange(1, HOUR))
            self._running_since += _wire.now - before  # it goes on while the table is drawn
            app._backlight.wake(app.context.now())  # a key does
            app._screen.choose(0)
            app.wait(600)
            return
        app._screen.choose(app._screen.keys.index("leave"))
        app.write()
        if randrange(2):
            app.wait(randrange(1, HOUR))
        play = games.resumed(app.context, name)
        if play is None:
            raise AssertionError("%s is not there any more" % name)
        self._running_since += _wire.now - before
        app._backlight.wake(app.context.now())
        play.go_on()
        self.resumed += 1
        app.wait(600)

    def sit(self, screen):
        """Do the next thing at the table."""
        app, game = self.app, screen.game
        if game.state in (ROUND_OVER, MATCH_OVER):
            app.wait(500)
            return
        if game.state == PICKING:
            app.wait(randrange(100, 900))
            sets = game.layout.sets()
            for cell in sets[0] if sets and game.state == PICKING else ():
                if app._screen is screen and cell not in screen.chosen:
                    screen.cursor = cell
                    app.press(SELECT)
            return
        if randrange(3) and screen._buttons:
            screen.edges(bytearray([next(iter(screen._buttons))]), 1, app.context.now())
            app.wait(5)
        elif randrange(6) == 0:
            app.press(MENU)
        else:
            app.wait(randrange(200, 6000))

    def looked_at(self, game):
        """While a hint's SET is in view the game's clock stands."""
        if game.over:
            return
        if not game.stopwatch.running:
            self.app.wait(2100)
        self._running_since = _wire.now - 1000 * game.stopwatch.elapsed(self.app.context.now())

    def end(self, name):
        """Look at the result and the records, and go back to the menu."""
        app = self.app
        self.played[name] = self.played.get(name, 0) + 1
        if isinstance(app._screen, Result) and app._screen.play.recorded:
            app.press(HINT)
            app.press(RIGHT)
        app.show(Menu(app.context))
        app.write()
        if app.saves.waits(name):
            raise AssertionError("%s is over and waits" % name)


def fill(records):
    """Make the records as long as they get, so that they do not grow any more; every game beats these."""
    for kind in (1, 2, 3, 4, 6):
        for skill in range(4):
            for features in (3, 4):
                for target in (10, 20, 30) if kind == 2 else (0,):
                    for _ in range(10):
                        records.enter((kind, skill, features, target), -99, 99 * HOUR, 9, 1)
    for skill in range(4):
        for _ in range(100):
            records.took(skill, HOUR)


def fill_heap():
    """Take all of the heap but the reserve, and give that back; return what takes the rest.

    On the device the heap holds no code. Here every module's code lies on it, between the holes that compiling it left:
    once every kind of game was played nothing is compiled any more, and the holes are filled.
    """
    pieces = None
    for size in (4000, 1000, 200, 40):
        try:
            while True:
                pieces = (pieces, bytearray(size))
        except MemoryError:
            gc.collect()
    _reserve.piece = None
    gc.collect()
    return pieces


def main():
    random.seed(SEED)
    for _ in range(8):
        random.random()  # the first ones after a small seed are alike
    power = Board()
    power.power_on()
    app = Bench(*power_on(board, Device))
    app.begin()
    fill(app.saves.records)
    soak = Soak(app)
    free = 0
    filling = None
    for number in range(GAMES):
        if number == FILLED:
            filling = fill_heap()
        try:
            soak.game(number)
        except BaseException:
            print("fault in game %d, free %d" % (number, gc.mem_free()))
            raise
        if IDLE and number % 10 == 9:
            app.wait(IDLE * HOUR)
        if number + 1 == WARM_UP or number + 1 == GAMES or number % 500 == 0:
            app._screen = None
            app.show(Menu(app.context))
            gc.collect()
            left = gc.mem_free()
            print("free", number, left)
            if number + 1 == WARM_UP:
                free = left
    for name in sorted(soak.played):
        print("played", name, soak.played[name])
    print("ok games %d resumed %d ms %d free %d lost %d" % (GAMES, soak.resumed, app.context.now(), free, free - left))
    del filling


main()
