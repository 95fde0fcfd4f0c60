"""The help, by the keys of three boards: from every game and its set-up, and back with nothing lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tercet.ui.text import en, of_game

from host_tests.glass import reader, words
from host_tests.players.player import Player
from host_tests.runs.tiers import first_of

TABLE_WORDS = of_game(en, "table")

BOARDS = ("pico_display", "picosystem", "pico_display_2")
ON_EACH_BOARD = pytest.mark.parametrize("board", first_of(BOARDS))
FOR_ONE = ("classic", "timed", "puzzle", "arcade", "practice", "solo")
EXPERT = 3
Sit = Callable[..., Player]


def keys_shown(player: Player, meanings: dict[str, str]) -> None:
    """Check that the page of the keys says what keys of this board do."""
    picture = player.picture()
    for button, meaning in meanings.items():
        key = player.buttons[player.key(button)]
        if key.get("hold") == button:
            meaning = en.HOLD_FOR % meaning
        assert words.beside(picture, str(key["label"]), meaning), f"{key['label']}: {meaning!r} is not there"


def to_the_keys(player: Player) -> None:
    """From the first page of a help to the last; a flat panel may have two of rules."""
    for _ in range(3):
        player.press("SELECT")
        player.settle()
        if player.shows(en.TO_RULES):
            return
    raise AssertionError("the page of the keys does not come")


@ON_EACH_BOARD
@pytest.mark.parametrize("game", FOR_ONE)
def test_from_the_pause_of_a_game_and_back(sit: Sit, board: str, game: str) -> None:
    """No card is seen, the clock stands still, and the game goes on as it was."""
    player = sit(board)
    player.to_menu()
    glass = player.open_game(game, {} if game == "solo" else {en.SKILL: en.SKILLS[EXPERT]})
    player.select([1], glass)
    glass = player.look()
    clock = None if game == "practice" else player.clock()
    player.pause()
    player.choose(en.HELP)
    assert reader.inks_seen(player.picture()) == 0 and not player.shows(en.PAUSED)
    player.handheld.run(5000)
    to_the_keys(player)
    meanings = {"SELECT": en.KEY_CHOOSE, "HINT": en.KEY_HINT, "BACK": en.KEY_PAUSE}
    meanings["MENU"] = {"puzzle": of_game(en, "puzzle").KEY_VIEW, "solo": of_game(en, "solo").KEY_PLUS}.get(
        game, en.KEY_NO_MATCH
    )
    keys_shown(player, meanings)
    player.press("SELECT")
    player.settle()
    player.press("BACK")
    player.settle()
    assert player.shows(en.PAUSED) and player.in_focus(en.HELP)
    player.press("BACK")
    assert player.rest() == glass
    if clock is not None:
        assert abs(player.clock() - clock) <= 1, "the clock ran on in the help"


@ON_EACH_BOARD
def test_from_the_pause_of_the_table_game(sit: Sit, board: str) -> None:
    """The time to pick and the penalty as they are set; the call keys of those who sit there."""
    player = sit(board)
    player.to_menu()
    player.set_up("table", {TABLE_WORDS.PENALTY: TABLE_WORDS.PENALTIES[2], en.PICK: en.SECONDS % 8})
    player.choose(en.PLAY)
    player.rest()
    player.pause()
    player.choose(en.HELP)
    assert player.shows(TABLE_WORDS.HELP % 8) and player.shows(TABLE_WORDS.HELP_WRONG[2])
    player.press("SELECT")
    player.settle()
    keys_shown(player, {"MENU": en.KEY_ASK})
    assert player.shows(en.KEY_CALL)
    player.press("BACK")
    player.settle()
    assert player.shows(en.PAUSED)


@ON_EACH_BOARD
def test_from_the_set_up_it_follows_what_is_chosen(sit: Sit, board: str) -> None:
    """HINT in the set-up; another skill, another target: other numbers. Back to the row that was in focus."""
    player = sit(board)
    player.to_menu()
    for target, skill in (("20", 0), ("30", 3)):
        player.set_up("timed", {en.TARGET: target, en.SKILL: en.SKILLS[skill]})
        player.focus(en.SKILL)
        player.press("HINT")
        player.settle()
        assert player.shows(of_game(en, "timed").HELP % int(target))
        assert player.shows(f"{of_game(en, 'timed').NAME} · {en.SKILLS[skill]}")
        player.press("BACK")
        player.settle()
        assert player.in_focus(en.SKILL)
        player.press("BACK")
        player.settle()


@ON_EACH_BOARD
def test_switched_off_in_the_help_the_game_is_kept(sit: Sit, board: str) -> None:
    """It belongs to the game: what waits is what was played."""
    player = sit(board)
    glass = player.start("classic", EXPERT)
    player.pause()
    player.choose(en.HELP)
    player.handheld.run(1500)
    player.handheld.power_cycle()  # type: ignore[attr-defined]
    player.to_menu()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes


@ON_EACH_BOARD
def test_the_heading_stays_where_it_was_and_all_rules_are_of_one_size(sit: Sit, board: str) -> None:
    """From the set-up to the help and back nothing jumps; no page is in large type because it has less to say."""
    player, sizes = sit(board), set()
    player.to_menu()
    for game, sentence in (
        ("practice", of_game(en, "practice").HELP),
        ("solo", of_game(en, "solo").HELP[0]),
        ("table", TABLE_WORDS.HELP_RIGHT[0]),
    ):
        name = of_game(en, game).NAME
        player.set_up(game, {})
        before = words.find(player.picture(), name)
        player.press("HINT")
        player.settle()
        page = player.picture()
        after, rule = words.find(page, name), words.find(page, sentence)
        assert before and after and rule
        assert (before.left, before.top) == (after.left, after.top)
        sizes.add(rule.bottom - rule.top)
        for _ in range(2):
            player.press("BACK")
            player.settle()
    assert len(sizes) == 1
