"""Looks for text that overflows its place, on every screen and with the longest values: runs in main.py's place.

A text must lie on the panel, on no other text and on no card, and nothing may be painted over it while its screen is drawn.
What is wrong is printed, a line each: "overflow", the scene, the words.
"""

import board
import cubed
import gallery
import stage
from tercet.core import single
from tercet.core.arcade.rules import Arcade
from tercet.core.classic.rules import Classic
from tercet.core.crossword.rules import Crossword
from tercet.core.cubed.board import NO_SET, NOT_JOINED, OFF_LOGO, Refusal
from tercet.core.games import DICE_GAMES, NAMES
from tercet.core.medals import FAULTS, FEATS, TIME
from tercet.core.practice.coach import COURSES, ENOUGH, PROOF
from tercet.core.practice.course import Course
from tercet.core.practice.rules import Practice
from tercet.core.puzzle.rules import Puzzle
from tercet.core.seats import GIVE_BACK, LOCK_OUT, MINUS_ONE
from tercet.core.solo.rules import Solo
from tercet.core.speed.rules import Speed
from tercet.core.table.rules import MATCH_OVER
from tercet.core.timed.rules import Timed
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.screens import routes
from tercet.screens.arcade.screen import ArcadePlay
from tercet.screens.challenge.enter import Enter
from tercet.screens.classic.screen import ClassicPlay
from tercet.screens.crash import Crash
from tercet.screens.crossword.screen import CrosswordPlay
from tercet.screens.cubed.turn import Handover, TurnMenu
from tercet.screens.games import help_in_play, set_up, show_result
from tercet.screens.learn import tutorial
from tercet.screens.match.review import MatchReview
from tercet.screens.menu import Menu
from tercet.screens.options import Options
from tercet.screens.pause import Pause
from tercet.screens.practice.coach import CoachPage
from tercet.screens.practice.screen import PracticePlay
from tercet.screens.practice.setup import PracticeSetUp
from tercet.screens.practice.trained import Trained
from tercet.screens.puzzle.ladder import Ladder
from tercet.screens.puzzle.number import Number
from tercet.screens.puzzle.screen import PuzzlePlay
from tercet.screens.puzzle.setup import PuzzleSetUp
from tercet.screens.review import Review
from tercet.screens.scores.medals import Medal, Medals
from tercet.screens.scores.records import Records
from tercet.screens.scores.statistics import Statistics
from tercet.screens.settings.name import Name
from tercet.screens.solo.screen import SoloPlay
from tercet.screens.speed.screen import SpeedPlay
from tercet.screens.timed.screen import TimedPlay
from tercet.ui.buttons import HINT, RIGHT, SELECT
from tercet.ui.text import initials
from watch import Watch, watched

PALETTES = int("%PALETTES%")  # whose colour words are tried in help and tutorial
LONG_NUMBER = 999_999
LONG_TIME = 36_000_000 - 1000  # ms: 9:59:59


def longest(context):
    """Yield the name of each screen with its longest values, once it is there."""
    yield from feats(context)
    for seat in range(1, 5):
        context.saves.give_name(seat, "WWW")
    yield from set_ups(context)
    yield from top_lines(context)
    yield from corners(context)
    yield from results(context)
    yield from dice_results(context)
    yield from codes(context)
    yield from statistics(context)
    yield from notices(context)
    yield from ladders(context)
    yield from courses(context)
    yield from reviews(context)
    yield from turns(context)
    for palette in range(PALETTES):
        context.settings.setdefault("device", {})["palette"] = palette
        yield from helps(context)
        for number in range(tutorial.STEPS):
            context.show(tutorial.screen(context, number))
            yield "tutorial %d, palette %d" % (number, palette)
        tutorial.skip(context.app._screen, 1)
        yield from rows(context, context.app._screen, "the tutorial is skipped")


def rows(context, screen, name):
    """Each row of a list in focus."""
    for row in range(len(screen.rows)):
        screen.index = row
        context.show(screen)
        yield "%s, row %d" % (name, row)


def set_ups(context):
    menu = Menu(context)
    yield from rows(context, menu, "menu")
    for game in NAMES:
        set_up(context, game)
        screen = context.app._screen
        assert isinstance(screen, Options)
        if "seats" in screen.choices:
            screen.choices["seats"] = 4
            screen.arrange()
        changed = [name for name in screen._names if name in screen.choices]
        for name in changed + ["constant"] * ("constant" in screen.choices):
            values = screen.values(name)
            for value in (LONG_NUMBER,) if name == "number" else values:
                screen.choices[name] = value
                if name == "constant":
                    screen.choices["features"] = 3
                screen.arrange()
                yield from rows(context, screen, "%s %s %r" % (game, name, value))
    setup = PuzzleSetUp(context, "puzzle")
    setup.choices["number"] = LONG_NUMBER
    context.saves.solved.add(setup.choices["skill"], setup.features(), setup.choices["constant"], LONG_NUMBER)
    context.show(setup)
    yield "a solved puzzle"
    context.show(Number(context, setup))
    yield "a long number"


def played(context, screen, game, skill, **more):
    """A game that has gone on for long, with much found."""
    play = stage.playing(context, screen, game, skill, **more)
    running = play.game
    running.found = running.progress = 27
    running.wrong, running.hints, running.penalty = 99, 99, 990_000
    running.stopwatch._spent = LONG_TIME
    return play


KINDS = (
    (ClassicPlay, Classic, {}),
    (TimedPlay, Timed, {"target": 30}),
    (PuzzlePlay, Puzzle, {"target": LONG_NUMBER}),
    (ArcadePlay, Arcade, {}),
    (PracticePlay, Practice, {}),
    (SoloPlay, Solo, {}),
)


def top_lines(context):
    for screen, game, more in KINDS:
        for skill in range(4):
            play = played(context, screen, game, skill, **more)
            name = "%s at %d" % (screen.NAME, skill)
            if screen is ArcadePlay:
                play.game.gained = LONG_TIME // 1000
                play.game.progress = 199
            if screen is SoloPlay:
                play.game.points = 23
            context.show(play)
            yield name
            stage.press(context, play, HINT)
            yield name + ", a hint"
            stage.claim(context, play, (0, 1, 2))
            yield name + ", a claim"
            yield from rows(context, Pause(context, play), name + ", the pause")


def corners(context):
    """What stands in the corners of a table: who sits there, what is owed, who is out or deals, and many points."""
    for kinds in ((-1, -1, 1, 2), (-1, 0, 3, 2), (-1, -1, -1, 0)):
        if kinds.count(-1) > context.keys.most_people:
            continue
        for penalty, owed, points in ((GIVE_BACK, 9, 27), (MINUS_ONE, 0, -12), (MINUS_ONE, 0, 99), (LOCK_OUT, 0, 27)):
            for tournament in range(2):
                play = stage.seated(context, kinds, penalty=penalty, rounds=9, tournament=bool(tournament))
                for seat in play.game.seats:
                    seat.owed, seat.points, seat.locked = owed, points, penalty == LOCK_OUT
                context.show(play)
                yield "corners of %r, penalty %d, %d points, tournament %d" % (kinds, penalty, points, tournament)


def results(context):
    for screen, game, more in KINDS:
        for skill in range(4):
            play = played(context, screen, game, skill, **more)
            play._over(context.now())
            play._result(context.now())
            yield "%s at %d, the first result" % (screen.NAME, skill)
            play = played(context, screen, game, skill, **more)
            if play.recorded:
                for _ in range(3):
                    context.saves.records.enter(play.game.table(), 27, LONG_TIME, 99, 1)
            play.take_origin({"seed": 271_828})
            play._over(context.now())
            play._result(context.now())
            yield "%s at %d, the result" % (screen.NAME, skill)
            if play.recorded:
                context.go("challenge.share.Share", play, context.app._screen)
                yield "%s at %d, its code" % (screen.NAME, skill)
                play.take_origin({"seed": 271_828, "challenge": 1})
                play._result(context.now())
                yield "%s at %d, the result of a challenge" % (screen.NAME, skill)
                play.recorded = True
            if play.recorded:
                for place in range(3):
                    context.saves.records.sign(play.game.table(), place, "WWW")
                context.show(Records(context, play.game, 2))
                yield "%s at %d, the records" % (screen.NAME, skill)
    context.show(Crash(context, "ValueError: " + "a very long message " * 4, True))
    yield "a crash with a long message"


def dice_results(context):
    """The dice games alone: a result among the records, its code, and the result of a challenge."""
    for screen, game in ((SpeedPlay, Speed), (CrosswordPlay, Crossword)):
        play = screen(context, game((-1,), stage.SEED, context.now()), stage.at_table(screen.NAME, (-1,)))
        play.game.drawn, play.game.spent = 96, LONG_TIME
        play.game.stopwatch._spent = LONG_TIME if screen is SpeedPlay else 0
        seat = play.game.seats[0]
        seat.history, seat.points = [-12, 10, -10, 11], 14
        for _ in range(3):
            context.saves.records.enter(play.game.table(), 99, LONG_TIME, 0, 1)
        play.take_origin({"seed": 271_828})
        show_result(context, play, context.now(), -1)
        yield "%s alone, the result" % screen.NAME
        context.go("challenge.share.Share", play, context.app._screen)
        yield "%s alone, its code" % screen.NAME
        play.take_origin({"seed": 271_828, "challenge": 1})
        show_result(context, play, context.now(), -1)
        yield "%s alone, the result of a challenge" % screen.NAME


def codes(context):
    """Every reason why a text is no code, and the longest names of games that have one."""
    for text in ("", "333B3B2", "733B3B2Z", "3A3B3B2Z", "36Z2222Z", "333B3B22", "34VCDP2Q", "333B3B2Z"):
        context.settings["code"] = text
        screen = Enter(context)
        context.show(screen)
        yield "the code %r" % text
        if context.keys.few:
            screen.place = 7
        if len(text) < 8 or text[-1] not in "QZ":
            screen.button(SELECT, context.now(), False)
            yield "the code %r is refused" % text
    context.go("notice", *context.words("challenge").DUEL, None)
    yield "what a duel is"


def statistics(context):
    """Ten years of play, slowly."""
    known = context.saves.statistics
    known.played[:], known.sets, known.best, known.wrong = [1999] * 5, 99_999, 9999, 99_999
    known.found[:], known.spent[:] = [1000] * 4, [999_999_000] * 4
    known.failing[:], known.last[:] = [99_999, 9999, 88_888, 0], [65535] * 20
    pages = Statistics(context, Menu(context))
    context.show(pages)
    for name in ("numbers", "wrong claims", "last games"):
        yield "statistics, " + name
        pages.button(RIGHT, context.now(), False)
    known.clear()


def feats(context):
    """Every medal on the page, far from it, nearly there and earned, and each by itself; the letters of a name."""
    medals, back = context.saves.medals, Menu(context)
    page = Medals(context, back)
    for share in (0, 2, 1):
        for number, (measure, goal) in FEATS.items():
            if share:
                medals.reached(
                    number, goal * share if measure == TIME else 99 if measure == FAULTS and share > 1 else goal // share
                )
        for number in FEATS:
            page._index = number - 1
            context.show(page)
            yield "medal %d on the page" % number
    for number in FEATS:
        context.show(Medal(context, number, lambda: None))
        yield "medal %d" % number
    text = context.text
    names = Name(context, text.SEAT % 4, "WWW", lambda name: text.SAME_NAME % (text.PLAYER % 4), None, None)
    context.show(names)
    yield "a name"
    context.show(Name(context, text.PLACES[9], "", lambda name: text.YOUR_NAME, None, None, text.NO_NAME))
    yield "a name for a record"


def ladders(context):
    """The last hundred puzzles of each skill, the last one solved in each way, after many without a hint."""
    saves = context.saves
    saves.progress.streak = LONG_NUMBER
    for skill in range(4):
        setup = PuzzleSetUp(context, "puzzle")
        setup.choices["skill"], setup.choices["features"] = skill, 0
        setup.arrange()
        for done in (None, False, True):
            if done is not None:
                saves.progress.solves(*setup._puzzles(), LONG_NUMBER, done, True)
            page = Ladder(context, setup)
            page.number = LONG_NUMBER
            context.show(page)
            yield "ladder of %d, %r" % (skill, done)
    saves.progress.streak = 0


def courses(context):
    """Each kind of SETs, with each thing that the coach can say of it; each part of a course, and its end."""
    coach = context.saves.progress.coach
    setup = PracticeSetUp(context, "practice")
    for sets, evidence in ((0, 0), (ENOUGH, 0), (ENOUGH, PROOF)):
        for what in range(COURSES):
            coach.clear()
            coach.sets, coach.evidence[what % len(coach.evidence)] = sets, evidence
            page = CoachPage(context, setup)
            page.what = what
            context.show(page)
            yield "coach, %d, %d SETs, evidence %d" % (what, sets, evidence)
    coach.clear()
    for what in range(COURSES):
        course = Course(3, stage.SEED, context.now(), 0, -1, what + 1)
        play = PracticePlay(context, course, stage.chosen("practice", skill=3))
        for done in (0, 5, 13, 18):
            course.times = [999_900 - 1000 * number for number in range(done)]
            if done < 18 and not what:
                play._announced(context.now())
                yield "course %d, before table %d" % (what, done)
            context.show(play)
            yield "course %d, table %d" % (what, done)
            if done == 5:
                play._say((play.own_words.NO_HINTS,), context.now())
                yield "course, no hints"
                play._unsay()
        yield from rows(context, Pause(context, play), "course %d, the pause" % what)
        context.show(Trained(context, play))
        yield "course %d, the end" % what


def reviews(context):
    """The SETs of a game of each kind, each with the longest time."""
    sets = [LONG_TIME, 0, 1, 2, LONG_TIME // 9, 0, 40, 80] + [-1, 27, 31, 35, -1, 2, 11, 20]
    for kind in (1, 2, 3, 4, 6):
        for skill in range(4):
            page = Review(context, kind, skill, sets, Menu(context))
            for number in range(page.pages):
                page.page = number
                context.show(page)
                yield "review of %d at %d, page %d" % (kind, skill, number)
            context.saves.progress.ends(kind, skill, sets)
            context.show(Records(context))
            yield "the records after it"
    yield from match_reviews(context)


def match_reviews(context):
    """The SETs of a match of four and of two, of cards and of dice, each with the longest time."""
    for kinds in ((-1, -1, 1, 2), (-1, 0, 3, 1), (-1, 3)):
        if kinds.count(-1) > context.keys.most_people:
            continue
        dice = SpeedPlay(context, Speed(kinds, stage.SEED, context.now()), stage.at_table("speed", kinds))
        for play in (stage.seated(context, kinds), dice):
            play.names = [""] * 4
            for seat in range(len(kinds)):
                play._seen(seat).found(LONG_TIME, (0, 1, 2))
                play._seen(seat).found(LONG_TIME // 9, (0, 13, 26))
            for number in range(41):
                play.missed.missed.append((number % 26, 26, 27) if play is dice and number > 38 else (0, 1, number))
            play.missed.more = True
            page = MatchReview(context, play, Menu(context))
            for number in range(2 * len(kinds) + 1):
                page.page = number
                context.show(page)
                yield "review of %s, %d seats, page %d" % (play.NAME, len(kinds), number)
            page.page = page.pages - 1
            context.show(page)
            yield "review of %s, %d seats, the last page" % (play.NAME, len(kinds))
            play.game.state = MATCH_OVER
            context.go("standings", play)
            yield "standings of %s, %d seats, with a review" % (play.NAME, len(kinds))


def turns(context):
    """SET Cubed: whoever may sit there asks who has a SET; what can be done with a turn, and why it is refused."""
    for kinds in ((-1, 0, 1, 2), (-1, 3, 0, 0), (-1, -1, 0, 3)):
        play = cubed.begun(context, kinds)
        yield "who has a SET, %r" % (kinds,)
        cubed.press_call(context, play, 0)
        yield "who has a SET, %r, a call" % (kinds,)
    play = cubed.begun(context, (-1, 0))
    cubed.under_way(play, 3)
    for passes in (3, 1):
        play.game.idle_rounds += play.game.passes_left - passes
        yield from rows(context, TurnMenu(context, play), "a turn, %d passes left" % passes)
    play.game.laid = [(0, cubed.far(play.game), 0)]
    for reason in (NO_SET, NOT_JOINED, OFF_LOGO):
        play.game.worth = refused(reason)
        yield from rows(context, TurnMenu(context, play), "a turn refused, %d" % reason)
    people = cubed.begun(context, (-1, 2, 3, -1))
    cubed.under_way(people, 3)
    for told in (people.own_words.LAST_DIE, people.own_words.HAD_ONE):
        context.show(Handover(context, people, told % {"who": people.seat_name(2), "points": 24}))
        yield "handed over, %s" % told
    people.game.seats[2].dice = []
    context.show(Handover(context, people))
    yield "handed over for the last turn"
    play.game.worth = lambda: ((0,) * 12, 99)
    yield from rows(context, TurnMenu(context, play), "a turn of many points")


def refused(reason):
    def worth():
        raise Refusal("", reason, ())

    return worth


def notices(context):
    for key in context.text.NOTES:
        context.saves.notes.append((key, "game-practice.bad1, settings.bad1" if "%s" in context.text.NOTES[key][1] else ""))
        context.show(Menu(context))
        yield "the note " + key
    context.saves.notes = []


def helps(context):
    for name in NAMES:
        module = routes.of_game(name, "help")
        dealt = "seats" in stage.chosen(name)
        people = min(4, context.keys.most_people) if dealt else 0
        calls = tuple([button for button, _ in context.keys.call_buttons(people)]) if people else ()
        for choice in table_choices() if name == "table" else dice_choices(name) if name in DICE_GAMES else choices(name):
            page = module.Page(context, name, module.of_choices(choice), calls, Menu(context))
            context.show(page)
            yield "help %s %r" % (name, choice)
            for number in range(page._pages - 1):
                page.button(SELECT, context.now(), False)
                yield "help %s, page %d" % (name, number + 2)
    for constant in range(4):
        for seed in range(6):
            running = Classic(3, seed, context.now(), 3, constant)
            play = ClassicPlay(context, running, stage.chosen("classic"))
            help_in_play(context, play, Menu(context))
            yield "help of constant %d" % constant


def choices(name):
    if name == "solo":  # nothing can be chosen
        yield {}
        return
    for skill in single.SKILL[1]:
        for features in single.FEATURES[1]:
            for constant in single.CONSTANT[1]:
                yield stage.chosen(name, skill=skill, features=features, constant=constant, target=30, number=LONG_NUMBER)


def table_choices():
    for penalty in range(3):
        for tournament in range(2):
            yield stage.chosen("table", seats=4, penalty=penalty, tournament=tournament, pick=10, rounds=9)


def dice_choices(name):
    for seats in (1, 4):
        for practice in range(2):
            yield stage.chosen(name, seats=seats, pick=10, practice=practice)


class Watched(gallery.Gallery):
    """The context, with somebody who watches what is painted."""

    watch = None

    def show(self, screen):
        if self.watch is not None:
            self.watch.fresh = []
        super().show(screen)
        self._paint()  # at once, while it is known what belongs to it
        if self.watch is not None:
            self.watch.fresh = None

    def run(self):
        """Show all scenes, and say how many there were."""
        self._display.show()
        self.watch = Watch(self.canvas)
        watched(self.watch)
        text = self.context.text
        self.watch.letters = [part for names in text.COLOURS for word in initials(names) for part in (word, word[0], word[-1])]
        self.watch.time_up = text.TIME_UP
        self.canvas.send = lambda x, y, width, height: None  # nobody looks
        count = 0
        for scenes in (gallery.scenes, longest):
            for name in scenes(self.context):
                count += 1
                for fault in self.watch.faults:
                    print("overflow %s: %s" % (name, fault))
                self.watch.faults = []
        print("scenes", count)


Watched(*power_on(board, Device)).run()
