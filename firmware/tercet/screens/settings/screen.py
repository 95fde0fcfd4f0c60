"""How the handheld itself is set: every change shows at once, and is kept."""

from tercet.core.cards import card
from tercet.core.games import record
from tercet.core.saved.choices import values_of
from tercet.core.shim import const
from tercet.screens.options import Options
from tercet.screens.settings import CHOICES
from tercet.ui.cards import places as table
from tercet.ui.text import LANGUAGES, offered

_SEEN = ("palette", "letters")  # cards show them
_CARDS = (card(0, 0, 0, 2), card(1, 1, 1, 1), card(2, 2, 2, 0))  # each ink, shading and number
_COLUMNS = const(4)  # as wide as on a table of so many
_GAP = const(10)


class Settings(Options):
    """All of them; of sound and lamp only what the board has. back_to: the screen it came from; None: the menu.

    While the palette or the letters are in focus, there are cards below the rows to see them on.
    """

    starts = False

    def __init__(self, context, back_to=None) -> None:
        super().__init__(context)
        self.back_to = back_to
        self.choices = context.settings["device"]
        self.heading = context.text.SETTINGS[0]
        self.back_words = context.text.BACK
        self._places: list = []  # of the cards
        self.arrange()

    def playing(self):
        return self.back_to and self.back_to.playing()

    def label(self, name: str) -> str:
        return self.context.text.SETTING_ROWS[name][0]

    def line(self, name: str) -> str:
        text = self.context.text
        if name == "dim" and not self.choices[name]:
            return text.NEVER_DIMS
        return text.PALETTE_LINES[self.choices[name]] if name == "palette" else text.SETTING_ROWS[name][1]

    def values(self, name: str):
        return values_of(record("table").CHOICES if name == "pick" else CHOICES, name)

    def words(self, name: str, value) -> str:
        text = self.context.text
        if name == "palette":
            return text.PALETTES[value]
        if name == "language":
            return LANGUAGES[value][1]
        if name == "brightness":
            return text.OF % {"number": value + 1, "all": len(self.values(name))}
        if name == "dim":
            if not value:
                return text.NEVER
            return text.SECONDS % value if value < 60 else text.MINUTES % (value // 60)
        if name == "pick":
            return text.SECONDS % value
        if name == "volume":
            return text.VOLUMES[value]
        return text.ON if value else text.OFF

    def names(self) -> list:
        context = self.context
        names = ["language"] if len(offered()) > 1 else []
        names += ["palette", "letters"]
        if context.handheld.dims():
            names += ["brightness", "dim"]
        if context.sound.present:
            names.append("volume")
        if context.lamp.present:
            names.append("lamp")
        return names + ["hints", "pick", "animation", "sign", "test", "about"]

    def changed(self, name: str) -> None:
        context = self.context
        context.handheld.apply_settings(context)
        context.saves.changed(context.now())
        if name in _SEEN:
            self._cards()
        elif name == "language":
            text = self.context.text
            self.heading, self.back_words = text.SETTINGS[0], text.BACK
            self.context.keys.hints.clear()
            if self.back_to:
                self.back_to.reworded()
            self.arrange()
            self.draw()

    def kept(self, name: str) -> dict:
        return self.context.saves.choices("table") if name == "pick" else self.choices  # the table's set-up has it too

    def opens(self, name: str) -> bool:
        context = self.context
        if name == "test":
            context.go("display test", self)
        elif name == "about":
            context.go("about", self)
        else:
            return False
        return True

    def moved(self, index: int) -> None:
        super().moved(index)
        if bool(self.kept_free()) != bool(self._places):
            self.draw()  # the cards come or go

    def kept_free(self) -> int:
        canvas = self.context.canvas
        return table.row(canvas.height, 0)[1] + 8 if self._names[self.index] in _SEEN else 0

    def _figure(self, top: int, height: int) -> None:
        canvas = self.context.canvas
        self._places = []
        if self.kept_free():
            _, _, width, tall = table.cells(canvas.width, canvas.height, _COLUMNS)[0]
            left = (canvas.width - 3 * width - 2 * _GAP) // 2 & ~1
            y = top + (height - tall) // 2
            self._places = [(left + place * (width + _GAP), y, width, tall) for place in range(3)]
            self._cards()

    def _cards(self) -> None:
        for place, face in zip(self._places, _CARDS):
            self.context.painter.card(place, _COLUMNS, face)

    def back(self) -> None:
        if self.back_to is None:
            self.context.go("menu")
        else:
            self.context.show(self.back_to)
