"""What main.py is on a chip: starts Tercet on board.py, on a page, whose script (../page/machine.js) calls what is below."""

import board
import link
import shown
import spoken
import told
import touch
from page_app import PageApp
from tercet.device.web.device import Device
from tercet.power_on import power_on
from tercet.ui.text import LANGUAGES, offered

parts = power_on(board, Device)
device = parts[2]
app = PageApp(*parts)
app.listener = listener = spoken.Listener(app.canvas)
app.keys = shown.Keys(app.context)
finger = touch.Finger(app, app.keys)
news = told.Told(app)


def begin(wanted, language):
    """Show the first screen, or the game of a link: a query without its question mark, "" for none.

    language: the page's own, which the very first start begins with. Return why there is no such game, in words, or "".
    """
    if not app.context.settings["taught"]:
        for place in offered():
            if LANGUAGES[place][0] == language:
                app.context.settings["device"]["language"] = place
                app.context.handheld.apply_settings(app.context)
    app.begin()
    return link.go(app, wanted) if wanted else ""


def turn():
    """Go round the loop once; return in how many ms the next time is due, unless a key goes down before; 0: it has ended."""
    wait = app.turn()
    listener.tell(app.screen, app.context.settings["device"]["language"])
    news.tell()
    return wait


def press(name):
    """A key goes down."""
    device.buttons.press(name)


def release(name):
    """It goes up."""
    device.buttons.release(name)


def release_all():
    """Nobody looks: all keys go up, and that is no press."""
    device.buttons.release_all()


def touched(x, y):
    """A finger comes down on the glass, at a pixel of it; tell what it means there: touch.NOTHING, DONE or WAITS."""
    return finger.down(x, y)


def lifted(x, y):
    """It comes up again near by."""
    finger.up(x, y)


def drawn(left, top, x, y):
    """It was drawn from a pixel to another; tell whether that did something."""
    return int(finger.drawn(left, top, x, y))


def pause():
    """Nobody looks: a game that runs is paused, and all is saved now, since the page may never come back."""
    app.put_down()


def end():
    """Save all, and end."""
    pause()
    app.end()
