"""What the screens of all matches share, rounds of several seats round one device: pause, standings, the next round."""

from tercet.core.match import PERSON
from tercet.core.table.rules import ROUND_OVER
from tercet.screens import games
from tercet.screens.screen import Screen


class Match(Screen):
    """A match that is played. A subclass has `game` (its seats, round, rounds, `over`, pause() and resume()) and `options`."""

    NAME = ""  # of the game, as core/games.py has it
    number = 0  # in its save; drawn when it begins
    given_up = False
    deaf_until = 0  # until when no press means anything, after the pause; 0: that is over
    whole = True  # the rounds that count were played to their ends
    # where it is `recorded`, it is entered into the records by ranking()
    entered: tuple = ()  # into the records: (the game, its place 0..9 or -1)

    def __init__(self, context, game, options: dict) -> None:
        super().__init__(context)
        self.game = game
        self.options = options
        self.own_words = context.words(self.NAME)
        self.names = [context.saves.name(number + 1) for number in range(len(game.seats))]

    @classmethod
    def begin(cls, context, options: dict) -> None:
        """Start a match as it was set up."""

    def seat_name(self, number: int, short: bool = False) -> str:
        """Return who sits on a seat: there is one long form, and one short."""
        text, kind = self.context.text, self.game.seats[number].kind
        if kind == PERSON:
            return self.names[number] or (text.PLAYER_SHORT if short else text.PLAYER) % (number + 1)
        if short:
            return text.SKILLS[kind][:2] + str(number + 1)  # one letter of Intermediate would be read as a figure
        return text.COMPUTER % {"skill": text.SKILLS[kind], "seat": number + 1}

    def summary(self) -> str:
        """One line on the match, for the pause."""
        text, game = self.context.text, self.game
        return text.ROUND_OF % {"round": game.round + 1, "rounds": game.rounds} + " · " + text.LEFT % len(game.layout.stock)

    def figure(self) -> str:
        """All points, for the menu; the pause has them by name, see named()."""
        return " : ".join([self.context.text.signed(seat.total()) for seat in self.game.seats])

    def named(self, short: bool) -> list:
        seats = self.game.seats
        if len(seats) == 1:
            return []
        return [(self.seat_name(number, short), self.context.text.signed(seat.total())) for number, seat in enumerate(seats)]

    def counted(self) -> list:
        """Return the points of each seat, round by round: of a match that was given up those of the rounds that were played.

        In the first round nobody has played one to its end: then the points are as they stand. See to `whole`.
        """
        rounds = [seat.history + [seat.points] if hasattr(seat, "history") else list(seat.points) for seat in self.game.seats]
        self.whole = self.between_rounds or len(rounds[0]) > 1
        if self.given_up and self.whole and not self.between_rounds:
            rounds = [points[:-1] for points in rounds]
        return rounds

    def end_early(self) -> None:
        """The match was given up: show the standings of what was played, if anything was."""
        self.given_up = True
        if len(self.game.seats) > 1 and [points for points in self.counted() if points != [0]]:
            self.context.go("standings", self)
        else:
            games.leave(self.context)

    def heading(self) -> str:
        """What stands over the standings between two rounds."""
        return self.context.text.ROUND_DONE % {"round": self.game.round + 1, "rounds": self.game.rounds}

    def next_rule(self) -> str:
        """What is different in the round after the standings, "" where nothing is."""
        return ""

    def next_words(self) -> str:
        """What leads on from the standings between two rounds, for the bottom line."""
        return self.context.text.NEXT_ROUND

    def remark(self) -> str:
        """What else is said of the end, below the standings."""
        return ""

    def go_on(self) -> None:
        """Come back from the pause, or from the power being off."""
        if self.between_rounds or self.game.over:  # the power was off before that was seen
            self._leave()
            return
        self.game.resume(self.context.now())
        self.deaf_until = self.context.deafen()
        self.context.show(self)

    def _pause(self, time: int) -> None:
        self.game.pause(time)
        self.context.go("pause", self)

    def _ended(self, time: int) -> None:
        """A round is over, or a turn of it: the clock stands, and all is kept at once, before the power may go off."""
        self.game.pause(time)
        if self.game.over:
            self.context.tidy()  # what the records get stays for long; no press means anything now
            medals = self.context.saves.medals  # as they were before this match
            self._enter(time)
            medals.played(self.NAME, self.game, ())
        self.context.saves.soon(time)

    def _enter(self, time: int) -> None:
        """Enter the match, which is over, into the records, if it counts there."""
        if self.recorded:
            score, milliseconds = self.ranking(time)
            records, game = self.context.saves.records, self.game
            self.entered = game, records.enter(game.table(), score, milliseconds, 0, self.number)
            self.context.saves.medals.entered(game.table(), score, milliseconds, 0)
        else:  # the end of a match of several is shown again after the power was off
            self.context.saves.records.passed(self.number if self.challenge else 0)

    def among_best(self) -> int:
        """Return the place of the match among the best ten, -1 for none."""
        return self.entered[1] if self.entered else -1

    def ranking(self, time: int) -> tuple:
        """Return (score, milliseconds) that decide the place among the records."""
        return 0, self.game.elapsed(time)

    def _leave(self) -> None:
        """The round is over: show who has how many points."""
        self.context.go("standings", self)

    def next_round(self) -> None:
        """Begin the next round and play on."""

    def again(self) -> None:
        """The same seats once more."""
        self.begin(self.context, self.options)

    def saved(self, time: int) -> bytes:
        """Return the match as bytes."""
        return b""

    def playing(self):
        return self

    def running(self) -> bool:
        return self.game.stopwatch.running and not self.game.over

    def put_down(self, time: int) -> None:
        self._pause(time)

    def finished(self) -> bool:
        """Whether nothing is left to play."""
        return self.game.over

    @property
    def between_rounds(self) -> bool:
        """Whether another round follows."""
        return self.game.state == ROUND_OVER
