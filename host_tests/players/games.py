"""Plays the games beside Classic by keys, and reads off the glass what each of them shows. RULES section 3."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.glass.reader import Glass
from host_tests.players.decks import check_refusal
from host_tests.players.player import Player
from host_tests.players.sets import Three, no_set_of, sets_of, third

ARCADE_WORDS = of_game(en, "arcade")

BEGINNER, INTERMEDIATE, ADVANCED, EXPERT = range(4)
BASE = (9, 9, 12, 12)  # cells of a layout, by skill
PUZZLE_SETS = (4, 4, 6, 6)
ARCADE_SECONDS = (600, 360, 240, 120)
ARCADE_HINT = (5, 10, 15, 20)
ARCADE_BONUS = (60, 45, 30, 20)
MOMENT = 2  # seconds that may pass beside a jump of the clock


def skill(level: int) -> dict[str, str]:
    """Return the row of a set-up that chooses a skill."""
    return {en.SKILL: en.SKILLS[level]}


def bonus(level: int, passed: int) -> int:
    """Return the seconds that passing a level of Arcade adds, as RULES 3 writes it."""
    return max(5, round(ARCADE_BONUS[level] * 0.8 ** (passed - 1)))


def nearest(player: Player, glass: Glass) -> Three:
    """Return the SET that takes the fewest presses."""
    return min(sets_of(glass.codes), key=lambda three: player.presses(glass, player.shortest(glass, three)))


def barest(codes: Sequence[int]) -> Three:
    """Return the SET after which the fewest new cards make another: a No Match comes sooner."""
    sets = sets_of(codes)

    def chances(taken: Three) -> tuple[int, int]:
        rest = [code for cell, code in enumerate(codes) if code >= 0 and cell not in taken]
        wanted = {third(a, b) for a, b in itertools.combinations(rest, 2)}
        return sum(not set(other) & set(taken) for other in sets), len(wanted)

    return min(sets, key=chances)


def in_top_line(player: Player, *wordings: str) -> bool:
    """Tell whether the right side of the top line says one of these."""
    picture = player.picture()
    return words.which(picture.crop((picture.width // 2, 0, picture.width, 20)), wordings) is not None


def of(done: int, wanted: int) -> tuple[str, str]:
    """Return what the top line says of so many of so many SETs."""
    short = en.OF % {"number": done, "all": wanted}
    return f"{short} {en.counted(wanted, en.SETS)}", short


def found(count: int) -> str:
    """Return so many SETs as the top line says them."""
    return f"{count} {en.counted(count, en.SETS)}"


def table_with_a_set(player: Player, glass: Glass) -> tuple[Glass, int]:
    """Say No Match until there is a SET; return the table and how often it was said. Elsewhere cards come by themselves."""
    said = 0
    while not sets_of(glass.codes):
        before, glass = glass, player.act("MENU")
        said += 1
        assert glass.codes[: len(before.codes)] == before.codes and len(glass.codes) == len(before.codes) + 3
    return glass, said


def claim_third(player: Player, glass: Glass, cells: Sequence[int]) -> tuple[int, int, Glass]:
    """Claim three cards; return the clock just before the third was chosen and just after, and the table at rest."""
    *first, last = player.shortest(glass, cells)
    player.select(first, glass)
    player.go(last)
    before = player.clock()
    player.press("SELECT")
    player.settle()
    return before, player.clock(), player.rest()


def act_on_clock(player: Player, button: str) -> tuple[int, int, Glass]:
    """Press HINT, or MENU; return the clock before and after, and the table at rest."""
    before = player.clock()
    glass = player.act(button)
    return before, player.clock(), glass


def jumped(before: int, after: int, seconds: int) -> bool:
    """Tell whether the clock went on by so many seconds (below 0: back) and hardly more than time itself."""
    return 0 <= abs(after - before - seconds) <= MOMENT


def refuse(player: Player, glass: Glass, penalty: int, more: str) -> Glass:
    """Claim three cards that are no SET; the clock must jump by the penalty, and what it cost must be said."""
    wrong = no_set_of(glass.codes)
    before, after, seen = claim_third(player, glass, wrong)
    assert jumped(before, after, penalty), f"the clock went from {before} to {after}, not on by {penalty}"
    check_refusal(player, glass.codes, wrong, more)
    assert seen.codes == glass.codes, "a refused claim changed the table"
    return seen


def race(player: Player, glass: Glass, target: int, done: int = 0, until: int = 0) -> None:
    """Play Timed to its target, `done` SETs being found; or until so many are. A right No Match is not one of them."""
    while done < (until or target):
        assert in_top_line(player, *of(done, target)), f"the top line does not say {of(done, target)[0]}"
        if sets_of(glass.codes):
            glass = player.claim(nearest(player, glass), glass)
            done += 1
        else:
            glass, _ = table_with_a_set(player, glass)


def until_no_match(player: Player, glass: Glass, most: int) -> tuple[Glass, int]:
    """Find SETs until there is none on the table, or so many are found; return the table, and how many were found."""
    done = 0
    while sets_of(glass.codes) and done < most:
        glass = player.claim(barest(glass.codes), glass)
        done += 1
    return glass, done


def solve(player: Player, glass: Glass, wanted: int, done: Sequence[Three] = ()) -> list[Three]:
    """Find all the SETs of a puzzle; return them in the order found, those `done` already before."""
    left, order, codes = [one for one in sets_of(glass.codes) if one not in done], list(done), glass.codes
    assert len(left) + len(done) == wanted, f"{len(left)} SETs are on the table, with {len(done)} found of {wanted}"
    while left:
        assert in_top_line(player, *of(len(order), wanted)), f"the top line does not say {of(len(order), wanted)[0]}"
        taken = min(left, key=lambda three: player.presses(glass, player.shortest(glass, three)))
        glass = player.claim(taken, glass)
        assert glass.codes == codes, "the cards of a puzzle stay"
        left.remove(taken)
        order.append(taken)
    return order


def open_arcade(player: Player, level: int, values: dict[str, str] | None = None) -> Glass:
    """From the menu to the first table of Arcade."""
    glass = player.open_game("arcade", {**skill(level), **(values or {})})
    player.clock_near = ARCADE_SECONDS[level]
    return glass


def score_sets(player: Player, glass: Glass, level: int, count: int, done: int = 0) -> tuple[Glass, int]:
    """Find `count` SETs of Arcade; every second one passes a level, which adds seconds that the clock shows.

    A right No Match counts as a find. Return the table and the seconds gained."""
    gained = 0
    while done < count:
        if sets_of(glass.codes):
            before, after, glass = claim_third(player, glass, nearest(player, glass))
        else:
            before, after, glass = act_on_clock(player, "MENU")
        done += 1
        more = 0 if done % 2 else bonus(level, done // 2)
        gained += more
        assert jumped(before, after, more), f"after {done} SETs the clock went from {before} to {after}, not on by {more}"
        if more:
            assert player.shows(en.MORE_TIME % {"level": done // 2 + 1, "seconds": more}), (
                "the level and its bonus are not named"
            )
        assert in_top_line(player, found(done))
        left = player.picture()
        assert words.which(left.crop((0, 0, left.width // 2, 20)), levels(done // 2 + 1)), "the top line names no level"
    return glass, gained


def levels(level: int) -> tuple[str, str]:
    """Return what the left side of Arcade's top line says."""
    return f"{ARCADE_WORDS.NAME} · {ARCADE_WORDS.LEVEL % level}", ARCADE_WORDS.LEVEL % level


def run_out(player: Player) -> None:
    """Let the clock of Arcade run down to its result."""
    while (left := player.clock() - 2) > 50:  # a key now and then: where nobody plays the game pauses
        player.handheld.run(50_000)
        player.press(player.onward)
    player.handheld.run(max(0, left) * 1000)
    player.wait_for_result(8000)


def check_facts(player: Player, facts: dict[tuple[str, str] | str, int | str]) -> None:
    """Check numbers of the result, each beside its words; a pair of words is for one and for any other number."""
    picture = player.picture()
    for label, number in facts.items():
        text = label if isinstance(label, str) else label[0] if number == 1 else label[1]
        said = words.beside(picture, str(number), text)
        assert said or number == 0, f"the result does not say {number} {text}"  # what there is none of is left out
        assert not said or number != 0, f"the result says {number} {text}"


def time_shown(player: Player, seconds: range) -> int:
    """Return which of these seconds is on the glass as a time, in the largest letters of all."""
    page = player.page()
    found = [
        (place.bottom - place.top, second)
        for second in seconds
        for place in words.places(page, f"{second // 60}:{second % 60:02}")
    ]
    assert found, f"none of the times {seconds} is on the glass"
    return max(found)[1]
