"""The first picture: the name, a SET, and the key that starts."""

from tercet.core.cards import card
from tercet.screens import games
from tercet.screens.screen import Screen
from tercet.ui import theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.cards import places as table
from tercet.ui.text import offered

_CARDS = (card(0, 0, 0, 0), card(1, 1, 1, 1), card(2, 2, 2, 2))  # a SET of level 4: every feature shown
_COLUMNS = 4


class Start(Screen):
    """Shown at power-on; any key leads to the menu, at the first start to two questions and the tutorial;
    in safe mode the key that was held for it leads to the test of the board."""

    def draw(self) -> None:
        context = self.context
        canvas, large = context.canvas, context.large
        safe = context.saves.off == "safe"
        canvas.fill(theme.GROUND)
        _, _, width, height = table.cells(canvas.width, canvas.height, _COLUMNS)[0]
        gap = 10
        block = large.height + gap + height
        top = (canvas.height - 20 - block) // 2
        title = context.text.TITLE
        large.draw(canvas, title, (canvas.width - large.width(title)) // 2, top, theme.LIGHT_ON_GROUND)
        left = (canvas.width - 3 * width - 2 * gap) // 2 & ~1
        for index, face in enumerate(_CARDS):
            x = left + index * (width + gap)
            context.painter.card((x, top + large.height + gap, width, height), _COLUMNS, face, 2 if index == 1 else 0)
        if safe:
            small, words = context.small, context.text.SAFE
            small.draw(canvas, words, (canvas.width - small.width(words)) // 2, 2, theme.ACCENT_ON_GROUND)
        words = context.text.START if context.settings["taught"] else context.text.TO_RIGHT  # before a language was chosen
        more = ((BACK, context.text.BOARD_TEST, context.text.BOARD_TEST_SHORT),) if safe else ()
        self.hints((SELECT, words, words), *more)

    def button(self, button: int, time: int, repeated: bool) -> None:
        context = self.context
        if context.saves.off == "unread":
            context.go("disk")
        elif context.saves.off == "safe" and button == BACK:
            context.go("board test")
        elif context.settings["taught"] == 1 or context.saves.off or games.waiting(context):
            context.go("menu", True)
        elif not context.settings["taught"]:
            context.go("first language" if len(offered()) > 1 else "first colours")
        else:
            context.go("tutorial", 0)
