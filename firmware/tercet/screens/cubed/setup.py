"""Before SET Cubed: who sits where, how long a call has at the start, and whether hints are given."""

from tercet.screens.match.setup import MatchSetUp


class CubedSetUp(MatchSetUp):
    """Two to four seats; with hints it is practice, which enters no records."""

    def names(self) -> list:
        return self.seat_names() + ["pick", "practice"]

    def lines_of(self) -> tuple:
        words = self.own_words
        return (words.PRACTICE_LINE, words.LINES[0]) if self.choices["practice"] else words.LINES
