"""The very first start: four pictures, one in each palette; what is chosen is kept, and the tutorial follows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.ui import palettes, theme
from tercet.ui.text import LANGUAGES, de, en, of_game, words

from host_tests.players.player import Player
from host_tests.rigs.saved import image
from host_tests.runs.tiers import first_of
from tools import boards
from tools.image.builder import ROOT
from tools.image.languages import chosen, copy
from tools.simulator import Simulator
from tools.simulator.session import FLASH_BYTES

Sit = Callable[..., Player]
BOARDS = ("picosystem", "pico_display", "pico_display_2", "picoboy_color")
KEPT = 1500  # ms after which a setting is on the disk


def to_the_question(player: Player) -> None:
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    player.choose_language()
    assert player.shows(en.FIRST_COLOURS[0]) and player.shows(en.FIRST_COLOURS[1])


def off_and_on(player: Player) -> None:
    """The power goes off and comes again."""
    assert isinstance(player.handheld, Simulator)
    player.handheld.power_cycle()
    player.wait_for(en.TITLE)
    player.settle()


def inks_of(player: Player, place: int) -> set[int]:
    """The inks of palettes that are seen in a quarter of the glass."""
    picture = player.picture()
    left, top = place % 2 * picture.width // 2, 40 + place // 2 * (picture.height - 60) // 2
    part = picture.crop((left, top, left + picture.width // 2, top + (picture.height - 60) // 2))
    seen = {int.from_bytes(bytes(colour), "big") for _, colour in part.getcolors() or ()}  # type: ignore[arg-type]
    return {palette for palette in range(4) if {palettes.colours(palette)[ink] for ink in theme.INKS} <= seen}


@pytest.mark.parametrize("board", BOARDS)
def test_four_pictures_in_four_palettes(sit: Sit, board: str) -> None:
    """All are seen at once, each in its own colours; also after the focus has moved."""
    player = sit(board)
    to_the_question(player)
    for _ in range(4):
        assert [inks_of(player, place) for place in range(4)] == [{0}, {1}, {2}, {3}]
        corner = player.glass().getpixel((0, 0))
        assert int.from_bytes(bytes(corner), "big") == theme.PALETTE[theme.GROUND]  # type: ignore[arg-type]
        player.press(player.onward)
        player.settle()


@pytest.mark.parametrize("board", BOARDS[:2])
@pytest.mark.parametrize("wanted", range(4))
def test_the_choice_is_kept_and_not_asked_again(sit: Sit, board: str, wanted: int) -> None:
    """The tutorial comes in these colours; after a power cut in the middle of it, it comes again without the question."""
    player = sit(board)
    to_the_question(player)
    for _ in range(wanted):
        player.press(player.onward)
        player.settle()
    player.press("SELECT")
    player.settle()
    assert player.shows(en.WELCOME[0])
    colours = palettes.colours(wanted)
    seen = {int.from_bytes(bytes(colour), "big") for _, colour in player.picture().getcolors() or ()}  # type: ignore[arg-type]
    assert seen <= set(colours) and {colours[ink] for ink in theme.INKS} <= seen
    player.handheld.run(KEPT)
    off_and_on(player)
    player.press("SELECT")
    player.settle()
    assert player.shows(en.WELCOME[0])
    player.press("BACK")
    player.settle()
    assert player.in_focus(of_game(en, "classic").NAME)


def test_a_power_cut_between_the_questions(sit: Sit) -> None:
    """Whoever has chosen a language, but no colours, is asked again: nobody plays in colours that look alike unasked."""
    player = sit("picosystem")
    to_the_question(player)
    player.handheld.run(KEPT)
    off_and_on(player)
    to_the_question(player)
    player.press("SELECT")
    player.settle()
    assert player.shows(en.WELCOME[0])


@pytest.mark.parametrize("board", first_of(BOARDS))
@pytest.mark.parametrize("language", first_of(range(1, len(LANGUAGES))))
def test_the_language_is_asked_first(sit: Sit, board: str, language: int) -> None:
    """By its own name, before a word of another language; it holds at once and after a power cut."""
    player = sit(board)
    player.wait_for(en.TITLE)
    player.settle()
    assert not player.shows(en.START)
    player.press("SELECT")
    player.settle()
    assert all(player.shows(name) for _, name in LANGUAGES[:4]) and not player.shows(en.CHOOSE)
    player.choose_language(language)
    text = words(language)
    assert player.shows(text.FIRST_COLOURS[0])
    player.press("SELECT")
    player.settle()
    assert player.shows(text.WELCOME[0])
    player.handheld.run(KEPT)
    off_and_on(player)
    assert player.shows(text.START)


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_who_chose_a_wrong_language_can_go_back(sit: Sit, board: str) -> None:
    """From the question about colours, where the key is named. Before the languages there is nothing: there it does nothing."""
    player = sit(board)
    to_the_question(player)
    assert player.shows(en.BACK)
    for _ in range(2):
        player.press("BACK")
        player.settle()
        assert all(player.shows(name) for _, name in LANGUAGES[:4])
    player.choose_language(1)
    assert player.shows(de.FIRST_COLOURS[0])
    player.press("BACK")
    player.settle()
    assert player.in_focus(LANGUAGES[1][1])


@pytest.fixture
def in_two(tmp_path: Path) -> Path:
    """The firmware of `make uf2 LANGUAGES="en de"`."""
    copy(ROOT, tmp_path, chosen("en de"))
    return tmp_path / "firmware"


def test_only_languages_that_are_in_the_image_are_asked_for(in_two: Path) -> None:
    """The first question has a row for each of them, the settings a value."""
    with Simulator("picosystem", firmware=in_two) as handheld:
        player = Player(handheld, boards.load("picosystem").buttons)
        player.wait_for(en.TITLE)
        player.settle()
        player.press("SELECT")
        player.settle()
        assert [name for _, name in LANGUAGES if player.shows(name)] == ["English", "Deutsch"]
        player.choose_language(1)
        assert player.shows(de.FIRST_COLOURS[0])


def test_a_chosen_language_that_is_not_in_the_image_is_english(in_two: Path, tmp_path: Path) -> None:
    """Settings of an image that had French: the words are English, the settings offer what there is."""
    storage = tmp_path / "flash.img"
    data = savefile.wrap(savefile.SETTINGS, choices.save({"device": {"language": 2, "palette": 3}, "taught": 1}))
    storage.write_bytes(image({"settings": data}, FLASH_BYTES // 4096))
    with Simulator("picosystem", firmware=in_two, storage=storage) as handheld:
        player = Player(handheld, boards.load("picosystem").buttons)
        player.wait_for(en.START)
        player.settle()
        player.press("SELECT")
        player.settle()
        player.choose(en.SETTINGS[0])
        language, palette = en.SETTING_ROWS["language"][0], en.SETTING_ROWS["palette"][0]
        assert player.value_shown(language, "English") and player.value_shown(palette, en.PALETTES[3])
        player.focus(language)
        for words in ("Deutsch", "English", "Deutsch"):
            player.press("RIGHT")
            player.settle()
            assert player.shows(words)
        assert player.shows(de.SETTINGS[0])


@pytest.mark.parametrize("settings", [{"game": "timed", "taught": 1}, {"game": "timed"}])
def test_who_has_played_before_is_not_asked(sit: Sit, tmp_path: Path, settings: dict[str, object]) -> None:
    """Settings of an earlier version, with the note that the tutorial was there and from before there was one."""
    storage = tmp_path / "flash.img"
    data = savefile.wrap(savefile.SETTINGS, choices.save(settings))
    storage.write_bytes(image({"settings": data}, FLASH_BYTES // 4096))
    player = sit(storage=storage)
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    assert player.in_focus(of_game(en, "timed").NAME)
