"""The help of a game: its rules, and on a second page this board's keys."""

from tercet.screens import routes
from tercet.screens.help.keys import draw_keys
from tercet.screens.pages import draw_dots, filled, running
from tercet.screens.screen import Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK, LEFT, NEXT, PREVIOUS, RIGHT, SELECT
from tercet.ui.parts import hint_line

_BULLET = 4  # pixels of the mark before a sentence
_APART = 6  # pixels between two sentences, or as near to it as there is room


class Help(Screen):
    """name: of the game. told: what its help module has to say of the game as it is played or set up. calls: the buttons of
    the people at the table. back_to: the screen it came from.

    A game's help module, screens/NAME/help.py, has: Page, this class or one of its own; of_game(game) and of_choices(choices),
    which return what is told; sentences(context, told), the rules; keys(context, told, calls), as draw_keys() wants them.
    """

    CALM = True
    PAGES = 2  # the rules are the first, the keys the last

    def __init__(self, context, name: str, told: dict, calls: tuple, back_to) -> None:
        super().__init__(context)
        self._name = name
        self._module = routes.of_game(name, "help")
        self._told = told
        self._calls = calls
        self._back_to = back_to
        self._page = 0

    def playing(self):
        return self._back_to.playing()

    def draw(self) -> None:
        context, told = self.context, self._told
        text = context.text
        name = context.words(self._name).NAME
        if "skill" in told:
            name += " · " + text.SKILLS[told["skill"]]
        top = self.heading(name)
        if self._page == self.PAGES - 1:
            draw_keys(context, self._module.keys(context, told, self._calls), top, margin(context.canvas))
        else:
            self._rules(top)
        self._keys_hint()

    def heading(self, words: str) -> int:
        """Paint an empty page with its heading and a dot for each page; return the y below."""
        canvas, kind = self.context.canvas, self.context.medium
        top = self.title(words)
        flat = canvas.height < 200
        draw_dots(canvas, self._page, self.PAGES, (3 if flat else 10) + kind.baseline - kind.capital // 2)
        return top - 2 if flat else top

    def battery(self) -> None:
        """The dots are in its place."""

    def _keys_hint(self) -> None:
        """Say what the keys do: where the next page is the rules or the keys, that."""
        text = self.context.text
        other = text.TO_RULES if self._page == self.PAGES - 1 else text.TO_KEYS if self.PAGES == 2 else text.NEXT
        self.hints((SELECT, other, other), (BACK, text.BACK, text.BACK))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == BACK:
            self.context.show(self._back_to)
        elif button in (SELECT, LEFT, RIGHT, PREVIOUS, NEXT) and not repeated:
            self._page = (self._page + (-1 if button in (LEFT, PREVIOUS) else 1)) % self.PAGES
            self.draw()

    def _rules(self, y: int) -> None:
        context = self.context
        canvas = context.canvas
        room = canvas.height - hint_line.height(canvas) - y
        edge = margin(canvas)
        left = edge + _BULLET + 6
        width = canvas.width - left - edge
        words = self._module.sentences(context, self._told)
        kind = running(context)
        paragraphs = [filled(kind, sentence, width) for sentence in words + [self.a_set()]]
        least = kind.height - 2
        if sum([len(lines) for lines in paragraphs]) * least + 2 * len(words) > room:
            paragraphs.pop()
        count, gaps = sum([len(lines) for lines in paragraphs]), max(1, len(paragraphs) - 1)
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
