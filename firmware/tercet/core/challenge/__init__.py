"""Challenge: the same cards for two people on two handhelds, by a code of eight characters, which a QR code shows (ours)."""

SEEDS = 397_627  # a game for one is dealt from a seed below this, so that every one has a code: see code.py
