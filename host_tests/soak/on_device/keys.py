"""A walk over all screens by random keys, in main.py's place. What it is asked is in plan.py; its last line is "ok ...".

SEED, PRESSES  the walk: the same numbers give the same walk
"""

import random
import sys

import _wire
import board
import machine
import records
import rp2
from fingers import Fingers
from flash import BLOCK
from hardware import Board, Fault
from oracle import Oracle
from plan import PRESSES, SEED
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.ui.buttons import NAMES
from walk import Walk
from watch import WatchedApp, kept

BITTEN = machine.WDT_RESET | records.BITTEN


class Run:
    """Lives of one board, one after the other, on one disk."""

    def __init__(self):
        self.power = Board()
        self.oracle = Oracle(board.BUTTONS, NAMES)
        self.fingers = Fingers(board.BUTTONS, self.power, self.oracle)
        self.walk = Walk(self.fingers, self.power, PRESSES)
        self.visited = {}
        self.lives = 0

    def works(self, most):
        """The firmware computes for a while."""
        _wire.elapse(random.randrange(most))

    def shown(self, screen):
        """A screen came up."""
        name = type(screen).__name__
        self.visited[name] = self.visited.get(name, 0) + 1

    def all(self):
        """Live until there were enough presses."""
        while not self.walk.over:
            self.lives += 1
            if self.lives == 3 or random.random() < 0.03:
                spoil_disk()
            held = self.fingers.names[random.randrange(len(self.fingers.names))] if random.random() < 0.2 else None
            if random.random() < 0.05:
                held = "BACK"  # safe mode
            cause = BITTEN if random.random() < 0.1 else machine.PWRON_RESET
            self.power.power_on(cause, board.BUTTONS[held]["pins"][:1] if held else ())
            self.oracle.power_on(_wire.now)
            self.fingers.lift(held)
            self.walk.app = None
            self.power.run(self.firmware, self.walk.life())

    def firmware(self):
        """What main.py does."""
        app = WatchedApp(*power_on(board, Device), self)
        self.shown(app.showing)
        self.walk.app = app
        app.run()
        raise Fault("the app has ended")


def spoil_disk():
    """Damage the disk so that it cannot be mounted; it is not blank either."""
    for block in (0, 1):
        rp2._store.write(block * BLOCK, bytes(range(256)))
    kept.forget()


def main():
    random.seed(SEED)
    for _ in range(8):
        random.random()  # the first ones after a small seed are alike
    run = Run()
    try:
        run.all()
    except (Exception, Fault, SystemExit) as error:  # noqa: BLE001 - whatever it is, it is a fault
        words = "the watchdog bit" if isinstance(error, SystemExit) else str(error)
        print("fault after %d presses in life %d: %s" % (run.fingers.count, run.lives, words))
        if not isinstance(error, Fault):
            sys.print_exception(error)
        return
    for name in sorted(run.visited):
        print("visited", name, run.visited[name], run.walk.homes.get(name, 0))
    oracle = run.oracle
    print("ok presses", run.fingers.count, "arrived", oracle.presses, "late", oracle.late, "missed", oracle.missed,
          "strayed", oracle.strayed, "lives", run.lives, "ms", _wire.now // 1000)  # fmt: skip


main()
