"""Samples the keys as the firmware does, but is busy for a while after every event: then nobody samples."""

import time

import board
from tercet.device.rp2.buttons import Buttons
from tercet.ui.buttons import NAMES

BUSY = 100  # ms

buttons = Buttons(board.BUTTONS, NAMES, time.ticks_ms())
events = bytearray(8)
print("ready")
while True:
    for index in range(buttons.sample(events, time.ticks_ms())):
        print(NAMES[events[index] & 15])
        time.sleep_ms(BUSY)
    time.sleep_ms(5)
