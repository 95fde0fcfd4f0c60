"""The very first question: which of four pictures can be told apart best, one in each palette."""

from tercet.core.cards import card
from tercet.core.shim import const
from tercet.screens.screen import Screen, margin
from tercet.ui import palettes, theme, tunes
from tercet.ui.buttons import BACK, DOWN, LEFT, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.cards import places as table
from tercet.ui.parts import hint_line
from tercet.ui.text import offered

ASKED = const(2)  # of the setting "taught": this was answered, and the tutorial comes next
_CARDS = (card(1, 0, 0, 1), card(1, 1, 0, 1), card(1, 2, 0, 1))  # they differ in nothing but their colour
_COLUMNS = const(7)  # cards are as wide as on a table of so many
_STEPS = {LEFT: -1, PREVIOUS: -1, RIGHT: 1, NEXT: 1, UP: -2, DOWN: 2}
_GAP = const(4)  # pixels between the cards of a picture
_RING = const(2)  # pixels of the ring around the one in focus


class FirstColours(Screen):
    """Four pictures, one in focus, each sent to the panel in its own colours. The tutorial follows, BACK leads back."""

    def __init__(self, context) -> None:
        super().__init__(context)
        self.index = 0

    def draw(self) -> None:
        context = self.context
        canvas, small, text = context.canvas, context.small, context.text
        context.handheld.colours(theme.PALETTE)
        top = self.title(text.FIRST_COLOURS[0]) - (6 if canvas.height >= 200 else 3)
        small.draw(canvas, text.FIRST_COLOURS[1], margin(canvas), top, theme.SOFT_ON_GROUND)
        top += small.height + (2 if canvas.height >= 200 else 0)
        bottom = canvas.height - hint_line.height(canvas)
        if canvas.height >= 200:
            bottom -= small.height + 6
            small.draw(canvas, text.FIRST_COLOURS[2], margin(canvas), bottom, theme.SOFT_ON_GROUND)
        _, _, width, height = table.cells(canvas.width, canvas.height, _COLUMNS)[0]
        self._card = width, height
        self._air = 4 if canvas.height >= 200 else 2  # around the cards
        self._size = 3 * width + 2 * _GAP + 2 * self._air, height + 2 * self._air
        # Eight columns are sent at a time: in the middle of such parts a picture has as much of its own ground on either side.
        part = (self._size[0] + 2 * _RING + 7) // 8 * 8
        left = (canvas.width // 2 - part + 15) // 16 * 8
        inside, down = (part - self._size[0]) // 2 & ~1, (bottom - top) // 2
        self._places = []
        for place in range(4):
            x = (canvas.width - left - part if place % 2 else left) + inside
            self._places.append((x, top + place // 2 * down + (down - self._size[1]) // 2))
        back = ((BACK, text.BACK, text.BACK),) if len(offered()) > 1 else ()
        self.hints((SELECT, text.CHOOSE, text.CHOOSE), *back)
        canvas.flush()
        for place in range(4):
            self._picture(place)

    def places(self) -> list:
        return [place + self._size for place in self._places]

    def point(self, place: int) -> None:
        """Bring the focus to a picture."""
        old, self.index = self.index, place
        self._picture(old)
        self._picture(place)

    def button(self, button: int, time: int, repeated: bool) -> None:
        context = self.context
        if button in _STEPS:
            context.sound.play(tunes.MOVE)
            self.point((self.index + _STEPS[button]) % 4)
        elif button == BACK and not repeated and len(offered()) > 1:
            context.go("first language")
        elif button == SELECT and not repeated:
            context.settings["device"]["palette"] = self.index
            context.settings["taught"] = ASKED
            context.handheld.apply_settings(context)
            context.saves.changed(time)
            context.go("tutorial", 0)

    def _picture(self, place: int) -> None:
        """Paint a picture, and send it in its colours."""
        context = self.context
        canvas, handheld = context.canvas, context.handheld
        handheld.colours(palettes.colours(place))
        x, y = self._places[place]
        width, height = self._size
        ring = theme.ACCENT if place == self.index else theme.GROUND
        canvas.round_rect(x - _RING, y - _RING, width + 2 * _RING, height + 2 * _RING, ring, ring, theme.GROUND)
        canvas.round_rect(x, y, width, height, theme.GROUND, theme.GROUND, ring)
        for number, face in enumerate(_CARDS):
            left = x + self._air + number * (self._card[0] + _GAP)
            context.painter.card((left, y + self._air) + self._card, _COLUMNS, face)
        canvas.flush()
        handheld.colours(theme.PALETTE)
        if place == palettes.CONTRAST:  # a board with margins has painted them in its colours
            canvas.touch(0, 0, 8, 1)
            canvas.flush()
