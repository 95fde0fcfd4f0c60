"""A board tests itself in the hand: its keys where they lie, its display, tone and lamp, and a code of it all for a report.

Keys are looked at by their contacts and not as buttons, since what they mean may be wrong: any key answers, yes by a press, no
when it is held. So the way through is the same with two keys as with twelve, and with some that do not work.
"""

from tercet.core import board_code
from tercet.core.shim import const
from tercet.screens.screen import Screen, margin
from tercet.screens.settings import key_places, test_pictures
from tercet.ui import theme, tunes
from tercet.ui.parts import hint_line

_EVERY = const(15)  # ms between two looks at the contacts
_HELD = const(900)  # ms until a press is a no
_BOUNCE = const(150)  # ms after an answer in which a contact may bounce
_FIELDS = (0x000000, 0xFF0000, 0x00FF00, 0x0000FF, 0xFFFFFF)
_FRAME = const(20)  # ms from one picture of the bar to the next
_BAR, _STEP = const(16), const(4)  # pixels: its width, and how far it moves
_TONE = const(900)  # ms from one tone to the next
_LAMP = const(600)
_LIGHTS = ((6000, 0, 0, 500), (0, 6000, 0, 500), (0, 0, 6000, 500))
_KEYS, _EDGES, _COLOURS, _STEPS, _MOVING, _SOUND, _LIGHT, _CODE = range(8)  # pages; questions are those between


class BoardTest(Screen):
    """The pages in turn. back_to: the screen it came from; None: the menu comes next, after safe mode."""

    def __init__(self, context, back_to=None) -> None:
        super().__init__(context)
        self._back_to = back_to
        self._probe = context.handheld.probe()
        self._places = key_places.KeyPlaces(context)
        self._page = _KEYS
        self._answered = 0  # a bit for each contact that answered
        self._right = 0  # a bit for each question answered with yes
        self._stale = -1  # contacts that were down already: they mean nothing until let go
        self._since = 0  # when a press began, 0: there is none
        self._deaf_until = 0
        self._shown = 0  # the contacts that are drawn as pressed
        self._at = 0  # where the bar is, which light comes next
        self._next = 0  # when the page goes on by itself

    def playing(self):
        return self._back_to and self._back_to.playing()

    def watched(self) -> bool:
        """A press counts until it is dark: nobody presses while they look at a bar."""
        return True

    def draw(self) -> None:
        context, page = self.context, self._page
        text = context.text
        context.sound.stop()
        context.lamp.off()
        self._at = self._next = self._shown = 0
        if page not in (_EDGES, _COLOURS, _STEPS, _MOVING):
            context.handheld.colours()
        if page == _KEYS:
            top = self.title(text.BOARD_KEYS)
            hint_line.message(context, text.BOARD_HOLD, theme.SOFT_ON_GROUND)
            self._places.draw(top, self._answered)
        elif page == _CODE:
            self._code()
        else:
            lines = (text.BOARD_QUESTIONS[page - _EDGES],) + text.BOARD_ANSWERS
            if page == _EDGES:
                test_pictures.edges(context, lines)
            elif page == _COLOURS:
                self._colours(lines)
            elif page == _STEPS:
                test_pictures.steps(context, lines)
            elif page == _MOVING:
                context.handheld.colours(test_pictures.BLACK_AND_WHITE)
                test_pictures.under(context, lines)
            else:
                self._asked(lines)

    def tick(self, time: int) -> int:
        down = 0
        for number, contact in enumerate(self._places.contacts):
            if self._probe.down(contact.pin):
                down |= 1 << number
        if time < self._deaf_until:
            self._stale = down
        self._stale &= down
        fresh = down & ~self._stale
        if self._page == _KEYS:
            self._named(fresh)
        if fresh and not self._since:
            self._since = time
        elif fresh and time - self._since >= _HELD:
            self._answer(False, time)
        elif not fresh and self._since:
            self._since = 0
            if self._page != _CODE and (self._page != _KEYS or self._answered == (1 << len(self._places.contacts)) - 1):
                self._answer(True, time)
        if time >= self._next:
            self._move(time)
        return _EVERY

    def _named(self, down: int) -> None:
        """Show which keys are down."""
        self._answered |= down
        if down != self._shown:
            self._places.show(down, self._shown, self._answered)
            self._shown = down

    def _answer(self, right: bool, time: int) -> None:
        """The person has answered this page's question."""
        context, page = self.context, self._page
        self._since, self._deaf_until = 0, time + _BOUNCE
        if page == _CODE:
            context.handheld.apply_settings(context)  # sound and lamp as they were
            if self._back_to is None:
                context.go("menu", True)
            else:
                context.show(self._back_to)
            return
        if right and page > _KEYS:
            self._right |= 1 << (page - _EDGES)
        page += 1
        if page == _SOUND:
            page += 0 if context.sound.present else 1
        if page == _LIGHT:
            page += 0 if context.lamp.present else 1
        self._page = page
        self.draw()

    def _move(self, time: int) -> None:
        """What a page does by itself."""
        context, page = self.context, self._page
        if page == _MOVING:
            self._next = time + _FRAME
            self._bar()
        elif page == _SOUND:
            self._next = time + _TONE
            context.sound.volume = context.sound.volume or 2
            context.sound.play(tunes.LEVEL)
        elif page == _LIGHT:
            self._next = time + _LAMP
            context.lamp.on = True
            context.lamp.show(_LIGHTS[self._at % len(_LIGHTS)])
            self._at += 1

    def _bar(self) -> None:
        """An upright bar goes to the right: where the panel tears, it is broken."""
        canvas = self.context.canvas
        tall = canvas.height - 3 * self.context.small.height - 8
        x = self._at
        self._at = (x + _STEP) % canvas.width
        canvas.rect(x, 0, _STEP, tall, test_pictures.BLACK)
        for part in range(_STEP, _BAR + _STEP, _STEP):
            canvas.rect((x + part) % canvas.width, 0, _STEP, tall, test_pictures.WHITE)

    def _asked(self, lines: tuple) -> None:
        """A question about what is beside the display."""
        context = self.context
        canvas, small = context.canvas, context.small
        canvas.fill(theme.GROUND)
        pitch = small.height + 4
        y = (canvas.height - len(lines) * pitch) // 2
        colours = theme.LIGHT_ON_GROUND
        for line in lines:
            small.draw(canvas, line, (canvas.width - small.width(line)) // 2, y, colours)
            colours = theme.SOFT_ON_GROUND
            y += pitch

    def _colours(self, lines: tuple) -> None:
        """Pure colours, and the name of each."""
        context = self.context
        canvas, small, words = context.canvas, context.small, context.text.TEST_FIELDS
        context.handheld.colours(_FIELDS + (0xFFFFFF,) * 11)
        test_pictures.under(context, lines)
        tall = test_pictures.foot(context, lines) // 4
        for field in range(4):
            top = field * tall
            canvas.rect(0, top, canvas.width, tall, 1 + field)
            ink = 0 if field in (1, 3) else 15
            x, y = (canvas.width - small.width(words[field])) // 2, top + (tall - small.height) // 2
            small.draw(canvas, words[field], x, y, bytes((1 + field, 1 + field, ink, ink)))

    def _code(self) -> None:
        """What was measured, and the code."""
        context = self.context
        canvas, small, text = context.canvas, context.small, context.text
        display = context.handheld.board.DISPLAY
        tall = canvas.height >= 200
        kind = context.large if tall else context.medium
        y = self.title(text.BOARD_CODE)
        hint_line.message(context, text.BOARD_HOLD, theme.SOFT_ON_GROUND)  # a tap would end it before it is written down
        canvas.flush()
        kilohertz = self._probe.kilohertz()
        tenths = context.battery.tenths()
        keys = bin(self._answered).count("1")
        code = board_code.encode(
            (
                board_code.board_number(context.handheld.board.NAME),
                self._answered,
                self._right,
                board_code.megahertz_step(kilohertz // 1000),
                board_code.volts_step(tenths),
                1 if "RP2350" in context.handheld.about()[1] else 0,
                1 if context.saves.off == "safe" else 0,
            )
        )
        code = code[:4] + " " + code[4:]
        y += 10 if tall else 2
        kind.draw(canvas, code, (canvas.width - kind.width(code)) // 2, y, theme.ACCENT_ON_GROUND)
        y += kind.height + (14 if tall else 4)
        tuning = b"".join([bytes((command,)) + values for command, values in display.get("tuning", ())])
        values = (
            text.OF % {"number": keys, "all": len(self._places.contacts)},
            text.BOARD_MEGAHERTZ % (text.OF % {"number": kilohertz // 1000, "all": display["baudrate"] // 1000000}),
            "%04X" % board_code.number(tuning),
            "" if tenths < 0 else text.BOARD_VOLTS % {"volts": tenths // 10, "point": text.DECIMAL, "tenths": tenths % 10},
        )
        for label, value in zip(text.BOARD_MEASURED, values):
            if value:
                small.draw(canvas, label, margin(canvas), y, theme.SOFT_ON_GROUND)
                small.draw(canvas, value, canvas.width - margin(canvas) - small.width(value), y, theme.LIGHT_ON_GROUND)
                y += small.height + (8 if tall else 1)
