"""Before a dice game: who sits where, and how it is played."""

from tercet.screens.games import SPEED_VALUES
from tercet.screens.table_setup import TableSetUp


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
