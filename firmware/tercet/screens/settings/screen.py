"""How the handheld itself is set: every change shows at once, and is kept."""

from tercet.core.games import record
from tercet.core.saved.choices import values_of
from tercet.screens.options import Options
from tercet.screens.settings import CHOICES
from tercet.ui.text import LANGUAGES


class DeviceOptions(Options):
    """Some of the choices in settings["device"]. back_to: the screen it came from; None: the menu."""

    starts = False

    def __init__(self, context, heading: str, back_to) -> None:
        super().__init__(context)
        self.back_to = back_to
        self.choices = context.settings["device"]
        self.heading = heading
        self.back_words = context.text.BACK
        self.arrange()

    def playing(self):
        return self.back_to and self.back_to.playing()

    def label(self, name: str) -> str:
        return self.context.text.SETTING_ROWS[name][0]

    def line(self, name: str) -> str:
        text = self.context.text
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
            return text.OF % (value + 1, len(self.values(name)))
        if name == "dim":
            if not value:
                return text.NEVER
            return text.SECONDS % value if value < 60 else text.MINUTES % (value // 60)
        if name == "pick":
            return text.SECONDS % value
        if name == "volume":
            return text.VOLUMES[value]
        return text.ON if value else text.OFF

    def changed(self, name: str) -> None:
        context = self.context
        context.handheld.apply_settings(context)
        context.saves.changed(context.now())


class Settings(DeviceOptions):
    """All of them; of sound and lamp only what the board has."""

    def __init__(self, context, back_to=None) -> None:
        super().__init__(context, context.text.SETTINGS[0], back_to)

    def names(self) -> list:
        board = self.context.handheld.board
        names = ["language"] if len(LANGUAGES) > 1 else []
        names += ["palette", "letters", "brightness", "dim"]
        if hasattr(board, "SOUND"):
            names.append("volume")
        if hasattr(board, "LAMP"):
            names.append("lamp")
        return names + ["hints", "pick", "animation", "test", "about"]

    def changed(self, name: str) -> None:
        super().changed(name)
        if name == "language":
            text = self.context.text
            self.heading, self.back_words = text.SETTINGS[0], text.BACK
            self.context.keys.hints.clear()
            self.arrange()
            self.draw()

    def kept(self, name: str) -> dict:
        return self.context.saves.choices("table") if name == "pick" else self.choices  # the table's set-up has it too

    def opens(self, name: str) -> bool:
        context = self.context
        if name in ("palette", "letters"):
            context.go("colours", self, name)
        elif name == "test":
            context.go("display test", self)
        elif name == "about":
            context.go("about", self)
        else:
            return False
        return True

    def back(self) -> None:
        if self.back_to is None:
            self.context.go("menu")
        else:
            self.context.show(self.back_to)
