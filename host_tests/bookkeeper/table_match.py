"""A match of the table game, played by keys and booked off the glass: people who are fair, but make mistakes (RULES 5).

What happens is told from the glass alone, and from the keys that were pressed. After every event all that can be read is
compared with the books. WORDS and waits of the firmware are in this file only.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from tercet.ui.text import en, of_game

from host_tests.bookkeeper.books import BASE, MOST, Ledger, TableBooks, is_set, threes_without_set
from host_tests.glass import words
from host_tests.glass.reader import Glass
from host_tests.players.player import DEAF, UNASKED, Player
from host_tests.players.table import PERSON, People
from tools import boards
from tools.simulator import Simulator

TABLE_WORDS = of_game(en, "table")

LOOK = 100  # ms between two looks at the glass: a verdict stays for a second
VERDICT = 1000  # ms that a verdict keeps everybody from calling
MESSAGE = 4300  # ms after which nothing is said of it any more
KEPT = 23_000  # ms without a key after which the match is on the disk
STANDINGS = 4500  # ms after the last SET until the standings have come
QUESTION = 10_000  # ms that the question waits
LIGHT = 150  # ms in which the lamp is looked at


@dataclass
class Table:
    """A table as it is set up."""

    board: str
    kinds: tuple[int, ...]
    deck: int = 0
    penalty: int = 0
    rounds: int = 1
    tournament: bool = False
    pick: int = 5
    seed: int = 1

    def __str__(self) -> str:
        who = "".join("BIAEp"[kind] for kind in self.kinds)
        what = "tournament" if self.tournament else f"{self.rounds} rounds"
        return f"{self.board}, {who}, {what}, deck {self.deck}, penalty {self.penalty}"


class TableMatch:
    """One match from the menu to its standings. share: of what people do, as weights."""

    def __init__(self, player: Player, table: Table) -> None:
        self.player = player
        self.setup = table
        self.people = People(player, boards.load(table.board), table.kinds)
        seats = len(table.kinds)
        self.persons = [seat for seat, kind in enumerate(table.kinds) if kind == PERSON]
        self.computers = [seat for seat, kind in enumerate(table.kinds) if kind != PERSON]
        self.books = TableBooks(seats, table.deck, table.penalty, table.rounds, table.tournament)
        self.ledger = Ledger(repr(table))
        self.chance = random.Random(table.seed)
        self._taken: list[int] | None = None  # what must lie there when the verdict has left, -1: not known
        self._before: tuple[int, ...] = ()
        self._booked: tuple[object, ...] = ()  # the verdict in view, which is in the books
        self._version = -1
        self.done: dict[str, int] = {}  # what people did, and how often
        self.saw: dict[str, int] = {}  # what happened
        self.weights: dict[str, float] = {}  # how often people do what, in place of the usual

    @property
    def simulator(self) -> Simulator:
        """The handheld, whose time passes here only."""
        assert isinstance(self.player.handheld, Simulator)
        return self.player.handheld

    # From the menu to the end

    def play(self) -> None:
        """All of it."""
        table = self.setup
        self.player.to_menu()
        self.player.never_dims()
        self.people.choose(table.deck, table.penalty, table.rounds, table.pick, table.tournament)
        self._sit(self.people.start())
        for _ in range(3000):
            if self.books.round_over:
                if self._end_round():
                    return
                continue
            self._act()
        raise AssertionError(self.ledger.told("a match without an end"))

    def _sit(self, glass: Glass) -> None:
        self.books.begin(glass.codes)
        self.people.master = self.books.master if self.books.master >= 0 else None
        self._taken, self._booked = None, ()
        self.ledger.note(f"round {self.books.round}: {glass.codes}")
        self.ledger.same("cards dealt", len(glass.codes), BASE[self.setup.deck])
        self.ledger.same("cards twice", len(set(glass.codes)), len(glass.codes))
        self.happened()
        self.compare()

    def _end_round(self) -> bool:
        """The standings after a round; True after the last one."""
        books, people, ledger = self.books, self.people, self.ledger
        self.player.handheld.run(STANDINGS)
        self.player.settle()
        ledger.note(f"round {books.round} is over")
        if not books.over:
            done = en.ROUND_DONE % (books.round, books.rounds)
            ledger.same("heading of the standings", self.player.shows(done), True)
            if books.tournament:
                deals = en.DEALS_NEXT % people.names()[books.round]
                ledger.same("who deals next", self.player.shows(deals), True)
        standings = people.standings()
        for seat, booked in enumerate(books.standings()):
            place, points = standings[seat] if standings else (0, 0)
            ledger.same(f"place of seat {seat}", place, booked[0])
            ledger.same(f"total of seat {seat}", points, booked[1])
        self._compare_rounds()
        if books.over:
            ledger.same("winners", people.winners(), books.winners())
            return True
        self.player.handheld.run(UNASKED)
        self.player.press("SELECT")
        self.player.handheld.run(DEAF)
        self._version = -1
        self._sit(self.player.rest())
        return False

    def _compare_rounds(self) -> None:
        """The columns of the standings: the points of each round."""
        if self.books.round < 2:
            return
        for seat in range(len(self.books.seats)):
            seen = self.people.round_points(seat)
            booked = [en.NO_TIME if one is None else en.signed(one) for one in self.books.by_round(seat)]
            if seen and len(seen) == len(booked):
                for number, (glass, one) in enumerate(zip(seen, booked, strict=True)):
                    self.ledger.same(f"points of round {number + 1} of seat {seat}", glass, one)
            else:
                self.ledger.same(f"points by round of seat {seat}", seen, booked)

    # What the glass says

    def visible(self, seat: int) -> bool:
        """Whether nothing lies over a seat's corner."""
        if self.people.corners[seat] < 2:
            return self.stock() is not None
        return not self.told()

    def told(self) -> bool:
        """Whether a message lies over the bottom line."""
        if self.people.seconds() is not None or self.people.asking():
            return False
        picture = self.player.picture()
        bottom = picture.crop((0, picture.height - 20, picture.width, picture.height))
        hints = (en.PLUS_THREE, en.PLUS_THREE_SHORT, en.PAUSE)
        return words.which(bottom, hints) is None

    def stock(self) -> tuple[int, int] | None:
        """(round, cards left) as the top line says; None where something lies over it."""
        picture = self.player.picture()
        side = picture.width * 5 // 16
        middle = words.Page(picture.crop((side, 0, picture.width - side, 18)))
        books = self.books
        near = sorted(range(82), key=lambda number: abs(number - books.left))
        rounds = sorted(range(1, books.rounds + 1), key=lambda number: abs(number - books.round))
        for number in rounds:
            for left in near:
                text = en.LEFT % left if books.rounds == 1 else f"{number}/{books.rounds} · {left}"
                if words.shows(middle, text):
                    return number, left
        return None

    def compare(self, calling: int | None = None, asking: bool = False, agreed: Sequence[int] = ()) -> None:
        """Hold all that can be read against the books. calling: the seat that must have the call, asking: the question."""
        books, people, ledger = self.books, self.people, self.ledger
        if self._taken is None:
            ledger.same("cards on the table", self.player.look().codes, tuple(books.cells))
        stock = self.stock()
        if stock is not None:
            ledger.same("round", stock[0], books.round)
            ledger.same("cards left", stock[1], books.left - (self._coming() if self._taken is not None else 0))
        caller = people.caller()
        ledger.same("who has the call", caller, calling)
        ledger.same("the question", people.asking(), asking)
        for seat in range(len(books.seats)):
            if not self.visible(seat):
                continue
            ledger.same(f"points of seat {seat}", people.points(seat), books.seats[seat].total())
            out = books.seats[seat].out and seat != calling
            ledger.same(f"out of seat {seat}", people.says(seat, en.OUT), out)
            if books.tournament:
                ledger.same(f"master of seat {seat}", people.says(seat, en.MASTER), seat == books.master)
            raised = seat == calling or (asking and seat in agreed)
            if seat not in self.computers or not asking:
                ledger.same(f"raised of seat {seat}", people.raised(seat), raised)

    def happened(self) -> bool:
        """Book what computer players did, and the cards that have come; tell whether anything was booked."""
        panel = self.player.handheld.panel
        if panel.version == self._version:
            return False
        glass = self.player.glimpse()
        if glass is None:
            return False
        version = panel.version
        booked = False
        if self._taken is not None:
            if glass.codes == self._before or not self._resolves(glass.codes):
                return False
            booked = True
        picking = self.people.seconds() is not None
        marked = None if picking else ("right", glass.codes, glass.chosen) if glass.chosen else None
        if marked is None and glass.refused:
            marked = ("wrong", glass.codes, glass.refused)
        if marked is not None and marked != self._booked and len(marked[2]) == 3:
            self._booked = marked
            self._claimed_by_computer(glass, marked[0] == "right")
            booked = True
        elif len(glass.codes) == len(self.books.cells) + 3 and -1 not in glass.codes[-3:]:
            self._more(glass.codes)
            booked = True
        self._version = version
        return booked

    def _resolves(self, codes: tuple[int, ...]) -> bool:
        """The verdict has left: see whether the table is as it must be. False while cards are still on their way."""
        wanted, books = self._taken, self.books
        assert wanted is not None
        gaps = [cell for cell, card in enumerate(wanted) if card < 0]
        coming = min(len(gaps), books.left) if len(wanted) == BASE[self.setup.deck] else 0
        gaps = [cell for cell in gaps if books.cells == [] or cell not in self._old_gaps]
        if coming and any(codes[cell] < 0 for cell in gaps if cell < len(codes)):
            return False
        self._taken = None
        self.ledger.same("cells", len(codes), len(wanted))
        for cell, card in enumerate(wanted):
            if card >= 0:
                self.ledger.same(f"card that stays of cell {cell}", codes[cell], card)
        fresh = [codes[cell] for cell in gaps if codes[cell] >= 0]
        self.ledger.same("new cards", len(fresh), coming)
        self.ledger.same("cards that lay there before", [card for card in fresh if card in books.seen], [])
        books.see(codes)
        return True

    def _take(self, seat: int, cells: Sequence[int]) -> None:
        """Book a SET."""
        books = self.books
        self._before = tuple(books.cells)
        self._old_gaps = {cell for cell, card in enumerate(books.cells) if card < 0}
        self._taken = books.right(seat, cells)
        self.ledger.note(f"seat {seat} takes {tuple(cells)}")
        self._see_change()
        if not self._coming():  # nothing comes that is not known
            books.cells = list(self._taken)

    def _see_change(self) -> None:
        self.saw["SETs"] = self.saw.get("SETs", 0) + 1

    def _coming(self) -> int:
        assert self._taken is not None
        base = len(self._taken) == BASE[self.setup.deck]
        return min(3, self.books.left) if base and len(self._before) == BASE[self.setup.deck] else 0

    def _claimed_by_computer(self, glass: Glass, right: bool) -> None:
        cells = sorted(glass.chosen if right else glass.refused)
        self.ledger.same("a claim", is_set([glass.codes[cell] for cell in cells]), right)
        if right and self.player.shows(en.MISSED):
            self.ledger.note(f"missed: {cells}")
            self.ledger.same("cards left at the agreed end", self.books.left, 0)
            self.books.agreed()
            return
        seat = self.who()
        self.ledger.note(f"computer {seat}: {right}")
        self.books.called(seat)
        if right:
            self._take(seat, cells)
        else:
            self.books.wrong(seat)
            self.saw["wrong"] = self.saw.get("wrong", 0) + 1

    def who(self) -> int:
        """Which computer player has just claimed."""
        able = [seat for seat in self.computers if self.books.playing(seat)]
        assert len(able) == 1, f"it could be any of {able}"
        return able[0]

    def _more(self, codes: tuple[int, ...]) -> None:
        """Three more cards."""
        books, ledger = self.books, self.ledger
        ledger.note(f"three more: {codes[-3:]}")
        ledger.same("cards before the three", codes[:-3], tuple(books.cells))
        ledger.same("known cards among the three", [card for card in codes[-3:] if card in books.seen], [])
        books.see(codes)
        self.saw["dealt"] = self.saw.get("dealt", 0) + 1

    # Time

    def wait(self, milliseconds: float) -> None:
        """Let time pass, and book what happens meanwhile."""
        end = self.simulator.time + milliseconds
        self.happened()
        while (left := end - self.simulator.time) > 0:
            self.simulator.run(min(LOOK, left))
            self.happened()
            if self.books.round_over:
                return

    def quiet(self) -> bool:
        """Wait until no verdict is in view, but not for what is said of it; tell whether the round goes on."""
        self.wait(VERDICT + 400)
        while self._taken is not None and not self.books.round_over:
            self.wait(LOOK)
        return not self.books.round_over

    # What people do

    def _act(self) -> None:
        """Somebody does something."""
        books, chance = self.books, self.chance
        self.wait(chance.choice((50, 400, 900)))
        if not self._free():
            return
        able = [seat for seat in self.persons if books.playing(seat)]
        sets = books.sets()
        acts: dict[str, float] = {"pause": 2, "cut": 0 if self.computers else 1.2}
        if able:
            wrong = threes_without_set(books.cells)  # not the last SET alone
            acts |= {"wrong": 10 if wrong else 0, "late": 4, "question back": 4}
            if sets:
                acts |= {"right": 60, "race": 14 if len(able) > 1 else 0}
        if [seat for seat in self.persons if not books.playing(seat)]:
            acts["out of turn"] = 6
        if self.computers:
            acts["think"] = 30
        acts["no set"] = (4 if sets else 60) if self._may_ask() else 0
        if self.books.tournament:
            acts["question back"] = 0
        acts = {act: often for act, often in acts.items() if often and act in (self.weights or acts)}
        if not acts:
            return
        act = chance.choices(list(acts), [self.weights.get(act, often) for act, often in acts.items()])[0]
        self.done[act] = self.done.get(act, 0) + 1
        getattr(self, "_" + act.replace(" ", "_"))()

    def _free(self) -> bool:
        """Whether nobody's verdict is in view, and the round goes on."""
        return self._taken is None and not self.books.round_over

    def _may_ask(self) -> bool:
        books = self.books
        master = books.master
        if master >= 0 and master not in self.persons:
            return False
        return len(books.cells) < MOST and books.left > 0

    def _able(self) -> list[int]:
        return [seat for seat in self.persons if self.books.playing(seat)]

    def _call(self, *seats: int) -> int | None:
        """Some press in one sample; return who has the call, None where a computer player was faster."""
        self.people.press(*seats)
        self.happened()
        if self._taken is not None or self.books.round_over:
            return None
        allowed = self.books.who_has_the_call(seats)
        caller = self.people.caller()
        if caller is None and self.computers and self.told():
            return None
        self.ledger.note(f"{seats} press")
        self.ledger.one_of("who has the call of several", caller, allowed or {None})
        if caller is not None:
            self.books.called(caller)
            self.compare(calling=caller)
        return caller

    def _claim(self, seat: int, cells: Sequence[int]) -> None:
        """The caller chooses three cards."""
        player, ledger = self.player, self.ledger
        player.handheld.run(DEAF)  # the others' keys mean nothing for so long
        glass = player.look()
        player.select(player.shortest(glass, cells), glass)
        if player.shows(en.TOO_LATE):
            self._was_late(seat)
            return
        right = is_set([self.books.cells[cell] for cell in cells])
        ledger.note(f"seat {seat} names {tuple(cells)}: {right}")
        lamp = player.handheld.lamp
        if lamp is not None:
            ledger.same("lamp", (lamp[0] > 0, lamp[1] > 0, lamp[2] > 0), (not right, right, False))
        player.handheld.run(200)
        player.settle()
        glass = player.look()
        ledger.same("verdict", (set(glass.chosen), set(glass.refused)), (set(cells), set()) if right else (set(), set(cells)))
        self._booked = ("right", glass.codes, glass.chosen) if right else ("wrong", glass.codes, glass.refused)
        if right:
            self._take(seat, cells)
        else:
            self._pays(seat)
        self._after()

    def _pays(self, seat: int) -> None:
        self.books.wrong(seat)
        self.saw["wrong"] = self.saw.get("wrong", 0) + 1

    def _was_late(self, seat: int) -> None:
        self.ledger.note(f"seat {seat} is late")
        self.ledger.same("the words too late", self.player.shows(en.TOO_LATE), True)
        self._pays(seat)
        self._after()

    def _after(self) -> None:
        """While a verdict is in view, and after it."""
        others = [seat for seat in self.persons if self.books.playing(seat)]
        if others and self.chance.random() < 0.15:
            seat = self.chance.choice(others)
            self.ledger.note(f"seat {seat} presses while a verdict is in view")
            self.people.press(seat)
            self.happened()
            self.ledger.same("who has the call of nobody", self.people.caller(), None)
        if self.quiet() and self._free():
            self.compare()
            if self.chance.random() < 0.4:
                self.wait(MESSAGE - VERDICT)
                if self._free():
                    self.compare()

    def _right(self) -> None:
        seat = self.chance.choice(self._able())
        cells = self.chance.choice(self.books.sets())
        if self._call(seat) == seat:
            self._claim(seat, cells)

    def _race(self) -> None:
        able = self._able()
        many = self.chance.randint(2, len(able))
        caller = self._call(*self.chance.sample(able, many))
        if caller is None:
            return
        fair, wrong = self.chance.random() < 0.85, threes_without_set(self.books.cells)
        cells = self.chance.choice(self.books.sets() if fair or not wrong else wrong)
        self._claim(caller, cells)

    def _wrong(self) -> None:
        seat = self.chance.choice(self._able())
        cells = self.chance.choice(threes_without_set(self.books.cells))
        if self._call(seat) == seat:
            self._claim(seat, cells)

    def _late(self) -> None:
        seat = self.chance.choice(self._able())
        if self._call(seat) != seat:
            return
        self.player.handheld.run(DEAF)
        if self.chance.random() < 0.5:
            lying = [cell for cell, card in enumerate(self.books.cells) if card >= 0]
            self.player.select(self.chance.sample(lying, 1))
        for _ in range(110):
            if self.people.seconds() is None:
                break
            self.player.handheld.run(100)
        self._was_late(seat)

    def _out_of_turn(self) -> None:
        """Who is locked out presses: it means nothing. The master's key deals."""
        out = [seat for seat in self.persons if not self.books.playing(seat) and seat != self.books.master]
        if not out:
            return
        seat = self.chance.choice(out)
        self.people.press(seat)
        self.happened()
        if self._free():
            self.ledger.note(f"seat {seat}, which is out, presses")
            self.compare()

    def _ask(self) -> bool:
        """Put the question; False where a computer player was faster."""
        self.people.ask()
        self.happened()
        if not self._free() or (self.computers and not self.people.asking()):
            return False
        self.ledger.note("no SET?")
        self.compare(asking=True)
        return True

    def _question_back(self) -> None:
        if not self._may_ask() or not self._ask():
            return
        able = self._able()
        agreed = self.chance.sample(able, self.chance.randint(0, len(able) - 1))
        self._agree(agreed)
        if self.people.asking():
            if self.computers or self.chance.random() < 0.7:
                self.player.press("BACK")
                self.player.settle()
            else:
                self.wait(QUESTION)
        self.happened()
        if self._free():
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
        if self.books.tournament:
            self.people.press(self.books.master)
            self.ledger.note("the master deals")
        else:
            if not self._ask():
                return
            able = self._able()
            self.chance.shuffle(able)
            self._agree(able)
        cards = len(self.books.cells)
        for _ in range(120):  # computer players agree later, or take a SET that they see
            self.wait(LOOK)
            if not self.people.asking() and (len(self.books.cells) != cards or not self._free() or self.computers):
                break
        if not self.computers:
            self.ledger.same("cards after the question", len(self.books.cells), cards + 3)
        if self.quiet() and self._free():
            self.compare()

    def _think(self) -> None:
        """Let computer players play."""
        self.wait(self.chance.choice((1000, 3000, 8000)))
        if self.quiet() and self._free():
            self.compare()

    def _pause(self) -> None:
        self.player.press("BACK")
        self.player.settle()
        if not self.player.shows(en.PAUSED):  # a question or a call of the moment
            self.happened()
            return
        books = self.books
        self.ledger.note("pause")
        line = en.ROUND_OF % (books.round, books.rounds) + " · " + en.LEFT % books.left
        if self._free():
            self.ledger.same("round and cards in the pause", self.player.shows(line), True)
        self.player.handheld.run(self.chance.choice((300, 5000)))
        self.player.press("BACK")
        self.player.rest()
        self._go_on()

    def _go_on(self) -> None:
        self._version = -1
        self.happened()
        self.wait(DEAF)
        if self.quiet() and self._free():
            self.compare()

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
        self.player.rest()
        self._go_on()
