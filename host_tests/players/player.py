"""A player at the keys: sees only the glass, presses only keys, on the simulator or the emulated handheld alike.

It reads cards with the reader and words by their known texts, and moves the cursor with as few presses as it needs,
looking where the cursor really is.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np
from PIL import Image
from tercet.ui.buttons import ARROWS
from tercet.ui.text import LANGUAGES, en, of_game

from host_tests.glass import reader, recoloured, words
from host_tests.glass.reader import Glass
from host_tests.glass.symbols import hue_class
from host_tests.players.cursor_ways import route
from tools.handheld import Handheld
from tools.simulator import keys

SHORT = 35  # ms a finger stays on a key: a fast player's, and longer than a contact bounces
LONG = 620  # ms of a long press
DEAF = 620  # ms after something came by itself in which nobody should press: it would mean nothing
HINT = 2050  # ms that a hint stays in view
BETWEEN = 35  # ms from one press to the next
STILL = 40  # ms without a change: a move has been drawn
_LOOK = 20  # ms from one look whether something changes to the next
ANIMATED = 180  # ms without a change: the cards have come to rest; no picture of an animation stays longer
MOVING = 300  # ms that cards may move at most
UNASKED = 800  # ms in which a screen that came by itself takes no press, or is moving
LONGEST = 720  # seconds: the longest time a clock is looked for


class Player:
    """Plays a handheld with the keys of its board's BUTTONS. Buttons are logical ones; some may be long presses."""

    def __init__(self, handheld: Handheld, buttons: keys.Buttons) -> None:
        self.handheld = handheld
        self.buttons = buttons
        self.few = "PREVIOUS" in buttons
        self.clock_near = 0
        self.palette = 0  # the colours on the glass
        self.letters = False  # whether there are letters on the cards
        self._page: tuple[int, words.Page] | None = None  # of a version of the panel
        self.hinted: Image.Image | None = None  # the glass while the last hint was in view
        self.in_menu = False  # whether the handheld was taken over in the menu (booted.py)

    @property
    def onward(self) -> str:
        """The button that moves one card to the right."""
        return "NEXT" if self.few else "RIGHT"

    # Keys and time

    def key(self, button: str) -> str:
        """The key of the board that stands for a logical button, long press or not."""
        stroke = keys.reach(self.buttons, button)
        assert stroke is not None, f"this board has no {button}"
        return stroke.name

    def label(self, button: str) -> str:
        """How the glass calls the key that stands for a logical button."""
        label = str(self.buttons[self.key(button)]["label"])
        return ARROWS.get(label, label)

    def press(self, button: str) -> None:
        """Press a logical button and let it go."""
        stroke = keys.reach(self.buttons, button)
        assert stroke is not None, f"this board has no {button}"
        self.tap(stroke.name, LONG if stroke.long else SHORT)

    def acknowledge(self) -> None:
        """Go on from a screen that came by itself, which takes no press of its first moment."""
        self.handheld.run(DEAF)
        self.press("SELECT")

    def tap(self, name: str, down: float = SHORT, up: float = BETWEEN) -> None:
        """Press a key of the board itself, for so long, and wait so long."""
        self.handheld.tap(name, down, up)

    def settle(self, quiet: float = STILL, limit: float = 3000) -> None:
        """Wait until nothing on the glass has changed for so many milliseconds."""
        still, waited, version = 0.0, 0.0, self.handheld.panel.version
        while still < quiet:
            self.handheld.run(_LOOK)
            still, waited = still + _LOOK, waited + _LOOK
            if self.handheld.panel.version != version:
                still, version = 0.0, self.handheld.panel.version
            assert waited < limit, f"the glass does not come to rest within {limit} ms"

    # What is seen

    def picture(self) -> Image.Image:
        """The picture on the glass, without the margins that a board with round corners leaves free."""
        glass = self.glass()
        margin = (glass.height - self.handheld.board.picture[1]) // 2
        return glass.crop((0, margin, glass.width, glass.height - margin))

    def glass(self) -> Image.Image:
        """All of the glass, the margins too."""
        return self.handheld.picture().convert("RGB")

    def look(self) -> Glass:
        """The cards on the glass; a Glass without cells where not the smallest part of a card is to be seen."""
        picture = recoloured.standard(self.picture(), self.palette)
        try:
            return reader.read(picture, self.letters)
        except reader.Unreadable:
            if reader.cards_seen(picture) or reader.inks_seen(picture):
                raise
            return Glass(())

    def glimpse(self) -> Glass | None:
        """The cards on the glass in the middle of things; None while a card is just being sent."""
        try:
            return self.look()
        except reader.Unreadable:
            return None

    def page(self) -> words.Page:
        """The glass, made ready for looking for texts."""
        version = self.handheld.panel.version
        if self._page is None or self._page[0] != version:
            self._page = version, words.Page(self.picture())
        return self._page[1]

    def shows(self, text: str) -> bool:
        """Tell whether a text is on the glass."""
        return words.shows(self.page(), text)

    def wait_for(self, text: str, limit: float = 3000) -> None:
        """Wait until a text is on the glass."""
        waited = 0.0
        while not self.shows(text):
            assert waited < limit, f"{text!r} did not come within {limit} ms"
            self.handheld.run(50)
            waited += 50

    def wait_for_result(self, limit: float = 5000) -> None:
        """Wait until a result is on the glass, takes keys, and nothing on it moves any more."""
        self.wait_for(en.MENU, limit)
        self.handheld.run(UNASKED)
        self.settle()

    def badge(self, text: str) -> bool:
        """Tell whether a text is on the glass dark on light, as a new best is."""
        return words.shows(words.inverted(self.picture()), text)

    def clock(self) -> int:
        """The seconds that the clock shows; it is looked for near the time it showed last."""
        picture = self.picture()
        top = picture.crop((picture.width // 6, 0, picture.width * 3 // 4, 20))
        urgent = words.which(words.inverted(top), (f"0:{second:02}" for second in range(11)))
        if urgent:
            self.clock_near = int(urgent[2:])
            return self.clock_near
        near = sorted(range(LONGEST), key=lambda second: abs(second - self.clock_near))
        text = words.which(top, (f"{second // 60}:{second % 60:02}" for second in near))
        if text is None:  # a long message has pushed it aside
            top = picture.crop((picture.width * 3 // 4, 0, picture.width, 20))
            text = words.which(top, (f"{second // 60}:{second % 60:02}" for second in near))
        assert text is not None, "no clock in the top line"
        minutes, seconds = text.split(":")
        self.clock_near = int(minutes) * 60 + int(seconds)
        return self.clock_near

    def progress(self, points: int, stock: int) -> bool:
        """Tell whether the top line says so many points and so many cards to come."""
        picture = self.picture()
        top = picture.crop((picture.width // 2, 0, picture.width, 20))
        return words.shows(top, f"{en.signed(points)} {en.counted(abs(points), en.POINTS)} · {en.LEFT % stock}")

    # Lists and screens

    def to_set_up(self) -> None:
        """From reset to the set-up of Classic."""
        self.to_menu()
        self.choose(of_game(en, "classic").NAME)

    def to_menu(self) -> None:
        """From reset to the menu; the tutorial, which comes at the first start, is skipped."""
        if self.in_menu:
            self.in_menu = False
            return
        self.wait_for(en.TITLE)
        self.settle()
        self.press("SELECT")
        self.settle()
        self.skip_tutorial()

    def skip_tutorial(self) -> None:
        """Leave the question of the first start and the tutorial, where they have come by themselves."""
        self.choose_language()
        if self.shows(en.FIRST_COLOURS[0]):
            self.press("SELECT")
            self.settle()
        if self.shows(en.WELCOME[0]):
            self.press("BACK")
            self.handheld.run(600)  # that it was there is written to the disk
            self.settle()

    def choose_language(self, language: int = 0) -> None:
        """Answer the question of the very first start, where it has come: English, or another of LANGUAGES."""
        if self.shows(LANGUAGES[0][1]):
            self.focus(LANGUAGES[language][1])
            self.press("SELECT")
            self.settle()

    def never_dims(self) -> None:
        """From the menu to the settings and back: the display stays on, and a game runs on though nobody presses a key."""
        self.choose(en.SETTINGS[0])
        self.set(en.SETTING_ROWS["dim"][0], en.NEVER)
        self.press("BACK")
        self.settle()

    def choose(self, row: str) -> None:
        """Choose a row of a list."""
        self.focus(row)
        self.press("SELECT")
        self.settle()

    def focus(self, row: str) -> None:
        """Bring a row of a list into focus."""
        for _ in range(20):
            if self.in_focus(row):
                return
            self.press("DOWN")
            self.settle()
        raise AssertionError(f"the row {row!r} does not come into focus")

    def in_focus(self, row: str) -> bool:
        """Tell whether the accent marks this row of a list."""
        picture = self.picture()
        places = words.places(self.page(), row)
        return any(_accented(picture.crop((0, place.top, place.left, place.bottom))) for place in places)

    def highlighted(self, text: str) -> bool:
        """Tell whether a text is on the glass in the accent."""
        picture = self.picture()
        return any(_accented(picture.crop(place)) for place in words.places(self.page(), text))

    # A game

    def start(self, game: str, skill: int) -> Glass:
        """From reset to the first table of a game: start screen, menu, set-up."""
        self.to_menu()
        return self.begin(game, skill)

    def begin(self, game: str, skill: int) -> Glass:
        """From the menu to the first table of a game."""
        return self.open_game(game, {en.SKILL: en.SKILLS[skill]})

    def open_game(self, game: str, values: dict[str, str], number: int | None = None) -> Glass:
        """From the menu to the first table of a game with the rows of its set-up set so; number: of a puzzle."""
        self.set_up(game, values)
        if number is not None:
            self.choose_number(number)
        self.choose(en.PLAY)
        if self.shows(en.REALLY_NEW):
            self.choose(en.NEW_YES)
        return self.first_table()

    def first_table(self, limit: float = 15_000) -> Glass:
        """Wait for the cards of a new game (a puzzle is being made first), and look."""
        waited = 0.0
        while not reader.cards_seen(self.picture()):
            assert waited < limit, f"no cards within {limit} ms"
            self.handheld.run(100)
            waited += 100
        self.clock_near = 0
        return self.rest()

    def set_up(self, game: str, values: dict[str, str]) -> None:
        """From the menu to the set-up of a game, with the rows set to these values."""
        self.choose(of_game(en, game).NAME)
        if self.shows(en.NEW_GAME):  # one of its kind waits
            self.choose(en.NEW_GAME)
        for row, value in values.items():
            self.set(row, value)

    def set(self, row: str, value: str) -> None:
        """Give a row of a set-up a value."""
        for _ in range(20):
            if self.value_shown(row, value):
                return
            self.focus(row)
            self.press("SELECT")
            self.settle()
        raise AssertionError(f"the row {row!r} does not come to {value!r}")

    def value_shown(self, row: str, value: str) -> bool:
        """Tell whether a row of a set-up has a value: it stands at the right, on the row's line."""
        if not self.shows(row):
            self.focus(row)
        picture = self.picture()
        lines = [(place.right, place.top - 4, picture.width, place.bottom + 4) for place in words.places(self.page(), row)]
        return any(words.shows(picture.crop(line), value) for line in lines)

    def choose_number(self, number: int) -> None:
        """In the set-up of Puzzle: give the number by its digits from the first one on, and take it."""
        self.choose(en.PUZZLE_NUMBER)
        assert self.shows(of_game(en, "puzzle").WHICH_PUZZLE)
        up, down, wanted = ("PREVIOUS", "NEXT", f"{number:06}") if self.few else ("UP", "DOWN", f"{number:06}")
        for place in range(6):
            steps = (int(wanted[place]) - int(self.digits()[place])) % 10
            for _ in range(min(steps, 10 - steps)):
                self.press(up if steps <= 5 else down)
            self.settle()
            if place < 5:
                self.press("SELECT" if self.few else "RIGHT")
                self.settle()
        assert self.digits() == wanted
        self.press("SELECT")
        self.settle()

    def digits(self) -> str:
        """The number in large digits on the glass, which stand apart."""
        found = [(place, str(digit)) for digit in range(10) for place in words.places(self.page(), str(digit))]
        height = max(place.bottom - place.top for place, _ in found)
        return "".join(digit for place, digit in sorted(found) if place.bottom - place.top == height)

    def go(self, cell: int, glass: Glass | None = None) -> Glass:
        """Move the cursor to a cell, from where `glass` shows it; return what is seen then."""
        glass = glass or self.look()
        for _ in range(5):
            assert glass.cursor is not None, "there is no cursor on the glass"
            if glass.cursor == cell:
                return glass
            for button in route(glass.codes, glass.cursor, cell, self.few):
                self.press(button)
            self.settle()
            glass = self.look()
        raise AssertionError(f"the cursor does not get to cell {cell}")

    def presses(self, glass: Glass, order: Sequence[int]) -> int:
        """How many presses lead the cursor from cell to cell, in this order."""
        way = (glass.cursor or 0, *order)
        return sum(len(route(glass.codes, start, goal, self.few)) for start, goal in itertools.pairwise(way))

    def shortest(self, glass: Glass, cells: Sequence[int]) -> tuple[int, ...]:
        """The order of cells that the cursor reaches with the fewest presses."""
        return min(itertools.permutations(cells), key=lambda order: self.presses(glass, order))

    def select(self, cells: Sequence[int], glass: Glass | None = None) -> None:
        """Go to cells and choose each."""
        for cell in cells:
            glass = self.go(cell, glass)
            self.press("SELECT")
            self.settle()

    def claim(self, cells: Sequence[int], glass: Glass | None = None) -> Glass:
        """Choose three cards, by the shortest way; return the table once it has come to rest."""
        seen = glass or self.look()
        assert seen.cursor is not None, "there is no cursor on the glass"
        assert not seen.chosen, f"{seen.chosen} are chosen already"
        self.select(self.shortest(seen, cells), seen)
        return self.rest()

    def act(self, button: str) -> Glass:
        """Press HINT, or MENU for No Match; return the table once it has come to rest."""
        self.press(button)
        if button == "HINT":
            self.settle()
            self.hinted = self.picture()
            self.handheld.run(HINT)
        return self.rest()

    def rest(self) -> Glass:
        """Give the cards the time that they may take to come to rest, and look."""
        self.handheld.run(MOVING)
        self.settle()
        return self.look()

    def pause(self) -> None:
        """Stop the game."""
        self.press("BACK")
        self.settle()

    def leave(self) -> None:
        """From the pause to the menu; the game waits."""
        self.choose(en.LEAVE)

    def give_up(self) -> None:
        """From the pause to the menu; the game is gone."""
        self.choose(en.GIVE_UP)
        self.choose(en.GIVE_UP_YES)


def _accented(picture: Image.Image) -> bool:
    hsv = np.asarray(picture.convert("HSV"))
    bright = (hsv[..., 1] > 100) & (hsv[..., 2] > 200)
    return sum(hue_class(hue) == "accent" for hue in hsv[..., 0][bright].tolist()) > 10
