"""Before SET Cubed: who sits where, and whether hints are given."""

from tercet.screens.games import CUBED_VALUES
from tercet.screens.table_setup import TableSetUp


class CubedSetUp(TableSetUp):
    """Two to four seats; with hints it is practice, which enters no records."""

    HELP = "cubed"

    def names(self) -> list:
        return ["seats"] + ["seat%d" % (seat + 1) for seat in range(self.choices["seats"])] + ["practice"]

    def tournament(self) -> bool:
        return False

    def label(self, name: str) -> str:
        return self.context.text.dice.cubed.PRACTICE if name == "practice" else super().label(name)

    def values(self, name: str):
        return CUBED_VALUES[name]

    def words(self, name: str, value) -> str:
        text = self.context.text
        if name == "practice":
            return text.YES if value else text.NO
        return super().words(name, value)

    def lines_of(self) -> tuple:
        return self.context.text.dice.cubed.LINES
