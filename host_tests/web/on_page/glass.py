"""Fingers all over the glass of the scenes of tools/shots, in main.py's place, one scene at each turn. No key does anything."""

import scenes
import touch
from scenes import begin, drawn, end, lifted, pause, press, release, release_all, touched  # noqa: F401  # the page's entries

_STEP = 9  # pixels from finger to finger: less than a die is wide


class Glass:
    """What a finger asks of the page's App: each one is meant for the scene in view."""

    context = scenes.app.context

    def finger(self, time):
        return 2

    @property
    def screen(self):
        return scenes.app._screen


class Hints:
    """No key hints, and no arrows."""

    def at(self, x, y):
        return None

    arrow = at


finger = touch.Finger(Glass(), Hints())


def turn():
    """Touch the next scene, and say how many fingers chose a cell or a place of it; 0: there was none."""
    for name in scenes.scenes:
        scenes.app._paint()
        screen, chosen = scenes.app._screen, []
        canvas = scenes.app.canvas
        screen.point = chosen.append  # and no more: the scene goes on from there
        screen.button = lambda button, time, repeated: None
        screen.edges = lambda buttons, count, time: True
        for x in range(4, canvas.width, _STEP):
            for y in range(4, canvas.height, _STEP):
                if finger.down(x, y) == touch.WAITS:
                    finger.up(x, y)
        del screen.button, screen.edges, screen.point
        wanted = len([cell for cell in screen.cells() if cell >= 0]) + len(screen.places())
        print("glass", name, wanted, len(set(chosen)))
        scenes.app._clock.rest(100)
        return 1
    return 0
