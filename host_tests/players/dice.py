"""A player of the dice games: reads dice off the glass, by comparing them with what the firmware's own painter draws."""

from __future__ import annotations

import json
from functools import cache
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import NamedTuple

from PIL import Image
from tercet.core.crossword.grid import SIDE
from tercet.core.crossword.solver import Solver
from tercet.ui import theme
from tercet.ui.dice import painter as dieface
from tercet.ui.dice import table as dicegrid
from tercet.ui.dice.grid import GridView
from tercet.ui.text import en, of_game

from host_tests.core.dice_oracle import WILD, is_set
from host_tests.players.player import Player
from tools.simulator import interpreter

SCRIPT = Path(__file__).parents[1] / "glass" / "on_device" / "draw_dice.py"
CURSOR, CHOSEN, ALONE, LOOSE, REFUSED = (
    dieface.CURSOR, dieface.CHOSEN, dieface.ALONE, dieface.LOOSE, dieface.REFUSED,
)  # fmt: skip
_SHEET = 60  # dice on one canvas
MARKS = [on | state for on in (0, CURSOR) for state in (0, CHOSEN, ALONE, LOOSE, CHOSEN | ALONE, REFUSED)]


class Die(NamedTuple):
    """A die on the glass: its face 0..27, its marks, whether a WILD was given the face."""

    face: int
    marks: int
    wild: bool


def _crop(picture: Image.Image, x: int, y: int, size: int) -> bytes:
    """What is compared of a die: not its left and right edges, whose corners depend on the ground."""
    edge = 3 if size < 24 else 4
    return picture.crop((x + edge, y, x + size - edge, y + size)).tobytes()


@cache
def looks(size: int) -> dict[bytes, Die]:
    """What every die looks like, drawn by the firmware's own painter."""
    dice = [Die(face, marks, wild) for face in range(28) for marks in MARKS for wild in (False, True) if face < 27 or not wild]
    found: dict[bytes, Die] = {}
    for first in range(0, len(dice), _SHEET):
        found.update(_drawn(size, dice[first : first + _SHEET]))
    assert len(found) == len(dice), "some dice look alike"
    return found


def _drawn(size: int, dice: list[Die]) -> dict[bytes, Die]:
    pitch, columns = size + 6, 10
    width, height = columns * pitch // 8 * 8 + 8, (len(dice) + columns - 1) // columns * pitch + 8
    order = [(4 + n % columns * pitch, 4 + n // columns * pitch, *die) for n, die in enumerate(dice)]
    with TemporaryDirectory() as folder:
        file = Path(folder) / "dice.json"
        file.write_text(json.dumps(order))
        done = interpreter.run_script(SCRIPT, (str(width), str(height), str(size), str(file), ""))
    assert done.returncode == 0, done.stdout[-500:] + done.stderr
    colours = [colour.to_bytes(3, "big") for colour in theme.PALETTE]
    pixels = b"".join(colours[byte >> 4] + colours[byte & 15] for byte in bytes.fromhex(done.stdout.strip()))
    picture = Image.frombytes("RGB", (width, height), pixels)
    return {_crop(picture, x, y, size): die for (x, y, *_), die in zip(order, dice, strict=True)}


def read(picture: Image.Image, places: list[tuple[int, int]], size: int) -> list[Die | None]:
    """The dice at these places; None where there is none."""
    known = looks(size)
    return [known.get(_crop(picture, x, y, size)) for x, y in places]


def sets_of(dice: list[Die | None]) -> list[tuple[int, ...]]:
    """All SETs among the dice."""
    there = [place for place, die in enumerate(dice) if die]
    faces = {place: die.face for place, die in enumerate(dice) if die}
    return [three for three in combinations(there, 3) if is_set(*(faces[place] for place in three))]


def open_list(player: Player, game: str, values: dict[str, str]) -> None:
    """From the menu into a dice game, with the rows of its set-up set so."""
    player.set_up(game, values)
    player.choose(en.PLAY)
    player.handheld.run(300)
    player.settle()


class SpeedTable:
    """Speed on the glass."""

    def __init__(self, player: Player, dice: int = 42) -> None:
        self.player = player
        panel = player.picture()
        self.columns, self.size, self.places = dicegrid.arranged(panel.width, panel.height, dice)

    def dice(self) -> list[Die | None]:
        return read(self.player.picture(), list(self.places), self.size)

    def cursor(self) -> int | None:
        """The cell of the cursor."""
        return next((cell for cell, die in enumerate(self.dice()) if die and die.marks & CURSOR), None)

    def go(self, cell: int) -> None:
        """Move the cursor to a die, looking where it really is."""
        player = self.player
        tried: set[tuple[int, str]] = set()  # the cursor jumps over gaps: what led nowhere is not tried twice
        for _ in range(90):
            here = self.cursor()
            assert here is not None, "there is no cursor on the glass"
            if here == cell:
                return
            across, down = cell % self.columns - here % self.columns, cell // self.columns - here // self.columns
            ways = ["DOWN" if down > 0 else "UP"] * bool(down)  # first the row: up and down lead to every one
            ways += ["RIGHT" if across > 0 else "LEFT"] * bool(across)
            ways += [way for way in ("DOWN", "RIGHT", "UP", "LEFT") if way not in ways]
            if player.few:
                ways = ["NEXT" if cell > here else "PREVIOUS"]
            way = next((way for way in ways if (here, way) not in tried), ways[0])
            tried.add((here, way))
            player.press(way)
            player.settle()
        raise AssertionError(f"the cursor does not get to die {cell}")

    def choose(self, cells: tuple[int, ...]) -> None:
        """Choose three dice."""
        for cell in sorted(cells):
            self.go(cell)
            self.player.press("SELECT")
            self.player.settle(20)


class CrosswordTable:
    """Crossword on the glass. laid: cells of the room in which dice lie, and their faces, as far as this player laid them."""

    def __init__(self, player: Player, rivals: int = 0) -> None:
        self.player = player
        panel = player.picture()
        tall = panel.height >= 200
        top = (18 if tall else 14) + (0 if not rivals else 14 if tall else 4)
        context = SimpleNamespace(canvas=SimpleNamespace(width=panel.width, height=panel.height))
        self.view = GridView(context, SIDE, top)
        self.laid: dict[int, int] = {}

    def hand(self) -> list[Die]:
        """The dice in the hand, in their order."""
        places = [self.view.hand_spot(place) for place in range(self.view.capacity)]
        return [die for die in read(self.player.picture(), places, self.view.size) if die]

    def grid(self) -> list[Die | None]:
        """The cells in view, in reading order."""
        places = [self.view.spot(row, column) for row in range(self.view.rows) for column in range(self.view.columns)]
        return read(self.player.picture(), places, self.view.size)

    def cursor(self) -> int:
        """The cell of the room on which the cursor with a die stands: told by where the dice in view lie, that were laid."""
        view, dice = self.view, self.grid()
        seen = {place: die.face for place, die in enumerate(dice) if die and not die.marks & CURSOR}
        here = next(place for place, die in enumerate(dice) if die and die.marks & CURSOR)
        tried = [(view.row, view.column)]
        tried += [(row, column) for row in range(SIDE - view.rows + 1) for column in range(SIDE - view.columns + 1)]
        for row, column in tried:
            cells = {(row + place // view.columns) * SIDE + column + place % view.columns: face for place, face in seen.items()}
            if cells.items() <= self.laid.items():
                view.row, view.column = row, column
                return (row + here // view.columns) * SIDE + column + here % view.columns
        raise AssertionError("the dice on the glass are not those that were laid")

    def pick(self, face: int) -> None:
        """Take a die with this face out of the hand, in which the cursor is."""
        player = self.player
        for tries in range(80):
            hand = self.hand()
            here = next(place for place, die in enumerate(hand) if die.marks & CURSOR)
            if hand[here].face == face:
                player.press("SELECT")
                player.settle()
                return
            goal = next((place for place, die in enumerate(hand) if die.face == face), -1)  # -1: further up, or down and round
            if goal < 0:
                player.press("NEXT" if player.few else "UP" if tries < 20 else "DOWN")
            elif player.few:
                player.press("NEXT" if goal > here else "PREVIOUS")
            elif here // 2 != goal // 2:
                player.press("DOWN" if goal > here else "UP")
            else:
                player.press("RIGHT" if goal > here else "LEFT")
            player.settle()
        raise AssertionError(f"face {face} cannot be picked")

    def carry(self, cell: int) -> None:
        """Move the die in the fingers to a cell."""
        player = self.player
        for _ in range(80):
            here = self.cursor()
            if here == cell:
                return
            if player.few:
                player.press("NEXT" if cell > here else "PREVIOUS")
            elif here % SIDE != cell % SIDE:
                player.press("RIGHT" if cell % SIDE > here % SIDE else "LEFT")
            else:
                player.press("DOWN" if cell > here else "UP")
            player.settle()
        raise AssertionError(f"the die does not get to cell {cell}")

    def lay(self, rolled: int, cell: int, face: int) -> None:
        """Lay a die that shows this; a WILD with the face it is to stand for."""
        player = self.player
        self.pick(rolled)
        if self.laid:
            self.carry(cell)
        player.press("SELECT")
        player.settle()
        if rolled == WILD:
            for _ in range(30):
                chosen = next(die for die in self.grid() if die and die.marks & CURSOR)
                if chosen.face == face:
                    break
                player.press(player.onward)
                player.settle()
            player.press("SELECT")
            player.settle()
        self.laid[cell] = face

    def plan(self, faces: list[int] | None = None) -> Solver:
        """The builder's grid for the dice in the hand; faces: all of them, where not all are in view."""
        return Solver(faces or [die.face for die in self.hand()]).finish()

    def draw_until_full(self) -> Solver:
        """Draw dice until all can be used up; return how."""
        plan = self.plan()
        while not plan.complete:
            self.player.press("MENU")
            self.player.settle()
            self.player.press("SELECT")
            self.player.settle()
            self.player.handheld.run(100)
            hand = self.hand()
            assert len(hand) == len(plan.faces) + 1, f"{len(plan.faces)} dice, then {len(hand)}"
            plan = self.plan()
        return plan

    def solve(self) -> int:
        """Build a full grid; return how many dice were drawn for it."""
        plan = self.draw_until_full()
        steps = in_walking_order(plan)
        middle = SIDE // 2 * SIDE + SIDE // 2
        first = steps[0][1]
        for index, cell, face in steps:
            self.lay(plan.faces[index], cell - first + middle, face)
        return len(plan.faces) - 10


def in_walking_order(plan: Solver) -> list[tuple[int, int, int]]:
    """The dice of a plan so that each is laid beside one that lies: (index, cell, face)."""
    rest = [die for step in plan.best for die in step]
    order = [rest.pop(0)]
    while rest:
        cells = {cell for _, cell, _ in order}
        beside = next(die for die in rest if {die[1] - 1, die[1] + 1, die[1] - SIDE, die[1] + SIDE} & cells)
        rest.remove(beside)
        order.append(beside)
    return order


def give_round_up(player: Player) -> None:
    """Whoever builds in Crossword gives the round up."""
    words = of_game(en, "crossword")
    player.press("MENU")
    player.settle()
    player.choose(words.STOP)
    player.focus(words.GIVE_UP_YES)
    player.press("SELECT")
