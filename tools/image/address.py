"""The address of the page in a browser, which a build may know: a challenge's QR code is then a link to its game."""

from __future__ import annotations

from pathlib import Path

from tercet.core.challenge.code import LENGTH
from tercet.core.challenge.qr import MOST as MOST_BYTES

from tools.image.errors import MissingError

FILE = "tercet/screens/challenge/address.py"  # in the firmware
MOST = MOST_BYTES - len("?c=") - LENGTH  # bytes


def checked(address: str) -> str:
    """The address, if a QR code can hold it with a code; MissingError says what is allowed."""
    size = len(address.encode())
    if not address.startswith(("https://", "http://")):
        raise MissingError(f"the address {address!r} does not begin with https:// or http://")
    wrong = sorted({character for character in address if not "!" <= character <= "~" or character in "?#\"'\\"})
    if wrong:
        raise MissingError(
            f"the address {address!r} has {', '.join(map(repr, wrong))}; it must be one without ? and #, in ASCII"
        )
    if size > MOST:
        raise MissingError(
            f"the address {address!r} has {size} bytes; {MOST} are allowed: with the code of a game it must fit "
            f"the {MOST_BYTES} of a QR code"
        )
    return address


def told(source: str, address: str) -> str:
    """The text of FILE in a game that knows this address."""
    return source.replace('ADDRESS = ""', f'ADDRESS = "{address}"')


def write(root: Path, address: str) -> None:
    """Let a copy of the firmware know an address."""
    path = root / "firmware" / FILE
    path.write_text(told(path.read_text(), address))
