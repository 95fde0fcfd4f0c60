"""Classic: one deck, played to its end (RULES 3)."""

import struct

from tercet.core import skill as skills
from tercet.core.cards import deck, failing_features
from tercet.core.layout import Change, Layout
from tercet.core.outcome import DEALT, HINTED, HINTED_NONE, IGNORED, NOT_NONE, RIGHT, WRONG, Outcome
from tercet.core.rng import Rng
from tercet.core.stopwatch import Stopwatch

NAME = "classic"

_VERSION = 1
_HEADER = "<BBbBHHHIB4H"  # version, skill, constant, fixed, found, wrong, hints, ms spent, over, generator


class Classic:
    """One game of Classic. Times are milliseconds that only grow; seed is 0..2**48-1; skill 0..3."""

    def __init__(self, skill: int, seed: int, time: int) -> None:
        skills.check(skill)
        self.skill = skill
        self.rng = Rng(seed)
        self.constant, self.fixed = skills.constant_feature(skill, self.rng)
        self.layout = Layout(deck(self.constant, self.fixed), skills.LAYOUT_CELLS[skill], self.rng)
        self.found = 0
        self.wrong = 0
        self.hints = 0
        self.over = False
        self.stopwatch = Stopwatch(time)
        self._settle(Change((), ()), time)

    @property
    def score(self) -> int:
        """SETs found minus wrong claims; a hinted SET earns nothing."""
        return self.found - self.wrong

    @property
    def says_no_match(self) -> bool:
        """Whether the player must say No Match (else it is dealt automatically)."""
        return not skills.DEALS_BY_ITSELF[self.skill]

    def claim(self, cells: tuple[int, int, int], time: int) -> Outcome:
        """Claim the cards of three cells; ValueError if they are not three different cells with cards."""
        if not self._playing():
            return Outcome(IGNORED)
        self.layout.check(cells)
        cards = self._cards(cells)
        failing = failing_features(cards[0], cards[1], cards[2])
        if failing:
            self.wrong += 1
            return Outcome(WRONG, cells, cards, failing)
        self.found += 1
        change = self._settle(self.layout.take(cells), time)
        return Outcome(RIGHT, cells, cards, (), change.moved, change.dealt, self.over)

    def no_match(self, time: int) -> Outcome:
        """Say that the layout holds no SET; ignored where cards are dealt automatically."""
        if not self._playing() or not self.says_no_match:
            return Outcome(IGNORED)
        if self.layout.has_set():
            self.wrong += 1
            return Outcome(NOT_NONE)
        change = self._settle(self.layout.deal_more(), time)
        return Outcome(DEALT, (), (), (), (), change.dealt, self.over)

    def hint(self, time: int) -> Outcome:
        """Show one SET and replace its cards; where there is none, say so and deal three cards."""
        if not self._playing():
            return Outcome(IGNORED)
        self.hints += 1
        sets = self.layout.sets()
        if not sets:
            change = self._settle(self.layout.deal_more(), time)
            return Outcome(HINTED_NONE, (), (), (), (), change.dealt, self.over)
        cells = sets[self.rng.below(len(sets))]
        cards = self._cards(cells)
        change = self._settle(self.layout.take(cells), time)
        return Outcome(HINTED, cells, cards, (), change.moved, change.dealt, self.over)

    def pause(self, time: int) -> None:
        """Stop the clock; no claim is taken until resume()."""
        self.stopwatch.stop(time)

    def resume(self, time: int) -> None:
        """Let the clock go on, unless the game is over."""
        if not self.over:
            self.stopwatch.go(time)

    def elapsed(self, time: int) -> int:
        """Return the milliseconds played."""
        return self.stopwatch.elapsed(time)

    def _playing(self) -> bool:
        return self.stopwatch.running and not self.over

    def _cards(self, cells: tuple[int, int, int]) -> tuple[int, ...]:
        return tuple(self.layout.cells[cell] for cell in cells)

    def _settle(self, change: Change, time: int) -> Change:
        """Deal what comes by itself and see whether that was the end: all in the step of the action."""
        dealt = change.dealt
        layout = self.layout
        while not layout.has_set():
            if not layout.can_deal():
                self.over = True
                self.stopwatch.stop(time)
                break
            if self.says_no_match:
                break
            dealt += layout.deal_more().dealt
        return Change(change.moved, dealt)

    def save(self, time: int) -> bytes:
        """Return the whole game as bytes."""
        return (
            struct.pack(
                _HEADER,
                _VERSION,
                self.skill,
                self.constant,
                self.fixed,
                self.found,
                self.wrong,
                self.hints,
                self.elapsed(time),
                self.over,
                *self.rng.state,
            )
            + self.layout.save()
        )

    @classmethod
    def restore(cls, data: bytes, time: int) -> "Classic":
        """Return the game that save() wrote, paused at its play time; ValueError for bytes that no game has."""
        size = struct.calcsize(_HEADER)
        if len(data) < size:
            raise ValueError("a saved game of Classic has at least %d bytes, not %d" % (size, len(data)))
        version, skill, constant, fixed, found, wrong, hints, spent, over, a, b, c, counter = struct.unpack(
            _HEADER, data[:size]
        )
        if version != _VERSION:
            raise ValueError("a saved game of Classic has version %d, not %r" % (_VERSION, version))
        game = cls(skill, 0, time)
        game.constant, game.fixed = constant, fixed
        game.found, game.wrong, game.hints, game.over = found, wrong, hints, bool(over)
        game.rng.state = a, b, c, counter
        game.layout = Layout.restore(data[size:], game.rng)
        game.stopwatch = Stopwatch(time, spent, False)
        return game
