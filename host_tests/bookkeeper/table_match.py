"""People at the table game who are fair, but make mistakes: what they do, by keys, and what of it goes into the books."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.ui.text import en

from host_tests.bookkeeper.books import MOST
from host_tests.bookkeeper.match import KEPT, LOOK, MESSAGE, QUESTION, VERDICT, Match
from host_tests.players.player import DEAF


class TableMatch(Match):
    """A match of the table game. weights: how often people do what, in place of the usual; done: how often they did."""

    def act(self) -> None:
        """Somebody does something."""
        self.wait(self.chance.choice((50, 400, 900)))
        if not self.free():
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
        acts: dict[str, float] = {"pause": 2, "cut": 0 if self.computers else 1.2}
        if able:
            acts |= {"wrong": 10 if wrong else 0, "late": 4}
            if sets:
                acts |= {"right": 60, "race": 14 if len(able) > 1 else 0}
            if self.may_ask() and not books.tournament:
                acts["question back"] = 4
        if any(not books.playing(seat) for seat in self.persons):
            acts["out of turn"] = 6
        if self.computers:
            acts["think"] = 30
        if self.may_ask():
            acts["no set"] = 4 if sets else 60
        return {act: self.weights.get(act, often) for act, often in acts.items() if act in (self.weights or acts)}

    def may_ask(self) -> bool:
        """Whether a person can bring three more cards about, and there is room for them."""
        books = self.books
        if books.master >= 0 and books.master not in self.persons:
            return False
        return len(books.cells) < MOST and books.left > 0

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
        if caller is None and self.computers and self.told():
            return None
        self.ledger.note(f"{seats} press")
        self.ledger.one_of("who has the call of several", caller, self.books.who_has_the_call(seats) or {None})
        if caller is not None:
            self.books.called(caller)
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
        if player.shows(en.TOO_LATE):
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
        if right:
            self.take(seat, cells)
        else:
            self.pays(seat)
        self._after()

    def _was_late(self, seat: int) -> None:
        self.ledger.note(f"seat {seat} is late")
        self.ledger.same("the words too late", self.player.shows(en.TOO_LATE), True)
        self.pays(seat)

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
            if self.player.shows(en.TOO_LATE):
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
        self.compare(asking=True)
        return True

    def _question_back(self) -> None:
        """Some agree, and then the question is taken back, or its time passes."""
        if not self._ask():
            return
        able = self.able()
        self._agree(self.chance.sample(able, self.chance.randint(0, len(able) - 1)))
        if self.people.asking():
            if self.computers or self.chance.random() < 0.7:
                self.player.press("BACK")
                self.player.settle()
            else:
                self.wait(QUESTION)
        self.happened()
        if self.free():
            self.ledger.note("the question is taken back")
            self.compare()
        self.wait(DEAF)

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
        """All agree, or the master deals."""
        before = self.agreed()
        if self.books.tournament:
            self.people.press(self.books.master)
            self.ledger.note("the master deals")
        elif self._ask():
            able = self.able()
            self.chance.shuffle(able)
            self._agree(able)
        else:
            return
        for _ in range(120):  # computer players agree later, or take a SET that they see
            self.wait(LOOK)
            if not self.people.asking() and (self.computers or self.agreed() > before or not self.free()):
                break
        if not self.computers:
            self.ledger.same("an agreement", self.agreed(), before + 1)
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
        if self.free():
            self.ledger.same("what the pause says", self.player.shows(self.summary()), True)
        self.player.handheld.run(self.chance.choice((300, 5000)))
        self.player.press("BACK")
        self.rest()
        self._go_on()

    def summary(self) -> str:
        """What the pause must say of the match."""
        books = self.books
        return en.ROUND_OF % (books.round, books.rounds) + " · " + en.LEFT % books.left

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
            self.player.handheld.run(KEPT)
        self.ledger.note("power cut")
        self.simulator.power_cycle()
        self.player.to_menu()
        self.player.choose(en.CONTINUE)
        self.rest()
        self._go_on()
