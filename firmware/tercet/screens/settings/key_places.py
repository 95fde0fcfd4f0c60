"""A board's keys on its own glass, each as a small key where it lies, from the "places" of its board.py."""

from tercet.screens.screen import margin
from tercet.ui import theme
from tercet.ui.buttons import ARROWS, NAMES
from tercet.ui.parts import hint_line

_LINE = 3  # pixels between the glass that is drawn and the keys around it
_LOWEST = 66  # pixels that are high enough for what is written on that glass


class Contact:
    """One of the keys: what it is, and after KeyPlaces.draw() where: x, y, width and height in pixels."""

    def __init__(self, button: str, hold: str, pin: int, place: tuple, label: str) -> None:
        self.button, self.hold, self.pin, self.label = button, hold, pin, label
        self.side, self.column, self.row = place[:3]
        self.x = self.y = self.width = self.height = 0


class KeyPlaces:
    """All contacts of a board, those of a button after each other, buttons in the order of NAMES: `contacts`."""

    def __init__(self, context) -> None:
        self._context = context
        buttons = context.handheld.board.BUTTONS
        self.contacts: list = []
        for name in NAMES:
            if name in buttons:
                entry = buttons[name]
                for number, (pin, place) in enumerate(zip(entry["pins"], entry["places"])):
                    label = place[3] if len(place) > 3 else "" if number else entry["label"]
                    self.contacts.append(Contact(name, entry.get("hold", ""), pin, place, label))
        self._glass = (0, 0, 0, 0)

    def draw(self, top: int, answered: int) -> None:
        """Paint all keys between y = top and the hint line, and a glass between them. answered: a bit a contact."""
        canvas = self._context.canvas
        flat = canvas.height < 200
        size, pitch = (15, 18) if flat else (20, 24)
        edge = margin(canvas) if flat else margin(canvas) // 2
        left, right = edge, canvas.width - edge
        bottom = canvas.height - hint_line.height(canvas) - 4
        bar = size // 2
        if self._on("top"):
            top += bar + _LINE
        if self._on("bottom"):
            bottom -= bar + _LINE
        rows = 1 + max([one.row for one in self._on("below")] + [-1])
        above = bottom - rows * pitch
        for side in ("left", "right", "below"):
            group = self._on(side)
            if group:
                columns, rows = 1 + max([one.column for one in group]), 1 + max([one.row for one in group])
                wide, tall = columns * pitch - (pitch - size), rows * pitch - (pitch - size)
                x = edge if side == "left" else canvas.width - edge - wide if side == "right" else (canvas.width - wide) // 2
                y, apart = bottom - tall, pitch
                if side != "below":
                    apart = max(pitch, (above - top) // rows) if columns == 1 else pitch
                    y = top + (above - top - (rows - 1) * apart - size) // 2
                    if side == "left":
                        left = x + wide + 2 * _LINE
                    else:
                        right = x - 2 * _LINE
                for one in group:
                    one.x, one.y, one.width, one.height = x + one.column * pitch, y + one.row * apart, size, size
        for side, y in (("top", top - bar - _LINE), ("bottom", bottom + _LINE)):
            group = self._on(side)
            if group:
                last = max([one.column for one in group])
                for one in group:
                    way = canvas.width - 2 * edge - 2 * size
                    one.x = edge + (way * one.column // last if last else way // 2)
                    one.y, one.width, one.height = y, 2 * size, bar
        wide, room = right - left, above - _LINE - top
        tall = min(room, max(_LOWEST, wide * canvas.height // canvas.width))
        self._glass = (left, top + (room - tall) // 2, wide, tall)
        self.show(0, (1 << len(self.contacts)) - 1, answered)

    def show(self, down: int, before: int, answered: int) -> None:
        """Paint what changed: keys that are down in the accent and named on the glass, keys that have answered light."""
        self._name(down)
        for number, one in enumerate(self.contacts):
            if (down ^ before) >> number & 1:
                colour = theme.ACCENT if down >> number & 1 else theme.LIGHT if answered >> number & 1 else theme.PANEL
                self._key(one, colour)

    def _on(self, side: str) -> list:
        return [one for one in self.contacts if one.side == side]

    def _key(self, one, colour: int) -> None:
        context = self._context
        canvas, small = context.canvas, context.small
        canvas.round_rect(one.x, one.y, one.width, one.height, colour, theme.PANEL, theme.GROUND)
        label = ARROWS.get(one.label, one.label)
        if one.height >= small.height and len(label) == 1:
            ink = theme.LIGHT_ON_PANEL if colour == theme.PANEL else theme.GROUND_ON_LIGHT
            if colour == theme.ACCENT:
                ink = theme.GROUND_ON_ACCENT
            x, y = one.x + (one.width - small.width(label)) // 2, one.y + (one.height - small.height) // 2
            small.draw(canvas, label, x, y, ink)

    def _name(self, down: int) -> None:
        """Say on the glass what is printed on the lowest key that is down, what it is in board.py, and its pin."""
        context = self._context
        canvas, medium, small = context.canvas, context.medium, context.small
        x, y, width, height = self._glass
        canvas.rect(x, y, width, height, theme.PANEL)
        for number, one in enumerate(self.contacts):
            if down >> number & 1:
                kind = medium if medium.width(one.label) <= width - 4 else small
                y += (height - kind.height - 2 * small.height) // 2
                self._line(kind, one.label, y, theme.ACCENT_ON_PANEL)
                y += kind.height
                words = one.button + (" / " + one.hold if one.hold else "")
                self._line(small, words, y, theme.LIGHT_ON_PANEL)
                self._line(small, "GPIO %d" % one.pin, y + small.height, theme.LIGHT_ON_PANEL)
                return

    def _line(self, kind, words: str, y: int, colours: bytes) -> None:
        x, _, width, _ = self._glass
        kind.draw(self._context.canvas, words, x + (width - kind.width(words)) // 2, y, colours)
