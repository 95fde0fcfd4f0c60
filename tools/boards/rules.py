"""What a board.py may say. tools/boards/__init__.py is the way in.

Each rule yields one sentence a mistake, with what is allowed: the reader is somebody who ports Tercet to a new board.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Any

from tercet import device
from tercet.core.board_code import MOST_KEYS

from tools.boards.case import CORNERS, DIRECTIONS, EDGES, INSIDE, NEVER_CALL, Case

# RP2040 datasheet section 2.19.2, as in MicroPython's ports/rp2/machine_spi.c; anything else raises "bad SCK pin".
SPI_PINS: dict[int, dict[str, tuple[int, ...]]] = {
    0: {"sck": (2, 6, 18, 22), "mosi": (3, 7, 19, 23)},
    1: {"sck": (10, 14, 26), "mosi": (11, 15, 27)},
}
PINS = range(30)  # of an RP2040, and of an RP2350A
ONLY_RP2350B = range(30, 48)
ADC_PINS = range(26, 30)
# What a Pico keeps for itself: it has no leg for these. Raspberry Pi Pico datasheet 2.1; on a Pico W all four are the radio's.
WITHOUT_LEG = {
    23: "the mode of its voltage converter",
    24: "the sense of the USB voltage",
    25: "its own lamp",
    29: "the measure of its supply",
}
SUPPLY, RADIO = 29, 25  # the supply is measured at a pin that is the radio's clock, too: the other one keeps the radio off it
MAXIMUM_BAUDRATE = 62_500_000  # clk_peri / 2 at 125 MHz, and the ST7789's 16 ns write cycle
CONTROLLERS = {"ST7789": (240, 320), "ILI9341": (240, 320)}  # columns, rows of memory
SMALLEST = (240, 135)  # pixels of a panel as the player sees it: the smallest for which the screens are laid out and tested
ROTATIONS = (0, 90, 180, 270)
COLOUR_ORDERS = ("RGB", "BGR")

LOGICAL = ("UP", "DOWN", "LEFT", "RIGHT", "SELECT", "BACK", "HINT", "MENU")
STEPPERS = ("PREVIOUS", "NEXT")  # together they stand for all four directions

# What each section must say, then what it may say besides.
KEYS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "DISPLAY": (
        (
            *("controller", "spi", "sck", "mosi", "cs", "dc", "reset", "backlight", "baudrate", "polarity", "phase"),
            *("panel", "origin", "rotation", "colour_order", "inversion"),
        ),
        ("refresh_order", "tuning", "margin"),
    ),
    "SOUND": (("pin",), ()),
    "LAMP": (("red", "green", "blue", "active"), ()),
    "BATTERY": (("adc", "divider", "empty", "full"), ("radio",)),
}
NAMES = ("NAME", "DISPLAY", "BUTTONS", "SEATS", "SOUND", "LAMP", "BATTERY", "UNUSED")
BUTTON_KEYS = (("pins", "label", "places"), ("hold",))


def problems_of(data: dict[str, Any], pico: bool) -> list[str]:
    """Every mistake in a board's data: NAME, DISPLAY, BUTTONS, SEATS, and SOUND, LAMP, BATTERY, UNUSED where it has them.

    pico: the board is one into which a Pico is plugged, so that only pins with a leg can be used.
    """
    mistakes: list[str] = []
    if not isinstance(data.get("NAME"), str) or not data["NAME"]:
        mistakes.append("NAME is missing: a text such as 'Pimoroni PicoSystem'")
    for section, (required, optional) in KEYS.items():
        if section in data:
            mistakes += _keys(section, data[section], required, optional)
        elif section == "DISPLAY":
            mistakes.append("DISPLAY is missing")
    for name in data:
        alike = [] if name in NAMES else difflib.get_close_matches(name, NAMES, 1, 0.8)
        if alike:  # a board.py may have names of its own
            mistakes.append(f"{name} is unknown, and very like {alike[0]}; names: {', '.join(NAMES)}")
    display = data.get("DISPLAY")
    if isinstance(display, dict):
        mistakes += _bus(display)
        mistakes += _glass(display)
    mistakes += _buttons(data.get("BUTTONS"))
    mistakes += _seats(data.get("SEATS"), data.get("BUTTONS"))
    mistakes += _extras(data)
    mistakes += _pins(roles(data))
    if pico:
        mistakes += _legs(roles(data))
    return mistakes


def roles(data: dict[str, Any]) -> list[tuple[str, Any]]:
    """(role, GPIO) of every pin the board names, in the order of the file."""
    found: list[tuple[str, Any]] = []
    for section, keys in (
        ("DISPLAY", ("sck", "mosi", "cs", "dc", "reset", "backlight")),
        ("SOUND", ("pin",)),
        ("LAMP", ("red", "green", "blue")),
        ("BATTERY", ("adc", "radio")),
    ):
        values = data.get(section)
        if isinstance(values, dict):
            found += [(f"{section} {key}", values[key]) for key in keys if values.get(key) is not None]
    unused = data.get("UNUSED")
    if isinstance(unused, dict):
        found += [("UNUSED", pin) for pin in unused]
    buttons = data.get("BUTTONS")
    if isinstance(buttons, dict):
        for name, button in buttons.items():
            if _has_pins(button):
                found += [(f"BUTTONS {name}", pin) for pin in button["pins"]]
    return found


def _keys(where: str, values: Any, required: tuple[str, ...], optional: tuple[str, ...]) -> Iterator[str]:
    if not isinstance(values, dict):
        yield f"{where} is {values!r}, not a dictionary with the keys {', '.join(required)}"
        return
    for key in required:
        if key not in values:
            yield f"{where} {key} is missing; keys: {', '.join(required)}"
    for key in values:
        if key not in required + optional:
            yield f"{where} {key} is unknown; keys: {', '.join(required + optional)}"


def _seats(seats: Any, buttons: Any) -> Iterator[str]:
    """The call buttons of the table game, for 1 up to 4 people."""
    if not isinstance(seats, dict) or not isinstance(buttons, dict):
        yield "SEATS is missing: for each number of people, from 1 on, (button, corner) of each"
        return
    for people in range(1, max([1, *(key for key in seats if _is_integer(key))]) + 1):
        if people not in seats:
            yield f"SEATS {people} is missing: every number of people up to the most needs call buttons"
    for people, calls in seats.items():
        if people not in (1, 2, 3, 4):
            yield f"SEATS {people!r}: allowed: 1, 2, 3, 4"
            continue
        if len(calls) != people or len({call[0] for call in calls}) != people or len({call[1] for call in calls}) != people:
            yield f"SEATS {people}: needs {people} different buttons in {people} different corners"
        for button, corner in calls:
            if button not in buttons or button in NEVER_CALL:
                possible = ", ".join(name for name in buttons if name not in NEVER_CALL)
                yield f"SEATS {people}: {button!r} cannot be a call button; allowed: {possible}"
            if corner not in CORNERS:
                yield f"SEATS {people}: {corner!r} is no corner; allowed: {', '.join(CORNERS)}"


def misplaced_seats(seats: dict[int, tuple[tuple[str, str], ...]], case: Case) -> list[str]:
    """The corner rule, for data without other mistakes: of all keys that can call a seat's is the nearest to its corner.

    Else a player would look for the key beside another one's thumb.
    """
    mistakes = []
    for people, calls in seats.items():
        for button, corner in calls:
            nearest = case.nearest(corner)
            if button not in nearest:
                mistakes.append(
                    f"SEATS {people}: {button} is not the nearest key to {corner}; allowed there: {', '.join(nearest)}"
                )
    return mistakes


def _bus(display: dict[str, Any]) -> Iterator[str]:
    unit = display.get("spi", 0)
    if unit not in SPI_PINS:
        yield f"DISPLAY spi: {unit!r} is no SPI unit; units: 0, 1"
    else:
        for key, legal in SPI_PINS[unit].items():
            pin = display.get(key)
            if key in display and pin not in legal:
                possible = ", ".join(map(str, legal))
                yield f"DISPLAY {key}: GPIO {pin} cannot be SPI{unit} {key.upper()}; legal: {possible}"
    for key in ("polarity", "phase"):
        if display.get(key, 0) not in (0, 1):
            yield f"DISPLAY {key}: {display[key]!r}; allowed: 0, 1"
    baudrate = display.get("baudrate", MAXIMUM_BAUDRATE)
    if not _is_integer(baudrate) or not 0 < baudrate <= MAXIMUM_BAUDRATE:
        yield f"DISPLAY baudrate: {baudrate!r}; allowed: 1 to {MAXIMUM_BAUDRATE} hertz"
    for key in ("dc", "cs"):
        if key in display and display[key] is None:
            if key == "dc":
                yield "DISPLAY dc: None; a data/command pin is needed, any of GPIO 0 to 29"
            elif display.get("polarity") == 0:
                yield "DISPLAY cs: None needs polarity 1: a module without a CS pin stays blank in mode 0"


def _glass(display: dict[str, Any]) -> Iterator[str]:
    controller = display.get("controller", "ST7789")
    if controller not in CONTROLLERS:
        yield f"DISPLAY controller: {controller!r} is unknown; controllers: {', '.join(CONTROLLERS)}"
    rotation = display.get("rotation", 0)
    if rotation not in ROTATIONS:
        yield f"DISPLAY rotation: {rotation!r}; allowed: {', '.join(map(str, ROTATIONS))}"
    order = display.get("colour_order", "RGB")
    if order not in COLOUR_ORDERS:
        yield f"DISPLAY colour_order: {order!r}; allowed: {', '.join(COLOUR_ORDERS)}"
    if not isinstance(display.get("inversion", True), bool):
        yield f"DISPLAY inversion: {display['inversion']!r}; allowed: True, False"
    refresh = display.get("refresh_order", 0)
    if not _is_integer(refresh) or refresh & ~0x14:
        yield f"DISPLAY refresh_order: {refresh!r}; allowed: 0x00, 0x04, 0x10, 0x14"
    yield from _tuning(display.get("tuning", ()))

    panel, origin = display.get("panel", (2, 2)), display.get("origin", (0, 0))
    if not _is_pair(panel) or min(panel) < 1:
        yield f"DISPLAY panel: {panel!r}; a pair (columns, rows) of at least 1"
        return
    if not _is_pair(origin) or min(origin) < 0:
        yield f"DISPLAY origin: {origin!r}; a pair (column, row) of at least 0"
        return
    for index, what in enumerate(("columns", "rows")):
        limit = CONTROLLERS.get(controller, (240, 320))[index]
        if origin[index] + panel[index] > limit:
            yield (
                f"DISPLAY origin + panel: {what} {origin[index]} to {origin[index] + panel[index] - 1} "
                f"are outside the controller's memory of {limit} {what}"
            )
    width, height = device.seen({"panel": panel, "rotation": rotation})
    if width % 8:
        seen = f"{width} pixels wide as the player sees it"
        yield f"DISPLAY panel: {seen}; must be a multiple of 8: a canvas is sent in groups of so many"
    elif width < SMALLEST[0] or height < SMALLEST[1]:
        yield f"DISPLAY panel: {width}x{height} as the player sees it; the screens need at least {SMALLEST[0]}x{SMALLEST[1]}"
    margin = display.get("margin", 0)
    if not _is_integer(margin) or not 0 <= margin <= height // 4:
        yield f"DISPLAY margin: {margin!r}; allowed: 0 to {height // 4} rows left free at the top and at the bottom"


def _tuning(tuning: Any) -> Iterator[str]:
    if not isinstance(tuning, (tuple, list)):
        yield f"DISPLAY tuning: {tuning!r}; a tuple of (command, parameters as bytes)"
        return
    for entry in tuning:
        match entry:
            case (int(command), bytes()) if 0 <= command <= 255:
                continue
        yield f"DISPLAY tuning: {entry!r}; each is (command 0x00 to 0xff, parameters as bytes)"


def _buttons(buttons: Any) -> Iterator[str]:
    if not isinstance(buttons, dict) or not buttons:
        yield f"BUTTONS is {'missing' if buttons is None else repr(buttons)}; logical buttons: {', '.join(LOGICAL)}"
        return
    reached = set()
    for name, button in buttons.items():
        if name not in LOGICAL + STEPPERS:
            yield f"BUTTONS {name} is unknown; logical buttons: {', '.join(LOGICAL + STEPPERS)}"
        reached.add(name)
        yield from _keys(f"BUTTONS {name}", button, *BUTTON_KEYS)
        if not isinstance(button, dict):
            continue
        if not isinstance(button.get("pins", ()), (tuple, list)) or button.get("pins") in ((), []):
            yield f"BUTTONS {name} pins: {button['pins']!r}; a tuple of at least one GPIO, such as (12,)"
        yield from _places(name, button)
        hold = button.get("hold")
        if hold is not None and hold not in LOGICAL:
            yield f"BUTTONS {name} hold: {hold!r} is unknown; logical buttons: {', '.join(LOGICAL)}"
        reached.add(hold)
    if reached.issuperset(STEPPERS):
        reached.update(DIRECTIONS)
    for name in LOGICAL:
        if name not in reached:
            ways = f"a button {name}, or one with 'hold': {name!r}"
            yield f"BUTTONS {name} cannot be reached; needs {ways}" + (", or PREVIOUS and NEXT" if name in DIRECTIONS else "")
    count = sum(len(button["pins"]) for button in buttons.values() if _has_pins(button))
    if count > MOST_KEYS:
        yield f"BUTTONS have {count} pins; at most {MOST_KEYS}: the code of a board's test has a bit for each"
    yield from _same_places(buttons)


def _has_pins(button: Any) -> bool:
    return isinstance(button, dict) and isinstance(button.get("pins"), (tuple, list))


def _places(name: str, button: dict[str, Any]) -> Iterator[str]:
    """Where the keys of a button are on the case."""
    places, pins = button.get("places"), button.get("pins")
    if places is None or not isinstance(pins, (tuple, list)):
        return
    if not isinstance(places, (tuple, list)) or len(places) != len(pins):
        yield f"BUTTONS {name} places: {places!r}; for each of its pins (side, column, row), such as (('left', 0, 0),)"
        return
    for place in places:
        where = place[:3] if isinstance(place, (tuple, list)) and len(place) == 4 and isinstance(place[3], str) else place
        match where:
            case (side, int(column), int(row)) if side in EDGES and 0 <= column <= 3 and row == 0:
                continue
            case (side, int(column), int(row)) if side in INSIDE and 0 <= column <= 9 and 0 <= row <= 9:
                continue
        allowed = "'left', 'right', 'below' with a column and a row of 0 to 9; 'top', 'bottom' with a column of 0 to 3, row 0"
        yield f"BUTTONS {name} places: {place!r}; allowed: {allowed}"


def _same_places(buttons: dict[str, Any]) -> Iterator[str]:
    there: dict[str, str] = {}
    for name, button in buttons.items():
        places = button.get("places") if isinstance(button, dict) else None
        for place in places if isinstance(places, (tuple, list)) else ():
            if isinstance(place, (tuple, list)):
                other = there.setdefault(repr(place[:3]), name)
                if other != name:
                    yield f"BUTTONS {name} places: {place[:3]!r} is the place of {other}; each key needs one of its own"


def _extras(data: dict[str, Any]) -> Iterator[str]:
    lamp, battery = data.get("LAMP"), data.get("BATTERY")
    if isinstance(lamp, dict) and lamp.get("active", 1) not in (0, 1):
        yield f"LAMP active: {lamp['active']!r}; allowed: 0 (lit by a low pin), 1 (lit by a high pin)"
    if isinstance(battery, dict):
        pin = battery.get("adc", 26)
        if pin not in ADC_PINS:
            yield f"BATTERY adc: GPIO {pin} cannot measure a voltage; legal: {', '.join(map(str, ADC_PINS))}"
        yield from _radio(battery)
        if not battery.get("divider", 1) > 0:
            yield f"BATTERY divider: {battery['divider']!r}; must be above 0"
        if not battery.get("empty", 0) < battery.get("full", 9):
            yield f"BATTERY empty: {battery['empty']!r} volts must be below full, {battery['full']!r} volts"

    unused = data.get("UNUSED", {})
    if not isinstance(unused, dict) or any(level not in (0, 1) for level in unused.values()):
        yield f"UNUSED: {unused!r}; allowed: for each pin of a part that is not used the level that keeps it quiet, 0 or 1"


def _radio(battery: dict[str, Any]) -> Iterator[str]:
    """The supply of a Pico is measured at GPIO 29, which on a Pico W is the clock of its radio."""
    if battery.get("adc") == SUPPLY and "radio" not in battery:
        yield (
            f"BATTERY adc: GPIO {SUPPLY} is the clock of the radio on a Pico W, which would be measured instead; "
            f"needs 'radio': {RADIO}, the pin that keeps it away meanwhile, or 'radio': None where there can be no radio"
        )
    elif battery.get("radio", RADIO) not in (RADIO, None):
        yield f"BATTERY radio: {battery['radio']!r}; allowed: {RADIO}, or None where there can be no radio"
    elif "radio" in battery and battery.get("adc") != SUPPLY:
        yield f"BATTERY radio: only for adc {SUPPLY}, which a radio shares"


def _legs(used: list[tuple[str, Any]]) -> Iterator[str]:
    """Pins that somebody with a Pico cannot wire."""
    for role, pin in used:
        if _is_integer(pin) and pin in WITHOUT_LEG and not role.startswith("BATTERY"):
            yield (
                f"{role}: GPIO {pin} has no leg on a Pico: there it is {WITHOUT_LEG[pin]}, and on a Pico W the radio's; "
                "legal: 0 to 22, 26 to 28"
            )


def _pins(used: list[tuple[str, Any]]) -> Iterator[str]:
    users: dict[int, list[str]] = {}
    for role, pin in used:
        if _is_integer(pin) and pin in ONLY_RP2350B:
            yield f"{role}: GPIO {pin} is only on an RP2350B, not on an RP2040, nor on the RP2350A of a Pico 2; legal: 0 to 29"
        elif not _is_integer(pin) or pin not in PINS:
            yield f"{role}: GPIO {pin!r} does not exist; legal: 0 to 29"
        else:
            users.setdefault(pin, []).append(role)
    for pin, those in sorted(users.items()):
        if len(those) > 1:
            yield f"GPIO {pin} is used more than once: {', '.join(those)}"
    # A PWM slice has one frequency for both its channels; GPIO n and n + 16 are the same channel (micropython#14210).
    sound = [pin for role, pin in used if role == "SOUND pin" and _is_integer(pin)]
    others = [(role, pin) for role, pin in used if role == "DISPLAY backlight" or role.startswith("LAMP")]
    for first, (role, pin) in enumerate(others):
        for other, taken in others[:first]:
            if _is_integer(pin) and _is_integer(taken) and pin != taken and pin % 16 == taken % 16:
                same = f"is the same PWM channel as {other} (GPIO {taken})"
                yield f"{role}: GPIO {pin} {same}, so that both would be equally bright; use a pin that is not 16 away from it"
    for pin in sound:
        for role, other in others:
            if _is_integer(other) and other != pin and other // 2 % 8 == pin // 2 % 8:
                shared = f"shares PWM slice {pin // 2 % 8} with {role} (GPIO {other})"
                yield f"SOUND pin: GPIO {pin} {shared}, which a tone would disturb; use a pin of another slice"


def _is_integer(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _is_pair(value: Any) -> bool:
    return isinstance(value, (tuple, list)) and len(value) == 2 and all(_is_integer(item) for item in value)
