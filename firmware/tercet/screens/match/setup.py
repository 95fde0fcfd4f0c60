"""Before a match: who sits where, and how it is played."""

from tercet.core.match import PERSON, seated
from tercet.screens import games
from tercet.screens.options import GameOptions


class MatchSetUp(GameOptions):
    """The last table is remembered. A board with fewer call keys than people says so, and does not start."""

    def seat_names(self) -> list:
        """The names of the choices that are seats."""
        names = ["seats"] + ["seat%d" % (seat + 1) for seat in range(self.choices["seats"])]
        return names + ["names"] if self._seats_of_people() else names

    def _seats_of_people(self) -> list:
        """The seats, from 1, on which people sit; they can have names."""
        return [seat + 1 for seat, kind in enumerate(seated(self.choices)) if kind == PERSON]

    def people(self) -> int:
        return len([kind for kind in seated(self.choices) if kind == PERSON])

    def label(self, name: str) -> str:
        text = self.context.text
        if name == "seats":
            return text.SEATS
        if name == "practice":
            return self.own_words.PRACTICE
        if name == "names":
            return text.SEAT_NAMES
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

    def beside(self, name: str) -> str:
        if name != "names":
            return ""
        known = [self.context.saves.name(seat) for seat in self._seats_of_people()]
        return " · ".join([one or self.context.text.NO_TIME for one in known]) if any(known) else ""

    def opens(self, name: str) -> bool:
        if name != "names":
            return False
        self._ask_names(self._seats_of_people())
        return True

    def _ask_names(self, seats: list) -> None:
        """Ask for the name of each of these seats, one after the other."""
        context = self.context
        if not seats:
            self._named()
            return

        def taken(name: str) -> None:
            context.saves.give_name(seats[0], name)
            self._ask_names(seats[1:])

        text, saves = context.text, context.saves

        def says(name: str) -> str:
            """Who that is; two may have one name, but they should know."""
            same = [seat for seat in self._seats_of_people() if seat != seats[0] and name and saves.name(seat) == name]
            return text.SAME_NAME % (text.PLAYER % same[0]) if same else name or text.PLAYER % seats[0]

        context.go("name", text.SEAT % seats[0], saves.name(seats[0]), says, taken, self._named)

    def _named(self) -> None:
        """Come back from the names."""
        self.context.saves.changed(self.context.now())
        self.arrange()
        self.context.show(self)

    def meaning(self) -> tuple:
        text = self.context.text
        most = self.context.keys.most_people
        if self.people() > most:
            return (tuple([words % most for words in text.TOO_FEW_KEYS]),)
        return self.lines_of()

    def row_lines(self, name: str) -> tuple:
        """A skill alone does not say that a computer sits there."""
        computer = name in self.seat_names()[1:] and self.choices.get(name, PERSON) != PERSON
        return ((self.context.text.COMPUTER_PLAYS,),) if computer and self.people() <= self.context.keys.most_people else ()

    def lines_of(self) -> tuple:
        """Return lines on how it is played, each as wordings from long to short."""
        return ()

    def play(self) -> None:
        if self.people() <= self.context.keys.most_people:
            games.start_asked(self.context, self.name, self)
