"""Before Crossword: who sits where, and how it is played."""

from tercet.core.crossword.rules import DRAW_COST
from tercet.core.match import PERSON, seated
from tercet.screens.match.setup import MatchSetUp


class CrosswordSetUp(MatchSetUp):
    """People build one after the other, so that nobody needs a call button; one alone has a clock, or practises without."""

    def names(self) -> list:
        return ["seats", "practice"] if self.choices["seats"] == 1 else self.seat_names()

    def people(self) -> int:
        return 0  # with a call button

    def lines_of(self) -> tuple:
        own = self.own_words
        if self.choices["seats"] > 1:
            return own.LINES if PERSON in seated(self.choices) else own.NO_PERSON
        if self.choices["practice"]:
            return own.PRACTICE_LINES
        return own.ALONE_LINES[0], tuple([words % DRAW_COST for words in own.ALONE_LINES[1]])

    def play(self) -> None:
        if PERSON in seated(self.choices):
            super().play()
