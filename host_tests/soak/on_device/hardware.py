"""The board, played in the firmware's own process: keys, time, flash and power. For scripts that run in main.py's place.

Everything happens where it does on the board: contacts close at pins, edges interrupt, blocks of the flash are erased.
The clock stands while the firmware computes, as in the simulator; a script lets it pass where computing takes time.
"""

import gc

import _wire
import machine
import pins
import records
import rp2
import vfs
from flash import PAGE
from tercet.device.rp2 import disk

BOOT = 7000  # us from a reset to main.py, measured on the emulated device
ERASE = 45_000  # us to erase a block of 4096 bytes (W25Q16JV datasheet, 9.6: typical)
PROGRAM = 400  # us to program a page of 256 bytes (typical)
_ERASED = b"\xff" * (PAGE // 2)
_FOREVER = 1 << 60
_WAKE = -1


class PowerOff(BaseException):
    """The power went off: nothing that runs now is seen by anybody. No Exception, so that the firmware does not catch it."""


class Fault(BaseException):
    """Something did not hold. The same."""


class Flash(rp2.Flash):
    """The flash with the time it takes; without power it does nothing more."""

    power = None  # the Board

    def __init__(self):
        super().__init__()
        self._life = Flash.power.life

    @property
    def dead(self):
        return self._life != Flash.power.life

    def program(self, start, page):
        half = PAGE // 2
        self._old[:half] = page[:half]
        self._old[half:] = _ERASED
        self.store.write(start, self._old)  # half of it, when the power goes off meanwhile
        Flash.power.flash_works(PROGRAM)
        self.store.write(start, page)

    def erase(self, block):
        Flash.power.flash_works(ERASE)
        super().erase(block)


class Board:
    """The power switch, the contacts, and an agenda of what happens when. `script` is a generator: it is run on at the
    start and yields in how many us it wants to be run on again."""

    def __init__(self):
        self.life = 0  # counts the times the power came on
        self.cut_in = 0  # after so many flash operations the power goes off; 0: it does not
        self.script = None
        self._agenda = []  # (us, order, pin or _WAKE, whether the contact closes), the next one last
        self._order = 0
        self._driven = 0
        self._off = False
        self._masked = False  # interrupts are off
        self._fell = 0  # pins whose interrupt waits
        Flash.power = self
        rp2.Flash = Flash
        vfs.umount("/")
        _wire.hardware = self._happens

    def power_on(self, cause=machine.PWRON_RESET, keep=()):
        """Reset everything that a reset resets, and mount the disk. keep: pins whose contacts stay closed."""
        self.life += 1
        self._off = self._masked = False
        self._fell = self.cut_in = 0
        self._agenda = []
        self._driven = 0
        for pin in keep:
            self._driven |= 1 << pin
        for pin in range(records.PIN_COUNT):
            pins.take(pin, pins.NOTHING)
        pins._interrupts.clear()
        _wire.changed = None
        _wire.guard(0)
        machine._start(cause)
        gc.collect()
        self._grant()
        _wire.elapse(BOOT)
        disk.start()

    def run(self, firmware, script):
        """Let firmware() run and the script play until the power goes off or the firmware ends; the disk is gone then."""
        self.script = script
        self.wake_in(0)
        try:
            firmware()
        except PowerOff:
            pass
        finally:
            self.life += 1  # whatever is still open writes no more
            self._off = False
            self._agenda = []
            self._grant()
            if disk.mounted():
                vfs.umount("/")

    def contact(self, pin, times, closes):
        """A contact closes or opens at the first of some microseconds to come, and bounces at the others."""
        for time in times:
            self._order += 1
            self._agenda.append((time, self._order, pin, closes))
            closes = not closes
        self._plan()

    def wake_in(self, microseconds):
        """Run the script on after so long."""
        self._order += 1
        self._agenda.append((_wire.now + max(1, microseconds), self._order, _WAKE, False))
        self._plan()

    def flash_works(self, microseconds):
        """The flash is being changed, with all interrupts off."""
        if self.cut_in:
            self.cut_in -= 1
            if not self.cut_in:
                self.cut()
        self._masked = True
        _wire.elapse(microseconds)
        self._masked = False
        self._interrupt()

    def cut(self):
        """The power goes off, now."""
        self.life += 1
        self._off = True
        raise PowerOff

    def check(self):
        """End here what runs on although the power is off: the firmware takes it for a broken disk."""
        if self._off:
            raise PowerOff

    def _plan(self):
        self._agenda.sort(reverse=True)
        self._grant()

    def _grant(self):
        _wire.driven = self._driven
        _wire.levels = 0
        _wire.granted = 0 if self._off else self._agenda[-1][0] - 1 if self._agenda else _FOREVER

    def _happens(self):
        """What synchronize() asks: everything that happened until now."""
        if self._off:
            raise PowerOff
        agenda = self._agenda
        now = _wire.now
        while agenda and agenda[-1][0] <= now:
            time, _, pin, closes = agenda.pop()
            if pin == _WAKE:
                delay = next(self.script, None)
                if delay is None:  # the script is over
                    self.cut()
                self.wake_in(delay)
            elif closes:
                self._driven |= 1 << pin
                self._fell |= 1 << pin
                if not self._masked:
                    _wire.now = time  # the handler runs now, whatever the firmware is doing
                    self._interrupt()
                    _wire.now = now
            else:
                self._driven &= ~(1 << pin)
        self._grant()

    def _interrupt(self):
        fell, self._fell = self._fell, 0
        if fell and _wire.changed:
            _wire.changed(fell)
