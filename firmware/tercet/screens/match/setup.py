"""Before a match: who sits where, and how it is played."""

from tercet.core.match import PERSON, seated
from tercet.screens import games
from tercet.screens.options import GameOptions


class MatchSetUp(GameOptions):
    """The last table is remembered. A board with fewer call keys than people says so, and does not start."""

    def seat_names(self) -> list:
        """The names of the choices that are seats."""
        return ["seats"] + ["seat%d" % (seat + 1) for seat in range(self.choices["seats"])]

    def people(self) -> int:
        return len([kind for kind in seated(self.choices) if kind == PERSON])

    def label(self, name: str) -> str:
        text = self.context.text
        if name == "seats":
            return text.SEATS
        if name == "practice":
            return self.own_words.PRACTICE
        return text.PICK if name == "pick" else text.SEAT % int(name[4:])

    def words(self, name: str, value) -> str:
        text = self.context.text
        if name == "seats":
            return text.dice.ALONE if value == 1 else str(value)
        if name == "pick":
            return text.SECONDS % value
        if name in ("practice", "tournament"):
            return text.YES if value else text.NO
        return text.PERSON if value == PERSON else text.SKILLS[value]

    def meaning(self) -> tuple:
        text = self.context.text
        most = self.context.keys.most_people
        if self.people() > most:
            return (tuple([words % most for words in text.TOO_FEW_KEYS]),)
        return self.lines_of()

    def lines_of(self) -> tuple:
        """Return lines on how it is played, each as wordings from long to short."""
        return ()

    def play(self) -> None:
        if self.people() <= self.context.keys.most_people:
            games.start_asked(self.context, self.name, self)
