"""The app as it is, watched: what arrives at which screen, what is written, what is read."""

import io
import sys

import _wire
import tercet.handheld
from hardware import Fault, Flash
from tercet.app import App
from tercet.device.rp2.store import Store

THINKING = 4000  # us at most before a button does something
DRAWING = 8000  # us at most to draw after it (measured: 7 ms for a cursor)
SCREEN = 40_000  # us at most to draw another screen (measured: 20 ms for a table)


class Watched:
    """A screen, in the app's hands. It takes the time that the device would take."""

    def __init__(self, screen, watcher):
        self.screen = screen
        self._watcher = watcher
        self.draw = screen.draw
        self.tick = screen.tick
        self.watched = screen.watched

    @property
    def HELD(self):  # as screens have it
        return self.screen.HELD

    def playing(self):
        return self.screen.playing()

    def watched(self):
        return self.screen.watched()

    def button(self, button, time, repeated):
        watcher = self._watcher
        watcher.oracle.button(button, repeated, self.HELD)
        watcher.works(THINKING)
        self.screen.button(button, time, repeated)
        watcher.works(DRAWING)

    def edges(self, buttons, count, time):
        consumed = self.screen.edges(buttons, count, time)
        self._watcher.oracle.edges(buttons[:count], consumed)
        return consumed


class WatchedApp(App):
    """The app. watcher: has `oracle`, works() and shown()."""

    def __init__(self, board, canvas, device, watcher):
        self._watcher = watcher
        super().__init__(board, canvas, device)

    @property
    def _screen(self):
        return self._watched

    @_screen.setter
    def _screen(self, screen):
        self._watched = Watched(screen, self._watcher)

    @property
    def showing(self):
        """The screen that is there."""
        return self._watched.screen

    def show(self, screen):
        self._watcher.oracle.shown(_wire.now)
        super().show(screen)
        self._watcher.shown(self.showing)
        self._watcher.works(SCREEN)

    def deafen(self, buttons=None):
        until = super().deafen(buttons)
        if buttons is None or buttons:
            self._watcher.oracle.deafened(buttons or ())
        return until

    def _meant(self, count, time):
        down = list(self._buttons.edges[: self._buttons.edge_count])
        left = super()._meant(count, time)
        heard = list(self._buttons.edges[: self._buttons.edge_count])
        self._watcher.oracle.unheard([button for button in down if button not in heard], self._deaf_keys)
        return left

    def begin(self):
        super().begin()
        self._watcher.oracle.ended = _wire.now

    def step(self):
        oracle = self._watcher.oracle
        oracle.step(_wire.now)
        lights_up = self._backlight._low and (self._backlight.dark or not self._screen.watched())
        super().step()
        if lights_up:  # a press is meant for the light
            oracle.unheard(list(self._buttons.edges[: self._buttons.edge_count]), ())
        oracle.done(_wire.now)

    def _crash(self, error):
        text = io.StringIO()
        sys.print_exception(error, text)
        raise Fault("%s crashed:\n%s" % (type(self.showing).__name__, text.getvalue()))


class Kept:
    """What the files must hold, over all lives: by name what was written last, and what may be there instead after a cut."""

    def __init__(self):
        self.forget()

    def forget(self):
        """The disk is new."""
        self.good = {}
        self.writing = {}

    def done(self, name):
        """It is written, or removed."""
        self.good[name] = self.writing.pop(name)

    def found(self, name, data):
        """This was read; Fault if it is neither the last one nor the one that was being written."""
        good = self.good.get(name)
        if data not in (good, self.writing.get(name, good)):
            raise Fault(
                "%s holds %r, neither what was written last, %r, nor what was being written, %r"
                % (name, data, good, self.writing.get(name))
            )
        self.good[name] = data
        self.writing.pop(name, None)


kept = Kept()


class WatchedStore(Store):
    """The store, watched; nothing damages its files, so none may be set aside."""

    def write(self, name, data):
        return self._change(name, bytes(data), lambda: super(WatchedStore, self).write(name, data))

    def remove(self, name):
        return self._change(name, None, lambda: super(WatchedStore, self).remove(name))

    def _change(self, name, data, act):
        Flash.power.check()
        kept.writing[name] = data
        done = act()
        Flash.power.check()
        if done:
            kept.done(name)
        return done

    def read(self, name, parse):
        seen = [None]

        def noted(data):
            parsed = parse(data)
            seen.append(bytes(data))
            return parsed

        parsed = super().read(name, noted)
        kept.found(name, seen[-1])
        if self.set_aside:
            raise Fault("%r set aside, and nothing damages files here" % self.set_aside)
        return parsed


tercet.handheld.Store = WatchedStore
