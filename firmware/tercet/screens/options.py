"""A list of what can be changed, each row with its value; before a game with "Play" on top."""

from tercet.core.games import record
from tercet.core.saved.choices import values_of
from tercet.screens import games
from tercet.screens.listing import Listing
from tercet.ui import theme
from tercet.ui.buttons import HINT, LEFT, RIGHT, SELECT

PLAY = "play"


class Options(Listing):
    """The same game again is one press. LEFT and RIGHT, or SELECT, give a row its next value.

    A subclass sets `choices` (a dict of the kept choices) and says its names(), and of each its label(), values() and
    words(); play() starts, meaning() says in lines what the choices mean. starts: whether there is "Play". A name that is
    no choice is a row that only opens a screen.
    """

    choices: dict = {}
    starts = True

    def arrange(self) -> None:
        """Lay the rows out anew: which there are may depend on the choices."""
        self._names = ([PLAY] if self.starts else []) + self.names()
        rows = [(self.context.text.PLAY, "") if name == PLAY else (self.label(name), self.line(name)) for name in self._names]
        self.rows = tuple(rows)
        self.lines = self.meaning()
        self.index = min(self.index, len(self.rows) - 1)

    def names(self) -> list:
        """The names of the choices that there are now."""
        return []

    def kept(self, name: str) -> dict:
        """The dict in which a choice is kept."""
        return self.choices

    def label(self, name: str) -> str:
        """What a row is called."""
        return ""

    def line(self, name: str) -> str:
        """The line about a row, where meaning() says none."""
        return ""

    def values(self, name: str):
        """All values of a choice, in order."""
        return ()

    def words(self, name: str, value) -> str:
        """A value as the player reads it."""
        return str(value)

    def meaning(self) -> tuple:
        """Return lines, each as wordings from long to short."""
        return ()

    def play(self) -> None:
        """Start."""

    def changed(self, name: str) -> None:
        """A choice has another value."""

    def opens(self, name: str) -> bool:
        """Tell whether SELECT on a row opened a screen of its own."""
        return False

    def choose_words(self) -> str:
        return self.context.text.OK

    def choose(self, index: int) -> None:
        name = self._names[index]
        if name == PLAY:
            self.play()
        elif not self.opens(name):
            self._change(1)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (LEFT, RIGHT):
            self._change(1 if button == RIGHT else -1)
        elif button != SELECT or not repeated:
            super().button(button, time, repeated)

    def _change(self, step: int) -> None:
        """Give the row in focus its next or previous value."""
        name = self._names[self.index]
        choices = self.kept(name)
        if name not in choices:
            return
        values, value = self.values(name), choices[name]
        place = value - values[0] if isinstance(values, range) else values.index(value)  # MicroPython: no range.index
        choices[name] = values[(place + step) % len(values)]
        self.changed(name)
        names = self._names
        self.arrange()
        if self._names != names:
            self.draw()
            return
        self._all_rows()
        self._about()

    def _row_words(self, row: int, left: int, top: int, width: int, height: int, focus: bool) -> None:
        super()._row_words(row, left, top, width, height, focus)
        name = self._names[row]
        choices = self.kept(name)
        if name not in choices:
            return
        canvas, kind = self.context.canvas, self.context.medium
        words = self.words(name, choices[name])
        if focus:
            words = "← " + words + " →"
        if kind.width(words) > width - kind.width(self.rows[row][0]) - 30:
            kind = self.context.small
        y = top + (height - kind.capital) // 2 - (kind.baseline - kind.capital)
        colours = theme.ACCENT_ON_PANEL if focus else theme.ACCENT_ON_GROUND
        kind.draw(canvas, words, left + width - 8 - kind.width(words), y, colours)


class GameOptions(Options):
    """Before a game: what can be chosen of it. name: the game's."""

    def __init__(self, context, name: str) -> None:
        super().__init__(context)
        self.name = name
        self.own_words = context.words(name)
        self.choices = context.saves.choices(name)
        self.heading = self.own_words.NAME
        self.back_words = context.text.BACK
        self.arrange()

    def more_hints(self) -> tuple:
        return ((HINT, self.context.text.HELP_KEY, self.context.text.HELP_KEY),)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == HINT:
            games.help_in_set_up(self, self.people())
        else:
            super().button(button, time, repeated)

    def names(self) -> list:
        return [name for name, _, _ in record(self.name).CHOICES]

    def values(self, name: str):
        return values_of(record(self.name).CHOICES, name)

    def people(self) -> int:
        """How many people want a call button."""
        return 0

    def play(self) -> None:
        games.start_asked(self.context, self.name, self)

    def back(self) -> None:
        games.show_list(self.context, self.name)
