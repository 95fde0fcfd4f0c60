"""Challenge: the same cards for two people on two handhelds, by a code of eight characters, which a QR code shows (ours)."""
