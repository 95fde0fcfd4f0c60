"""The code of a board's own test: eight characters that hold what was found."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core import board_code

LOOK_ALIKE = "01IO"
PICOSYSTEM, PICO_DISPLAY, PICO_DISPLAY_2 = 5, 10, 57
values = st.tuples(*(st.integers(0, (1 << bits) - 1) for _, bits in board_code.NUMBERS))


def test_the_alphabet_has_nothing_that_looks_alike() -> None:
    assert len(set(board_code.ALPHABET)) == len(board_code.ALPHABET) == 32
    assert not set(board_code.ALPHABET) & set(LOOK_ALIKE)
    assert sum(bits for _, bits in board_code.NUMBERS) == 5 * (board_code.LENGTH - 1)


@given(values)
def test_all_bits_are_in_it_the_first_ones_first(numbers: tuple[int, ...]) -> None:
    code = board_code.encode(numbers)
    assert len(code) == board_code.LENGTH and set(code) <= set(board_code.ALPHABET)
    wanted = "".join(f"{value:0{bits}b}" for value, (_, bits) in zip(numbers, board_code.NUMBERS, strict=True))
    assert "".join(f"{board_code.ALPHABET.index(one):05b}" for one in code[:-1]) == wanted


def test_two_codes_written_down() -> None:
    """Fixed for ever: a report may be old."""
    assert board_code.encode((0,) * 7) == "2222222" + board_code.check("2222222")
    assert board_code.encode(tuple((1 << bits) - 1 for _, bits in board_code.NUMBERS))[:7] == "ZZZZZZZ"
    assert board_code.encode((33, 0b1011, 0b100001, 30, 11, 0, 1)) == "JJ3G5XF" + board_code.check("JJ3G5XF")


@pytest.mark.parametrize("place", range(7))
def test_one_wrong_character_is_nearly_always_found(place: int) -> None:
    """The check is one of 32: of all ways to write one character wrongly it may miss a few."""
    code = board_code.encode((33, 0b1011, 0b100001, 30, 11, 0, 1))
    others = [code[:place] + one + code[place + 1 :] for one in board_code.ALPHABET if one != code[place]]
    missed = [other for other in others if board_code.check(other[:-1]) == other[-1]]
    assert len(missed) <= 3


@pytest.mark.parametrize(
    ("name", "wanted"), [("picosystem", PICOSYSTEM), ("pico_display", PICO_DISPLAY), ("pico_display_2", PICO_DISPLAY_2)]
)
def test_the_numbers_of_boards_are_fixed_for_ever(name: str, wanted: int) -> None:
    """A report may be old: bits 6 to 11 of the CRC-32 of the name."""
    assert board_code.board_number(name) == wanted


def test_a_number_that_does_not_fit_is_named() -> None:
    with pytest.raises(ValueError, match=r"keys is one of 0\.\.4095, not 4096"):
        board_code.encode((0, 4096, 0, 0, 0, 0, 0))


@pytest.mark.parametrize(("megahertz", "step"), [(0, 0), (7, 3), (24, 12), (31, 15), (61, 30), (62, 31), (90, 31)])
def test_rates(megahertz: int, step: int) -> None:
    assert board_code.megahertz_step(megahertz) == step


@pytest.mark.parametrize(
    ("tenths", "step"), [(-1, 0), (0, 1), (10, 1), (22, 1), (23, 1), (24, 2), (37, 8), (41, 10), (50, 15), (90, 15)]
)
def test_volts(tenths: int, step: int) -> None:
    """0 is kept for "not measured"."""
    assert board_code.volts_step(tenths) == step
    if 22 <= tenths <= 50:
        assert board_code.tenths_of(step) <= tenths < board_code.tenths_of(step) + 2
