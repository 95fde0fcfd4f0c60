"""The menu on the simulator: where the focus is, what waits, what is seen beside the rows."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tercet.ui import theme
from tercet.ui.text import de, en, of_game

from host_tests.glass import words
from host_tests.players.player import Player
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit

BOARDS = ("picosystem", "pico_display")
CLASSIC, TIMED, ARCADE, SPEED = (of_game(en, name).NAME for name in ("classic", "timed", "arcade", "speed"))
EXPERT = 3
AFTER = 120  # ms after which the picture beside the rows is there


def back(player: Player) -> None:
    player.press("BACK")
    player.settle()


def beside(player: Player) -> bytes:
    """What is seen right of the rows, without the title."""
    player.handheld.run(AFTER)
    picture = player.picture()
    return picture.crop((picture.width * 10 // 16, 36, picture.width, picture.height - 44)).tobytes()


def end_a_game(player: Player) -> None:
    """Let the clock of Arcade run out, and go back to the menu."""
    player.begin("arcade", EXPERT)
    for _ in range(3):
        player.press(player.onward)
        player.handheld.run(45_000)
    player.settle()
    back(player)


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("row", ["SETTINGS", "RECORDS", "TUTORIAL"])
def test_the_focus_is_where_it_was_left(sit: Sit, board: str, row: str) -> None:
    """Whatever was chosen in the menu is in focus on the way back."""
    player = sit(board)
    player.to_menu()
    name = getattr(en, row)[0]
    player.choose(name)
    back(player)
    assert player.shows(en.TITLE) and player.in_focus(name)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_rows_stand_in_groups(sit: Sit, board: str) -> None:
    """Games for one, for several, of dice, and more: each row is under the caption of its group, or the title beside it."""
    player = sit(board)
    player.to_menu()
    captions = en.GROUPS[1:]
    seen: dict[str, str] = {}
    for name, caption in (
        ("classic", captions[0]),
        ("solo", captions[0]),
        ("table", captions[1]),
        ("cubed", captions[2]),
        ("speed", captions[2]),
        ("crossword", captions[2]),
    ):
        row = of_game(en, name).NAME
        player.focus(row)
        seen[name] = above(player, row, captions)
        assert seen[name] == caption, f"{name} stands under {seen[name]!r}"
    for row in (en.RECORDS[0], en.SETTINGS[0]):
        player.focus(row)
        assert above(player, row, captions) == captions[3]


def above(player: Player, row: str, captions: tuple[str, ...]) -> str:
    """The caption next above a row that is in view; "" where none is."""
    page = words.Page(player.picture().point([min(255, 2 * value) for value in range(256)] * 3))  # captions are dim
    top = words.places(player.page(), row)[-1].top
    found = [(place.top, caption) for caption in captions for place in words.places(page, caption) if place.top < top]
    return max(found)[1] if found else ""


@pytest.mark.parametrize("board", BOARDS)
def test_games_that_wait_say_how_they_stand(sit: Sit, board: str, tmp_path: Path) -> None:
    """ "Continue" names the game, its skill, its score and its clock; the row of each game that waits does too, and what
    asks whether to go on with it. A power cut takes nothing of it."""
    player = sit(board, storage=tmp_path / "flash.img")
    player.start("classic", EXPERT)
    player.handheld.run(12_000)
    player.pause()
    player.leave()
    clock = [f"0:{second}" for second in range(11, 16)]
    lines = [f"{CLASSIC} · {en.SKILLS[EXPERT]} · 0 points{left} · {time}" for left in ("", " · 69 left") for time in clock]
    player.focus(en.CONTINUE)
    assert words.which(player.page(), lines)
    player.focus(CLASSIC)
    waits = [en.WAITS % line[len(CLASSIC) + 3 :] for line in lines]
    assert words.which(player.page(), waits)
    player.press("SELECT")
    player.settle()
    assert player.in_focus(en.CONTINUE) and words.which(player.page(), [line[len(CLASSIC) + 3 :] for line in lines])
    back(player)
    player.handheld.run(3000)
    other = sit(board, storage=tmp_path / "flash.img")
    other.to_menu()
    assert other.in_focus(en.CONTINUE) and words.which(other.page(), lines)
    other.focus(TIMED)
    assert other.shows(of_game(en, "timed").LINE), "a game that does not wait says that it does"


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_continue_goes_on_with_the_game_that_was_left_last(sit: Sit, board: str, tmp_path: Path) -> None:
    """Also when another game was played to its end since, and after a power cut."""
    player = sit(board, storage=tmp_path / "flash.img")
    player.to_menu()
    for name in ("classic", "timed"):
        player.begin(name, EXPERT)
        player.pause()
        player.leave()
    end_a_game(player)
    for _ in range(2):
        player.focus(en.CONTINUE)
        assert player.shows(f"{TIMED} · {en.SKILLS[EXPERT]}")
        player.handheld.run(3000)
        player = sit(board, storage=tmp_path / "flash.img")
        player.to_menu()


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_what_waits_says_nothing_in_another_language(sit: Sit, board: str) -> None:
    """A game was left in English, then German was chosen: what the menu says of it is German."""
    player = sit(board)
    player.start("classic", EXPERT)
    player.pause()
    player.leave()
    player.handheld.run(3000)  # it is written
    player.choose(en.SETTINGS[0])
    player.press("SELECT" if player.few else "RIGHT")
    player.settle()
    back(player)
    for row in (de.CONTINUE, of_game(de, "classic").NAME):
        player.focus(row)
        assert player.shows(de.CONTINUE_LINE)
    player.press("SELECT")
    player.settle()
    assert player.shows(de.NEW_GAME) and player.shows(de.CONTINUE_LINE)


@pytest.mark.parametrize("board", BOARDS)
def test_a_dot_marks_what_waits(sit: Sit, board: str) -> None:
    """In the accent, at the end of the row; other rows have none."""
    player = sit(board)
    player.start("classic", EXPERT)
    player.pause()
    player.leave()
    player.focus(CLASSIC)
    accent = np.array([theme.PALETTE[theme.ACCENT] >> shift & 255 for shift in (16, 8, 0)])

    def dotted(name: str) -> bool:
        picture = player.picture()
        place = words.places(player.page(), name)[-1]
        row = np.asarray(picture)[place.top : place.bottom, place.right : picture.width * 9 // 16].astype(int)
        return bool((np.abs(row - accent).max(axis=2) < 24).sum() > 15)

    assert dotted(en.CONTINUE) and dotted(CLASSIC)
    assert not dotted(TIMED)


def test_learn_to_play_comes_first_until_a_game_has_ended(sit: Sit) -> None:
    """Above all games while nobody has finished one, then below them."""
    player = sit()
    player.to_menu()

    def above() -> bool:
        player.focus(CLASSIC)
        player.press("UP")
        player.settle()
        return player.in_focus(en.TUTORIAL[0])

    assert above()
    end_a_game(player)
    assert not above()


@pytest.mark.parametrize("board", (*BOARDS, "pico_display_2", "picoboy_color"))
def test_each_game_has_a_picture_of_its_own(sit: Sit, board: str) -> None:
    """It follows the focus, and is the same each time."""
    player = sit(board)
    player.to_menu()
    player.focus(CLASSIC)
    seen = {CLASSIC: beside(player)}
    for name in (*(of_game(en, game).NAME for game in ("timed", "puzzle", "arcade", "solo", "practice", "table")), SPEED):
        player.focus(name)
        seen[name] = beside(player)
    assert len(set(seen.values())) == len(seen)
    player.focus(CLASSIC)
    assert beside(player) == seen[CLASSIC]


@pytest.mark.parametrize("board", ("pico_display", "picosystem"))
def test_the_scroll_bar_stays_whole(sit: Sit, board: str) -> None:
    """Moving the focus wipes nothing of it away."""
    player = sit(board)
    player.to_menu()
    player.choose(of_game(en, "table").NAME)
    bright = (theme.PALETTE[theme.PANEL] & 255) - 16

    def length() -> int:
        picture = np.asarray(player.picture()).astype(int)
        return int((picture[:, picture.shape[1] - 4, 2] > bright).sum())

    whole = length()
    assert whole > 50
    for _ in range(3):
        player.press("DOWN")
        player.settle()
        assert length() == whole


@pytest.mark.parametrize(("board", "line"), [("picosystem", 1), ("pico_display", 2)])
def test_sound_is_named_where_there_is_some(sit: Sit, board: str, line: int) -> None:
    """In the line about the settings, in the menu and in the pause."""
    player = sit(board)
    player.start("classic", EXPERT)
    player.pause()
    player.focus(en.SETTINGS[0])
    assert player.shows(en.SETTINGS[line])
    player.leave()
    player.focus(en.SETTINGS[0])
    assert player.shows(en.SETTINGS[line])
