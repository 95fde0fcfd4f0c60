"""The pictures in the help of the dice games show what their words say."""

import pytest
from tercet.core import dice
from tercet.core.crossword import grid
from tercet.core.cubed import board as cubed
from tercet.core.games import DICE_GAMES
from tercet.screens import routes
from tercet.ui.dice.painter import ALONE, LOOSE
from tercet.ui.text import en, of_game

CUBED_WORDS = of_game(en, "cubed")

REASONS = (None, cubed.NO_SET, cubed.NOT_JOINED)  # of the three pictures of SET Cubed, in order


def examples(name):
    """The pictures in the help of a game."""
    return routes.of_game(name, "help").Page.EXAMPLES


def test_there_is_a_picture_of_each():
    """Pictures of what is right and what is not, for each of the three games; each has its words."""
    for name in DICE_GAMES:
        assert len(examples(name)) == len(of_game(en, name).PICTURES) == 3
        assert {right for right, _, _, _ in examples(name)} == {True, False}


@pytest.mark.parametrize("page", range(3))
def test_a_turn_of_set_cubed(page):
    """A turn that is shown as legal is, and earns what its words say; the others are refused for the reason they name."""
    legal, lying, laid, _ = examples("cubed")[page]
    before = {(row, column): face for row, column, face in lying}
    turn = [(row, column, face, False) for row, column, face in laid]
    heading, words = CUBED_WORDS.PICTURES[page]
    if legal:
        sets, points = cubed.score_turn(before, turn)
        assert sets == 2 and words.endswith(f"+{points}")
        return
    with pytest.raises(cubed.Refusal) as caught:
        cubed.score_turn(before, turn)
    assert caught.value.reason == REASONS[page] and heading != CUBED_WORDS.PICTURES[0][0]


@pytest.mark.parametrize("page", range(3))
def test_three_dice_of_speed(page):
    """RULES 6: three identical faces are a SET. 6.2: any two dice and a WILD are a SET."""
    right, lying, new, _ = examples("speed")[page]
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
    right, lying, new, mark = examples("crossword")[page]
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
