"""What each language takes, as it was measured last, and whether it is true of the language that leaves the least."""

import pytest

from tools.bench import languages
from tools.bench.budgets import BY_KEY, SQUARE
from tools.image import build


def test_every_language_leaves_the_heap_its_budget() -> None:
    """Budgets of heap are those of English: a language costs flash."""
    kept = languages.kept()
    assert list(kept) == languages.CODES
    assert all(cost.flash > 10_000 and BY_KEY["heap_free"].holds(cost.free / 1024, SQUARE) for cost in kept.values())


@pytest.mark.slow
def test_what_is_kept_is_true() -> None:
    """Of the language that leaves the least, to 2 KB."""
    kept = languages.kept()
    worst = min(kept, key=lambda code: kept[code].free)
    assert languages.free(build(languages.BOARD), worst) == pytest.approx(kept[worst].free, abs=2048)
