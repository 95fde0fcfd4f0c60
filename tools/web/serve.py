"""Serves the page on this computer, and opens it in a browser."""

from __future__ import annotations

import functools
import http.server
import sys
import webbrowser
from pathlib import Path


class _Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""


def server(folder: Path, port: int) -> http.server.ThreadingHTTPServer:
    """A server of a folder, on this computer alone; 0: any port that is free. OSError: taken; OverflowError: no port."""
    return http.server.ThreadingHTTPServer(("127.0.0.1", port), functools.partial(_Quiet, directory=str(folder)))


def serve(folder: Path, port: int, board: str) -> int:
    """Serve until Ctrl-C; the exit code: 2 if the port is taken."""
    try:
        serving = server(folder, port)
    except OverflowError:
        print(f"{port} is no port; ports: 0 (any that is free) to 65535", file=sys.stderr)
        return 2
    except OSError as error:
        print(
            f"port {port} cannot be used ({error.strerror}): is the page served already? Another one: PORT=8024",
            file=sys.stderr,
        )
        return 2
    address = f"http://127.0.0.1:{serving.server_address[1]}/" + (f"?board={board}" if board else "")
    print(f"Tercet is at {address}  (Ctrl-C ends it)")
    webbrowser.open(address)
    try:
        serving.serve_forever()
    except KeyboardInterrupt:
        print()
    finally:
        serving.server_close()
    return 0
