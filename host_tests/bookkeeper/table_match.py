"""People at the table game who are fair, but make mistakes: what they do, by keys, and what of it goes into the books."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.ui.text import en

from host_tests.bookkeeper.books import MOST
from host_tests.bookkeeper.match import KEPT, LOOK, MESSAGE, QUESTION, RAN_OUT, VERDICT, Match
from host_tests.players.player import DEAF
from host_tests.players.table import MASTER_RESTS

ASKED_FOR = 3200  # ms in which a master deals where no SET lies, or after all have asked for cards
PATIENCE = 61_000  # ms in which it deals where one lies
DEALING = 400  # ms until cards that were dealt lie there


class TableMatch(Match):
    """A match of the table game. weights: how often people do what, in place of the usual; done: how often they did."""

    def act(self) -> None:
        """Somebody does something."""
        self.wait(self.chance.choice((50, 400, 900)))
        if not self.free():
            return
        if self.people.asking():  # a computer player asks
            self._answer()
            return
        acts = {act: often for act, often in self.acts().items() if often}
        if not acts:
            return
        act = self.chance.choices(list(acts), list(acts.values()))[0]
        self.done[act] = self.done.get(act, 0) + 1
        getattr(self, "_" + act.replace(" ", "_"))()

    def acts(self) -> dict[str, float]:
        """What somebody might do now, and how often it is done."""
        books, able = self.books, self.able()
        sets, wrong = books.sets(), books.others()  # of the last SET alone no wrong claim can be made
        acts: dict[str, float] = {"pause": 2, "cut": 1.2 if self.last_event > self.round_at else 0}
        if able:
            acts |= {"wrong": 10 if wrong else 0, "late": 4, "cut in a call": acts["cut"]}
            if sets:
                acts |= {"right": 60, "race": 14 if len(able) > 1 else 0}
            if self.asks():
                acts["question back"] = 4
        if any(not books.playing(seat) for seat in self.persons):
            acts["out of turn"] = 6
        if self.computers:
            acts["think"] = 30
        if books.master in self.persons:
            acts["master"] = 4 if sets else 60
        elif books.master >= 0 and able:
            acts["master deals"] = 0.5 if sets else 20
        if self.asks() and able:
            acts["no set"] = 4 if sets else 60
        return {act: self.weights.get(act, often) for act, often in acts.items() if act in (self.weights or acts)}

    def room(self) -> bool:
        """Whether three more cards may come."""
        return len(self.books.cells) < MOST and self.books.left > 0

    def asks(self) -> bool:
        """Whether people may ask: for three more cards, or with an empty stock for the end; not past a person who deals."""
        if self.books.left == 0:
            return True
        return self.room() and self.books.master not in self.persons

    def able(self) -> list[int]:
        """The people who may call."""
        return [seat for seat in self.persons if self.books.playing(seat)]

    # Calls and claims

    def _call(self, *seats: int) -> int | None:
        """Some press in one sample; return who has the call, None where a computer player was faster."""
        self.people.press(*seats)
        self.happened()
        if not self.free():
            return None
        caller = self.people.caller()
        if caller is None and self.computers and (self.told() or self.people.asking() or self.spoken() is not None):
            return None
        self.ledger.note(f"{seats} press")
        self.ledger.one_of("who has the call of several", caller, self.books.who_has_the_call(seats) or {None})
        if caller is not None:
            self.books.called(caller)
            self.happens()
            others = [seat for seat in self.persons if seat != caller]
            if others and self.chance.random() < 0.25:  # for 600 ms keys of the others mean nothing, and never choose
                self.ledger.note(f"seat {others[0]} presses after the call")
                self.people.press(others[0])
                self.ledger.same("dice or cards chosen by another", self.look().chosen, frozenset())
            self.compare(calling=caller)
        return caller

    def choose(self, cells: Sequence[int]) -> None:
        """Choose these with the shared keys."""
        glass = self.player.look()
        self.player.select(self.player.shortest(glass, cells), glass)

    def _claim(self, seat: int, cells: Sequence[int]) -> None:
        """The caller chooses three cards."""
        player, ledger = self.player, self.ledger
        player.handheld.run(DEAF)  # the others' keys mean nothing for so long
        self.choose(cells)
        if self._too_late(seat):
            self._was_late(seat)
            self._rests()
            return
        right = self.books.holds(cells)
        ledger.note(f"seat {seat} names {tuple(cells)}: {right}")
        lamp = player.handheld.lamp
        if lamp is not None:
            ledger.same("lamp", (lamp[0] > 0, lamp[1] > 0, lamp[2] > 0), (not right, right, False))
        player.handheld.run(200)
        player.settle()
        glass = self.look()
        ledger.same("verdict", (set(glass.chosen), set(glass.refused)), (set(cells), set()) if right else (set(), set(cells)))
        self.booked = ("right", glass.codes, glass.chosen) if right else ("wrong", glass.codes, glass.refused)
        self.decided(seat, cells, right)
        self._after()

    def _was_late(self, seat: int) -> None:
        self.ledger.note(f"seat {seat} is late")
        before = self.books.seats[seat].points
        self.pays(seat)
        self.says(seat, before, late=True)

    def _too_late(self, seat: int) -> bool:
        return self.player.shows(en.BY_NAME % {"who": self.people.names()[seat], "says": en.TOO_LATE})

    def _cut_in_a_call(self) -> None:
        """The power goes off while somebody chooses: the call is void, and nobody pays."""
        seat = self.chance.choice(self.able())
        self.wait(KEPT)
        before = self.books.seats[seat].last_call
        if not self.free() or self._call(seat) != seat:
            return
        self.player.handheld.run(self.chance.choice((700, 1500, 2500)))
        self.books.void(seat, before)
        self.ledger.note(f"power cut in the call of seat {seat}")
        self._switch_on()

    def _after(self) -> None:
        """While a verdict is in view, and after it."""
        able = self.able()
        if able and self.chance.random() < 0.15:
            seat = self.chance.choice(able)
            self.ledger.note(f"seat {seat} presses while a verdict is in view")
            self.people.press(seat)
            self.happened()
            self.ledger.same("who has the call of nobody", self.people.caller(), None)
        self._rests()
        if self.free() and self.chance.random() < 0.4:
            self.wait(MESSAGE - VERDICT)
            if self.free():
                self.compare()

    def _rests(self) -> None:
        """When the table has come to rest everything is compared."""
        if self.quiet() and self.free():
            self.compare()

    def _right(self) -> None:
        seat = self.chance.choice(self.able())
        cells = self.chance.choice(self.books.sets())
        if self._call(seat) == seat:
            self._claim(seat, cells)

    def _race(self) -> None:
        able = self.able()
        caller = self._call(*self.chance.sample(able, self.chance.randint(2, len(able))))
        if caller is not None:
            wrong = self.books.others()
            fair = not wrong or self.chance.random() < 0.85
            self._claim(caller, self.chance.choice(self.books.sets() if fair else wrong))

    def _wrong(self) -> None:
        seat = self.chance.choice(self.able())
        cells = self.chance.choice(self.books.others())
        if self._call(seat) == seat:
            self._claim(seat, cells)

    def _late(self) -> None:
        seat = self.chance.choice(self.able())
        if self._call(seat) != seat:
            return
        self.player.handheld.run(DEAF)
        if self.chance.random() < 0.5:
            lying = [cell for cell, card in enumerate(self.books.cells) if card >= 0]
            self.choose(self.chance.sample(lying, 1))
        for _ in range(110):
            if self._too_late(seat):
                break
            self.player.handheld.run(LOOK)
        self._was_late(seat)
        self._after()

    def _out_of_turn(self) -> None:
        """Who is locked out presses: it means nothing. The master's key deals."""
        out = [seat for seat in self.persons if not self.books.playing(seat) and seat != self.books.master]
        if not out:
            return
        seat = self.chance.choice(out)
        self.people.press(seat)
        self.happened()
        if self.free():
            self.ledger.note(f"seat {seat}, which is out, presses")
            self.compare()

    # The question

    def _ask(self) -> bool:
        """Put the question; False where a computer player was faster."""
        self.people.ask()
        self.happened()
        if not self.free() or (self.computers and not self.people.asking()):
            return False
        self.ledger.note("no SET?")
        self.last_event = self.simulator.time
        if self.chance.random() < 0.3:  # a press of the first 600 ms was meant for a call
            self.people.press(self.chance.choice(self.able()))
        self.compare(asking=True)
        return True

    def _question_back(self) -> None:
        """Some agree, and then the question is taken back, or its time passes."""
        if not self._ask():
            return
        able = self.able()
        self._agree(self.chance.sample(able, self.chance.randint(0, len(able) - 1)))
        back = self.people.asking() and (self.computers or self.chance.random() < 0.7)
        if back:
            self.player.press("BACK")
            self.player.settle()
        elif self.people.asking():
            self.wait(QUESTION)
        self.happened()
        if self.free():
            self.ledger.note("the question is taken back" if back else "the question has passed")
            if back and self.chance.random() < 0.5:  # a press of the first 600 ms was meant for the question
                self.people.press(self.chance.choice(self.able()))
            if self.free():
                self.compare()
        self.wait(DEAF if back else RAN_OUT)

    def _answer(self) -> None:
        """A computer player asks: all people agree, or somebody takes the question back."""
        self.done["answer"] = self.done.get("answer", 0) + 1
        self.ledger.note("a computer player asks")
        agree = self.chance.random() < 0.6
        self.wait(DEAF)
        for seat in self.able() if agree else []:
            if self.people.asking():
                self.people.press(seat)
        if self.people.asking():
            self.player.press("BACK")
            self.player.settle()
        self.happened()
        self.wait(DEAF)
        self._rests()

    def _agree(self, seats: Sequence[int]) -> None:
        """These agree, one after the other."""
        self.wait(DEAF)
        for place, seat in enumerate(seats):
            if not self.people.asking():
                return
            self.people.press(seat)
            self.happened()
            if self.people.asking():
                self.ledger.note(f"seat {seat} agrees")
                self.compare(asking=True, agreed=seats[: place + 1])

    def _no_set(self) -> None:
        """All people agree: three cards come, or the master is asked for them, or with an empty stock the round ends."""
        before, books = self.agreed(), self.books
        wanted = books.master if books.left else -1  # in a tournament: a computer player, which is asked for cards
        if not self._ask():
            return
        able = self.able()
        self.chance.shuffle(able)
        self._agree(able)
        for _ in range(120):  # computer players agree later, or say that they see a SET
            self.wait(LOOK)
            if wanted >= 0 and self.player.shows(en.WILL_DEAL % self.people.names()[wanted]):
                self.ledger.note("the master will deal")
                self._must_deal(ASKED_FOR)
                break
            if not self.people.asking() and (self.computers or self.agreed() > before or not self.free()):
                break
        if not self.computers:
            self.ledger.same("an agreement", self.agreed(), before + 1)
        self._rests()

    def _must_deal(self, within: float) -> None:
        """A computer player that is the master deals within so many ms, if nothing else happens."""
        calls, cards = self.books.calls, len(self.books.cells)
        start = self.simulator.time
        while self.simulator.time < start + within and len(self.books.cells) == cards and self.books.calls == calls:
            self.wait(LOOK)
        if self.books.calls == calls and self.free():
            self.ledger.same("cards that the master dealt", len(self.books.cells), cards + 3)

    def _master_deals(self) -> None:
        """Nobody presses: a computer player as master deals, soon where no SET lies there, after a minute where one does."""
        if self.room():
            sets, last = bool(self.books.sets()), self.last_event
            calls = self.books.calls
            self._must_deal(PATIENCE if sets else ASKED_FOR)
            if sets and self.books.calls == calls and self.free():
                self.ledger.same("the patience of the master", self.last_event - last > PATIENCE - 2500, True)
        self._rests()

    def _master(self) -> None:
        """The master, a person, presses: three cards come, and no more for a while; at 21 cards, or of an empty stock, none."""
        self.wait(MASTER_RESTS if self.room() else MESSAGE)
        if not self.free():
            return
        room, cards = self.room(), len(self.books.cells)
        for _ in range(self.chance.choice((1, 1, 2))):
            self.people.press(self.books.master)
            self.happened()
        self.ledger.note("the master presses")
        self.wait(DEALING)
        if not self.computers:
            self.ledger.same("cards that the master dealt", len(self.books.cells), cards + 3 * room)
        if not room and self.free():
            says = en.EMPTY_STOCK if self.books.left == 0 else en.FULL_TABLE
            self.ledger.same("why no cards come", self.player.shows(says), True)
        self._rests()

    def agreed(self) -> int:
        """How often all have agreed, as far as it was seen."""
        return sum(self.saw.get(what, 0) for what in ("dealt", "missed", "rolled"))

    # Time

    def _think(self) -> None:
        """Let computer players play."""
        self.wait(self.chance.choice((1000, 3000, 8000)))
        self._rests()

    def _pause(self) -> None:
        self.player.press("BACK")
        self.player.settle()
        if not self.player.shows(en.PAUSED):  # a question or a call of the moment
            self.happened()
            return
        self.ledger.note("pause")
        self.promise = None
        if self.free():
            self.ledger.same("what the pause says", self.player.shows(self.summary()), True)
        self.player.handheld.run(self.chance.choice((300, 5000)))
        self.player.press("BACK")
        self.rest()
        self._go_on()

    def summary(self) -> str:
        """What the pause must say of the match."""
        books = self.books
        return en.ROUND_OF % {"round": books.round, "rounds": books.rounds} + " · " + en.LEFT % books.left

    def _go_on(self) -> None:
        self.forget()
        self.happened()
        self.wait(DEAF)
        self._rests()

    def _cut(self) -> None:
        """The power goes off, and comes back; the match waits in the menu."""
        if self.chance.random() < 0.5:
            self.player.press("BACK")
            self.player.handheld.run(2000)
        else:
            event = -1.0
            while event != self.last_event and not self.books.round_over:
                event = self.last_event
                self.wait(KEPT)
            if not self.free():
                return
        self.ledger.note("power cut")
        self._switch_on()

    def _switch_on(self) -> None:
        self.simulator.power_cycle()
        self.promise = None
        self.player.to_menu()
        self.player.choose(en.CONTINUE)
        self.rest()
        self._go_on()
