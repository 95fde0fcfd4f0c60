"""Whether the tree is its commit, and whether the commit's tests pass."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tools.release.errors import ReleaseError

_SHOWN = 10


def commit(root: Path) -> str:
    """The commit that the tree is; ReleaseError names the files that differ from it."""
    changed = _git(root, "status", "--porcelain").splitlines()
    if changed:
        lines = [f"  {line}" for line in changed[:_SHOWN]]
        if len(changed) > _SHOWN:
            lines.append(f"  and {len(changed) - _SHOWN} more")
        raise ReleaseError("\n".join(["a release is made of a commit, and these files are not in it:", *lines]))
    return _git(root, "rev-parse", "HEAD").strip()


def test(root: Path, tests: list[str]) -> None:
    """Run the tests, all of them if none are named; ReleaseError names those that fail."""
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", *tests]
    print("testing (ten minutes, as `make test` does)" if not tests else f"testing {' '.join(tests)}", flush=True)
    result = subprocess.run(command, capture_output=True, text=True, cwd=root, check=False)
    if result.returncode:
        failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", result.stdout, re.MULTILINE)
        lines = [f"  {name}" for name in failed] or result.stdout.splitlines()[-_SHOWN:] + result.stderr.splitlines()[-_SHOWN:]
        raise ReleaseError("\n".join(["no release is made while tests fail:", *lines]))


def _git(root: Path, *arguments: str) -> str:
    try:
        result = subprocess.run(["git", *arguments], capture_output=True, text=True, cwd=root, check=False)
    except FileNotFoundError as error:
        raise ReleaseError("git is missing: install it (Debian: sudo apt-get install git)") from error
    if result.returncode:
        raise ReleaseError(f"{root} is no git repository of ours: {result.stderr.strip()}")
    return result.stdout
