"""The address that a build knows: what is allowed, what is refused and why, and where it comes."""

from __future__ import annotations

import pytest
from tercet.core.challenge import qr

from tools.image import address
from tools.image.__main__ import main
from tools.image.errors import MissingError
from tools.web import packed
from tools.web.__main__ import main as web

LONGEST = "https://somebody.example.org/games/of/cards/tercet/"


def test_the_longest_address_fits_the_largest_qr_code_with_a_code() -> None:
    """62 bytes: version 4 at level M (ISO/IEC 18004)."""
    assert len(LONGEST) == 51
    assert address.checked(LONGEST) == LONGEST
    assert len(f"{LONGEST}?c=34NHDDJ8") == qr.MOST == 62


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        (LONGEST + "x", "has 52 bytes; 51 are allowed"),
        ("example.org/tercet", "does not begin with https://"),
        ("https://example.org/?x=1", "has '?'"),
        ("https://example.org/a b", "has ' '"),
        ("https://example.örg/", "has 'ö'"),
    ],
)
def test_an_address_that_cannot_be_is_refused_in_words(wrong: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(MissingError, match=named.replace("?", "[?]")):
        address.checked(wrong)
    assert main(["picosystem", "--address", wrong]) == 2
    assert named in capsys.readouterr().err
    assert web(["--address", wrong]) == 2
    assert named in capsys.readouterr().err


def test_the_firmware_makes_a_link_of_it() -> None:
    source = packed.sources()[f"/firmware/{address.FILE}"]
    for known, link in ((source, ""), (address.told(source, LONGEST), f"{LONGEST}?c=34NHDDJ8")):
        module: dict[str, object] = {}
        exec(known, module)
        assert module["link"]("34NHDDJ8") == link  # type: ignore[operator]
