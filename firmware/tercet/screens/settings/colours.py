"""The palette and the letters on the cards, with three cards to see them on."""

from tercet.core.cards import card
from tercet.core.shim import const
from tercet.screens.settings.screen import DeviceOptions
from tercet.ui.cards import places as table

_CARDS = (card(0, 0, 0, 2), card(1, 1, 1, 1), card(2, 2, 2, 0))  # each ink, shading and number
_COLUMNS = const(4)  # as wide as on a table of so many
_GAP = const(10)


class Colours(DeviceOptions):
    """Two rows, and the cards below them."""

    def __init__(self, context, settings, name: str) -> None:
        super().__init__(context, context.text.PALETTE_TITLE, settings)
        self.index = self.names().index(name)

    def names(self) -> list:
        return ["palette", "letters"]

    def changed(self, name: str) -> None:
        super().changed(name)
        self._cards()

    def back(self) -> None:
        self.back_to.arrange()
        self.context.show(self.back_to)

    def _figure(self, top: int, height: int) -> None:
        canvas = self.context.canvas
        _, _, width, tall = table.cells(canvas.width, canvas.height, _COLUMNS)[0]
        left = (canvas.width - 3 * width - 2 * _GAP) // 2 & ~1
        y = top + (height - tall) // 2
        self._places = [(left + place * (width + _GAP), y, width, tall) for place in range(3)]
        self._cards()

    def _cards(self) -> None:
        for place, face in zip(self._places, _CARDS):
            self.context.painter.card(place, _COLUMNS, face)
