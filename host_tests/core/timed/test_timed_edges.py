"""Timed says which targets there are (RULES 3)."""

import pytest
from tercet.core.timed.rules import Timed

from host_tests.core.single.helpers import ADVANCED


@pytest.mark.parametrize("target", (0, 11, 31))
def test_another_target_is_told(target):
    """10, 20 or 30 by choice: the message names those and the one that was wanted."""
    with pytest.raises(ValueError, match=r"\w") as caught:
        Timed(ADVANCED, 1, 0, target=target)
    assert str(caught.value) == f"the target is 10, 20 or 30 SETs, not {target}"
