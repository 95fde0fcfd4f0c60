"""The help of a game: its rules, on as many pages as they need, and on the last page this board's keys."""

from tercet.screens import routes
from tercet.screens.help.keys import draw_keys
from tercet.screens.pages import draw_dots, filled, running
from tercet.screens.screen import Screen, below_title, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, LEFT, NEXT, PREVIOUS, RIGHT, SELECT
from tercet.ui.parts import hint_line

_BULLET = 4  # pixels of the mark before a sentence
_APART = 6  # pixels between two sentences, or as near to it as there is room
_LEAST = 2  # pixels between two sentences at least


class Help(Screen):
    """name: of the game. told: what its help module has to say of the game as it is played or set up. calls: the buttons of
    the people at the table. back_to: the screen it came from.

    A game's help module, screens/NAME/help.py, has: Page, this class or one of its own; of_game(game) and of_choices(choices),
    which return what is told; sentences(context, told), the rules; keys(context, told, calls), as draw_keys() wants them.
    """

    CALM = True
    PICTURES = 0  # pages between the rules and the keys

    def __init__(self, context, name: str, told: dict, calls: tuple, back_to) -> None:
        super().__init__(context)
        self._name = name
        self._module = routes.of_game(name, "help")
        self._told = told
        self._calls = calls
        self._back_to = back_to
        self._page = 0
        self._rules = self._paged()  # a list of sentences for each page of rules, each a list of lines
        self._pages = len(self._rules) + self.PICTURES + 1

    def playing(self):
        return self._back_to.playing()

    def draw(self) -> None:
        context, told = self.context, self._told
        text = context.text
        name = context.words(self._name).NAME
        if "skill" in told:
            name += " · " + text.SKILLS[told["skill"]]
        top = self.heading(name)
        if self._page == self._pages - 1:
            draw_keys(context, self._module.keys(context, told, self._calls), top, margin(context.canvas))
        else:
            self._draw_rules(self._rules[self._page], top)
        self._keys_hint()

    def heading(self, words: str) -> int:
        """Paint an empty page with its heading and a dot for each page; return the y below."""
        canvas, kind = self.context.canvas, self.context.medium
        self.title(words)
        draw_dots(canvas, self._page, self._pages, (3 if canvas.height < 200 else 10) + kind.baseline - kind.capital // 2)
        return self._top()

    def _top(self) -> int:
        top = below_title(self.context)
        return top - 2 if self.context.canvas.height < 200 else top

    def battery(self) -> None:
        """The dots are in its place."""

    def _keys_hint(self) -> None:
        """Say what the keys do: where the next page is the rules or the keys, that."""
        text = self.context.text
        other = text.TO_RULES if self._page == self._pages - 1 else text.TO_KEYS if self._pages == 2 else text.NEXT
        self.hints((SELECT, other, other), (BACK, text.BACK, text.BACK))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == BACK:
            self.context.show(self._back_to)
        elif button in (SELECT, LEFT, RIGHT, PREVIOUS, NEXT) and not repeated:
            self._page = (self._page + (-1 if button in (LEFT, PREVIOUS) else 1)) % self._pages
            self.draw()

    def _paged(self) -> list:
        """Return the sentences of each page: what a SET is comes last, where one page has room for it too."""
        context = self.context
        kind = running(context)
        width = context.canvas.width - 2 * margin(context.canvas) - _BULLET - 6
        words = self._module.sentences(context, self._told)
        paragraphs = [filled(kind, sentence, width) for sentence in words + [self.a_set()]]
        if not self._fits(paragraphs):
            paragraphs.pop()
        if self._fits(paragraphs):
            return [paragraphs]
        half, lines = 0, _lines(paragraphs)
        while 2 * _lines(paragraphs[:half]) < lines:
            half += 1
        return [paragraphs[:half], paragraphs[half:]]

    def _fits(self, paragraphs: list) -> bool:
        kind = running(self.context)
        return _lines(paragraphs) * (kind.height - 2) + _LEAST * (len(paragraphs) - 1) <= self._room()

    def _room(self) -> int:
        canvas = self.context.canvas
        return canvas.height - hint_line.height(canvas) - self._top()

    def _draw_rules(self, paragraphs: list, y: int) -> None:
        context = self.context
        canvas, kind, room = context.canvas, running(context), self._room()
        edge = margin(canvas)
        left = edge + _BULLET + 6
        least = kind.height - 2
        count, gaps = _lines(paragraphs), max(1, len(paragraphs) - 1)
        pitch = max(least, min(kind.height + 3, (room - _APART * gaps - 2) // count))
        gap = min(2 * _APART, (room - count * pitch - 2) // gaps)
        for lines in paragraphs:
            middle = y + kind.baseline - kind.capital // 2 - _BULLET // 2
            canvas.rect(edge, middle, _BULLET, _BULLET, theme.ACCENT)
            for line in lines:
                kind.draw(canvas, line, left, y, theme.SOFT_ON_GROUND)
                y += pitch
            y += gap

    def a_set(self) -> str:
        """What a SET is."""
        return self.context.text.HELP_SET


def _lines(paragraphs: list) -> int:
    return sum([len(lines) for lines in paragraphs])
