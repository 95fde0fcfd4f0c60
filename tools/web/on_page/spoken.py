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
    """Hears from now on what is painted on a canvas; tell() hands the page what was heard since the last time."""

    def __init__(self, canvas):
        self._said = []
        self._read = None  # words of a screen that paints itself whole; None: not so, or a game, which is not read out
        self._message = ""  # the last one
        self._focus = (None, "")  # a list, and what was said of its row in focus
        self._sent = False  # whether something was painted since the last time
        self._language = -1
        self._hear_messages(TopLine)  # the upper line of a message is painted after the lower one
        self._hear_messages(SeatMarks)
        self._hear_messages(hint_line, upper=False)
        self._hear_words()
        self._hear_sent(canvas)

    def tell(self, screen, language):
        """Say what was heard, in one piece; and the language, when it has changed."""
        if language != self._language:
            self._language = language
            page.language(LANGUAGES[language][0])
        if self._sent:
            self._sent = False
            self._look(screen)
        if self._said:
            page.say(" ".join([_ended(words.strip()) for words in self._said if words.strip()]))
            self._said.clear()

    def before(self, screen):
        """A screen is about to paint itself whole."""
        self._read = [] if screen.playing() is not screen else None

    def after(self, screen):
        """It has done so."""
        read, self._read = self._read, None
        if read is None:
            return
        if isinstance(screen, Listing):
            self._focus = screen, _focus(screen)
            read = [screen.heading, screen.figure, self._focus[1]]
        self._said.extend(read)

    def _look(self, screen):
        """Say the row in focus of a list, if it is another one, or other words stand there."""
        if not isinstance(screen, Listing):
            return
        before, focus = self._focus, _focus(screen)
        self._focus = screen, focus
        if before[0] is screen and before[1] != focus:
            self._said.append(focus)

    def _hear_messages(self, owner, upper=True):
        message = owner.message

        def heard(whose, words, *more):
            if words and words not in self._said and not _counts_down(self._message, words):
                self._said.insert(0 if upper else len(self._said), words)
            self._message = words
            return message(whose, words, *more)

        owner.message = heard

    def _hear_words(self):
        draw = Type.draw

        def heard(kind, canvas, words, x, y, colours):
            if self._read is not None and isinstance(words, str):
                self._read.append(words)
            return draw(kind, canvas, words, x, y, colours)

        Type.draw = heard

    def _hear_sent(self, canvas):
        send = canvas.send

        def heard(*place):
            self._sent = True
            return send(*place)

        canvas.send = heard


def _counts_down(before, words):
    """Whether the same is said with a last number that is one less: a clock is not read out, whoever it runs for."""
    numbers = [_last_number(one) for one in (before, words)]
    rests = ["".join([letter for letter in one if not letter.isdigit()]) for one in (before, words)]
    return rests[0] == rests[1] and "" not in numbers and int(numbers[1]) == int(numbers[0]) - 1


def _last_number(words):
    """The digits of the last number in words, "" if there is none."""
    number, inside = "", False
    for letter in words:
        if letter.isdigit():
            number = number + letter if inside else letter
        inside = letter.isdigit()
    return number


def _focus(listing):
    row = listing.index
    if not listing.rows:
        return ""
    value = listing.value(row)
    return _ended(listing.row_words(row) + (": " + value if value else "")) + " " + listing.about(row)


def _ended(words):
    return words if words[-1] in _ENDS else words + "."
