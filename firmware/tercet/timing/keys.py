"""Keys as logical buttons: debounced, with repeat and long press.

The first edge of a press counts at once. After it the key is deaf for BOUNCE milliseconds, and it is up again only when the
contact was open for RELEASE, so that a contact that bounces, or is worn and opens in between, is one press. A key whose
board entry names a "hold" has two meanings: the short one when it is let go before HOLD milliseconds, the long one when they
are over.
"""

REPEATED = 16  # added to a button that is held down and repeats

BOUNCE = 25  # ms after an edge in which a contact may bounce
RELEASE = 24  # ms for which a contact is seen open until its key is up: a worn one opens for up to 20, a finger for 30
HOLD = 500  # ms until a press is a long one
REPEAT_FIRST = 400  # ms until a held direction repeats
REPEAT_NEXT = 110  # ms between repeats

_NO_EVENT = -1
_REPEATING = ("UP", "DOWN", "LEFT", "RIGHT", "PREVIOUS", "NEXT")


class Key:
    """One physical key: turns its level, sampled over time, into buttons.

    button: the number it fires. hold: the number of its long press, or -1. repeats: it fires again while held.
    """

    def __init__(self, button: int, hold: int = _NO_EVENT, repeats: bool = False) -> None:
        self.button = button
        self.hold = hold
        self.repeats = repeats
        self.down = False
        self.went_down = False  # in the last sample
        self._edge = 0  # when the contact last closed for a press, or opened after it
        self._open = 0  # since when it is open though the key counts as down, 0: it is closed
        self._next = 0  # when it repeats or becomes a long press
        self._armed = False  # a press whose short or long meaning is still to come

    def sample(self, level: bool, time: int) -> int:
        """Return the button that this sample fires, or -1. level: True while the key is down; time in ms."""
        if not self.down:
            return self._press(time) if level and time - self._edge >= BOUNCE else _NO_EVENT
        if not level:
            if self._open:
                self._up_since(time)
            elif time - self._edge >= BOUNCE:
                self._open = time
                return self._release()
            return _NO_EVENT
        self._open = 0
        if self._armed and time >= self._next:
            if self.hold >= 0:
                self._armed = False
                return self.hold
            if self.repeats:
                self._next = time + REPEAT_NEXT
                return self.button + REPEATED
        return _NO_EVENT

    def fell(self, level: bool, time: int, last: int) -> int:
        """Sample a key whose contact has closed since the last sample, at `last` for the last time."""
        if self._open:
            self._up_since(last)
        if level or self.down:
            return self.sample(level, time)
        if not self.pressed(level, last):
            return _NO_EVENT
        event = self._press(time)  # it came and went; if it may still bounce the next sample sees it let go
        if time - last >= BOUNCE:
            self._open = time  # it may have been let go just now, and bounce
            event = max(event, self._release())
        return event

    def _up_since(self, time: int) -> None:
        """The contact is still open, or closes, at this time: the key is up if it has been open for long enough."""
        if time - self._open >= RELEASE:
            self.down = False
            self._edge = self._open

    def pressed(self, level: bool, last: int) -> bool:
        """Tell whether a contact that closed at `last` was pressed, or just bounces from being let go."""
        return level or last - self._edge >= BOUNCE

    def _press(self, time: int) -> int:
        self.down = self.went_down = self._armed = True
        self._edge = time
        self._open = 0
        if self.hold >= 0:
            self._next = time + HOLD
            return _NO_EVENT
        self._next = time + REPEAT_FIRST
        return self.button

    def _release(self) -> int:
        """The contact has opened: a key that may be held has its short meaning, at once."""
        if self._armed and self.hold >= 0:
            self._armed = False
            return self.button
        return _NO_EVENT

    def pressing(self, time: int) -> bool:
        """Tell whether a press is under way whose meaning is still to come, or had its short one just now."""
        return self.down and (self._armed or self._open == time)

    @property
    def began(self) -> int:
        """When the present press began."""
        return self._edge

    def forget(self) -> None:
        """Let a press that is under way fire nothing more: its screen is gone."""
        self._armed = False

    def leave(self, level: bool, bounces: bool, time: int) -> None:
        """The same, and of a press that no sample has seen yet. bounces: the contact is open, but closed a moment ago."""
        if not self.down and (level or (bounces and time - self._edge >= BOUNCE)):
            self.down = True
            self._edge = time
            self._open = 0
        self._armed = False

    def start(self, level: bool, time: int) -> None:
        """Take the level at power-on: a key that is already down has not been pressed."""
        self.down = level
        self._edge = time - BOUNCE
        self._armed = False


class Buttons:
    """All keys of a board, from its BUTTONS; a button is numbered by its place in `names`.

    masks: of each key, in the order of `keys`, which bits of what _levels() returns are 0 while it is down. latched: set where
    a contact closes, first for any key, then for each in that order. edges: the buttons whose keys went down in the last
    sample, edge_count of them, whatever else the keys mean.
    """

    def __init__(self, buttons: dict, names: tuple) -> None:
        self._names = names
        self.keys = []
        self.masks: list = []
        self.latched = bytearray(1 + len(names))
        self.edges = bytearray(len(names))
        self.edge_count = 0
        for number, name in enumerate(names):  # in this order, so that two keys in one sample have a fixed order
            if name in buttons:
                hold = buttons[name].get("hold")
                self.keys.append(Key(number, _NO_EVENT if hold is None else names.index(hold), name in _REPEATING))
        self._all = 0
        self._held = False  # whether a key was down in the last sample
        self._quiet_at = 0  # from when on no key is down or bouncing

    def start(self, masks: list, time: int) -> None:
        """Take the masks, and the levels as they are at power-on."""
        self.masks = masks
        self._all = sum(masks)
        self._quiet_at = time
        levels = self._levels()
        for key, mask in zip(self.keys, masks):
            key.start(levels & mask != mask, time)
            self._held = self._held or key.down
        for index in range(len(self.latched)):
            self.latched[index] = 0

    def _levels(self) -> int:
        """Return the levels of all keys, looked at once: two that are pressed together are seen together."""
        raise NotImplementedError

    def _last_fall(self, index: int, time: int) -> int:
        """Return when the contact at this place in `latched` closed last, on the same clock as `time`."""
        raise NotImplementedError

    def sample(self, events: bytearray, time: int) -> int:
        """Read every key once; write the buttons that fire into `events` and return how many they are."""
        self.edge_count = 0
        levels = self._levels() & self._all
        latched = self.latched
        if levels != self._all or latched[0] or self._held:
            self._quiet_at = time + BOUNCE
        elif time >= self._quiet_at:
            return 0
        count = 0
        index = 0
        latched[0] = 0
        self._held = False
        for key in self.keys:
            mask = self.masks[index]
            level = levels & mask != mask
            index += 1
            if latched[index]:
                latched[index] = 0
                event = key.fell(level, time, self._last_fall(index, time))
            elif level or key.down:
                event = key.sample(level, time)
            else:
                continue  # it is up and stays up
            if key.went_down:
                key.went_down = False
                self.edges[self.edge_count] = key.button
                self.edge_count += 1
            if event >= 0 and count < len(events):
                events[count] = event
                count += 1
            # Its release must be sampled, however long the processor was busy: else its next press would be lost.
            self._held = self._held or key.down
        if levels != self._all:
            self._quiet_at = time + 2 * BOUNCE
        return count

    def since(self, button: int, time: int) -> int:
        """Return when the finger came down that presses a button now, or pressed it in the sample of this time; else time."""
        for key in self.keys:
            if key.button == button and key.hold >= 0 and key.pressing(time):
                return key.began
        return time

    def down(self, name: str) -> bool:
        """Tell whether the key of a button was down when it was last looked at."""
        number = self._names.index(name)
        return any(key.down for key in self.keys if key.button == number)

    def busy(self, time: int) -> bool:
        """Tell whether a key is down or may still bounce: then sample() has to be called every few ms."""
        return self._held or time < self._quiet_at

    def forget(self, buttons: tuple = ()) -> None:
        """Keys that are down, all or those of some buttons, belong to what was there: they fire nothing until pressed anew."""
        for key in self.keys:
            if not buttons or key.button in buttons:
                key.forget()

    def leave(self, time: int) -> None:
        """Another screen comes: what was pressed until now, since the last sample too, was meant for the one that was."""
        levels = self._levels()
        for index, key in enumerate(self.keys):
            mask = self.masks[index]
            bounces = self.latched[index + 1] != 0 and time - self._last_fall(index + 1, time) < BOUNCE
            self.latched[index + 1] = 0
            key.leave(levels & mask != mask, bounces, time)
            self._held = self._held or key.down
