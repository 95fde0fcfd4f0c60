"""What the handheld's games for one player share (RULES 3): a layout, claims, No Match, HINT, a clock, a save."""

import struct

from tercet.core import skill as skills
from tercet.core.cards import EMPTY, FEATURES, deck, failing_features, value
from tercet.core.layout import Change, Layout
from tercet.core.outcome import DEALT, HINTED, HINTED_NONE, IGNORED, NOT_NONE, RIGHT, WRONG, Outcome
from tercet.core.rng import Rng
from tercet.core.shim import const
from tercet.core.stopwatch import Stopwatch

_VERSION = const(1)
# version, kind, skill, features and constant of choice, constant, fixed, found, progress, wrong, hints, target,
# ms played, ms of penalty, ms at the last SET, over, generator
_HEADER = "<BBBBbbBHHHHIIIIB4H"
_MOST = const(0xFFFF)  # counts in a save
_LONGEST = (1 << 30) - 1  # ms in a save: 12 days


class Single:
    """One game for one player. Times are milliseconds that only grow.

    skill 0..3; seed 0..2**48-1; features 3 or 4, or 0 for those of the skill; constant: the feature 0..3 that is held
    constant with three features, or -1 to let the skill decide; target: SETs to find, where the game has one.
    """

    KIND = 0  # its number in files
    COUNTED = -1  # its place in the statistics, -1: none
    ENDLESS = False
    WRONG_COST = 0  # seconds that a wrong claim costs
    NOT_NONE_COST = 0  # a wrong No Match
    HINT_COST = 0
    HINT_COUNTS = False  # a hinted SET is progress
    NO_MATCH_COUNTS = False  # so is a right No Match

    def __init__(
        self, skill: int, seed: int, time: int, features: int = 0, constant: int = skills.AUTOMATIC, target: int = 0
    ) -> None:
        skills.check_skill(skill)
        self._chosen = (features, constant)
        self.skill = skill
        self.target = target
        self.rng = Rng(seed)
        self.constant, self.fixed = skills.constant_feature(skill, self.rng, features, constant)
        self.features = FEATURES if self.constant < 0 else FEATURES - 1
        self.found: int = 0  # right claims
        self.progress: int = 0  # what the game's aim counts
        self.wrong = 0  # wrong claims and wrong No Matches
        self.hints = 0
        self.penalty = 0  # ms
        self.over = False
        self.stopwatch = Stopwatch(time)
        self._last_set = 0  # play time of the last SET, in ms
        self.layout = self._first_layout()
        self._settle(Change((), ()), time)

    def _first_layout(self) -> Layout:
        cards = deck(self.constant, self.fixed)
        return Layout(cards, skills.LAYOUT_CELLS[self.features], self.rng, self.ENDLESS, skills.PREFERRED[self.skill])

    @property
    def says_no_match(self) -> bool:
        """Whether the player must say No Match (else it is dealt automatically)."""
        return not skills.DEALS_BY_ITSELF[self.skill]

    def choices(self) -> "dict[str, int]":
        """Return what the game was set up with, as core/challenge/code.py wants it."""
        features, constant = self._chosen
        return {"skill": self.skill, "features": features, "constant": constant, "target": self.target, "number": self.target}

    def table(self) -> "tuple[int, int, int, int]":
        """Return the key of the game's table in the records: (kind, skill, features, target), each 0..255."""
        return self.KIND, self.skill, self.features, self.target

    def hint_cost(self) -> int:
        """Seconds that a HINT costs."""
        return self.HINT_COST

    def claim(self, cells: tuple[int, int, int], time: int) -> Outcome:
        """Claim the cards of three cells; ValueError if they are not three different cells with cards."""
        if not self._playing(time):
            return Outcome(IGNORED)
        self.layout.check(cells)
        cards = self._cards(cells)
        failing = failing_features(cards[0], cards[1], cards[2])
        if failing:
            self.wrong += 1
            return self._charge(Outcome(WRONG, cells, cards, failing), self.WRONG_COST, time)
        return self._take(cells, cards, time)

    def no_match(self, time: int) -> Outcome:
        """Say that the layout holds no SET; ignored where cards are dealt automatically."""
        if not self._playing(time) or not self.says_no_match:
            return Outcome(IGNORED)
        if self.layout.has_set():
            self.wrong += 1
            return self._charge(Outcome(NOT_NONE), self.NOT_NONE_COST, time)
        change = self._settle(self.layout.deal_more(), time)
        outcome = Outcome(DEALT, (), (), (), (), change.dealt)
        if self.NO_MATCH_COUNTS:
            self._advance(outcome, time)
        return self._judge(outcome, time)

    def hint(self, time: int) -> Outcome:
        """Show one SET and replace its cards; where there is none, say so and deal three cards."""
        if not self._playing(time):
            return Outcome(IGNORED)
        self.hints += 1
        sets = self.layout.sets()
        if not sets:
            change = self._settle(self.layout.deal_more(), time)
            return self._charge(Outcome(HINTED_NONE, (), (), (), (), change.dealt), self.hint_cost(), time)
        cells = sets[(len(self.layout.taken) // 3 + self.hints) % len(sets)]  # not the generator: it only deals
        cards = self._cards(cells)
        change = self._settle(self.layout.take(cells), time)
        self._last_set = self.stopwatch.elapsed(time)
        outcome = Outcome(HINTED, cells, cards, (), change.moved, change.dealt)
        if self.HINT_COUNTS:
            self._advance(outcome, time)
        return self._charge(outcome, self.hint_cost(), time)

    def pause(self, time: int) -> None:
        """Stop the clock; no claim is taken until resume()."""
        self.tick(time)
        self.stopwatch.stop(time)

    def resume(self, time: int) -> None:
        """Let the clock go on, unless the game is over."""
        if not self.over:
            self.stopwatch.go(time)

    def tick(self, time: int) -> bool:
        """Let time pass; tell whether that has just ended the game."""
        return False

    def elapsed(self, time: int) -> int:
        """Return the milliseconds played, penalties included."""
        return self.stopwatch.elapsed(time) + self.penalty

    def shown_time(self, time: int) -> int:
        """Return the milliseconds that the clock shows."""
        return self.elapsed(time)

    def until_second(self, time: int) -> int:
        """Return in how many ms the clock's second changes, or time ends the game."""
        return 1000 - self.shown_time(time) % 1000

    def _playing(self, time: int) -> bool:
        self.tick(time)
        return self.stopwatch.running and not self.over

    def _cards(self, cells: tuple[int, int, int]) -> tuple[int, ...]:
        return tuple([self.layout.cells[cell] for cell in cells])

    def _take(self, cells: tuple[int, int, int], cards: tuple[int, ...], time: int) -> Outcome:
        """A right claim."""
        self.found += 1
        change = self._settle(self.layout.take(cells), time)
        outcome = Outcome(RIGHT, cells, cards, (), change.moved, change.dealt)
        played = self.stopwatch.elapsed(time)
        outcome.took = played - self._last_set
        self._last_set = played
        self._advance(outcome, time)
        return self._judge(outcome, time)

    def _advance(self, outcome: Outcome, time: int) -> None:
        """One step nearer to the game's aim."""
        self.progress += 1

    def _charge(self, outcome: Outcome, seconds: int, time: int) -> Outcome:
        """Add a penalty."""
        self.penalty += 1000 * seconds
        outcome.seconds -= seconds
        return self._judge(outcome, time)

    def _judge(self, outcome: Outcome, time: int) -> Outcome:
        """See whether that was the end, in the step of the action."""
        if not self.over and self._ended(time):
            self.over = True
            self.stopwatch.stop(time)
        outcome.over = self.over
        return outcome

    def _ended(self, time: int) -> bool:
        """Tell whether the game's aim is reached or out of reach."""
        return self.layout.over()

    def _settle(self, change: Change, time: int) -> Change:
        """Deal what comes by itself."""
        dealt = change.dealt
        layout = self.layout
        while not self.says_no_match and layout.can_deal() and not layout.has_set():
            dealt += layout.deal_more().dealt
        return Change(change.moved, dealt)

    def save(self, time: int) -> bytes:
        """Return the whole game as bytes."""
        return (
            struct.pack(
                _HEADER,
                _VERSION,
                self.KIND,
                self.skill,
                self._chosen[0],
                self._chosen[1],
                self.constant,
                self.fixed,
                min(self.found, _MOST),
                min(self.progress, _MOST),
                min(self.wrong, _MOST),
                min(self.hints, _MOST),
                self.target,
                min(self.stopwatch.elapsed(time), _LONGEST),
                min(self.penalty, _LONGEST),
                min(self._last_set, _LONGEST),
                self.over,
                *self.rng.state,
            )
            + self._save_more()
        )

    @classmethod
    def restore(cls, data: bytes, time: int) -> "Single":
        """Return the game that save() wrote, paused at its play time; ValueError for bytes that no game has."""
        size = struct.calcsize(_HEADER)
        if len(data) < size:
            raise ValueError("a saved game has at least %d bytes, not %d" % (size, len(data)))
        entries = list(struct.unpack(_HEADER, data[:size]))
        if entries[0] != _VERSION or entries[1] != cls.KIND:
            raise ValueError("a saved game has version %d and kind %d, not %r" % (_VERSION, cls.KIND, entries[:2]))
        _, _, skill, features, constant = entries[:5]
        skills.check_skill(skill)
        skills.check_features(features, constant)
        game = cls(skill, 0, time, features, constant, entries[11])
        game.constant, game.fixed = entries[5], entries[6]
        game.found, game.progress, game.wrong, game.hints = entries[7], entries[8], entries[9], entries[10]
        spent, game.penalty, game._last_set, over = entries[12], entries[13], entries[14], entries[15]
        game.over = bool(over)
        a, b, c, counter = entries[16:]
        game.rng.state = a, b, c, counter
        game._restore_more(data[size:])
        game.stopwatch = Stopwatch(time, spent, False)
        if over > 1 or max(spent, game.penalty, game._last_set) > _LONGEST or not game._fits(time):
            raise ValueError("a saved game does not fit together: no play leads there")
        game._last_set = min(game._last_set, spent)  # else the next SET would have taken less than no time
        return game

    def _save_more(self) -> bytes:
        """Return the layout, and what else only this kind of game has."""
        return self.layout.save()

    def _restore_more(self, data: bytes) -> None:
        """Take what _save_more returned."""
        self.layout = Layout.restore(data, self.rng, skills.PREFERRED[self.skill])

    def _fits(self, time: int) -> bool:
        """Tell whether the parts of a save agree; those of most damaged ones do not."""
        layout = self.layout
        if self.features == FEATURES:
            held = self.constant == -1 and self.fixed == 0
        else:
            held = 0 <= self.constant < FEATURES and 0 <= self.fixed <= 2
        if not held or layout.base != skills.LAYOUT_CELLS[self.features] or layout.endless != self.ENDLESS:
            return False
        cards = layout.stock + layout.taken + [card for card in layout.cells if card != EMPTY]
        if self.constant >= 0 and [card for card in cards if value(card, self.constant) != self.fixed]:
            return False
        return self._counts_fit(time) and (self.over or self.says_no_match or layout.has_set())

    def _counts_fit(self, time: int) -> bool:
        layout = self.layout
        taken = len(layout.taken)
        return self.over == layout.over() and self.target == 0 and 3 * self.found <= taken <= 3 * (self.found + self.hints)
