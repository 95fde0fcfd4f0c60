"""A match as it is seen on the glass, and held against the books: the table game and Speed (RULES 5 and 6.2).

What happens is told from the glass alone, and from the keys that were pressed. After every event all that can be read is
compared with the books. The waits of the firmware are in this file only.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PIL import Image
from tercet.ui.text import en

from host_tests.bookkeeper import standings
from host_tests.bookkeeper.books import Ledger, TableBooks
from host_tests.glass import words
from host_tests.glass.reader import Glass
from host_tests.players.player import DEAF, MOVING, UNASKED, Player
from host_tests.players.table import PERSON, People
from tools import boards
from tools.simulator import Simulator

LOOK = 100  # ms between two looks at the glass: a verdict stays for a second
VERDICT = 1000  # ms that a verdict keeps everybody from calling
MESSAGE = 4300  # ms after which nothing is said of it any more
KEPT = 1500  # ms after which what was decided is on the disk
SEES_WITHIN = (35_000, 20_000, 10_000, 5500)  # ms: the means of level 2
STANDINGS = 4500  # ms after the last SET until the standings have come
QUESTION = 10_000  # ms that the question waits
RAN_OUT = 1600  # ms after one that nobody answered in which no call counts


@dataclass
class Table:
    """A table as it is set up. given_up: the round in which the match is given up, 0: it is played to its end."""

    board: str
    kinds: tuple[int, ...]
    deck: int = 0
    penalty: int = 0
    rounds: int = 1
    tournament: bool = False
    pick: int = 5
    seed: int = 1
    given_up: int = 0

    def __str__(self) -> str:
        who = "".join("BIAEp"[kind] for kind in self.kinds)
        what = "tournament" if self.tournament else f"{self.rounds} rounds"
        ends = f", given up in round {self.given_up}" if self.given_up else ""
        return f"{self.board}, {who}, {what}, deck {self.deck}, penalty {self.penalty}{ends}"


class Seen(NamedTuple):
    """What lies on the table: by cell, -1 for none; the cells with the cursor, with a ring of a choice, and of a refusal."""

    codes: tuple[int, ...]
    cursor: int | None
    chosen: frozenset[int]
    refused: frozenset[int]

    @classmethod
    def of(cls, glass: Glass) -> Seen:
        """Cards, as the reader saw them."""
        return cls(glass.codes, glass.cursor, glass.chosen, glass.refused)


class Match:
    """One match from the menu to its standings. ledger: what was compared; saw: what happened, and how often."""

    HINTS: tuple[str, ...] = (en.PLUS_THREE, en.PLUS_THREE_SHORT, en.PAUSE)  # in the bottom line, where nothing lies over it

    def __init__(self, player: Player, table: Table) -> None:
        self.player = player
        self.setup = table
        self.people = People(player, boards.load(table.board), table.kinds)
        seats = len(table.kinds)
        self.persons = [seat for seat, kind in enumerate(table.kinds) if kind == PERSON]
        self.computers = [seat for seat, kind in enumerate(table.kinds) if kind != PERSON]
        self.books: TableBooks = TableBooks(seats, table.deck, table.penalty, table.rounds, table.tournament)
        self.ledger = Ledger(f"{type(self).__name__} {table!r}", player.glass)
        self.chance = random.Random(table.seed)
        self._before: tuple[int, ...] | None = None  # what lies there until the verdict has left, None: there is none
        self._gaps: list[int] = []  # cells that may be filled then
        self.booked: tuple[object, ...] = ()  # the verdict in view, which is in the books
        self._version = -1
        self.done: dict[str, int] = {}  # what people did, and how often
        self.saw: dict[str, int] = {}  # what happened
        self.sets_before = 0  # SETs taken in the rounds before
        self.round_at = 0.0  # ms: the last event of the round before
        self.last_event = 0.0  # ms: when something happened on the table
        self.promise: tuple[int, float] | None = None  # the computer player that sees a SET, and until when it must call
        self.weights: dict[str, float] = {}  # how often people do what, in place of the usual

    @property
    def simulator(self) -> Simulator:
        """The handheld, whose time passes here only."""
        assert isinstance(self.player.handheld, Simulator)
        return self.player.handheld

    # From the menu to the end

    def play(self) -> None:
        """All of it."""
        self.player.to_menu()
        self.player.never_dims()
        self.start()
        self.sit()
        for _ in range(3000):
            if self.books.round_over:
                if self._end_round():
                    return
                continue
            sets = self.saw.get("SETs", 0) - self.sets_before
            if self.books.round == self.setup.given_up and sets >= 3 and self.free():
                self.give_up()
                return
            self.act()
        raise AssertionError(self.ledger.told("a match without an end"))

    def act(self) -> None:
        """Somebody does something; the games say what."""

    def start(self) -> None:
        """From the menu to the first cards."""
        table = self.setup
        self.people.choose(table.deck, table.penalty, table.rounds, table.pick, table.tournament)
        self.people.start()

    def sit(self) -> None:
        """A round begins: look what is dealt."""
        self.round_at, self.sets_before = self.last_event, self.saw.get("SETs", 0)
        glass = self.look()
        self.books.begin(glass.codes)
        self.people.master = self.books.master if self.books.master >= 0 else None
        self._before, self.booked = None, ()
        self.ledger.note(f"round {self.books.round}: {glass.codes}")
        self.ledger.same("cards dealt", len(glass.codes), self.books.base)
        self.happened()
        self.compare()

    def _end_round(self) -> bool:
        """The standings after a round; True after the last one."""
        self.player.handheld.run(STANDINGS)
        self.player.settle()
        self.ledger.note(f"round {self.books.round} is over")
        standings.compare(self.ledger, self.people, self.books, self.heading())
        if self.books.over:
            return True
        self.player.handheld.run(UNASKED)
        self.player.press("SELECT")
        self.player.handheld.run(DEAF)
        self.forget()
        self.rest()
        self.sit()
        return False

    def give_up(self) -> None:
        """The match is given up in the middle of a round."""
        self.wait(MESSAGE)
        self.player.pause()
        self.player.give_up()
        self.player.handheld.run(UNASKED)
        self.player.settle()
        self.ledger.note(f"given up in round {self.books.round}")
        standings.compare_given_up(self.ledger, self.people, self.books)

    def heading(self) -> str:
        """What must stand over the standings between two rounds."""
        return en.ROUND_DONE % {"round": self.books.round, "rounds": self.books.rounds}

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
        return words.which(bottom, self.HINTS) is None

    def spoken(self) -> int | None:
        """The seat that the message is about; None where nothing is said of anybody."""
        page = self.player.page()
        for seat, (name, kind) in enumerate(zip(self.people.names(), self.setup.kinds, strict=True)):
            short = en.PLAYER_SHORT % (seat + 1) if kind == PERSON else f"{en.SKILLS[kind][:2]}{seat + 1}"
            told = [words.shows(page, said) for one in (name, short) for said in (f"{one}:", en.SEES_ONE % one)]
            if any(told) or any(words.shows(page, f"{mark} {one}") for mark in en.MARKS for one in (name, short)):
                return seat
        return None

    def nameless(self) -> bool:
        """Whether something is said of a seat without its name, as between the corners; it is raised then."""
        said = (en.TAKES, en.GIVES_BACK)
        return (
            words.which(self.player.page(), [f"{en.MARKS[1]} {one}" for one in said] + [f"{en.MARKS[0]} {en.TOO_LATE}"])
            is not None
        )

    def stock(self) -> tuple[int, int] | None:
        """(round, cards left) as the top line says; None where something lies over it."""
        middle, books = words.Page(self.between()), self.books
        near = sorted(range(82), key=lambda number: abs(number - books.left))
        rounds = sorted(range(1, books.rounds + 1), key=lambda number: abs(number - books.round))
        for number in rounds:
            for left in near:
                if words.shows(middle, self.stock_words(number, left)):
                    return number, left
        return None

    def stock_words(self, number: int, left: int) -> str:
        """How the top line says a round and the cards left."""
        return en.LEFT % left if self.books.rounds == 1 else f"{number}/{self.books.rounds} · {left}"

    def between(self) -> Image.Image:
        """What stands between the upper corners."""
        picture = self.player.picture()
        side = picture.width * 5 // 16
        return picture.crop((side, 0, picture.width - side, 18))

    def look(self) -> Seen:
        """What lies on the table."""
        return Seen.of(self.player.look())

    def glimpse(self) -> Seen | None:
        """The same in the middle of things; None while a card is just being sent."""
        glass = self.player.glimpse()
        return None if glass is None else Seen.of(glass)

    def compare(self, calling: int | None = None, asking: bool = False, agreed: Sequence[int] = ()) -> None:
        """Hold all that can be read against the books. calling: the seat that must have the call, asking: the question."""
        books, people, ledger = self.books, self.people, self.ledger
        self.player.settle(20)  # what changes is sent part by part
        self.happened()
        if not self.free() and calling is None:
            return
        theirs = calling is None and not asking and bool(self.computers) and people.asking()  # a computer player asks
        asking = asking or theirs
        if self._before is None:
            ledger.same("cards on the table", self.look().codes, tuple(books.cells))
        stock = self.stock()
        if stock is not None:
            ledger.same("round", stock[0], books.round)
            ledger.same("cards left", stock[1], books.left)
        spoken = self.spoken()
        refused = bool(self.booked) and self.booked[0] == "wrong"
        if spoken is None and calling is None and not asking and (refused or self.nameless()):
            spoken = self.named(range(len(books.seats)))
        caller = people.caller()
        ledger.same("who has the call", caller, calling)
        ledger.same("the question", people.asking(), asking)
        for seat in range(len(books.seats)):
            if not self.visible(seat):
                continue
            ledger.same(f"SETs owed of seat {seat}", people.owes(seat), books.seats[seat].owes)
            ledger.same(f"points of seat {seat}", people.shown_points(seat), books.seats[seat].total())
            out = books.seats[seat].out and seat != calling
            ledger.same(f"out of seat {seat}", people.says(seat, en.OUT), out)
            if books.tournament:
                ledger.same(f"master of seat {seat}", people.says(seat, en.MASTER), seat == books.master)
            raised = seat in (calling, spoken) or (asking and seat in agreed)
            if not theirs and (seat not in self.computers or not asking):
                ledger.same(f"raised of seat {seat}", people.raised(seat), raised)

    def happened(self) -> bool:
        """Book what computer players did, and the cards that have come; tell whether anything was booked."""
        panel = self.player.handheld.panel
        if panel.version == self._version:
            return False
        glass = self.glimpse()
        if glass is None:
            return False
        if glass.codes != tuple(self.books.cells) or glass.chosen or glass.refused:
            self.player.settle(20)  # what changes is sent part by part
            glass = self.glimpse()
            if glass is None:
                return False
        version = panel.version
        news = False
        if self._before is not None:
            if glass.codes == self._before or not self._resolves(glass.codes):
                return False
            news = True
        picking = glass.cursor is not None
        marked = None if picking else ("right", glass.codes, glass.chosen) if glass.chosen else None
        if marked is None and glass.refused:
            marked = ("wrong", glass.codes, glass.refused)
        if marked is not None and marked != self.booked and len(marked[2]) == 3:
            self.booked = marked
            self._claimed_by_computer(glass, marked[0] == "right")
            news = True
        elif glass.codes != tuple(self.books.cells) and marked is None and self.came(glass.codes):
            news = True
        self._version = version
        return news

    def _resolves(self, codes: tuple[int, ...]) -> bool:
        """The verdict has left: see whether the table is as it must be. False while cards are still on their way."""
        books, ledger = self.books, self.ledger
        if books.coming and any(codes[cell] < 0 for cell in self._gaps if cell < len(codes)):
            return False
        self._before = None
        stays = [-1 if cell in self._gaps else card for cell, card in enumerate(codes)]
        ledger.same("cards that stay", stays, books.cells)
        fresh = [codes[cell] for cell in self._gaps if codes[cell] >= 0]
        ledger.same("new cards", len(fresh), books.coming)
        ledger.same("cards that lay there before", [card for card in fresh if card in books.seen], [])
        books.see(codes)
        return True

    def take(self, seat: int, cells: Sequence[int]) -> None:
        """Book a SET."""
        books = self.books
        empty = [cell for cell, card in enumerate(books.cells) if card < 0]
        self._before = tuple(books.cells)
        books.right(seat, cells)
        self._gaps = [cell for cell, card in enumerate(books.cells) if card < 0 and cell not in empty]
        self.ledger.note(f"seat {seat} takes {tuple(cells)}")
        self.count("SETs")
        self.happens()

    def happens(self) -> None:
        """Something happened: a computer player that saw a SET may see another table now."""
        self.last_event = self.simulator.time
        self.promise = None

    def count(self, what: str) -> None:
        """Count what happened."""
        self.saw[what] = self.saw.get(what, 0) + 1

    def _claimed_by_computer(self, glass: Seen, right: bool) -> None:
        cells = sorted(glass.chosen if right else glass.refused)
        self.ledger.same("a claim", self.books.holds(cells), right)
        if right and self.player.shows(en.MISSED):
            self.ledger.note(f"missed: {cells}")
            self.count("missed")
            self.books.agreed()
            return
        seat = self.who()
        self.ledger.note(f"computer {seat}: {right}")
        self.books.called(seat)
        self.decided(seat, cells, right)

    def decided(self, seat: int, cells: Sequence[int], right: bool) -> None:
        """Book a claim, and compare what is said of it."""
        before = self.books.seats[seat].points
        if right:
            self.take(seat, cells)
        else:
            self.pays(seat)
        self.says(seat, before)

    def pays(self, seat: int) -> None:
        """Book a wrong claim, or one too late."""
        self.books.wrong(seat)
        self.count("wrong")
        self.happens()

    def who(self) -> int:
        """Which computer player has just claimed, as it is said by name."""
        able = [seat for seat in self.computers if self.books.playing(seat)]
        seat = self.named(able)
        self.ledger.one_of("who is named", seat, able)
        assert seat is not None
        return seat

    def named(self, seats: Sequence[int]) -> int | None:
        """Which of these is named; where there is no room for the name, whose corner is raised."""
        seat = self.spoken()
        return next((one for one in seats if self.people.raised(one)), None) if seat is None else seat

    def says(self, seat: int, before: int, late: bool = False) -> None:
        """Compare what is said of a claim: who it was, a SET that goes back, what it cost. before: the points before it."""
        books, page, name = self.books, self.player.page(), self.people.names()[seat]
        points = books.seats[seat].points - before
        self.ledger.same("who is named", self.named([seat]), seat)
        if points >= 0 and self.booked and self.booked[0] == "right" and not late:
            did = en.TAKES if points else en.GIVES_BACK
            self.ledger.same("what is said", words.shows(page, en.BY_NAME % {"who": name, "says": did}), True)
        if late:
            self.ledger.same("what is said", words.shows(page, en.BY_NAME % {"who": name, "says": en.TOO_LATE}), True)
        full = all(words.shows(page, feature) for feature in en.FEATURES)  # then the corner alone has room for it
        if points < 0 and not full:
            self.ledger.same("what it cost", words.shows(page, "· " + en.signed(points)), True)

    def came(self, codes: tuple[int, ...]) -> bool:
        """Something lies there that did not; tell whether it is in the books now."""
        if len(codes) != len(self.books.cells) + 3 or -1 in codes[-3:]:
            return False
        self._more(codes)
        return True

    def _more(self, codes: tuple[int, ...]) -> None:
        """Three more cards."""
        books, ledger = self.books, self.ledger
        ledger.note(f"three more: {codes[-3:]}")
        ledger.same("cards before the three", codes[:-3], tuple(books.cells))
        ledger.same("known cards among the three", [card for card in codes[-3:] if card in books.seen], [])
        books.see(codes)
        self.count("dealt")
        self.happens()

    # Time

    def wait(self, milliseconds: float) -> None:
        """Let time pass, and book what happens meanwhile."""
        end = self.simulator.time + milliseconds
        self.happened()
        while (left := end - self.simulator.time) > 0:
            self.simulator.run(min(LOOK, left))
            self.happened()
            self._promised()
            if self.books.round_over:
                return

    def _promised(self) -> None:
        """Who says that it sees a SET "must take it, or call wrongly, within" its mean for level 2."""
        if self.promise is None:
            sees = [seat for seat in self.computers if self.player.shows(en.SEES_ONE % self.people.names()[seat])]
            if sees and self.simulator.time > self.last_event:
                self.promise = sees[0], self.simulator.time + SEES_WITHIN[self.setup.kinds[sees[0]]] + LOOK
                self.last_event = self.simulator.time + MESSAGE  # it is said once
                self.ledger.note(f"computer {sees[0]} sees a SET")
                self.count("sees")
        elif self.simulator.time > self.promise[1] and self._before is None:
            self.ledger.same("a SET that was seen", "not called", "called")

    def free(self) -> bool:
        """Whether no verdict is in view, and the round goes on."""
        return self._before is None and not self.books.round_over

    def forget(self) -> None:
        """What was seen last is not on the glass any more."""
        self._version = -1

    def rest(self) -> None:
        """Let what moves come to rest."""
        self.player.handheld.run(MOVING)
        self.player.settle()

    def quiet(self) -> bool:
        """Wait until no verdict is in view, but not for what is said of it; tell whether the round goes on."""
        self.wait(VERDICT + 400)
        while self._before is not None and not self.books.round_over:
            self.wait(LOOK)
        return not self.books.round_over
