"""MicroPython for a Raspberry Pi Pico as MicroPython itself defines it, with nothing of ours."""

from __future__ import annotations

import shutil
from pathlib import Path

from tools.image.base import compile_image
from tools.image.builder import BUILD
from tools.image.micropython import prepare
from tools.image.process import only_one
from tools.image.uf2 import FAMILIES, pack

FLAGS = "-Os -DNDEBUG -Wno-error=maybe-uninitialized"  # the port's own choice; gcc 12 warns of its libm, wrongly


def build() -> Path:
    """The UF2: the board RPI_PICO of the source tree, without the modules of micropython-lib, which Debian does not have."""
    log, definition, uf2 = BUILD / "plain.log", BUILD / "plain", BUILD / "plain.uf2"
    with only_one(BUILD / "lock"):
        log.write_text("")
        source = prepare(BUILD, log)
        definition.mkdir(exist_ok=True)
        theirs = source.tree / "ports" / "rp2" / "boards" / "RPI_PICO"
        shutil.copyfile(theirs / "mpconfigboard.h", definition / "mpconfigboard.h")
        frozen = "set(MICROPY_FROZEN_MANIFEST ${MICROPY_BOARD_DIR}/manifest.py)\n"
        platform = 'set(PICO_PLATFORM "rp2040")\n'
        (definition / "mpconfigboard.cmake").write_text((theirs / "mpconfigboard.cmake").read_text() + platform + frozen)
        (definition / "manifest.py").write_text('freeze("$(PORT_DIR)/modules")\n')
        uf2.write_bytes(pack(compile_image(definition, source, BUILD, log, (), flags=FLAGS), FAMILIES["rp2040"]))
    return uf2
