"""Before the table game: who sits where, and how the table plays."""

from tercet.screens.match.setup import MatchSetUp


class TableSetUp(MatchSetUp):
    """A tournament has as many rounds as seats, so that these are not chosen then."""

    def names(self) -> list:
        names = self.seat_names() + ["cards", "penalty", "pick"]
        if self.choices["seats"] > 2:
            names.append("tournament")
        if not self.tournament():
            names.append("rounds")
        return names

    def tournament(self) -> bool:
        """Whether a tournament is chosen and possible."""
        return bool(self.choices["tournament"]) and self.choices["seats"] > 2

    def label(self, name: str) -> str:
        own = self.own_words
        rows = {"cards": own.DECK, "penalty": own.PENALTY, "tournament": own.TOURNAMENT, "rounds": own.ROUNDS}
        return rows[name] if name in rows else super().label(name)

    def words(self, name: str, value) -> str:
        own = self.own_words
        if name == "cards":
            return own.DECKS[value]
        if name == "penalty":
            return own.PENALTIES[value]
        return str(value) if name == "rounds" else super().words(name, value)

    def lines_of(self) -> tuple:
        own = self.own_words
        if self.tournament():
            return own.TOURNAMENT_LINES
        chosen = {"seconds": self.choices["pick"], "penalty": own.PENALTIES[self.choices["penalty"]]}
        return own.LINES[0], tuple([words % chosen for words in own.LINES[1]])
