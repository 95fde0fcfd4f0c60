"""People at Speed: calls and claims of the table game, on dice (RULES 6.2)."""

from __future__ import annotations

from collections.abc import Sequence

from tercet.ui.text import en, of_game

from host_tests.bookkeeper.dice_books import DICE, MOST_ALIKE, SpeedBooks
from host_tests.bookkeeper.match import Seen, Table
from host_tests.bookkeeper.table_match import TableMatch
from host_tests.glass import words
from host_tests.players.dice import CHOSEN, REFUSED, SpeedTable, open_list
from host_tests.players.player import Player
from host_tests.players.table import PERSON

SPEED_WORDS = of_game(en, "speed")
STARTED = 300  # ms until the dice lie there


class SpeedMatch(TableMatch):
    """A match of Speed. tied: that many seats are to share the lead after five rounds, as far as people can bring it about."""

    HINTS = (*TableMatch.HINTS, SPEED_WORDS.NONE_SHORT)

    def __init__(self, player: Player, table: Table, tied: int = 0) -> None:
        super().__init__(player, table)
        self.books: SpeedBooks = SpeedBooks(len(table.kinds))
        self.tied = tied
        self.dice = SpeedTable(player, DICE)
        self.enough = 0  # SETs in this round

    def start(self) -> None:
        """From the menu to the dice."""
        rows = {en.SEATS: str(len(self.setup.kinds))}
        for seat, kind in enumerate(self.setup.kinds):
            rows[en.SEAT % (seat + 1)] = en.PERSON if kind == PERSON else en.SKILLS[kind]
        open_list(self.player, "speed", rows | {en.PICK: en.SECONDS % self.setup.pick})

    def sit(self) -> None:
        if self.books.round == self.books.rounds:
            self.dice = SpeedTable(self.player, 9)
        super().sit()
        self.enough = self.saw.get("SETs", 0) + self.chance.randint(2, 4)
        faces = self.books.cells
        self.ledger.same("faces more often than there are", [one for one in faces if faces.count(one) > MOST_ALIKE], [])

    # What the glass says

    def look(self) -> Seen:
        dice = self.dice.dice()
        chosen = frozenset(cell for cell, die in enumerate(dice) if die and die.marks & CHOSEN)
        refused = frozenset(cell for cell, die in enumerate(dice) if die and die.marks & REFUSED)
        return Seen(tuple(die.face if die else -1 for die in dice), self.dice.cursor(), chosen - refused, refused)

    def glimpse(self) -> Seen | None:
        return self.look()

    def stock_words(self, number: int, left: int) -> str:
        return f"{number}/{self.books.rounds} · {left}"

    def stock(self) -> tuple[int, int] | None:
        if not self.books.tie_break:
            return super().stock()
        return (self.books.round, self.books.left) if words.shows(self.between(), SPEED_WORDS.TIE_BREAK) else None

    def heading(self) -> str:
        tie = self.books.round == self.books.rounds
        return SPEED_WORDS.TIE if tie else en.ROUND_DONE % {"round": self.books.round, "rounds": self.books.rounds}

    def summary(self) -> str:
        books = self.books
        number = SPEED_WORDS.TIE_BREAK if books.tie_break else en.ROUND_OF % {"round": books.round, "rounds": books.rounds}
        return number + f" · {books.left} {en.counted(books.left, en.dice.DICE_LEFT)}"

    def came(self, codes: tuple[int, ...]) -> bool:
        if not self.books.tie_break or -1 in codes:
            return False
        self.ledger.note(f"rolled again: {codes}")
        self.books.see(codes)
        self.count("rolled")
        return True

    def choose(self, cells: Sequence[int]) -> None:
        try:
            self.dice.choose(tuple(cells))
        except AssertionError:
            if not self.player.shows(en.TOO_LATE):  # else the way was too long
                raise

    # What people do

    def asks(self) -> bool:
        return True

    def acts(self) -> dict[str, float]:
        books, acts = self.books, super().acts()
        acts["no set"] = 0
        if books.tie_break:
            few = {"right": 1.0, "wrong": 5.0, "race": 2.0, "question back": 1.0, "no set": 2.0, "pause": 1.0}
            return {act: few[act] for act in few if act in acts}
        last = books.round == books.rounds and self.tied and not self.computers
        if self.saw.get("SETs", 0) >= self.enough:
            acts = {"level": 1.0} if last else acts | {"no set": 40.0}
        return acts

    def _level(self) -> None:
        """Who is behind comes up to the lead, so that it is shared; then all agree."""
        totals = self.books.totals()
        behind = [seat for seat in range(self.tied) if totals[seat] < max(totals)]
        if not behind:
            self._no_set()
        elif self._call(behind[0]) == behind[0]:
            self._claim(behind[0], self.chance.choice(self.books.sets()))
