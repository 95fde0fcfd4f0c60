"""The menu: which game."""

from tercet.core.games import CARD_GAMES, DICE_GAMES
from tercet.screens import games
from tercet.screens.listing import Listing


class Menu(Listing):
    """The game that waits, the games, the dice games' list, records, tutorial and settings.

    In focus is what was chosen last, at first what waits.
    """

    CALM = True

    def __init__(self, context, first: bool = False) -> None:
        super().__init__(context)
        text = context.text
        self.heading = text.TITLE
        self._waiting = games.waiting(context)
        rows = [games.row(context, name) for name in CARD_GAMES]
        if DICE_GAMES:
            rows.append(text.DICE_GAMES)
        rows += [text.RECORDS, text.TUTORIAL, text.SETTINGS]
        self._before = 0
        last = context.settings["game"]
        self.index = CARD_GAMES.index(last) if last in CARD_GAMES else len(CARD_GAMES)
        if self._waiting:
            rows.insert(0, (text.CONTINUE, context.words(self._waiting).NAME))
            self._before = 1
            self.index = 0 if first else self.index + 1
        self.rows = tuple(rows)

    def choose(self, index: int) -> None:
        context, text = self.context, self.context.text
        if index < self._before:
            games.go_on(context, self._waiting)
        elif index - self._before < len(CARD_GAMES):
            games.choose(context, CARD_GAMES[index - self._before])
        elif self.rows[index] == text.DICE_GAMES:
            context.go("dice games")
        elif self.rows[index] == text.TUTORIAL:
            context.go("tutorial", 0)
        else:
            context.go("records" if self.rows[index] == text.RECORDS else "settings")
