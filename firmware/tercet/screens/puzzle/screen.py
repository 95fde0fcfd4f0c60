"""Puzzle on the screen, and the short wait while it is made."""

from tercet.core.cards import level
from tercet.core.puzzle import LAST
from tercet.core.puzzle.maker import making
from tercet.core.puzzle.rules import Puzzle
from tercet.screens.screen import Screen, margin
from tercet.screens.single.screen import Play
from tercet.ui import durations, theme
from tercet.ui.buttons import BACK, MENU
from tercet.ui.cards.painter import SLOT

_STEPS = 3  # of the maker between two samples of the keys


class PuzzlePlay(Play):
    """SETs found of those there; VIEW shows the list of those found, one a column."""

    NAME = "puzzle"
    GAME = Puzzle

    @classmethod
    def begin(cls, context, options: dict) -> None:
        context.show(Making(context, options))

    def __init__(self, context, game, options: dict) -> None:
        super().__init__(context, game, options)
        self._viewing = False

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self._viewing and time >= self._deaf_until:
            if button != MENU and not repeated and button != BACK:
                return  # cards in the list cannot be chosen
            self._view(False)
            if button == BACK:
                self._pause(time)
            return
        super().button(button, time, repeated)

    def menu(self, time: int) -> None:
        self._view(True)

    def _view(self, viewing: bool) -> None:
        self._viewing = viewing
        self._now()
        self._hints()

    def _now(self) -> None:
        if not self._viewing:
            super()._now()
            return
        game = self.game
        faces = [SLOT] * (3 * len(game.sets))
        for place, cells in enumerate(game.found_sets):
            for row in range(3):
                faces[3 * place + row] = game.layout.cells[cells[row]]
        self.table.show(faces)

    def more_hints(self) -> tuple:
        return ((MENU, self.own_words.VIEW, self.own_words.VIEW),)

    def _hints(self) -> None:
        if not self._viewing:
            super()._hints()
            return
        text = self.context.text
        self._message_until = 0
        self.hints((MENU, text.BACK, text.BACK), (BACK, text.PAUSE, text.PAUSE))

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        found = text.OF % (len(game.found_sets), len(game.sets))
        number = "%s %d" % (self.name(), game.target)
        full = found + " " + text.counted(len(game.sets), text.SETS)
        return (number, full), (number, found), (str(game.target), found)

    def score(self, time: int) -> tuple:
        return durations.text(self.game.elapsed(time) // 1000), "%s %d" % (self.name(), self.game.target)

    def facts(self, time: int) -> tuple:
        text, game = self.context.text, self.game
        cells = game.layout.cells
        levels = [0] * (game.features + 1)
        for i, j, k in game.sets:
            levels[level(cells[i], cells[j], cells[k])] += 1
        return (
            (str(game.found), text.counted(game.found, text.SETS)),
            (str(game.wrong), text.counted(game.wrong, text.WRONG)),
            (str(game.hints), text.counted(game.hints, text.HINTS)),
            (durations.tenths(game.elapsed(time) // len(game.sets)), text.PER_SET),
            (" · ".join([str(count) for count in levels[1:]]), text.BY_LEVEL),
        )

    def _result(self, time: int) -> None:
        game, options = self.game, self.options
        self.context.saves.solved.add(game.skill, game.features, options["constant"], game.target)
        if options["number"] == game.target and game.target < LAST:
            options["number"] = game.target + 1
        super()._result(time)

    def told(self) -> int:
        return self.game.target

    def again_words(self) -> str:
        return self.own_words.NEXT_PUZZLE


class Making(Screen):
    """A puzzle is being made, a few steps after each sample of the keys: BACK gives it up at once."""

    def __init__(self, context, options: dict) -> None:
        super().__init__(context)
        self.options = options
        self._steps = making(options["number"], options["skill"], options["features"], options["constant"])

    def draw(self) -> None:
        context = self.context
        text = context.text
        own = context.words("puzzle")
        y = self.title(own.MAKING % self.options["number"])
        context.small.draw(context.canvas, own.MAKING_LINE, margin(context.canvas), y, theme.SOFT_ON_GROUND)
        self.hints((BACK, text.BACK, text.BACK))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == BACK:
            self.context.go("menu")

    def tick(self, time: int) -> int:
        for _ in range(_STEPS):
            cards = next(self._steps)
            if cards:
                chosen = self.options
                context = self.context
                number, features, constant = chosen["number"], chosen["features"], chosen["constant"]
                game = Puzzle(chosen["skill"], 0, context.now(), features, constant, number, cards)
                context.show(PuzzlePlay(context, game, chosen))
                break
        return 0
