"""Before a dice game: who sits where, and how it is played."""

from tercet.core.games.crossword import DRAW_COST
from tercet.core.seats import PERSON
from tercet.screens.games import CROSSWORD_VALUES, SPEED_VALUES
from tercet.screens.resume import start
from tercet.screens.table_setup import TableSetUp, kinds


class SpeedSetUp(TableSetUp):
    """One seat is a person alone, against the clock."""

    HELP = "speed"

    def names(self) -> list:
        seats = self.choices["seats"]
        if seats == 1:
            return ["seats"]
        return ["seats"] + ["seat%d" % (seat + 1) for seat in range(seats)] + ["pick"]

    def tournament(self) -> bool:
        return False

    def values(self, name: str):
        return SPEED_VALUES[name]

    def words(self, name: str, value) -> str:
        if name == "seats" and value == 1:
            return self.context.text.dice.ALONE
        return super().words(name, value)

    def lines_of(self) -> tuple:
        text = self.context.text.dice
        if self.choices["seats"] == 1:
            return text.SPEED_ALONE
        pick = self.choices["pick"]
        return text.SPEED_LINES[0], tuple([words % pick for words in text.SPEED_LINES[1]])


class CrosswordSetUp(TableSetUp):
    """People build one after the other, so that nobody needs a call button; one alone has a clock, or practises without."""

    HELP = "crossword"

    def names(self) -> list:
        seats = self.choices["seats"]
        return ["seats", "practice"] if seats == 1 else ["seats"] + ["seat%d" % (seat + 1) for seat in range(seats)]

    def tournament(self) -> bool:
        return False

    def people(self) -> int:
        return 0  # with a call button

    def label(self, name: str) -> str:
        return self.context.text.dice.PRACTICE_ROW if name == "practice" else super().label(name)

    def values(self, name: str):
        return CROSSWORD_VALUES[name]

    def words(self, name: str, value) -> str:
        text = self.context.text
        if name == "practice":
            return text.YES if value else text.NO
        return text.dice.ALONE if name == "seats" and value == 1 else super().words(name, value)

    def lines_of(self) -> tuple:
        text = self.context.text.dice
        if self.choices["seats"] > 1:
            return text.CROSSWORD_LINES if PERSON in kinds(self.choices) else text.NO_PERSON
        if self.choices["practice"]:
            return text.CROSSWORD_PRACTICE
        return text.CROSSWORD_ALONE[0], tuple([words % DRAW_COST for words in text.CROSSWORD_ALONE[1]])

    def play(self) -> None:
        if PERSON in kinds(self.choices):
            start(self.context, self.game, self)
