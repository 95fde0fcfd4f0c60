"""Runs on MicroPython: four canvas bytes become twelve wire bytes, two pixels in three bytes (COLMOD 03); or sixteen (55)."""

from array import array

from tercet.core.rng import Rng
from tercet.device.rp2.expand import expand, expand_16
from uctypes import addressof

rng = Rng(3)
colours = [rng.below(4096) for _ in range(16)]
table = array("I", bytes(1024))
for pair in range(256):
    left, right = colours[pair >> 4], colours[pair & 15]
    table[pair] = left >> 4 | (left << 4 & 0xF0 | right >> 8) << 8 | (right & 0xFF) << 16
source = bytes(rng.below(256) for _ in range(64))
target = bytearray(64 * 3 + 4)
expand(addressof(target), addressof(source), addressof(table), 16)
bits = "".join(f"{colours[half]:012b}" for byte in source for half in (byte >> 4, byte & 15))
assert bytes(target) == bytes(int(bits[i : i + 8], 2) for i in range(0, len(bits), 8)) + b"\0\0\0\0"
expand(addressof(target), addressof(source), addressof(table), 0)
print("ok expand")

colours = [rng.below(65536) for _ in range(16)]  # big-endian on the wire
for pair in range(256):
    left, right = colours[pair >> 4], colours[pair & 15]
    table[pair] = left >> 8 | (left & 255) << 8 | (right >> 8) << 16 | (right & 255) << 24
target = bytearray(64 * 4 + 4)
expand_16(addressof(target), addressof(source), addressof(table), 16)
pixels = [colours[half] for byte in source for half in (byte >> 4, byte & 15)]
assert bytes(target) == bytes(part for pixel in pixels for part in (pixel >> 8, pixel & 255)) + b"\0\0\0\0"
expand_16(addressof(target), addressof(source), addressof(table), 0)
print("ok expand_16")
