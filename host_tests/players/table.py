"""People at the table game, and one at Solo: they press the keys of the board and see the glass, and nothing else.

RULES 5: "Everybody looks at the same layout; each seat has its own button." Whose key and corner is whose is what the board's
SEATS say; everything else is read off the glass.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PIL import Image
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.glass.reader import Glass
from host_tests.players.decks import cards_of
from host_tests.players.player import DEAF, UNASKED, Player
from host_tests.players.sets import sets_of
from tools.boards import Board

SOLO_WORDS = of_game(en, "solo")
TABLE_WORDS = of_game(en, "table")

PERSON, BEGINNER, EXPERT = -1, 0, 3  # what sits on a seat
ALL_81, BEGINNER_DECK, ONE_COLOUR = range(3)
LOCKED_OUT, GIVES_A_SET, MINUS_ONE = range(3)
CORNERS = ("top left", "top right", "bottom left", "bottom right")
VERDICT = 1000  # ms that a verdict, and a SET that was taken, stays in view (RULES 5)
MESSAGE = 4100  # ms that what is said of it stays
DEALING = 200  # ms until the new cards lie there
MASTER_RESTS = 1500  # ms from one deal of the master to the next
_SIGN = "(%s)"  # behind the points, where there is no room for a word before them
_CLOSE = 2  # pixels between words in a corner that is full
_CANDIDATES = [str(number) for number in (*range(199, 9, -1), *range(-9, 10))]  # digits stand apart: the long ones first
_CANDIDATES += [en.signed(-number) for number in range(1, 40)]


class People:
    """All who sit at one table, and the glass between them. Seats count from 0; calls: the key of each seat of a person."""

    def __init__(self, player: Player, board: Board, kinds: Sequence[int]) -> None:
        self.player = player
        self.kinds = tuple(kinds)
        self.master: int | None = None  # in a tournament the seat that deals
        self._near: dict[int, int] = {}  # points are looked for near those that a seat had
        people = [seat for seat, kind in enumerate(kinds) if kind == PERSON]
        entries = board.data["SEATS"].get(len(people), ())
        self.calls = {seat: str(key) for seat, (key, _) in zip(people, entries, strict=False)}
        corners = {seat: CORNERS.index(corner) for seat, (_, corner) in zip(people, entries, strict=False)}
        free = [corner for corner in range(4) if corner not in corners.values()]
        self.corners = corners | {seat: free.pop(0) for seat, kind in enumerate(kinds) if kind != PERSON}

    # Sitting down

    def choose(
        self, deck: int = ALL_81, penalty: int = LOCKED_OUT, rounds: int = 1, pick: int = 5, tournament: bool = False
    ) -> None:
        """From the menu to the set-up of the table game, with every row as wanted; the focus stays where it comes to."""
        self.player.set_up("table", {})
        rows = {en.SEATS: str(len(self.kinds))}
        for seat, kind in enumerate(self.kinds):
            rows[en.SEAT % (seat + 1)] = en.PERSON if kind == PERSON else en.SKILLS[kind]
        rows |= {
            TABLE_WORDS.DECK: TABLE_WORDS.DECKS[deck],
            TABLE_WORDS.PENALTY: TABLE_WORDS.PENALTIES[penalty],
            en.PICK: en.SECONDS % pick,
        }
        if len(self.kinds) > 2:
            rows[TABLE_WORDS.TOURNAMENT] = en.YES if tournament else en.NO
        if not tournament:
            rows[TABLE_WORDS.ROUNDS] = str(rounds)
        for row, value in rows.items():
            self.player.set(row, value)

    def start(self) -> Glass:
        """Play, from the set-up."""
        self.player.choose(en.PLAY)
        return self.player.rest()

    def sit_down(
        self, deck: int = ALL_81, penalty: int = LOCKED_OUT, rounds: int = 1, pick: int = 5, tournament: bool = False
    ) -> Glass:
        """From reset to the first table."""
        self.player.to_menu()
        self.choose(deck, penalty, rounds, pick, tournament)
        return self.start()

    def ready(self, penalty: int = LOCKED_OUT, pick: int = 5) -> Glass:
        """From reset to a table of the full deck that holds a SET."""
        return self.with_set(self.sit_down(penalty=penalty, pick=pick))

    def with_set(self, glass: Glass) -> Glass:
        """Let cards be dealt until there is a SET; return the table that holds one."""
        while not sets_of(glass.codes):
            glass = self.deal_three(glass)
        return glass

    # What they do

    def press(self, *seats: int) -> None:
        """Press the call buttons of seats in the same instant."""
        for seat in seats:
            self.player.handheld.press(self.calls[seat])
        self.player.handheld.run(35)
        for seat in seats:
            self.player.handheld.release(self.calls[seat])
        self.player.handheld.run(35)
        self.player.settle()

    def call(self, seat: int) -> Glass:
        """Press a call button, and see that this seat has the call."""
        self.press(seat)
        assert self.caller() == seat, f"seat {seat} called, and {self.caller()} has the call"
        return self.player.look()

    def claim(self, seat: int, cells: Sequence[int]) -> Glass:
        """Call and choose three cards; return the table while the verdict is in view."""
        glass = self.call(seat)
        self.player.handheld.run(DEAF)  # the keys of the others mean nothing for so long
        return self.player.claim(cells, glass)

    def after(self) -> Glass:
        """Wait until a verdict has left the glass; return the table that is there then."""
        self.player.handheld.run(MESSAGE)
        return self.player.rest()

    def take(self, seat: int, glass: Glass) -> Glass:
        """Take the first SET on the table, after the deal of more cards if there is none; return the table after it."""
        glass = self.with_set(glass)
        self.claim(seat, sets_of(glass.codes)[0])
        return self.after()

    def ask(self) -> None:
        """Ask whether there is no SET; a long press on a board with few keys."""
        self.player.press("MENU")
        self.player.settle()

    def deal_three(self, glass: Glass) -> Glass:
        """Ask, and let all people agree; in a tournament the master deals. Return the table with three more cards."""
        if self.master is None:
            self.ask()
            self.player.handheld.run(DEAF)  # the question takes no call for an agreement
            for seat in self.calls:
                self.press(seat)
        else:
            self.player.handheld.run(MASTER_RESTS)
            self.press(self.master)
        self.player.handheld.run(DEAF)  # nor an agreement for a call
        after = self.player.rest()
        assert after.codes[: len(glass.codes)] == glass.codes and len(after.codes) == len(glass.codes) + 3
        return after

    def play_round(self, glass: Glass, turns: Iterable[int]) -> list[int]:
        """Play a round to its end, the SETs go to these seats in turn; return the SETs that each seat took."""
        won = [0] * len(self.kinds)
        turn = iter(turns)
        seen: set[int] = set()
        for _ in range(60):
            seen |= cards_of(glass.codes)
            if sets_of(glass.codes):
                seat = next(turn)
                glass = self.take(seat, glass)
                won[seat] += 1
            else:
                glass = self.deal_three(glass)
            if self.round_over():
                return won
        raise AssertionError("a round of sixty SETs does not end")

    def next_round(self) -> Glass:
        """From the standings to the next round; no press is taken when they have just come, nor in the half second after."""
        self.player.handheld.run(UNASKED)
        self.player.press("SELECT")
        self.player.handheld.run(DEAF)
        return self.player.rest()

    # What they see

    def _corner(self, seat: int) -> Image.Image:
        """The part of the glass that is a seat's, made so light that the dim text of a seat that is out can be read."""
        picture = self.player.picture()
        width, height = picture.size
        side, top, bottom = width * 5 // 16, (18 if height >= 200 else 14), (18 if height >= 200 else 14)
        corner = self.corners[seat]
        left = 0 if corner % 2 == 0 else width - side
        high = 0 if corner < 2 else height - bottom
        return picture.crop((left, high, left + side, high + (top if corner < 2 else bottom)))

    def points(self, seat: int) -> int:
        """The points that stand in a seat's corner."""
        found = self.shown_points(seat)
        assert found is not None, f"no points in the corner of seat {seat}"
        return found

    def shown_points(self, seat: int) -> int | None:
        """The points that stand in a seat's corner; None where there are none."""
        corner, near, kind = self._corner(seat), self._near.get(seat, 0), self.kinds[seat]
        before = [en.OWES % self.owes(seat)]  # words that stand before them, with numbers
        if kind != PERSON:
            before += [
                en.COMPUTER % {"skill": en.SKILLS[kind], "seat": seat + 1},
                en.COMPUTER % {"skill": en.SHORT_SKILLS[kind], "seat": seat + 1},
            ]
            before.append(f"{en.SKILLS[kind][:2]}{seat + 1}")
        else:
            before.append(en.PLAYER_SHORT % (seat + 1))
        for sign in (en.signed(-self.owes(seat)), en.MARKS[0], en.PLUS_THREE_SHORT):
            for page in (words.Page(corner), words.Page(_lighter(corner))):
                for place in words.places(page, _SIGN % sign, _CLOSE):
                    corner = corner.crop((0, 0, place.left - 1, corner.height))
        seen = [words.Page(corner), words.Page(_lighter(corner))]
        ends = [place.right for text in before for page in seen for place in words.places(page, text, _CLOSE)]
        if ends:
            corner = corner.crop((max(ends) + 1, 0, corner.width, corner.height))
        likely = sorted(_CANDIDATES, key=lambda text: abs(_value(text) - near))
        found = words.which(corner, likely, _CLOSE) or words.which(_lighter(corner), likely, _CLOSE)
        if found is None:
            return None
        self._near[seat] = _value(found)
        return self._near[seat]

    def owes(self, seat: int) -> int:
        """How many SETs a seat owes, as its corner says."""
        page = words.Page(self._corner(seat))
        for owed in range(1, 10):
            if any(words.shows(page, text, _CLOSE) for text in (en.OWES % owed, _SIGN % en.signed(-owed))):
                return owed
        return 0

    def all_points(self) -> list[int]:
        """The points of all seats."""
        return [self.points(seat) for seat in range(len(self.kinds))]

    def says(self, seat: int, text: str) -> bool:
        """Tell whether a text is in a seat's corner, bright or dim, or the sign that stands for it."""
        corner = self._corner(seat)
        sign = {en.OUT: en.MARKS[0], en.MASTER: en.PLUS_THREE_SHORT}.get(text)
        texts = (text, _SIGN % sign) if sign else (text,)
        return any(words.shows(page, one, _CLOSE) for page in (corner, _lighter(corner)) for one in texts)

    def raised(self, seat: int) -> bool:
        """Tell whether a seat's corner is raised: it has the call, or it agrees."""
        corner = self._corner(seat)
        values = corner.convert("HSV").tobytes()[2::3]
        return sum(value <= 0x38 for value in values) < 0.4 * len(values)  # hardly anything of it is the ground

    def caller(self) -> int | None:
        """The seat that has the call: its corner is raised and the seconds to choose three run."""
        raised = [seat for seat in range(len(self.kinds)) if self.raised(seat)]
        if self.seconds() is None:
            return None
        assert len(raised) == 1, f"the seconds run, and the corners {raised} are raised"
        return raised[0]

    def _lines(self) -> list[words.Page]:
        """The bottom line, and what is between the upper corners."""
        picture = self.player.picture()
        side, top = picture.width * 5 // 16, 18 if picture.height >= 200 else 14
        return [words.Page(self._bottom()), words.Page(picture.crop((side, 0, picture.width - side, top)))]

    def _bottom(self) -> Image.Image:
        picture = self.player.picture()
        return picture.crop((0, picture.height - 20, picture.width, picture.height))

    def says_of(self, seat: int, did: str) -> bool:
        """Tell whether it is said by name what a seat did, en.TAKES or en.TOO_LATE or another."""
        return self.player.shows(en.BY_NAME % {"who": self.names()[seat], "says": did})

    def seconds(self) -> int | None:
        """The seconds that are left to choose three; None if nobody is choosing."""
        names = [name for seat in range(len(self.kinds)) for name in (self.names()[seat], en.PLAYER_SHORT % (seat + 1))]
        lines = self._lines()
        for second in range(10, -1, -1):
            told = [en.CHOOSES % {"who": name, "seconds": second} for name in names]
            if any(words.which(line, (en.PICKING % second, en.PICKING_SHORT % second, *told)) for line in lines):
                return second
        return None

    def asking(self) -> bool:
        """Tell whether the question is on the glass."""
        asked = (en.QUESTION, en.QUESTION_SHORT, en.QUESTION_SHORTEST, en.QUESTION_NONE, *en.QUESTION_ONE)
        others = (*en.MORE_CARDS, *en.MORE_ONE, *en.ENDS, *en.ENDS_ONE)
        return any(words.which(line, (*asked, *others)) for line in self._lines())

    def no_cursor(self) -> bool:
        """Tell whether nobody can choose: no card has a ring."""
        glass = self.player.look()
        return glass.cursor is None and not glass.chosen

    def round_over(self) -> bool:
        """Tell whether no card is on the glass any more, or standings are; waits while the last table is still there."""
        waited = 0
        while waited < 2000:
            if self.standings() is not None:
                return True
            if sets_of(self.player.look().codes):
                return False
            if self.player.shows(en.PLUS_THREE):
                return False
            self.player.handheld.run(100)
            waited += 100
        return False

    def standings(self, heading: str = "") -> list[tuple[int, int]] | None:
        """(place, points) of each seat as the standings say them; None if there are no standings on the glass.

        heading: what may stand over them, beside who has won and how many rounds are done.

        Computer players of one skill have the same name there: which of them is which cannot be told.
        """
        picture = self.player.picture()
        rounds = [en.ROUND_DONE % {"round": now, "rounds": many} for many in range(2, 10) for now in range(1, many)]
        rounds += [heading] if heading else []
        if not self.winners() and words.which(picture.crop((0, 0, picture.width, 40)), rounds) is None:
            return None
        found = []
        used: dict[str, int] = {}
        for name in self.names():
            lines = [
                (place, number)
                for place in words.places(picture, name)
                if (number := words.which(picture.crop((0, place.top, place.left, place.bottom)), map(str, range(1, 5))))
            ]
            place, number = lines[used.get(name, 0)]
            used[name] = used.get(name, 0) + 1
            rest = picture.crop((place.right, place.top, picture.width, place.bottom))
            total = _rightmost(rest) or ("0" if words.shows(rest, en.NO_TIME) else None)  # who only dealt until now
            assert total, f"no points in the line of {name}"
            found.append((int(number), int(total.replace("\u2013", "-"))))
        return found

    def names(self) -> list[str]:
        """What each seat is called in the standings."""
        return [
            en.PLAYER % (seat + 1) if kind == PERSON else en.COMPUTER % {"skill": en.SKILLS[kind], "seat": seat + 1}
            for seat, kind in enumerate(self.kinds)
        ]

    def winners(self) -> list[int]:
        """The seats that have won, as the heading of the standings says; none while the match goes on."""
        picture, names = self.player.picture(), self.names()
        top = words.Page(picture.crop((0, 0, picture.width, 44)))
        for many in range(1, len(names) + 1):
            for seats in itertools.combinations(range(len(names)), many):
                if many == 1 and words.shows(top, en.WINS % names[seats[0]]):
                    return list(seats)
                if many > 1 and words.shows(top, en.TIE_OF % ", ".join(names[seat] for seat in seats)):
                    return list(seats)
        return []

    def round_points(self, seat: int) -> list[str]:
        """What stands in the columns of the rounds in a seat's line of the standings, from left to right; [] for no columns."""
        picture, names = self.player.picture(), self.names()
        lines = [place for place in words.places(picture, names[seat]) if place.left < 40]
        own = max(lines, key=lambda place: place.top)  # the heading may name it too
        tops = {place.top for name in names for place in words.places(picture, name)}
        below = min([top for top in tops if top > own.top], default=own.bottom + 18)
        parts = [(own.right, own.top, picture.width, own.bottom), (0, own.bottom - 2, picture.width, below)]
        beside, under = (_numbers(picture.crop(part)) for part in parts)
        several = sum(text != en.NO_TIME for text in beside) > 1  # else it is the total, and a bar, which looks like dashes
        return beside[:-1] if several else under

    # Time

    def watch(self, limit: float, step: float = 100) -> Glass:
        """Wait until the cards on the glass change, or are gone; return what is seen then."""
        before, waited = self.player.look().codes, 0.0
        while waited < limit:
            self.player.handheld.run(step)
            waited += step
            seen = self.player.glimpse()
            if seen is not None and seen.codes != before:
                return seen
        raise AssertionError(f"nothing happens on the table within {limit} ms")


def places_of(points: Sequence[int]) -> list[tuple[int, int]]:
    """(place, points) for points; RULES 5: "equal points share the place"."""
    return [(1 + sum(other > mine for other in points), mine) for mine in points]


def solo_penalty(player: Player, points: int, left: int) -> bool:
    """Tell whether the top line of Solo says so many penalties and so many cards to come."""
    picture = player.picture()
    top = picture.crop((picture.width // 4, 0, picture.width, 20))
    penalties = f"{points} {en.counted(points, SOLO_WORDS.PENALTIES)}"
    forms = (f"{penalties} · {en.LEFT % left}", f"{penalties} · {left}")
    if words.which(top, forms):
        return True
    rest = words.find(top, f"· {left}")  # the low panel cuts the tail of the p off
    return rest is not None and any(place.right < rest.left - 30 for place in words.places(top, str(points)))


def solo(player: Player) -> Glass:
    """From the menu to the first table of Solo."""
    player.set_up("solo", {})
    player.choose(en.PLAY)
    return player.rest()


def play_solo(player: Player, glass: Glass, wanted: int, stop: Callable[[Glass], None] | None = None) -> tuple[int, int, int]:
    """Play Solo to its end, with so many penalty points on purpose; return (points left, SETs found, points taken back).

    stop: what to do once, after the third SET. The top line is checked at every step.
    """
    points = found = back = 0
    seen = cards_of(glass.codes)
    while sets_of(glass.codes) or len(seen) < 81:
        empty, sets = len(seen) == 81, sets_of(glass.codes)
        if sets and (empty or points >= wanted):
            near = min((player.shortest(glass, cells) for cells in sets), key=partial(player.presses, glass))
            glass = player.claim(near, glass)
            found += 1
            back += empty and points > 0
            points -= empty and points > 0
            if stop and found == 3:
                stop(glass)
        else:
            before, glass = glass, player.act("MENU")
            assert glass.codes[: len(before.codes)] == before.codes and len(glass.codes) == len(before.codes) + 3
            points += 1
        seen |= cards_of(glass.codes)
        assert solo_penalty(player, points, 81 - len(seen)), f"not {points} points, {81 - len(seen)} cards left"
    return points, found, back


def check_solo_result(player: Player, points: int, found: int) -> None:
    """Wait for the result of Solo and check what it says."""
    player.wait_for_result()
    picture = player.picture()
    assert words.beside(picture, str(found), en.SETS[1])
    assert player.shows(SOLO_WORDS.WON) == (points == 0)
    assert player.shows(SOLO_WORDS.LOST) == (points > 0)
    left = SOLO_WORDS.LEFT_OVER % f"{points} {en.counted(points, SOLO_WORDS.PENALTIES)}"
    assert player.shows(left) == (points > 0)
    badges = (en.FIRST_ONE, *en.PLACES)
    assert points == 0 or not any(words.shows(picture, badge) for badge in badges), "a lost game is no best"


def _rightmost(picture: Image.Image) -> str | None:
    """The number that stands at the right edge; others may stand before it."""
    found = [(place.right, -order, text) for order, text in enumerate(_CANDIDATES) for place in words.places(picture, text)]
    return max(found)[2] if found else None


def _value(text: str) -> int:
    return int(text.replace("\u2013", "-"))


def _numbers(picture: Image.Image) -> list[str]:
    """All numbers and dashes in a line, from left to right."""
    page = words.Page(picture)
    found: list[tuple[int, int, str]] = []
    for text in [*sorted(_CANDIDATES, key=len, reverse=True), en.NO_TIME]:  # the upper line of a 7 looks like a dash
        for place in words.places(page, text):
            if not any(place.left < right and left < place.right for left, right, _ in found):
                found.append((place.left, place.right, text))
    return [text for _, _, text in sorted(found)]


def _lighter(picture: Image.Image) -> Image.Image:
    """Dim text made bright, on a ground that stays dark."""
    return picture.point([min(255, max(0, value - 0x40) * 4) for value in range(256)] * 3)
