"""The same table drawn in the two usual ways, without Tercet: microseconds, a line each. The bench puts nothing before it.

"plain": a framebuffer of 16-bit colours, framebuf's blit with a palette for each symbol, one spi.write of it all.
"rows": a panel driver in Python that sets a window for each row and writes that row, as st7789py does.
Both with the bus at the same rate as Tercet's.
"""
# mypy: ignore-errors

import gc
import time

import board
import framebuf
import machine
from machine import SPI, Pin
from tercet import device

DISPLAY = board.DISPLAY
COLUMNS, ROWS = DISPLAY["panel"]
WIDTH, HEIGHT = device.seen(DISPLAY)
CARDS, SYMBOLS = 12, 24  # on a table, two symbols a card on average
CARD, SYMBOL = (WIDTH // 4 - 4, (HEIGHT - 40) // 3 - 4), (40, 15)

machine.freq(125_000_000, 125_000_000)
bus = SPI(DISPLAY["spi"], baudrate=DISPLAY["baudrate"], polarity=DISPLAY["polarity"], phase=DISPLAY["phase"],
          sck=Pin(DISPLAY["sck"]), mosi=Pin(DISPLAY["mosi"]), miso=None)  # fmt: skip
dc = Pin(DISPLAY["dc"], Pin.OUT, value=1)
cs = Pin(DISPLAY["cs"], Pin.OUT, value=1) if DISPLAY["cs"] is not None else None


def select(level):
    """Drive the panel's chip select, where there is one."""
    if cs is not None:
        cs.value(level)


def write(command, data=None):
    """Send a command and what belongs to it."""
    select(0)
    if command is not None:
        dc.value(0)
        bus.write(bytes((command,)))
        dc.value(1)
    if data is not None:
        bus.write(data)
    select(1)


def window(x0, y0, x1, y1):
    """Say where the next pixels go."""
    write(0x2A, bytes((x0 >> 8, x0 & 255, x1 >> 8, x1 & 255)))
    write(0x2B, bytes((y0 >> 8, y0 & 255, y1 >> 8, y1 & 255)))
    write(0x2C)


def draw():
    """The table into the frame: cards, their symbols, two lines of text."""
    frame.fill(0x1122)
    for index in range(CARDS):
        x, y = index // 3 * (WIDTH // 4) + 2, 20 + index % 3 * (CARD[1] + 4)
        frame.fill_rect(x, y, CARD[0], CARD[1], 0xFFFE)
        for place in range(SYMBOLS // CARDS):
            frame.blit(symbol, x + 6, y + 10 + 20 * place, -1, inks)
    frame.text("Classic   0:00   0 SETs", 4, 4, 0xFFFF)
    frame.text("SELECT Choose  HINT  BACK", 4, HEIGHT - 14, 0xFFFF)


def plain():
    """Everything in one piece."""
    draw()
    window(0, 0, WIDTH - 1, HEIGHT - 1)
    write(None, buffer)


def rows():
    """The same, a window and a write for each row."""
    draw()
    for y in range(HEIGHT):
        window(0, y, WIDTH - 1, y)
        write(None, view[2 * WIDTH * y : 2 * WIDTH * (y + 1)])


gc.collect()
buffer = bytearray(2 * WIDTH * HEIGHT)
view = memoryview(buffer)
frame = framebuf.FrameBuffer(buffer, WIDTH, HEIGHT, framebuf.RGB565)
symbol = framebuf.FrameBuffer(bytearray(SYMBOL[0] * SYMBOL[1] // 4), SYMBOL[0], SYMBOL[1], framebuf.GS2_HMSB)
inks = framebuf.FrameBuffer(bytearray(2 * 4), 4, 1, framebuf.RGB565)
write(0x3A, b"\x55")  # COLMOD: 16 bits a pixel
for name, way in (("plain", plain), ("rows", rows)):
    gc.collect()
    start = time.ticks_us()
    way()
    print(name, time.ticks_diff(time.ticks_us(), start))
write(0x3A, b"\x03")
