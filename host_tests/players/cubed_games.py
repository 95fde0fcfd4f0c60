"""Whole games of SET Cubed: to the end against computer players, two people, the start."""

from __future__ import annotations

from tercet.core.cubed import board as cubed
from tercet.ui.text import en

from host_tests.players.cubed import DEAF, DRAWN, TEXT, Table

EVERYTHING = {"refused", "passed", "wild", "swapped", "again"}  # that two people do


def play_together(game: Table, wanted: set[str], most: int = 200) -> set[str]:
    """Two people play until all of this was done: "refused", "passed", "wild", "swapped", "again"; return what was."""
    player, done = game.player, set()
    for _ in range(most):
        if wanted <= done:
            break
        asked, seat = game.handed()
        if asked == "over":  # the dice did not come: another game
            player.handheld.run(DEAF)
            player.press("SELECT")
            player.wait_for(TEXT.WHO_STARTS)
            player.settle(DRAWN)
            game.all.clear()
            game.start()
            continue
        if asked == "again":
            game.roll_some()
            done.add("again")
            continue
        points = game.points(seat)
        if "refused" not in done:
            game.lay_badly()
            done.add("refused")
        if game.swap():
            done.add("swapped")
        assert game.points(seat) == points, "a swap earns points"
        if "passed" not in done and "refused" in done and seat == 1:
            game.end_turn()
            done.add("passed")
            continue
        laid = ([] if "swapped" in done else game.bait()) or game.best()
        for cell, face, wild in laid:
            game.lay(cell, face, wild)
            if wild:
                done.add("wild")
        assert not laid or player.shows(TEXT.WORTH % game.worth(laid))
        game.end_turn()
    return done


def play_to_the_end(game: Table) -> None:
    """From reset to the end, the best ten and another game, one person and computer players: every turn of the person earns on
    the glass what the rules say, and the points add up."""
    game.sit_down()
    starter = game.start()
    mine = 0
    if starter == 0:
        game.player.wait_for("3", 5000)
    asked = game.wait()
    mine = game.points(0)
    turns = 0
    while asked != "over":
        if asked == "again":
            game.keep_all()
        else:
            mine += game.take_turn()
            turns += 1
            game.player.settle(DRAWN)
            if not game.over():
                assert game.points(0) == mine
        assert turns < 60
        asked = game.wait()
    assert game.player.shows(str(mine))
    names = [en.PLAYER % 1, en.COMPUTER % {"skill": en.SKILLS[game.kinds[1]], "seat": 2}]
    winners = [en.TIE_OF % ", ".join(names), *(en.WINS % name for name in names)]
    assert any(game.player.shows(line) for line in winners), "nobody is called the winner"
    game.player.press("HINT")
    game.player.settle(DRAWN)
    assert game.player.shows(str(mine)) and game.player.shows(en.CLEAR), "the best ten do not have this game"
    game.player.press("BACK")
    game.player.settle(DRAWN)
    assert game.over()
    game.player.handheld.run(DEAF)
    game.player.press("SELECT")  # to the set-up
    game.player.settle(DRAWN)
    game.player.choose(en.PLAY)  # the same seats once more
    game.player.wait_for(TEXT.WHO_STARTS)
    game.player.settle(DRAWN)
    game.player.pause()
    game.player.give_up()
    assert game.player.shows(en.TITLE)
    assert cubed.LOGO[1] in game.all and turns > 3


def calls_together(game: Table) -> None:
    """From reset to a start that goes on: calls in one sample, and wrong ones, which wait for the next roll (RULES 6.1)."""
    player = game.player
    game.sit_down()
    game.press(0, 1)
    assert player.shows(TEXT.SHOW_IT % (en.PLAYER % 1)), "of two in one sample, who called longer ago, else the lower seat"
    player.press("BACK")
    player.settle(DRAWN)
    assert player.shows(TEXT.HAS_NONE % (en.PLAYER % 1)), "a wrong call waits"
    game.press(0)
    assert not player.shows(TEXT.SHOW_IT % (en.PLAYER % 1))
    game.roll((0,))
    assert player.shows(TEXT.ROLLED), "who waits is not asked"
    player.handheld.run(DEAF)
    game.press(0, 1)
    assert player.shows(TEXT.SHOW_IT % (en.PLAYER % 2)), "seat 1 called before, so seat 2 has the call"
    player.press("BACK")
    player.settle(DRAWN)
    player.handheld.run(DEAF)
    game.roll((1,))
    player.handheld.run(2600)
    player.settle(DRAWN)
