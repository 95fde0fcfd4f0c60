"""The start of SET Cubed: who first calls and shows a SET begins; where nobody has one, all agree, and roll (RULES 6.1)."""

from tercet.core.computer import MEANS, waiting
from tercet.core.cubed.board import LOGO
from tercet.core.cubed.computer import opening
from tercet.core.cubed.seats import AGREED, ASKED, CALLED, DECLINED, LATE, ROLLED, STARTED, WRONG_CALL, Event, Player
from tercet.core.dice import FACES, WILD, is_set
from tercet.core.rng import Rng
from tercet.core.stopwatch import Stopwatch

STARTING, SHOWING, TURN = range(3)
TURN_SHOWN = 1600  # ms that the turn before stays in view
PICK = 5000  # ms that a call has to show its SET
QUESTION = 10_000  # ms that everybody has to answer the question whether nobody has a SET
MEANT = 600  # ms after the question comes or goes: a press was still meant for what was there before
READ = 2000  # ms: nobody can read dice sooner after they were rolled, so no computer player does (ours)
MISSED = 3  # rolls after which a SET that all have missed starts the game
NEVER = 1 << 30


class Start:
    """The seats, their dice, and who calls.

    asked_until: play time at which the question is declined, 0: it is not asked; show_until: at which who has called is too
    late; pick: ms that a call has.
    """

    def __init__(self, kinds: "tuple[int, ...]", seed: int, time: int) -> None:
        self.rng = Rng(seed)
        self.stopwatch = Stopwatch(time)
        self.seats = [Player(kind) for kind in kinds]
        self.laid: list[tuple[int, int, int]] = []
        self.state = STARTING
        self.player = -1
        self.starter = -1
        self.calls = 0
        self.rolls = 1  # of all, before somebody calls
        self.pick = PICK
        self.asked_until = 0
        self.show_until = 0
        self._deaf_until = 0  # play time until which a press was meant for what was there before
        self.due = 0  # play time at which a computer player does the next thing

    def elapsed(self, time: int) -> int:
        """Milliseconds of play."""
        return self.stopwatch.elapsed(time)

    def call(self, pressed: "tuple[int, ...]", time: int) -> "Event | None":
        """Take the call buttons that went down in one sample: the seat that called longer ago is to show a SET of its dice.

        While it is asked whether nobody has a SET they agree; when nobody is missing, everybody rolls again.
        """
        wanting = [seat for seat in self.missing() if seat in pressed]
        if not wanting or not self._hears(time):
            return None
        if not self.asked_until:
            self.show_until = self.elapsed(time) + self.pick
            return self._called(min([(self.seats[seat].called, seat) for seat in wanting])[1])
        for seat in wanting:
            self.seats[seat].agreed = True
        if self.missing():
            return Event(AGREED, wanting[0])
        self._unasked(time)
        missed = [seat for seat in self.missing() if opening(self.seats[seat].faces)]
        if missed and self.rolls >= MISSED:
            event = self._starts(self._best(missed), time)
            event.all_passed = True
            return event
        return self._roll_all(time)

    def ask(self, time: int) -> "Event | None":
        """Ask whether nobody has a SET: each person who may call has to agree. One among computer players need not be asked.

        A computer player that has one calls now.
        """
        if self.asked_until or not self._hears(time):
            return None
        if not self.missing() or self._able() or len([seat for seat in self.seats if seat.person]) < 2:
            return self.roll_again(time)
        self._unasked(time)
        self.asked_until = self.elapsed(time) + QUESTION
        return Event(ASKED, -1)

    def decline(self, time: int) -> "Event | None":
        """Take the question back: somebody has a SET, or looks on."""
        if not self.asked_until or not self._hears(time):
            return None
        self._unasked(time)
        return Event(DECLINED, -1)

    def void(self) -> None:
        """A call whose SET is not shown yet, and a question that not all have answered, are as if they had never been."""
        self._unasked(0)
        self._deaf_until = 0
        if self.state == SHOWING:
            self.state, self.player = STARTING, -1

    def show(self, dice: "list[tuple[int, int]]", time: int) -> Event:
        """The caller shows three dice as (place in the hand, face given) in the order in which they are to lie on the logo.

        No SET is a wrong call; ValueError for what is not three different dice with the faces that they have.
        """
        if self.state != SHOWING:
            raise ValueError("nobody has called")
        if len(dice) != len(LOGO) or len({place for place, _ in dice}) != len(LOGO):
            raise ValueError("three different dice are shown, not %r" % (dice,))
        for place, face in dice:
            self._check_face(place, face)
        if not is_set(dice[0][1], dice[1][1], dice[2][1]):
            return self.wrong_call(time)
        self.laid = [(dice[at][0], LOGO[at], dice[at][1]) for at in range(len(LOGO))]
        self.state, self.starter = TURN, self.player
        for other in self.seats:
            other.waits = False
        event = self._score(time)
        event.kind = STARTED
        return event

    def wrong_call(self, time: int) -> Event:
        """The caller has no SET after all: it waits for the next roll; when all wait, everybody rolls."""
        if self.state != SHOWING:
            raise ValueError("nobody has called")
        seat = self.player
        self.seats[seat].waits = True
        self.state, self.player = STARTING, -1
        event = Event(WRONG_CALL, seat)
        if not [other for other in self.seats if not other.waits]:
            self._roll_all(time)
            event.rolled = True
        return event

    def too_late(self, time: int) -> Event:
        """The time to show a SET is up: as a wrong call, and what is pressed now was meant for the dice."""
        event = self.wrong_call(time)
        event.kind = LATE
        self._deaf_until = self.elapsed(time) + MEANT
        return event

    def time_to_show(self, time: int) -> int:
        """Milliseconds that who has called has left."""
        return max(0, self.show_until - self.elapsed(time))

    def roll_again(self, time: int) -> "Event | None":
        """Nobody calls: everybody rolls again, unless a computer player has a SET, which calls now."""
        if self.state != STARTING or not self.stopwatch.running:
            return None
        able = self._able()
        return self._starts(min(able)[1], time) if able else self._roll_all(time)

    # The steps

    def missing(self) -> "list[int]":
        """The people who may call and have not agreed."""
        return [number for number, seat in enumerate(self.seats) if seat.person and not seat.waits and not seat.agreed]

    def _able(self) -> "list[tuple[int, int]]":
        """The computer players that have a SET, as (when it calls, seat)."""
        return [(seat.call_at, number) for number, seat in enumerate(self.seats) if seat.call_at < NEVER and not seat.waits]

    def _hears(self, time: int) -> bool:
        """Whether a press means anything now."""
        return self.state == STARTING and self.stopwatch.running and self.elapsed(time) >= self._deaf_until

    def _unasked(self, time: int) -> None:
        """The question comes or goes, and nobody has agreed."""
        self.asked_until = 0
        self._deaf_until = self.elapsed(time) + MEANT
        for seat in self.seats:
            seat.agreed = False

    def _called(self, seat: int) -> Event:
        self.calls += 1
        self.seats[seat].called = self.calls
        self.state, self.player = SHOWING, seat
        return Event(CALLED, seat)

    def _starts(self, seat: int, time: int) -> Event:
        """A SET of this seat starts the game."""
        self._called(seat)
        return self.show(opening(self.seats[seat].faces), time)

    def _best(self, missed: "list[int]") -> int:
        """Of seats that have all missed their SETs the one whose SET is worth most, of equal ones by lot."""
        wilds = []
        for seat in missed:
            faces = self.seats[seat].faces
            wilds.append((sum([faces[place] == WILD for place, _ in opening(faces)]), seat))
        best = [seat for count, seat in wilds if count == min(wilds)[0]]
        return best[self.rng.below(len(best))] if len(best) > 1 else best[0]

    def _roll_all(self, time: int) -> Event:
        self.rolls += 1
        for seat in self.seats:
            seat.roll(range(len(seat.dice)), self.rng)
            seat.waits = False
        self._listen(self.elapsed(time))
        return Event(ROLLED, -1)

    def _listen(self, now: int) -> None:
        """Computer players look for a SET among their own dice."""
        for seat in self.seats:
            seat.call_at = NEVER
            if not seat.person and opening(seat.faces):
                seat.call_at = now + READ + waiting(MEANS[seat.kind][0], self.rng)
        self.due = now + TURN_SHOWN

    def _hand(self, place: int) -> Player:
        seat = self.seats[self.player]
        if not 0 <= place < len(seat.dice):
            raise ValueError("the hand has dice 0..%d, not %r" % (len(seat.dice) - 1, place))
        return seat

    def _check_face(self, place: int, face: int) -> None:
        shown = self._hand(place).faces[place]
        if not 0 <= face < FACES:
            raise ValueError("a WILD is given a face 0..26, not %r" % (face,))
        if shown not in (WILD, face):
            raise ValueError("die %d shows face %d, not %d" % (place, shown, face))

    def _score(self, time: int) -> Event:
        raise NotImplementedError
