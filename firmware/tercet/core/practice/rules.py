"""Practice: endless, no clock, hints one card at a time, no records (RULES 3)."""

from tercet.core.layout import Change
from tercet.core.outcome import IGNORED, SHOWN, SHOWN_NONE, Outcome
from tercet.core.practice import COUNTED, KIND
from tercet.core.single.rules import Single


class Practice(Single):
    """A table to learn on. hint() shows one card of a SET, then two, then three; the player takes them as always."""

    KIND = KIND
    COUNTED = COUNTED
    ENDLESS = True
    _shown = 0  # how many cards of a SET were shown since the layout last changed

    def hint(self, time: int) -> Outcome:
        """Show one card more of a SET that is on the table; say so where there is none."""
        if not self._playing(time):
            return Outcome(IGNORED)
        self.hints += 1
        sets = self.layout.sets()
        if not sets:
            return Outcome(SHOWN_NONE)
        self._shown = min(3, self._shown + 1)
        cells = sets[0][: self._shown]
        return Outcome(SHOWN, cells, tuple([self.layout.cells[cell] for cell in cells]))

    def _settle(self, change: Change, time: int) -> Change:
        self._shown = 0
        return super()._settle(change, time)

    def _ended(self, time: int) -> bool:
        return False

    def _save_more(self) -> bytes:
        return bytes((self._shown,)) + super()._save_more()

    def _restore_more(self, data: bytes) -> None:
        if not data or data[0] > 3:
            raise ValueError("a saved game of Practice has shown %r cards of a SET" % (data[:1],))
        self._shown = data[0]
        super()._restore_more(data[1:])

    def _counts_fit(self, time: int) -> bool:
        return not self.over and self.target == 0 and self.found == self.progress
