"""Looks for text that overflows its place, on every screen and with the longest values: runs in main.py's place.

A text must lie on the panel, on no other text and on no card, and nothing may be painted over it while its screen is drawn.
What is wrong is printed, a line each: "overflow", the scene, the words.
"""

import board
import gallery
import stage
from tercet.core import records
from tercet.core.games.arcade import Arcade
from tercet.core.games.classic import Classic
from tercet.core.games.practice import Practice
from tercet.core.games.puzzle import Puzzle
from tercet.core.games.solo import Solo
from tercet.core.games.timed import Timed
from tercet.device import picture
from tercet.screens import help, tutorial
from tercet.screens.arcade import ArcadePlay
from tercet.screens.classic import ClassicPlay
from tercet.screens.crash import Crash
from tercet.screens.games import CHOICES, DEFAULTS, DICE, GAMES, VALUES, screen_class, set_up
from tercet.screens.games import TABLE_DEFAULTS as TABLE
from tercet.screens.menu import Menu
from tercet.screens.number import Number
from tercet.screens.options import Options
from tercet.screens.pause import Pause
from tercet.screens.practice import PracticePlay
from tercet.screens.puzzle import PuzzlePlay
from tercet.screens.records import Records
from tercet.screens.setup import SetUp
from tercet.screens.solo import SoloPlay
from tercet.screens.statistics import Statistics
from tercet.screens.timed import TimedPlay
from tercet.ui.buttons import HINT, RIGHT, SELECT
from tercet.ui.canvas import Canvas
from tercet.ui.text import en
from tercet.ui.type import Type

LONG_NUMBER = 999_999
LONG_TIME = 36_000_000 - 1000  # ms: 9:59:59
LETTERS = [name[0].upper() for names in en.COLOURS for name in names]  # that are printed on the cards


def inside(box, other):
    """Tell whether a box lies wholly in another."""
    return other[0] <= box[0] and other[1] <= box[1] and box[2] <= other[2] and box[3] <= other[3]


class Watch:
    """What stands on the canvas: boxes (left, top, right, bottom, words) of texts from the head of a capital to the foot."""

    def __init__(self, canvas):
        self.canvas = canvas
        self.faults = []
        self.texts = []
        self.cards = []
        self.fresh = None  # texts of the screen that is being drawn
        self.told = set()

    def fault(self, words, what):
        if (words, what) not in self.told:
            self.told.add((words, what))
            self.faults.append("%r %s" % (words, what))

    def text(self, kind, words, x, y):
        if not words.strip():
            return
        box = (x, y + kind.baseline - kind.capital, x + kind.width(words), y + kind.baseline, words)
        if box[0] < 0 or box[1] < 0 or box[2] > self.canvas.width or box[3] > self.canvas.height:
            self.fault(words, "leaves the panel: %r" % (box[:4],))
        for other in self.texts:
            if meet(box, other):
                self.fault(words, "lies on %r" % other[4])
        for other in self.cards:
            if meet(box, other) and not (words in LETTERS and inside(box, other)):
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
        if card:
            self.cards.append(area)


def meet(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def covers(area, box):
    return area[0] <= box[0] and area[1] <= box[1] and area[2] >= box[2] and area[3] >= box[3]


def watched(watch):
    """Let a watch see what is painted."""
    rect, round_rect, fill, card = Canvas.rect, Canvas.round_rect, Canvas.fill, Canvas.card
    draw, paint, codes = Type.draw, Type.paint, Type.codes

    def new_rect(self, x, y, width, height, colour):
        watch.painted(x, y, width, height)
        rect(self, x, y, width, height, colour)

    def new_round_rect(self, x, y, width, height, colour, edge, ground):
        watch.painted(x, y, width, height)
        round_rect(self, x, y, width, height, colour, edge, ground)

    def new_fill(self, colour):
        watch.texts, watch.cards = [], []
        if watch.fresh is not None:
            watch.fresh = []
        fill(self, colour)

    def new_card(self, rectangle, frame, deck, face):
        watch.painted(*rectangle, card=True)
        card(self, rectangle, frame, deck, face)

    def new_draw(self, canvas, words, x, y, colours):
        watch.text(self, words, x, y)
        return draw(self, canvas, words, x, y, colours)

    def new_paint(self, canvas, words, x, y, colours):
        watch.text(self, words, x, y)
        paint(self, canvas, words, x, y, colours)

    def new_codes(self, canvas, digits, start, x, y, colours):
        watch.text(self, bytes(digits[start:]).decode(), x, y)
        codes(self, canvas, digits, start, x, y, colours)

    Canvas.rect, Canvas.round_rect, Canvas.fill, Canvas.card = new_rect, new_round_rect, new_fill, new_card
    Type.draw, Type.paint, Type.codes = new_draw, new_paint, new_codes


def longest(app):
    """Yield the name of each screen with its longest values, once it is there."""
    yield from set_ups(app)
    yield from top_lines(app)
    yield from results(app)
    yield from statistics(app)
    yield from notices(app)
    for palette in range(len(app.text.COLOURS)):
        app.settings.setdefault("device", {})["palette"] = palette
        yield from helps(app)
        for number in range(tutorial.STEPS):
            app.show(tutorial.screen(app, number))
            yield "tutorial %d, palette %d" % (number, palette)


def rows(app, screen, name):
    """Each row of a list in focus."""
    for row in range(len(screen.rows)):
        screen.index = row
        app.show(screen)
        yield "%s, row %d" % (name, row)


def set_ups(app):
    menu = Menu(app)
    yield from rows(app, menu, "menu")
    for index, game in enumerate(GAMES):
        set_up(app, index)
        screen = app._screen
        assert isinstance(screen, Options)
        if "seats" in screen.choices:
            screen.choices["seats"] = 4
            screen.arrange()
        for name in list(screen._names[1:]) + ["constant"] * ("constant" in game[3]):
            values = screen.values(name)
            for value in (LONG_NUMBER,) if name == "number" else values:
                screen.choices[name] = value
                if name == "constant":
                    screen.choices["features"] = 3
                screen.arrange()
                yield from rows(app, screen, "%s %s %r" % (game[0], name, value))
    setup = SetUp(app, 2)
    setup.choices["number"] = LONG_NUMBER
    app.solved.add(setup.choices["skill"], setup.features(), setup.choices["constant"], LONG_NUMBER)
    app.show(setup)
    yield "a solved puzzle"
    app.show(Number(app, setup))
    yield "a long number"


def played(app, screen, game, skill, **more):
    """A game that has gone on for long, with much found."""
    play = stage.playing(app, screen, game, skill, **more)
    running = play.game
    running.found = running.progress = 27
    running.wrong, running.hints, running.penalty = 99, 99, 990_000
    running.stopwatch._spent = LONG_TIME
    return play


KINDS = (
    (ClassicPlay, Classic, {}),
    (TimedPlay, Timed, {"target": 30}),
    (PuzzlePlay, Puzzle, {"target": LONG_NUMBER}),
    (ArcadePlay, Arcade, {}),
    (PracticePlay, Practice, {}),
    (SoloPlay, Solo, {}),
)


def top_lines(app):
    for screen, game, more in KINDS:
        for skill in range(4):
            play = played(app, screen, game, skill, **more)
            name = "%s at %d" % (screen.NAME, skill)
            if screen is ArcadePlay:
                play.game.gained = LONG_TIME // 1000
                play.game.progress = 199
            if screen is SoloPlay:
                play.game.points = 23
            app.show(play)
            yield name
            stage.press(app, play, HINT)
            yield name + ", a hint"
            stage.claim(app, play, (0, 1, 2))
            yield name + ", a claim"
            yield from rows(app, Pause(app, play), name + ", the pause")


def results(app):
    for screen, game, more in KINDS:
        for skill in range(4):
            play = played(app, screen, game, skill, **more)
            if screen.RECORDS:
                for _ in range(3):
                    app.records.enter(records.key(play.game), 27, LONG_TIME, 99, 1)
            play._result(app.now())
            yield "%s at %d, the result" % (screen.NAME, skill)
            if screen.RECORDS:
                app.show(Records(app, play.game, 2))
                yield "%s at %d, the records" % (screen.NAME, skill)
    app.show(Crash(app, "ValueError: " + "a very long message " * 4, True))
    yield "a crash with a long message"


def statistics(app):
    """Ten years of play, slowly."""
    known = app.statistics
    known.played[:], known.sets, known.best, known.wrong = [1999] * 5, 99_999, 9999, 99_999
    known.found[:], known.spent[:] = [1000] * 4, [999_999_000] * 4
    known.failing[:], known.last[:] = [99_999, 9999, 88_888, 0], [65535] * 20
    pages = Statistics(app, Menu(app))
    app.show(pages)
    for name in ("numbers", "wrong claims", "last games"):
        yield "statistics, " + name
        pages.button(RIGHT, app.now(), False)
    known.clear()


def notices(app):
    for key in app.text.NOTES:
        app.saves.notes.append((key, "game-practice.bad1, settings.bad1" if "%s" in app.text.NOTES[key][1] else ""))
        app.show(Menu(app))
        yield "the note " + key
    app.saves.notes = []


def helps(app):
    for index, game in enumerate(GAMES):
        name, screen = game[0], screen_class(index)
        for choice in table_choices() if name == "table" else dice_choices(name) if name in DICE else choices():
            people = min(4, app.keys.most_people) if name in CHOICES else 0
            page = help.of_set_up(app, name, screen, choice, people, Menu(app))
            app.show(page)
            yield "help %s %r" % (name, choice)
            for number in range(4 if name == "cubed" else 1):
                page.button(SELECT, app.now(), False)
                yield "help %s, page %d" % (name, number + 2)
    for constant in range(4):
        for seed in range(6):
            running = Classic(3, seed, app.now(), 3, constant)
            play = ClassicPlay(app, running, dict(DEFAULTS))
            app.show(help.of_play(app, play, Menu(app)))
            yield "help of constant %d" % constant


def choices():
    for skill in VALUES["skill"]:
        for features in VALUES["features"]:
            for constant in VALUES["constant"]:
                yield dict(DEFAULTS, skill=skill, features=features, constant=constant, target=30, number=LONG_NUMBER)


def table_choices():
    for penalty in range(3):
        for tournament in range(2):
            yield dict(TABLE, seats=4, penalty=penalty, tournament=tournament, pick=10, rounds=9)


def dice_choices(name):
    for seats in (1, 4):
        for practice in range(2):
            yield dict(CHOICES[name][0], seats=seats, pick=10, practice=practice)


class Watched(gallery.Gallery):
    """The app, with somebody who watches what is painted."""

    watch = None

    def show(self, screen):
        if self.watch is not None:
            self.watch.fresh = []
        super().show(screen)
        if self.watch is not None:
            self.watch.fresh = None

    def run(self):
        """Show all scenes, and say how many there were."""
        self._display.show()
        self.watch = Watch(self.canvas)
        watched(self.watch)
        self.canvas.send = lambda x, y, width, height: None  # nobody looks
        count = 0
        for scenes in (gallery.scenes, longest):
            for name in scenes(self):
                count += 1
                for fault in self.watch.faults:
                    print("overflow %s: %s" % (name, fault))
                self.watch.faults = []
        print("scenes", count)


canvas = Canvas(*picture(board.DISPLAY))
Watched(board, canvas).run()
