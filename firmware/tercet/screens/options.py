"""A list of what can be changed, each row with its value; before a game with "Play" on top."""

from tercet.core.games import record
from tercet.core.saved.choices import values_of
from tercet.screens import games
from tercet.screens.listing import Listing
from tercet.ui import theme
from tercet.ui.buttons import HINT, LEFT, RIGHT, SELECT

PLAY = "play"
_ORDERED = ("brightness", "dim", "volume", "pick", "seats", "rounds", "target", "skill")  # more or less of something


class Options(Listing):
    """The same game again is one press. LEFT and RIGHT, or SELECT, give a row its next value.

    From the last value the way leads to the first, except where values are more or less of something: nobody who wants it a bit
    brighter is to sit in the dark. There LEFT and RIGHT end, and SELECT, on many boards the one key that changes anything,
    turns round at both ends, so that it leads back as well, step by step.

    A subclass sets `choices` (a dict of the kept choices) and says its names(), and of each its label(), values() and
    words(); play() starts, meaning() says in lines what the choices mean. starts: whether there is "Play". A name that is
    no choice is a row that only opens a screen.
    """

    choices: dict = {}
    starts = True
    _way = 1  # of SELECT on a row whose values are ordered

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

    def row_lines(self, name: str) -> tuple:
        """Return lines about the row in focus, in place of those of meaning(); () where it has none of its own."""
        return ()

    def play(self) -> None:
        """Start."""

    def changed(self, name: str) -> None:
        """A choice has another value."""

    def beside(self, name: str) -> str:
        """What stands at the right in a row that is no choice."""
        return ""

    def opens(self, name: str) -> bool:
        """Tell whether SELECT on a row opened a screen of its own."""
        return False

    def choose_words(self) -> str:
        text, name = self.context.text, self._names[self.index]
        return text.START if name == PLAY else text.CHANGE if self._changeable(name) else text.CHOOSE

    def moved(self, index: int) -> None:
        self._way = 1
        self._keys()

    def choose(self, index: int) -> None:
        name = self._names[index]
        if name == PLAY:
            self.play()
        elif not self.opens(name) and not self._change(self._way) and name in _ORDERED:
            self._way = -self._way
            self._change(self._way)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (LEFT, RIGHT):
            self._change(1 if button == RIGHT else -1)
        elif button != SELECT or not repeated:
            super().button(button, time, repeated)

    def value(self, row: int) -> str:
        name = self._names[row]
        choices = self.kept(name)
        return self.words(name, choices[name]) if name in choices else self.beside(name)

    def _changeable(self, name: str) -> bool:
        """Whether a row has a value that changes where it is."""
        return name in self.kept(name)

    def _next(self, name: str, step: int) -> int:
        """Return the place of the next value of a choice among its values, or -1 where there is none."""
        values, value = self.values(name), self.kept(name)[name]
        place = value - values[0] if isinstance(values, range) else values.index(value)  # MicroPython: no range.index
        place += step
        if name in _ORDERED:
            return place if 0 <= place < len(values) else -1
        return place % len(values)

    def _change(self, step: int) -> bool:
        """Give the row in focus its next or previous value; tell whether there is one."""
        name = self._names[self.index]
        place = self._next(name, step) if self._changeable(name) else -1
        if place < 0:
            return False
        self.kept(name)[name] = self.values(name)[place]
        self.changed(name)
        names = self._names
        self.arrange()
        if self._names != names:
            self.draw()
        else:
            self._all_rows()
            self._about()
        return True

    def _about(self) -> None:
        self.lines = self.row_lines(self._names[self.index]) or self.meaning()
        super()._about()

    def _row_words(self, row: int, left: int, top: int, width: int, height: int, focus: bool) -> None:
        super()._row_words(row, left, top, width, height, focus)
        words = self.value(row)
        if not words:
            return
        name, canvas, kind = self._names[row], self.context.canvas, self.context.medium
        if focus and self._changeable(name) and not self.context.keys.few:
            before, after = self._next(name, -1) >= 0, self._next(name, 1) >= 0
            words = ("← " if before else "") + words + (" →" if after else "")
        room = width - kind.width(self.rows[row][0]) - 30
        if kind.width(words) > room:
            kind = self.context.small
        while not self._changeable(name) and kind.width(words) > room:
            words = words[:-2] + "…"
        y = top + (height - kind.capital) // 2 - (kind.baseline - kind.capital)
        colours = theme.ACCENT_ON_PANEL if focus else theme.ACCENT_ON_GROUND
        kind.draw(canvas, words, left + width - 8 - kind.width(words), y, colours)


class GameOptions(Options):
    """Before a game: what can be chosen of it. name: the game's."""

    HELD = (HINT,)

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
