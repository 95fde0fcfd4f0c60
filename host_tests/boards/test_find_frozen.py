"""boards/find_frozen.c, compiled for this computer: what it finds among frozen modules, against a plain definition."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parents[2] / "boards" / "find_frozen.c"
NO, FOLDER, FILE, LEFT_TO_MICROPYTHON = range(4)
NAMES = ["_boot.py", "a-b.py", "a.py", "a/__init__.py", "a/b.py", "ab/c.py", "main.py", "tercet/ui/text/en/help.py", "z/y.py"]
ASKED = [
    "a",
    "a.py",
    "a.mpy",
    "a/b",
    "a/b.py",
    "a/__init__.py",
    "ab",
    "ab/c",
    "b",
    "tercet/ui",
    "tercet/ui/text/e",
    "z",
    "z/y.pyx",
    "0",
]

# As little of MicroPython as the file needs. A module is its place among the names.
HEADER = """
#pragma once
#include <stddef.h>
typedef unsigned char byte;
typedef struct { struct { unsigned short *qstr_table; } constants; } mp_frozen_module_t;
typedef enum { MP_IMPORT_STAT_NO_EXIST, MP_IMPORT_STAT_DIR, MP_IMPORT_STAT_FILE } mp_import_stat_t;
enum { MP_FROZEN_NONE, MP_FROZEN_STR, MP_FROZEN_MPY };
const char *qstr_str(size_t number);
"""
PROGRAM = """
#include <stdio.h>
#include "py/bc.h"
const char *names[] = {%(quoted)s};
const char mp_frozen_names[] = %(joined)s;
static unsigned short tables[%(count)d];
static const mp_frozen_module_t modules[] = {%(modules)s};
const mp_frozen_module_t *const mp_frozen_mpy_content[] = {%(content)s};
const char *qstr_str(size_t number) { return names[number]; }
int __real_mp_find_frozen_module(const char *path, int *type, void **module) { return 3; }
int __wrap_mp_find_frozen_module(const char *path, int *type, void **module);
int main(int count, char **paths) {
    for (int at = 0; at < %(count)d; at++) tables[at] = at;
    for (int at = 1; at < count; at++) {
        int type = -1;
        void *module = NULL;
        int found = __wrap_mp_find_frozen_module(paths[at], NULL, NULL);
        if (__wrap_mp_find_frozen_module(paths[at], &type, &module) != found) return 1;
        int place = module ? (int)((mp_frozen_module_t *)module - modules) : -1;
        printf("[%%d, %%d, %%d]\\n", found, type, place);
    }
}
"""
Search = Callable[[list[str], list[str]], list[list[int]]]


@pytest.fixture
def search(tmp_path: Path) -> Search:
    """Compile the file with these names frozen and look for paths: what was found, its type, its place among the names."""
    (tmp_path / "py").mkdir()
    for header in ("bc.h", "frozenmod.h", "qstr.h"):
        (tmp_path / "py" / header).write_text(HEADER)

    def found(names: list[str], paths: list[str]) -> list[list[int]]:
        places = range(len(names))
        parts = {
            "quoted": ", ".join(json.dumps(name) for name in names),
            "joined": " ".join(f'"{name}\\0"' for name in names),
            "count": len(names),
            "modules": ", ".join(f"{{{{&tables[{place}]}}}}" for place in places),
            "content": ", ".join(f"&modules[{place}]" for place in places),
        }
        (tmp_path / "main.c").write_text(PROGRAM % parts)
        program = tmp_path / "search"
        subprocess.run(["gcc", "-Wall", "-I", tmp_path, tmp_path / "main.c", SOURCE, "-o", program], check=True)
        printed = subprocess.run([program, *paths], check=True, capture_output=True, text=True).stdout
        return [json.loads(line) for line in printed.splitlines()]

    return found


def defined(path: str) -> list[int]:
    """What py/frozenmod.c says of a path: a file of this name, a folder with one in it, or nothing."""
    if path in NAMES:
        return [FILE, 2, NAMES.index(path)]
    return [FOLDER if any(name.startswith(path + "/") for name in NAMES) else NO, 0, -1]


def test_every_module_and_folder_is_found(search: Search) -> None:
    assert sorted(NAMES) == NAMES
    paths = NAMES + ASKED
    assert search(NAMES, paths) == [defined(path) for path in paths]


@pytest.mark.parametrize("count", range(1, len(NAMES)))
def test_however_many_there_are(search: Search, count: int) -> None:
    assert search(NAMES[:count], NAMES) == [[FILE, 2, place] if place < count else [NO, 0, -1] for place in range(len(NAMES))]


def test_names_without_order_are_left_to_micropython(search: Search) -> None:
    """A board's manifest that freezes one more module behind all others still works."""
    assert {found for found, _, _ in search([*NAMES, "driver.py"], [*NAMES, "driver.py"])} == {LEFT_TO_MICROPYTHON}
