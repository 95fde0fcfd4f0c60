"""What a player does with challenges: types a code by the keys, and reads the QR code on the glass with zxing-cpp."""

from __future__ import annotations

import zxingcpp
from PIL import Image
from tercet.core.challenge.code import ALPHABET, LENGTH
from tercet.ui.text import en, of_game

from host_tests.glass.reader import Glass
from host_tests.players.player import Player

WORDS = of_game(en, "challenge")
EMPTY = "_"
LARGER = 3  # times: a decoder wants more pixels than a camera needs


def open_typing(player: Player) -> None:
    """From the menu to where a code is typed."""
    player.choose(WORDS.NAME)
    assert player.shows(WORDS.TYPE)


def turns(code: str, before: str = "") -> list[int]:
    """How often each character is turned up, or down where negative, the shorter way round. before: what stands there."""
    found = []
    for character, stands in zip(code, before or ALPHABET[1] + EMPTY * (LENGTH - 1), strict=True):
        goal = ALPHABET.index(character)
        ups = goal + 1 if stands == EMPTY else (goal - ALPHABET.index(stands)) % len(ALPHABET)
        downs = len(ALPHABET) - goal if stands == EMPTY else -ups % len(ALPHABET)
        found.append(ups if ups <= downs else -downs)
    return found


def type_code(player: Player, code: str, before: str = "") -> None:
    """Type a code from its first character on. before: the code that stands there, "" for none."""
    up, down, on = ("PREVIOUS", "NEXT", "SELECT") if player.few else ("UP", "DOWN", "RIGHT")
    for place, count in enumerate(turns(code, before)):
        for _ in range(abs(count)):
            player.press(up if count > 0 else down)
        if place < LENGTH - 1:
            player.press(on)
    player.settle()


def side_by_side(one: Image.Image, other: Image.Image) -> Image.Image:
    """Two pictures of glasses beside each other, twice as large."""
    both = Image.new("RGB", (one.width + other.width + 8, max(one.height, other.height)), (128, 128, 128))
    both.paste(one, (0, 0))
    both.paste(other, (one.width + 8, 0))
    return both.resize((2 * both.width, 2 * both.height), Image.Resampling.NEAREST)


def play_code(player: Player, code: str, before: str = "") -> Glass:
    """From the menu to the first table of a code's game."""
    open_typing(player)
    type_code(player, code, before)
    player.press("SELECT")
    return player.first_table()


def code_typed(player: Player, code: str) -> bool:
    """Whether these characters stand on the glass, each by itself."""
    return all(player.shows(character) for character in code)


def qr_codes(picture: Image.Image) -> list[zxingcpp.Barcode]:
    """All QR codes on a picture of the glass."""
    size = picture.width * LARGER, picture.height * LARGER
    return list(zxingcpp.read_barcodes(picture.resize(size, Image.Resampling.NEAREST), zxingcpp.BarcodeFormat.QRCode))


def shared(player: Player) -> str:
    """From a result to what is shown to a friend: the line in the QR code, as the decoder reads it."""
    player.press("MENU")
    player.settle(200)
    (found,) = qr_codes(player.picture())
    return str(found.text)
