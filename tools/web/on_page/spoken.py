"""What happened, in words, for who cannot see the glass: messages, titles and what stands below them, the row in focus."""

import page
from tercet.screens.listing import Listing
from tercet.ui.parts import hint_line
from tercet.ui.parts.seat_marks import SeatMarks
from tercet.ui.parts.top_line import TopLine
from tercet.ui.text import LANGUAGES
from tercet.ui.type import Type

_ENDS = ".!?:"
_said = []  # in this turn of the loop
_read = None  # the words of a screen that paints itself whole; None: those of a game are not read out
_language = -1
_last = ""  # what a message said before


def listen(app):
    """Hear what the firmware paints of words. Nothing of it is in the firmware of a chip."""
    for owner, name in ((hint_line, "message"), (TopLine, "message"), (SeatMarks, "message")):
        _hear(owner, name)
    paint, draw, moved, words = app._paint, Type.draw, Listing._about, app.context

    def new_paint():
        global _read
        if app._painted:
            return
        screen = app._screen
        _read = [] if screen.playing() is not screen else None
        paint()
        if _read is not None and isinstance(screen, Listing):
            _read = [screen.heading, screen.figure, _focus(screen)]
        _said.extend(_read or [])
        _read = None

    def new_draw(self, canvas, words, x, y, colours):
        if _read is not None and isinstance(words, str):
            _read.append(words)
        return draw(self, canvas, words, x, y, colours)

    def new_about(self):
        moved(self)
        if _read is None:
            _said.append(_focus(self))

    app._paint, Type.draw, Listing._about = new_paint, new_draw, new_about
    tell.context = words


def _hear(owner, name):
    message = getattr(owner, name)
    place = 0 if owner is not hint_line else 1

    def heard(*details, **more):
        global _last
        words = details[1]
        if words and words not in _said and not _counts_down(_last, words):
            _said.insert(0 if place == 0 else len(_said), words)
        _last = words
        return message(*details, **more)

    setattr(owner, name, heard)


def _counts_down(before, words):
    """Whether the same is said with a number that is one less: a clock is not read out."""
    numbers = ["".join([letter for letter in one if letter.isdigit()]) for one in (before, words)]
    rests = ["".join([letter for letter in one if not letter.isdigit()]) for one in (before, words)]
    return rests[0] == rests[1] and "" not in numbers and int(numbers[1]) == int(numbers[0]) - 1


def _focus(listing):
    row = listing.index
    return _ended(listing.row_words(row)) + " " + listing.about(row) if listing.rows else ""


def _ended(words):
    return words if words[-1] in _ENDS else words + "."


class _Tell:
    """Say what was heard since the last time, in one piece, and the language when it has changed."""

    context = None

    def __call__(self):
        global _language
        language = self.context.settings["device"]["language"]
        if language != _language:
            _language = language
            page.language(LANGUAGES[language][0])
        if _said:
            page.say(" ".join([_ended(words.strip()) for words in _said if words.strip()]))
            _said.clear()


tell = _Tell()
