"""`python -m tools.emulator.flash_cache.build`: a copy of rp2040py whose reads of the flash go through the cache; prints where.

It is made under build/ and kept by a hash of what it is made of. Needs Cython (tools/requirements.txt) and a C compiler.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.emulator import compiled

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
OURS = ("_flash_cache.pyx", "_flash_cache.pxd")

# What changes in rp2040py's sources: file, what stands there, what comes in its place.
CHANGES = (
    (
        "_rp2040.pxd",
        "from rp2040py.native._simulation_clock cimport SimulationClock\n",
        "from rp2040py.native._flash_cache cimport FlashCache\n{}",
    ),
    ("_rp2040.pxd", "    cdef public SimulationClock clock\n", "    cdef public FlashCache flash_cache\n{}"),
    (
        "_rp2040.pyx",
        "from rp2040py.native._cortex_m0_core cimport CortexM0Core\n",
        "from rp2040py.native._flash_cache cimport FlashCache\n{}",
    ),
    ("_rp2040.pyx", "        self.core = CortexM0Core(self)\n", "        self.flash_cache = FlashCache()\n{}"),
    ("_rp2040.pyx", "            return read_uint32_le(self._flash, offset)\n", "            self.flash_cache.read(addr)\n{}"),
    ("_rp2040.pyx", "            return read_uint16_le(self._flash, offset)\n", "            self.flash_cache.read(addr)\n{}"),
    ("_rp2040.pyx", "            return self._flash[addr - FLASH_START]\n", "            self.flash_cache.read(addr)\n{}"),
    (
        "_cortex_m0_core.pyx",
        "        self.cycles += delta_cycles\n        return delta_cycles\n",
        "        delta_cycles += self.rp2040.flash_cache.take()\n{}",
    ),
)


class NotBuilt(RuntimeError):
    """The emulator with the cache cannot be built; the message says why."""


def changed(folder: Path) -> None:
    """Change the sources in a copy of rp2040py/native; NotBuilt names what is not where it was."""
    for name, old, new in CHANGES:
        path = folder / name
        text = path.read_text(encoding="utf-8")
        if text.count(old) != 1:
            raise NotBuilt(f"rp2040py's {name} has {text.count(old)} times, not once: {old.strip()}")
        path.write_text(text.replace(old, new.format(old)), encoding="utf-8")


def build() -> Path:
    """The folder to be put in front of Python's path; NotBuilt says what is missing."""
    native = compiled.folder()
    sources = [*sorted(native.glob("*.py[xd]")), *(HERE / name for name in OURS), Path(__file__), Path(compiled.__file__)]
    made_of = hashlib.sha256(b"".join(path.read_bytes() for path in sources) + sys.version.encode()).hexdigest()[:16]
    place = ROOT / "build" / "emulator_with_cache" / made_of
    if place.exists():
        return place
    lacks = compiled.missing()
    if lacks:
        raise NotBuilt(f"the emulator with the flash's cache is compiled, and here is {lacks}")
    work = place.with_name(f"{made_of}.{os.getpid()}")
    shutil.rmtree(work, ignore_errors=True)
    ignored = shutil.ignore_patterns("*.so", "*.c", "__pycache__", compiled.NOTE)
    shutil.copytree(native.parent, work / "rp2040py", ignore=ignored)
    inner = work / "rp2040py" / "native"
    for name in OURS:
        shutil.copy(HERE / name, inner)
    changed(inner)
    modules = [str(path.relative_to(work)) for path in sorted(inner.glob("*.pyx"))]
    made = subprocess.run(
        [sys.executable, "-m", "cython", "-3", *modules], cwd=work, capture_output=True, text=True, check=False
    )
    if made.returncode:
        raise NotBuilt(f"Cython refuses the emulator with the flash's cache:\n{made.stderr[-2000:]}")
    try:
        compiled.compile_all(inner)
    except subprocess.CalledProcessError as error:
        raise NotBuilt(f"the emulator with the flash's cache does not compile:\n{error.stderr[-2000:]}") from error
    try:
        work.rename(place)
    except OSError:  # somebody else was quicker
        shutil.rmtree(work)
    return place


if __name__ == "__main__":
    try:
        print(build())
    except NotBuilt as problem:
        sys.exit(str(problem))
