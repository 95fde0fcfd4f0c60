"""`python -m tools.release [--board BOARD] [--tests PATH ...]`: a release in build/dist/tercet-VERSION/."""

from __future__ import annotations

import argparse
import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

from tools import boards, zipped
from tools.release import archives, tree
from tools.release.errors import ReleaseError
from tools.release.images import Image, images
from tools.release.notes import notes, version
from tools.web import build
from tools.web.npm import Missing

ROOT = Path(__file__).resolve().parents[2]
CHECKSUMS, NOTES = "SHA256SUMS", "NOTES.md"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line: 0, or 1 if no release was made."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.release",
        description="The images of all boards, the page, manuals, modules for mip, checksums and notes.",
    )
    parser.add_argument("--board", default="", help="only this board: " + ", ".join(boards.names()))
    parser.add_argument("--tests", nargs="*", default=[], help="only these tests, for trying out")
    options = parser.parse_args(arguments)
    try:
        chosen = images(ROOT, options.board)
        if not chosen:
            raise ReleaseError(f"unknown board {options.board!r}; boards: {', '.join(boards.names())}")
        words = notes(ROOT)
        commit = tree.commit(ROOT)
        tree.test(ROOT, options.tests)
        print(f"released: {_release(chosen, words, commit)}")
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("stopped; no release was made", file=sys.stderr)
        return 130
    return 0


def _release(chosen: list[Image], words: str, commit: str) -> Path:
    """Build everything, and only then put it into the place of what was there."""
    name = f"tercet-{version(ROOT)}"
    target = ROOT / "build" / "dist" / name
    unfinished = target.with_name(f"{name}.unfinished")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir(parents=True)
    for image in chosen:
        command = [sys.executable, "-m", "tools.image", image.board, "--out", str(unfinished / image.file(version(ROOT)))]
        if subprocess.run(
            [*command, *(["--variant", image.variant] if image.variant else [])], cwd=ROOT, check=False
        ).returncode:
            raise ReleaseError(f"the image of {image.board} {image.variant} was not made, see above; no release was made")
    try:
        build.archive(unfinished / f"{name}-web.zip")
    except Missing as error:
        raise ReleaseError(f"{error}\nno release was made") from None
    zipped.write(unfinished / f"{name}-manuals.zip", archives.manuals(ROOT))
    zipped.write(unfinished / f"{name}-mip.zip", archives.package(ROOT))
    files = sorted(unfinished.iterdir())
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (unfinished / CHECKSUMS).write_text("".join(sums))
    (unfinished / NOTES).write_text(f"# Tercet {version(ROOT)}\n\n{words}\nMade from commit {commit}.\n")
    if tree.commit(ROOT) != commit:
        raise ReleaseError("the commit has changed while the release was made; no release was made")
    shutil.rmtree(target, ignore_errors=True)
    unfinished.rename(target)
    return target.relative_to(ROOT)


if __name__ == "__main__":
    sys.exit(main())
