"""tools/image: the parts without a compiler, and the UF2 that it really builds."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import struct
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.image import BuildError, MissingError, base, board_names, build, micropython, mpy_cross, toolchain
from tools.image.__main__ import main
from tools.image.apt_sources import Mirror, machine_codename, mirrors, source_entry
from tools.image.base import BUILD_EPOCH, chip, micropython_version
from tools.image.flash import check_size, file_system
from tools.image.languages import chosen
from tools.image.mpycross import cross_compile, firmware_files
from tools.image.process import run
from tools.image.uf2 import FAMILIES, FLASH_BASE, Block, pack, unpack

ROOT = Path(__file__).resolve().parents[2]
KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg"
DEB822 = f"""\
Types: deb deb-src
# a comment inside a paragraph
URIs: http://mirror.invalid/debian
Suites: bookworm bookworm-updates
Components: main
 contrib
Signed-By: {KEYRING}

Types: deb
URIs: http://mirror.invalid/debian-security
Suites: bookworm-security
Components: main
Signed-By: {KEYRING}
"""
ONE_LINE = """\
# deb http://old.invalid/debian bookworm main
deb http://mirror.invalid/debian bookworm main contrib  # the archive
deb-src http://mirror.invalid/debian bookworm main
deb http://mirror.invalid/debian-security bookworm-security main
"""
THIRD_PARTY = """\
deb [signed-by=/etc/apt/keyrings/vendor.gpg] https://vendor.invalid/debian bookworm main
deb [arch=amd64 signed-by=/etc/apt/keyrings/vendor.gpg] https://vendor.invalid/linux/debian bookworm stable
deb https://vendor.invalid/apt cloud-bookworm main
deb cdrom:[Debian]/ bookworm main
"""


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what goes into an image; it shares the compiled base with this checkout."""
    for folder in ("boards", "firmware"):
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


@pytest.fixture
def no_tools(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A machine without compilers on which nothing may be installed."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(os, "geteuid", lambda: 1000)


def flash_of(uf2: Path) -> bytes:
    return b"".join(block.payload for block in unpack(uf2.read_bytes()))


# --- apt sources ---


def test_deb822_sources_give_the_mirror_and_its_key() -> None:
    assert mirrors({"/etc/apt/sources.list.d/debian.sources": DEB822}, "bookworm") == [
        Mirror("http://mirror.invalid/debian", KEYRING)
    ]


def test_one_line_sources_give_the_mirror_once() -> None:
    assert mirrors({"/etc/apt/sources.list": ONE_LINE}, "bookworm") == [Mirror("http://mirror.invalid/debian")]


def test_third_party_sources_are_no_debian_mirror() -> None:
    vendor = DEB822.replace(KEYRING, "/etc/apt/keyrings/vendor.gpg")
    assert mirrors({"vendor.list": THIRD_PARTY, "vendor.sources": vendor}, "bookworm") == []


def test_disabled_and_other_releases_are_left_out() -> None:
    assert mirrors({"a.sources": "Enabled: no\n" + DEB822.split("\n\n")[0]}, "bookworm") == []
    assert mirrors({"a.sources": DEB822}, "trixie") == []
    assert mirrors({"a.list": "deb http://mirror.invalid/debian stable main"}, "trixie") != []


def test_a_mirror_list_of_a_cloud_image_is_kept() -> None:
    text = DEB822.replace("http://mirror.invalid/debian", "mirror+file:///etc/apt/mirrors/debian.list")
    assert mirrors({"a.sources": text}, "bookworm")[0].uri == "mirror+file:///etc/apt/mirrors/debian.list"


def test_source_entry_names_the_other_suite_and_keeps_signatures() -> None:
    entry = source_entry(Mirror("http://mirror.invalid/debian", KEYRING), "trixie")
    assert "Types: deb deb-src\n" in entry
    assert "Suites: trixie\n" in entry
    assert f"Signed-By: {KEYRING}\n" in entry
    assert re.search(r"Signed-By: /\S+debian-archive", source_entry(Mirror("http://mirror.invalid/debian"), "trixie"))


def test_codename_only_of_debian(tmp_path: Path) -> None:
    release = tmp_path / "os-release"
    release.write_text('ID=debian\nVERSION_CODENAME=trixie\nVERSION="13 (trixie)"\n')
    assert machine_codename(release) == "trixie"
    release.write_text('ID=ubuntu\nVERSION_CODENAME="noble"\n')
    assert machine_codename(release) == ""
    assert machine_codename(tmp_path / "none") == ""


# --- what a person is told ---


def test_unknown_board_names_the_boards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    assert capsys.readouterr().err == f"unknown board 'nonsense'; boards: {', '.join(board_names())}\n"


def test_no_board_names_the_boards(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "picosystem" in capsys.readouterr().err


def test_a_wrong_language_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    for words, wrong in (("en xx", "'xx'"), ("DE", "'DE'"), (" ", "''")):
        assert main(["picosystem", "--languages", words]) == 2
        told = capsys.readouterr().err
        assert told.startswith(f"unknown language {wrong}; languages: en (English), de (Deutsch), ")
        assert told.endswith("is (Íslenska); English is always in\n")


def test_english_is_always_in_and_the_order_is_that_of_the_game() -> None:
    assert chosen("de") == chosen("de en") == chosen("en,de") == ["en", "de"]
    assert chosen("is, de fr") == ["en", "de", "fr", "is"]
    assert chosen("en") == ["en"]


def test_a_board_without_definition_says_which_file(tree: Path) -> None:
    (tree / "boards" / "picosystem" / "mpconfigboard.h").unlink()
    with pytest.raises(MissingError, match=r"boards/picosystem lacks mpconfigboard\.h"):
        build("picosystem", root=tree)


@pytest.mark.usefixtures("no_tools")
def test_without_tools_and_rights_it_says_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(MissingError) as told:
        micropython.prepare(tmp_path / "build", tmp_path / "log")
    message = str(told.value)
    assert told.value.status == 2
    assert "arm-none-eabi-gcc" in message
    assert "sudo apt-get install" in message
    assert "MICROPYTHON_DIR" in message
    assert not (tmp_path / "build").exists(), "nothing half-made is left behind"


def test_a_checkout_without_submodules_is_told_to_get_them(tmp_path: Path) -> None:
    assert "no MicroPython checkout" in micropython.checkout_problems(tmp_path)[0]
    (tmp_path / "ports" / "rp2").mkdir(parents=True)
    (tmp_path / "ports" / "rp2" / "CMakeLists.txt").touch()
    (tmp_path / "lib" / "tinyusb" / "src").mkdir(parents=True)
    (tmp_path / "lib" / "tinyusb" / "src" / "tusb.h").touch()
    (problem,) = micropython.checkout_problems(tmp_path)
    assert "lacks the submodules lib/mbedtls, lib/micropython-lib, lib/pico-sdk:" in problem
    assert f"make -C {tmp_path}/ports/rp2" in problem


def test_names_are_looked_up_and_the_same_ones_found(tmp_path: Path) -> None:
    """The tool that freezes Python finds the first of several names that are alike, also among those that came later."""
    head = "class Names:\n    def __init__(self):\n        self.qstrs = [None]\n\n    def find_by_str(self, s):"
    tool = tmp_path / "mpy-tool.py"
    tool.write_text(head + micropython.NAMES_ONE_BY_ONE)
    found = []
    for quick in (False, True):
        if quick:
            micropython.quicken(tool)
            assert micropython.NAMES_ONE_BY_ONE not in tool.read_text()
        space: dict[str, type] = {}
        exec(tool.read_text(), space)
        names = space["Names"]()
        places = []
        for word in ("a", "b", "a", "é", "", "c", "b"):
            names.qstrs.append(SimpleNamespace(str=word))
            places.append([names.qstrs.index(names.find_by_str(one)) for one in ("a", "b", "c", "é", "", "none")])
        found.append(places)
    assert found[0] == found[1]
    assert found[1][-1] == [1, 2, 6, 4, 5, 0]
    quickened = tool.read_text()
    micropython.quicken(tool)
    assert tool.read_text() == quickened


def test_missing_tools_are_named_with_their_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert toolchain.missing(with_debian_source=True)["dpkg-source"] == "dpkg-dev"
    assert "dpkg-source" not in toolchain.missing(with_debian_source=False)


def test_a_failed_program_shows_its_last_lines_and_its_log(tmp_path: Path) -> None:
    log = tmp_path / "a.log"
    with pytest.raises(BuildError, match=r"counting failed \(exit status 3\)") as told:
        run(["sh", "-c", "seq 100; exit 3"], log, "counting")
    assert str(log) in str(told.value)
    assert "  100" in str(told.value)
    assert "  50\n" not in str(told.value)


# --- UF2 and flash ---


def test_uf2_of_a_small_image() -> None:
    image = bytes(range(256)) + b"end"
    data = pack(image, 0xE48BFF56)
    assert data[:4] == b"UF2\n"
    assert unpack(data) == [
        Block(FLASH_BASE, 0, 2, 0xE48BFF56, bytes(range(256))),
        Block(FLASH_BASE + 256, 1, 2, 0xE48BFF56, b"end" + bytes(253)),
    ]


@pytest.mark.parametrize("place", [0, 4, 508])
def test_a_damaged_uf2_is_refused(place: int) -> None:
    data = bytearray(pack(bytes(600), 1))
    data[512 + place] ^= 1
    with pytest.raises(ValueError, match="block 1 "):
        unpack(bytes(data))
    with pytest.raises(ValueError, match="512-byte"):
        unpack(bytes(data[:700]))


def image_with_file_system(start: int, size: int, length: int) -> bytes:
    image = bytearray(length)
    struct.pack_into("<5I", image, 0xD4, 0x7188EBF2, FLASH_BASE + 0x200, FLASH_BASE + 0x208, 0, 0xE71AA390)
    struct.pack_into("<II", image, 0x200, FLASH_BASE + 0x300, FLASH_BASE + 0x340)
    struct.pack_into("<HHII", image, 0x300, 6, 0, 0, 0)
    struct.pack_into("<HHIII", image, 0x340, 7, 0, 0, start, size)
    return bytes(image)


def test_firmware_must_leave_the_file_system_alone() -> None:
    fits = image_with_file_system(FLASH_BASE + 4096, 8192, length=4096)
    assert file_system(fits) == (FLASH_BASE + 4096, 8192)
    assert check_size(fits) == 4096
    with pytest.raises(BuildError, match=r"takes 4\.1 KB, but the file system begins after 4 KB"):
        check_size(image_with_file_system(FLASH_BASE + 4096, 8192, length=4200))
    with pytest.raises(BuildError, match="declares no file system"):
        check_size(bytes(8192))


# --- really built ---


@pytest.mark.slow
def test_every_board_builds_a_good_uf2(tmp_path: Path) -> None:
    megabytes = {}
    for name in board_names():
        path = build(name, tmp_path / f"{name}.uf2")
        blocks = unpack(path.read_bytes())
        assert {block.family for block in blocks} == {FAMILIES[chip(ROOT / "boards" / name)]}
        assert [block.address for block in blocks] == [FLASH_BASE + 256 * number for number in range(len(blocks))]
        assert [block.number for block in blocks] == list(range(len(blocks)))
        assert {block.total for block in blocks} == {len(blocks)}
        start, size = file_system(flash_of(path))
        megabytes[name] = (start + size - FLASH_BASE) / 1024 / 1024
        assert megabytes[name] in (2, 4, 8, 16), "the file system ends where the flash ends"
        assert size % 4096 == 0
        assert len(blocks) * 256 <= start - FLASH_BASE
        modules = re.search(rb"(?:[\w/]+\.py\0){100,}", flash_of(path))
        assert modules and modules.group().split(b"\0")[:-1] == sorted(modules.group().split(b"\0")[:-1]), (
            "find_frozen.c halves it"
        )
    assert megabytes["picosystem"] == 16
    assert megabytes["pico_display"] == 2


@pytest.mark.slow
def test_the_same_sources_give_the_same_bytes(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "_content", lambda places: secrets.token_hex(12))  # none that was kept: each is made anew
    first = build("pico_display", tree / "first.uf2", root=tree).read_bytes()
    for path in [*tree.rglob("*.py")]:
        os.utime(path, (1, 1))
    assert build("pico_display", tree / "second.uf2", root=tree).read_bytes() == first
    elsewhere = tree / "moved"
    for folder in ("boards", "firmware"):
        shutil.copytree(tree / folder, elsewhere / folder)
    assert build("pico_display", tree / "third.uf2", root=elsewhere).read_bytes() == first
    text = flash_of(tree / "first.uf2")
    assert str(ROOT).encode() not in text
    assert str(tree).encode() not in text


@pytest.mark.slow
def test_changed_added_and_removed_files_get_in(tree: Path) -> None:
    extra = tree / "firmware" / "tercet" / "extra_module.py"
    main_file = tree / "firmware" / "main.py"
    board_file = tree / "boards" / "pico_display" / "board.py"

    def built() -> bytes:
        return flash_of(build("pico_display", tree / "out.uf2", root=tree))

    def write(path: Path, text: str) -> None:
        path.write_text(text)
        os.utime(path, (1, 1))  # older than anything built: dates must not matter

    write(main_file, "WORD = 'first words of all'\n")
    assert b"first words of all" in built()
    write(main_file, "WORD = 'other words now'\n")
    write(extra, "WORD = 'words of an added file'\n")
    write(board_file, board_file.read_text() + "\nWORD = 'words of the board'\n")
    image = built()
    assert b"first words of all" not in image
    assert b"other words now" in image
    assert b"words of an added file" in image
    assert b"tercet/extra_module.py" in image
    assert b"words of the board" in image
    extra.unlink()
    assert b"extra_module" not in built()


@pytest.mark.slow
def test_only_the_faces_of_the_boards_panel_are_frozen(tree: Path) -> None:
    faces = tree / "firmware" / "tercet" / "ui" / "faces"
    for size in ("240x240", "320x240", "240x135"):
        (faces / f"faces_{size}.py").write_text(f"WORD = 'drawn for {size}'\n")
    for name, size in (("picosystem", "240x240"), ("pico_display_2", "320x240"), ("pico_display", "240x135")):
        image = flash_of(build(name, tree / "out.uf2", root=tree))
        assert set(re.findall(rb"drawn for (\d+x\d+)", image)) == {size.encode()}
    (faces / "faces_240x135.py").unlink()
    with pytest.raises(BuildError, match="make the card faces of a 240x135 panel"):
        build("pico_display", tree / "out.uf2", root=tree)


@pytest.mark.slow
def test_an_image_with_two_languages_has_no_other(tree: Path) -> None:
    """`make uf2 LANGUAGES=de`: English is in as well; the image says so by its name, and is smaller."""
    path = build("pico_display", root=tree, languages="de")
    assert path == tree / "build" / "uf2" / "tercet-pico_display-en-de.uf2"
    image, whole = flash_of(path), flash_of(build("pico_display", tree / "all.uf2", root=tree))
    assert set(re.findall(rb"tercet/ui/text/(\w\w)/table\.py", whole)) == {b"en", b"de", b"fr", b"sv", b"fi", b"no", b"is"}
    assert set(re.findall(rb"tercet/ui/text/(\w\w)/\w+\.py", image)) == {b"en", b"de"}
    assert len(image) < len(whole) - 100 * 1024
    assert sorted(path.name for path in (tree / "firmware" / "tercet" / "ui" / "text").iterdir() if path.is_dir()) == [
        *("de", "en", "fi", "fr", "is", "no", "sv")
    ], "the sources are as they were"


def test_a_file_that_does_not_compile_fails_with_its_name(tree: Path) -> None:
    (tree / "firmware" / "tercet" / "wrong.py").write_text("x = = 1\n")
    with pytest.raises(BuildError, match=r"tercet/wrong\.py"):
        build("pico_display", tree / "out.uf2", root=tree)
    assert not (tree / "out.uf2").exists()
    assert list(cross_compile(tree)) == [Path("firmware/tercet/wrong.py")]


def test_every_firmware_file_compiles_for_the_chip() -> None:
    assert Path("boards/picosystem/board.py") in firmware_files()
    assert cross_compile() == {}


def test_mpy_cross_makes_the_bytecode_of_the_firmware() -> None:
    assert os.access(mpy_cross(), os.X_OK)


def test_version_and_date_do_not_come_from_git_or_today(tmp_path: Path) -> None:
    assert BUILD_EPOCH == "1744675200"
    (tmp_path / "py").mkdir()
    numbers = {"MAJOR": 1, "MINOR": 25, "MICRO": 0, "PRERELEASE": 0}
    text = "".join(f"#define MICROPY_VERSION_{name} {number}\n" for name, number in numbers.items())
    (tmp_path / "py" / "mpconfig.h").write_text(text)
    assert micropython_version(tmp_path) == "v1.25.0"
