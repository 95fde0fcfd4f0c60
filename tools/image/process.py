"""Running other programs: one log file, its last lines when something fails, and one build at a time."""

import fcntl
import os
import re
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from tools.image.errors import BuildError

LINES_SHOWN = 20
COMMAND_ECHO = re.compile(r"\[\d+/\d+\] |cd /|ninja: |FAILED: CMakeFiles/BUILD_")  # what ninja says about itself

# A make that called us would hand its own variables (BOARD=, -j) to the makes that we call; compiler flags of the
# person's shell would change the image.
NOT_INHERITED = {
    *("MAKEFLAGS", "MFLAGS", "MAKEOVERRIDES", "MAKELEVEL", "BOARD", "VARIANT", "BUILD", "PORT", "PYTHONPATH"),
    *("CFLAGS", "CXXFLAGS", "CPPFLAGS", "LDFLAGS", "CFLAGS_EXTRA"),
    *("PICO_SDK_PATH", "PICO_BOARD", "PICO_PLATFORM", "MICROPY_MPYCROSS"),
}


def say(text: str) -> None:
    """One line of progress."""
    print(text, flush=True)


def clean_environment() -> dict[str, str]:
    """This process's environment without what would change an image."""
    return {name: value for name, value in os.environ.items() if name not in NOT_INHERITED}


def run(
    command: Sequence[str | Path],
    log: Path,
    what: str,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> None:
    """Run a command with its output added to `log`; BuildError says that `what` failed and shows the last lines."""
    log.parent.mkdir(parents=True, exist_ok=True)
    words = [str(word) for word in command]
    with log.open("a", encoding="utf-8") as output:
        output.write("$ " + " ".join(words) + "\n")
        output.flush()
        begin = output.tell()
        try:
            status = subprocess.run(
                words,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                env=dict(environment) if environment is not None else clean_environment(),
                cwd=folder,
                check=False,
            ).returncode
        except OSError as error:
            raise BuildError(f"{what} failed: {error}") from error
    if status:
        with log.open("rb") as written:
            written.seek(begin)
            lines = written.read().decode("utf-8", errors="replace").splitlines()
        telling = [line for line in lines if not COMMAND_ECHO.match(line)] or lines
        shown = "\n".join("  " + shortened(line) for line in telling[-LINES_SHOWN:])
        raise BuildError(f"{what} failed (exit status {status}); the whole log is {log}, its last lines:\n{shown}")


def shortened(line: str) -> str:
    """A line for the terminal: the middle of a compiler's command says nothing, the end of a message says all."""
    return line if len(line) <= 320 else f"{line[:100]} ... {line[-210:]}"


@contextmanager
def only_one(lock: Path) -> Iterator[None]:
    """Hold the lock file while a build uses the shared folders; wait for another process that has it."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("w") as handle:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say("waiting for another build to end")
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield  # closing the file gives the lock back, and so does the end of the process, however it ends
