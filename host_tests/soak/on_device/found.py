"""What the long runs found about keys, each in its smallest form, in main.py's place. Prints `held NAME` for what holds."""

import _wire
import board
from hardware import Board, PowerOff
from tercet.device.rp2.buttons import Buttons
from tercet.ui.buttons import NAMES

MS = 1000


class Keys:
    """The firmware's Buttons on contacts that a list of (ms, name, whether it closes) moves."""

    def __init__(self, *edges):
        self.power = Board()
        self.power.power_on()
        self.start = _wire.now
        self.events = bytearray(8)
        self.buttons = Buttons(board.BUTTONS, NAMES, 0)
        self.came = []  # (ms, name) of buttons, and of keys that went down in lower case
        for ms, name, closes in edges:
            self.power.contact(board.BUTTONS[name]["pins"][0], [self.start + ms * MS], closes)

    @property
    def now(self):
        return (_wire.now - self.start) // MS

    def busy(self, until):
        """Nobody looks at the keys."""
        _wire.elapse(until * MS - (_wire.now - self.start))

    def look(self, until):
        """Look at the keys every five ms."""
        while self.now < until:
            count = self.buttons.sample(self.events, self.now)
            for button in self.buttons.edges[: self.buttons.edge_count]:
                self.came.append((self.now, NAMES[button].lower()))
            for index in range(count):
                self.came.append((self.now, NAMES[self.events[index]]))
            _wire.elapse(5 * MS)


def a_bounce_after_letting_go_is_no_press():
    """It bounces while the processor is busy: the latch of that bounce was taken for a press."""
    keys = Keys((10, "SELECT", True), (60, "SELECT", False), (66, "SELECT", True), (68, "SELECT", False))
    keys.look(65)
    keys.busy(120)
    keys.look(200)
    return [name for _, name in keys.came if name == "select"] == ["select"]


def a_press_before_the_next_screen_is_not_for_it():
    """The finger came down after the look at the keys that changed the screen, and before the change."""
    keys = Keys((10, "SELECT", True), (13, "BACK", True), (60, "SELECT", False), (80, "BACK", False), (150, "BACK", True))
    keys.look(12)
    keys.busy(20)
    keys.buttons.leave(keys.now)
    keys.look(200)
    return [name for _, name in keys.came if name == "back"] == ["back"] and keys.came[-1][0] >= 150


def a_press_in_a_busy_time_is_over_when_it_is_seen():
    """It is not deaf to the next press only because it was seen late."""
    keys = Keys((10, "LEFT", True), (40, "LEFT", False), (130, "LEFT", True), (180, "LEFT", False))
    keys.busy(100)
    keys.look(250)
    return keys.came == [(100, "left"), (100, "LEFT"), (130, "left"), (130, "LEFT")]


def a_bounce_after_a_late_look_is_no_press():
    """The key was let go just before it was looked at for the first time, and bounces after that."""
    keys = Keys((10, "LEFT", True), (97, "LEFT", False), (102, "LEFT", True), (103, "LEFT", False))
    keys.busy(100)
    keys.look(250)
    return keys.came == [(100, "left"), (100, "LEFT")]


for test in (
    a_bounce_after_letting_go_is_no_press,
    a_press_before_the_next_screen_is_not_for_it,
    a_press_in_a_busy_time_is_over_when_it_is_seen,
    a_bounce_after_a_late_look_is_no_press,
):
    try:
        print("held" if test() else "failed", test.__name__)
    except PowerOff:
        print("failed", test.__name__)
