"""boards/hot.ld: what it names is in the image, where it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tools import image
from tools.bench import size

SCRIPT = Path(__file__).resolve().parents[2] / "boards" / "hot.ld"
FLASH, RAM = range(0x1000_0000, 0x1100_0000), range(0x2000_0000, 0x2004_0000)


@pytest.mark.slow
def test_what_is_named_lies_where_it_should() -> None:
    """Another MicroPython may call its functions otherwise: then they would be slow again, and nothing would say so.

    Of our own functions, whose order only was searched for, a tenth may be gone.
    """
    text = size.map_of(image.build("picosystem")).read_text(errors="replace")
    for section, memory in ((".ram_code", RAM), (".cold_code", FLASH), (".hot_code", FLASH)):
        body = SCRIPT.read_text().partition(f"{section} : {{")[2].partition("}")[0]
        named = re.findall(r"\*(\S+)\((\.\S+)\)", body)
        assert len(named) > 5
        gone = []
        for file, name in named:
            if "*" in name:
                taken = rf"^ \*{re.escape(file)}\({re.escape(name)}\)\n {re.escape(name[:-1])}"
                assert re.search(taken, text, re.MULTILINE), f"{name} of {file}"
                continue
            found = re.search(
                rf"^ {re.escape(name)}\s+0x([0-9a-f]+)\s+0x[0-9a-f]+ \S*{re.escape(file)}\)?$", text, re.MULTILINE
            )
            if not found and file.startswith("frozen_content"):
                gone.append(name)
                continue
            assert found and int(found.group(1), 16) in memory, f"{name} of {file}"
        assert len(gone) <= len(named) / 10, gone
