"""SET Cubed on the screen: the board, whose turn it is, and what the keys do (RULES 6.1)."""

from tercet.core.cubed import WINS
from tercet.core.cubed import records as cubed_records
from tercet.core.cubed import save as cubed_save
from tercet.core.cubed.board import MOST_LAID, NO_DIE, Refusal
from tercet.core.cubed.computer import Thoughts
from tercet.core.cubed.rules import CHOOSING, Cubed
from tercet.core.cubed.seats import CHOSEN, LAID, PASSED, SCORED, STARTED, SWAPPED, TAKEN
from tercet.core.cubed.start import SHOWING, STARTING, TURN, TURN_SHOWN
from tercet.core.dice import WILD
from tercet.core.match import seated
from tercet.core.shim import const
from tercet.core.skill import EXPERT
from tercet.screens.cubed.beside import CubedTable
from tercet.screens.cubed.board import HAND, NOWHERE, stepped, useful, walked
from tercet.screens.messages import LAST_DICE, VERDICT
from tercet.screens.screen import LONG
from tercet.ui import tunes
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP

_ON = (DOWN, RIGHT, NEXT)
_OFF = (UP, LEFT, PREVIOUS)
_THINK = const(3)  # ms that a computer player thinks before the keys are looked at again


class CubedPlay(CubedTable):
    """A running game. The cursor is on the board, or in the hand where a die is chosen for a cell, or to be rolled again."""

    HELD = (HINT, MENU)
    NAME = "cubed"

    def __init__(self, context, game: Cubed, options: dict) -> None:
        super().__init__(context, game, options)
        game.pick = 1000 * options.get("pick", 5)  # what was saved before there was a choice had no limit

    @classmethod
    def begin(cls, context, options: dict) -> None:
        """Start a game with the seats of choice."""
        game = Cubed(seated(options), context.seed(), context.now(), bool(options["practice"]))
        cls(context, game, options).show_now()

    @classmethod
    def restored(cls, data: bytes, time: int) -> Cubed:
        """Return the game that was saved, paused; ValueError for bytes that no game has."""
        return cubed_save.restore(data, time)

    @classmethod
    def resumed(cls, context, data: bytes, options: dict):
        """Return the screen of a game that was saved, paused; ValueError where there are too few call buttons for it."""
        game = cls.restored(data, context.now())
        people = len([seat for seat in game.seats if seat.person])
        if people > context.keys.most_people:
            raise ValueError("%d people play, %d have a button" % (people, context.keys.most_people))
        return cls(context, game, options)

    def show_now(self) -> None:
        """Show the screen that the game is at: the start, this one, whose turn it is, or the end."""
        game = self.game
        self._hand_at = 0
        if game.over:
            self._leave()
        elif game.state in (STARTING, SHOWING):
            self.context.go("cubed.start.CubedStart", self)
        elif self._hands_over() and not game.laid:  # else it was handed over before, and its dice lie there
            self.context.go("cubed.turn.Handover", self)
        else:
            self.context.show(self)

    def _hands_over(self) -> bool:
        """Whether the device goes to another person now."""
        people = [seat for seat in self.game.seats if seat.person]
        return len(people) > 1 and self.game.seats[self.game.player].person

    # A finger

    def places(self) -> list:
        """The hand of the person whose turn it is, and where a die may be laid the squares in view."""
        if not self.mine or self._hand_of >= 0 or self._leave_at:
            return []
        return self.view.in_hand() + ([] if self._sorts else [rectangle for _, rectangle in self.view.squares()])

    def point(self, place: int) -> bool:
        """A finger is on a die of the hand or on a square: one and then the other, whichever comes first, lay the die.

        Return whether that is all for now, and nothing is to be chosen.
        """
        free = self.game.free_places()
        if place < HAND:
            if place not in free:
                return True
            if self.place == NOWHERE:  # its square follows
                self._finger = place
                self.view.hand(self.game.player, place)
                return True
            self.place = place
            self._beside()
            return False
        cell = self.view.squares()[place - HAND][0]
        self.view.move(cell)
        self.place = NOWHERE
        laid = [one[1] for one in self.game.laid]
        if self._finger in free and self.game.board[cell] == NO_DIE and cell not in laid and len(laid) < MOST_LAID:
            self.place = self._finger
        self._finger = NOWHERE
        self._beside()
        return False

    # Keys

    def button(self, button: int, time: int, repeated: bool) -> None:
        if self._leave_at:
            if not repeated:
                self._leave()
            return
        if self._hand_at and button != BACK:
            if not repeated:
                self._hand_over()
            return
        self._message.pressed(time)
        if self.mine and self.rolled.pop(self.game.player, None):
            self._beside()
        if button == HINT:
            if not repeated:
                self._look_round()
        elif self._hand_of >= 0 and (button in _ON or button in _OFF):
            self._move(button, repeated)
        elif self._hand_of >= 0:
            self._look_at(NOWHERE)
        elif not self.mine:
            if button == BACK:
                self._pause(time)
        elif self.place != NOWHERE:
            self._in_hand(button, time, repeated)
        elif button in _ON or button in _OFF:
            self._move(button, repeated)
        elif button == SELECT and not repeated:
            self._select(time)
        elif button == MENU:
            self.context.go("cubed.turn.TurnMenu", self)
            return
        elif button == BACK:
            self._pause(time)
            return
        self._say()

    def _unmark(self) -> None:
        """What was told is over."""
        self._message.end()
        if self.view.marked:
            self.view.marked = ()
            self.view.draw()

    def _look_round(self) -> None:
        """Show the hand of the next seat; after the last that of the player again. Directions move the view meanwhile.

        Who chooses what to roll again sees the whole board beside the own hand first.
        """
        player = max(0, self.game.player)
        at = (self._hand_of + 1 if self._hand_of >= 0 else player + (not self._sorts)) % len(self.game.seats)
        self._look_at(NOWHERE if at == player and (self._hand_of >= 0 or not self._sorts) else at)
        self.context.sound.play(tunes.MOVE)

    @property
    def _sorts(self) -> bool:
        """Whether a person chooses which dice are rolled again."""
        return self.mine and self.game.state == CHOOSING

    def _look_at(self, seat: int) -> None:
        """Show the hand of a seat; NOWHERE: play on."""
        self._hand_of = seat
        if self._sorts:
            self.draw()  # without its headline, or with it again
        else:
            self._beside()
            self._seats()

    def _move(self, button: int, held: bool) -> None:
        view, game = self.view, self.game
        if not self._held.takes(button, self.context.now(), held):
            return
        if button in (NEXT, PREVIOUS):
            swaps = [cell for _, cell in game.swaps()]
            cell = walked(useful(game.board, [cell for _, cell, _ in game.laid], swaps), view.cursor, button, held, self._held)
        else:
            cell = stepped(game.board, view.cursor, button)
        if cell != view.cursor:
            view.move(cell)
            self.context.sound.play(tunes.MOVE)

    def _select(self, time: int) -> None:
        game, cell, words = self.game, self.view.cursor, self.own_words
        if cell in [one[1] for one in game.laid]:
            self._happened(game.take_back(cell), time)
        elif game.board[cell] != NO_DIE:
            swaps = [one for one in game.swaps() if one[1] == cell]
            if swaps:
                self._happened(game.swap(swaps[0][0], cell), time)
            elif cell in game.wilds and game.laid:
                self.announce((words.SWAPS_FIRST,), time, True)
        elif len(game.laid) == MOST_LAID:
            self.announce((words.NO_ROOM,), time, True)
        elif game.free_places():
            self.place = game.free_places()[0]
            self.context.sound.play(tunes.CHOOSE)
            self._beside()

    def _in_hand(self, button: int, time: int, repeated: bool) -> None:
        """The cursor is in the hand: a die is chosen for the cell, or which are rolled again."""
        choosing = self.game.state == CHOOSING
        places = self.game.free_places()
        if button in _ON or button in _OFF:
            at = places.index(self.place) + (1 if button in _ON else -1)
            self.place = places[at % len(places)]
            self.context.sound.play(tunes.MOVE)
            self._beside()
        elif choosing:
            self._sort(button, time, repeated)
        elif button == BACK:
            self.place = NOWHERE
            self._beside()
        elif button == SELECT and not repeated:
            place, cell = self.place, self.view.cursor
            if self.game.seats[self.game.player].faces[place] == WILD:
                self._choose_face(cell)
                return
            self.lay(cell, WILD, time)

    def _choose_face(self, cell: int) -> None:
        """Ask which face a WILD is to have."""
        board = bytearray(self.game.board)
        for _, laid, face in self.game.laid:
            board[laid] = face
        self.context.go(
            "cubed.wild.FaceChooser",
            self,
            board,
            cell,
            lambda face, time: self.lay(cell, face, time, True),
            lambda: self.context.show(self),
        )

    def lay(self, cell: int, face: int, time: int, elsewhere: bool = False) -> None:
        """Lay the die that was chosen in the hand; face: of a WILD; elsewhere: another screen is shown now."""
        place = self.place
        self.place = NOWHERE
        self._happened(self.game.lay(place, cell, face), time, elsewhere)

    def _sort(self, button: int, time: int, repeated: bool) -> None:
        """Choose which dice are rolled again."""
        if button == SELECT and not repeated:
            if self.place in self.rolling:
                self.rolling.remove(self.place)
            else:
                self.rolling.append(self.place)
            self.context.sound.play(tunes.CHOOSE)
            self._beside()
        elif button == MENU and not repeated:
            places = tuple(sorted(self.rolling))
            self.rolled[self.game.player] = places
            self.rolling, self.place = [], NOWHERE
            self._happened(self.game.choose(places, time), time)
        elif button == BACK:
            self._pause(time)

    # What happens

    def end_turn(self, time: int) -> None:
        """End the turn as it is; a turn that is not legal says why, and its dice are marked."""
        try:
            event = self.game.end_turn(time)
        except Refusal as refusal:
            self.view.wrong = refusal.cells
            self.view.cursor = refusal.cells[0]
            self.announce(self.refused(refusal), time, True)
            self.context.show(self)
            self.context.sound.play(tunes.WRONG)
            self.context.lamp.show(tunes.RED)
        else:
            self._happened(event, time, True)

    def started(self, event, time: int) -> None:
        """The first SET lies on the logo."""
        self._happened(event, time, True)

    def pause_now(self, time: int) -> None:
        """Pause, from a screen that belongs to this game."""
        self._pause(time)

    def take_all_back(self, time: int) -> None:
        """Take all dice of this turn back."""
        for _, cell, _ in list(self.game.laid):
            self.game.take_back(cell)
        self.view.wrong = ()
        self.context.show(self)

    def _happened(self, event, time: int, elsewhere: bool = False) -> None:
        """Show what the game did. elsewhere: another screen is shown now."""
        context = self.context
        if event.kind in (LAID, TAKEN):
            context.saves.touch(time)
        else:
            context.saves.soon(time)
        self._hint = None
        self._message.end()
        before = self.view.marked + self.view.wrong
        self.view.wrong = ()
        step = event.kind in (LAID, TAKEN) and not before
        if event.cells and not step:
            self.view.cursor = event.cells[-1]
        self.view.marked = event.cells if event.kind in (SCORED, STARTED, SWAPPED) else ()
        if event.over:
            self._leave_at = time + LAST_DICE[0]
            self._ended(time)
        if event.over or (self.mine and not self.game.seats[event.seat].person):
            context.deafen()  # it came by itself
        handed = event.kind in (SCORED, PASSED, STARTED, CHOSEN) and not event.over and self._hands_over()
        told = self._told(event)
        if not handed:
            self._tell_of(event, told, time)
        if (handed or (self._sorts and told)) and not self.game.seats[event.seat].person:
            self._hand_at, self._told_then = time + TURN_SHOWN, told  # what came by itself is seen first
            self.announce((told,), time)
            context.show(self)
        elif handed:
            context.go("cubed.turn.Handover", self, told)
        elif elsewhere:
            context.show(self)
        elif step:
            self._laid(event.cells[0])
        else:
            self.draw()
        context.sound.play(self._phrase(event))

    def _hand_over(self) -> None:
        """The turn of a computer player was in view: the next person has the device, or is asked what to roll again."""
        self._hand_at = 0
        self._message.end()
        if self._hands_over():
            self.context.go("cubed.turn.Handover", self, self._told_then)
        else:
            self.context.deafen()  # it came by itself
            self.draw()

    def _tell_of(self, event, told: str, time: int) -> None:
        """Announce what happened, and to somebody alone among computer players that it is their turn."""
        wordings = (told,) if told else ()
        if event.kind == SWAPPED:
            wordings += (self.own_words.SWAPPED % self.seat_name(event.seat, self.context.text.SHORT_SKILLS),)
        if self.mine and self.game.state == TURN and event.kind in (SCORED, PASSED, STARTED, CHOSEN):
            yours = self.your_turn()
            wordings = (told.rstrip(".") + " · " + yours, told) if told else (yours,)
        if wordings:
            self.announce(wordings, time)
            if self._sorts:
                self._message.last(time + VERDICT[0])  # then the question names its keys

    def _laid(self, cell: int) -> None:
        """A die was laid or taken back."""
        self.view.move(cell)
        self.view.paint(cell)
        self.view.map()
        self._beside()
        self._seats()
        self._say()

    def _phrase(self, event) -> tuple:
        if event.over:
            return tunes.END
        if event.kind in (SCORED, STARTED):
            return tunes.RIGHT
        return tunes.DEAL if event.rolled or event.kind == SWAPPED else tunes.CHOOSE

    def hint(self, time: int) -> None:
        """Look for the best turn there is; it is laid when it is found."""
        game = self.game
        self.take_all_back(time)
        self._message.end()
        self._hint = Thoughts(EXPERT, game.board, game.seats[game.player].faces)

    def tick(self, time: int) -> int:
        if self._leave_at:
            if time >= self._leave_at:
                self._leave()
            return max(0, self._leave_at - time)
        if self._hand_at:
            if time >= self._hand_at:
                self._hand_over()
            return max(0, self._hand_at - time)
        if self._message.over(time):
            self._unmark()
            self._say()
        wait = self._message.left(time, LONG)
        if self._hint is not None:
            self._search(time)
            return 0
        if self.mine:
            return wait
        return min(wait, self._computers(time))

    def _computers(self, time: int) -> int:
        """Let a computer player think, or do the next thing; return in how many ms there is more."""
        game, now = self.game, self.context.now
        while game.wake() <= game.elapsed(time) and game.stopwatch.running:
            event = game.tick(time)
            if event is not None:
                self._happened(event, time)
                return 0
            if now() - time >= _THINK:
                break
        self._seats()
        return 0 if game.thinking else max(0, min(LONG, game.wake() - game.elapsed(time)))

    def _search(self, time: int) -> None:
        """Go on looking for the hint."""
        thoughts = self._hint
        assert thoughts is not None
        while not thoughts.step():
            if self.context.now() - time >= _THINK:
                return
        self._hint = None
        words = self.own_words
        for place, cell, face in thoughts.turn:
            self.game.lay(place, cell, face)
            self.view.cursor = cell
        self.announce((words.HINTED % self.game.worth()[1] if thoughts.turn else words.NO_HINT,), time)
        self.draw()

    # Pause and end

    def summary(self) -> str:
        text, left = self.context.text, len(self.game.bag.numbers)
        return self.own_words.ROUND % self.game.rounds + " · %d " % left + text.counted(left, text.dice.DICE_LEFT)

    def go_on(self) -> None:
        self.game.resume(self.context.now())
        self.show_now()

    def _enter(self, time: int) -> None:
        game, saves = self.game, self.context.saves
        if cubed_records.counts(game):
            self.entered = game, cubed_records.enter(saves.records, game, game.elapsed(time), self.number)
            mine = [seat.person for seat in game.seats].index(True)
            if self.entered[1] >= 0 and self.names[mine]:
                saves.records.sign(game.table(), self.entered[1], self.names[mine])
            saves.medals.entered(cubed_records.key(EXPERT, WINS), cubed_records.wins(saves.records, EXPERT)[0], 0, 0)
        else:
            saves.records.passed(0)

    def _leave(self) -> None:
        self._leave_at = 0
        super()._leave()

    def remark(self) -> str:
        """Who has won with one of the best games; else whose turn was the best."""
        seats, words = self.game.seats, self.own_words
        if self.entered and cubed_records.compares(self.context.saves.records, *self.entered):
            number, said = [seat.person for seat in seats].index(True), self.context.text.PLACES[self.entered[1]]
        else:
            turns = [seat.best for seat in seats]
            number, said = turns.index(max(turns)), words.BEST_TURN % max(turns)
        return self.context.text.BY_NAME % {"who": self.seat_name(number), "says": said}

    def saved(self, time: int) -> bytes:
        return cubed_save.save(self.game, time)

    @property
    def between_rounds(self) -> bool:
        return False
