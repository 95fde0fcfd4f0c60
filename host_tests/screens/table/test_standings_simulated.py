"""The standings of long matches, drawn on the simulator and read off the glass."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image
from tercet.ui import theme
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.rigs import scripted
from host_tests.runs.tiers import first_of

SCRIPT = Path(__file__).parent.parent / "on_device" / "standings.py"
PEOPLE = (
    en.PLAYER % 1,
    en.PLAYER % 2,
    en.COMPUTER % {"skill": en.SKILLS[1], "seat": 3},
    en.COMPUTER % {"skill": en.SKILLS[2], "seat": 4},
)
COMPUTERS = tuple(en.COMPUTER % {"skill": en.SKILLS[1], "seat": seat} for seat in range(1, 5))
CUBED_WORDS = of_game(en, "cubed")
BOARDS = ("picosystem", "pico_display", "pico_display_2", "picoboy_color")
PAGES = 5  # of each match, as the script has it
NINE = ((7, 9, 11, 12, -3, 4, 9, 10, 11), (7, 3, 1, 1, 10, -2, 3, 5, 1), (9,) * 9, (-3, 1, -1, -1, -1, 5, 5, 5, 5))
HIGH = ((27, 9, 11, 12, -13, 24, 19, 10, 21), (7, 13, 11, 1, 10, -12, 23, 5, 1), (12,) * 9, (-13, -11, -1, -1, -1, 5, 5, 5, 5))
FOUR = ((None, 9, 12, 33), (12, None, 9, 15), (9, 12, None, 12), (30, 21, 12, None))  # None: the master
CUBED = tuple(tuple((seat * 5 + number * number * 7) % 13 for number in range(18)) for seat in range(4))
CUBED_SEATS = (
    en.PLAYER % 1,
    *(en.COMPUTER % {"skill": en.SKILLS[skill], "seat": seat} for seat, skill in ((2, 2), (3, 2), (4, 3))),
)
LONG, SEVEN, TWO, TOURNAMENT, ONE, FIRST, TALL, FOUR_COMPUTERS, LAST_GIVEN_UP, ONLY, FIRST_GIVEN_UP, LONG_GIVEN_UP = range(12)
CUBED_LONG, CUBED_SHORT = 12, 13
ACCENT, SOFT = [tuple(theme.PALETTE[colour].to_bytes(3, "big")) for colour in (theme.ACCENT, theme.SOFT)]
Points = tuple[tuple[int | None, ...], ...]


@pytest.fixture(scope="module", params=first_of(BOARDS))
def matches(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[list[Image.Image]]:
    """The standings of each match of the script, and what the key for other rounds leads to."""
    found = scripted.pictures(request.param, tmp_path_factory.mktemp("standings"), SCRIPT.read_text(), 120_000)
    return [found[first : first + PAGES] for first in range(0, len(found), PAGES)]


def rows(picture: Image.Image, names: tuple[str, ...]) -> dict[str, words.Place]:
    """Where the name of each seat stands; the heading may have one, too."""
    found = {name: [place for place in words.places(picture, name) if place.left < 40] for name in names}
    return {name: max(places, key=lambda place: place.top) for name, places in found.items()}


def lighter(picture: Image.Image) -> Image.Image:
    """Dim text made bright, on a ground that stays dark."""
    return picture.point([min(255, max(0, value - 0x40) * 4) for value in range(256)] * 3)


def check_rounds(pages: list[Image.Image], names: tuple[str, ...], points: Points) -> None:
    """Every round is in view on one page, under its number, with the points of all seats; and all totals on each."""
    seen: set[int] = set()
    for picture in {one.tobytes(): one for one in pages}.values():
        own = rows(picture, names)
        first, dim = min(place.top for place in own.values()), lighter(picture)
        for number in range(len(points[0])):
            heads = [
                place for place in words.places(dim, str(number + 1)) if first - 24 < place.top < first and place.left > 24
            ]
            if not heads:
                continue
            assert number not in seen, f"round {number + 1} is on two pages"
            seen.add(number)
            right = heads[-1].right
            for seat, name in enumerate(names):
                won = points[seat][number]
                text = en.NO_TIME if won is None else en.signed(won)
                below = min([place.top for place in own.values() if place.top > own[name].top], default=own[name].bottom + 18)
                part = picture.crop((0, own[name].top, picture.width, below))
                places = [place.right for place in words.places(part, text)]
                assert any(abs(one - right) < 3 for one in places), f"round {number + 1} of {name}: no {text} in its column"
        for seat, name in enumerate(names):
            total = en.signed(sum(one or 0 for one in points[seat]))
            line = picture.crop((own[name].right, own[name].top - 2, picture.width, own[name].bottom + 2))
            assert any(place.right > line.width - 20 for place in words.places(line, total)), f"{name}: no {total}"
    assert seen == set(range(len(points[0]))), f"only the rounds {seen} can be seen"


def test_every_round_of_every_seat(matches: list[list[Image.Image]]) -> None:
    """Nine rounds, four seats, minus points, long names, totals of three digits: all in columns, on a page or on several."""
    check_rounds(matches[LONG], PEOPLE, NINE)
    check_rounds(matches[SEVEN], PEOPLE, tuple(points[:7] for points in NINE))
    check_rounds(matches[TALL], COMPUTERS, HIGH)


def leads_to_the_best_ten(picture: Image.Image) -> bool:
    """Whether the bottom line has a key for them."""
    menu = words.places(picture, en.MENU)[-1]
    line = picture.crop((0, menu.top - 3, picture.width, menu.bottom + 3))
    return words.shows(line, en.BEST) or words.shows(line, en.BEST_SHORT)


def test_every_round_of_set_cubed(matches: list[list[Image.Image]]) -> None:
    """RULES 6.1 knows no last round: all eighteen can be seen, and on each page who has won and whose turn was the best.

    One person among computer players finds the way to the best ten; two people, of whom nothing is kept, do not.
    """
    check_rounds(matches[CUBED_LONG], CUBED_SEATS, CUBED)
    check_rounds(matches[CUBED_SHORT][:1], PEOPLE[:2], ((9, 12), (30, 3)))
    totals = [sum(points) for points in CUBED]
    best = max(max(points) for points in CUBED)
    owner = next(seat for seat, points in enumerate(CUBED) if max(points) == best)
    for picture in matches[CUBED_LONG]:
        assert words.shows(picture, en.WINS % CUBED_SEATS[totals.index(max(totals))])
        assert words.shows(picture, en.BY_NAME % {"who": CUBED_SEATS[owner], "says": CUBED_WORDS.BEST_TURN % best})
        assert leads_to_the_best_ten(picture)
        assert words.shows(picture, en.AGAIN) and words.shows(picture, en.MENU)
    assert words.shows(matches[CUBED_SHORT][0], en.BY_NAME % {"who": PEOPLE[1], "says": CUBED_WORDS.BEST_TURN % 30})
    assert not leads_to_the_best_ten(matches[CUBED_SHORT][0])


def test_the_key_says_which_rounds_it_shows(matches: list[list[Image.Image]]) -> None:
    """Where there is no room for all rounds the bottom line has the key for the others, and names them."""
    for match in (LONG, SEVEN, TALL):
        pages = matches[match]
        alike = pages[0].tobytes() == pages[1].tobytes()
        spans = [en.ROUNDS[0] % {"first": first, "last": end} for first in range(1, 9) for end in range(first + 1, 10)]
        assert any(words.shows(pages[0], span) for span in spans) != alike


def test_the_winner_is_named(matches: list[list[Image.Image]]) -> None:
    """By name; of several it is a tie, and all are named. Between two rounds nobody has won."""
    assert words.shows(matches[LONG][0], en.WINS % PEOPLE[2])
    assert words.shows(matches[TOURNAMENT][0], en.WINS % PEOPLE[3])
    assert words.shows(matches[ONE][0], en.TIE_OF % f"{PEOPLE[0]}, {PEOPLE[2]}")
    assert words.shows(matches[SEVEN][0], en.ROUND_DONE % {"round": 7, "rounds": 9}) and words.shows(
        matches[TWO][0], en.ROUND_DONE % {"round": 2, "rounds": 4}
    )


def test_bars_are_as_long_as_the_points(matches: list[list[Image.Image]]) -> None:
    """Of a match of one round: beside each name, that of the winners in the accent; none for who has no points."""
    picture = matches[ONE][0]
    lengths = []
    for name, place in rows(picture, PEOPLE).items():
        colour = ACCENT if name in (PEOPLE[0], PEOPLE[2]) else SOFT
        lines = range(place.top, place.bottom)
        lengths.append(
            max(sum(picture.getpixel((x, y)) == colour for x in range(place.right, picture.width - 40)) for y in lines)
        )
    first, second, third, fourth = lengths
    assert first == third > 30 and fourth == 0
    assert abs(second / first - 7 / 9) < 0.1


def test_the_master_has_no_points_and_the_next_one_is_named(matches: list[list[Image.Image]]) -> None:
    """RULES 5: each seat is the master of one round: it does not play; what the dash means is said."""
    assert words.shows(matches[TWO][0], en.DEALS_NEXT % PEOPLE[2])
    assert not any(words.shows(matches[TOURNAMENT][0], en.DEALS_NEXT % name) for name in PEOPLE)
    for match in (TWO, TOURNAMENT, FIRST, FOUR_COMPUTERS, LAST_GIVEN_UP):
        assert words.shows(matches[match][0], en.DEALT_THEN)
    check_rounds(matches[TWO][:1], PEOPLE, tuple(points[:2] for points in FOUR))
    check_rounds(matches[TOURNAMENT][:1], PEOPLE, FOUR)
    check_rounds(matches[FOUR_COMPUTERS][:1], COMPUTERS, FOUR)
    picture = matches[FIRST][0]
    place = rows(picture, PEOPLE)[PEOPLE[0]]
    line = picture.crop((place.right, place.top - 2, picture.width, place.bottom + 2))
    assert words.shows(line, en.NO_TIME) and not words.shows(line, "0"), "who dealt in the first round has no points yet, not 0"


def test_giving_up_shows_the_rounds_played(matches: list[list[Image.Image]]) -> None:
    """RULES 5: "Giving up shows the standings of the rounds played (ours)": the one that was broken off does not count.

    Where it was the first, the points are as they stand. Nobody has won.
    """
    check_rounds(matches[LAST_GIVEN_UP][:1], PEOPLE, tuple(points[:3] for points in FOUR))
    check_rounds(matches[LONG_GIVEN_UP], COMPUTERS, tuple(points[:8] for points in HIGH))
    headings = ((LAST_GIVEN_UP, (4, 4), 1), (LONG_GIVEN_UP, (9, 9), 1), (FIRST_GIVEN_UP, (1, 4), 0), (ONLY, (1, 1), 0))
    for match, broken_off, finished in headings:
        heading, line = (
            en.GIVEN_UP % (en.ROUND_OF % dict(zip(("round", "rounds"), broken_off, strict=True))),
            en.COUNTING[finished],
        )
        picture = matches[match][0]
        assert words.shows(picture, heading) and words.shows(picture, line), heading
        assert not any(words.shows(picture, en.WINS % name) for name in (*PEOPLE, *COMPUTERS))
        assert words.shows(picture, en.MENU) and not words.shows(picture, en.AGAIN) and not words.shows(picture, en.NEXT_ROUND)
    for match in (ONLY, FIRST_GIVEN_UP):
        own = rows(matches[match][0], PEOPLE)
        for name, points in zip(PEOPLE, (3, 5, 0, -1), strict=True):
            line = matches[match][0].crop((own[name].right, own[name].top - 2, matches[match][0].width, own[name].bottom + 2))
            assert words.shows(line, en.signed(points))


def test_no_round_stands_over_the_totals(matches: list[list[Image.Image]]) -> None:
    """What looks like a heading of the totals is read as one; and that the numbers are rounds is said, however many."""
    played: list[tuple[int, tuple[str, ...], Points]] = [
        (LONG, PEOPLE, NINE), (TWO, PEOPLE, tuple(points[:2] for points in FOUR)), (TOURNAMENT, PEOPLE, FOUR),
        (TALL, COMPUTERS, HIGH), (CUBED_LONG, CUBED_SEATS, CUBED),
    ]  # fmt: skip
    for match, names, points in played:
        for picture in matches[match]:
            own, dim, last = rows(picture, names), lighter(picture), len(points[0])
            first = min(place.top for place in own.values())
            assert words.shows(dim, en.ROUND), f"match {match}: what the numbers are is not said"
            totals = [en.signed(sum(one or 0 for one in points[seat])) for seat in range(len(names))]
            lines = [picture.crop((place.right, place.top - 2, picture.width, place.bottom + 2)) for place in own.values()]
            lefts = [
                max(place.left for place in words.places(line, total)) + place.right
                for line, total, place in zip(lines, totals, own.values(), strict=True)
            ]
            heads = [
                place
                for number in range(1, last + 1)
                for place in words.places(dim, str(number))
                if first - 24 < place.top < first and place.left > 24
            ]
            assert heads and max(place.right for place in heads) <= min(lefts), f"match {match}: a round over the totals"
