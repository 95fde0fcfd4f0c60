"""Fingers on the keys of a board: presses with bouncing contacts, as short and as long as fingers and springs make them."""

from random import random, randrange

import _wire

SHORTEST = 5_000  # us
BOUNCE = 20_000  # us: the longest train
APART = 50_000  # us at least from the last edge of a press to the next press of the same key
FASTEST = 100_000  # us at least from one press of a key to the next: ten a second, as fast as a finger can


class Fingers:
    """Presses keys of `buttons` (a board's BUTTONS) and tells the oracle. count: presses so far."""

    def __init__(self, buttons, board, oracle):
        self._buttons = buttons
        self._board = board
        self._oracle = oracle
        self._truths = {key.name: key for key in oracle.keys}
        self.names = sorted(self._truths)
        self.count = 0
        self._free = {}
        self.reach = {}  # logical button: key, whether it must be held
        for name in self.names:
            self.reach[name] = name, False
        for name in self.names:
            if "hold" in buttons[name]:
                self.reach[buttons[name]["hold"]] = name, True
        for name, other in (("UP", "PREVIOUS"), ("DOWN", "NEXT"), ("LEFT", "PREVIOUS"), ("RIGHT", "NEXT")):
            if name not in self.reach:
                self.reach[name] = other, False

    def lift(self, held):
        """The power came on; held: a key that is down by its first pin, and is let go after some time, or None."""
        self._free = {}
        if held:
            up = _wire.now + randrange(20_000, 900_000)
            quiet = self._train(self._buttons[held]["pins"][0], up, False, BOUNCE)
            self._free[held] = quiet + APART
            self._oracle.held(self._truths[held], up, quiet)

    def holds(self, name):
        """Whether a key has a long meaning."""
        return "hold" in self._buttons[name]

    def can(self, name):
        """Whether a key can be pressed at once."""
        return self._free.get(name, 0) <= _wire.now

    def press(self, name, length):
        """Press a key as soon as it can be pressed, for so many us; return how long it takes until it is quiet again."""
        now = _wire.now
        down = max(now + 1, self._free.get(name, 0))
        up = down + length
        pins = self._buttons[name]["pins"]
        pin = pins[randrange(len(pins))]
        self._train(pin, down, True, min(BOUNCE, length - 1000))
        quiet = self._train(pin, up, False, BOUNCE)
        self._free[name] = max(quiet + APART, down + FASTEST)
        self._oracle.pressed(self._truths[name], down, up, quiet)
        self.count += 1
        return quiet - now

    def _train(self, pin, start, closes, longest):
        """A contact closes or opens at `start` and bounces for a while; return the time of the last edge."""
        edges = [start]
        if longest > 1000 and random() < 0.7:
            span = randrange(1000, longest + 1)
            edges += sorted([start + randrange(20, span + 1) for _ in range(2 * randrange(1, 6))])
        self._board.contact(pin, edges, closes)
        return edges[-1]


def some_length():
    """Return how long somebody presses a key, in us."""
    whim = random()
    if whim < 0.15:
        return randrange(SHORTEST, 20_000)
    if whim < 0.75:
        return randrange(20_000, 150_000)
    if whim < 0.93:
        return randrange(150_000, 600_000)
    return randrange(600_000, 3_000_000)
