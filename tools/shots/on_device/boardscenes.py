"""Scenes of the test of a board."""

from tercet.screens.settings.board_test import BoardTest


class Still:
    """In the place of the device's probe: nobody touches a key, and the wire is as fast as on a board."""

    def down(self, pin):
        return False

    def kilohertz(self):
        return 61_900


def board_tested(context):
    """Page after page; a few keys were pressed, and one is down."""
    context.handheld.probe = Still
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
