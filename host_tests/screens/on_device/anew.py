"""Runs in the firmware's place: plays every game with random keys and says where a screen, painted anew, looks different.

Each game begins with several seats, persons and computer players, where it has seats. A line "differs ..." for each fault;
at the end "compared" and how often.
"""

import board
from tercet.app import App
from tercet.core.games import NAMES
from tercet.core.rng import Rng
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.screens import games
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP

PRESSES = int("%PRESSES%")  # in each game
WANTED = ("%GAMES%",)
KEYS = (UP, DOWN, LEFT, RIGHT, NEXT, PREVIOUS) + 4 * (SELECT,) + (HINT, MENU, BACK)
TABLES = ((-1, 1, 3), (-1, -1, 2), (-1,))  # who sits where


class Fuzz(App):
    """The app, whose keys a generator presses."""

    def press(self, button):
        """Press a logical button, as the loop would hand it on."""
        screen = self._screen
        if not (button in self.calls(screen) and screen.edges(bytearray((button,)), 1, self._clock.now())):
            screen.button(button, self._clock.now(), False)
        self._tick_at = 0
        self.step()

    def calls(self, screen):
        return getattr(screen, "_buttons", {})

    def wait(self, milliseconds):
        """Let time pass as the loop does."""
        for _ in range(milliseconds // 10):
            self._clock.rest(10)
            self.step()

    def compare(self, name, pressed):
        """Let the screen in view paint itself anew; nothing may change."""
        self._tick_at = 0
        self.step()
        now, context = self._clock.now(), self.context
        context.now, running = (lambda: now), context.now  # painting takes its time, and a clock would show it
        self._screen.tick(now)  # the step has rested until something is due
        self._paint()
        buffer = self.canvas.buffer
        before = bytes(buffer)
        self._screen.draw()
        context.now = running
        if before == buffer or type(self._screen).__name__ == "About":  # it says how much memory is free at that moment
            return
        at = [place for place in range(len(before)) if before[place] != buffer[place]]
        width = self.canvas.width // 2
        rows = [place // width for place in at]
        columns = [place % width * 2 for place in at]
        where = (min(columns), min(rows), max(columns) + 1, max(rows))
        print("differs", name, type(self._screen).__name__, where, pressed[-12:])

    def run(self):
        self.begin()
        about = self.context.handheld.about()  # memory is never the same twice
        self.context.handheld.about = lambda: about
        count = 0
        keys = Rng(5)
        for name in NAMES:
            if name in WANTED:
                for seats in TABLES:
                    count += self.play(name, seats, keys)
        print("compared", count)

    def play(self, name, seats, keys):
        """Play a game for a while; return how often it was compared."""
        choices = self.saves.choices(name)
        if "seats" in choices:
            choices["seats"] = max(len(seats), 2) if name in ("cubed", "table") else len(seats)
            for number, kind in enumerate(seats):
                choices["seat%d" % (number + 1)] = kind
        if "practice" in choices:
            choices["practice"] = int(len(seats) == 1)
        games.start(self.context, name)
        self.wait(1000)
        pressed = []
        for number in range(PRESSES):
            button = KEYS[keys.below(len(KEYS))]
            pressed.append(button)
            self.press(button)
            if self._screen.playing() is None:  # it was left
                games.start(self.context, name)
            self.wait((20, 200, 1000)[keys.below(3)])
            if number % 3 == 0:
                self.wait(400)
                self.compare(name, pressed)
        return PRESSES // 3


Fuzz(*power_on(board, Device)).run()
