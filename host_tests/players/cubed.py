"""People who play SET Cubed: they press the keys of the board, read dice and words off the glass, and know the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace

from tercet.core.cubed import board as cubed
from tercet.core.cubed.computer import Thoughts, opening
from tercet.core.cubed.search import Search
from tercet.screens.cubed.board import BoardView
from tercet.ui.text import en, of_game

from host_tests.glass import dice as dicereader
from host_tests.glass import words
from host_tests.glass.dice import WILD, Unread
from host_tests.players.player import Player
from tools.boards import Board

CUBED_WORDS = of_game(en, "cubed")

PERSON, BEGINNER, INTERMEDIATE, ADVANCED, EXPERT = -1, 0, 1, 2, 3
TEXT = CUBED_WORDS
DIM = (0x77, 0x88, 0x99)
BRIGHT = (0xFF, 0xFF, 0xEE)
ACCENT = (0xFF, 0xBB, 0x22)
BEHIND_NAME = 14, 44  # pixels that the number of a person takes in the top line, and the name of a computer player
DRAWN = 150  # ms without a change: a whole board has been drawn, which takes a while before it is sent
DEAF = 700  # ms: what comes by itself takes no press for a moment
LINE_UP = 22  # pixels of the top of the glass in which points stand


def place_of(cell: int) -> tuple[int, int]:
    """(row, column) from the centre of a cell, as the board's players number them."""
    return cubed.place_of(cell)


def cell_of(place: tuple[int, int]) -> int:
    """The number of the cell at (row, column) from the centre."""
    return cubed.cell_at(*place)


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
        context = SimpleNamespace(canvas=canvas, painter=SimpleNamespace(letters=None, chosen=0), small=None, medium=medium)
        self.place = BoardView(context, None)
        self.all: dict[int, int] = {}  # all dice that were ever seen on the board
        self.wild: set[int] = set()
        self.near: dict[int, int] = {}  # points are looked for near those that a seat had

    # From reset to the board

    def sit_down(self, practice: bool = False) -> None:
        """From reset to the start of a game."""
        player = self.player
        player.to_menu()
        player.choose(CUBED_WORDS.NAME)
        rows = {en.SEATS: str(len(self.kinds))}
        for seat, kind in enumerate(self.kinds):
            rows[en.SEAT % (seat + 1)] = en.PERSON if kind == PERSON else en.SKILLS[kind]
        rows[TEXT.PRACTICE] = en.YES if practice else en.NO
        for row, value in rows.items():
            player.set(row, value)
        player.choose(en.PLAY)
        player.wait_for(TEXT.WHO_STARTS)
        player.settle(DRAWN)

    def press(self, *seats: int) -> None:
        """Press the call buttons of seats in the same instant."""
        handheld = self.player.handheld
        for seat in seats:
            handheld.press(self.calls[seat])
        handheld.run(35)
        for seat in seats:
            handheld.release(self.calls[seat])
        handheld.run(35)
        self.player.settle(DRAWN)

    def hands(self) -> list[list[int]]:
        """The hands of all seats, at the start."""
        picture = dicereader.pixels(self.player.picture())
        high, wide = picture.shape[:2]
        rows: list[list[int]] = []
        for y in range(high):
            for size in (30, 22):
                try:
                    x = wide - (14 if high >= 200 else 8) - 5 * (size + 6) + 6
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
                    self.player.handheld.run(DEAF)  # the keys of the others mean nothing for a moment
                    self.show(hand, shown)
                    return seat
            self.roll()
            if not self.player.shows(TEXT.ROLLED):
                return -1
            self.player.handheld.run(2600)
            self.player.settle(DRAWN)
        raise AssertionError("nobody has a SET in thirty rolls")

    def roll(self, waiting: tuple[int, ...] = ()) -> None:
        """Nobody has a SET: everybody rolls, after all people have agreed, but those who wait."""
        player = self.player
        player.press("MENU")
        player.settle(DRAWN)
        if len(self.calls) > 1:
            assert player.shows(TEXT.NOBODY)
            player.handheld.run(DEAF)
            for seat in self.calls:
                if seat not in waiting:
                    self.press(seat)
        player.settle(DRAWN)

    def show(self, hand: list[int], shown: Sequence[tuple[int, int]]) -> None:
        """Choose three dice of the own hand; WILDs beyond one take the first face that is offered."""
        player = self.player
        at = 0
        for place in sorted(place for place, _ in shown):
            for _ in range(place - at):
                player.press(player.onward)
            at = place
            player.press("SELECT")
            player.settle(DRAWN)
        while player.shows(TEXT.WILD):
            player.press("SELECT")
            player.settle(DRAWN)
        player.settle(DRAWN)

    # The board

    def look(self) -> Seen:
        """Read the board in view, and the hand."""
        picture, view = dicereader.pixels(self.player.picture()), self.place
        first_row, first_column = self._origin(picture)
        seen = Seen()
        size = view._dice.size
        for row in range(min(view._rows, 13 - first_row)):  # the headline may stand below the last one
            for column in range(view._columns):
                x, y = view._left + column * view._pitch, view._high + row * view._pitch
                cell = cubed.cell_at(first_row + row - 6, first_column + column - 6)
                beside, above = picture[y + size // 2, x - 2], picture[y - 2, x + size // 2]
                if (beside == BRIGHT).all() and (above == BRIGHT).all():
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

    def ringed(self) -> list[int]:
        """The places of the hand whose dice have the ring of a chosen one."""
        picture, view = dicereader.pixels(self.player.picture()), self.place
        places = []
        for place in range(5):
            y = view._hand_top + place * view._hand_pitch + view._hand_size // 2
            edge = picture[y, view._hand_left : view._hand_left + 4].astype(int)
            if (abs(edge - ACCENT).max(axis=1) < 24).any():
                places.append(place)
        return places

    def _origin(self, picture: dicereader.Pixels) -> tuple[int, int]:
        """The first row and column in view, by the frame on the map."""
        view, scale = self.place, self.place._map_scale
        left, top, size = view._map_left, view._map_top, 13 * scale
        shown = picture[top - 1 : top + size + 1, left - 1 : left + size + 1]
        rows, columns = (shown == DIM).all(axis=2).nonzero()
        assert len(rows), "no frame on the map"
        return int(rows.min()) // scale, int(columns.min()) // scale

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
                player.settle(DRAWN)
                continue
            (row, column), (to_row, to_column) = cubed.place_of(seen.cursor), cubed.place_of(cell)
            for _ in range(abs(to_row - row)):
                player.press("DOWN" if to_row > row else "UP")
            for _ in range(abs(to_column - column)):
                player.press("RIGHT" if to_column > column else "LEFT")
            player.settle(DRAWN)
        raise AssertionError(f"the cursor does not get to {cubed.place_of(cell)}")

    def lay(self, cell: int, face: int, wild: bool) -> Seen:
        """Lay a die of the hand on a cell, a WILD with a face that makes a SET there."""
        player = self.player
        before = self.go(cell)
        wanted = WILD if wild else face
        places = [place for place, shown in enumerate(before.hand) if shown is not None]
        player.press("SELECT")
        player.settle(DRAWN)
        steps = [before.hand[place] for place in places].index(wanted)
        for _ in range(steps):
            player.press(player.onward)
        player.press("SELECT")
        player.settle(DRAWN)
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
        player.settle(DRAWN)

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
        player.settle(DRAWN)
        player.choose(TEXT.END_TURN if player.shows(TEXT.END_TURN) else TEXT.PASS)
        player.settle(DRAWN)

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
        left = seat * room + BEHIND_NAME[self.kinds[seat] != PERSON]
        part = picture.crop((left, 0, seat * room + room, LINE_UP))
        near = self.near.get(seat, 0)
        for number in sorted(range(200), key=lambda one: abs(one - near)):
            if words.which(part, (str(number), f"{number} …")):
                self.near[seat] = number
                return number
        raise AssertionError(f"no points of seat {seat}")

    def over(self) -> bool:
        """Whether the glass says who has won."""
        shows = self.player.shows
        return shows(en.WINS.split()[-1]) or shows(en.TIE_OF.split("%")[0].strip())

    def waiting(self) -> str:
        """What a person is asked for now: "turn", "again", "over", or "" while others play."""
        player = self.player
        if self.over():
            return "over"
        if player.shows(TEXT.KEEP_ALL):
            return "again"
        if player.shows(TEXT.PASSES) and not player.shows(TEXT.PASSED.split()[1]):
            return "turn"
        return "turn" if player.shows(TEXT.END) or player.shows(TEXT.END_SHORT) else ""

    def wait(self, limit: float = 90_000) -> str:
        """Wait until a person is asked for something; a message at the bottom is waited for, too."""
        waited = 0.0
        while not (asked := self.waiting()):
            self.player.handheld.run(250)
            waited += 250
            assert waited < limit, f"nobody is asked for anything within {limit / 1000} s"
        self.player.handheld.run(DEAF)
        self.player.settle(DRAWN)
        return asked

    def handed(self) -> tuple[str, int]:
        """Wait for the next person and take the device: ("turn", "again" or "over", seat)."""
        player = self.player
        for _ in range(400):
            if self.over():
                return "over", -1
            for seat in self.calls:
                asked = TEXT.YOUR_TURN, TEXT.LAST_TURN, TEXT.YOUR_DICE
                if player.shows(en.PLAYER % (seat + 1)) and any(player.shows(one) for one in asked):
                    player.handheld.run(DEAF)
                    player.press("SELECT")
                    player.settle(DRAWN)
                    return self.wait(), seat
            player.handheld.run(250)
        raise AssertionError("nobody is given the device")

    def bait(self) -> list[tuple[int, int, bool]]:
        """A WILD with the face of another die of the hand, which can take its place later: as best(), [] if there is none."""
        seen = self.look()
        if WILD not in seen.hand:
            return []
        board = cubed.new_board()
        for cell, face in self.all.items():
            board[cell] = face
        for cell, face, _ in Search(board, [WILD]).singles():
            if face in seen.hand:
                return [(cell, face, True)]
        return []

    def lay_badly(self) -> None:
        """Lay a die where it is part of no SET, try to end the turn, see the refusal, and take it back."""
        player = self.player
        seen = self.look()
        place = next(place for place, face in enumerate(seen.hand) if face is not None and face != WILD)
        face = seen.hand[place]
        assert face is not None
        board = cubed.new_board()
        for cell, lying in self.all.items():
            board[cell] = lying
        free = [cell for cell in self._beside() if not cubed.scored(board, [(cell, face, False)])[0]]
        points = [self.points(seat) for seat in range(len(self.kinds))]
        self.lay(free[0], face, False)
        self.end_turn()
        assert any(player.shows(wording) for wording in TEXT.REFUSALS[cubed.NO_SET]), "the turn is not refused"
        assert [self.points(seat) for seat in range(len(self.kinds))] == points
        self.go(free[0])
        player.press("SELECT")
        player.settle(DRAWN)
        after = self.look()
        self.all.pop(free[0], None)
        assert free[0] not in after.board and after.hand == seen.hand, "the die is not back in the hand"

    def _beside(self) -> list[int]:
        """Empty cells beside a die."""
        near = {cell + step for cell in self.all for step in (-1, 1, -cubed.STRIDE, cubed.STRIDE)}
        return sorted(cell for cell in near - set(self.all) if cubed.new_board()[cell] == cubed.NO_DIE)

    def swap(self) -> bool:
        """Swap a die of the hand for a WILD on the board, if one matches; tell whether one did."""
        seen = self.look()
        for cell in sorted(seen.wilds):
            if seen.board[cell] in seen.hand:
                place = seen.hand.index(seen.board[cell])
                self.go(cell)
                self.player.press("SELECT")
                self.player.settle(DRAWN)
                after = self.look()
                assert after.board[cell] == seen.board[cell] and cell not in after.wilds, "the die did not take its place"
                rest = [face for at, face in enumerate(seen.hand) if at != place]
                assert [face for at, face in enumerate(after.hand) if at != place] == rest and after.hand[place] is not None
                return True
        return False

    def roll_some(self) -> None:
        """Roll a die of the hand again that matches no WILD on the board; its mark is to be seen before."""
        player = self.player
        assert player.shows(TEXT.AGAIN)
        seen = self.look()
        matching = {seen.board[cell] for cell in seen.wilds} | {WILD}
        for _ in range(next((at for at, face in enumerate(seen.hand) if face not in matching), 0)):
            player.press(player.onward)
        player.settle(DRAWN)
        player.press("SELECT")
        player.settle(DRAWN)
        assert player.shows(TEXT.KEEP)
        player.press("MENU")
        player.settle(DRAWN)

    def keep_all(self) -> None:
        """Roll nothing again."""
        self.player.press("MENU")
        self.player.settle(DRAWN)
