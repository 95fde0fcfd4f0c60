"""The menu: which game."""

from tercet.screens.games import DICE, GAMES, NAMES, choose, last_game
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
        self._waiting = waiting(context)
        self._names = [name for name in NAMES if name not in DICE]
        rows = [text.GAMES[name] for name in self._names]
        if len(self._names) < len(NAMES):
            rows.append(text.DICE_GAMES)
        rows += [text.RECORDS, text.TUTORIAL, text.SETTINGS]
        self._before = 0
        last = NAMES[last_game(context.settings)]
        self.index = self._names.index(last) if last in self._names else len(self._names)
        if self._waiting >= 0:
            rows.insert(0, (text.CONTINUE, text.GAMES[NAMES[self._waiting]][0]))
            self._before = 1
            self.index = 0 if first else self.index + 1
        self.rows = tuple(rows)

    def choose(self, index: int) -> None:
        if index < self._before:
            from tercet.screens.resume import go_on

            go_on(self.context, self._waiting)
        elif index - self._before < len(self._names):
            choose(self.context, NAMES.index(self._names[index - self._before]))
        elif self.rows[index] == self.context.text.DICE_GAMES:
            from tercet.screens.dice import DiceGames

            self.context.show(DiceGames(self.context))
        elif self.rows[index] == self.context.text.TUTORIAL:
            from tercet.screens.tutorial import screen

            self.context.show(screen(self.context, 0))
        elif self.rows[index] == self.context.text.RECORDS:
            from tercet.screens.records import Records

            self.context.show(Records(self.context))
        else:
            from tercet.screens.settings import Settings

            self.context.show(Settings(self.context))


def waiting(context) -> int:
    """Return the place of the game that waits to be played on, the one chosen last if it does; -1 if there is none."""
    last = last_game(context.settings)
    for index in [last] + list(range(len(GAMES))):
        if context.saves.waits(NAMES[index]):
            return index
    return -1
