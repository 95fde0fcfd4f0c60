"""The settings: by the keys on the simulated handheld, seen on glass and backlight, and kept over a restart."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from tercet import VERSION
from tercet.core.table.rules import Table
from tercet.ui import palettes
from tercet.ui.text import LANGUAGES, en, of_game, words

from host_tests.players import sets
from host_tests.players.player import Player
from host_tests.players.table import DEALING, PERSON, VERDICT, People
from host_tests.rigs.scripted import printed
from host_tests.rigs.wanted import seed_with
from host_tests.runs.tiers import amount, first_of
from tools import boards
from tools.simulator import Simulator

Sit = Callable[..., Player]
BOARDS = ("picosystem", "pico_display_2", "pico_display")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))
BEGINNER, ADVANCED = 0, 2
ROWS = {name: row[0] for name, row in en.SETTING_ROWS.items()}
KEPT = 1500  # ms after which a changed setting is on the disk


def to_settings(player: Player) -> None:
    """From reset to the settings."""
    player.to_menu()
    player.choose(en.SETTINGS[0])


def to_colours(player: Player) -> None:
    """From reset to the palettes."""
    to_settings(player)
    player.focus(ROWS["palette"])


def choose_palette(player: Player, palette: int) -> None:
    """On the screen of the palettes."""
    player.set(ROWS["palette"], en.PALETTES[palette])
    player.palette = palette


def to_menu_again(player: Player, screens: int) -> None:
    for _ in range(screens):
        player.press("BACK")
        player.settle()
    assert player.shows(en.TITLE)


def restart(player: Player) -> None:
    """Cut the power and switch on again."""
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    simulator.power_cycle()


def colours_seen(player: Player) -> set[int]:
    """All colours on the glass, 0xRRGGBB."""
    found = player.picture().getcolors()
    assert found is not None
    return {int.from_bytes(bytes(colour), "big") for _, colour in found}  # type: ignore[arg-type]


@ON_EACH_BOARD
def test_a_palette_is_on_the_glass_at_once_and_after_a_restart(sit: Sit, board: str) -> None:
    """ "Each shows its effect at once. Kept by the store." Three cards show the inks."""
    player = sit(board)
    to_colours(player)
    for palette in (1, 2, 3):
        choose_palette(player, palette)
        seen = colours_seen(player)
        wanted = palettes.colours(palette)
        assert seen <= set(wanted), f"not of the palette: {[hex(one) for one in seen - set(wanted)]}"
        assert {wanted[ink] for ink in (7, 10, 13)} <= seen, "an ink is not shown"
    player.handheld.run(KEPT)
    restart(player)
    player.wait_for(en.TITLE)
    assert colours_seen(player) <= set(palettes.colours(3))
    player.start("classic", BEGINNER)
    assert len(player.look().codes) == 9


@ON_EACH_BOARD
@pytest.mark.parametrize("palette", range(4))
def test_a_refusal_names_the_colours_that_are_seen(sit: Sit, board: str, palette: int) -> None:
    """CASES: "Help says "red" where the palette shows orange": the words for the colours are those of the palette."""
    player = sit(board)
    to_colours(player)
    choose_palette(player, palette)
    to_menu_again(player, 1)
    glass = player.begin("classic", BEGINNER)
    cells = sets.no_set_of(glass.codes)
    ((feature, twice, once),) = sets.failing(glass.codes, cells)
    assert feature == 1, "on this table no three cards fail by their colour alone"
    player.claim(cells, glass)
    names = en.COLOURS[palette]
    assert player.shows(en.reason(feature, twice, once, names))


@ON_EACH_BOARD
def test_letters_are_on_the_cards_with_any_palette(sit: Sit, board: str) -> None:
    """ "with any of them, letters on the cards as a second cue": off at first, and kept."""
    player = sit(board)
    to_colours(player)
    assert player.value_shown(ROWS["letters"], en.OFF)
    player.set(ROWS["letters"], en.ON)
    choose_palette(player, 2)
    player.handheld.run(KEPT)
    restart(player)
    player.letters = True
    glass = player.start("classic", ADVANCED)
    assert len(glass.codes) == 12 and None not in glass.cards
    player.select((1, 5), glass)
    assert len(player.look().chosen) == 2


def test_rows_change_where_they_are_with_left_and_right(sit: Sit) -> None:
    """A board with all keys needs no second screen for the palette."""
    player = sit("picosystem")
    to_settings(player)
    player.focus(ROWS["palette"])
    player.press("LEFT")
    player.settle()
    assert player.value_shown(ROWS["palette"], f"← {en.PALETTES[3]} →")
    assert colours_seen(player) <= set(palettes.colours(3))
    player.press("RIGHT")
    player.settle()
    assert colours_seen(player) <= set(palettes.colours(0))


@ON_EACH_BOARD
def test_the_light_changes_at_once_by_even_steps_for_the_eye(sit: Sit, board: str) -> None:
    """Wanted: "brightness (with the eye's curve)": steps of the same size in CIE L*; dimmed, it is darker still."""
    player = sit(board)
    to_settings(player)
    light = {}
    for step in range(5):
        value = en.OF % {"number": step + 1, "all": 5}
        player.set(ROWS["brightness"], value)
        light[step] = 116 * player.handheld.backlight ** (1 / 3) - 16
    assert [round(light[step]) for step in range(5)] == [36, 52, 68, 84, 100]
    player.set(ROWS["brightness"], en.OF % {"number": 2, "all": 5})
    full = player.handheld.backlight
    player.handheld.run(KEPT)
    restart(player)
    player.to_menu()
    assert player.handheld.backlight == pytest.approx(full, abs=0.001)
    player.handheld.run(121_000)
    assert 0 < player.handheld.backlight < full / 4
    player.press("SELECT")
    assert player.handheld.backlight == pytest.approx(full, abs=0.001)


def test_it_dims_when_it_is_told_to_or_never(sit: Sit) -> None:
    """Wanted: "dimming time"."""
    player = sit("pico_display")
    to_settings(player)
    assert player.value_shown(ROWS["dim"], en.MINUTES % 2)
    for value, seconds in ((en.SECONDS % 30, 30), (en.MINUTES % 1, 60), (en.MINUTES % 5, 300)):
        player.set(ROWS["dim"], value)
        player.handheld.run(seconds * 1000 - 1500)
        assert player.handheld.backlight == 1, value
        player.handheld.run(2500)
        assert player.handheld.backlight < 0.2, value
        player.press("SELECT")  # only wakes it
    player.set(ROWS["dim"], en.NEVER)
    player.handheld.run(1_000_000)
    assert player.handheld.backlight == 1


@ON_EACH_BOARD
def test_without_hints_the_key_does_nothing_and_is_not_offered(sit: Sit, board: str) -> None:
    """Wanted: "hints". In Practice, which is about them, they stay. Where the key is another's that is held, it chooses."""
    player = sit(board)
    to_settings(player)
    player.set(ROWS["hints"], en.OFF)
    to_menu_again(player, 1)
    glass = player.begin("classic", BEGINNER)
    assert not player.shows(en.HINT)
    after = player.act("HINT")
    assert (after.codes, after.cursor) == (glass.codes, glass.cursor) and not player.shows(en.HINTED)
    assert after.chosen == ({glass.cursor} if player.few else set())
    player.pause()
    player.give_up()
    player.begin("practice", BEGINNER)
    assert player.shows(en.HINT)
    player.press("HINT")
    player.settle()
    assert player.shows(en.SHOWN[0]) or player.shows(en.SHOWN_NONE)


@ON_EACH_BOARD
def test_the_time_to_pick_is_that_of_the_table(sit: Sit, board: str) -> None:
    """Wanted: "pick time". RULES 4: 3 to 10 seconds. It is one choice, which the set-up of the table game shows too."""
    player = sit(board)
    to_settings(player)
    player.set(ROWS["pick"], en.SECONDS % 8)
    player.handheld.run(KEPT)
    restart(player)
    player.to_menu()
    player.choose(of_game(en, "table").NAME)
    player.focus(en.PICK)
    assert player.value_shown(en.PICK, en.SECONDS % 8)


@pytest.mark.parametrize("value", [en.ON, en.OFF])
def test_without_animation_no_card_comes_late(sit: Sit, value: str) -> None:
    """Wanted: "animation on or off": with it the gaps show before the new cards; without it no gap is ever seen."""
    player = sit("picosystem")
    to_settings(player)
    player.set(ROWS["animation"], value)
    to_menu_again(player, 1)
    glass = player.begin("timed", BEGINNER)
    player.select(player.shortest(glass, sets.sets_of(glass.codes)[0])[:2], glass)
    third = next(cell for cell in sets.sets_of(glass.codes)[0] if cell not in player.look().chosen)
    player.go(third)
    player.handheld.press(player.key("SELECT"))
    gaps = 0
    for _ in range(80):
        player.handheld.run(5)
        seen = player.glimpse()
        gaps += seen is not None and -1 in seen.codes
    player.handheld.release(player.key("SELECT"))
    assert (gaps > 0) == (value == en.ON)
    after = player.rest()
    assert -1 not in after.codes and after.codes != glass.codes


@ON_EACH_BOARD
@pytest.mark.parametrize("game", ["classic", "table"])
def test_a_language_chosen_in_the_pause_holds_in_the_game(sit: Sit, board: str, game: str) -> None:
    """The pause, and the game when it goes on, say nothing more in the language that was left."""
    german = words(1)
    player = sit(board)
    player.to_menu()
    player.open_game(game, {})
    player.pause()
    player.choose(en.SETTINGS[0])
    player.focus(en.SETTING_ROWS["language"][0])
    player.press("SELECT")
    player.settle()
    player.press("BACK")
    player.settle()
    assert player.shows(german.CONTINUE) and player.shows(german.START_AGAIN) and not player.shows(en.START_AGAIN)
    player.press("BACK")
    player.settle()
    if game == "classic":
        assert player.shows(of_game(german, game).NAME) and not player.shows(of_game(en, game).NAME)
    else:
        assert not player.shows(en.LEFT % 69) and player.shows(german.LEFT % 69)


@ON_EACH_BOARD
def test_a_refusal_speaks_the_language_that_was_chosen_meanwhile(sit: Sit, board: str) -> None:
    """What refuses the card under the cursor is made ready before it is chosen."""
    german = words(1)
    player = sit(board)
    player.to_menu()
    glass = player.open_game("timed", {})
    wrong = next(three for three in sets.threes(glass.codes) if len(sets.failing(glass.codes, three)) == 1)
    *first, last = player.shortest(glass, wrong)
    player.select(first, glass)
    player.go(last)
    player.pause()
    player.choose(en.SETTINGS[0])
    player.focus(en.SETTING_ROWS["language"][0])
    player.press("SELECT")
    player.settle()
    player.press("BACK")
    player.settle()
    player.press("BACK")
    player.settle()
    player.press("SELECT")
    player.settle()
    (reason,) = sets.failing(glass.codes, wrong)
    assert any(player.shows(said(*reason, german.COLOURS[0])) for said in (german.reason, german.short_reason))


@pytest.mark.parametrize("board", first_of(["picosystem", "pico_display", "pico_lcd_1_3"]))
def test_only_what_the_board_has_can_be_set(sit: Sit, board: str) -> None:
    """A row for sound and one for the lamp where there is such a part, one for the language where there are several; what is
    chosen is kept."""
    player = sit(board)
    data = boards.load(board)
    to_settings(player)
    seen = set()
    for _ in range(len(ROWS)):
        seen |= {name for name, row in ROWS.items() if name not in seen and player.shows(row)}
        player.press("DOWN")
        player.settle()
    there = {"volume": data.sound, "lamp": data.lamp, "language": len(LANGUAGES) > 1}
    assert seen == {name for name in ROWS if there.get(name, True)}
    for name, value in (("volume", en.VOLUMES[0]), ("lamp", en.OFF)):
        if name in seen:
            player.set(ROWS[name], value)
    player.handheld.run(KEPT)
    restart(player)
    to_settings(player)
    for name, value in (("volume", en.VOLUMES[0]), ("lamp", en.OFF)):
        assert name not in seen or player.value_shown(ROWS[name], value)


@ON_EACH_BOARD
def test_the_display_test(sit: Sit, board: str) -> None:
    """CASES: "Red and blue exchanged, inverted colours, the picture shifted on one panel: a colour and border test in the
    settings". And "A picture that breaks above some SPI clock on long wires": it says which constant to lower."""
    player = sit(board)
    to_settings(player)
    player.choose(ROWS["test"])
    picture = player.picture()
    width, height = picture.size
    edge = [(x, y) for x in range(width) for y in (0, height - 1)] + [(x, y) for y in range(height) for x in (0, width - 1)]
    assert {picture.getpixel(place) for place in edge} == {(255, 255, 255)}
    inner = [(x, y) for x in range(1, width - 1) for y in (1, height - 2)]
    inner += [(x, y) for y in range(1, height - 1) for x in (1, width - 2)]
    assert {picture.getpixel(place) for place in inner} == {(0, 0, 0)}
    assert all(player.shows(line) for line in en.TEST_FRAME)
    pure = ((255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 255), (0, 0, 0))
    for button, colour in zip(("SELECT", "BACK", player.onward, "SELECT", "HINT"), pure, strict=True):  # any key goes on
        player.press(button)
        player.settle()
        picture = player.picture()
        filled = picture.getcolors()
        assert filled is not None and len(filled) == 2, "the field, and its name"
        assert max(filled)[1] == colour and picture.getpixel((0, 0)) == picture.getpixel((width - 1, height - 1)) == colour
    player.press("SELECT")
    player.settle()
    picture = player.picture()
    for row, part in enumerate(((1, 1, 1), (1, 0, 0), (0, 1, 0), (0, 0, 1))):
        y = (height - 22) // 4 * row + 6
        steps = [picture.getpixel((step * (width // 16) + 4, y)) for step in range(16)]
        assert steps == [tuple(17 * step * one for one in part) for step in range(16)]
    player.press("SELECT")
    player.settle()
    assert all(player.shows(seen) and player.shows(constant) for seen, constant in en.TEST_WRONG)
    player.press("BACK")
    player.settle()
    assert player.in_focus(ROWS["test"]) and colours_seen(player) <= set(palettes.colours(0))


def test_the_constants_of_the_display_test_are_there() -> None:
    """Each is in DISPLAY of every board."""
    for name in boards.names():
        assert [constant for _, constant in en.TEST_WRONG if constant not in boards.load(name).display] == []


@ON_EACH_BOARD
def test_about(sit: Sit, board: str) -> None:
    """Wanted: "about (version, board, memory, licence)"."""
    player = sit(board)
    to_settings(player)
    player.choose(ROWS["about"])
    assert player.shows(en.ABOUT[0] % VERSION) and player.shows(boards.load(board).title) and player.shows(en.ABOUT[3])
    player.press("BACK")
    player.settle()
    assert player.in_focus(ROWS["about"])


def test_one_version() -> None:
    """The firmware's is the project's."""
    project = Path(__file__).resolve().parents[3] / "pyproject.toml"
    assert f'version = "{VERSION}"' in project.read_text(encoding="utf-8")


@ON_EACH_BOARD
def test_no_text_leaves_its_place(tmp_path: Path, board: str) -> None:
    """Wanted: "a test finds text that overflows its place on any of the three sizes, for the longest value"."""
    script = (Path(__file__).parents[1] / "on_device" / "longest.py").read_text(encoding="utf-8")
    assert script.count("THE LONGEST") == 1
    longest = max((boards.load(name).title for name in boards.names()), key=len)
    lines = printed(board, tmp_path, script.replace("THE LONGEST", longest), 60_000)
    assert [line for line in lines if line.startswith("wrong")] == []
    assert len([line for line in lines if line.startswith("checked")]) > 40


@pytest.mark.counts
@pytest.mark.parametrize("value", [en.ON, en.OFF])
def test_without_animation_a_set_at_the_table_is_still_seen_before_it_goes(sit: Sit, value: str) -> None:
    """CASES: "A rival's SET vanishes before anybody saw it": only the gaps are left out."""
    # Twelve cards with a SET: where more lie there, no gaps are filled.
    with_set = seed_with(lambda seed: Table((PERSON, PERSON), seed, 0), lambda game: game.layout.has_set())
    player = sit("picosystem", seed=with_set)
    to_settings(player)
    player.set(ROWS["animation"], value)
    to_menu_again(player, 1)
    table = People(player, boards.load("picosystem"), (PERSON, PERSON))
    table.choose()
    glass = table.start()
    assert len(glass.codes) == 12
    cells = sets.sets_of(glass.codes)[0]
    assert table.claim(0, cells).codes == glass.codes, "the SET stays in view"
    gaps = 0
    step = amount(5, 20)  # ms from one look to the next
    for _ in range((VERDICT + DEALING) // step):
        player.handheld.run(step)
        seen = player.glimpse()
        gaps += seen is not None and -1 in seen.codes
    assert (gaps > 0) == (value == en.ON)
    assert -1 not in player.rest().codes and player.look().codes != glass.codes


@ON_EACH_BOARD
def test_brightness_never_jumps_from_bright_to_dark(sit: Sit, board: str) -> None:
    """One key leads up, and from the brightest step by step down again; LEFT and RIGHT end at both ends."""
    player = sit(board)
    to_settings(player)
    player.focus(ROWS["brightness"])
    seen = []
    for _ in range(9):
        seen.append(next(step for step in range(5) if brightness_shown(player, step)))
        player.press("SELECT")
        player.settle()
    assert seen == [4, 3, 2, 1, 0, 1, 2, 3, 4]
    if not player.few:
        player.focus(ROWS["dim"])
        player.focus(ROWS["brightness"])
        for _ in range(6):
            player.press("LEFT")
            player.settle()
        assert brightness_shown(player, 0)


def brightness_shown(player: Player, step: int) -> bool:
    value = en.OF % {"number": step + 1, "all": 5}
    forms = (value, f"← {value}", f"{value} →", f"← {value} →")
    return any(player.value_shown(ROWS["brightness"], form) for form in forms)


@pytest.mark.parametrize("board", first_of(BOARDS, 2))
def test_no_key_is_shown_that_the_board_does_not_have(sit: Sit, board: str) -> None:
    """Arrows beside a value where there are LEFT and RIGHT; the key that changes it is named on all boards, and what starts."""
    player = sit(board)
    to_settings(player)
    player.focus(ROWS["letters"])
    assert player.shows(en.CHANGE)
    assert player.shows(f"← {en.OFF} →") == (not player.few)
    player.focus(ROWS["about"])
    assert player.shows(en.CHOOSE) and not player.shows(en.CHANGE)
    to_menu_again(player, 1)
    player.choose(of_game(en, "classic").NAME)
    assert player.in_focus(en.PLAY) and player.shows(en.START)
    player.focus(en.SKILL)
    assert player.shows(en.CHANGE) and not player.shows(en.START)
    skills = (f"← {en.SKILLS[1]} →", f"{en.SKILLS[0]} →")
    assert any(player.shows(skill) for skill in skills) == (not player.few)


@ON_EACH_BOARD
def test_the_key_that_chooses_does_the_same_on_each_value(sit: Sit, board: str) -> None:
    """On the palette, the letters, and what has no cards to show: the value changes where it is."""
    player = sit(board)
    to_settings(player)
    for row, value in (("palette", en.PALETTES[1]), ("letters", en.ON), ("animation", en.OFF)):
        player.focus(ROWS[row])
        player.press("SELECT")
        player.settle()
        assert player.in_focus(ROWS[row])
        assert player.value_shown(ROWS[row], value) or player.value_shown(ROWS[row], f"← {value} →")


def test_what_never_dims_does_not_go_dark(sit: Sit) -> None:
    """The line about a row goes with its value."""
    player = sit("picosystem")
    player.to_menu()
    player.choose(en.SETTINGS[0])
    row, line = en.SETTING_ROWS["dim"]
    player.focus(row)
    assert player.shows(line) and not player.shows(en.NEVER_DIMS)
    player.set(row, en.NEVER)
    player.focus(row)
    assert player.shows(en.NEVER_DIMS) and not player.shows(line)
