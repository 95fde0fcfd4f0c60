"""Run Python on an emulated handheld through MicroPython's raw REPL over its USB serial port."""

from __future__ import annotations

from tools.emulator.handheld import Handheld

BANNER = b"raw REPL; CTRL-B to exit\r\n>"


class ReplError(RuntimeError):
    """The code raised on the handheld (the message is its traceback), or the handheld did not answer."""


def execute(handheld: Handheld, source: str, limit_milliseconds: float = 3_000, fresh: bool = False) -> str:
    """What `source` printed; a running program is interrupted first, and with `fresh` MicroPython restarted, bare."""
    start = len(handheld.serial_output)
    if not handheld.run_until(lambda: handheld.connected, limit_milliseconds):
        raise ReplError(f"no USB serial port within {limit_milliseconds} ms")
    handheld.serial_write(b"\r\x03")  # as mpremote begins: Tercet ends for nothing less
    handheld.serial_write(b"\r\x01")
    _wait(handheld, start, BANNER, 1, limit_milliseconds)
    if fresh:
        start = len(handheld.serial_output)
        handheld.serial_write(b"\x04")  # within the raw REPL a soft reset does not run main.py
        _wait(handheld, start, BANNER, 1, limit_milliseconds)
    start = len(handheld.serial_output)
    handheld.serial_write(source.encode() + b"\x04")
    answer = _wait(handheld, start, b"\x04", 2, limit_milliseconds)
    handheld.serial_write(b"\x02")
    output, error = answer.removeprefix(b"OK").split(b"\x04")[:2]
    if error:
        raise ReplError(error.decode(errors="replace").replace("\r\n", "\n"))
    return output.decode(errors="replace").replace("\r\n", "\n")


def _wait(handheld: Handheld, start: int, mark: bytes, count: int, limit: float) -> bytes:
    if not handheld.run_until(lambda: handheld.serial_output.count(mark, start) >= count, limit):
        raise ReplError(f"no answer within {limit} ms; got {handheld.serial_output[start:]!r}")
    return handheld.serial_output[start:]
