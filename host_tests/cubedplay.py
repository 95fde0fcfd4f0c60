"""People who play SET Cubed: they press the keys of the board, read dice and words off the glass, and know the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace

from PIL import Image
from tercet.core import cubed
from tercet.core.cubed_rivals import Thoughts, opening
from tercet.screens.cubed_board import BoardView
from tercet.ui.text import en

from host_tests import dicereader, words
from host_tests.dicereader import WILD, Unread
from host_tests.player import Player
from tools.boards import Board

PERSON, BEGINNER, INTERMEDIATE, ADVANCED, EXPERT = -1, 0, 1, 2, 3
TEXT = en.dice.cubed
DIM = (0x77, 0x88, 0x99)
BRIGHT = (0xFF, 0xFF, 0xEE)
BEHIND_NAME = 14  # pixels that the number of a person takes in the top line
LINE_UP = 22  # pixels of the top of the glass in which points stand


@dataclass
class Seen:
    """What is on the glass: dice in view by cell, cells of those that are WILD, the hand by place (None: an empty place)."""

    board: dict[int, int] = field(default_factory=dict)
    wilds: set[int] = field(default_factory=set)
    hand: list[int | None] = field(default_factory=list)
    cursor: int | None = None


class Table:
    """All who sit round one board. Seats count from 0; calls: the key of each person."""

    def __init__(self, player: Player, board: Board, kinds: Sequence[int]) -> None:
        self.player = player
        self.kinds = tuple(kinds)
        people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
        entries = board.data["SEATS"].get(len(people), ())
        self.calls = {seat: str(key) for seat, (key, _) in zip(people, entries, strict=False)}
        canvas = SimpleNamespace(width=board.width, height=board.height)
        medium = SimpleNamespace(height=18)
        context = SimpleNamespace(canvas=canvas, painter=SimpleNamespace(letters=None), small=None, medium=medium)
        self.place = BoardView(context, None)
        self.all: dict[int, int] = {}  # all dice that were ever seen on the board
        self.wild: set[int] = set()

    # From reset to the board

    def sit_down(self, practice: bool = False) -> None:
        """From reset to the start of a game."""
        player = self.player
        player.to_menu()
        player.choose(en.DICE_GAMES[0])
        player.choose(en.GAMES["cubed"][0])
        rows = {en.SEATS: str(len(self.kinds))}
        for seat, kind in enumerate(self.kinds):
            rows[en.SEAT % (seat + 1)] = en.PERSON if kind == PERSON else en.SKILLS[kind]
        rows[TEXT.PRACTICE] = en.YES if practice else en.NO
        for row, value in rows.items():
            player.set(row, value)
        player.choose(en.PLAY)
        player.wait_for(TEXT.WHO_STARTS)
        player.settle()

    def press(self, *seats: int) -> None:
        """Press the call buttons of seats in the same instant."""
        handheld = self.player.handheld
        for seat in seats:
            handheld.press(self.calls[seat])
        handheld.run(35)
        for seat in seats:
            handheld.release(self.calls[seat])
        handheld.run(35)
        self.player.settle()

    def hands(self) -> list[list[int]]:
        """The hands of all seats, at the start."""
        picture = self.player.picture()
        rows: list[list[int]] = []
        for y in range(picture.height):
            for size in (30, 22):
                try:
                    x = picture.width - (14 if picture.height >= 200 else 8) - 5 * (size + 6) + 6
                    rows.append([dicereader.die(picture, x + at * (size + 6), y, size)[0] for at in range(5)])
                    break
                except Unread:
                    continue
        assert len(rows) == len(self.kinds), f"{len(rows)} hands are to be seen"
        return rows

    def start(self) -> int:
        """Let somebody who has a SET call and show it; return who started. Computer players may be quicker."""
        for _ in range(30):
            for seat, hand in enumerate(self.hands()):
                shown = opening(hand)
                if seat in self.calls and shown:
                    self.press(seat)
                    self.show(hand, shown)
                    return seat
            self.player.press("MENU")
            self.player.settle()
            if not self.player.shows(TEXT.ROLLED):
                return -1
            self.player.handheld.run(2600)
            self.player.settle()
        raise AssertionError("nobody has a SET in thirty rolls")

    def show(self, hand: list[int], shown: Sequence[tuple[int, int]]) -> None:
        """Choose three dice of the own hand; WILDs beyond one take the first face that is offered."""
        player = self.player
        at = 0
        for place in sorted(place for place, _ in shown):
            for _ in range(place - at):
                player.press(player.onward)
            at = place
            player.press("SELECT")
            player.settle()
        while player.shows(TEXT.WILD):
            player.press("SELECT")
            player.settle()
        player.settle()

    # The board

    def look(self) -> Seen:
        """Read the board in view, and the hand."""
        picture, view = self.player.picture(), self.place
        first_row, first_column = self._origin(picture)
        seen = Seen()
        size = view._dice.size
        for row in range(view._rows):
            for column in range(view._columns):
                x, y = view._left + column * view._pitch, view._high + row * view._pitch
                cell = cubed.cell_at(first_row + row - 6, first_column + column - 6)
                if picture.getpixel((x - 2, y + size // 2)) == BRIGHT and picture.getpixel((x + size // 2, y - 2)) == BRIGHT:
                    seen.cursor = cell
                try:
                    face, wild = dicereader.die(picture, x, y, size)
                except Unread:
                    continue
                seen.board[cell] = face
                if wild:
                    seen.wilds.add(cell)
        for place in range(5):
            try:
                y = view._hand_top + place * view._hand_pitch
                seen.hand.append(dicereader.die(picture, view._hand_left, y, view._hand_size)[0])
            except Unread:
                seen.hand.append(None)
        self.all.update(seen.board)
        self.wild = {cell for cell in self.wild if cell not in seen.board} | seen.wilds
        return seen

    def _origin(self, picture: Image.Image) -> tuple[int, int]:
        """The first row and column in view, by the frame on the map."""
        view, scale = self.place, self.place._map_scale
        left, top, size = view._map_left, view._map_top, 13 * scale
        dim = [
            (x, y)
            for x in range(left - 1, left + size + 1)
            for y in range(top - 1, top + size + 1)
            if picture.getpixel((x, y)) == DIM
        ]
        assert dim, "no frame on the map"
        return (min(y for _, y in dim) + 1 - top) // scale, (min(x for x, _ in dim) + 1 - left) // scale

    def go(self, cell: int) -> Seen:
        """Move the cursor to a cell."""
        player = self.player
        for _ in range(60):
            seen = self.look()
            assert seen.cursor is not None, "there is no cursor on the board"
            if seen.cursor == cell:
                return seen
            if player.few:
                player.press("NEXT")
                player.settle()
                continue
            (row, column), (to_row, to_column) = cubed.place_of(seen.cursor), cubed.place_of(cell)
            for _ in range(abs(to_row - row)):
                player.press("DOWN" if to_row > row else "UP")
            for _ in range(abs(to_column - column)):
                player.press("RIGHT" if to_column > column else "LEFT")
            player.settle()
        raise AssertionError(f"the cursor does not get to {cubed.place_of(cell)}")

    def lay(self, cell: int, face: int, wild: bool) -> Seen:
        """Lay a die of the hand on a cell, a WILD with a face that makes a SET there."""
        player = self.player
        before = self.go(cell)
        wanted = WILD if wild else face
        places = [place for place, shown in enumerate(before.hand) if shown is not None]
        player.press("SELECT")
        player.settle()
        steps = [before.hand[place] for place in places].index(wanted)
        for _ in range(steps):
            player.press(player.onward)
        player.press("SELECT")
        player.settle()
        if wild:
            self.give(face)
        seen = self.look()
        assert seen.board.get(cell) == face, f"face {seen.board.get(cell)} lies there, not {face}"
        assert (cell in seen.wilds) == wild, "it does not look as what it is"
        assert len([one for one in seen.hand if one is not None]) == len(places) - 1
        return seen

    def give(self, face: int) -> None:
        """Choose the face of a WILD: of those that make a SET, or by its features."""
        player = self.player
        assert player.shows(TEXT.WILD)
        for row, values, value in (
            (en.FEATURES[0], en.ONE_OF[0], face // 9),
            (en.FEATURES[1], en.COLOURS[0], face // 3 % 3),
            (en.FEATURES[3], en.ONE_OF[3], face % 3),
        ):
            player.set(row, values[value])
        player.choose(TEXT.LAY_IT)

    def best(self, skill: int = ADVANCED) -> list[tuple[int, int, bool]]:
        """The turn that a computer player of a skill would lay here, as (cell, face, wild)."""
        seen = self.look()
        board = cubed.new_board()
        for cell, face in self.all.items():
            board[cell] = face
        faces = [face for face in seen.hand if face is not None]
        thoughts = Thoughts(skill, board, faces)
        while not thoughts.step():
            pass
        return [(cell, face, faces[place] == WILD) for place, cell, face in thoughts.turn]

    def worth(self, laid: list[tuple[int, int, bool]]) -> int:
        """What a turn earns by the rules, from the dice that lie here."""
        board = cubed.new_board()
        for cell, face in self.all.items():
            if cell not in [one[0] for one in laid]:
                board[cell] = face
        return cubed.judge(board, laid)[1]

    def end_turn(self) -> None:
        """End the turn, or pass, by the menu of the turn."""
        player = self.player
        player.press("MENU")
        player.settle()
        player.choose(TEXT.END_TURN if player.shows(TEXT.END_TURN) else TEXT.PASS)

    def take_turn(self, skill: int = ADVANCED) -> int:
        """Lay the best turn that is found and end it; return its points."""
        laid = self.best(skill)
        for cell, face, wild in laid:
            self.lay(cell, face, wild)
        points = self.worth(laid) if laid else 0
        if laid:
            assert self.player.shows(TEXT.WORTH % points), "the points of the turn are not shown"
        self.end_turn()
        return points

    def points(self, seat: int) -> int:
        """The points of a seat in the top line."""
        picture = self.player.picture()
        room = picture.width // len(self.kinds)
        part = picture.crop((seat * room + BEHIND_NAME, 0, seat * room + room, LINE_UP))
        for number in range(199, -1, -1):
            if words.which(part, (str(number), f"{number} …")):
                return number
        raise AssertionError(f"no points of seat {seat}")

    def waiting(self) -> str:
        """What a person is asked for now: "turn", "again", "over", or "" while others play."""
        player = self.player
        if player.shows(TEXT.OVER):
            return "over"
        if player.shows(TEXT.DONE):
            return "again"
        return "turn" if player.shows(TEXT.END) or player.shows(TEXT.END_SHORT) else ""

    def wait(self, limit: float = 90_000) -> str:
        """Wait until a person is asked for something; a message at the bottom is waited for, too."""
        waited = 0.0
        while not (asked := self.waiting()):
            self.player.handheld.run(250)
            waited += 250
            assert waited < limit, f"nobody is asked for anything within {limit / 1000} s"
        self.player.settle()
        return asked

    def keep_all(self) -> None:
        """Roll nothing again."""
        self.player.press("MENU")
        self.player.settle()
