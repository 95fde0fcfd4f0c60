"""Puzzle on the screen, and the short wait while it is made."""

from tercet.core.puzzle.maker import making
from tercet.core.puzzle.rules import Puzzle
from tercet.screens.pages import centred
from tercet.screens.screen import Screen
from tercet.screens.single.screen import Play
from tercet.ui import durations, theme
from tercet.ui.buttons import BACK, MENU
from tercet.ui.cards.painter import SLOT
from tercet.ui.parts import hint_line

_STEPS = 3  # of the maker between two samples of the keys


class PuzzlePlay(Play):
    """SETs found of those there; VIEW shows those found, one a column, in the order in which they were found."""

    NAME = "puzzle"
    GAME = Puzzle
    seen_last: tuple = ()  # which puzzle was begun last, whoever gave it up: one begun anew is known

    @classmethod
    def begin(cls, context, options: dict, seed: int = -1) -> None:
        context.show(Making(context, options, seed >= 0))

    def __init__(self, context, game, options: dict) -> None:
        super().__init__(context, game, options)
        self._viewing = False

    def take_origin(self, saved: dict) -> None:
        super().take_origin(saved)
        if self.context.saves.solved.has(*self._puzzles(), self.game.target):
            self.known, self.recorded = True, False

    def begun(self) -> None:
        """The puzzle is begun: its cards are known where it was looked at just before."""
        which = self._puzzles(), self.game.target
        if which == PuzzlePlay.seen_last:
            self.known, self.recorded = True, False
        PuzzlePlay.seen_last = which

    def _puzzles(self) -> tuple:
        """The kind of puzzles that this one belongs to, as core/solved.py wants it."""
        return self.game.skill, self.game.features, self.options["constant"]

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self._viewing:
            if button in (MENU, BACK) and not repeated:  # cards in the list cannot be chosen
                self._view(False)
            return
        super().button(button, time, repeated)

    def cells(self) -> list:
        return [] if self._viewing else super().cells()

    def menu(self, time: int) -> None:
        self._view(True)

    def go_on(self) -> None:
        self._viewing = False
        super().go_on()

    def _view(self, viewing: bool) -> None:
        """Show the list, or the cards again; while nobody sees them the clock stands."""
        self._viewing = viewing
        (self.game.pause if viewing else self.game.resume)(self.context.now())
        self._hints()
        self._now()

    def _now(self) -> None:
        if not self._viewing:
            super()._now()
            return
        game = self.game
        self.top.message("")
        if not game.found_sets:
            self._none_found()
            return
        faces = [SLOT] * (3 * len(game.sets))
        for place, cells in enumerate(game.found_sets):
            for row in range(3):
                faces[3 * place + row] = game.layout.cells[cells[row]]
        self.table.show(faces)
        context = self.context
        kind, y = context.medium, (self.top.height - context.medium.height) // 2
        for place in range(len(game.sets)):
            x, _, width, _ = self.table.rectangles[3 * place]
            number = str(place + 1)
            colours = theme.ACCENT_ON_GROUND if place < len(game.found_sets) else theme.SOFT_ON_GROUND
            kind.draw(context.canvas, number, x + (width - kind.width(number)) // 2, y, colours)

    def _none_found(self) -> None:
        """Say in place of the cards that there is nothing to see yet."""
        canvas, own = self.context.canvas, self.own_words
        top, bottom = self.top.height, canvas.height - hint_line.height(canvas)
        self.table.forget()
        canvas.rect(0, top, canvas.width, hint_line.rows(canvas)[0] - top, theme.GROUND)  # with the rings of the last row
        centred(self.context, own.NONE_FOUND, own.NONE_FOUND_LINE % len(self.game.sets), top, bottom)

    def closing(self, outcome) -> tuple:
        return (self.context.text.DONE % durations.text(self.game.elapsed(self.context.now()) // 1000),)

    def _act(self, action, time: int) -> None:
        super()._act(action, time)
        if self.game.hints or self.game.wrong:
            self.context.saves.progress.helps()

    def more_hints(self) -> tuple:
        return ((MENU, self.own_words.VIEW, self.own_words.VIEW),)

    def _hints(self) -> None:
        if not self._viewing:
            super()._hints()
            return
        text = self.context.text
        self._message.end()
        self._marked = ()
        self.hints((BACK, text.BACK, text.BACK))

    def wordings(self) -> tuple:
        text, game = self.context.text, self.game
        found = text.OF % {"number": len(game.found_sets), "all": len(game.sets)}
        number = "%s %d" % (self.name(), game.target)
        full = found + " " + text.counted(len(game.sets), text.SETS)
        return (number, full), (number, found), (str(game.target), found)

    def score(self, time: int) -> tuple:
        return durations.text(self.game.elapsed(time) // 1000), self.own_words.FOR_ALL % len(self.game.sets)

    def full_name(self) -> str:
        return "%s %d · %s" % (self.name(), self.game.target, self.context.text.SKILLS[self.game.skill])

    def facts(self, time: int) -> tuple:
        text, game, streak = self.context.text, self.game, self.context.saves.progress.streak
        return (
            (str(game.found), text.counted(game.found, text.SETS)),
            (str(game.wrong), text.counted(game.wrong, text.WRONG)),
            (str(game.hints), text.counted(game.hints, text.HINTS)),
            (text.MORE_SECONDS % (game.penalty // 1000), text.PENALTIES),
            (str(streak if streak > 1 else 0), self.own_words.IN_A_ROW),
            (durations.tenths(game.elapsed(time) // len(game.sets), text.DECIMAL), text.PER_SET),
        )

    def _over(self, time: int) -> None:
        super()._over(time)
        game, options, saves = self.game, self.options, self.context.saves
        puzzles = self._puzzles()
        first = not saves.solved.has(*puzzles, game.target)
        saves.progress.solves(*puzzles, game.target, not game.hints + game.wrong, first)
        saves.solved.add(*puzzles, game.target)
        if options["number"] == game.target and not self.challenge:
            options["number"] = saves.solved.next(*puzzles, game.target)

    def told(self) -> int:
        return self.game.target

    def again_words(self) -> str:
        return self.context.text.AGAIN if self.challenge else self.own_words.NEXT_PUZZLE


class Making(Screen):
    """A puzzle is being made, a few steps after each sample of the keys: BACK gives it up at once."""

    def __init__(self, context, options: dict, challenge: bool = False) -> None:
        super().__init__(context)
        self.options = options
        self.challenge = challenge
        self._steps = making(options["number"], options["skill"], options["features"], options["constant"])

    def draw(self) -> None:
        context = self.context
        text = context.text
        own = context.words("puzzle")
        canvas = context.canvas
        canvas.fill(theme.GROUND)
        centred(context, own.MAKING % self.options["number"], own.MAKING_LINE, 0, canvas.height - hint_line.height(canvas))
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
                play = PuzzlePlay(context, game, chosen)
                play.take_origin({"seed": 0, "challenge": int(self.challenge)})
                play.begun()
                context.show(play)
                break
        return 0
