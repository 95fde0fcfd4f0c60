"""The cursor of Crossword: what it carries, where it goes, and how grid and hand look for it."""

from tercet.core.cards import EMPTY
from tercet.core.crossword.grid import SIDE, joins, judge, neighbours, wanted
from tercet.core.dice import FACES, WILD
from tercet.ui.buttons import LEFT, NEXT, PREVIOUS, RIGHT, UP
from tercet.ui.dice import grid as gridview
from tercet.ui.dice.cursor import LINE, Held, leapt
from tercet.ui.dice.grid import look
from tercet.ui.dice.painter import ALONE, CHOSEN, CURSOR, LOOSE

_MIDDLE = SIDE // 2 * SIDE + SIDE // 2


class Hand:
    """Belongs to a CrosswordPlay. in_hand: whether the cursor is in the hand, at `spot`; else it is on `cell`.

    carried: the die in the fingers, -1: none; it stays where it lies until it is laid. face: what a carried WILD is about to
    stand for, -1: not chosen. viewing: the seat whose grid is looked at, -1: the own.
    """

    def __init__(self, play) -> None:
        self._play = play
        self._game = play.game
        self._view = play.view
        self.held = Held()
        self.begin()

    def begin(self) -> None:
        """A turn begins, or goes on after a pause."""
        game = self._game
        self.turn_number = min(game.turn, max(0, len(game.people) - 1))
        self._seat = game.seats[game.people[self.turn_number]]
        self.in_hand = bool(self._seat.hand())
        self.spot = 0
        self.cell = _MIDDLE
        self.carried = self.face = self.viewing = -1
        self._marked: tuple = ()
        lying = [cell for cell in self._seat.where if cell >= 0]
        if lying and not self.in_hand:
            self.cell = lying[0]
        self.changed()

    def changed(self) -> None:
        """The grid has changed: look at it anew."""
        seat = self._seat
        if self.viewing >= 0:
            seat = self._game.seats[self.viewing]
        self._faces = seat.grid()
        self._dice = {cell: index for index, cell in enumerate(seat.where) if cell >= 0}
        if self.viewing < 0 and self.carried >= 0 and seat.where[self.carried] >= 0:
            self._faces[seat.where[self.carried]] = EMPTY
            del self._dice[seat.where[self.carried]]
        self._wild = [cell for cell, index in self._dice.items() if seat.faces[index] == WILD]
        self._alone, self._loose = judge(self._faces)
        hand = self._seat.hand() if self.viewing < 0 else []  # what is marked comes first, so that it is in view
        self._hand = [index for index in hand if index in self._marked] + [index for index in hand if index not in self._marked]
        self._fresh = True

    # Picking and laying

    def may_pick(self) -> bool:
        """Whether there is a die under the cursor that can be taken."""
        return bool(self._hand) if self.in_hand else self.cell in self._dice

    def pick(self) -> bool:
        """Take the die under the cursor into the fingers; False where there is none."""
        if self.viewing >= 0:
            return False
        if self.in_hand:
            if not self._hand:
                return False
            self.carried = self._hand[self.spot]
            self.in_hand = False
            self.cell = self._near(self.cell)
        elif self.cell in self._dice:
            self.carried = self._dice[self.cell]
        else:
            return False
        self._marked = ()
        self.changed()
        return True

    def choices(self) -> bool:
        """Begin to choose the face of a WILD that is about to be laid; False if there is nothing to choose."""
        if self._seat.faces[self.carried] != WILD or self._faces[self.cell] >= 0 or self.in_hand:
            return False
        fit = wanted(self._faces, self.cell)
        self._choices = fit + [face for face in range(FACES) if face not in fit]
        self.face = self._choices[0]
        return True

    def turn(self, step: int) -> None:
        """Choose the next face, or the one before."""
        place = self._choices.index(self.face) + step
        self.face = self._choices[place % len(self._choices)]

    def lay(self, time: int) -> str:
        """Lay what is carried; return what to say if that cannot be, else ""."""
        game, index, seat = self._game, self.carried, self._seat
        text = self._play.own_words
        if self._faces[self.cell] >= 0:
            return text.NO_ROOM
        face = self.face if seat.faces[index] == WILD else seat.faces[index]
        from_hand = seat.where[index] < 0
        if self.viewing >= 0:
            if not (game.may_add() and from_hand and joins(self._faces, self.cell, face)):
                self.face = -1
                return text.NOT_HERE
            game.add(index, self.viewing, self.cell, face, time)
        else:
            game.lay(index, self.cell, face, time)
        self.carried = self.face = -1
        self.changed()
        if from_hand and self._hand and self.viewing < 0:
            self.in_hand = True
            self.spot = min(self.spot, len(self._hand) - 1)
        return ""

    def put_back(self, time: int) -> None:
        """Put what is carried into the hand."""
        index = self.carried
        self.carried = self.face = -1
        if self._seat.where[index] >= 0:
            self._game.take(index, time)
        self.to_hand(index)

    def let_go(self) -> None:
        """Leave what is carried where it was."""
        index, self.carried, self.face = self.carried, -1, -1
        if index >= 0:
            self.changed()
            if index in self._hand:
                self.to_hand(index)

    def to_hand(self, index: int) -> None:
        """Go to a die in the hand; -1: to the last."""
        self.changed()
        self.in_hand = bool(self._hand)
        self.spot = self._hand.index(index) if index in self._hand else max(0, len(self._hand) - 1)

    def look_at(self, seat: int) -> None:
        """Look at the grid of a seat, or at the own again (-1). What is carried stays in the fingers where it may be laid."""
        if self.carried < 0 or not self._game.may_add() or self._seat.where[self.carried] >= 0:
            self.let_go()
        self.viewing = seat
        self.in_hand = False
        self.changed()
        lying = [cell for cell, face in enumerate(self._faces) if face >= 0]
        if lying:
            self.cell = lying[len(lying) // 2]
        if self.carried >= 0:  # it is seen where nothing lies
            self.cell = self._near(self.cell)
        if seat < 0:
            self.in_hand = self.carried < 0 and bool(self._hand)
            self.spot = min(self.spot, max(0, len(self._hand) - 1))

    def show_hint(self, dice: tuple) -> None:
        """Mark the dice of a SET, if there is one, and go to the first; those in the hand come first."""
        self._marked = dice
        self.changed()
        self.spot = 0
        if dice and self.carried < 0:  # the view follows the cursor
            lying = [self._seat.where[index] for index in dice if self._seat.where[index] >= 0]
            self.in_hand = len(lying) < len(dice)
            if not self.in_hand:
                self.cell = lying[0]

    def over(self) -> None:
        """Nothing can be moved any more."""
        self.carried = self.face = self.viewing = -1
        self._marked = ()
        self.in_hand = True
        self.spot = -1
        self.changed()

    def centre(self, time: int) -> None:
        """Move the whole grid to the middle of its room."""
        lying = [cell for cell in self._seat.where if cell >= 0]
        if lying:
            rows = [cell // SIDE for cell in lying]
            columns = [cell % SIDE for cell in lying]
            down = (SIDE - 1 - min(rows) - max(rows)) // 2
            right = (SIDE - 1 - min(columns) - max(columns)) // 2
            self._game.shift(down, right, time)
            self.changed()

    # Moving

    def move(self, button: int, time: int, held: bool = False) -> None:
        """Take the cursor where a direction leads, and show it there. held: its key goes on to be down."""
        self._fresh = False
        in_hand, spot, cell = self.in_hand, self.spot, self.cell
        if button in (PREVIOUS, NEXT):
            self._walk(1 if button == NEXT else -1, held)
        elif self.in_hand:
            self._move_in_hand(button)
        else:
            self._move_on_grid(button, time)
        view = self._view
        if self._frame() or self._fresh:
            self.show()
            return
        if in_hand:  # only the cursor has moved
            view.hand(spot, self._hand_look(spot))
        else:
            view.cell(cell, self._look(cell))
        self._cursor_again()
        view.more()

    def _cursor_again(self) -> None:
        """Paint what is under the cursor: a neighbour may have painted over its ring."""
        if self.in_hand:
            self._view.hand(self.spot, self._hand_look(self.spot), True)
        else:
            self._view.cell(self.cell, self._look(self.cell), True)

    def _move_in_hand(self, button: int) -> None:
        spot = self.spot
        if button == LEFT and spot % 2 == 0:
            self._to_grid()
            return
        spot += {UP: -2, LEFT: -1, RIGHT: 1 - 2 * (spot % 2)}.get(button, 2)
        if button not in (UP, LEFT, RIGHT) and spot == len(self._hand) and spot % 2:
            spot -= 1  # nothing lies below, but beside that
        if 0 <= spot < len(self._hand):
            self.spot = spot

    def _to_grid(self) -> None:
        """From the hand to the nearest die at its left, if there is one."""
        view = self._view
        row = view.row + (self.spot - view.first) // 2
        best = None
        for cell, face in enumerate(self._faces):
            if face >= 0:
                rank = (abs(cell // SIDE - row), -(cell % SIDE), cell)
                if best is None or rank < best:
                    best = rank
        if best is not None:
            self.in_hand = False
            self.cell = best[2]

    def _move_on_grid(self, button: int, time: int) -> None:
        view = self._view
        row, column = self.cell // SIDE, self.cell % SIDE
        last = min(SIDE, view.column + view.columns) - 1
        if button == RIGHT and column == last and self.carried < 0 and self.viewing < 0 and self._hand:
            self.in_hand = True
            self.spot = min(len(self._hand) - 1, view.first + 2 * (row - view.row))
            return
        down, right = {UP: (-1, 0), LEFT: (0, -1), RIGHT: (0, 1)}.get(button, (1, 0))
        if 0 <= row + down < SIDE and 0 <= column + right < SIDE:
            self.cell += down * SIDE + right
        elif self.viewing < 0 and self._game.shift(-down, -right, time):  # at the edge the grid makes room
            self.changed()

    def _walk(self, step: int, held: bool) -> None:
        """With two keys: from die to die, or with a die in the fingers from one place beside the others to the next.

        held: from row to row. The dice in the hand, two a row, come before those of the grid, at whose right they lie.
        """
        if self.carried >= 0:
            places = self._places()
            at = places.index(self.cell) if self.cell in places else -1
            if held and at >= 0:
                at = leapt([cell // SIDE * LINE + cell % SIDE for cell in places], at, step, self.held)
            else:
                at = (at + step) % len(places)
            self.cell = places[at]
            return
        stops = list(range(len(self._hand))) if self.viewing < 0 else []
        cells = [cell for cell, face in enumerate(self._faces) if face >= 0]
        count = len(stops) + len(cells)
        if not count:
            return
        at = self.spot if self.in_hand else len(stops) + (cells.index(self.cell) if self.cell in cells else 0)
        if held:
            rows = (len(stops) + 1) // 2
            lines = [spot // 2 * LINE + SIDE + spot % 2 for spot in stops]
            at = leapt(lines + [(rows + cell // SIDE) * LINE + cell % SIDE for cell in cells], at, step, self.held)
        else:
            at = (at + step) % count
        self.in_hand = at < len(stops)
        if self.in_hand:
            self.spot = at
        else:
            self.cell = cells[at - len(stops)]

    def _places(self) -> list:
        """Return the empty cells beside dice, and those one further in a line; the middle if nothing lies."""
        places: list = []
        for cell, face in enumerate(self._faces):
            if face >= 0:
                for beside in neighbours(cell):
                    beyond = 2 * beside - cell
                    for place in (beside, beyond) if beyond in neighbours(beside) else (beside,):
                        if self._faces[place] < 0 and place not in places:
                            places.append(place)
        return sorted(places) or [_MIDDLE]

    def _near(self, cell: int) -> int:
        """Return an empty cell near to one: itself, a neighbour, or the first place beside a die."""
        if max(self._faces) < 0:
            return _MIDDLE
        places = self._places()
        best, least = places[0], SIDE * SIDE
        for place in places:
            distance = abs(place // SIDE - cell // SIDE) + abs(place % SIDE - cell % SIDE)
            if distance < least:
                best, least = place, distance
        return best

    # A finger

    def places(self) -> list:
        """Return the rectangles of the dice of the hand that are in view, then of the cells in view."""
        view = self._view
        size = (view.size, view.size)
        hand = [view.hand_spot(place) + size for place in range(self._in_view())]
        return hand + [view.spot(row, column) + size for row in range(view.rows) for column in range(view.columns)]

    def point(self, place: int) -> None:
        """Go to one of them; who takes another die of the hand has put the one in the fingers back."""
        count = self._in_view()
        self.in_hand = place < count
        if self.in_hand:
            self.let_go()
            self.in_hand, self.spot = True, self._view.first + place
        else:
            self.cell = self._view.visible()[place - count]

    def _in_view(self) -> int:
        """How many dice of the hand are in view."""
        return max(0, min(len(self._hand) - self._view.first, self._view.capacity))

    # Showing

    def show(self) -> None:
        """Paint what looks different in the grid and in the hand."""
        view = self._view
        self._frame()
        view.lies(self._lying(), len(self._hand))
        painted = False
        faces, here = self._faces, -1 if self.in_hand else self.cell
        for cell in view.visible():
            if view.cell(cell, self._look(cell) if faces[cell] >= 0 or cell == here else gridview.EMPTY_LOOK):
                painted = True
        for place in range(view.first, view.first + view.capacity):
            if view.hand(place, self._hand_look(place)):
                painted = True
        if painted and (self.spot >= 0 or not self.in_hand):
            self._cursor_again()
        view.more()

    def _lying(self) -> list:
        return [cell for cell, face in enumerate(self._faces) if face >= 0]

    def _frame(self) -> bool:
        """Bring the cursor into view, and all dice on the grid or else those that are marked; tell whether the view moved."""
        view, cells = self._view, self._lying()
        if self._marked and self.viewing < 0 and cells and not view.holds(cells):
            marked = [self._seat.where[index] for index in self._marked]
            cells = [cell for cell in marked if cell >= 0] or cells
        moved = view.frame(cells, -1 if self.in_hand else self.cell)
        return view.follow_hand(max(0, self.spot)) or moved if self.in_hand else moved

    def _look(self, cell: int) -> int:
        face = self._faces[cell]
        here = cell == self.cell and not self.in_hand
        if face >= 0:
            marks = (CURSOR if here else 0) | (ALONE if cell in self._alone else LOOSE if cell in self._loose else 0)
            if self._dice.get(cell, -1) in self._marked and self.viewing < 0:
                marks = CHOSEN | (CURSOR if here else 0)
            return look(face, marks, cell in self._wild)
        if not here:
            return gridview.EMPTY_LOOK
        if self.carried < 0:
            return gridview.CURSOR_ONLY
        face = self._seat.faces[self.carried]
        fit = wanted(self._faces, cell)
        if face == WILD:
            if self.face >= 0:
                return look(self.face, CURSOR | CHOSEN | (0 if self.face in fit else ALONE), True)
            return look(WILD, CURSOR | CHOSEN | (0 if fit else ALONE))
        return look(face, CURSOR | CHOSEN | (0 if face in fit else ALONE))

    def _hand_look(self, place: int) -> int:
        if place < 0 or place >= len(self._hand):
            return gridview.EMPTY_LOOK
        index = self._hand[place]
        if index == self.carried:
            return gridview.EMPTY_LOOK
        marks = CURSOR if self.in_hand and place == self.spot else 0
        if index in self._marked:
            marks |= CHOSEN
        return look(self._seat.faces[index], marks)
