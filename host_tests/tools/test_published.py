"""The model of the flash's cache against times that others measured on a Raspberry Pi Pico."""

from __future__ import annotations

import pytest

from host_tests.rigs import plain_micropython
from tools.bench import published
from tools.image.builder import BUILD
from tools.image.micropython import prepare

NEAR = 0.10  # of a published score


@pytest.mark.slow
def test_benchmarks_take_as_long_as_on_a_pico() -> None:
    uf2 = plain_micropython.build()
    benchmarks = prepare(BUILD, BUILD / "plain.log").tree / "tests" / "perf_bench"
    measured = published.through_cache(uf2, benchmarks, ["bm_fannkuch", "bm_nqueens", "core_qstr"])
    for name, score in measured.items():
        figures = published.FIGURES[name]
        assert min(abs(score / figure - 1) for figure in figures) < NEAR, f"{name}: {score}, published are {figures}"
    assert len(measured) == 3
