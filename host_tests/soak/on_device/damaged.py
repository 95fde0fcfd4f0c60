"""Damaged files in the store's folder, in main.py's place: read, played on, written over. plan.py: SEED, CASES.

What must hold: nothing raises; a file that is refused is still there, byte for byte, after everything was written again
(a half-written .new excepted, and an .old whose successor is whole); a game that is taken can be played on.
"""

import gc
import os
import random
import sys
from random import randrange

import _wire
import board
import files
from hardware import Board, Fault
from plan import CASES, SEED
from tercet.app import App
from tercet.core.games import NAMES
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.device.rp2.device import Device
from tercet.device.rp2.store import Store
from tercet.power_on import power_on
from tercet.saves import Saves
from tercet.screens import settings
from tercet.screens.games import resumed, screen_class, set_up, start
from tercet.screens.listing import Listing
from tercet.screens.menu import Menu
from tercet.screens.notice import Notice
from tercet.screens.scores.records import Records
from tercet.screens.single.screen import Play
from tercet.screens.table.screen import TablePlay
from tercet.ui.buttons import BACK, HINT, MENU, NEXT, RIGHT, SELECT

FOLDER = "/tercet"
ACTIONS = 30
ZEROS = bytes(4096)
TO_THE_END = 400  # actions, of which a game needs far fewer


class Bench(App):
    """The app, with time that passes when it is told to and keys that are pressed by hand."""

    def _crash(self, error):
        raise error

    def wait(self, milliseconds):
        _wire.elapse(1000 * milliseconds)
        self.step()

    def press(self, button):
        self._paint()
        self._screen.button(button, self.context.now(), False)
        self.step()


class Case:
    """Some files of which at least one is damaged."""

    def __init__(self, app, samples, number):
        self.app = app
        self.number = number
        self.names = sorted(samples)
        self.done = []  # what was done, for a message
        self.placed = {}
        self.restored = 0
        self.damaged = 0
        self._samples = samples

    def place(self):
        """Put the files into an empty folder."""
        try:
            for file in os.listdir(FOLDER):
                os.remove(FOLDER + "/" + file)
        except OSError:
            os.mkdir(FOLDER)
        for _ in range(randrange(1, 4)):
            name = self.names[randrange(len(self.names))]
            good = self.sample(name)
            bad, how = files.damaged(name, self.sample(name), self._samples[self.names[randrange(len(self.names))]])
            whim = randrange(20)
            if whim < 12:
                put = {"": bad}
            elif whim < 15:
                put = {"": bad, ".old": good}
            elif whim < 16:
                put = {"": good, ".new": bad}
            elif whim < 17:
                put = {".new": bad}
            elif whim < 18:
                put = {"": bad, ".new": good}
            elif whim < 19:
                put = {"": bad, ".old": files.damaged(name, good, [good])[0]}
            else:
                put = {".old": bad, ".new": good[: randrange(len(good))]}
            for suffix in ("", ".new", ".old"):
                self.placed.pop(name + suffix, None)
                if suffix in put:
                    self.placed[name + suffix] = put[suffix]
            self.damaged += 1
            self.done.append("%s (%s): %s" % (name, how, ", ".join(["%r" % suffix for suffix in put])))
        for file in self.placed:
            data = self.placed[file]
            with open(FOLDER + "/" + file, "wb") as out:
                for _ in range(data // len(ZEROS) if isinstance(data, int) else 0):
                    out.write(ZEROS)
                out.write(ZEROS[: data % len(ZEROS)] if isinstance(data, int) else data)

    def sample(self, name):
        """Return one of a file's samples."""
        return self._samples[name][randrange(len(self._samples[name]))]

    def run(self):
        """Start with the files, look at everything, play everything, write everything."""
        app = self.app
        context = app.context
        context.saves = app.saves = Saves(Store(FOLDER), settings.CHOICES)
        app.show(Menu(context, True))
        while isinstance(app._screen, Notice):
            app.press(SELECT)
        set_up(context, NAMES[randrange(len(NAMES))])
        if "records" in self.placed and randrange(4) == 0:
            screen = Records(context)
            app.show(screen)
            for _ in screen.tables:
                app.press(RIGHT)
        ended = []  # numbers of games that may have come to their end
        begun = [name for name in NAMES if name != "puzzle" and randrange(12) == 0]  # another game, whatever waits
        wanted = [file for file in self.placed if self.is_kept(file, begun)]
        for name in NAMES:
            if name in begun:
                start(context, name)
                app.wait(1000)
            elif app.saves.waits(name):
                play = resumed(context, name)
                if play is not None:
                    self.restored += 1
                    self.play(play)
                    ended.append(app.saves.records.last)
        self.write()
        kept = []
        for file in os.listdir(FOLDER):
            size = os.stat(FOLDER + "/" + file)[6]
            if size > 1 << 17:
                kept.append(size)
                continue
            with open(FOLDER + "/" + file, "rb") as one:
                kept.append(one.read())
        for file in wanted:
            if self.placed[file] not in kept and self.game_number(file) not in ended:
                raise Fault("%s was refused and is gone; there are %r" % (file, os.listdir(FOLDER)))
        again = Saves(Store(FOLDER), settings.CHOICES)
        if again.notes:
            raise Fault("what was just written is refused: %r" % (again.notes,))

    def is_kept(self, file, begun):
        """Tell whether a file must outlive everything: it is damaged, and it was the one to read.

        What a whole file holds is not looked at where another game is begun in its place.
        """
        name = file.split(".")[0]
        damaged = self.torn if name[5:] in begun else self.refused
        if file.endswith(".new") or not damaged(name, self.placed[file]):
            return False
        if file == name:
            return True
        newer = [self.placed[one] for one in (name, name + ".new") if one in self.placed]
        return not [data for data in newer if not damaged(name, data)]

    def game_number(self, file):
        """Return the number of the game in a file, even another kind's: once it has ended no file of it is wanted; or None."""
        data = self.placed[file]
        try:
            return savefile.unpack_game(savefile.unwrap(savefile.GAME, data if isinstance(data, bytes) else b""))[0]
        except ValueError:
            return None

    def torn(self, name, data):
        """Tell whether the bytes of a game's file are not as they were written, whatever they say."""
        try:
            savefile.unwrap(savefile.GAME, data if isinstance(data, bytes) else b"")
        except ValueError:
            return True
        return False

    def refused(self, name, data):
        """Tell whether the firmware's own readers refuse some bytes."""
        if isinstance(data, int):
            return True
        try:
            if name in files.PARSERS:
                files.PARSERS[name](data)
                return False
            number, chosen, game = savefile.unpack_game(savefile.unwrap(savefile.GAME, data))
            if number != self.app.saves.records.last:
                choices.load(chosen)
                context = self.app.context
                screen_class(name[5:]).resumed(context, game, context.saves.choices(name[5:]))
        except (ValueError, MemoryError):
            return True
        return False

    def play(self, play):
        """Play on in a game that was taken from damaged bytes: anything at first, in some cases to the end."""
        app = self.app
        play.go_on()
        for step in range(TO_THE_END if randrange(10) == 0 else ACTIONS):
            screen = app._screen
            if isinstance(screen, Play):
                self.act(screen, step)
            elif isinstance(screen, TablePlay):
                self.sit(screen)
            elif isinstance(screen, Listing) and screen.playing() is not None:
                app.press(BACK)  # on with it
            elif randrange(3) == 0:
                return  # the end
            else:
                app.press((SELECT, BACK)[randrange(2)])
            app.wait(randrange(1, 4000))

    def act(self, screen, step):
        """Do something in a game for one."""
        whim, game = randrange(10), screen.game
        cells = game.layout.cells
        if whim < 5:
            sets = game.layout.sets()
            wanted = sets[randrange(len(sets))] if sets and whim < 4 else [randrange(len(cells)) for _ in range(3)]
            for cell in wanted:
                if cell < len(game.layout.cells) and game.layout.cells[cell] >= 0:
                    screen.cursor = cell
                    self.app.press(SELECT)
        elif whim == 5 and step < ACTIONS:
            self.app.wait(randrange(100_000))
        else:
            self.app.press((HINT, HINT, MENU, BACK, NEXT)[randrange(5)])

    def sit(self, screen):
        """Do something at the table."""
        game, app = screen.game, self.app
        whim = randrange(8)
        if whim < 3 and screen._buttons:
            keys = list(screen._buttons)
            screen.edges(bytearray([keys[randrange(len(keys))]]), 1, app.context.now())
            app.step()
        elif whim < 6:
            sets = game.layout.sets()
            wanted = sets[0] if sets and whim < 5 else [randrange(len(game.layout.cells)) for _ in range(3)]
            for cell in wanted:
                if cell < len(game.layout.cells) and game.layout.cells[cell] >= 0:
                    screen.cursor = cell
                    app.press(SELECT)
        else:
            app.press((MENU, BACK)[randrange(2)])

    def write(self):
        """Change everything that is kept, and write it."""
        app, saves = self.app, self.app.saves
        app.show(Menu(app.context))
        saves.settings["game"] = NAMES[randrange(len(NAMES))]
        saves.choices("puzzle")["number"] = randrange(1, 999_999)
        saves.records.enter((1, 0, 3, 0), 5, 1000, 0, 1)
        saves.solved.add(0, 0, -1, randrange(1, 999_999))
        saves.statistics.changed = True
        saves.hurry(app.context.now())
        for _ in range(20):
            saves.write(app.context.now())
        if saves.at:
            raise Fault("there is no end to writing")

    def words(self):
        """What was done, for a message."""
        lines = ["case %d" % self.number] + self.done
        for file in self.placed:
            data = self.placed[file]
            lines.append("    %s: %r" % (file, data if isinstance(data, int) else data[:400]))
        return "\n".join(lines)


def main():
    random.seed(SEED)
    for _ in range(8):
        random.random()  # the first ones after a small seed are alike
    power = Board()
    power.power_on()
    app = Bench(*power_on(board, Device))
    app.begin()
    samples = files.samples()
    restored = number = 0
    case = None
    try:
        while number < CASES:
            gc.collect()
            case = Case(app, samples, number)
            case.place()
            case.run()
            number += case.damaged
            restored += case.restored
    except (Exception, Fault, SystemExit) as error:  # noqa: BLE001 - whatever it is, it is a fault
        print("fault: %s in %s" % (error, case.words() if case else "no case"))
        sys.print_exception(error)
        return
    print("ok files %d restored %d ms %d" % (number, restored, _wire.now // 1000))


main()
