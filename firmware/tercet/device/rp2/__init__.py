"""The RP2040 and the RP2350, by MicroPython's `machine` and `rp2`, and by their registers."""
