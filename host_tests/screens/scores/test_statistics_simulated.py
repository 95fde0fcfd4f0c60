"""What a player sees of the statistics, on the simulated handheld; when they are written, and how they are reset."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.core.cards import failing_features, level
from tercet.ui.text import en

from host_tests.glass import words
from host_tests.players import games as gameplay
from host_tests.players.player import Player
from host_tests.players.sets import no_set_of
from host_tests.rigs import disks
from host_tests.rigs.restarted import restart
from host_tests.runs.tiers import first_of
from tools import shots
from tools.simulator import Simulator

Sit = Callable[..., Player]
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(shots.BOARDS))
BEGINNER = 0
IDLE = 20_000  # ms without a key until a running game is written
SOON = 1500  # ms: after a pause it is written long before
FILE = "/tercet/statistics"


def files(player: Player) -> dict[str, bytes]:
    assert isinstance(player.handheld, Simulator)
    return disks.files(player.handheld.flash)


def go(player: Player, *buttons: str) -> None:
    for button in buttons:
        player.press(button)
        player.settle()


def open_statistics(player: Player) -> None:
    """From the menu."""
    player.choose(en.RECORDS[0])
    go(player, "SELECT")


def says(player: Player, sentence: str) -> bool:
    """Tell whether a sentence is on the glass, on one line or two."""
    parts = sentence.split(" ")
    lines = [(" ".join(parts[:count]), " ".join(parts[count:])) for count in range(1, len(parts))]
    return player.shows(sentence) or any(player.shows(upper) and player.shows(lower) for upper, lower in lines)


def figures(player: Player, games: int, sets: int, streak: int) -> bool:
    """Tell whether the first page has these numbers, each above its label or left of it."""
    picture = player.picture()
    labels = (en.GAMES_PLAYED[games != 1], en.SETS[sets != 1], en.BEST_STREAK[0])
    for number, label in zip((games, sets, streak), labels, strict=True):
        below = words.find(picture, label)
        if below is None:
            return False
        above = [place for place in words.places(picture, str(number)) if place.left == below.left]
        if not any(0 < below.top - place.top < 40 for place in above) and not words.beside(picture, str(number), label):
            return False
    return True


def time_beside(player: Player, label: str) -> str | None:
    """The time at the right of a label; None where there is none."""
    picture = player.picture()
    place = words.find(picture, label)
    assert place is not None, label
    line = picture.crop((place.right, place.top - 4, picture.width, place.bottom + 4))
    return words.which(line, (f"{tenths // 10}.{tenths % 10} s" for tenths in range(600)))


def play(player: Player) -> tuple[list[int], tuple[int, ...]]:
    """From the menu: three SETs and a wrong claim in Classic; return the levels, and what refused the claim."""
    glass, levels = player.begin("classic", BEGINNER), []
    for _ in range(3):
        glass, _ = gameplay.table_with_a_set(player, glass)
        cells = gameplay.nearest(player, glass)
        levels.append(level(*(glass.codes[cell] for cell in cells)))
        glass = player.claim(cells, glass)
    cells = no_set_of(glass.codes)
    player.claim(cells, glass)
    return levels, failing_features(*(glass.codes[cell] for cell in cells))


@ON_EACH_BOARD
def test_a_few_claims_are_seen_kept_and_reset(sit: Sit, board: str) -> None:
    """Wanted: "games, SETs, average time for a SET by level, best streak, wrong claims by failing feature, as bars rather
    than rows of digits ... Reset asks first." """
    player = sit(board)
    player.to_menu()
    open_statistics(player)
    assert player.shows(en.STATISTICS) and says(player, en.NO_STATISTICS)
    go(player, "MENU")
    assert says(player, en.NO_STATISTICS), "there is nothing to reset"
    go(player, "BACK", "BACK")
    levels, failing = play(player)
    player.pause()
    player.leave()
    for _ in range(2):  # and after a power cut
        open_statistics(player)
        assert figures(player, 1, 3, 3)
        for place, label in enumerate(en.DIFFER):
            assert (time_beside(player, label) is not None) == (place + 1 in levels), label
        go(player, player.onward)
        assert player.shows(en.WRONG_CLAIMS) and player.shows(en.REFUSED_BY % 1)
        for feature, name in enumerate(en.FEATURES):
            assert player.value_shown(name, str(int(feature in failing))), name
        go(player, player.onward)
        assert player.shows(en.LAST_GAMES) and says(player, en.NONE_FINISHED)
        player.handheld.run(SOON)
        restart(player)
    open_statistics(player)
    go(player, "MENU")
    assert player.shows(en.REALLY_RESET) and player.in_focus(en.KEEP)
    go(player, "BACK")
    assert figures(player, 1, 3, 3)
    go(player, "MENU")
    player.choose(en.RESET_YES)
    assert says(player, en.NO_STATISTICS)
    player.handheld.run(SOON)
    restart(player)
    assert player.shows(en.CONTINUE), "the game that waits is kept"
    open_statistics(player)
    assert says(player, en.NO_STATISTICS)


@ON_EACH_BOARD
def test_a_finished_game_is_in_the_trend(sit: Sit, board: str) -> None:
    """Wanted: "a trend of the last games": the time for a SET of this one is its time by its ten SETs."""
    player = sit(board)
    player.to_menu()
    gameplay.race(player, player.open_game("timed", {en.SKILL: en.SKILLS[BEGINNER]}), 10)
    player.wait_for_result()
    seconds = gameplay.time_shown(player, range(90))
    go(player, "HINT", "SELECT")  # by the records of this game
    assert figures(player, 1, 10, 10)
    go(player, player.onward)
    assert player.shows(en.WRONG_CLAIMS) and says(player, en.NONE_REFUSED)
    go(player, player.onward)
    takes = f"{seconds // 10}.{seconds % 10} s"
    assert player.highlighted(en.LATEST % takes) and player.shows(en.USUAL % takes)
    go(player, "BACK", "BACK")
    assert player.shows(en.PER_SET), "the way back leads to the result"


def test_written_with_the_game_and_only_when_something_changed(sit: Sit) -> None:
    """CASES: "a save at every move wears the flash and stalls the game": only behind the game's own file, and not twice."""
    player = sit("picosystem")
    player.to_menu()
    play(player)
    assert FILE not in files(player)
    player.handheld.run(3 * IDLE + SOON)
    written = files(player)[FILE]
    assert len(written) < 200
    player.pause()
    player.handheld.run(SOON)
    go(player, "BACK")
    player.handheld.run(SOON)
    go(player, player.onward, "BACK")
    player.handheld.run(SOON)
    assert files(player)[FILE] == written and FILE + ".old" not in files(player)


def test_what_a_game_was_saved_with_is_counted(sit: Sit) -> None:
    """A power cut in the middle of a game: what the game still has, the statistics have, too."""
    player = sit("picosystem")
    player.to_menu()
    play(player)
    player.handheld.run(IDLE + SOON)
    restart(player)
    open_statistics(player)
    assert figures(player, 1, 3, 3)


def test_practice_does_not_count(sit: Sit) -> None:
    """Its hints are free: what is found there says little of how one plays."""
    player = sit("picosystem")
    player.to_menu()
    glass = player.begin("practice", BEGINNER)
    player.claim(gameplay.nearest(player, glass), glass)
    player.pause()
    player.leave()
    open_statistics(player)
    assert says(player, en.NO_STATISTICS)
    player.handheld.run(SOON)
    assert FILE not in files(player)
