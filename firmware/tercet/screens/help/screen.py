"""The help of a game: its rules, and on a second page this board's keys."""

from tercet.screens import routes
from tercet.screens.help.keys import draw_keys
from tercet.screens.pages import EDGE, balanced, draw_heading, lines_needed, top
from tercet.screens.screen import Screen
from tercet.ui import theme
from tercet.ui.buttons import BACK, LEFT, NEXT, PREVIOUS, RIGHT, SELECT
from tercet.ui.parts import hint_line

_BULLET = 4  # pixels of the mark before a sentence


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
        context.canvas.fill(theme.GROUND)
        name = context.words(self._name).NAME
        if "skill" in told:
            name += " · " + text.SKILLS[told["skill"]]
        draw_heading(context, name, self._page, self.PAGES)
        if self._page == self.PAGES - 1:
            draw_keys(context, self._module.keys(context, told, self._calls), top(context.canvas), EDGE)
        else:
            self._rules()
        self._keys_hint()

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

    def _rules(self) -> None:
        context = self.context
        canvas = context.canvas
        y = top(canvas)
        room = canvas.height - hint_line.height(canvas) - y
        left = EDGE + _BULLET + 6
        width = canvas.width - left - EDGE
        words = self._module.sentences(context, self._told)
        a_set = self.a_set()
        kind = self._fitting(words + [a_set], width, room)
        if kind is not None:
            words.append(a_set)
        else:
            kind = self._fitting(words, width, room) or context.small
        paragraphs = [balanced(kind, sentence, width) for sentence in words]
        count = sum([len(lines) for lines in paragraphs])
        gap = min(10, (room - count * kind.height) // len(paragraphs))
        for lines in paragraphs:
            middle = y + kind.baseline - kind.capital // 2 - _BULLET // 2
            canvas.rect(EDGE, middle, _BULLET, _BULLET, theme.ACCENT)
            for line in lines:
                kind.draw(canvas, line, left, y, theme.SOFT_ON_GROUND)
                y += kind.height
            y += gap

    def a_set(self) -> str:
        """What a SET is."""
        return self.context.text.HELP_SET

    def _fitting(self, words: list, width: int, room: int):
        """Return the largest type in which all sentences fit, or None."""
        for kind, gap in ((self.context.medium, 6), (self.context.small, 2)):
            if sum([lines_needed(kind, sentence, width) * kind.height + gap for sentence in words]) - gap <= room:
                return kind
        return None
