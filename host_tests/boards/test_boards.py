"""Every board's data is right, and every kind of mistake in a board's data is named with what is allowed."""

from __future__ import annotations

import copy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import boards
from tools.assets import paths
from tools.boards.__main__ import main
from tools.image import MissingError, build


def picosystem() -> dict[str, Any]:
    return copy.deepcopy(boards.load("picosystem").data)


def mistakes(data: dict[str, Any]) -> list[str]:
    return boards.problems(boards.Board("mine", Path("mine/board.py"), data))


def with_display(**changes: Any) -> list[str]:
    data = picosystem()
    data["DISPLAY"].update(changes)
    return mistakes(data)


@pytest.mark.parametrize("name", boards.names())
def test_every_board_has_no_problem(name: str) -> None:
    assert boards.problems(boards.load(name)) == []


@pytest.mark.parametrize("name", boards.names())
def test_every_board_is_compiled_with_what_all_have_in_common(name: str) -> None:
    """Without it everything works, and slower."""
    lines = (boards.BOARDS / name / "mpconfigboard.h").read_text().splitlines()
    assert '#include "mpconfigboard_common.h"' in lines


def test_names_and_sizes() -> None:
    sizes = {name: (boards.load(name).width, boards.load(name).height) for name in boards.names()}
    assert sizes["picosystem"] == (240, 240)
    assert sizes["pico_display"] == (240, 135)
    assert sizes["pico_display_2"] == (320, 240)


def test_what_a_board_says() -> None:
    board = boards.load("picosystem")
    assert (board.name, board.title) == ("picosystem", "Pimoroni PicoSystem")
    assert board.display["spi"] == 0 and board.buttons["SELECT"]["label"] == "A"
    assert board.sound == {"pin": 11} and board.lamp and board.battery
    assert boards.load("pico_lcd_1_3").lamp is None


def test_unknown_board_names_those_there_are() -> None:
    with pytest.raises(boards.BoardError, match="unknown board 'x'; boards: diy, pico_display, "):
        boards.load("x")


def test_unreadable_and_empty_boards(tmp_path: Path) -> None:
    path = tmp_path / "mine" / "board.py"
    path.parent.mkdir()
    path.write_text("NAME = ", encoding="utf-8")
    with pytest.raises(boards.BoardError, match="SyntaxError"):
        boards.read(path)
    path.write_text("", encoding="utf-8")
    board = boards.read(path)
    assert [mistake.split()[0] for mistake in boards.problems(board)] == ["NAME", "DISPLAY", "BUTTONS", "SEATS"]
    with pytest.raises(boards.BoardError, match="DISPLAY is missing"):
        print(board.width)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"sck": 5, "cs": 10}, "DISPLAY sck: GPIO 5 cannot be SPI0 SCK; legal: 2, 6, 18, 22"),
        ({"mosi": 6, "sck": 2}, "DISPLAY mosi: GPIO 6 cannot be SPI0 MOSI; legal: 3, 7, 19, 23"),
        ({"spi": 1, "mosi": 27}, "DISPLAY sck: GPIO 6 cannot be SPI1 SCK; legal: 10, 14, 26"),
        ({"spi": 2}, "DISPLAY spi: 2 is no SPI unit; units: 0, 1"),
        ({"dc": 5}, "GPIO 5 is used more than once: DISPLAY cs, DISPLAY dc"),
        ({"reset": 23}, "GPIO 23 is used more than once: DISPLAY reset, BUTTONS UP"),
        ({"dc": 48}, "DISPLAY dc: GPIO 48 does not exist; legal: 0 to 29"),
        ({"dc": "GP9"}, "DISPLAY dc: GPIO 'GP9' does not exist; legal: 0 to 29"),
        ({"dc": None}, "DISPLAY dc: None; a data/command pin is needed, any of GPIO 0 to 29"),
        ({"cs": None}, "DISPLAY cs: None needs polarity 1: a module without a CS pin stays blank in mode 0"),
        ({"polarity": 2}, "DISPLAY polarity: 2; allowed: 0, 1"),
        ({"baudrate": 80_000_000}, "DISPLAY baudrate: 80000000; allowed: 1 to 62500000 hertz"),
        ({"controller": "SSD1306"}, "DISPLAY controller: 'SSD1306' is unknown; controllers: ST7789, ILI9341"),
        ({"rotation": 45}, "DISPLAY rotation: 45; allowed: 0, 90, 180, 270"),
        ({"colour_order": "GBR"}, "DISPLAY colour_order: 'GBR'; allowed: RGB, BGR"),
        ({"inversion": 1}, "DISPLAY inversion: 1; allowed: True, False"),
        ({"refresh_order": 0x60}, "DISPLAY refresh_order: 96; allowed: 0x00, 0x04, 0x10, 0x14"),
        ({"panel": (0, 240)}, "DISPLAY panel: (0, 240); a pair (columns, rows) of at least 1"),
        ({"origin": (-2, 0)}, "DISPLAY origin: (-2, 0); a pair (column, row) of at least 0"),
        ({"tuning": ((300, b""),)}, "DISPLAY tuning: (300, b''); each is (command 0x00 to 0xff, parameters as bytes)"),
        ({"margin": -1}, "DISPLAY margin: -1; allowed: 0 to 60 rows left free at the top and at the bottom"),
        ({"margin": 61}, "DISPLAY margin: 61; allowed: 0 to 60 rows"),
        ({"margin": "16"}, "DISPLAY margin: '16'; allowed: 0 to 60 rows"),
        ({"tuning": 3}, "DISPLAY tuning: 3; a tuple of (command, parameters as bytes)"),
        ({"backlight": 27}, "SOUND pin: GPIO 11 shares PWM slice 5 with DISPLAY backlight (GPIO 27), which a tone"),
    ],
)
def test_mistakes_of_the_display_are_named(changes: dict[str, Any], expected: str) -> None:
    found = with_display(**changes)
    assert len(found) == 1 and found[0].startswith(expected), found


def test_glass_outside_the_memory() -> None:
    assert with_display(origin=(2, 82)) == [
        "DISPLAY origin + panel: columns 2 to 241 are outside the controller's memory of 240 columns",
        "DISPLAY origin + panel: rows 82 to 321 are outside the controller's memory of 320 rows",
    ]


def test_an_uneven_width_as_the_player_sees_it() -> None:
    assert with_display(panel=(135, 240), origin=(52, 40), rotation=90) == []
    (found,) = with_display(panel=(135, 240), origin=(52, 40), rotation=180)
    assert "135 pixels wide" in found and "must be a multiple of 8" in found


def test_a_panel_that_is_too_small_for_the_screens() -> None:
    assert with_display(panel=(240, 136)) == [] == with_display(panel=(240, 135))
    for panel, rotation, seen in (((128, 160), 0, "128x160"), ((240, 128), 0, "240x128"), ((128, 240), 90, "240x128")):
        (found,) = with_display(panel=panel, origin=(0, 0), rotation=rotation)
        assert found == f"DISPLAY panel: {seen} as the player sees it; the screens need at least 240x135"


def test_a_name_that_is_nearly_one_of_those_it_may_have() -> None:
    """What is written so is silently left out; a name of one's own, as DIY's MODULE, is no mistake."""
    data = picosystem() | {"SOUNDS": {"pin": 16}, "SEAT": {}, "MODULE": "240x240", "CLOCK": 1}
    assert [mistake.split(";")[0] for mistake in mistakes(data)] == [
        "SOUNDS is unknown, and very like SOUND",
        "SEAT is unknown, and very like SEATS",
    ]


def test_a_size_without_card_faces_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: Any) -> None:
    monkeypatch.setattr(paths, "FACES", tmp_path)
    assert main(["picosystem"]) == 0
    assert "no card faces for a picture of 240x240 yet: `make assets` draws them" in capsys.readouterr().out


def test_missing_and_unknown_keys() -> None:
    data = picosystem()
    del data["DISPLAY"]["dc"]
    data["DISPLAY"]["color_order"] = "RGB"
    data["SOUND"] = {"gpio": 11}
    data["LAMP"] = 14
    found = mistakes(data)
    assert [mistake.split(";")[0] for mistake in found] == [
        "DISPLAY dc is missing",
        "DISPLAY color_order is unknown",
        "SOUND pin is missing",
        "SOUND gpio is unknown",
        "LAMP is 14, not a dictionary with the keys red, green, blue, active",
    ]


def test_buttons_that_cannot_be_reached() -> None:
    data = picosystem()
    data["SEATS"] = {1: (("SELECT", "bottom right"),)}
    del data["BUTTONS"]["HINT"]
    assert mistakes(data) == ["BUTTONS HINT cannot be reached; needs a button HINT, or one with 'hold': 'HINT'"]
    data["BUTTONS"]["SELECT"]["hold"] = "HINT"
    assert mistakes(data) == []
    del data["BUTTONS"]["UP"]
    (found,) = mistakes(data)
    assert found.startswith("BUTTONS UP cannot be reached") and found.endswith("or PREVIOUS and NEXT")
    data["BUTTONS"]["PREVIOUS"] = {"pins": (23,), "label": "L", "places": (("top", 0, 0),)}
    data["BUTTONS"]["NEXT"] = {"pins": (25,), "label": "R", "places": (("top", 1, 0),)}
    assert mistakes(data) == []


def test_mistakes_of_a_button_are_named() -> None:
    data = picosystem()
    data["BUTTONS"]["FIRE"] = {"pins": (), "hold": "FLY"}
    found = " | ".join(mistakes(data))
    assert "BUTTONS FIRE is unknown; logical buttons: UP, DOWN" in found
    assert "BUTTONS FIRE label is missing" in found
    assert "BUTTONS FIRE pins: (); a tuple of at least one GPIO" in found
    assert "BUTTONS FIRE places is missing" in found
    assert "BUTTONS FIRE hold: 'FLY' is unknown" in found


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((), "BUTTONS SELECT places: (); for each of its pins (side, column, row), such as (('left', 0, 0),)"),
        (("right", 2, 1), "BUTTONS SELECT places: ('right', 2, 1); for each of its pins (side, column, row)"),
        (
            (("right", 2),),
            "BUTTONS SELECT places: ('right', 2); allowed: 'left', 'right', 'below' with a column and a row of 0 to 9",
        ),
        ((("behind", 0, 0),), "BUTTONS SELECT places: ('behind', 0, 0); allowed: 'left', 'right', 'below' with"),
        ((("right", -1, 0),), "BUTTONS SELECT places: ('right', -1, 0); allowed: "),
        ((("right", 0, 10),), "BUTTONS SELECT places: ('right', 0, 10); allowed: "),
        ((("right", 2, 1, 5),), "BUTTONS SELECT places: ('right', 2, 1, 5); allowed: "),
        ((("top", 0, 1),), "BUTTONS SELECT places: ('top', 0, 1); allowed: 'left', 'right', 'below' with a column and a row"),
        ((("top", 4, 0),), "BUTTONS SELECT places: ('top', 4, 0); allowed: "),
        ((("right", 1, 0),), "BUTTONS HINT places: ('right', 1, 0) is the place of SELECT; each key needs one of its own"),
    ],
)
def test_mistakes_of_the_places_are_named(places: Any, expected: str) -> None:
    data = picosystem()
    data["BUTTONS"]["SELECT"]["places"] = places
    found = mistakes(data)
    assert len(found) == 1 and found[0].startswith(expected), found


def test_mistakes_of_lamp_and_battery() -> None:
    data = picosystem()
    data["LAMP"]["active"] = 2
    data["BATTERY"] = {"adc": 25, "divider": 0, "empty": 4.1, "full": 2.8}
    found = " | ".join(mistakes(data))
    assert "LAMP active: 2; allowed: 0" in found
    assert "BATTERY adc: GPIO 25 cannot measure a voltage; legal: 26, 27, 28, 29" in found
    assert "BATTERY divider: 0; must be above 0" in found
    assert "BATTERY empty: 4.1 volts must be below full, 2.8 volts" in found


def plugged(**changes: Any) -> list[str]:
    """The problems of `diy`, into which a Pico is plugged, with other pins of its display; and with other BUTTONS UP pins."""
    board = boards.load("diy")
    data = copy.deepcopy(board.data)
    data["BUTTONS"]["UP"]["pins"] = changes.pop("up", data["BUTTONS"]["UP"]["pins"])
    data["DISPLAY"].update(changes)
    return boards.problems(boards.Board("diy", board.path, data))


@pytest.mark.parametrize(
    ("pin", "why"),
    [
        (23, "the mode of its voltage converter"),
        (24, "the sense of the USB voltage"),
        (25, "its own lamp"),
        (29, "the measure of its supply"),
    ],
)
def test_pins_for_which_a_pico_has_no_leg(pin: int, why: str) -> None:
    """Raspberry Pi Pico datasheet 2.1; on the PicoSystem, whose chip is soldered in, 23 is the key Up."""
    said = f"GPIO {pin} has no leg on a Pico: there it is {why}, and on a Pico W the radio's; legal: 0 to 22, 26 to 28"
    assert plugged(up=(pin,)) == [f"BUTTONS UP: {said}"]
    assert plugged(backlight=pin) == [f"DISPLAY backlight: {said}"]
    assert plugged(up=(22,)) == []


def test_mosi_without_a_leg() -> None:
    """GPIO 23 is one that unit 0 may have, and that nobody can wire to a Pico."""
    (found,) = plugged(spi=0, sck=6, mosi=23)
    assert found.startswith("DISPLAY mosi: GPIO 23 has no leg on a Pico")


@pytest.mark.parametrize("pin", [30, 47])
def test_pins_of_the_larger_rp2350(pin: int) -> None:
    """RP2350 datasheet 1.2: the RP2350A, which a Pico 2 has, ends at GPIO 29 as the RP2040 does; the RP2350B at 47."""
    why = "is only on an RP2350B, not on an RP2040, nor on the RP2350A of a Pico 2; legal: 0 to 29"
    assert with_display(dc=pin) == [f"DISPLAY dc: GPIO {pin} {why}"]


def test_two_parts_on_one_pwm_channel() -> None:
    """RP2040 datasheet 4.5.2: GPIO n and n + 16 are the same channel, and have one duty."""
    data = picosystem()
    data["DISPLAY"]["backlight"], data["LAMP"]["red"] = 28, 12
    why = "is the same PWM channel as DISPLAY backlight (GPIO 28), so that both would be equally bright"
    assert mistakes(data) == [f"LAMP red: GPIO 12 {why}; use a pin that is not 16 away from it"]
    data["LAMP"]["red"] = 14
    assert mistakes(data) == [], "another channel of the same slice has a duty of its own"


def test_a_battery_beside_a_radio() -> None:
    """At GPIO 29 a Pico W has the clock of its radio: the board must say how it is kept away, or that there is none."""
    data = picosystem()
    data["BATTERY"]["adc"] = 29
    (found,) = mistakes(data)
    assert found.startswith("BATTERY adc: GPIO 29 is the clock of the radio on a Pico W, which would be measured instead")
    assert found.endswith(
        "needs 'radio': 25, the pin that keeps it away meanwhile, or 'radio': None where there can be no radio"
    )
    for radio in (25, None):
        data["BATTERY"]["radio"] = radio
        assert mistakes(data) == []
    data["BATTERY"]["radio"] = 24
    assert mistakes(data) == ["BATTERY radio: 24; allowed: 25, or None where there can be no radio"]
    data["BATTERY"].update(adc=26, radio=25)
    assert mistakes(data) == ["BATTERY radio: only for adc 29, which a radio shares"]


def test_pins_that_are_kept_quiet() -> None:
    data = picosystem()
    for wrong in ({2: 3}, (2, 1)):
        data["UNUSED"] = wrong
        (found,) = mistakes(data)
        assert found.startswith(
            f"UNUSED: {wrong!r}; allowed: for each pin of a part that is not used the level that keeps it quiet"
        )
    data["UNUSED"] = {11: 0, 99: 0}
    assert mistakes(data) == [
        "UNUSED: GPIO 99 does not exist; legal: 0 to 29",
        "GPIO 11 is used more than once: SOUND pin, UNUSED",
    ]


def test_command_line(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert main([]) == 0
    assert "picosystem: Pimoroni PicoSystem, 240x240" in capsys.readouterr().out
    assert main(["x"]) == 2
    assert "unknown board 'x'" in capsys.readouterr().err
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "board.py").write_text("NAME = 'Mine'", encoding="utf-8")
    monkeypatch.setattr(boards, "BOARDS", tmp_path)
    assert main(["mine"]) == 2
    assert "DISPLAY is missing" in capsys.readouterr().out


def test_the_command_of_the_page() -> None:
    """`python -m tools.boards NAME`, as boards/README.md says it."""
    command = [sys.executable, "-m", "tools.boards", "picopad"]
    done = subprocess.run(command, cwd=boards.BOARDS.parent, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "picopad: Pajenicko PicoPad, 320x240\n", "")


def test_a_board_with_an_illegal_pin_is_neither_built_nor_played(tmp_path: Path) -> None:
    """A board file with an illegal pin: which pin, why, which are legal."""
    shutil.copytree(boards.BOARDS, tmp_path / "boards")
    wrong = tmp_path / "boards" / "picosystem" / "board.py"
    wrong.write_text(wrong.read_text().replace('"sck": 6,', '"sck": 5,'))
    said = "DISPLAY sck: GPIO 5 cannot be SPI0 SCK; legal: 2, 6, 18, 22"
    with pytest.raises(boards.BoardError, match=said):
        boards.check_file(wrong)
    with pytest.raises(MissingError, match=said):
        build("picosystem", root=tmp_path)


def test_two_keys_with_long_presses_are_too_few() -> None:
    """The LILYGO T-Display RP2040: next and back on one key, choose and hint on the other; nothing is left for the way back and
    for "no match". Its power pin is no hindrance: it is one that is not used, kept high."""
    data = picosystem()
    data["BUTTONS"] = {
        "NEXT": {"pins": (6,), "label": "1", "places": (("right", 0, 0),), "hold": "BACK"},
        "SELECT": {"pins": (7,), "label": "2", "places": (("right", 0, 1),), "hold": "HINT"},
    }
    data["SEATS"] = {1: (("SELECT", "bottom right"),)}
    data["DISPLAY"].update(sck=2, mosi=3, cs=5, dc=1, reset=0, backlight=4)
    for part in ("SOUND", "LAMP", "BATTERY"):
        del data[part]
    data["UNUSED"] = {22: 1}
    found = mistakes(data)
    assert len(found) == 5 and all("cannot be reached" in one for one in found)
    assert [one.split()[1] for one in found] == ["UP", "DOWN", "LEFT", "RIGHT", "MENU"]
