"""What `make play DEVICE=web` says where the page cannot be served."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tools.web.__main__ import main
from tools.web.serve import serve


def test_a_board_that_is_not_there_is_named_before_anything_is_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--serve", "--board", "gameboy", "--into", str(tmp_path / "web")]) == 2
    assert capsys.readouterr().err.startswith("unknown board 'gameboy'; boards: diy, ") and not list(tmp_path.iterdir())


def test_a_port_that_cannot_be_had_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert serve(tmp_path, port, "") == 2
    assert f"port {port} cannot be used (Address already in use)" in capsys.readouterr().err
    assert serve(tmp_path, 80000, "") == 2
    assert capsys.readouterr().err == "80000 is no port; ports: 0 (any that is free) to 65535\n"
