"""A result for a friend: the code of the game, what was reached in it, and both as a QR code."""

from tercet.core.challenge import code as codes
from tercet.core.challenge import qr
from tercet.core.shim import const
from tercet.screens.challenge.address import link
from tercet.screens.screen import LONG, Screen, margin
from tercet.ui import theme
from tercet.ui.buttons import BACK
from tercet.ui.parts import hint_line

_EDGE = const(2)  # pixels of the light ground beyond the quiet zone, for its soft corners
_GAP = const(10)  # between the QR code and the words beside it
_TIGHT = const(7)  # pixels less than a line of large type takes: nothing in a code reaches below its foot


def code_of(play) -> str:
    """Return the code of a game by its screen, whose seed a code can hold."""
    return codes.encode(play.NAME, play.game.choices(), play.seed)


def line_of(context, play) -> str:
    """Return the result in one line of at most qr.MOST bytes: the code, what decides, and what went wrong."""
    text, game = context.text, play.game
    score, words = play.score(context.now())
    parts = [" " + words]
    for number, forms in ((getattr(game, "wrong", 0), text.WRONG), (getattr(game, "hints", 0), text.HINTS)):
        if number:
            parts.append(", %d %s" % (number, text.counted(number, forms)))
    line = codes.grouped(code_of(play)) + " " + score
    for part in parts:
        if len((line + part).encode()) <= qr.MOST:
            line += part
    return line


class Share(Screen):
    """The QR code beside or above its words. play: the game's screen; result: the screen to come back to."""

    def __init__(self, context, play, result) -> None:
        super().__init__(context)
        self.result = result
        code = code_of(play)
        line = line_of(context, play)
        self._data = (link(code) or line).encode()
        self._code = codes.grouped(code)
        self._words = (play.full_name(), line[len(self._code) + 1 :])
        self._modules = b""  # of the QR code, once it is made
        self._asked = False  # the words are on the glass

    def shared(self) -> str:
        """Return the code, and in the next line the result in words, for a page that can send it."""
        name, reached = self._words
        return "%s\n%s · %s: %s" % (self._code.replace("-", ""), self.context.text.TITLE, name, reached)

    def draw(self) -> None:
        canvas = self.context.canvas
        canvas.fill(theme.GROUND)
        self._across = qr.across(len(self._data)) + 2 * qr.QUIET
        pitch = self.context.small.height + (1 if canvas.height >= 200 else 0)
        bottom, high = canvas.height - hint_line.height(canvas), self.context.large.height - _TIGHT
        if canvas.width > canvas.height:
            self._beside(bottom, pitch, high)
        else:
            self._above(bottom, pitch, high)
        x, y, module = self._place
        size = module * self._across + 2 * _EDGE
        canvas.round_rect(x - _EDGE, y - _EDGE, size, size, theme.LIGHT, theme.SOFT, theme.GROUND)
        if self._modules:
            self._paint()
        self.context.handheld.brighten()

    def _beside(self, bottom: int, pitch: int, high: int) -> None:
        """Write the words right of the QR code, whose light ground has the whole height."""
        context = self.context
        canvas, large = context.canvas, context.large
        wide = self._panel(canvas.height - 8, canvas.width * 5 // 8, 4)
        left, top = 4 + _EDGE + wide + _GAP, 4
        room = canvas.width - 6 - left
        half = len(self._code) // 2
        name, reached = self._broken(room)
        spare = bottom - 2 * top - (len(name) + len(reached)) * pitch - 2 * high
        while spare < 0:  # what weighs least goes: the skill, then the hints
            (name if len(name) > 1 else reached).pop()
            spare += pitch
        gap = max(0, min(spare // 2, 12))
        y = top + max(0, (spare - 2 * gap) // 2)
        y = self._lines(name, left, y, pitch, room, theme.SOFT_ON_GROUND) + gap
        for part in (self._code[:half], self._code[half + 1 :]):
            large.draw(canvas, part, left + (room - large.width(part)) // 2, y - 4, theme.ACCENT_ON_GROUND)
            y += high
        self._lines(reached, left, y + gap, pitch, room, theme.LIGHT_ON_GROUND)
        back = context.text.BACK
        hint_line.draw(context, ((BACK, back, back),), left - _GAP // 2, room + _GAP // 2)

    def _above(self, bottom: int, pitch: int, high: int) -> None:
        """Write the words below the QR code."""
        context = self.context
        canvas, large = context.canvas, context.large
        room = canvas.width - 2 * margin(canvas)
        name, reached = self._broken(room)
        words = high + (len(name) + len(reached)) * pitch
        tall = self._panel(bottom - words - 12, canvas.width - 8, 0)
        spare = bottom - tall - 2 * _EDGE - words
        top = self._place[1] + spare // 4
        self._place = (self._place[0], top, self._place[2])
        y = top + tall + _EDGE + spare // 2
        large.draw(canvas, self._code, (canvas.width - large.width(self._code)) // 2, y - 4, theme.ACCENT_ON_GROUND)
        y = self._lines(name, margin(canvas), y + high, pitch, room, theme.SOFT_ON_GROUND)
        self._lines(reached, margin(canvas), y, pitch, room, theme.LIGHT_ON_GROUND)
        self.hints((BACK, context.text.BACK, context.text.BACK))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == BACK:
            self.context.show(self.result)

    def tick(self, time: int) -> int:
        if self._modules:
            return LONG
        if not self._asked:  # the words come first
            self._asked = True
            return 1
        _, self._modules = qr.make(self._data)
        self._paint()
        return LONG

    def _broken(self, room: int) -> list:
        """Return the lines of the game's name, and those of what was reached, broken between their parts first."""
        small, found = self.context.small, []
        for words, between in zip(self._words, (" · ", ", ")):
            parts = words.split(between) if small.width(words) > room else [words]
            found.append([line for part in parts for line in small.lines(part, room)])
        return found

    def _lines(self, lines: list, left: int, y: int, pitch: int, room: int, colours: bytes) -> int:
        """Write lines in the middle of `room` pixels; return the y below them."""
        canvas, small = self.context.canvas, self.context.small
        for line in lines:
            small.draw(canvas, line, left + (room - small.width(line)) // 2, y, colours)
            y += pitch
        return y

    def _panel(self, high: int, wide: int, left: int) -> int:
        """Choose how large a module is in this room, and where the code lies: at `left`, or in the middle for 0; its pixels."""
        canvas = self.context.canvas
        module = min(high, wide) // self._across
        size = module * self._across
        self._place = (
            left + _EDGE if left else (canvas.width - size) // 2,
            (canvas.height - size) // 2 if left else _EDGE,
            module,
        )
        return size

    def _paint(self) -> None:
        """Paint the dark modules, a run at a time."""
        canvas, modules = self.context.canvas, self._modules
        x, y, module = self._place
        size = self._across - 2 * qr.QUIET
        x += qr.QUIET * module
        y += qr.QUIET * module
        for row in range(size):
            first = -1
            for column in range(size + 1):
                dark = column < size and modules[row * size + column] & 1
                if dark and first < 0:
                    first = column
                elif not dark and first >= 0:
                    canvas.rect(x + first * module, y + row * module, (column - first) * module, module, theme.GROUND)
                    first = -1
