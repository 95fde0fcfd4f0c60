"""Two people and a computer player at SET Cubed, by keys from the menu to the result, held against the books (RULES 6.1)."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

from tercet.ui.text import en

from host_tests.bookkeeper.books import Ledger, places
from host_tests.bookkeeper.dice_books import EDGE, LOGO, WILD, CubedBooks, Laid, Place, is_set
from host_tests.bookkeeper.match import LOOK, Table
from host_tests.glass import words
from host_tests.players.cubed import DEAF, DRAWN, PERSON, TEXT, Seen, cell_of, place_of
from host_tests.players.cubed import Table as CubedTable
from host_tests.players.player import Player
from host_tests.players.table import People
from host_tests.rigs.restarted import resume
from tools import boards

PATIENCE = 90_000  # ms in which a computer player has played
SHOWN = 1200  # ms until the dice of a new roll lie there
RESULT = 4000  # ms from the last turn to the result


class CubedMatch:
    """One game. ledger: what was compared; done: what was done, and how often."""

    def __init__(self, player: Player, setup: Table) -> None:
        self.player = player
        self.setup = setup
        self.table = CubedTable(player, boards.load(setup.board), setup.kinds)
        self.books = CubedBooks(len(setup.kinds))
        self.ledger = Ledger(f"SET Cubed, {setup!r}", player.glass)
        self.chance = random.Random(setup.seed)
        self.done: dict[str, int] = {}
        self.people = list(self.table.calls)
        self.names = [
            en.PLAYER % (seat + 1) if kind == PERSON else en.COMPUTER % {"skill": en.SKILLS[kind], "seat": seat + 1}
            for seat, kind in enumerate(setup.kinds)
        ]
        self.told = ""  # what must be said of the turn before
        self.best = [0] * len(setup.kinds)

    def count(self, what: str) -> None:
        """Count what was done."""
        self.done[what] = self.done.get(what, 0) + 1

    def play(self) -> None:
        """From the menu to the result."""
        self.table.sit_down()
        self._start()
        for _ in range(400):
            if self._next():
                self._result()
                return
            (self._choose if self.books.choosing else self._turn)()
        raise AssertionError(self.ledger.told("a game without an end"))

    # The start

    def _start(self) -> None:
        """Somebody calls, rightly or wrongly, and who shows a SET begins; where nobody has one all roll again."""
        table, ledger, books = self.table, self.ledger, self.books
        waiting: set[int] = set()
        for _ in range(60):
            if not self.player.shows(TEXT.WHO_STARTS):
                self._computer_started()
                return
            hands = table.hands()
            able = [seat for seat in self.people if seat not in waiting and shown_of(hands[seat])]
            if able:
                seat = self.chance.choice(able)
                table.press(seat)
                if not self.player.shows(TEXT.SHOW_IT % self.names[seat]):
                    continue  # a computer player was faster
                self.player.handheld.run(DEAF)
                dice = shown_of(hands[seat])
                ledger.note(f"seat {seat} shows {dice} of {hands[seat]}")
                table.show(hands[seat], [(place, hands[seat][place]) for place in dice])
                self._began(seat, [hands[seat][place] for place in dice])
                books.hands[seat] = [face for place, face in enumerate(hands[seat]) if place not in dice]
                return
            wrong = [seat for seat in self.people if seat not in waiting]
            if wrong and self.chance.random() < 0.4:
                seat = self.chance.choice(wrong)
                table.press(seat)
                if self.player.shows(TEXT.SHOW_IT % self.names[seat]):
                    self.player.handheld.run(DEAF)
                    self.player.press("BACK")
                    self.player.settle(DRAWN)
                    ledger.same("a wrong call", self.player.shows(TEXT.HAS_NONE % self.names[seat]), True)
                    waiting.add(seat)
                    self.count("wrong call")
                continue
            self.player.handheld.run(DEAF)
            try:
                table.roll(tuple(waiting))
            except AssertionError:
                if self.player.shows(TEXT.WHO_STARTS):  # else a computer player has called meanwhile
                    raise
                continue
            self.player.handheld.run(SHOWN)
            self.player.settle(DRAWN)
            self.count("rolled")
            waiting.clear()
        raise AssertionError("nobody has a SET in sixty rolls")

    def _computer_started(self) -> None:
        """A computer player has laid a SET on the logo: which, the board says."""
        self.player.handheld.run(DEAF)
        seat = next(seat for seat in range(len(self.names)) if seat not in self.people)
        texts = {
            text % {"who": self.names[seat], "points": points}: points
            for points in range(4)
            for text in (TEXT.STARTS, TEXT.HAD_ONE)
        }
        said = words.which(self.player.picture(), texts)
        assert said is not None, self.ledger.told("nobody is said to have started")
        self.books.starts(seat, [WILD] * (3 - texts[said]) + [0] * texts[said])
        self.told = said

    def _began(self, seat: int, faces: list[int]) -> None:
        points = self.books.starts(seat, faces)
        self.told = TEXT.STARTS % {"who": self.names[seat], "points": points}
        self.ledger.note(self.told)
        self.best[seat] = points

    # Between two turns

    def _next(self) -> bool:
        """Wait until a person has the device, and book what computer players did; True at the end of the game."""
        books, ledger = self.books, self.ledger
        while books.player not in self.people and not books.over:
            self._computer()
        if books.over:
            return True
        self._wait_for_page()
        seat = books.player
        ledger.same("whose turn it is", self._page(), seat)
        asked = TEXT.YOUR_DICE if books.choosing else TEXT.LAST_TURN if 0 in books.sizes else TEXT.YOUR_TURN
        ledger.same("what is asked", self.player.shows(asked), True)
        if self.told:
            ledger.same("what the turn before was", self.player.shows(self.told), True)
        self.told = ""
        self.player.handheld.run(DEAF)
        self.player.press("SELECT")
        self.player.settle(DRAWN)
        self.player.handheld.run(DEAF)
        self._compare()
        return False

    def _page(self) -> int | None:
        """The seat that the page between two people names; None where there is no such page."""
        player = self.player
        asked = any(player.shows(one) for one in (TEXT.YOUR_TURN, TEXT.LAST_TURN, TEXT.YOUR_DICE))
        if not asked or not player.shows(en.NEXT):
            return None
        high = [  # the page names who has played before, too, in small letters
            (place.bottom - place.top, seat) for seat in self.people for place in words.places(player.page(), self.names[seat])
        ]
        return max(high)[1] if high else None

    def _wait_for_page(self) -> None:
        for _ in range(int(PATIENCE / LOOK)):
            if self._page() is not None:
                return
            self.player.handheld.run(LOOK)
        raise AssertionError(self.ledger.told("nobody is given the device"))

    def _computer(self) -> None:
        """Watch a computer player's turn, or its choice, and book it."""
        books, seat = self.books, self.books.player
        if books.choosing:  # it is not said what it rolls again; others' dice are not touched
            books.hands[seat] = []
            self._chooses()
            return
        name = self.names[seat]
        for _ in range(int(PATIENCE / LOOK)):
            self._look()
            if self._told_of(name):
                break
            self.player.handheld.run(LOOK)
        else:
            raise AssertionError(self.ledger.told(f"{name} does nothing"))
        table = self.table
        self._first()
        laid = [
            Laid(place_of(cell), face, cell in table.wild)
            for cell, face in sorted(table.all.items())
            if place_of(cell) not in books.board
        ]
        self.ledger.note(f"{name}: {laid}")
        self.ledger.same("a legal turn", books.legal(laid), True)
        self.told = self._said(seat, laid)
        self.ledger.same("what is told", self.player.shows(self.told), True)
        books.wilds = {place_of(cell) for cell in table.wild if place_of(cell) in books.board}  # it may have swapped some
        self._lays(seat, laid)
        self.count("computer")

    def _told_of(self, name: str) -> bool:
        """Whether the end of a turn is told."""
        if any(self.player.shows(text) for text in (TEXT.PASSED % name, *TEXT.ALL_PASSED)):
            return True
        return self.player.shows(f"{name}:") or self.player.shows(TEXT.LAST_DIE.split("+")[0].strip() % {"who": name})

    def _look(self) -> Seen | None:
        """The board, where it is on the glass."""
        try:
            return self.table.look()
        except AssertionError:
            return None

    def _said(self, seat: int, laid: list[Laid]) -> str:
        """What must be said of a turn."""
        books = self.books
        if not laid:
            last = (seat + 1) % books.seats == books.starter
            if last and books.passed == books.seats - 1:
                return TEXT.ALL_PASSED[min(2, books.rounds_of_passing - books.idle - 1)]
            return TEXT.PASSED % self.names[seat]
        sets = len(books.new_sets(laid))
        if len(laid) == books.sizes[seat]:
            return TEXT.LAST_DIE % {"who": self.names[seat], "points": books.worth(laid)}
        return en.counted(sets, TEXT.SCORED) % {"who": self.names[seat], "sets": sets, "points": books.worth(laid)}

    def _lays(self, seat: int, laid: list[Laid]) -> None:
        points = self.books.lays(laid)
        self.best[seat] = max(self.best[seat], points)

    def _compare(self) -> None:
        """Hold the points of all, the hand, the board in view and the map against the books."""
        books, ledger = self.books, self.ledger
        for seat, points in enumerate(books.totals()):
            ledger.same(f"points of seat {seat}", self.table.points(seat), points)
        seen = self.table.look()
        self._first()
        board = {place_of(cell): face for cell, face in seen.board.items()}
        wanted = {place: face for place, face in books.board.items() if place in board}
        ledger.same("dice in view", board, wanted)
        ledger.same("WILDs in view", {place_of(cell) for cell in seen.wilds}, books.wilds & set(board))
        ledger.same("dice on the map", self._map(), set(books.board))
        hand = [face for face in seen.hand if face is not None]
        ledger.same("dice in the hand", len(hand), books.sizes[books.player])
        known = books.hands[books.player]
        ledger.same("dice that were kept", hand[: len(known)], known)
        books.hands[books.player] = hand

    def _first(self) -> None:
        """See which faces the WILDs of the SET on the logo were given."""
        books, ledger, table = self.books, self.ledger, self.table
        if books.board:
            return
        books.board = {place_of(cell): face for cell, face in table.all.items() if place_of(cell) in LOGO}
        books.wilds = {place_of(cell) for cell in table.wild if place_of(cell) in LOGO}
        ledger.same("dice on the logo", set(books.board), set(LOGO))
        ledger.same("the SET on the logo", is_set([books.board[place] for place in LOGO]), True)
        ledger.same("points of the first SET", books.points[books.starter][0], 3 - len(books.wilds))

    def _map(self) -> set[Place]:
        """The places on which the small map shows a die."""
        picture, view = self.player.picture(), self.table.place
        found = set()
        for row in range(-EDGE, EDGE + 1):
            for column in range(-EDGE, EDGE + 1):
                x = view._map_left + (column + EDGE) * view._map_scale
                y = view._map_top + (row + EDGE) * view._map_scale
                pixel = picture.getpixel((x, y))
                assert isinstance(pixel, tuple)
                if max(pixel) > 0xC0:
                    found.add((row, column))
        return found

    # A turn

    def _turn(self) -> None:
        """A person plays: swaps, lays, is refused, passes, pauses."""
        books, seat, ledger = self.books, self.books.player, self.ledger
        what = self.chance.random()
        if what < 0.12:
            self._pause(what < 0.06)
        if self.chance.random() < 0.7:
            self._swap()
        if self.chance.random() < 0.12:
            self._badly()
        laid: list[Laid] = []
        if self.chance.random() > 0.08:
            for _ in range(self.chance.choice((1, 2, 3))):
                turns = self._turns(laid)
                if not turns:
                    break
                best = max(turns, key=lambda turn: (books.worth([*laid, *turn]), self.chance.random()))
                if not self._beside(best[0].place, laid):  # with few keys the cursor goes only there
                    best.reverse()
                for die in best:
                    self.table.lay(cell_of(die.place), die.face, die.wild)
                    books.hands[seat].remove(WILD if die.wild else die.face)
                    laid.append(die)
                ledger.same("the worth of the turn", self.player.shows(TEXT.WORTH % books.worth(laid)), True)
        ledger.note(f"seat {seat} lays {laid}")
        self.told = self._said(seat, laid)
        self.table.end_turn()
        self._lays(seat, laid)
        self.count("laid" if laid else "passed")

    def _beside(self, place: Place, laid: list[Laid]) -> bool:
        """Whether a die lies beside a place."""
        lying = {*self.books.board, *(die.place for die in laid)}
        return any((place[0] + down, place[1] + right) in lying for down, right in ((0, 1), (0, -1), (1, 0), (-1, 0)))

    def _turns(self, laid: list[Laid]) -> list[list[Laid]]:
        """All dice of the hand, one or two, that make a SET with what lies there, so that the turn stays legal."""
        books = self.books
        board, hand = books.board | {die.place: die.face for die in laid}, books.hands[books.player]
        found = []
        for (row, column), (down, right) in itertools.product(sorted(board), ((0, 1), (1, 0))):
            for shift in range(3):
                line = [(row + (step - shift) * down, column + (step - shift) * right) for step in range(3)]
                gaps = [place for place in line if place not in board]
                if not gaps or any(max(map(abs, place)) > EDGE for place in line):
                    continue
                lying = [board[place] for place in line if place in board]
                for dice in itertools.permutations(hand, len(gaps)):
                    given = with_faces(lying, dice)
                    turn = [Laid(place, *die) for place, die in zip(gaps, given, strict=True)]
                    if turn and books.legal([*laid, *turn]):
                        found.append(turn)
        return found

    def _swap(self) -> None:
        """Put a die in place of a WILD of its face, where there is one: it earns nothing."""
        books, seat = self.books, self.books.player
        before = self.table.look()
        if not self.table.swap():
            return
        after = self.table.look()
        gone = {place_of(cell) for cell in before.wilds - after.wilds if cell in after.board}
        self.ledger.same("a WILD that was swapped", len(gone), 1)
        books.wilds -= gone
        books.hands[seat] = [face for face in after.hand if face is not None]
        self.ledger.note(f"seat {seat} swaps at {gone}")
        self._compare()
        self.count("swapped")

    def _badly(self) -> None:
        """Lay a die that is in no new SET: it is refused, and taken back."""
        books, player = self.books, self.player
        face = next((face for face in books.hands[books.player] if face != WILD), None)
        near = [(row, column + 1) for row, column in books.board if (row, column + 1) not in books.board and column < EDGE]
        bad = [place for place in near if face is not None and not books.new_sets([Laid(place, face, False)])]
        if not bad or face is None:
            return
        cell = cell_of(self.chance.choice(bad))
        self.table.lay(cell, face, False)
        self.table.end_turn()
        refused = any(player.shows(wording) for wording in TEXT.REFUSALS[0])
        self.ledger.same("a refusal", refused, True)
        self.table.go(cell)
        player.press("SELECT")
        player.settle(DRAWN)
        self.table.all.pop(cell, None)
        self.ledger.note("a turn is refused")
        self._compare()
        self.count("refused")

    def _choose(self) -> None:
        """A person says which dice are rolled again."""
        books, player, seat = self.books, self.player, self.books.player
        hand = list(books.hands[seat])
        again = [place for place in range(len(hand)) if self.chance.random() < 0.3]
        at = 0
        for place in again:
            for _ in range(place - at):
                player.press(player.onward)
            at = place
            player.press("SELECT")
            player.settle(DRAWN)
        said = TEXT.ROLL_SOME % len(again) if again else TEXT.KEEP_ALL
        self.ledger.same("how many are rolled again", player.shows(said), True)
        player.press("MENU")
        player.settle(DRAWN)
        books.hands[seat] = [] if again else hand
        self._chooses()
        self.count("rolled again" if again else "kept")

    def _chooses(self) -> None:
        """After the last one's choice the next round begins, which is said."""
        books, number = self.books, self.books.round
        books.chooses()
        self.told = TEXT.BEGINS % books.round if books.round > number else ""

    def _pause(self, cut: bool) -> None:
        """A pause, or the power goes off in it."""
        books, player = self.books, self.player
        player.press("BACK")
        player.settle(DRAWN)
        self.ledger.same("the pause", player.shows(en.PAUSED), True)
        line = TEXT.ROUND % books.round + f" · {books.bag} {en.counted(books.bag, en.dice.DICE_LEFT)}"
        self.ledger.same("round and dice in the bag", player.shows(line), True)
        if cut:
            player.handheld.run(2000)
            resume(player)
            self.count("power cut")
        else:
            player.press("BACK")
            self.count("pause")
        self.ledger.note("power cut" if cut else "pause")
        player.settle(DRAWN)
        if not (player.shows(TEXT.END) or player.shows(TEXT.END_SHORT)):  # dice of this turn lie there: back to the board
            self._wait_for_page()
            self.ledger.same("whose turn it is", self._page(), books.player)
            player.handheld.run(DEAF)
            player.press("SELECT")
            player.settle(DRAWN)
        player.handheld.run(DEAF)
        self._compare()

    # The end

    def _result(self) -> None:
        """Places, points, and the table of rounds."""
        books, ledger, player = self.books, self.ledger, self.player
        player.handheld.run(RESULT)
        player.settle(DRAWN)
        people = People(player, boards.load(self.setup.board), self.setup.kinds)
        totals = books.totals()
        standing = places(totals)
        ledger.same("winners", people.winners(), [seat for seat, place in enumerate(standing) if place == 1])
        seen = people.standings() or [(0, 0)] * len(totals)
        for seat, line in enumerate(seen):
            ledger.same(f"place and points of seat {seat}", line, (standing[seat], totals[seat]))
            columns = people.round_points(seat)
            ledger.same("rounds in view", bool(columns), True)
            ledger.same(f"points of rounds of seat {seat}", columns, list(map(str, books.points[seat]))[-len(columns) :])


def with_faces(lying: list[int], dice: Sequence[int]) -> list[tuple[int, bool]]:
    """(face, whether it is a WILD) of dice that are to make a SET with others, a WILD with what it needs; of two WILDs one is
    what lies there."""
    faces = [*lying, *dice]
    while WILD in faces:
        known = [face for face in faces if face != WILD]
        missing = next(face for face in range(27) if is_set([known[0], known[-1], face]))
        faces[faces.index(WILD)] = missing
    return [(face, die == WILD) for face, die in zip(faces[len(lying) :], dice, strict=True)]


def shown_of(hand: list[int]) -> list[int]:
    """Places of three dice of a hand that are a SET, with as few WILDs as can be; [] if there are none."""
    three = [
        (sum(hand[place] == WILD for place in (a, b, c)), a, b, c)
        for c in range(len(hand))
        for b in range(c)
        for a in range(b)
        if WILD in (hand[a], hand[b], hand[c]) or is_set([hand[a], hand[b], hand[c]])
    ]
    return list(min(three)[1:]) if three else []
