"""What the page's script offers the firmware (../page/machine.js): numbers and strings, and memory by its address."""

def now() -> int:
    """Return the milliseconds since the start."""

def screen(address: int, width: int, height: int) -> None:
    """The canvas lies at this address, two pixels a byte."""

def palette(address: int, red: int, green: int, blue: int) -> None:
    """16 words 0xRRGGBB lie at this address; so many bits of each part are shown."""

def send(x: int, y: int, width: int, height: int) -> None:
    """Show a part of the canvas."""

def light(part: float) -> None:
    """The backlight is at this part, 0..1."""

def tone(hertz: int, volume: int) -> None:
    """Sound until the next call, volume 1..3; silence if either is 0."""

def lamp(red: float, green: float, blue: float) -> None:
    """Light the lamp, each part 0..1."""

def names() -> str:
    """Return the names of all files, with spaces between."""

def read(name: str) -> str:
    """Return a file's bytes as base64, "" where there is none."""

def write(name: str, base64: str) -> str:
    """Replace a file; return "", "full", or "off" where the browser keeps nothing beyond the page."""

def remove(name: str) -> None:
    """Forget a file."""

def seed() -> str:
    """Return a seed, 0..2**48-1, as digits."""

def number() -> int:
    """Return 30 bits of noise."""

def say(words: str) -> None:
    """Something happened, in words."""

def share(words: str) -> None:
    """A challenge is in view: its code and what was reached in it, with a line's end between; "": no more."""

def awake(on: int) -> None:
    """Whether a game is in view: 1 or 0."""

def language(code: str) -> None:
    """The words are in this language from now on."""

def failed(trace: str) -> None:
    """Something went wrong; the firmware goes on."""

def copy(buffer: int, mask: int, table: int, numbers: int) -> None:
    """See ui/mask.py; all are addresses."""

def fill(buffer: int, numbers: int) -> None:
    """See ui/mask.py; both are addresses."""

def glyph(buffer: int, mask: int, numbers: int) -> None:
    """See ui/mask.py; all are addresses."""

def text(
    buffer: int,
    width: int,
    height: int,
    words: int,
    start: int,
    count: int,
    index: int,
    data: int,
    extras: int,
    x: int,
    y: int,
    colours: int,
) -> int:
    """See _text() of ui/canvas.py; buffer, words, index, data, extras and colours are addresses."""
