"""Before Speed: who sits where, and how long one has to pick."""

from tercet.screens.match.setup import MatchSetUp


class SpeedSetUp(MatchSetUp):
    """One seat is a person alone, against the clock."""

    def names(self) -> list:
        return ["seats"] if self.choices["seats"] == 1 else self.seat_names() + ["pick"]

    def lines_of(self) -> tuple:
        own = self.own_words
        if self.choices["seats"] == 1:
            return own.ALONE_LINES
        pick = self.choices["pick"]
        return own.LINES[0], tuple([words % pick for words in own.LINES[1]])
