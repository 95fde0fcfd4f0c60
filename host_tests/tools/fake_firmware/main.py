"""A stand-in for Tercet that the simulator's tests run: a square that moves with the keys, and one command a line.

The first line that comes over the serial line after power-on may be a Python statement of the test's own.
"""

import os
import select
import sys
import time

import board
import machine
from machine import PWM, SPI, Pin

SQUARE = 20
STEPS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0), "PREVIOUS": (-1, 0), "NEXT": (1, 0)}


class Screen:
    """Just enough of an ST7789."""

    def __init__(self, display):
        machine.freq(125_000_000, 125_000_000)
        self._spi = SPI(
            display["spi"],
            display["baudrate"],
            polarity=display["polarity"],
            phase=display["phase"],
            sck=Pin(display["sck"]),
            mosi=Pin(display["mosi"]),
            miso=None,
        )
        self._cs = Pin(display["cs"], Pin.OUT, value=1)
        self._dc = Pin(display["dc"], Pin.OUT, value=0)
        if display["reset"] is not None:
            reset = Pin(display["reset"], Pin.OUT, value=1)
            reset(0)
            time.sleep_us(20)
            reset(1)
        else:
            self.command(0x01)
        time.sleep_ms(120)
        self.command(0x11)
        time.sleep_ms(5)
        self.command(0x3A, b"\x05")
        self.command(0x36, b"\x00")
        self.command(0x21)
        self.command(0x29)
        self._origin = display["origin"]
        self.size = display["panel"]
        self._backlight = PWM(Pin(display["backlight"]), freq=20_000, duty_u16=32768)

    def command(self, code, data=b""):
        self._cs(0)
        self._dc(0)
        self._spi.write(bytes([code]))
        if data:
            self._dc(1)
            self._spi.write(data)
        self._cs(1)

    def fill(self, x, y, width, height, colour):
        x, y = x + self._origin[0], y + self._origin[1]
        self.command(0x2A, bytes([x >> 8, x & 255, x + width - 1 >> 8, x + width - 1 & 255]))
        self.command(0x2B, bytes([y >> 8, y & 255, y + height - 1 >> 8, y + height - 1 & 255]))
        self.command(0x2C, bytes([colour >> 8, colour & 255]) * (width * height))


def main():
    screen = Screen(board.DISPLAY)
    columns, rows = screen.size
    screen.fill(0, 0, columns, rows, 0x0000)
    keys = [(name, [Pin(pin, Pin.IN, Pin.PULL_UP) for pin in key["pins"]]) for name, key in board.BUTTONS.items()]
    serial = select.poll()
    serial.register(sys.stdin, select.POLLIN)
    x, y = columns // 2, rows // 2
    down = set()
    print("start", os.urandom(4).hex(), machine.reset_cause(), "ticks", time.ticks_ms())
    screen.fill(x, y, SQUARE, SQUARE, 0xF800)
    while True:
        for name, pins in keys:
            pressed = not all(pin() for pin in pins)
            if pressed == (name in down):
                continue
            if pressed:
                down.add(name)
                print(time.ticks_ms(), name)
                if name in STEPS:
                    screen.fill(x, y, SQUARE, SQUARE, 0x0000)
                    x, y = x + STEPS[name][0] * SQUARE, y + STEPS[name][1] * SQUARE
                screen.fill(x, y, SQUARE, SQUARE, 0x07E0 if name == "SELECT" else 0xF800)
            else:
                down.remove(name)
        if serial.poll(0):
            exec(sys.stdin.readline(), globals())
        time.sleep_ms(2)


main()
