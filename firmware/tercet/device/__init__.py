"""The only part that knows the machine: rp2/ the chip, web/ a page in a browser. Which of them is there, is decided when image
or page is packed; main.py of either hands its class Device to power_on.py.

Device(board) begins to switch on what takes longest. start(names, safe_key, buffer, palette) makes the rest, and then there are
buttons (timing/keys.py's Buttons), clock (now(), rest(ms)), display (set_palette, send, show, light, finish), watchdog (bit,
feed(), stop()), serial (asked(time), release()), and safe: the key for safe mode is held. What hangs on a board's other
entries: buzzer(SOUND), lamp(LAMP), battery(BATTERY), as timing/ wants them. Files: store(quiet), mounted(), format_disk(),
report(error). Games: seed(), number(). For the test of a board: probe(), see rp2/probe.py, and chip(): its name.

Here: the size of a board's picture, said once for firmware, images and tools. (Not in a module of its own, whose import would
cost two milliseconds of the start.)
"""


def seen(display: dict) -> tuple[int, int]:
    """Return (width, height) in pixels of the glass as the player sees it, from DISPLAY of a board.py."""
    columns, rows = display["panel"]
    return (rows, columns) if display["rotation"] in (90, 270) else (columns, rows)


def picture(display: dict) -> tuple[int, int]:
    """Return (width, height) in pixels of the picture on it: without the margins at its top and bottom."""
    width, height = seen(display)
    return width, height - 2 * display.get("margin", 0)
