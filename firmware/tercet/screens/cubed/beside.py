"""What SET Cubed shows beside the board: the seats, the hand, the points so far, what the keys do."""

from tercet.core.cubed.board import LOGO, MOST_LAID, NO_DIE, Refusal, scored
from tercet.core.cubed.rules import CHOOSING, Cubed
from tercet.core.cubed.seats import PASSED, SCORED, STARTED, SWAPPED
from tercet.core.match import PERSON
from tercet.screens import verdict
from tercet.screens.cubed.board import NOWHERE, BoardView
from tercet.screens.match.screen import Match
from tercet.screens.messages import VERDICT, Message
from tercet.ui import theme
from tercet.ui.buttons import BACK, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT
from tercet.ui.dice.cursor import Held
from tercet.ui.parts import hint_line


class CubedTable(Match):
    """Shows a game. place: the cursor in the hand, NOWHERE when it is on the board; rolling: places to be rolled again."""

    def __init__(self, context, game: Cubed, options: dict) -> None:
        super().__init__(context, game, options)
        self.view = BoardView(context, game)
        self.view.cursor = LOGO[1]
        self.place = NOWHERE
        self._finger = NOWHERE  # the die that a finger has touched, whose square follows
        self.rolling: list = []
        self.rolled: dict = {}  # the places of a seat whose dice were rolled again: they are ringed until its next press
        self._held = Held()
        self._hand_of = NOWHERE  # whose hand is looked at; NOWHERE: that of the player
        self._leave_at = 0
        self._hand_at = 0  # when the device goes to a person, after a computer player's turn was seen; 0: nobody waits for it
        self._told_then = ""  # what is said then
        self._message = Message()
        self._hint = None  # thoughts of a hint that is searched for
        self._line: object = None  # what the bottom line says
        self._top = ""

    def draw(self) -> None:
        self.context.canvas.fill(theme.GROUND)
        self.view.forget()
        if self.game.state == CHOOSING and self.mine and self.place == NOWHERE:
            self.place = 0
        self._line = None
        self._top = ""
        sorting = self.game.state == CHOOSING and self.mine and self._hand_of < 0
        self.view.headline = self.own_words.YOUR_DICE if sorting else ""
        if sorting:
            self.view.frame()
        else:
            self.view.reveal(self.view.cursor)
        self.view.draw()
        self._beside()
        self._seats()
        self._say()

    @property
    def mine(self) -> bool:
        """Whether a person is to play."""
        game = self.game
        return game.player >= 0 and game.seats[game.player].person and not self._hand_at

    def _beside(self) -> None:
        """The hand, and what the turn would earn."""
        game = self.game
        seat = self._hand_of if self._hand_of >= 0 else max(0, game.player)
        ringed = tuple(self.rolling) if game.state == CHOOSING else self.rolled.get(seat, ())
        self.view.hand(seat, self.place if self._hand_of < 0 else NOWHERE, ringed if self._hand_of < 0 else ())
        text = self.own_words
        if not game.laid:
            self.view.points("", False)
            return
        try:
            self.view.points(text.WORTH % game.worth()[1], True)
        except Refusal:
            sets, _, points = scored(game.board, game.turn_dice())
            self.view.points(text.WORTH % points if sets and points > 0 else "", False)

    def _seats(self) -> None:
        """The top line: every seat's points, the one that plays marked, and whether it thinks."""
        context, game = self.context, self.game
        canvas, kind = context.canvas, context.medium if context.canvas.height >= 200 else context.small
        words = [str(seat.total()) for seat in game.seats]
        thinks = game.thinking
        seen = "%r %d %d %d" % (words, game.player, thinks, self._hand_of)
        if seen == self._top:
            return
        self._top = seen
        canvas.rect(0, 0, canvas.width, self.view.top, theme.GROUND)
        room = canvas.width // len(words)
        for number, points in enumerate(words):
            plays = number == game.player
            x = number * room
            if plays:
                canvas.round_rect(x + 1, 0, room - 2, self.view.top - 1, theme.PANEL, theme.PANEL, theme.GROUND)
            name = self.short_name(number)
            y = (self.view.top - 1 - context.small.height) // 2
            light = theme.LIGHT_ON_PANEL if plays else theme.SOFT_ON_GROUND
            if number == self._hand_of:
                light = theme.ACCENT_ON_PANEL if plays else theme.ACCENT_ON_GROUND
            figure = points + " …" if plays and thinks else points
            if len(name) > 2 and context.small.width(name) + kind.width(points + " …") + 11 > room:
                name = name[:2] + name[-1]
            end = context.small.draw(canvas, name, x + 6, y, light)
            y = (self.view.top - 1 - kind.height) // 2
            colours = theme.ACCENT_ON_PANEL if plays else theme.LIGHT_ON_GROUND
            kind.draw(canvas, figure, min(end + 5, x + room - 4 - kind.width(figure)), y, colours)

    def short_name(self, number: int) -> str:
        """Return who sits on a seat, where there is little room: two may be of one skill."""
        text, kind = self.context.text, self.game.seats[number].kind
        if kind == PERSON:
            return self.names[number] or str(number + 1)
        return text.COMPUTER % {"skill": text.SHORT_SKILLS[kind], "seat": number + 1}

    def _say(self) -> None:
        """Say in the bottom line what happened, or what the keys do."""
        context, text = self.context, self.context.text
        words = self.own_words
        game = self.game
        if self._message.until or self._hint is not None:
            said = self._message.said if self._message.until else (words.LOOKS,)
            if said != self._line:
                self._line = said
                verdict.show(context, said)
            return
        wanted: tuple
        if self._leave_at:
            wanted = ()
        elif self._hand_of >= 0:
            back = text.BACK if game.state == CHOOSING and self.mine else words.BACK_TO_BOARD
            walk = (PREVIOUS, NEXT) if context.keys.few else (LEFT, RIGHT)
            wanted = tuple([(button, "", "") for button in walk[:-1]]) + ((walk[-1], words.LOOK, words.LOOK),)
            wanted += ((HINT, words.HANDS, words.HANDS), (BACK, back, back))
        elif not self.mine:
            wanted = ((HINT, words.HANDS, words.HANDS), (BACK, text.PAUSE, text.PAUSE))
        elif game.state == CHOOSING:
            choice = words.KEEP if self.place in self.rolling else words.AGAIN
            done = words.ROLL_SOME % len(self.rolling) if self.rolling else words.KEEP_ALL
            wanted = ((SELECT, choice, choice), (MENU, done, done), (HINT, words.LOOK, words.LOOK))
        elif self.place != NOWHERE:
            wanted = ((SELECT, words.LAY, words.LAY), (BACK, text.BACK, text.BACK))
        else:
            act = self._act()
            wanted = ((SELECT,) + act,) if act else ()
            end, short = (words.END, words.END_SHORT) if game.laid else (words.PASSES, words.PASSES)
            wanted += ((MENU, end, short), (HINT, words.HANDS, words.HANDS), (BACK, text.PAUSE, text.PAUSE))
        if wanted != self._line:
            self._line = wanted
            hint_line.draw(context, wanted)

    def _act(self) -> tuple:
        """What SELECT does at the cursor, in long and in short words; () for nothing."""
        game, cell, words = self.game, self.view.cursor, self.own_words
        if cell in [one[1] for one in game.laid]:
            return words.TAKE
        if game.board[cell] == NO_DIE:
            return words.LAY_HERE if len(game.laid) < MOST_LAID and game.free_places() else ()
        return words.SWAP_HERE if [one for one in game.swaps() if one[1] == cell] else ()

    def refused(self, refusal: Refusal) -> tuple:
        """Return the wordings for a refusal."""
        return self.own_words.REFUSALS[refusal.reason]

    def _told(self, event) -> str:
        """What there is to say of it."""
        words = self.own_words
        name = self.seat_name(event.seat) if event.seat >= 0 else ""
        if event.kind == STARTED:
            return (words.HAD_ONE if event.all_passed else words.STARTS) % {"who": name, "points": event.points}
        if event.all_passed:
            return words.ALL_PASSED[min(self.game.passes_left, 2)]
        if event.kind == SCORED:
            if not self.game.seats[event.seat].dice:
                return words.LAST_DIE % {"who": name, "points": event.points}
            count = len(event.sets)
            return self.context.text.counted(count, words.SCORED) % {"who": name, "sets": count, "points": event.points}
        if event.kind == PASSED:
            return words.PASSED % name
        if event.rolled:
            return words.BEGINS % self.game.rounds
        return words.SWAPPED % name if event.kind == SWAPPED else ""

    def your_turn(self) -> str:
        """Say whose turn it is to who plays, and whether it is the last: somebody has laid all dice."""
        laid_all = [seat for seat in self.game.seats if not seat.dice]
        return self.own_words.LAST_TURN if laid_all else self.own_words.YOUR_TURN

    def announce(self, wordings: tuple, time: int, refused: bool = False) -> None:
        """Let a message take the bottom line for some time; refused: with the mark of what is not allowed."""
        if refused:
            wordings = tuple([verdict.refusal(self.context, words) for words in wordings])
        self._message.begin(wordings, VERDICT, time)
        self._say()

    def tell(self, words: str, time: int) -> None:
        if not self._message.until:
            self.announce((words,), time)

    # Nobody plays

    def running(self) -> bool:
        return self.game.stopwatch.running

    def put_down(self, time: int) -> None:
        self._pause(time)
