"""Puts the parts together: the one place that sees core, ui, screens and the hardware. And the one loop."""

import gc

from tercet.handheld import Handheld
from tercet.saves import Saves
from tercet.screens import games, routes, settings
from tercet.screens.context import Context
from tercet.screens.crash import Crash  # now: when it is wanted there may be no memory to import it
from tercet.screens.start import Start
from tercet.timing.keys import REPEATED
from tercet.ui import buttons as logical
from tercet.ui import tunes

SAMPLE = 5  # ms between two samples of the keys
QUIET = 250  # ms without a key after which the collector may run
STILL = 500  # ms without a key after which a file may be written while a game runs
BETWEEN = 100  # ms after which one may be written on another screen: before the next press of a quick finger
DEAF = 600  # ms in which a screen that came by itself takes no press: it was meant for what was there before
HAMMERED = 250  # ms after such a press in which the next one is of the same kind: somebody hammers, and has not looked yet
DEAF_MOST = 3000  # ms until a press counts again, even of somebody who hammers
LITTER = 24  # keys whose leavings the heap holds easily; a new screen or a file counts for as many
LONGEST_REST = 500  # ms: a tool on the serial line waits so long at most, and the watchdog bites after 8000
RESERVE = 4096  # bytes of heap kept for the screen that says that there are no more


class App:
    """Tercet on one board, made of what power_on.py returns. context: what its screens get.

    board: its data. canvas: of its panel's size. device: its hardware, see device/__init__.py.
    """

    def __init__(self, board, canvas, device) -> None:
        self._reserve = bytearray(RESERVE)
        self.canvas = canvas
        self._device = device
        self._clock, self._buttons, self._display, self._safe = device.clock, device.buttons, device.display, device.safe
        self._watchdog = device.watchdog
        canvas.send = self._display.send
        handheld = self._handheld = Handheld(board, canvas, device)
        self._sound, self._lamp = handheld.sound, handheld.lamp
        self._battery, self._backlight = handheld.battery, handheld.backlight
        self._events = bytearray(8)
        off = "safe" if self._safe else "" if device.mounted() else "unread"
        self.saves = Saves(None if off else handheld.store(), settings.CHOICES, off)
        keys = logical.Keys(board.BUTTONS, board.SEATS)
        since = self._buttons.since
        self.context = Context(canvas, keys, handheld, self.saves, self._clock.now, self.show, self.deafen, since, gc.collect)
        handheld.apply_settings(self.context)
        self._screen = Start(self.context)
        self._painted = False  # whether the screen in view has painted itself
        self._deaf_until = 0  # until when a press means nothing, 0: every press counts
        self._deaf_most = 0  # until when at most, though somebody hammers
        self._deaf_keys: tuple | None = None  # the buttons that mean nothing; None: all
        self._tick_at = 0  # when the screen wants to work by itself
        self._litter = 0  # keys since the collector ran
        self._collect_at = 0  # when it runs, 0: not yet
        self._key_at = 0  # the last key, or the last change of the screen
        if self._watchdog.bit and off != "unread":
            self._restarted()

    def show(self, screen) -> None:
        """Change to another screen, after what the player should know first; keys that are down mean nothing to it.

        It paints itself when the handler that shows it has returned: whatever that one still paints, it does not stay.
        """
        time = self._clock.now()
        self._handheld.hush()  # what is heard and lit belongs to the screen that was
        self.saves.show(screen, time)
        if screen.CALM and self.saves.notes:
            screen = self._notice(screen)
        self._handheld.take_back()
        if screen.UNASKED:
            screen.UNASKED = False  # who comes back to it has asked for it
            self.deafen()
            self._deaf_most = time + DEAF_MOST
        self._screen = screen
        self._painted = False
        self._buttons.leave(time)
        self._litter += LITTER
        self._collect_at = time + QUIET
        self._key_at = time
        self._tick_at = 0

    def deafen(self, buttons: "tuple | None" = None) -> int:
        """Something came by itself: for a moment no press means anything, or none of these buttons; nor one under way.

        Return until when, 0 for not at all.
        """
        if buttons is not None and not buttons:
            return 0  # nobody else is there
        time = self._clock.now()
        self._buttons.forget(buttons or ())
        self._deaf_until = self._deaf_most = time + DEAF
        self._deaf_keys = buttons
        return self._deaf_until

    def _meant(self, count: int, time: int) -> int:
        """Leave out the presses that were meant for what was there before; return how many events are left."""
        if time >= self._deaf_until:
            self._deaf_until = 0
            return count
        buttons, deaf, events = self._buttons, self._deaf_keys, self._events
        edges = buttons.edges
        kept = 0
        for index in range(buttons.edge_count):
            button = edges[index]
            if deaf is not None and button not in deaf:
                edges[kept] = button
                kept += 1
        if kept < buttons.edge_count:
            buttons.edge_count = kept
            buttons.forget(deaf or ())
            self._deaf_until = min(max(self._deaf_until, time + HAMMERED), self._deaf_most)
        kept = 0
        for index in range(count):
            event = events[index]
            if deaf is not None and event & ~REPEATED not in deaf:
                events[kept] = event
                kept += 1
        return kept

    def run(self) -> None:
        """Play until a tool on the serial line wants to talk to MicroPython."""
        try:
            self.begin()
            while wait := self.turn():
                self._clock.rest(wait)
        finally:
            self.end()

    def begin(self) -> None:
        """Show the first screen, and light it."""
        try:
            self._paint()
        except Exception as error:  # noqa: BLE001 - as in turn()
            self._crash(error)
        self.canvas.flush()
        self._display.show()
        self._backlight.wake(self._clock.now())

    def turn(self) -> int:
        """Go round the loop once; return how many ms may pass until the next time, unless a key goes down; 0: it is the end."""
        if self._device.serial.asked(self._clock.now()):
            self._hand_over()
            return 0
        try:
            self.step()
        except Exception as error:  # noqa: BLE001 - whatever it is, the player gets a screen that says so
            self._crash(error)
        self._watchdog.feed()
        return self._wait()

    def end(self) -> None:
        """Leave everything quiet."""
        self._handheld.hush()
        self._display.finish()
        self._watchdog.stop()
        self._device.serial.release()

    def step(self) -> None:
        """Sample the keys once, let the screen work when it has to, send what changed."""
        time = self._clock.now()
        if self._sound.at and time >= self._sound.at:
            self._sound.step(time)
        if self._lamp.at and time >= self._lamp.at:
            self._lamp.step(time)
        buttons = self._buttons
        count = buttons.sample(self._events, time)
        if count or buttons.edge_count:
            self._litter += 1
            if self._litter >= LITTER:
                self._collect_at = time + QUIET
            self._tick_at = time
            self._key_at = time
            self.saves.touch(time)
            self._paint()  # the pause that came when the display dimmed
            seen = self._screen.watched() and not self._backlight.dark
            if self._backlight.wake(time) and not seen:
                buttons.forget()  # the press was meant for the light
                return
            if self._deaf_until:
                count = self._meant(count, time)
            if buttons.edge_count and self._screen.edges(buttons.edges, buttons.edge_count, time):
                buttons.forget()  # the presses were calls: they mean nothing else
                count = 0
            screen, deaf = self._screen, self._deaf_until
            for index in range(count):
                event = self._events[index]
                if event not in screen.HELD:
                    for key in buttons.keys:
                        if key.hold == event:
                            event = key.button  # held, it means nothing of its own here
                screen.button(event & ~REPEATED, time, event >= REPEATED)
                if screen is not self._screen or deaf != self._deaf_until:
                    break  # a second key in the same sample was not meant for what is there now
        if time >= self._tick_at:
            self._paint()
            self.canvas.flush()  # what the key changed is on its way before the screen goes on
            screen = self._screen
            wait = screen.tick(time)
            self._tick_at = time + wait if screen is self._screen else time
            self._paint()
            self.canvas.flush()
        elif self._collect_at and time >= self._collect_at:
            self._collect_at = 0
            self._litter = 0
            gc.collect()
        elif self._backlight.at and time >= self._backlight.at:
            self._darken(time)
        elif self._battery.at and time >= self._battery.at:
            self._sense(time)
        elif self.saves.at and self._silent() and time >= self._save_at() and not buttons.busy(time):
            self._save(time)

    def _wait(self) -> int:
        """Return how many ms there is nothing to do, unless a key goes down."""
        time = self._clock.now()
        until = time + SAMPLE
        if not self._buttons.busy(time):
            until = min(self._tick_at, self._collect_at or self._tick_at, time + LONGEST_REST)
            if self.saves.at and self._silent():
                until = min(until, self._save_at())
            if self._backlight.at:  # a screen that ticks often would leave it no step of its own
                until = min(until, self._backlight.at)
        if self._sound.at:
            until = min(until, self._sound.at)
        if self._lamp.at:
            until = min(until, self._lamp.at)
        return max(1, until - time)

    def _paint(self) -> None:
        """Let the screen in view paint itself, if it has just come."""
        if not self._painted:
            self._painted = True
            self._screen.draw()

    def _darken(self, time: int) -> None:
        """Nobody has pressed a key for long: less light, and a game that runs is paused, for nobody plays it."""
        self._backlight.step(time)
        play = self._screen.playing()
        if play is not None and play.running() and (self._backlight.dark or not self._screen.watched()):
            play.put_down(time)

    def _silent(self) -> bool:
        """Tell whether a file may be written: a note would last longer by it, which the end of a game is worth."""
        return not self._sound.at or self.saves.urgent > 1

    def _save_at(self) -> int:
        screen = self._screen
        still = STILL if screen.playing() is screen and not self.saves.urgent else BETWEEN
        return max(self.saves.at, self._key_at + still)

    def _save(self, time: int) -> None:
        """Write a file. The flash may stall for seconds while it is erased: the watchdog waits."""
        self._watchdog.stop()
        gc.collect()  # a file is one piece of memory, and what is remembered of it lies low
        try:
            self.saves.write(time)
            if not self.saves.at:
                self.saves.again(time)
        finally:
            self._litter += LITTER
            self._collect_at = time + QUIET

    def _sense(self, time: int) -> None:
        """Measure the battery; warn when it is low, and save before it is empty."""
        battery = self._battery
        low, dying = battery.low, battery.dying
        changed = battery.step(time)
        if battery.low and not self._lamp.at:
            self._lamp.show(tunes.AMBER)
        if not changed:
            return
        if battery.dying and not dying:
            self.saves.hurry(time)
        self._screen.battery()
        if battery.low and not low:
            self.saves.notes.append(("battery", ""))
            if self._screen.CALM:
                self.show(self._screen)
            else:
                self._screen.tell(self.context.text.NOTES["battery"][0], time)
        self._tick_at = time

    def _save_all(self) -> None:
        """Write everything there is to write, now."""
        self._watchdog.stop()
        while self.saves.at:
            self.saves.write(self._clock.now())

    def _notice(self, screen):
        """Return the screen that tells the next note and then shows `screen`."""
        key, more = self.saves.notes.pop(0)
        heading, words = self.context.text.NOTES[key]
        notice = routes.screen("notice")(self.context, heading, words % more if more else words, lambda: self.show(screen))
        notice.playing = screen.playing
        return notice

    def _restarted(self) -> None:
        """The loop stood still, and the watchdog has reset the chip: say so, then the game that waits."""
        name = games.waiting(self.context)
        play = games.resumed(self.context, name) if name else None
        screen = routes.screen("menu")(self.context, True) if play is None else routes.screen("pause")(self.context, play)
        self.saves.notes.insert(0, ("restarted", ""))
        self._screen = self._notice(screen)

    def _hand_over(self) -> None:
        """A tool wants the REPL: save, say so on the glass, and end."""
        self._handheld.hush()
        self.saves.hurry(self._clock.now())
        self._save_all()
        heading, words = self.context.text.COMPUTER_LINE
        self._handheld.colours()
        notice = routes.screen("notice")(self.context, heading, words, None)
        notice.draw()
        self.canvas.flush()

    def _crash(self, error) -> None:
        """Show what happened and write it down; the game that was played waits in the menu."""
        self._handheld.hush()
        self._reserve = b""
        gc.collect()
        self.saves.crashed()
        try:
            waits = self._screen.playing() is not None
            self.show(Crash(self.context, "%s: %s" % (type(error).__name__, error), waits))
            self._paint()
            self.canvas.flush()
            self._save_all()  # while there is memory for it; then what filled the heap may go with the game's screen
        except Exception as another:  # noqa: BLE001 - there is no third line of defence; the loop goes on
            self._report(another)
        self._report(error)
        gc.collect()
        try:
            self._reserve = bytearray(RESERVE)
        except MemoryError:
            self._reserve = b""  # the next crash has to do without

    def _report(self, error) -> None:
        self._watchdog.stop()
        self._device.report(error)
