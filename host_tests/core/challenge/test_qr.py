"""The QR encoder, judged by segno: every version, every mask, the choice of the mask, module by module; and on MicroPython."""

import random
from unittest import mock

import pytest
import segno.encoder
import zxingcpp
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image
from tercet.core.challenge import qr

from host_tests.core.transcripts.test_classic_transcript import on_micropython

SIZES = {14: 21, 26: 25, 42: 29, 62: 33}  # the most bytes of versions 1 to 4 at level M, and their modules in a row
BYTES = st.binary(min_size=1, max_size=qr.MOST)


@pytest.fixture(autouse=True)
def padding_as_in_the_standard():
    """segno 1.6.6 puts a byte of zeros before the pad codewords when the data end with a byte, as in byte mode they always do.

    ISO/IEC 18004 7.4.10 wants padding bits only where the bit stream does not end at a codeword. Decoders read neither.
    """

    def padding_bits(buffer, version, length):
        buffer.extend([0] * (-length % 8))

    with mock.patch.object(segno.encoder, "write_padding_bits", padding_bits):
        yield


def ours(data, mask=-1):
    """The code as rows of 0 and 1."""
    size, modules = qr.make(data, mask)
    return [[modules[row * size + column] & 1 for column in range(size)] for row in range(size)]


def segnos(data, mask=None):
    code = segno.make(data, error="m", mode="byte", mask=mask, micro=False, boost_error=False)
    return [list(row) for row in code.matrix]


@pytest.mark.parametrize("length", [1, 13, 14, 15, 25, 26, 27, 41, 42, 43, 61, 62])
@pytest.mark.parametrize("mask", range(8))
def test_every_version_and_mask_is_segnos_module_by_module(length, mask):
    data = bytes(random.Random(length).randrange(256) for _ in range(length))
    assert ours(data, mask) == segnos(data, mask)


def test_the_version_is_the_smallest_that_holds_the_bytes():
    for length in range(1, qr.MOST + 1):
        size, _ = qr.make(bytes(length), 0)
        assert size == min(wide for most, wide in SIZES.items() if most >= length)


@given(BYTES)
def test_the_mask_is_the_one_that_the_standard_chooses(data):
    """segno weighs runs, blocks, what looks like a finder, and balance by ISO/IEC 18004."""
    assert ours(data) == segnos(data)


@given(BYTES)
def test_the_penalty_is_segnos(data):
    rows = ours(data, 3)
    flat = bytearray(module for row in rows for module in row)
    assert qr.penalty(flat, len(rows)) == segno.encoder.evaluate_mask([bytearray(row) for row in rows], len(rows), len(rows))


@pytest.mark.parametrize("dark", [0, 22, 23, 198, 199, 220, 221, 242, 243, 264, 265, 418, 441])
def test_the_penalty_of_balance_is_segnos(dark):
    """The shares of dark modules on both sides of a step, laid at random."""
    side = 21
    flat = bytearray([1] * dark + [0] * (side * side - dark))
    random.Random(dark).shuffle(flat)
    rows = [flat[place : place + side] for place in range(0, side * side, side)]
    assert qr.penalty(flat, side) == segno.encoder.evaluate_mask(rows, side, side)


@given(st.text(st.characters(min_codepoint=32, max_codepoint=126), min_size=1, max_size=qr.MOST))
def test_a_decoder_reads_it(words):
    """zxing-cpp, which nobody here wrote, from a picture of three pixels a module with its quiet zone."""
    rows = ours(words.encode())
    size = len(rows) + 2 * qr.QUIET
    picture = Image.new("L", (size, size), 255)
    for row, modules in enumerate(rows):
        for column, dark in enumerate(modules):
            if dark:
                picture.putpixel((column + qr.QUIET, row + qr.QUIET), 0)
    found = zxingcpp.read_barcodes(picture.resize((3 * size, 3 * size), Image.Resampling.NEAREST))
    assert [one.bytes for one in found] == [words.encode()]


@pytest.mark.parametrize("mask", [-2, 8])
def test_a_mask_that_there_is_not(mask):
    with pytest.raises(ValueError, match="a mask is 0"):
        qr.make(b"a", mask)


def test_more_bytes_than_the_largest_code_holds():
    with pytest.raises(ValueError, match="holds 62 bytes, not 63"):
        qr.make(bytes(63))


def test_micropython_makes_the_same():
    """Lengths of every version, the best mask of each, in viper."""
    texts = [bytes(random.Random(length).randrange(256) for _ in range(length)) for length in range(1, qr.MOST + 1)]
    program = "from tercet.core.challenge import qr\n"
    program += f"for data in {texts!r}:\n    size, modules = qr.make(data)\n    print(size, bytes(modules).hex())\n"
    assert on_micropython(program) == [f"{size} {bytes(modules).hex()}" for size, modules in map(qr.make, texts)]
