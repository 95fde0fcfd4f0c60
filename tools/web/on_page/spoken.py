"""What happened, in words, for who cannot see the glass: messages, titles and what stands below them, the row in focus.

It hears what the firmware paints: nothing of it is in the firmware of a chip.
"""

import page
from tercet.screens.listing import Listing
from tercet.ui.parts import hint_line
from tercet.ui.parts.seat_marks import SeatMarks
from tercet.ui.parts.top_line import TopLine
from tercet.ui.text import LANGUAGES
from tercet.ui.type import Type

_ENDS = ".!?:"


class Listener:
    """Hears an app from now on; tell() hands the page what was heard since the last time."""

    def __init__(self, app):
        self._context = app.context
        self._said = []
        self._read = None  # words of a screen that paints itself whole; None: not so, or a game, which is not read out
        self._message = ""  # the last one
        self._language = -1
        self._hear_messages(TopLine)  # the upper line of a message is painted after the lower one
        self._hear_messages(SeatMarks)
        self._hear_messages(hint_line, upper=False)
        self._hear_screens(app)

    def tell(self):
        """Say what was heard, in one piece; and the language, when it has changed."""
        language = self._context.settings["device"]["language"]
        if language != self._language:
            self._language = language
            page.language(LANGUAGES[language][0])
        if self._said:
            page.say(" ".join([_ended(words.strip()) for words in self._said if words.strip()]))
            self._said.clear()

    def _hear_messages(self, owner, upper=True):
        message = owner.message

        def heard(whose, words, *more):
            if words and words not in self._said and not _counts_down(self._message, words):
                self._said.insert(0 if upper else len(self._said), words)
            self._message = words
            return message(whose, words, *more)

        owner.message = heard

    def _hear_screens(self, app):
        paint, draw, about = app._paint, Type.draw, Listing._about

        def new_paint():
            screen = app._screen
            if app._painted:
                return
            self._read = [] if screen.playing() is not screen else None
            paint()
            if self._read is not None and isinstance(screen, Listing):
                self._read = [screen.heading, screen.figure, _focus(screen)]
            self._said.extend(self._read or [])
            self._read = None

        def new_draw(kind, canvas, words, x, y, colours):
            if self._read is not None and isinstance(words, str):
                self._read.append(words)
            return draw(kind, canvas, words, x, y, colours)

        def new_about(listing):
            about(listing)
            if self._read is None:
                self._said.append(_focus(listing))

        app._paint, Type.draw, Listing._about = new_paint, new_draw, new_about


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
