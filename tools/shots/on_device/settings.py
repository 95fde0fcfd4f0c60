"""Scenes of the settings, and of the test of a board."""

from stage import playing, press
from tercet.screens.settings.about import About
from tercet.screens.settings.display_test import DisplayTest
from tercet.screens.settings.first import FirstColours
from tercet.screens.settings.first_language import FirstLanguage
from tercet.screens.settings.screen import Settings
from tercet.ui.buttons import DOWN, NEXT, SELECT


def settings(context):
    """The first questions, the settings, each palette on the glass, and the letters on all tables."""
    context.show(FirstLanguage(context))
    yield "first_language"
    context.show(FirstColours(context))
    yield "first_colours"
    rows = Settings(context)
    context.show(rows)
    yield "settings"
    device = context.settings["device"]
    device["brightness"], rows.index = 2, 2
    context.show(rows)
    yield "settings_brightness"
    rows.index = len(rows.rows) - 2
    context.show(rows)
    yield "settings_end"
    for palette in range(4):
        device["palette"] = palette
        context.handheld.apply_settings(context)
        rows.index = 0
        rows.arrange()
        context.show(rows)
        yield "colours_%d" % palette
        if palette:
            press(context, playing(context), SELECT, NEXT, SELECT, DOWN)
            yield "palette_%d" % palette
    device["palette"], device["letters"] = 0, 1
    context.handheld.apply_settings(context)
    rows.index = 1
    context.show(rows)
    yield "colours_letters"
    for skill, cells in ((0, 9), (3, 12), (3, 15), (3, 18), (3, 21)):
        press(context, playing(context, skill=skill, cells=cells), SELECT, NEXT, SELECT, DOWN)
        yield "letters_%d" % cells
    device["palette"] = 1
    context.handheld.apply_settings(context)
    playing(context)
    yield "letters_palette_1"
    device["palette"] = device["letters"] = 0
    context.handheld.apply_settings(context)
    test = DisplayTest(context, rows)
    context.show(test)
    yield "test_frame"
    for name in ("red", "green", "blue", "white", "black", "steps", "last"):
        test.button(SELECT, context.now(), False)
        yield "test_" + name
    context.show(About(context, rows))
    yield "about"


class Still:
    """In the place of the device's probe: nobody touches a key, and the wire is as fast as on a board."""

    def down(self, pin):
        return False

    def kilohertz(self):
        return 61_900


def board_tested(context):
    """Page after page; a few keys were pressed, and one is down. Nothing on a page in a browser, which has no pins."""
    if context.handheld.probe() is None:
        return
    context.handheld.probe = Still
    from tercet.screens.settings.board_test import BoardTest  # a page has none

    test = BoardTest(context)
    context.show(test)
    yield "board_keys"
    test._named(0b1011)
    test._named(0b0100)
    yield "board_key_down"
    test._answered = (1 << len(test._places.contacts)) - 1
    answer(context, test)
    yield "board_edges"
    answer(context, test)
    yield "board_colours"
    answer(context, test)
    yield "board_steps"
    answer(context, test)
    for _ in range(20):
        test._bar()
    yield "board_bar"
    answer(context, test)
    if context.sound.present:
        yield "board_sound"
        answer(context, test)
    if context.lamp.present:
        yield "board_lamp"
        answer(context, test)
    yield "board_code"
    context.saves.off = ""
    context.handheld.apply_settings(context)


def answer(context, test):
    """Say yes."""
    test._answer(True, context.now())
