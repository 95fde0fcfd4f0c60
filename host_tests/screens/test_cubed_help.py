"""The help of SET Cubed: its pictures show what they say."""

import pytest
from tercet.core import cubed
from tercet.screens import cubed_help
from tercet.ui.text import en

REASONS = (None, cubed.NO_SET, cubed.NOT_JOINED)  # of the three pictures, in order


def test_there_is_a_picture_of_each():
    """Issue: pictures of a legal and an illegal turn; each has its words."""
    pictures = en.dice.cubed.PICTURES
    assert len(cubed_help.EXAMPLES) == len(pictures) == len(REASONS)
    assert {legal for legal, _, _ in cubed_help.EXAMPLES} == {True, False}


@pytest.mark.parametrize("page", range(3))
def test_a_picture_shows_what_the_rules_say(page):
    """A turn that is shown as legal is, and earns what its words say; the others are refused for the reason they name."""
    legal, lying, laid = cubed_help.EXAMPLES[page]
    before = {(row, column): face for row, column, face in lying}
    turn = [(row, column, face, False) for row, column, face in laid]
    heading, words = en.dice.cubed.PICTURES[page]
    if legal:
        sets, points = cubed.score_turn(before, turn)
        assert sets == 2 and words.endswith(f"+{points}")
        return
    with pytest.raises(cubed.Refusal) as caught:
        cubed.score_turn(before, turn)
    assert caught.value.reason == REASONS[page] and heading != en.dice.cubed.PICTURES[0][0]
