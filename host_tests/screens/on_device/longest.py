"""Runs in the firmware's place: shows every screen of the settings with every value, and says which text leaves its place.

Each text is measured as it is written: it must lie on the glass, and on no other text of the same screen.
"""

import board
from tercet.app import App
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.screens.menu import Menu
from tercet.screens.settings.about import About
from tercet.screens.settings.board_test import BoardTest
from tercet.screens.settings.display_test import DisplayTest
from tercet.screens.settings.first import FirstColours
from tercet.screens.settings.screen import Settings
from tercet.ui.buttons import SELECT
from tercet.ui.canvas import Canvas
from tercet.ui.parts import hint_line
from tercet.ui.type import Type

LONGEST_NAME = "THE LONGEST"  # of the boards that there are: the test writes it here
written = []


def note(kind, text, x, y):
    written.append((text, x, y + kind.baseline - kind.capital, x + kind.width(text), y + kind.baseline))


def measured(method):
    def write(self, canvas, text, x, y, colours):
        note(self, text, x, y)
        return method(self, canvas, text, x, y, colours)

    return write


def keys_measured(draw, paint):
    """The bottom line is painted without Type.paint()."""
    small = []

    def drawn(context, wanted, left=0, room=0, up=0):
        small.append(context.small)
        draw(context, wanted, left, room, up)
        small.clear()

    def painted(self, text, start, count, font, x, y, colours):
        if small:
            note(small[0], text, x, y)
        return paint(self, text, start, count, font, x, y, colours)

    return drawn, painted


Type.draw, Type.paint = measured(Type.draw), measured(Type.paint)
hint_line.draw, Canvas.text = keys_measured(hint_line.draw, Canvas.text)


def check(app, what):
    """Say what is wrong with what was written since the last check."""
    width, height = app.canvas.width, app.canvas.height
    seen = []
    for one in written:
        text, left, top, right, bottom = one
        if left < 0 or top < 0 or right > width or bottom > height:
            print("wrong %s: %r leaves the glass" % (what, text))
        for other in seen:
            if other != one and left < other[3] and other[1] < right and top < other[4] and other[2] < bottom:
                print("wrong %s: %r lies on %r" % (what, text, other[0]))
        seen.append(one)
    print("checked %s: %d texts" % (what, len(seen)))
    written.clear()


class Board:
    """The board, under the longest name."""

    NAME = LONGEST_NAME
    DISPLAY = board.DISPLAY
    BUTTONS = board.BUTTONS


app = App(*power_on(board, Device))
context = app.context
context.handheld.board = Board
context.handheld.about = lambda: ("10.10.10", "RP2350", 444 * 1024, 488 * 1024)  # the widest numbers that a chip could have
parts = context.sound, context.lamp
there = [part.present for part in parts]
for part in parts:
    part.present = True  # the settings show all rows that a board can have
rows = Settings(context)


def show(screen):
    """Show a screen, and let it paint itself."""
    app.show(screen)
    app._paint()


show(rows)
for index in range(len(rows.rows)):
    rows.index = index
    name = rows._names[index]
    for _ in rows.values(name) if name in rows.choices else (0,):
        written.clear()
        show(rows)
        check(app, "settings %s %s" % (name, rows.choices.get(name)))
        rows._change(1)
for part, present in zip(parts, there):
    part.present = present
show(Menu(context))
written.clear()
test = DisplayTest(context, rows)
show(test)
for page in range(7):
    check(app, "test %d" % page)
    test.button(SELECT, 0, False)
check(app, "test 7")
test = BoardTest(context, rows)
show(test)
for page in range(8):
    check(app, "test of the board %d" % page)
    test._answer(True, 0)
for palette in range(4):
    context.settings["device"]["palette"] = palette
    show(FirstColours(context))
    check(app, "the first question %d" % palette)
show(About(context, rows))
check(app, "about")
