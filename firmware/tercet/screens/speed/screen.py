"""Speed on the screen: the table game's calls and claims on dice; alone dice are chosen at once, against the clock."""

from tercet.core.games import SEEDS
from tercet.core.match import seated
from tercet.core.outcome import DEALT, RIGHT, WRONG
from tercet.core.speed import save as speed_save
from tercet.core.speed.rules import ROUNDS, TIE_DICE, Speed
from tercet.core.table.rules import ASKING, OPEN
from tercet.screens import games, verdict
from tercet.screens.speed.seen import DiceSeen
from tercet.screens.table.screen import TablePlay
from tercet.ui import durations
from tercet.ui.buttons import BACK, MENU, SELECT
from tercet.ui.dice import cursor
from tercet.ui.dice.table import DiceGrid
from tercet.ui.parts import hint_line
from tercet.ui.parts.top_line import TopLine


class SpeedPlay(TablePlay):
    """A running match."""

    NAME = "speed"
    SEEN = DiceSeen
    _second = -1

    @classmethod
    def begin(cls, context, options: dict, seed: int = -1) -> None:
        dealt = context.seed() % SEEDS if seed < 0 else seed
        play = cls(context, Speed(seated(options), dealt, context.now(), options["pick"]), options)
        play.take_origin({"seed": dealt, "challenge": int(seed >= 0)})
        context.show(play)

    @classmethod
    def restored(cls, data: bytes, time: int) -> Speed:
        return speed_save.restore(data, time)

    def __init__(self, context, game: Speed, options: dict) -> None:
        self.top = TopLine(context, True)
        self._held = cursor.Held()
        super().__init__(context, game, options)
        self.recorded = game.alone

    def _sit(self) -> None:
        super()._sit()
        if self.game.alone:
            self._buttons = {SELECT: 0}  # nothing is called: what agrees to the end of a round is what chooses

    def draw(self) -> None:
        self.top.forget()
        self._second = -1
        super().draw()

    def edges(self, buttons: bytearray, count: int, time: int) -> bool:
        if self.game.alone and self.game.state == OPEN:
            return False  # nothing is called
        return super().edges(buttons, count, time)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self.game.alone and self._stages and not self._leave_at:
            self._stages = []  # a press is meant for what is there now
            self._show_now()
        if self._held.takes(button, time, repeated):
            super().button(button, time, repeated)

    def tick(self, time: int) -> int:
        leaving = self._leave_at  # then another screen may be up afterwards
        wait = super().tick(time)
        if not self.game.alone or (leaving and not self._leave_at):
            return wait
        self._clock(time)
        return min(wait, 1000 - self.game.elapsed(time) % 1000)

    def _clock(self, time: int) -> None:
        second = self.game.elapsed(time) // 1000
        if second != self._second:
            self._second = second
            self.top.clock(second)

    # The dice

    def _surface(self):
        return DiceGrid(self.context)

    def _moved(self, button: int, held: bool) -> int:
        return cursor.moved(self.game.layout.cells, self.table.columns, self.cursor, button, held, self._held)

    def _settled(self, at: int) -> int:
        cells = self.game.layout.cells
        return cursor.settled(cells, self.table.columns, min(at, len(cells) - 1))

    def _picking(self) -> bool:
        return super()._picking() or (self.game.alone and self.game.state == OPEN and not self._leave_at)

    # What is said

    def _show_seats(self) -> None:
        if not self.game.alone:
            super()._show_seats()
            return
        if self.top.covered:
            if self._message.until:
                return
            self.top.forget()
            self._second = -1
        text, game = self.context.text, self.game
        left = self.own_words.NAME
        number = "%d/%d" % (game.round + 1, ROUNDS)
        points = "%s %s" % (text.signed(game.points), text.counted(abs(game.points), text.POINTS))
        self.top.sides(((left + " " + number, points), (number, points), (number, text.signed(game.points))))
        self._clock(self.context.now())

    def stock_words(self) -> str:
        game = self.game
        left = game.layout.left()
        return self.own_words.TIE_BREAK if game.tie_break else "%d/%d · %d" % (game.round + 1, ROUNDS, left)

    def _say(self, time: int) -> None:
        if self._leave_at or not self.game.alone or self.game.state != ASKING:
            super()._say(time)
        elif self._line != ("end",):  # alone the question ends the round
            self._line = ("end",)
            own = self.own_words
            end = (SELECT, own.END_ROUND, own.END_ROUND_SHORT)
            hint_line.draw(self.context, (end, (BACK, own.SEARCH_ON, own.SEARCH_ON)))

    def key_hints(self, width: int) -> tuple:
        if not self.game.alone:
            return super().key_hints(width)
        text = self.context.text
        none = (MENU, text.PLUS_THREE, self.own_words.NONE_SHORT)
        return (SELECT, text.CHOOSE, text.CHOOSE_SHORT), none, (BACK, text.PAUSE, text.PAUSE)

    def ends(self) -> bool:
        return not self.game.tie_break  # then other dice are rolled

    def _verdict(self, outcome, time: int) -> None:
        if outcome.verdict == DEALT:
            self._announce((self.own_words.ROLLED_AGAIN,), time)
        elif self.game.alone and outcome.verdict in (RIGHT, WRONG):
            self._announce(verdict.words(self.context, outcome, False, 0), time)
        else:
            super()._verdict(outcome, time)

    def _speak(self) -> None:
        if not self.game.alone:
            super()._speak()
            return
        if self.top.covered:  # by what was said before, which had two lines
            self.top.forget()
            self._second = -1
            self._show_seats()
        said = self._message.said
        upper = verdict.show(self.context, said)
        self.marks.cover(True)
        self._line = ()
        if upper:
            self.top.message(upper, verdict.colours_of(self.context, said))

    # Pause and end

    def summary(self) -> str:
        text, game = self.context.text, self.game
        round_words = (
            self.own_words.TIE_BREAK if game.tie_break else text.ROUND_OF % {"round": game.round + 1, "rounds": ROUNDS}
        )
        left = game.layout.left()
        return round_words + " · %d %s" % (left, text.counted(left, text.dice.DICE_LEFT))

    def figure(self) -> str:
        if self.game.alone:
            return durations.text(self.game.elapsed(self.context.now()) // 1000)
        return super().figure()

    def heading(self) -> str:
        game = self.game
        if game.round == ROUNDS - 1:
            return self.own_words.TIE
        return self.context.text.ROUND_DONE % {"round": game.round + 1, "rounds": ROUNDS}

    def how_ended(self) -> str:
        if self.game.tie_break and self.game.one_left() >= 0:
            return self.own_words.OTHERS_OUT
        return super().how_ended()

    def next_rule(self) -> str:
        return self.own_words.TIE_RULE % TIE_DICE if self.game.round == ROUNDS - 1 else ""

    def next_words(self) -> str:
        return self.own_words.TO_TIE_BREAK if self.game.round == ROUNDS - 1 else self.context.text.NEXT_ROUND

    def _leave(self) -> None:
        if not (self.game.alone and self.game.over):
            super()._leave()
            return
        self._leave_at = 0
        games.show_result(self.context, self, self.context.now(), self.among_best())

    # What the result shows of a game alone

    def full_name(self) -> str:
        """The name of the game."""
        return self.own_words.NAME

    def again_words(self) -> str:
        """What SELECT does on the result."""
        return self.context.text.AGAIN

    def again(self) -> None:
        self.begin(self.context, self.options, self.seed if self.challenge else -1)

    def score(self, time: int) -> tuple:
        """Return (text, words) of what the result shows large."""
        text, points = self.context.text, self.game.points
        took = durations.text(self.game.elapsed(time) // 1000)
        return text.signed(points), text.IN_TIME % {"what": text.counted(abs(points), text.POINTS), "time": took}

    def ranking(self, time: int) -> tuple:
        return self.game.points, self.game.elapsed(time)

    def facts(self, time: int) -> tuple:
        """Return (number as text, words): the points of each round."""
        text, seat = self.context.text, self.game.seats[0]
        rounds = [text.signed(points) for points in seat.history + [seat.points]]
        return ((" · ".join(rounds), self.own_words.BY_ROUND),)

    def saved(self, time: int) -> bytes:
        return speed_save.save(self.game, time)
