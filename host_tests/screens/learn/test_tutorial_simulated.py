"""The tutorial, by the keys of three boards. Wanted: "Tutorial, interactive, skippable, at first start and from the menu"."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.core.cards import failing_features
from tercet.core.lessons import QUESTIONS
from tercet.screens import verdict
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.players.player import Player
from host_tests.players.sets import failing, no_set_of, reasons, refusals, sets_of, threes
from host_tests.players.tutorial_player import (
    FIRST_QUESTION,
    HEADINGS,
    answer_right,
    first_start,
    go_on,
    onward,
    skip_the_rest,
    to_the_guided_table,
)
from host_tests.runs.tiers import first_of
from host_tests.screens.single.test_why_not import context
from tools.simulator import Simulator

CLASSIC_WORDS = of_game(en, "classic")

BOARDS = ("pico_display", "picosystem", "pico_display_2")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))
SOON = 1500  # ms in which what is to be written is written
PATIENCE = 20_000  # ms without a key after which the guided table helps
Sit = Callable[..., Player]


def check_key(player: Player, button: str, meaning: str) -> None:
    label = player.label(button)
    assert words.beside(player.picture(), label, meaning), f"{label} {meaning!r} is not in the bottom line"


@ON_EACH_BOARD
def test_from_the_first_start_through_all_of_it_to_the_menu(sit: Sit, board: str) -> None:
    """Each step says what the keys do; the guided table takes a real SET found with the real keys."""
    player = sit(board)
    first_start(player)
    for heading in HEADINGS:
        assert player.shows(heading)
        check_key(player, "SELECT", en.NEXT)
        check_key(player, "BACK", en.SKIP)
        go_on(player)
    for question in range(len(QUESTIONS)):
        answer_right(player, question)
        check_key(player, "SELECT", en.NEXT)
        go_on(player)
    go_on(player)
    glass = player.rest()
    assert len(glass.codes) == 9 and glass.cursor == 0
    wrong = no_set_of(glass.codes)
    seen = player.claim(wrong, glass)
    said = refusals(glass.codes, wrong)
    assert any(all(player.shows(line) for line in lines) for lines in said), f"none of {said} is on the glass"
    assert seen.codes == glass.codes
    after = player.claim(sets_of(glass.codes)[0], seen)
    assert player.shows(en.FOUND) and after.chosen == set(sets_of(glass.codes)[0])
    check_key(player, "SELECT", en.NEXT)
    go_on(player)
    assert player.shows(en.ALL_KEYS)
    check_key(player, "SELECT", en.TO_MENU)
    go_on(player)
    assert player.in_focus(CLASSIC_WORDS.NAME), "the way leads on to the first game"


@ON_EACH_BOARD
def test_the_values_of_each_feature_are_named(sit: Sit, board: str) -> None:
    """ "the four features one by one": each on a page of its own, with a card for every value and its name."""
    player = sit(board)
    first_start(player)
    for feature, names in enumerate((en.ONE_OF[0], en.COLOURS[0], en.ONE_OF[2], en.TWO_OF[3])):
        go_on(player)
        assert player.shows(en.FEATURE_PAGES[feature][0])
        for name in names:
            assert player.highlighted(name), f"{name} is not named"


@ON_EACH_BOARD
def test_every_answer_says_why(sit: Sit, board: str) -> None:
    """ "three answers and the reason for each wrong one, including the mixed case"; the right one says why it is right. All
    reasons are of one size, however many there are."""
    player, sizes = sit(board), set()
    first_start(player)
    go_on(player, FIRST_QUESTION)
    for pair, answers in QUESTIONS:
        wrong = [place for place, card in enumerate(answers) if failing_features(*pair, card)]
        assert len(wrong) == 2
        cursor, refused = wrong[0], set()  # it begins at a wrong one: one key alone finds nothing
        for place in wrong:
            onward(player, (place - cursor) % 3)
            go_on(player)
            cards = (*pair, answers[place])
            assert player.shows(f"{en.MARKS[0]} {en.NO_SET}")
            for feature in failing_features(*cards):
                reason = words.find(player.picture(), verdict.reason(context(), cards, feature))
                assert reason, f"it is not said how feature {feature} refuses"
                sizes.add(reason.bottom - reason.top)
            assert not player.shows(en.RIGHT)
            go_on(player)  # try again: the cursor goes to the next answer
            assert player.shows(en.WHICH_THIRD)
            refused.add(place)
            cursor = next(after % 3 for after in (place + 1, place + 2) if after % 3 not in refused)
        place = 3 - sum(wrong)
        onward(player, (place - cursor) % 3)
        go_on(player)
        assert player.shows(f"{en.MARKS[1]} {en.RIGHT}")
        picture = player.picture()
        for feature in range(4):
            allowed = verdict.agreement(context(), (*pair, answers[place]), feature)
            short = en.DIFFERENT if allowed == en.ALL_DIFFERENT else en.SAME
            assert words.shows(picture, en.FEATURES[feature])
            assert words.shows(picture, allowed) or words.shows(picture, short)
        go_on(player)
    assert player.shows(en.YOUR_TURN[0]) and len(sizes) == 1


def test_the_questions_cover_what_people_doubt() -> None:
    """At least three; one in which the same and different mix, one in which all four differ; no card twice."""
    kinds = set()
    for pair, answers in QUESTIONS:
        assert len({*pair, *answers}) == 5
        right = [card for card in answers if not failing_features(*pair, card)]
        assert len(right) == 1
        kinds.add(sum(pair[0] // power % 3 != pair[1] // power % 3 for power in (27, 9, 3, 1)))
    assert len(QUESTIONS) >= 3 and {1, 2, 4} <= kinds


@ON_EACH_BOARD
def test_one_key_skips_it_and_it_does_not_come_again(sit: Sit, board: str) -> None:
    """Skippable, and once only, also after the power was off; it is found again in the menu, and leads back there."""
    player = sit(board)
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    first_start(player)
    player.press("BACK")
    player.settle()
    assert player.in_focus(CLASSIC_WORDS.NAME)
    player.handheld.run(SOON)
    simulator.power_cycle()
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    assert player.in_focus(CLASSIC_WORDS.NAME) and not player.shows(en.WELCOME[0])
    player.choose(en.TUTORIAL[0])
    assert player.shows(en.WELCOME[0])
    player.press("BACK")
    player.settle()
    assert player.in_focus(en.TUTORIAL[0])


@pytest.mark.parametrize("board", BOARDS[:2])
def test_the_rest_is_not_skipped_unasked(sit: Sit, board: str) -> None:
    """Whoever presses BACK for the page before is asked, on a page, in a question and at the guided table, and stays there.
    Afterwards the focus is on the first game, or on what was chosen in the menu, which begins at the first page."""
    player = sit(board)
    first_start(player)
    go_on(player)
    for heading in (HEADINGS[1], en.WHICH_THIRD, en.FIND_A_SET):
        while not player.shows(heading):
            if player.shows(en.WHICH_THIRD):
                answer_any(player)
            go_on(player)
        check_key(player, "BACK", en.SKIP)
        player.press("BACK")
        player.settle()
        assert player.shows(en.SKIP_IT[0]) and player.in_focus(en.SKIP_IT[2])
        player.press("SELECT")
        player.settle()
        assert player.shows(heading)
    skip_the_rest(player)
    assert player.in_focus(CLASSIC_WORDS.NAME)
    player.choose(en.TUTORIAL[0])
    assert player.shows(en.WELCOME[0])
    go_on(player, 2)
    skip_the_rest(player)
    assert player.in_focus(en.TUTORIAL[0])
    player.choose(en.TUTORIAL[0])
    assert player.shows(en.WELCOME[0])


def answer_any(player: Player) -> None:
    """Choose cards until one is right."""
    while not player.shows(en.RIGHT):
        go_on(player)


@ON_EACH_BOARD
def test_the_power_goes_off_in_the_middle(sit: Sit, board: str) -> None:
    """Who has not seen its end, nor skipped it, sees it from the beginning."""
    player = sit(board)
    simulator = player.handheld
    assert isinstance(simulator, Simulator)
    first_start(player)
    go_on(player, 3)
    player.handheld.run(SOON)
    simulator.power_cycle()
    first_start(player)


@ON_EACH_BOARD
def test_forward_and_back_between_the_pages(sit: Sit, board: str) -> None:
    """The direction keys turn pages; a held key does not run through them."""
    player = sit(board)
    first_start(player)
    back = "PREVIOUS" if player.few else "LEFT"
    player.press(back)
    player.settle()
    assert player.shows(HEADINGS[0]), "there is nothing before the first page"
    for button, page in ((player.onward, 1), (player.onward, 2), (back, 1)):
        player.press(button)
        player.settle()
        assert player.shows(HEADINGS[page])
    player.handheld.press(player.key(player.onward))
    player.handheld.run(3000)
    player.handheld.release(player.key(player.onward))
    player.settle()
    assert player.shows(HEADINGS[2])


@ON_EACH_BOARD
def test_the_guided_table_helps_by_itself_and_on_the_hint_key(sit: Sit, board: str) -> None:
    """ "gets help after a while or on HINT": a card of a SET more each time, until one press takes it."""
    player = sit(board)
    first_start(player)
    to_the_guided_table(player)
    glass = player.rest()
    player.handheld.run(PATIENCE)
    helped = player.rest()
    assert any({helped.cursor, *helped.chosen} <= set(one) for one in sets_of(glass.codes))
    assert player.shows(en.SHOWN[0]) and helped.codes == glass.codes
    player.act("HINT")
    assert player.shows(en.SHOWN[1])
    helped = player.act("HINT")
    assert tuple(sorted({helped.cursor, *helped.chosen})) in sets_of(glass.codes)
    go_on(player)
    assert player.shows(en.FOUND)


@pytest.mark.parametrize("board", BOARDS[:2])
def test_who_chooses_what_a_hint_has_chosen_keeps_it(sit: Sit, board: str) -> None:
    """The cursor is put on a card: the next key is "choose", here and in Practice. A second press takes it back, as always."""
    player = sit(board)
    first_start(player)
    to_the_guided_table(player)
    for _ in range(2):
        player.rest()
        for cards in (1, 2):
            glass = player.act("HINT")
            assert player.shows(en.SHOWN[cards - 1]) and len(glass.chosen) == cards and glass.cursor in glass.chosen
            assert player.act("SELECT").chosen == glass.chosen
        assert len(player.act("SELECT").chosen) == 1
        if player.shows(en.FIND_A_SET):
            skip_the_rest(player)
            player.begin("practice", 0)


@ON_EACH_BOARD
def test_skipped_at_the_guided_table_nothing_is_left_of_it(sit: Sit, board: str) -> None:
    """It is no game: the menu has nothing to go on with, and Practice begins anew."""
    player = sit(board)
    first_start(player)
    to_the_guided_table(player)
    player.select([1])
    skip_the_rest(player)
    assert player.shows(CLASSIC_WORDS.NAME) and not player.shows(en.CONTINUE)
    assert len(player.begin("practice", 0).codes) == 9
    assert not player.look().chosen


@ON_EACH_BOARD
@pytest.mark.parametrize("count", (2, 3))
def test_the_guided_table_names_every_reason(sit: Sit, board: str, count: int) -> None:
    """RULES: "A refused claim says which features fail, all of them", here too, where somebody learns what a SET is."""
    player = sit(board)
    first_start(player)
    to_the_guided_table(player)
    glass = player.rest()
    three = next(cells for cells in threes(glass.codes) if len(failing(glass.codes, cells)) == count)
    player.select(list(three))
    player.handheld.run(300)
    said = player.look()
    for phrase in reasons(glass.codes, three):
        assert player.shows(phrase), (phrase, said)
