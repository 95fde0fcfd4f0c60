"""Before the table game: who sits where, and how the table plays."""

from tercet.core.seats import PERSON
from tercet.screens.games import GAMES, TABLE_VALUES, options, show_list
from tercet.screens.options import Options, help_hint, show_help
from tercet.screens.resume import start
from tercet.ui.buttons import HINT


class TableSetUp(Options):
    """The last table is remembered. A board with fewer call keys than people says so, and does not start."""

    HELP = "table"  # whose help it shows

    def __init__(self, context, game: int) -> None:
        super().__init__(context)
        self.game = game
        self.choices = options(context.settings, game)
        self.heading = context.text.GAMES[GAMES[game][0]][0]
        self.back_words = context.text.BACK
        self.arrange()

    def more_hints(self) -> tuple:
        return help_hint(self.context)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == HINT:
            show_help(self, self.HELP, self.people())
        else:
            super().button(button, time, repeated)

    def names(self) -> list:
        choices = self.choices
        names = ["seats"] + ["seat%d" % (seat + 1) for seat in range(choices["seats"])]
        names += ["cards", "penalty", "pick"]
        if choices["seats"] > 2:
            names.append("tournament")
        if not self.tournament():
            names.append("rounds")
        return names

    def tournament(self) -> bool:
        """Whether a tournament is chosen and possible."""
        return bool(self.choices["tournament"]) and self.choices["seats"] > 2

    def people(self) -> int:
        """How many seats are people."""
        return len([kind for kind in kinds(self.choices) if kind == PERSON])

    def label(self, name: str) -> str:
        text = self.context.text
        if name.startswith("seat") and name != "seats":
            return text.SEAT % int(name[4:])
        return {
            "seats": text.SEATS,
            "cards": text.DECK,
            "penalty": text.PENALTY_ROW,
            "pick": text.PICK,
            "tournament": text.TOURNAMENT,
            "rounds": text.ROUNDS,
        }[name]

    def values(self, name: str):
        return TABLE_VALUES[name]

    def words(self, name: str, value) -> str:
        text = self.context.text
        if name.startswith("seat") and name != "seats":
            return text.PERSON if value == PERSON else text.SKILLS[value]
        if name == "cards":
            return text.DECKS[value]
        if name == "penalty":
            return text.PENALTY_KINDS[value]
        if name == "pick":
            return text.SECONDS % value
        if name == "tournament":
            return text.YES if value else text.NO
        return str(value)

    def meaning(self) -> tuple:
        text = self.context.text
        most = self.context.keys.most_people
        if self.people() > most:
            return (tuple([words % most for words in text.TOO_FEW_KEYS]),)
        return self.lines_of()

    def lines_of(self) -> tuple:
        """Return lines on how it is played, each as wordings from long to short."""
        text = self.context.text
        if self.tournament():
            return text.TOURNAMENT_LINES
        pick = self.choices["pick"]
        long = text.TABLE_LINES[1][0] % (pick, text.PENALTY_KINDS[self.choices["penalty"]])
        return text.TABLE_LINES[0], (long, text.TABLE_LINES[1][1] % pick)

    def play(self) -> None:
        if self.people() <= self.context.keys.most_people:
            start(self.context, self.game, self)

    def back(self) -> None:
        show_list(self.context, self.game)


def kinds(choices: dict) -> tuple:
    """Return what sits on each seat: PERSON or a skill; whoever sits alone is a person."""
    if choices["seats"] == 1:
        return (PERSON,)
    return tuple([choices["seat%d" % (seat + 1)] for seat in range(choices["seats"])])
