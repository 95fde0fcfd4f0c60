"""Classic saved and restored at any moment, and saves that were damaged (DESIGN "A game is pure"; CASES "Saves")."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core import outcome as verdicts
from tercet.core.classic.rules import Classic
from tercet.core.rng import Rng

from host_tests.core.oracle import SET_FREE_20, arrange, problems
from host_tests.core.transcripts import classic as transcript
from host_tests.runs.tiers import amount, first_of


def step(game, player, time):
    """Do one seeded action and return what it said and what the game is now."""
    sets = game.layout.sets()
    whim = player.below(8)
    if whim == 0:
        answer = game.hint(time)
    elif whim == 1:
        answer = game.claim(transcript.three_cards(game, player), time)
    elif sets:
        answer = game.claim(sets[player.below(len(sets))], time)
    else:
        answer = game.no_match(time)
    return answer.text() + transcript.state(game, time)


def future(game, seed, time):
    """Play on to the end; return every line."""
    player, lines = Rng(seed), []
    while not game.over:
        time += 700
        lines.append(step(game, player, time))
        assert len(lines) < 300
    return lines


@pytest.mark.counts
@pytest.mark.parametrize("skill", range(4))
def test_restored_at_every_moment_the_future_is_the_same(skill):
    """It can be saved to bytes and restored at any moment: the same game and the same future, to the last line."""
    for seed in range(amount(4, 2)):
        game, player, time = Classic(skill, seed, 50), Rng(seed), 50
        moments = 0
        while True:
            saved = game.save(time)
            assert isinstance(saved, bytes) and game.save(time) == saved
            one, two = Classic.restore(saved, time), Classic.restore(saved, time + 86_400_000)
            assert transcript.state(one, time) == transcript.state(game, time)
            assert (one.skill, one.constant, one.fixed) == (game.skill, game.constant, game.fixed)
            assert one.save(time + 5) == saved, "restored, it stands still until resume()"
            one.resume(time)
            two.resume(time + 86_400_000)
            assert future(one, moments, time) == future(two, moments, time + 86_400_000)
            if game.over:
                break
            time += 700
            step(game, player, time)
            moments += 1
        assert moments >= 3


def test_the_original_and_the_restored_game_go_the_same_way():
    """The restored game does exactly what the saved one goes on to do."""
    for number in range(8):
        game, player, time = Classic(number % 4, number, 0), Rng(number), 0
        for _ in range(4):
            time += 700
            step(game, player, time)
        restored = Classic.restore(game.save(time), time)
        restored.resume(time)
        assert future(game, 5, time) == future(restored, 5, time)


def test_a_restored_game_is_paused():
    """Time lost by switching off; "16 days" after a night's sleep: only play counts, from resume() on."""
    game = Classic(3, 1, 1000)
    saved = game.save(8000)
    game = Classic.restore(saved, 5_000_000)
    assert game.elapsed(5_600_000) == 7000
    assert game.claim((0, 1, 2), 5_600_000).verdict == verdicts.IGNORED
    game.resume(6_000_000)
    assert game.elapsed(6_001_000) == 8000


def test_saved_in_pause_and_after_the_end():
    """Saved in pause the time is that of the pause; a game that is over is restored as over."""
    game = Classic(2, 1, 0)
    game.pause(300)
    assert Classic.restore(game.save(90_000), 90_000).elapsed(95_000) == 300
    game = arrange(Classic(3, 1, 0), (0, 1, 2))
    game.claim((0, 1, 2), 700)
    game = Classic.restore(game.save(800), 10)
    game.resume(11)
    assert game.over and game.elapsed(5000) == 700 and game.hint(20).verdict == verdicts.IGNORED


def test_a_table_without_a_set_is_saved():
    """15 and 18 cards, before No Match is said."""
    stock = [card for card in range(81) if card not in SET_FREE_20[:12]]
    game = arrange(Classic(2, 1, 0), SET_FREE_20[:12], [*SET_FREE_20[12:18], *sorted(set(stock) - set(SET_FREE_20[:18]))])
    for size in (12, 15, 18, 21):
        restored = Classic.restore(game.save(5), 5)
        restored.resume(5)
        assert len(restored.layout.cells) == size and not problems(restored)
        game = restored
        game.no_match(6)


def samples():
    """Return saves from the start, the middle, the enlarged table and the end, of every skill."""
    saves = []
    for number in (0, 1, 2, 3, 685):
        for place, (game, _, _) in enumerate(transcript.moves(number)):
            if place in (0, 9) or game.over or (len(game.layout.cells) > game.layout.base and place % 4 == 0):
                saves.append(game.save(0))
    return saves


def survives(data, to_the_end=True):
    """Restore damaged bytes: either ValueError, or a sound game that can be played to its end. Tell which."""
    try:
        game = Classic.restore(data, 0)
    except ValueError as error:
        assert str(error)
        return False
    assert problems(game) == [], data
    if not to_the_end:
        return True
    game.resume(0)
    future(game, 1, 0)
    assert problems(game) == [], data
    assert Classic.restore(game.save(1000), 0).over
    return True


def test_a_save_is_small():
    """One file, at a quiet moment: a save of the full deck is below 160 bytes."""
    assert max(len(saved) for saved in samples()) < 160


@pytest.mark.counts
@pytest.mark.parametrize("part", first_of(range(4)))
def test_every_byte_changed(part):
    """Damaged save at start: a crash in code that never ran. Each byte changed in eleven ways (about 5 s in all).

    A changed time, count or generator can be a game; a change of the layout never is.
    """
    for saved in samples()[part::4]:
        layout = saved.rindex(Classic.restore(saved, 0).layout.save())
        for place in range(len(saved)):
            for change in (1, 128, 255, 127, 2, 3, 4, 8, 16, 32, 64)[: amount(11, 2)]:
                damaged = bytearray(saved)
                damaged[place] ^= change
                assert not survives(bytes(damaged), change in (1, 128)) or 0 < place < layout, (place, change)


def test_every_length():
    """Cut off anywhere, or with bytes behind it: refused."""
    for saved in samples():
        for length in range(len(saved)):
            assert not survives(saved[:length]), length
        assert not survives(saved + b"\0") and not survives(saved + saved)


def test_two_cards_exchanged_are_still_a_game_or_refused():
    """Bytes exchanged: refused, or a sound game."""
    for saved in samples():
        for one in range(16, len(saved) - 1):
            damaged = bytearray(saved)
            damaged[one], damaged[one + 1] = damaged[one + 1], damaged[one]
            survives_but_sums(bytes(damaged))


def survives_but_sums(data):
    """Like survives: but cards exchanged between the table and the taken ones give sums that play never has."""
    try:
        game = Classic.restore(data, 0)
    except ValueError:
        return
    assert [problem for problem in problems(game) if "sums" not in problem and "three cards left" not in problem] == []


@given(st.binary(max_size=160))
def test_any_bytes(data):
    """Any bytes: ValueError and nothing else."""
    with pytest.raises(ValueError, match=r"\w"):
        Classic.restore(data, 0)


@pytest.mark.parametrize("version", (0, 2, 255))
def test_another_version(version):
    """A save of another version is refused by its number."""
    saved = bytearray(Classic(3, 1, 0).save(0))
    saved[0] = version
    with pytest.raises(ValueError, match=str(version)):
        Classic.restore(bytes(saved), 0)


def test_a_game_that_is_over_is_never_taken_for_one_that_goes_on():
    """A table without a SET and an empty stock that players search for half an hour: nor by a damaged save."""
    game = arrange(Classic(3, 1, 0), (0, 1, 2, *SET_FREE_20[3:12]))
    assert not Classic.restore(game.save(0), 0).over
    game.over = True
    lying = game.save(0)
    game.over = False
    game.claim((0, 1, 2), 5)
    assert game.over and Classic.restore(game.save(5), 0).over
    game.over = False
    for saved in (lying, game.save(5)):
        with pytest.raises(ValueError, match=r"\w"):
            Classic.restore(saved, 0)
