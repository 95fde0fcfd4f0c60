"""The bench without a device: its budgets, its table, its comparison, its exit status, and how it reads what it is given."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tools.bench import __main__ as command
from tools.bench import battery, budgets, device, measure, misses, response, size, table
from tools.bench.budgets import BY_KEY, ROWS, SMALL, SQUARE, WIDE
from tools.bench.table import Results
from tools.emulator import Event

BAUD = 62_500_000


def results(panel: tuple[int, int] = SQUARE, **values: float) -> Results:
    found = Results("picosystem", panel, BAUD, "abc123", 800_000)
    for key, value in values.items():
        found.put(key, value)
    return found


def test_every_row_has_a_name_of_its_own() -> None:
    assert len(BY_KEY) == len(ROWS) and len({row.what for row in ROWS}) == len(ROWS)


@pytest.mark.parametrize(
    ("key", "panel", "budget"),
    [
        ("start", SQUARE, 155),
        ("start", WIDE, 160),
        ("table", SQUARE, 17),
        ("table", WIDE, 17 * 4 / 3),
        ("canvas", SQUARE, 12.7),
        ("canvas", SMALL, 12.7 * 135 / 240),
        ("heap_free", SQUARE, 130),
        ("heap_free", WIDE, 120),
        ("heap_waiting", WIDE, 0),
        ("move_median", SQUARE, None),
    ],
)
def test_budgets_by_panel_size(key: str, panel: tuple[int, int], budget: float | None) -> None:
    assert BY_KEY[key].budget_for(panel) == (None if budget is None else pytest.approx(budget))


def test_the_limit_of_a_frame_is_the_wire() -> None:
    assert BY_KEY["canvas"].limit_for(SQUARE, BAUD) == pytest.approx(11.06, abs=0.01)
    assert BY_KEY["canvas"].limit_for(WIDE, BAUD) == pytest.approx(14.75, abs=0.01)
    assert BY_KEY["start"].limit_for(WIDE, BAUD) == budgets.PANEL_WAITS
    assert BY_KEY["sets_12"].limit_for(SQUARE, BAUD) is None


@pytest.mark.parametrize(
    ("key", "value", "holds"),
    [
        ("start", 155, True),
        ("start", 155.1, False),
        ("heap_free", 130, True),
        ("heap_free", 129.9, False),
        ("heap_waiting", 0, True),
        ("heap_waiting", 16, False),
        ("table_drawn", 1e6, True),
    ],
)
def test_a_value_at_its_budget_holds(key: str, value: float, holds: bool) -> None:
    assert BY_KEY[key].holds(value, SQUARE) is holds


@pytest.mark.parametrize(
    ("key", "panel", "budget"),
    [("start", WIDE, 170), ("table", SQUARE, 20), ("table", WIDE, 23), ("press_99", SQUARE, 17), ("press_worst", WIDE, 24)],
)
def test_budgets_of_what_silicon_takes(key: str, panel: tuple[int, int], budget: float) -> None:
    """With the flash's cache: table 20 ms, start 170 ms, 99 of 100 keys in 17 ms, worst 24 ms."""
    assert BY_KEY[key].cached_for(panel) == pytest.approx(budget) and BY_KEY["sets_12"].cached_for(panel) is None


@pytest.mark.parametrize(("cached", "holds"), [(None, True), (19.9, True), (20.0, True), (20.1, False)])
def test_what_the_cache_costs_has_a_budget_of_its_own(cached: float | None, holds: bool) -> None:
    """20 ms for a whole table, on silicon."""
    found = results(table=16.0, move=5.0)
    if cached is not None:
        found.cached["table"] = cached
    assert [row.key for row in found.over()] == ([] if holds else ["table"])
    line = next(line for line in table.lines(found) if line.startswith(BY_KEY["table"].what))
    assert line.endswith("ok" if holds else "OVER")


def test_the_table_names_what_is_over_and_what_was_not_measured() -> None:
    found = results(start=150, canvas=16, heap_free=180)
    found.lack(("save",), "nothing is saved yet")
    found.notes["canvas"] = "with care"
    text = table.lines(found)
    line = {row.key: next(line for line in text if line.startswith(row.what)) for row in ROWS}
    assert line["start"].endswith("ok") and "150 ms" in line["start"] and "1.20" in line["start"]
    assert line["canvas"].endswith("OVER") and "12.7" in line["canvas"] and "1.45" in line["canvas"]
    assert line["heap_free"].endswith("ok")
    assert "not measured" in line["save"]
    assert "whole canvas sent: with care" in text
    assert "not measured: a save: first to last flash step, worst: nothing is saved yet" in text
    assert text[-1] == "over budget: whole canvas sent"
    assert len({len(line) for line in text[2:4]}) <= 2 and all(len(line) < 128 for line in text)


def test_a_run_with_every_budget_met_says_so() -> None:
    assert table.lines(results(start=150))[-1] == "every budget that was measured is met"


@pytest.mark.parametrize(
    ("value", "text"),
    [(None, "-"), (0, "0"), (0.914, "0.91"), (9.357, "9.36"), (27.31, "27.3"), (188.64, "189"), (13078, "13078")],
)
def test_numbers_have_three_digits(value: float | None, text: str) -> None:
    assert table.number(value) == text


def test_what_was_saved_is_compared(tmp_path: Path) -> None:
    table.save(results(start=150, canvas=16, move=11), tmp_path / "a.json")
    table.save(results(start=150, canvas=11.4, table=25), tmp_path / "deeper" / "b.json")
    text = table.differences(table.load(tmp_path / "a.json"), table.load(tmp_path / "deeper" / "b.json"))
    assert f"{BY_KEY['start'].what}: 150 ms, the same" in text
    assert f"{BY_KEY['canvas'].what}: 16 -> 11.4 ms, -28.7% met again" in text
    assert f"{BY_KEY['move'].what}: only in the first" in text
    assert f"{BY_KEY['table'].what}: 25 ms, only in the second" in text


@pytest.mark.parametrize("content", ["", "[]", '{"rows": {}}'])
def test_a_file_that_is_no_result_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "x.json"
    path.write_text(content)
    with pytest.raises(ValueError, match=r"x\.json"):
        table.load(path)
    assert command.main(["--compare", str(path), str(path)]) == 2


@pytest.mark.parametrize(("canvas", "status"), [(11.4, 0), (16.0, 1)])
def test_a_missed_budget_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], canvas: float, status: int
) -> None:
    """What the same takes with the flash's cache stands beside it."""
    cached = {"rows": {"canvas": {"value": 17.5}}}
    monkeypatch.setattr(measure, "measure", lambda *_arguments, **_options: results(canvas=canvas))
    monkeypatch.setattr(measure, "through_cache", lambda *_arguments: cached)
    target = tmp_path / "r.json"
    assert command.main(["picosystem", "--uf2", str(tmp_path / "any.uf2"), "--json", str(target)]) == status
    assert table.load(target)["rows"]["canvas"]["cached"] == 17.5
    assert table.load(target)["rows"]["canvas"]["ok"] is (status == 0)
    assert "whole canvas sent" in capsys.readouterr().out


def test_an_unknown_board_is_named_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["gameboy"]) == 2
    assert "picosystem" in capsys.readouterr().err


def test_the_pixels_of_one_step_are_the_answer() -> None:
    trace = [
        Event(900, "first pixel", 0),
        Event(950, "last pixel", 30),  # before the key
        Event(1000, "press", 21),
        Event(5000, "command", 0x2C),
        Event(5100, "first pixel", 0),
        Event(6100, "last pixel", 6000),
        Event(14000, "first pixel", 0),  # the sentence, which was made while the card was sent
        Event(15000, "last pixel", 6528),
        Event(28000, "first pixel", 0),
        Event(28200, "last pixel", 1296),  # the clock, steps later
    ]
    assert device.sent(trace, 1000) == device.Answer(14000, 12528)
    with pytest.raises(device.NotMeasured):
        device.sent(trace[:4], 1000)


def test_the_first_picture_needs_the_panel_on() -> None:
    pixels = [Event(190_000, "first pixel", 0), Event(200_000, "last pixel", 86_400)]
    on = Event(201_000, "command", device.DISPON)
    assert not device.displayed(pixels)
    assert device.displayed([*pixels, on])
    assert device.first_picture([*pixels, on]) == 201_000


MAP = """
 .rodata.str1.1
                0x1004af00     0x2000 CMakeFiles/firmware.dir/frozen_content.c.o
                               0x2afa (size before relaxing)
 .rodata.fun_data_tercet_ui_type_Type_draw
                0x10050000      0x100 CMakeFiles/firmware.dir/frozen_content.c.o
 .rodata.mp_qstr_frozen_const_pool
                0x10060000       0x80 CMakeFiles/firmware.dir/frozen_content.c.o
                0x10060000                mp_qstr_frozen_const_pool
 .text          0x1003089a      0x400 CMakeFiles/firmware.dir/frozen_content.c.o
 .text          0x10040000      0x999 CMakeFiles/firmware.dir/main.c.o
 .rodata.dropped
                0x00000000       0x50 CMakeFiles/firmware.dir/frozen_content.c.o
 .bss           0x20000100       0x10 CMakeFiles/firmware.dir/frozen_content.c.o
"""


def test_flash_is_counted_from_the_map() -> None:
    taken = size.read(MAP)
    assert taken.total == 0x2000 + 0x100 + 0x80 + 0x400
    assert size.by_module(taken) == {size.SHARED: 0x2480, "tercet.ui.type": 0x100}
    assert size.largest(taken) == ["names and shared constants 9.1", "tercet.ui.type 0.2"]
    with pytest.raises(device.NotMeasured):
        size.read("nothing of ours")


def test_modules_come_after_what_they_import() -> None:
    names = size.modules()
    assert len(names) == len(set(names)) > 60
    for first, later in (
        ("tercet.ui.theme", "tercet.ui.cards.painter"),
        ("tercet.core.cards", "tercet.core.layout"),
        ("tercet.timing.keys", "tercet.app"),
        ("tercet.screens.listing", "tercet.screens.menu"),
    ):
        assert names.index(first) < names.index(later)


def test_presses_that_the_collector_held_up() -> None:
    presses = [
        response.Press("DOWN", 1000, 9000),
        response.Press("SELECT", 20_000, 25_000),
        response.Press("UP", 40_000, 52_000),
    ]
    played = response.Played(presses, [(5000, 8000), (19_000, 21_000), (60_000, 66_000)], [])
    assert played.held_up() == 1 and played.met() == 1
    assert played.summary() == (8.0, 12.0, 12.0)
    assert played.worst_move() == 12.0
    assert played.written() == []


def test_presses_that_met_a_file_being_written() -> None:
    """They are told apart: neither lost among the others nor taken for how fast the screens are."""
    presses = [
        response.Press("DOWN", 1000, 9000),
        response.Press("SELECT", 20_000, 28_000),
        response.Press("UP", 40_000, 82_000),
    ]
    played = response.Played(presses, [], [(29_000, 30_000), (35_000, 80_000)])
    assert played.written() == [presses[2]]
    assert played.summary() == (8.0, 8.0, 8.0)
    assert played.worst_move() == 8.0
    assert response.Played(presses, [], [(27_000, 29_000)]).written() == [presses[1]], "it begins before the effect is there"


def test_the_cell_lasts_longer_in_the_dark() -> None:
    assert battery.current(1, 0) == pytest.approx(9 * 125 / 48 + 6)
    assert battery.current(0, 0) < battery.current(1, 0) < battery.current(1, 1)
    bright = battery.lines(1)[1]
    assert bright.split()[-4:] == ["7.6", "h", "8.9", "h"], "525 mAh and 618 mAh by 69.4 mA"


def test_the_key_presses_fall_at_all_phases_of_the_sampling() -> None:
    assert len({round(wait % 5, 3) for wait in measure.MOVES}) >= 20
    assert max(measure.MOVES) < device.COLLECTED < 250 <= min(measure.COLLECTED)


def test_what_cannot_be_measured_yet_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    found = results()

    def fail() -> Any:
        raise device.NotMeasured("no picture")

    measure._guarded(found, ("start", "canvas"), fail)
    assert set(found.missing) == {"start", "canvas"} and "no picture" in found.missing["start"]
    assert [row.key for row in found.unknown()] == ["start", "canvas"], "what has a budget and was not measured"


HOT_MAP = """
 .text.mp_getiter
                0x10001000       0x10 CMakeFiles/firmware.dir/py/runtime.c.o
                0x10001000                mp_getiter
 .rodata.fun_data_tercet_app_App_step
                0x10001010       0x08 CMakeFiles/firmware.dir/frozen_content.c.o
 .text          0x10001018       0x0c /usr/lib/libgcc.a(_divsi3.o)
 .text.dropped  0x00000000       0x20 CMakeFiles/firmware.dir/py/runtime.c.o
 .text.in_ram   0x20000400       0x20 CMakeFiles/firmware.dir/py/runtime.c.o
"""


def test_misses_are_counted_by_what_lies_there() -> None:
    places = misses.sections(HOT_MAP)
    assert [(place.name, place.module) for place in places] == [
        ("mp_getiter", ""),
        ("fun_data_tercet_app_App_step", "tercet.app"),
        ("_divsi3 .text", ""),
    ], "what was dropped and what lies in RAM is not read through the cache"
    missed = Counter({0x10001000: 5, 0x10001008: 2, 0x10001010: 30, 0x10001018: 7, 0x10001020: 1, 0x10002000: 9})
    functions, modules = misses.counted(places, missed)
    assert functions == {"mp_getiter": 7, "frozen Python": 30, "_divsi3 .text": 8, misses.ELSEWHERE: 9}
    assert modules == {"tercet.app": 30}
