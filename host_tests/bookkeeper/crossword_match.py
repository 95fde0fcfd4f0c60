"""A person against a computer player at Crossword, by keys from the menu to the last standings, held against the books."""

from __future__ import annotations

import random

from tercet.ui.text import en, of_game

from host_tests.bookkeeper.books import Ledger, places
from host_tests.bookkeeper.dice_books import DICE, WILD, CrosswordBooks, is_set
from host_tests.bookkeeper.match import Table
from host_tests.glass import words
from host_tests.players.dice import ALONE, CHOSEN, CURSOR, LOOSE, CrosswordTable, Die, in_walking_order, open_list
from host_tests.players.player import DEAF, UNASKED, Player
from host_tests.players.table import PERSON, People
from host_tests.rigs.restarted import resume
from tools import boards

TEXT = of_game(en, "crossword")
ROUNDS = 3
FAREWELL = 3500  # ms from the end of a round to the standings
LONGEST = 1_500_000  # ms in which a computer player is done
MIDDLE = 6 * 12 + 6


class CrosswordMatch:
    """Three rounds: solved; with an empty bag, and dice added to the other's grid; waited for. done: what was done."""

    def __init__(self, player: Player, setup: Table) -> None:
        self.player, self.setup = player, setup
        self.people = People(player, boards.load(setup.board), setup.kinds)
        self.books = CrosswordBooks()
        self.ledger = Ledger(f"Crossword, {setup!r}", player.glass)
        self.chance = random.Random(setup.seed)
        self.me = setup.kinds.index(PERSON)
        self.other = 1 - self.me
        self.rounds: list[list[int]] = [[], []]
        self.done: dict[str, int] = {}
        self.table = CrosswordTable(player, 1)
        self.faces: list[int] = []  # of all dice, as they were rolled
        self.mine = (TEXT.DONE_IN % {"who": self.people.names()[self.me], "time": ""}).strip()

    def play(self) -> None:
        """From the menu to the last standings."""
        self.player.to_menu()
        self.player.never_dims()
        rows = {en.SEATS: "2"}
        for seat, kind in enumerate(self.setup.kinds):
            rows[en.SEAT % (seat + 1)] = en.PERSON if kind == PERSON else en.SKILLS[kind]
        open_list(self.player, "crossword", rows)
        for number, play in enumerate((self._solve, self._empty_bag, self._wait)):
            self.table = CrosswordTable(self.player, 1)
            self.books.begin()
            self.faces = [die.face for die in self.table.hand()]
            self.ledger.note(f"round {number + 1}: {[die.face for die in self.table.hand()]}")
            self._compare()
            play()
            self._standings(number + 1)

    def count(self, what: str) -> None:
        """Count what was done."""
        self.done[what] = self.done.get(what, 0) + 1

    # What the glass says

    def _used(self) -> tuple[int, int] | None:
        """(dice used, dice) of whoever's grid is in view, as the top line says."""
        picture = self.player.picture()
        page = words.Page(picture.crop((0, 0, picture.width, 18)))
        for count in sorted(range(1, DICE + 1), key=lambda one: abs(one - self.books.dice)):
            for used in sorted(range(count + 1), key=lambda one: abs(one - self.books.used)):
                if words.shows(page, TEXT.USED % {"used": used, "dice": count}):
                    return used, count
        return None

    def _compare(self) -> None:
        """Dice used and dice, those that lie in view and those in the hand, against the books."""
        books, ledger = self.books, self.ledger
        if self._over():
            return
        ledger.same("dice used", self._used(), (books.used, books.dice))
        hand = len(self.table.hand())
        lying = sorted(die.face for die in self.table.grid() if die and not die.marks & CURSOR)
        room = self.table.view.capacity
        left = books.dice - len(books.laid) - books.added
        if left <= room:  # else a part of them is in view
            ledger.same("dice in the hand", hand, left)
        ledger.same("dice that lie there", [face for face in lying if face not in books.laid.values()], [])

    def _over(self) -> str:
        """What is said when the round is over, "" while it goes on."""
        name = self.people.names()[self.other]
        ends = (self.mine, TEXT.FIRST_WAS % name, TEXT.NOBODY)
        return words.which(self.player.page(), ends) or ""

    def _ended(self, rival: int = 0) -> None:
        """Book the end of a round. rival: dice that the computer player had unused."""
        said, books = self._over(), self.books
        self.ledger.note(f"{said} {books.used} of {books.dice}")
        mine, theirs = 0, 0
        if said == self.mine:
            self.ledger.same("dice unused at the end", books.unused, 0)
            mine = rival
        elif said != TEXT.NOBODY:
            self.ledger.same("the end", said, TEXT.FIRST_WAS % self.people.names()[self.other])
            theirs = books.unused
        self.count(said.split()[-1])
        self.rounds[self.me].append(mine)
        self.rounds[self.other].append(theirs)

    def _standings(self, number: int) -> None:
        """Places, totals, and the points of each round."""
        ledger, people = self.ledger, self.people
        self.player.handheld.run(FAREWELL)
        self.player.settle()
        last = number == ROUNDS
        if not last:
            ledger.same(
                "heading of the standings", self.player.shows(en.ROUND_DONE % {"round": number, "rounds": ROUNDS}), True
            )
        totals = [sum(points) for points in self.rounds]
        seen = people.standings() or []
        ledger.same("standings", seen, list(zip(places(totals), totals, strict=True)))
        for seat in range(2) if number > 1 else ():
            ledger.same(f"points of rounds of seat {seat}", people.round_points(seat), list(map(str, self.rounds[seat])))
        if last:
            first = [seat for seat, place in enumerate(places(totals)) if place == 1]
            ledger.same("winners", people.winners(), first)
            return
        self.player.handheld.run(UNASKED)
        self.player.press("SELECT")
        self.player.handheld.run(DEAF)
        self.player.settle()

    # What is done

    def _draw(self) -> bool:
        """Draw a die; False with an empty bag."""
        self.player.press("MENU")
        self.player.settle()
        if not self.player.shows(TEXT.DRAW):
            self.ledger.same("dice of the other where the bag is empty", DICE - self.books.dice >= 10, True)
            self.player.press("BACK")
            self.player.settle()
            return False
        self.player.choose(TEXT.DRAW)
        self.player.handheld.run(100)
        self.books.dice += 1
        self.faces.append(next(die.face for die in self.table.hand() if die.marks & CURSOR))
        self.ledger.note(f"draws {self.faces[-1]}")
        self._compare()
        self.count("draws")
        return True

    def _lay(self, faces: list[int], steps: list[tuple[int, int, int]]) -> None:
        """Lay dice by a plan; the grid is in the middle of the room."""
        if not steps:
            return
        first = steps[0][1]
        for index, cell, face in steps:
            if self._over():
                return
            self.table.lay(faces[index], cell - first + MIDDLE, face)
            self.books.laid[cell - first + MIDDLE] = face
            self.ledger.note(f"lays {face} on {cell - first + MIDDLE}")
            self._compare()

    def _solve(self) -> None:
        """Draw until all dice can be used, and lay them; what the other has left is counted just before the last."""
        plan = self.table.plan(self.faces)
        while not plan.complete and self.books.dice < 16 and self._draw():
            plan = self.table.plan(self.faces)
        steps = in_walking_order(plan)
        self._lay(plan.faces, steps[:-1])
        rival = self._rival()
        self._lay_last(plan.faces, steps)
        if not self._over():
            self._until_over()
        said = self._over() == self.mine
        if said and rival is None:  # its points are all that tells
            self.player.handheld.run(FAREWELL)
            rival = dict(enumerate(self.people.standings() or []))[self.me][1]
            self.ledger.one_of("dice that the other had left", rival, range(DICE))
            self.ledger.note(f"{self.mine} {rival}")
            self.rounds[self.me].append(rival)
            self.rounds[self.other].append(0)
            return
        self._ended(rival or 0)

    def _lay_last(self, faces: list[int], steps: list[tuple[int, int, int]]) -> None:
        index, cell, face = steps[-1]
        at = cell - steps[0][1] + MIDDLE
        if self._over():
            return
        self.table.pick(faces[index])
        self.table.carry(at)
        self.player.press("SELECT")
        self.player.settle()
        if faces[index] == WILD:
            for _ in range(30):
                if next(die for die in self.table.grid() if die and die.marks & CURSOR).face == face:
                    break
                self.player.press(self.player.onward)
                self.player.settle()
            self.player.press("SELECT")
            self.player.settle()
        self.books.laid[at] = face

    def _rival(self) -> int | None:
        """Dice that the other has not used, as its grid says; None where there is no room for that."""
        self.player.press("HINT")
        self.player.settle()
        seen = self._used()
        self.player.press("BACK")
        self.player.settle()
        return None if seen is None else seen[1] - seen[0]

    def _until_over(self) -> None:
        waited = 0
        while not self._over():
            self.player.handheld.run(250)
            waited += 250
            assert waited < LONGEST, self.ledger.told("nobody is done")

    def _empty_bag(self) -> None:
        """Draw all dice; lay some of them on the other's grid; then give the round up."""
        while self._draw():
            if self._over():
                self._ended()
                return
        self.ledger.note(f"the bag is empty: {self.books.dice} dice")
        for _ in range(60):
            if self._over() or self.done.get("added", 0) >= 3 or self.done.get("tried", 0) > 8:
                break
            if not self._add():
                self.player.handheld.run(5000)
        if not self._over():
            self._pause(True)
            self._give_up()
        self._until_over()
        self._ended()

    def _add(self) -> bool:
        """Look for a place on the other's grid, and lay a die there; False where none fits yet."""
        player, table, books = self.player, self.table, self.books
        mine = set(self.faces) - {WILD}  # nothing of them lies on the own grid
        player.press("HINT")
        player.settle()
        fitting = mine & {face for cell in range(len(table.grid())) for face in self._wanted(table.grid(), cell)}
        player.press("BACK")
        player.settle()
        if not fitting or self._over():
            return False
        face = self.chance.choice(sorted(fitting))
        self.count("tried")
        table.pick(face)
        player.press("HINT")
        player.settle()
        for _ in range(80):
            grid = table.grid()
            here = next((place for place, die in enumerate(grid) if die and die.marks & CURSOR), None)
            if here is None:
                break
            die = grid[here]
            assert die is not None
            lying = [None if die and die.marks & CHOSEN else die for die in grid]  # not the one in the fingers
            goals = [place for place in range(len(grid)) if face in self._wanted(lying, place)]
            if here in goals:
                self.ledger.same("a die that fits", bool(die.marks & ALONE), False)
                player.press("SELECT")
                player.settle()
                books.added += 1
                self.faces.remove(face)
                self.ledger.note(f"adds {face}")
                self.count("added")
                break
            self._towards(here, goals)
        player.press("BACK")
        player.settle()
        if self._over():
            return True
        if not any(die.marks & CURSOR for die in table.hand()):  # the die is still in the fingers
            player.press("BACK")
            player.settle()
        self._compare()
        return True

    def _towards(self, here: int, goals: list[int]) -> None:
        """Move the cursor a step on its way to the nearest of these places in view."""
        player, columns = self.player, self.table.view.columns
        if player.few or not goals:
            player.press(player.onward)
        else:
            goal = min(goals, key=lambda one: abs(one // columns - here // columns) + abs(one % columns - here % columns))
            across, down = goal % columns - here % columns, goal // columns - here // columns
            if across:
                player.press("RIGHT" if across > 0 else "LEFT")
            else:
                player.press("DOWN" if down > 0 else "UP")
        player.settle()

    def _wanted(self, grid: list[Die | None], place: int) -> set[int]:
        """The faces that make a SET at an empty place in view with two dice that are in SETs already."""
        columns = self.table.view.columns
        if grid[place] is not None:
            return set()
        found = set()
        row, column = divmod(place, columns)
        for down, right in ((0, 1), (1, 0)):
            for first, second in ((-2, -1), (-1, 1), (1, 2)):
                spots = [(row + step * down, column + step * right) for step in (first, second)]
                if not all(0 <= one[1] < columns and 0 <= one[0] * columns + one[1] < len(grid) for one in spots):
                    continue
                dice = [grid[one[0] * columns + one[1]] for one in spots]
                faces = [die.face for die in dice if die and not die.marks & (ALONE | LOOSE)]
                if len(faces) == 2:
                    found |= {face for face in range(27) if is_set([*faces, face])}
        return found

    def _give_up(self) -> None:
        self.player.press("MENU")
        self.player.settle()
        self.player.choose(TEXT.STOP)
        self.player.choose(TEXT.GIVE_UP_YES)
        self.ledger.note("gives up")

    def _pause(self, cut: bool) -> None:
        """A pause, or the power goes off in it."""
        player, books = self.player, self.books
        player.press("BACK")
        player.settle()
        self.ledger.same("the pause", player.shows(en.PAUSED), True)
        line = (
            en.ROUND_OF % {"round": len(self.rounds[0]) + 1, "rounds": ROUNDS}
            + " · "
            + TEXT.USED % {"used": books.used, "dice": books.dice}
        )
        self.ledger.same("round and dice in the pause", player.shows(line), True)
        if cut:
            player.handheld.run(2000)
            resume(player)
        else:
            player.press("BACK")
        player.handheld.run(DEAF)
        player.settle()
        self.ledger.note("power cut" if cut else "pause")
        self.count("power cut" if cut else "pause")
        self._compare()

    def _wait(self) -> None:
        """Lay half of what can be laid, with a pause between, and let the other be done."""
        plan = self.table.plan(self.faces)
        steps = in_walking_order(plan) if plan.best else []
        self._lay(plan.faces, steps[: len(steps) // 2])
        if not self._over():
            self._pause(self.chance.random() < 0.5)
        self._until_over()
        self._ended()
