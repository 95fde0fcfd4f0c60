"""The pictures in the help of the dice games show what their words say."""

import pytest
from tercet.core import cubed, dice, grid
from tercet.screens import games
from tercet.screens.dice_examples import EXAMPLES
from tercet.ui.dieface import ALONE, LOOSE
from tercet.ui.text import en

REASONS = (None, cubed.NO_SET, cubed.NOT_JOINED)  # of the three pictures of SET Cubed, in order


def test_there_is_a_picture_of_each():
    """Pictures of what is right and what is not, for each of the three games; each has its words."""
    assert set(EXAMPLES) == set(en.dice.PICTURES) == set(games.DICE)
    for name, pages in EXAMPLES.items():
        assert len(pages) == len(en.dice.PICTURES[name]) == 3
        assert {right for right, _, _, _ in pages} == {True, False}


@pytest.mark.parametrize("page", range(3))
def test_a_turn_of_set_cubed(page):
    """A turn that is shown as legal is, and earns what its words say; the others are refused for the reason they name."""
    legal, lying, laid, _ = EXAMPLES["cubed"][page]
    before = {(row, column): face for row, column, face in lying}
    turn = [(row, column, face, False) for row, column, face in laid]
    heading, words = en.dice.PICTURES["cubed"][page]
    if legal:
        sets, points = cubed.score_turn(before, turn)
        assert sets == 2 and words.endswith(f"+{points}")
        return
    with pytest.raises(cubed.Refusal) as caught:
        cubed.score_turn(before, turn)
    assert caught.value.reason == REASONS[page] and heading != en.dice.PICTURES["cubed"][0][0]


@pytest.mark.parametrize("page", range(3))
def test_three_dice_of_speed(page):
    """RULES 6: three identical faces are a SET. 6.2: any two dice and a WILD are a SET."""
    right, lying, new, _ = EXAMPLES["speed"][page]
    faces = [face for _, _, face in lying]
    assert len(faces) == 3 and not new
    if dice.WILD in faces:
        assert right and page == 1 and faces.count(dice.WILD) == 1
        return
    assert dice.is_set(*faces) == right
    if page == 0:
        assert len(set(faces)) == 1
    if not right:
        assert dice.failing_features(*faces) == (dice.FEATURES[0],), "the number alone"
        assert sorted(dice.features(face)[0] + 1 for face in faces) == [1, 2, 2], "as the words say"


@pytest.mark.parametrize("page", range(3))
def test_a_grid_of_crossword(page):
    """RULES 6.3: every die used is part of at least one SET, all dice hang together by their sides. The marks too."""
    right, lying, new, mark = EXAMPLES["crossword"][page]
    faces = grid.empty_grid()
    for row, column, face in (*lying, *new):
        faces[row * grid.SIDE + column] = face
    alone, loose = grid.judge(faces)
    cells = [row * grid.SIDE + column for row, column, _ in new]
    assert (alone == loose == []) == right
    if page == 1:
        assert (alone, loose, mark) == (cells, [], ALONE)
    if page == 2:
        assert (alone, loose, mark) == ([], cells, LOOSE)
