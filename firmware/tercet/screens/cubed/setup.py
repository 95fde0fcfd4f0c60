"""Before SET Cubed: who sits where, and whether hints are given."""

from tercet.screens.match.setup import MatchSetUp


class CubedSetUp(MatchSetUp):
    """Two to four seats; with hints it is practice, which enters no records."""

    def names(self) -> list:
        return self.seat_names() + ["practice"]

    def label(self, name: str) -> str:
        return self.own_words.PRACTICE if name == "practice" else super().label(name)

    def words(self, name: str, value) -> str:
        text = self.context.text
        if name == "practice":
            return text.YES if value else text.NO
        return super().words(name, value)

    def lines_of(self) -> tuple:
        return self.own_words.LINES
