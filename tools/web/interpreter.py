"""MicroPython as WebAssembly, from npm: one version, whose hash is known, kept in build/."""

from __future__ import annotations

import base64
import hashlib
import io
import subprocess
import tarfile
import tempfile
from pathlib import Path

from tools.web.npm import NPM, Missing

ROOT = Path(__file__).resolve().parents[2]
PACKAGE, VERSION = "@micropython/micropython-webassembly-pyscript", "1.27.0"
SHA512 = "DnXx4EqxgkeaFESrS3uKrL7mLMk4mRTd0mMzaOd3HUSiZUOAE7t11uLnjf3ftF87N2xm4knHnWEKcVK4IYIUDA=="  # as npm states it, base64
# By their names in the package, and here: old servers do not know .mjs.
FILES = {"micropython.mjs": "micropython.js", "micropython.wasm": "micropython.wasm"}
KEPT = ROOT / "build" / "web-interpreter" / VERSION
# npm's build asserts, at every call that may raise, that a function it remembers is still the table's: more than half of
# its time (264 pictures in node: 10.6 s with it, 4.5 s without; measured 2026-11-30). The table is never changed.
ASSERTION = b',assert(wasmTable.get(funcPtr)==func,"JavaScript-side Wasm function table mirror is out of date!")'
# The part of Python's own library that npm's build holds as bytecode, as ranges of bytes of the .wasm: hashes and lengths of
# the names that only it uses, where those are, and then its modules, from the list of them to their code; nothing else in
# the file points there. The firmware could not import them (sys.path is its folder alone): zeros take no room.
LIBRARY = ((351290, 353856), (353882, 357298), (357306, 402794))


class MissingInterpreter(Missing):
    """The interpreter cannot be had; the message says what to do."""


def files(kept: Path = KEPT) -> dict[str, bytes]:
    """{name: content} of the interpreter's files without ASSERTION and LIBRARY, fetched if need be. MissingInterpreter."""
    if not all((kept / name).is_file() for name in FILES.values()):
        found = _members(_checked(_packed()))
        kept.mkdir(parents=True, exist_ok=True)
        for name, content in found.items():
            (kept / f"{name}.new").write_bytes(content)
            (kept / f"{name}.new").replace(kept / name)
    script, program = ((kept / name).read_bytes() for name in FILES.values())
    return dict(zip(FILES.values(), (script.replace(ASSERTION, b""), _without_library(program)), strict=True))


def _without_library(program: bytes) -> bytes:
    found = bytearray(program)
    for begin, end in LIBRARY:
        found[begin:end] = bytes(end - begin)
    return bytes(found)


def _packed() -> bytes:
    wanted = f"{PACKAGE}@{VERSION}"
    with tempfile.TemporaryDirectory() as folder:
        try:
            command = [str(NPM), "pack", wanted, "--pack-destination", folder, "--silent"]
            result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        except OSError as error:
            raise MissingInterpreter(f"{NPM} cannot be run ({error}): run `make setup`") from None
        packed = list(Path(folder).glob("*.tgz"))
        if result.returncode or len(packed) != 1:
            said = (result.stderr or result.stdout).strip()[-400:]
            raise MissingInterpreter(f"npm cannot fetch {wanted}; is there a network?\n{said}")
        return packed[0].read_bytes()


def _checked(packed: bytes) -> bytes:
    seen = base64.b64encode(hashlib.sha512(packed).digest()).decode()
    if seen != SHA512:
        raise MissingInterpreter(f"{PACKAGE} {VERSION} is not what it was: its sha512 is {seen}, and should be {SHA512}")
    return packed


def _members(packed: bytes) -> dict[str, bytes]:
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        members = {ours: archive.extractfile(f"package/{theirs}") for theirs, ours in FILES.items()}
        return {name: member.read() for name, member in members.items() if member is not None}
