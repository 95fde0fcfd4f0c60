"""Somebody who plays with the keys: at random, and often enough on purpose that games come to their ends.

The walk looks at the firmware's objects to know where it is; what it does, it does with keys.
"""

from random import random, randrange

from fingers import some_length
from hardware import Fault
from tercet.core.cubed.computer import opening
from tercet.core.cubed.rules import CHOOSING
from tercet.core.cubed.start import SHOWING
from tercet.core.dice import WILD
from tercet.core.games import DICE_GAMES
from tercet.core.match import PERSON
from tercet.core.skill import EXPERT
from tercet.core.table.rules import ASKING, FULL_DECK, OPEN, PICKING
from tercet.screens.listing import Listing
from tercet.screens.options import Options
from tercet.screens.pause import Pause
from tercet.screens.question import Question
from tercet.screens.resume import Resume
from tercet.screens.single.screen import Play
from tercet.screens.table.screen import TablePlay
from tercet.ui.buttons import DOWN, LEFT, NAMES, RIGHT, UP
from tercet.ui.cards import cursor

MS = 1000
WAY_BACK = 12  # presses that lead from anywhere to the menu
HOME = 80  # presses between two ways back
LONG = 700 * MS  # of a press that is meant to be long; deaf time after a pause, and some more
HELD = 1000 * MS  # of a press that the test of a board takes for a no, and the end of its keys


class Walk:
    """One player of a board. app: the app of this life, None until it is there."""

    def __init__(self, fingers, board, most):
        self.fingers = fingers
        self.app = None
        self.homes = {}  # ways back, by the screens they began at or led through
        self._board = board
        self._most = most
        self._home_at = HOME
        self._errands = 0
        self._few = "PREVIOUS" in fingers.names
        self._onward = "NEXT" if self._few else "DOWN"
        self._steps = {}

    @property
    def over(self):
        """Whether there were enough presses."""
        return self.fingers.count >= self._most

    def life(self):
        """Play until the power goes off; a generator for Board.run()."""
        while self.app is None:
            yield 20 * MS
        if random() < 0.2:
            yield from self.way_back()
        cut_at = self.fingers.count + randrange(40, 1200)
        while not self.over:
            new = self.app is not None and type(self.screen).__name__ not in self.homes and random() < 0.1
            if self.fingers.count >= self._home_at or new:
                yield from self.way_back()
                self._home_at = self.fingers.count + HOME
                if self._errands < 12 or random() < 0.1:  # at first, so that a short walk sees these screens too
                    self._errands += 1
                    errand = (
                        self.to_standings,
                        self.learn,
                        self.to_a_number,
                        self.to_a_setting,
                        self.to_statistics,
                        self.to_dice,
                        self.to_cubed,
                    )[self._errands % 7]
                    yield from errand()
                    if random() < 0.5:
                        yield from self.way_back()
            elif self.fingers.count >= cut_at:
                yield from self.cut()
            yield from self.something()

    def cut(self):
        """Switch off: at any moment, or in the middle of the next change of the flash."""
        if random() < 0.5:
            self._board.cut_in = randrange(1, 25)
            yield 12_000 * MS
        self._board.cut()

    # What somebody does

    @property
    def screen(self):
        return self.app.showing

    def something(self):
        """Do a few presses that may make sense here."""
        screen, whim = self.screen, random()
        if whim < 0.3:
            yield from self.mash()
        elif whim < 0.34:
            yield randrange(100 * MS, 12_000 * MS)
        elif whim < 0.345:
            yield randrange(12_000 * MS, 90_000 * MS)
        elif isinstance(screen, Play):
            yield from self.play(screen)
        elif isinstance(screen, TablePlay):
            yield from self.table(screen)
        elif isinstance(screen, Listing):
            yield from self.listing(screen)
        else:
            yield from self.push(("SELECT", "BACK", "HINT", "DOWN", "LEFT", "MENU")[randrange(6)])

    def mash(self):
        """Any keys, several at once."""
        names = self.fingers.names
        for _ in range(randrange(1, 9)):
            name = names[randrange(len(names))]
            if self.fingers.can(name):
                self.fingers.press(name, some_length())
            whim = random()
            if whim < 0.4:
                yield randrange(1, 30 * MS)
            elif whim < 0.8:
                yield randrange(30 * MS, 200 * MS)
            else:
                yield randrange(200 * MS, 1000 * MS)

    def push(self, button, gap=0):
        """Press a logical button as somebody does who means it."""
        name, long = self.fingers.reach[button]
        length = randrange(520 * MS, LONG) if long else randrange(15 * MS, 130 * MS)
        yield self.fingers.press(name, length) + (gap or randrange(1, 120 * MS))

    def row(self, screen, index):
        """Bring a row of a list into focus."""
        for _ in range(2 * len(screen.rows)):
            if self.screen is not screen or screen.index == index:
                return
            yield from self.push(self._onward, 30 * MS)

    def listing(self, screen):
        """Choose something."""
        whim = random()
        if isinstance(screen, Options) and "number" in screen._names and whim < 0.2:
            index = screen._names.index("number")
        elif isinstance(screen, Options) and whim < 0.5:
            index = 0  # play
        elif isinstance(screen, Options) and whim < 0.7:
            for _ in range(randrange(1, 6)):
                yield from self.push(("LEFT", "RIGHT", "SELECT", "UP", "DOWN")[randrange(5)])
            return
        elif isinstance(screen, Pause) and whim < 0.6:
            index = 0  # go on
        elif whim < 0.9:
            index = randrange(len(screen.rows))
        else:
            yield from self.push("BACK")
            return
        yield from self.row(screen, index)
        yield from self.push("SELECT")

    def set_up(self, game):
        """From the menu to the set-up of a game."""
        yield from self.choose(self.screen, self.screen.keys.index(game))
        if isinstance(self.screen, Resume):
            yield from self.choose(self.screen, 1)

    def choose(self, screen, index):
        """Choose a row of a list, slowly."""
        yield from self.row(screen, index)
        yield from self.push("SELECT", 100 * MS)

    def to_a_number(self):
        """From the menu to where a puzzle is chosen by its number; chance hardly leads there."""
        yield from self.set_up("puzzle")
        if isinstance(self.screen, Options) and "number" in self.screen._names:
            yield from self.choose(self.screen, self.screen._names.index("number"))

    def to_a_setting(self):
        """From the menu to a screen that the settings lead to."""
        yield from self.choose(self.screen, self.screen.keys.index("settings"))
        if isinstance(self.screen, Options) and "about" in self.screen._names:
            names = ("test", "about")
            yield from self.choose(self.screen, self.screen._names.index(names[self._errands // 7 % 2]))

    def to_statistics(self):
        """From the menu to the statistics; chance seldom leads there."""
        yield from self.choose(self.screen, self.screen.keys.index("records"))
        yield from self.push("SELECT", 100 * MS)

    def to_dice(self):
        """From the menu into one of the dice games."""
        yield from self.choose(self.screen, self.screen.keys.index(DICE_GAMES[self._errands // 7 % len(DICE_GAMES)]))
        if isinstance(self.screen, Resume):
            yield from self.choose(self.screen, 1)
        if isinstance(self.screen, Options):
            yield from self.choose(self.screen, 0)
        if isinstance(self.screen, Question):
            yield from self.choose(self.screen, 1)

    def to_cubed(self):
        """From the menu through a game of SET Cubed, now against a computer player, now of two people."""
        yield from self.choose(self.screen, self.screen.keys.index("cubed"))
        if isinstance(self.screen, Resume):
            yield from self.choose(self.screen, 1)
        screen = self.screen
        if not isinstance(screen, Options) or "practice" not in screen._names or "seat2" not in screen._names:
            return
        yield from self.push("HINT", 100 * MS)
        for _ in range(randrange(6)):
            yield from self.push("SELECT", 100 * MS)
        yield from self.push("BACK", 100 * MS)
        wanted = PERSON if self._errands % 14 < 7 else EXPERT
        yield from self.row(screen, screen._names.index("seat2"))
        for _ in range(6):
            if self.screen is screen and screen.choices["seat2"] != wanted:
                yield from self.push("SELECT")
        yield from self.choose(screen, 0)
        if isinstance(self.screen, Question):
            yield from self.choose(self.screen, 1)
        for _ in range(120):
            if self.over or type(self.screen).__name__ == "Standings":
                return
            yield from self.cubed_step()

    def cubed_step(self):
        """Do the next thing in SET Cubed: mostly pass, so that it comes to its end, and lay a WILD where there is one."""
        screen = self.screen
        name = type(screen).__name__
        play = screen.playing()
        game = getattr(play, "game", None)
        if name == "CubedStart":
            yield from self.start_cubed(screen, game)
        elif name != "CubedPlay":
            yield from self.push("SELECT", 100 * MS)
        elif not play.mine:
            yield 500 * MS
        elif game.state == CHOOSING:
            yield from self.push("MENU", 100 * MS)
        elif play.place >= 0:
            wild = WILD in [game.seats[game.player].faces[place] for place in game.free_places()]
            here = game.seats[game.player].faces[play.place] == WILD
            yield from self.push("SELECT" if here or not wild else self._onward, 100 * MS)
        elif not game.laid and WILD in game.seats[game.player].faces and random() < 0.6:
            yield from self.push("NEXT" if self._few else ("UP", "DOWN", "LEFT", "RIGHT")[randrange(4)])
            yield from self.push("SELECT", 100 * MS)
        else:
            yield from self.push("MENU", 100 * MS)

    def start_cubed(self, screen, game):
        """Call with a SET if somebody has one, and show it; else roll again."""
        shown = [place for place, _ in opening(game.seats[game.player].faces)] if game.player >= 0 else []
        able = [seat for seat in screen._buttons.values() if opening(game.seats[seat].faces) and not game.seats[seat].waits]
        missing = [seat for seat in screen._buttons.values() if not (game.seats[seat].agreed or game.seats[seat].waits)]
        if game.asked_until:
            able = missing
        if game.state == SHOWING and not shown:
            yield from self.push("BACK", 100 * MS)
        elif game.state == SHOWING:
            here = screen.cursor
            wanted = (here in shown) != (here in screen.chosen)
            yield from self.push("SELECT" if wanted else self._onward, 60 * MS)
        elif able:
            button = next(button for button, seat in screen._buttons.items() if seat == able[0])
            yield from self.push(NAMES[button], 60 * MS)
        else:
            yield from self.push("MENU", 100 * MS)

    def learn(self):
        """From the menu through the tutorial, as somebody who knows the answers; chance leads through no question."""
        yield from self.choose(self.screen, self.screen.keys.index("tutorial"))
        for _ in range(40):
            screen = self.screen
            if isinstance(screen, Play):  # the guided table
                yield from self.push("HINT", 100 * MS)
            elif not hasattr(screen, "which"):
                return
            while getattr(screen, "right", -1) >= 0 and not screen.solved and screen.cursor != screen.right:
                yield from self.push(self._onward)
            yield from self.push("SELECT", 100 * MS)

    def to_standings(self):
        """From the menu to the end of a round at the table."""
        yield from self.set_up("table")
        screen = self.screen
        if isinstance(screen, Options) and "cards" in screen._names:
            yield from self.row(screen, screen._names.index("cards"))
            while self.screen is screen and screen._names[screen.index] == "cards" and screen.choices["cards"] == FULL_DECK:
                yield from self.push("SELECT")
            yield from self.choose(screen, 0)
        if isinstance(self.screen, Question):
            yield from self.choose(self.screen, 1)
        if isinstance(self.screen, TablePlay):
            yield from self.round(self.screen)

    # Games

    def play(self, screen):
        """Do something in a game for one."""
        whim = random()
        if whim < 0.65:
            yield from self.claim(screen)
        elif whim < 0.75:
            yield from self.push("HINT")
        elif whim < 0.83:
            yield from self.push("MENU")
        elif whim < 0.88:
            yield from self.claim(screen, False)
        elif whim < 0.94:
            yield from self.finish(screen)
        else:
            yield from self.push("BACK")

    def finish(self, screen):
        """Play a game to its end, if it does not take too long."""
        for _ in range(60):
            if self.screen is not screen or self.over:
                return
            if hasattr(screen.game, "remaining") and random() < 0.1:
                yield screen.game.remaining(self.app.context.now()) * MS // 2 + 1000 * MS
            elif not screen.game.layout.sets() and screen.game.says_no_match:
                yield from self.push("MENU")
            elif random() < 0.5:
                yield from self.push("HINT")
            else:
                yield from self.claim(screen)

    def claim(self, screen, right=True):
        """Choose three cards, with the cursor."""
        sets = screen.game.layout.sets()
        cells = screen.game.layout.cells
        if right and sets:
            found = getattr(screen.game, "found_sets", ())
            wanted = [one for one in sets if one not in found or random() < 0.1]
            wanted = wanted[randrange(len(wanted))] if wanted else sets[0]
        else:
            wanted = [randrange(len(cells)) for _ in range(3)]
        for cell in wanted:
            if cell in screen.chosen:
                continue
            for _ in range(len(cells)):
                if self.screen is not screen or screen.cursor == cell:
                    break
                yield from self.push(self.step(screen.game.layout.cells, screen.cursor, cell))
            if self.screen is not screen:
                return
            yield from self.push("SELECT")

    def step(self, cells, start, goal):
        """Return the direction of the first step from cell to cell."""
        if goal >= len(cells) or cells[goal] < 0:
            return self._onward
        if self._few:
            return "NEXT" if random() < 0.7 else "PREVIOUS"
        full = min(cells) >= 0
        known = self._steps.get((len(cells), start, goal)) if full else None
        if known:
            return known
        ways, reached = [(start, "")], [start]
        while ways:
            cell, first = ways.pop(0)
            for button in (UP, DOWN, LEFT, RIGHT):
                there = cursor.moved(cells, cell, button)
                if there == goal:
                    if full:
                        self._steps[len(cells), start, goal] = first or NAMES[button]
                    return first or NAMES[button]
                if there not in reached:
                    reached.append(there)
                    ways.append((there, first or NAMES[button]))
        raise Fault("there is no way from cell %d to cell %d of %r" % (start, goal, cells))

    def table(self, screen):
        """Do something at the table."""
        whim = random()
        if whim < 0.03:
            yield from self.round(screen)
        else:
            yield from self.move(screen, whim)

    def round(self, screen):
        """Play a round to its end, if it does not take too long."""
        for _ in range(100):
            if self.screen is screen and not self.over:
                yield from self.move(screen, random() * 0.85)

    def move(self, screen, whim):
        """Do something at the table; whim: 0..1, from 0.85 on it leads away."""
        game = screen.game
        people = [button for button, seat in screen._buttons.items() if game.seats[seat].kind == PERSON]
        if game.state == OPEN and whim < 0.7 and people:
            yield from self.push(NAMES[people[randrange(len(people))]], 30 * MS)
        elif game.state == PICKING and whim < 0.9:
            yield from self.claim(screen, random() < 0.7)
        elif game.state == ASKING and people:
            for button in people:
                yield from self.push(NAMES[button])
        elif whim < 0.85:
            yield randrange(100 * MS, 9000 * MS)
        elif whim < 0.95 and "MENU" in self.fingers.reach:
            yield from self.push("MENU")
        else:
            yield from self.push("BACK")

    # The way back

    def way_back(self):
        """From wherever this is to the menu, with few presses and nothing lost."""
        before = type(self.screen).__name__
        if isinstance(self.screen, (Play, TablePlay)):
            yield LONG  # it may not take a key yet
        ways = []
        for _ in range(WAY_BACK):
            screen = self.screen
            name = type(screen).__name__
            ways.append(name)
            if name == "Menu":
                for one in set(ways):
                    self.homes[one] = self.homes.get(one, 0) + 1
                return
            if name == "Pause" and screen.keys[screen.index] != "leave":  # to "leave it for later"
                yield from self.push(self._onward, LONG)
            elif name == "Pause":
                yield from self.push("SELECT", LONG)
            elif name == "Question" and screen.heading == self.app.context.text.SKIP_IT[0]:  # "no" leads back to the tutorial
                yield from self.push("SELECT" if screen.index else self._onward, LONG)
            elif name == "Disk":  # nothing is further back than what is to be chosen here
                yield from self.push("SELECT" if screen.index == 0 else self._onward, LONG)
            elif name in ("FirstLanguage", "FirstColours"):  # the very first questions: the menu lies behind them
                yield from self.push("SELECT", LONG)
            elif name == "BoardTest":  # its pages go on when any key is held
                yield self.fingers.press(self.fingers.reach["BACK"][0], HELD) + LONG
            else:
                if isinstance(screen, TablePlay) and screen.game.state == PICKING:
                    yield (1 + screen.game.pick) * 1000 * MS
                yield from self.push("BACK", LONG)
        if type(self.screen).__name__ != "Menu":
            raise Fault("no way back to the menu from %s in %d presses: %s" % (before, WAY_BACK, ", ".join(ways)))
