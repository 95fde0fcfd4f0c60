"""Speed and memory of the UF2 that ships, on the emulated device, beside their budgets: `python -m tools.bench BOARD`.

Times are emulated and have the bytes on the wire in them, at the rate that the firmware's registers give. What the
emulator does not know of is not in them: above all the waits of the flash cache.
"""
