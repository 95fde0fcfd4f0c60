"""A WILD is laid: which face it stands for."""

from tercet.core.cubed.board import NO_DIE, STRIDE, THIRD, scored
from tercet.core.dice import FACES, face, features
from tercet.screens.cubed.board import NOWHERE
from tercet.screens.options import Options
from tercet.screens.screen import margin
from tercet.ui.buttons import BACK
from tercet.ui.dice.painter import CHOSEN, DiePainter

_NAMES = ("number", "colour", "shape")
_PLACES = (0, 1, 3)  # of these features among the texts' words, which are those of cards


class FaceChooser(Options):
    """The faces that make a SET come first, the best of them chosen already; any other is made of its features.

    board: as the core has it, with what was laid; cell: where the WILD will lie, NOWHERE on the logo. taken(face, time) is
    called with the choice, back_to() without one.
    """

    def __init__(self, context, play, board: bytearray, cell: int, taken, back_to, fitting: tuple = ()) -> None:
        super().__init__(context)
        self._game = play
        self._taken, self._back_to = taken, back_to
        self._board, self._cell = board, cell
        self._fitting = fitting or fitting_faces(board, cell)
        self.heading = self._game.own_words.WILD
        self.back_words = context.text.BACK
        size = 32 if context.canvas.height >= 200 else 18
        self._painter = DiePainter(context, size)
        self.choices = {"fits": 0}
        self._take(self._fitting[0] if self._fitting else 0)
        self.arrange()

    def playing(self):
        return self._game

    @property
    def face(self) -> int:
        """The face that is chosen now."""
        return face(self.choices["number"], self.choices["colour"], self.choices["shape"])

    def _take(self, one: int) -> None:
        for name, value in zip(_NAMES, features(one)):
            self.choices[name] = value

    def draw(self) -> None:
        super().draw()
        self._die()

    def _die(self) -> None:
        canvas, size = self.context.canvas, self._painter.size
        x = canvas.width - margin(canvas) - size
        self._painter.die(x, (self._top - size) // 2, self.face, CHOSEN, True)

    def names(self) -> list:
        return (["fits"] if self._fitting else []) + list(_NAMES)

    def label(self, name: str) -> str:
        text = self.context.text
        if name == "fits":
            return self._game.own_words.SUGGESTED
        return text.FEATURES[_PLACES[_NAMES.index(name)]]

    def values(self, name: str):
        return range(len(self._fitting)) if name == "fits" else range(3)

    def words(self, name: str, value) -> str:
        text = self.context.text
        if name == "fits" and self.face not in self._fitting:
            return text.NO_TIME  # the face is none of them
        if name == "fits":
            return self._game.own_words.WHICH % {"number": value + 1, "all": len(self._fitting)}
        if name == "colour":
            return text.COLOURS[self.context.settings["device"]["palette"]][value]
        return text.ONE_OF[_PLACES[_NAMES.index(name)]][value]

    def _next(self, name: str, step: int) -> int:
        """The only face that fits has no next one; where another is chosen the way leads to the first or the last that fits."""
        if name != "fits" or (self.face in self._fitting and len(self._fitting) > 1):
            return super()._next(name, step)
        return -1 if self.face in self._fitting else 0 if step > 0 else len(self._fitting) - 1

    def _keys(self) -> None:
        if self.choose_words():
            super()._keys()
        else:
            self.hints((BACK, self.back_words, self.back_words))

    def changed(self, name: str) -> None:
        if name == "fits":
            self._take(self._fitting[self.choices["fits"]])
            self._keys()
        elif self.face in self._fitting:
            self.choices["fits"] = self._fitting.index(self.face)
        self._die()

    def meaning(self) -> tuple:
        words = self._game.own_words
        worth = ("", "")
        if self._cell != NOWHERE:
            sets, _, points = scored(self._board, [(self._cell, self.face, True)])
            worth = tuple([one % points for one in words.WORTH_LINE]) if sets else words.NO_SET_LINE
        return (worth, words.FACE_LINES) if self.context.canvas.height < 200 else (words.FACE_LINES, worth)  # one line, or two

    def arrange(self) -> None:
        super().arrange()
        self.rows = ((self._game.own_words.LAY_IT, ""),) + self.rows[1:]

    def choose_words(self) -> str:
        if not self.index:
            return self._game.own_words.LAY
        return "" if self._next(self._names[self.index], 1) < 0 else super().choose_words()

    def play(self) -> None:
        self._taken(self.face, self.context.now())

    def back(self) -> None:
        self._back_to()


def fitting_faces(board: bytearray, cell: int) -> tuple:
    """Return the faces that make at least one SET on an empty cell, those that earn most first."""
    found: dict = {}
    for step in (1, STRIDE):
        for first, second in ((-2, -1), (-1, 1), (1, 2)):
            a, b = board[cell + first * step], board[cell + second * step]
            if a < FACES and b < FACES:
                one = THIRD[FACES * a + b]
                found[one] = found.get(one, 0) - 1
    return tuple([one for _, one in sorted([(count, one) for one, count in found.items()])]) if board[cell] == NO_DIE else ()
