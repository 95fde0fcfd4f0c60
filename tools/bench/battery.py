"""How long a cell lasts: an estimate from published currents and the measured share of time awake, as a table.

RP2040 datasheet 5.4, table of power consumption: the core supply takes 9.0 mA typically at 48 MHz with an idle USB (BOOTSEL
mode). Taken in proportion to the clock, for all the time awake; asleep (WFE, with clocks that run on) it is taken as half of
that, which is a guess. ST7789V datasheet 7.3: the controller and panel take 6 mA in normal mode. The backlight of a
small panel is two or three white LEDs of 20 mA each: 40 mA are taken.
"""

from __future__ import annotations

CELL = 500.0  # mAh
CORE = 9.0 * 125 / 48  # mA at 125 MHz
ASLEEP = 0.5  # of CORE
PANEL = 6.0
BACKLIGHT = 40.0
LIGHTS = (("bright", 1.0), ("dim, two minutes after the last key", 1 / 8), ("dark, eight minutes later", 0.0))


def hours(awake: float, light: float) -> tuple[float, float]:
    """(mA, hours on the cell) for a share of time awake and a share of the backlight, each 0..1."""
    current = CORE * (awake + (1 - awake) * ASLEEP) + PANEL + BACKLIGHT * light
    return current, CELL / current


def lines(awake: float) -> list[str]:
    """The table for a share of time awake, 0..1."""
    text = [f"on a cell of {CELL:.0f} mAh, estimated, {awake:.1%} of the time awake:"]
    for words, light in LIGHTS:
        current, time = hours(awake, light)
        text.append(f"  {words:36} {current:5.1f} mA {time:6.1f} h")
    return text
