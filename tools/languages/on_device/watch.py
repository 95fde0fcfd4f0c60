"""Watches what is painted, and says which text has left its place: for overflow.py, beside which it is laid out."""

from tercet.screens.listing import Listing
from tercet.screens.result import Result
from tercet.screens.screen import margin
from tercet.ui.canvas import Canvas
from tercet.ui.parts import hint_line
from tercet.ui.type import Type

TAIL = 3  # pixels below its foot that a letter such as g takes, and nobody can read another line in
_ENTRY = 7  # bytes of a character in the index of a font, as the head of ui/fonts/small.py says


def inside(box, other):
    """Tell whether a box lies wholly in another."""
    return other[0] <= box[0] and other[1] <= box[1] and box[2] <= other[2] and box[3] <= other[3]


def ink(kind, words):
    """Return the rows in which a line has ink, accents and tails too: (first, the one after the last), from its top."""
    index, _, extras = kind.font
    first, after = kind.height, 0
    for character in words:
        code = ord(character)
        if 0x20 <= code <= 0x7E:
            entry = code - 0x20
        elif 0xA0 <= code <= 0xFF:
            entry = code - 0x41
        else:
            known = [extras[at] | extras[at + 1] << 8 for at in range(0, len(extras) - 2, 2)]
            entry = 191 + known.index(code) if code in known else ord("?") - 0x20
        _, _, width, height, _, top, _ = index[_ENTRY * entry : _ENTRY * (entry + 1)]
        if width:
            first, after = min(first, top), max(after, top + height)
    return first, after


class Watch:
    """What stands on the canvas: boxes (left, top, right, bottom, words) of texts from the head of a capital to the foot."""

    def __init__(self, canvas):
        self.canvas = canvas
        self.faults = []
        self.texts = []
        self.cards = []
        self.plates = []  # key caps, rows in focus and the like: what begins on one ends on it
        self.fresh = None  # texts of the screen that is being drawn
        self.told = set()
        self.letters = ()  # that are printed on the cards
        self.time_up = ""  # what may lie on cards

    def fault(self, words, what):
        if (words, what) not in self.told:
            self.told.add((words, what))
            self.faults.append('"%s" %s' % (words, what))

    def text(self, kind, words, x, y):
        if not words.strip():
            return
        box = (x, y + kind.baseline - kind.capital, x + kind.width(words), y + kind.baseline, words)
        first, after = ink(kind, words)
        above = max(-box[1], -(y + first))
        below = max(box[3], y + after) - self.canvas.height
        over = max(-box[0], box[2] - self.canvas.width, above, below)
        if over > 0:
            self.fault(words, "leaves the panel by %d pixels" % over)
        tail = TAIL if len(words) > 2 else 0  # a letter on a card is a capital
        for other in self.texts:
            if meet((box[0], box[1], box[2], box[3] + tail), (other[0], other[1], other[2], other[3] + tail)):
                self.fault(words, 'lies on "%s"' % other[4])
        for plate in self.plates:
            if plate[0] <= x < plate[2] < box[2] and plate[1] <= box[1] and box[3] <= plate[3]:
                self.fault(words, "leaves its plate by %d pixels" % (box[2] - plate[2]))
        for other in self.cards:
            if meet(box, other) and not (words in self.letters and inside(box, other)) and words != self.time_up:
                self.fault(words, "lies on a card")
        self.texts.append(box)
        if self.fresh is not None:
            self.fresh.append(box)

    def painted(self, x, y, width, height, card=False):
        area = (x, y, x + width, y + height)
        for box in self.texts:
            if meet(area, box) and (not covers(area, box) or (self.fresh is not None and box in self.fresh)):
                self.fault(box[4], "is painted over")
        self.texts = [box for box in self.texts if not meet(area, box)]
        self.cards = [box for box in self.cards if not covers(area, box)]
        self.plates = [box for box in self.plates if not meet(area, box) or inside(area, box)]
        if card:
            self.cards.append(area)


def meet(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def covers(area, box):
    return area[0] <= box[0] and area[1] <= box[1] and area[2] >= box[2] and area[3] >= box[3]


def watched(watch):
    """Let a watch see what is painted."""
    rect, round_rect, fill, card, shapes = Canvas.rect, Canvas.round_rect, Canvas.fill, Canvas.card, Canvas.shapes
    draw, paint, codes, forget = Type.draw, Type.paint, Type.codes, Canvas.forget
    keys, letters = hint_line.draw, Canvas.text
    badge, fitting = Result._show_badge, Listing.fitting
    small = None  # the type of the bottom line while it is drawn: it is painted without Type.paint()

    def new_rect(self, x, y, width, height, colour):
        watch.painted(x, y, width, height)
        rect(self, x, y, width, height, colour)

    def new_round_rect(self, x, y, width, height, colour, edge, ground):
        watch.painted(x, y, width, height)
        watch.plates.append((x, y, x + width, y + height))
        round_rect(self, x, y, width, height, colour, edge, ground)

    def anew():
        watch.texts, watch.cards, watch.plates = [], [], []
        if watch.fresh is not None:
            watch.fresh = []

    def new_fill(self, colour):
        anew()
        fill(self, colour)

    def new_forget(self):
        anew()
        forget(self)

    def new_card(self, rectangle, frame, deck, face):
        watch.painted(*rectangle, card=True)
        card(self, rectangle, frame, deck, face)

    def new_shapes(self, x, y, size, steps, font):
        watch.painted(x, y, size, size)
        shapes(self, x, y, size, steps, font)

    def new_draw(self, canvas, words, x, y, colours):
        watch.text(self, words, x, y)
        return draw(self, canvas, words, x, y, colours)

    def new_paint(self, canvas, words, x, y, colours):
        watch.text(self, words, x, y)
        paint(self, canvas, words, x, y, colours)

    def new_codes(self, canvas, digits, start, x, y, colours):
        watch.text(self, bytes(digits[start:]).decode(), x, y)
        codes(self, canvas, digits, start, x, y, colours)

    def new_keys(context, wanted, left=0, room=0, up=0):
        nonlocal small
        small = context.small
        keys(context, wanted, left, room, up)
        small = None

    def new_letters(self, words, start, count, font, x, y, colours):
        if small is not None:
            watch.text(small, words, x, y)
        return letters(self, words, start, count, font, x, y, colours)

    def new_badge(self):
        shown = badge(self)
        if self._badge and not shown:
            watch.fault(self._badge, "has no room on the result")
        return shown

    def new_fitting(self, wording):
        words = fitting(self, wording)
        over = self.context.small.width(words) + 2 * margin(self.context.canvas) - self.context.canvas.width
        if over > 0:
            watch.fault(words, "leaves its line by %d pixels" % over)
        return words

    Result._show_badge, Listing.fitting = new_badge, new_fitting
    Canvas.rect, Canvas.round_rect, Canvas.fill, Canvas.card = new_rect, new_round_rect, new_fill, new_card
    Canvas.shapes, Canvas.forget = new_shapes, new_forget
    Type.draw, Type.paint, Type.codes = new_draw, new_paint, new_codes
    hint_line.draw, Canvas.text = new_keys, new_letters
