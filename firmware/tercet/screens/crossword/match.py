"""A match of Crossword from begin to end: whose turn it is, the pause, what the results show."""

from tercet.core.crossword import save as crossword_save
from tercet.core.crossword.rules import BUILDING, DRAW_COST, READY, ROUNDS, Crossword
from tercet.core.games import SEEDS
from tercet.core.match import seated
from tercet.core.table.rules import ROUND_OVER
from tercet.screens import games
from tercet.screens.match.screen import Match
from tercet.ui import durations


class CrosswordMatch(Match):
    """What a CrosswordPlay is apart from building."""

    NAME = "crossword"

    @classmethod
    def begin(cls, context, options: dict, seed: int = -1) -> None:
        seats = seated(options)
        practice = len(seats) == 1 and bool(options["practice"])
        dealt = context.seed() % SEEDS if seed < 0 else seed
        play = cls(context, Crossword(seats, dealt, context.now(), practice), options)
        play.take_origin({"seed": dealt, "challenge": int(seed >= 0)})
        if play.game.state == READY:
            play.go_on()
        else:
            context.show(play)

    @classmethod
    def restored(cls, data: bytes, time: int) -> Crossword:
        """Return the match that was saved, paused; ValueError for bytes that no match has."""
        return crossword_save.restore(data, time)

    @classmethod
    def resumed(cls, context, data: bytes, options: dict):
        """Return the screen of a match that was saved, paused."""
        return cls(context, cls.restored(data, context.now()), options)

    def __init__(self, context, game: Crossword, options: dict) -> None:
        super().__init__(context, game, options)
        self.recorded = game.alone and not game.practice
        self._leave_at = 0

    def summary(self) -> str:
        text, game = self.context.text, self.game
        seat = game.seat
        return (
            text.ROUND_OF % {"round": game.round + 1, "rounds": ROUNDS}
            + " · "
            + self.own_words.USED % {"used": seat.used, "dice": len(seat.dice)}
        )

    def figure(self) -> str:
        return "" if self.game.practice else durations.text(self.game.clock(self.context.now()) // 1000)

    def go_on(self) -> None:
        if self.game.state != BUILDING:
            self._leave()
            return
        self.take_up()
        super().go_on()

    def take_up(self) -> None:
        """Building begins, or goes on."""

    def running(self) -> bool:
        return self.game.stopwatch.running

    def put_down(self, time: int) -> None:
        self._pause(time)

    def _leave(self) -> None:
        game, context = self.game, self.context
        self._leave_at = 0
        if game.state == READY or (game.state == ROUND_OVER and game.alone):
            context.go("crossword.turn.Turn", self)
        elif game.alone:
            games.show_result(context, self, context.now(), self.among_best())
        else:
            super()._leave()

    def next_round(self) -> None:
        self.game.next_round(self.context.now())
        self.game.pause(self.context.now())
        self.go_on()

    def begin_turn(self) -> None:
        """Whoever takes over has pressed."""
        self.game.begin_turn(self.context.now())
        self.go_on()

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
        if self.game.practice:
            return self.own_words.ALL_USED, ""
        return durations.text(self.game.clock(time) // 1000), self.own_words.THREE_GRIDS

    def ranking(self, time: int) -> tuple:
        return 0, self.game.clock(time)

    def facts(self, time: int) -> tuple:
        """Return (number as text, words) for the result."""
        text, game = self.context.text, self.game
        facts = [(str(game.drawn), text.counted(game.drawn, self.own_words.DRAWN))]
        if game.practice:
            facts.append((str(game.hints), text.counted(game.hints, text.HINTS)))
        else:
            facts.append((text.MORE_SECONDS % (DRAW_COST * game.drawn), text.PENALTIES))
        return tuple(facts)

    def saved(self, time: int) -> bytes:
        return crossword_save.save(self.game, time)
