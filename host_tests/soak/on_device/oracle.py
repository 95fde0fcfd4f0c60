"""What presses must arrive: worked out from where the fingers were, not from how the firmware looks at its keys.

    A press arrives once, at the first look at the keys after its first edge; bouncing within 25 ms is the same press.
    A key with a "hold" fires its short meaning when it is let go before 500 ms, or its long one when they are over: the short
    one again on a screen where the long one means nothing.
    A direction that is held repeats after 400 ms, then every 110 ms.
    A press belongs to the screen that was there when the finger went down: to no other, and it ends with that screen.
    Keys that were calls mean nothing else.

Times are microseconds. The firmware looks when a step begins; between two steps it may have been busy, so what depends
on when a key was let go is decided at the looks around that moment, and either answer is right in between.

One thing is beyond a handheld that looks at its keys when it has time: a key that is let go and pressed again while the
processor is busy with one thing (the flash, above all) was never seen to be up, or is deaf because its first press was
seen late. Such a press may be taken for a part of the one before (`missed`) or come late (`late`, and `strayed` where
another screen has come meanwhile). They are counted, and everywhere else they are faults.
"""

from hardware import Fault

DEAF = 25_000
HOLD = 500_000
FIRST = 400_000
NEXT = 110_000
ROUNDING = 1_000  # the firmware's clock counts whole ms
LOOKING = 50  # a press that comes while the firmware looks may be seen or not
LATE = 6_000  # a look that was due comes at most so late: samples are 5 ms apart
DOUBT = 12  # looks, more than twice 25 ms
REPEATING = ("UP", "DOWN", "LEFT", "RIGHT", "PREVIOUS", "NEXT")


class Press:
    """One press, as the finger made it: first edge, first edge of letting go, last edge."""

    def __init__(self, down, up, quiet):
        self.down = down
        self.up = up
        self.quiet = quiet
        self.seen = -1  # the look at which it arrived
        self.live = False  # it may still fire
        self.fired = False  # its one button was delivered
        self.doubted = 0  # looks since it came while the one before may not have been seen to end
        self.due = 0  # when it repeats or becomes long


class KeyTruth:
    """One key: what it means, and its presses from the oldest that is not over."""

    def __init__(self, name, button, hold):
        self.name = name
        self.button = button
        self.hold = hold
        self.repeats = hold < 0 and name in REPEATING
        self.presses = []
        self.last = None


class Oracle:
    """Follows one life of the board, from power-on to power-off. names: logical buttons in the order of their numbers."""

    def __init__(self, buttons, names):
        self.keys = []
        self.presses = 0  # that arrived, of all lives
        self.late = 0  # of these, while their key was still deaf
        self.missed = 0  # that did not arrive: see above
        self.strayed = 0  # that arrived, for the same reason, at the screen after theirs
        self._by_button = {}
        self._by_event = {}
        for number, name in enumerate(names):
            if name in buttons:
                hold = names.index(buttons[name]["hold"]) if "hold" in buttons[name] else -1
                key = KeyTruth(name, number, hold)
                self.keys.append(key)
                self._by_button[number] = self._by_event[number] = key
                if hold >= 0:
                    self._by_event[hold] = key
        self.power_on(0)

    def power_on(self, time):
        """A new life: keys that are down were not pressed."""
        for key in self.keys:
            key.presses = []
            key.last = None
        self.look = self.before = time  # the present look at the keys, and the one before
        self.ended = time  # when the last step was over
        self.came = self._came = time  # when the screen came that is there; the same when this look began
        self._busy = time  # the last look after a time without one
        self._looks = []  # the last ones
        self._open = []  # keys with presses that are not over
        self._changed = False
        self._edges = []
        self._events = []  # (button, repeated)

    def pressed(self, key, down, up, quiet):
        """A finger will press a key."""
        if not key.presses:
            self._open.append(key)
        key.presses.append(Press(down, up, quiet))

    def held(self, key, up, quiet):
        """A key is down at power-on and will be let go: that is no press."""
        key.last = Press(0, up, quiet)

    # What the firmware did in one step

    def step(self, time):
        """It looks at the keys."""
        for key in self._open:
            waiting = self._arriving(key, time)
            if waiting and not waiting.doubted and time - max(waiting.down, self.ended) > LATE:
                self.fault(key, "is looked at only %d us later" % (time - max(waiting.down, self.ended)))
        self.before = self.look
        self.look = time
        self._came = self.came  # what these presses are for, though one of them may bring another screen
        if time - self.before > DEAF:
            self._busy = time
        self._looks.append(time)
        del self._looks[:-12]
        self._changed = False
        self._edges = []
        self._events = []

    def edges(self, buttons, consumed):
        """Keys that went down were told to the screen; consumed: as calls."""
        for button in buttons:
            key = self._by_button[button]
            self._edges.append(key)
            waiting = [press for press in key.presses if press.seen < 0 and press.down <= self.look + LOOKING]
            if not waiting:
                self.fault(key, "went down without a press, or twice for one")
            press = waiting.pop()
            if waiting and press.down > self.look:
                press = waiting.pop()  # the last one came while the keys were looked at: what was seen is the one before
            for other in waiting:  # two in one busy time
                self.missed += 1
                key.presses.remove(other)
            self._arrived(key, press, consumed)
        if consumed:
            self._end_all()

    def unheard(self, buttons, deaf):
        """Keys went down for which the firmware is deaf: all keys (deaf is empty), or these."""
        if buttons:
            self.edges(buttons, False)
            self.deafened(deaf)

    def deafened(self, deaf):
        """Presses under way mean nothing any more: those of all keys (deaf is empty), or of these."""
        for key in self._open:
            if not deaf or key.button in deaf:
                for press in key.presses:
                    if press.seen >= 0:
                        press.live = False

    def button(self, button, repeated, held):
        """A button was delivered to the screen. held: the long presses that mean something of their own there."""
        if self._changed:
            self.fault(None, "button %d came to a screen that was not there at this look" % button)
        key = self._by_event.get(button)
        if key is None:
            self.fault(None, "button %d is on no key" % button)
        press = None
        for one in key.presses:
            if one.seen >= 0:
                press = one
        if press is None or not press.live:
            self.fault(key, "button %d (repeated %d) came from nowhere" % (button, repeated))
        if repeated:
            self._repeat(key, press)
        elif press.fired:
            self.fault(key, "came twice for one press")
        elif key.hold < 0:
            if press.seen != self.look:
                self.fault(key, "came late")
            press.fired = True
        elif button == key.hold or (key.hold not in held and press.up > self.look):
            if button == key.hold and key.hold not in held:
                self.fault(key, "was long where that means nothing")
            if self.look + ROUNDING < press.due:
                self.fault(key, "was long before 500 ms")
            if press.quiet <= self.before:
                self.fault(key, "was long although it had been let go")
            press.fired, press.live = True, False
        else:
            if press.up > self.look:
                self.fault(key, "was short before it was let go")
            press.fired, press.live = True, False

    def shown(self, time):
        """Another screen came."""
        self._changed = True
        self.came = time
        self._end_all()

    def done(self, time):
        """The step is over: whatever had to come has come."""
        self.ended = time
        for key in list(self._open):
            if key not in self._edges:
                self._must_not_wait(key)
            if not self._changed:
                for press in key.presses:
                    if press.live and not (key.presses and key.presses[-1].doubted):
                        self._must(key, press)
            self._forget_old(key)

    # Rules

    def _arriving(self, key, time):
        for press in key.presses:
            if press.seen < 0 and press.down <= time:
                return press
        return None

    def _arrived(self, key, press, consumed):
        if press.down < self._came:
            if not self._deaf(key, press):
                self.fault(key, "came to a screen that was not there when it went down")
            self.strayed += 1
        if self.before > press.down:
            self.late += 1
        press.seen = self.look
        press.live = not consumed
        press.due = self.look + (FIRST if key.hold < 0 else HOLD)
        self.presses += 1

    def _repeat(self, key, press):
        if not key.repeats:
            self.fault(key, "repeats, and is no direction")
        if self.look + ROUNDING < press.due:
            self.fault(key, "repeats too early")
        if press.quiet <= self.before:
            self.fault(key, "repeats although it was let go")
        press.due = self.look + NEXT

    def _must_not_wait(self, key):
        """No press waits that should have arrived at this look."""
        press = self._arriving(key, self.look)
        if press is None:
            return
        if press.down <= self.came and self.came:
            press.seen = self.look  # it meant the screen that was
            return
        before = key.presses[0] if key.presses[0] is not press else key.last
        if not press.doubted:
            if not self._deaf(key, press):
                self.fault(key, "was lost")
            if max(before.quiet, before.seen + DEAF) > self.before or press.down - self.before < DEAF:
                before.up, before.quiet = press.up, press.quiet  # for the firmware it may be one press
                if before is key.last:  # which then goes on
                    key.last = None
                    key.presses.insert(0, before)
        press.doubted += 1
        if press.doubted > DOUBT:
            self.missed += 1
            key.presses.remove(press)

    def _deaf(self, key, press):
        """Tell whether the press before this one may have been seen so late that its key still is deaf."""
        before = key.presses[0] if key.presses[0] is not press else key.last
        if before and before.up <= self.came <= before.quiet and press.down < self.came + 3 * DEAF:
            return True  # it bounced while the screen changed, and was taken for pressed anew
        return before and before.down < self._busy > press.down - 3 * DEAF

    def _must(self, key, press):
        if key.hold < 0:
            if not press.fired:
                self.fault(key, "was not delivered")
            if key.repeats and self.look >= press.due + ROUNDING and press.up > self.look:
                self.fault(key, "did not repeat")
        elif not press.fired:
            if self.look >= press.due + ROUNDING and press.up > self.look:
                self.fault(key, "was not long after 500 ms")
            if press.quiet <= self.before and self.look >= press.seen + DEAF + ROUNDING:
                self.fault(key, "was let go and nothing came")

    def _end_all(self):
        for key in self._open:
            for press in key.presses:
                if press.seen >= 0:
                    press.live = False

    def _forget_old(self, key):
        while key.presses:
            press = key.presses[0]
            if press.seen < 0 or max(press.quiet, press.seen + DEAF) > self.before or (press.live and key.hold >= 0):
                return
            key.last = key.presses.pop(0)
        self._open.remove(key)

    def fault(self, key, words):
        """Say what did not hold, and all presses that are not over."""
        lines = ["%s %s at %d us (look before: %d, screen since %d)" % (
            "a press of " + key.name if key else "the keys", words, self.look, self.before, self.came)]  # fmt: skip
        for one in self._open + ([key] if key and key not in self._open else []):
            for press in ([one.last] if one.last else []) + one.presses:
                lines.append("    %s down %d up %d quiet %d seen %d live %d fired %d due %d" % (
                    one.name, press.down, press.up, press.quiet, press.seen, press.live, press.fired, press.due))  # fmt: skip
        lines.append("    the keys were looked at at %r" % self._looks)
        raise Fault("\n".join(lines))
