"""Classic on the table: a cursor, three choices, and the verdict at once."""

from tercet.core.games.classic import Classic
from tercet.core.outcome import DEALT, HINTED, HINTED_NONE, IGNORED, NOT_NONE, RIGHT, WRONG
from tercet.screens import verdict
from tercet.screens.screen import Screen
from tercet.ui import hintline, moves, theme
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, SELECT, UP
from tercet.ui.buttons import RIGHT as TO_THE_RIGHT
from tercet.ui.cardtable import CHOSEN, CURSOR, SLOT, CardTable
from tercet.ui.topline import TopLine

_DIRECTIONS = (UP, DOWN, LEFT, TO_THE_RIGHT, PREVIOUS, NEXT)
_TAKEN = 150  # ms a right claim stays in view
_DEALING = 110  # ms the gaps show before the new cards
_FLASH = 48  # ms of one flash of a hint, on or off: three flashes are under 300
_SHAKE = 70  # ms of one flash of a refusal
_MESSAGE = 4000  # ms a message stays unless a key is pressed
_FAREWELL = 1500  # ms the last table stays before the result


class Play(Screen):
    """A running game."""

    @classmethod
    def new(cls, context, skill: int) -> "Play":
        """Start a game of this skill."""
        return cls(context, Classic(skill, context.seed(), context.now()))

    def __init__(self, context, game) -> None:
        super().__init__(context)
        self.game = game
        self.table = CardTable(context.painter)
        self.top = TopLine(context)
        self.cursor = moves.settled(game.layout.cells, 0)
        self.chosen: list = []
        self._marked: tuple = ()  # cells of the last refusal, shown until the next press
        self._stages: list = []  # what is shown before the present table: (until, cells, marked)
        self._message_until = 0  # 0: no message
        self._leave_at = 0  # when the result comes, once the game is over
        self._second = -1

    def draw(self) -> None:
        self.context.canvas.fill(theme.GROUND)
        self.table.forget()
        self.top.forget()
        self._second = -1  # the clock is to be painted anew
        self._progress()
        self._clock(self.context.now())
        self._now()
        self._hints()

    def button(self, button: int, time: int, repeated: bool) -> None:
        self._finish()
        if self._leave_at:
            self._result(time)
        elif button in _DIRECTIONS:
            self.cursor = moves.moved(self.game.layout.cells, self.cursor, button)
            self._now()
        elif button == SELECT:
            self._choose(time)
        elif button == HINT:
            self._act(self.game.hint, time)
        elif button == MENU and self.game.says_no_match:
            self._act(self.game.no_match, time)
        elif button in (BACK, MENU):
            self._pause(time)

    def tick(self, time: int) -> None:
        self._clock(time)
        if self._stages:
            while self._stages and time >= self._stages[0][0]:
                self._stages.pop(0)
            self._stage()
        elif self._leave_at and time >= self._leave_at:
            self._result(time)
        elif self._message_until and time >= self._message_until:
            self._marked = ()
            self._now()
            self._hints()

    def summary(self) -> str:
        """One line on the game, for the pause."""
        text = self.context.text
        return "%s · %s · %s" % (text.SKILLS[self.game.skill], self._sets(), self._left())

    def go_on(self) -> None:
        """Come back from the pause."""
        self.game.resume(self.context.now())
        self.context.show(self)

    def _pause(self, time: int) -> None:
        from tercet.screens.pause import Pause

        self.game.pause(time)
        self.context.show(Pause(self.context, self))

    def _choose(self, time: int) -> None:
        if self.game.layout.cells[self.cursor] < 0:
            return
        if self.cursor in self.chosen:
            self.chosen.remove(self.cursor)
        else:
            self.chosen.append(self.cursor)
        if len(self.chosen) < 3:
            self._now()
            return
        cells = tuple(self.chosen)
        self._act(lambda now: self.game.claim(cells, now), time)

    def _act(self, action, time: int) -> None:
        """Let the game decide, then show how it came about."""
        before = list(self.game.layout.cells)
        outcome = action(time)
        if outcome.verdict == IGNORED:
            return
        after = self.game.layout.cells
        if outcome.verdict != NOT_NONE:
            self.chosen = []
        self.cursor = moves.settled(after, self.cursor) if self._gone() else self.cursor
        if outcome.verdict == RIGHT:
            self._stages = [(time + _TAKEN, before, outcome.cells), (time + _TAKEN + _DEALING, self._gaps(outcome), ())]
        elif outcome.verdict in (DEALT, HINTED_NONE):
            self._stages = [(time + _DEALING, self._gaps(outcome), ())]
        elif outcome.verdict == HINTED:
            self._stages = [(time + _FLASH * flash, before, outcome.cells if flash % 2 else ()) for flash in range(1, 7)]
        elif outcome.verdict == WRONG:
            self._marked = outcome.cells
            self._stages = [
                (time + _SHAKE, before, outcome.cells),
                (time + 2 * _SHAKE, before, ()),
            ]
        self._say(verdict.words(self.context.text, outcome), time)
        self._progress()
        if outcome.over:
            self._leave_at = time + _FAREWELL
        self._stage()

    def _gone(self) -> bool:
        cells = self.game.layout.cells
        return self.cursor >= len(cells) or cells[self.cursor] < 0

    def _gaps(self, outcome) -> list:
        return [SLOT if cell in outcome.dealt else card for cell, card in enumerate(self.game.layout.cells)]

    def _finish(self) -> None:
        """Show the present table at once: a press is meant for what the player is about to see."""
        if self._stages or self._message_until:
            self._stages = []
            self._marked = ()
            self._now()
            if self._message_until:
                self._hints()

    def _stage(self) -> None:
        if not self._stages:
            self._now()
            return
        _, cells, marked = self._stages[0]
        self.table.arrange(len(cells))
        for cell, face in enumerate(cells):
            state = (CHOSEN if cell in marked else 0) | (CURSOR if cell == self.cursor and face >= 0 else 0)
            self.table.show(cell, face, state)

    def _now(self) -> None:
        """Show the table as it is."""
        cells = self.game.layout.cells
        self.table.arrange(len(cells))
        for cell, face in enumerate(cells):
            state = CHOSEN if cell in self.chosen or cell in self._marked else 0
            if cell == self.cursor:
                state |= CURSOR
            self.table.show(cell, face, state)

    def _clock(self, time: int) -> None:
        second = self.game.elapsed(time) // 1000
        if second != self._second:
            self._second = second
            self.top.clock(second)

    def _sets(self) -> str:
        text, game = self.context.text, self.game
        found = text.MINUS % (game.found, game.wrong) if game.wrong else str(game.found)
        return found + " " + text.counted(game.found, text.SETS)

    def _left(self) -> str:
        return self.context.text.LEFT % len(self.game.layout.stock)

    def _progress(self) -> None:
        text = self.context.text
        skill = text.CLASSIC + " · " + text.SKILLS[self.game.skill]
        sets, left = self._sets(), self._left()
        short = "%s · %d" % (sets, len(self.game.layout.stock))
        self.top.sides(((skill, sets + " · " + left), (skill, short), (text.CLASSIC, short)))

    def _say(self, sentences: tuple, time: int) -> None:
        context = self.context
        for sentence in sentences:
            if context.small.width(sentence) <= context.canvas.width - 8:
                break
        hintline.message(context, sentence, theme.ACCENT_ON_GROUND)
        self._message_until = time + _MESSAGE

    def _hints(self) -> None:
        self._message_until = 0
        text = self.context.text
        wanted = [(SELECT, text.CHOOSE, text.CHOOSE_SHORT), (HINT, text.HINT, text.HINT)]
        if self.game.says_no_match:
            wanted.append((MENU, text.NO_MATCH, text.NO_MATCH_SHORT))
        wanted.append((BACK, text.PAUSE, text.PAUSE))
        self.hints(*wanted)

    def _result(self, time: int) -> None:
        from tercet.screens import result

        self.context.show(result.classic(self.context, self.game, time))
