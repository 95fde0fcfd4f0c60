"""How long a handheld plays on its cells: an estimate from published currents and the measured share of time awake, as a table.

RP2040 datasheet 5.4, table of power consumption: the core supply takes 9.0 mA typically at 48 MHz with an idle USB (BOOTSEL
mode). Taken in proportion to the clock, for all the time awake; asleep (WFE, with clocks that run on) it is taken as half of
that, which is a guess. ST7789V datasheet 7.3: the controller and panel take 6 mA in normal mode. The backlight of a
small panel is two or three white LEDs of 20 mA each: 40 mA are taken.

The cells: the PicoSystem's lithium cell of 525 mAh (Pimoroni's page of the product), whose linear regulator takes the current
that the 3.3 V side takes. And two AAA cells of 1000 mAh each in a row, at 2.4 V on the average of their life, through a
converter of 85 %, which are 618 mAh at 3.3 V.
"""

from __future__ import annotations

CELLS = (("PicoSystem's 525 mAh", 525.0), ("two AAA", 1000 * 2.4 * 0.85 / 3.3))  # mAh at what the 3.3 V side takes
CORE = 9.0 * 125 / 48  # mA at 125 MHz
ASLEEP = 0.5  # of CORE
PANEL = 6.0
BACKLIGHT = 40.0
LIGHTS = (("bright", 1.0), ("dim, two minutes after the last key", 1 / 8), ("dark, eight minutes later", 0.0))


def current(awake: float, light: float) -> float:
    """mA for a share of time awake and a share of the backlight, each 0..1."""
    return CORE * (awake + (1 - awake) * ASLEEP) + PANEL + BACKLIGHT * light


def lines(awake: float) -> list[str]:
    """The table for a share of time awake, 0..1: mA, and hours on each of CELLS."""
    text = [f"estimated, {awake:.1%} of the time awake:".ljust(47) + "".join(f"{name:>22}" for name, _ in CELLS)]
    for words, light in LIGHTS:
        taken = current(awake, light)
        text.append(f"  {words:36} {taken:5.1f} mA" + "".join(f"{capacity / taken:20.1f} h" for _, capacity in CELLS))
    return text
