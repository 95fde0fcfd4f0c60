"""Timed, Puzzle, Arcade and Practice saved and restored at any moment, and saves that were damaged (CASES "Saves")."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core import outcome as verdicts
from tercet.core.arcade.rules import Arcade
from tercet.core.practice.rules import Practice
from tercet.core.puzzle.rules import Puzzle
from tercet.core.rng import Rng
from tercet.core.timed.rules import Timed

from host_tests.core.single.helpers import ADVANCED, ARCADE_START, KINDS, SKILLS, a_set, bare, sound, take_sets
from host_tests.core.transcripts import single as transcript_games
from host_tests.core.transcripts.test_classic_transcript import on_micropython
from host_tests.runs.tiers import amount, first_of

each_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
each_skill = pytest.mark.parametrize("skill", SKILLS)
DAY = 86_400_000


def future(game, seed, time, most=40):
    """Play on, at most so many actions; return every line."""
    player, lines = Rng(seed), []
    while not game.over and len(lines) < most:
        time += 700
        lines.append(transcript_games.act(game, player, time) + " | " + transcript_games.state(game, time))
    return lines


@pytest.mark.counts
@each_kind
@each_skill
def test_restored_at_every_moment_the_future_is_the_same(kind, skill):
    """It can be saved to bytes and restored at any moment: the same game, and the same future, to the last line.

    One is restored at once, and one a day later.
    """
    for number in (skill, skill + 8, skill + 12)[: amount(3, 1)]:
        game, player, time = transcript_games.new(kind, number, 50), Rng(number), 50
        for moment in range(amount(45, 24)):
            saved = game.save(time)
            assert isinstance(saved, bytes) and game.save(time) == saved
            one, two = kind.restore(saved, time), kind.restore(saved, time + DAY)
            assert transcript_games.state(one, time) == transcript_games.state(game, time)
            assert (one.skill, one.constant, one.fixed, one.features) == (game.skill, game.constant, game.fixed, game.features)
            assert (one.target, one.penalty, one.over) == (game.target, game.penalty, game.over)
            assert one.save(time + 5) == saved, "restored, it stands still until resume()"
            one.resume(time)
            two.resume(time + DAY)
            assert future(one, moment, time, 12) == future(two, moment, time + DAY, 12)
            if game.over:
                break
            time += 700 if kind is not Arcade else 9000
            transcript_games.act(game, player, time)
        assert moment >= 3


@each_kind
def test_the_original_and_the_restored_game_go_the_same_way(kind):
    """The restored game does exactly what the saved one goes on to do."""
    for number in range(16):
        game, player, time = transcript_games.new(kind, number, 0), Rng(number), 0
        for _ in range(number % 4):
            time += 700
            transcript_games.act(game, player, time)
        restored = kind.restore(game.save(time), time)
        restored.resume(time)
        assert future(game, 5, time) == future(restored, 5, time)


@each_kind
def test_a_restored_game_is_paused(kind):
    """CASES: Time lost by switching off; "16 days" after a night's sleep: only play counts, from resume() on."""
    game = transcript_games.new(kind, 3, 1000)
    game = kind.restore(game.save(8000), 5_000_000)
    assert game.elapsed(5_600_000) == 7000 and game.tick(5_600_000 + 16 * DAY) is False
    assert game.claim(a_set(game), 5_600_000).verdict == verdicts.IGNORED
    game.resume(6_000_000)
    assert game.elapsed(6_001_000) == 8000 and game.claim(a_set(game), 6_001_000).verdict == verdicts.RIGHT


@each_kind
def test_saved_in_pause_and_after_the_end(kind):
    """Saved in pause the time is that of the pause; a game that is over is restored as over and stays so."""
    game = transcript_games.new(kind, 2, 0)
    game.pause(300)
    assert kind.restore(game.save(90_000), 90_000).elapsed(95_000) == 300
    if kind is Practice:
        return
    game, time = transcript_games.new(kind, 2, 0), 400
    while not game.over:
        if game.hint(time).verdict == verdicts.IGNORED:  # it is too dear in Arcade: the time runs out instead
            time += 1000
            game.tick(time)
    spent = game.elapsed(time + 9999)
    game = kind.restore(game.save(time + 400), 10)
    game.resume(11)
    assert game.over and game.elapsed(DAY) == spent and game.hint(20).verdict == verdicts.IGNORED


@pytest.mark.parametrize("kind", (Timed, Arcade, Practice), ids=lambda kind: kind.__name__)
def test_a_table_without_a_set_is_saved(kind):
    """12, 15 and 18 cards without a SET, before No Match is said."""
    game = bare(kind)
    while True:
        restored = kind.restore(game.save(5), 5)
        restored.resume(5)
        assert restored.layout.cells == game.layout.cells and sound(restored, 5) == []
        if restored.no_match(6).verdict != verdicts.DEALT:
            break
        game.no_match(6)


@pytest.mark.parametrize("kind", (Timed, Arcade, Practice), ids=lambda kind: kind.__name__)
def test_a_gap_in_an_endless_game_is_refused(kind):
    """RULES 2: an endless stock shuffles the removed cards back in: a damaged save with a gap was never played."""
    game = kind(ADVANCED, 1, 0)
    game.layout.taken += [*game.layout.stock, game.layout.cells[0]]
    game.layout.stock, game.layout.cells[0] = [], -1
    with pytest.raises(ValueError, match="gaps"):
        kind.restore(game.save(0), 0)


@each_skill
def test_steps_of_a_hint_are_saved(skill):
    """Practice: stepwise hints (one card, two, three): a save between two of them goes on with the next card."""
    game = Practice(skill, 1, 0)
    for cards in (1, 2, 3, 3):
        game = Practice.restore(game.save(5), 5)
        game.resume(5)
        assert len(game.hint(5).cells) == cards


@each_skill
def test_arcade_saved_after_the_clock_ran_out(skill):
    """Saved at any moment: also after the clock reached zero and before a tick; then it is restored as over."""
    zero = 1000 * ARCADE_START[skill]
    game = Arcade(skill, 1, 0)
    take_sets(game, 1, 5)
    assert not Arcade.restore(game.save(zero - 1), 0).over
    for time in (zero, zero + 700):
        restored = Arcade.restore(game.save(time), 0)
        restored.resume(0)
        assert restored.over and restored.remaining(0) == 0 and restored.score == 1
    assert game.tick(zero + 700) is True, "saving took nothing from the game: its end is still told"


def test_the_time_of_a_set_that_was_saved():
    """A save whose last SET lies after its own time: the next SET takes no less than no time."""
    game = Timed(ADVANCED, 1, 0)
    take_sets(game, 1, 50_000)
    restored = Timed.restore(game.save(0), 0)
    restored.resume(0)
    while not restored.layout.sets():
        restored.no_match(0)
    assert restored.claim(a_set(restored), 10).took == 10


def samples(kind):
    """Return saves from the start, the middle and the end, of every skill and with choices."""
    saves = []
    for number in range(10):
        games = [(game.save(time), game.over) for game, time, _ in transcript_games.moves(kind, number)]
        saves += [games[0][0], games[len(games) // 2][0], games[-1][0]]
    return saves


def survives(kind, data):
    """Restore damaged bytes: either ValueError, or a sound game that can be played on and saved. Tell which."""
    try:
        game = kind.restore(data, 0)
    except ValueError as error:
        assert str(error)
        return False
    assert sound(game, 0) == [], data
    game.resume(0)
    future(game, 1, 0, 6)
    assert sound(game, 4200) == [], data
    kind.restore(game.save(4200), 0)
    return True


@pytest.mark.counts
@each_kind
@pytest.mark.parametrize("part", first_of(range(2)))
def test_every_byte_changed(kind, part):
    """CASES: Damaged save at start: a crash in code that never ran. Each byte changed in five ways: refused, or sound.

    A changed time, count or random state can be a game; cards that were changed never are.
    """
    for saved in samples(kind)[part :: amount(8, 16)]:
        game = kind.restore(saved, 0)
        cards = bytes(game.layout.cells) if kind is Puzzle else game.layout.save()
        first = saved.rindex(cards)
        for place in range(len(saved)):
            for change in (1, 128, 255, 2, 16)[: amount(5, 2)]:
                damaged = bytearray(saved)
                damaged[place] ^= change
                alive = survives(kind, bytes(damaged))
                assert not alive or not first <= place < first + len(cards), (place, change)


@each_kind
def test_every_length(kind):
    """Cut off anywhere, or with bytes behind it: refused."""
    for saved in samples(kind)[::5]:
        for length in range(len(saved)):
            assert not survives(kind, saved[:length]), length
        assert not survives(kind, saved + b"\0") and not survives(kind, saved + saved) and survives(kind, saved)


@pytest.mark.counts
@each_kind
def test_bytes_exchanged(kind):
    """Two bytes exchanged: refused, or sound."""
    for saved in samples(kind)[:: amount(4, 8)]:
        for place in range(len(saved) - 1):
            damaged = bytearray(saved)
            damaged[place], damaged[place + 1] = damaged[place + 1], damaged[place]
            survives(kind, bytes(damaged))


@each_kind
@given(data=st.binary(max_size=160), head=st.integers(0, 60))
def test_any_bytes(kind, data, head):
    """Any bytes, alone or after a sound beginning: ValueError, or a sound game."""
    survives(kind, data)
    survives(kind, transcript_games.new(kind, head % 8, 0).save(0)[:head] + data)


@each_kind
def test_no_kind_reads_the_saves_of_another(kind):
    """A save of another game or another version is refused by its number."""
    for other in KINDS:
        if other is not kind:
            with pytest.raises(ValueError, match="kind"):
                kind.restore(transcript_games.new(other, 1, 0).save(0), 0)
    saved = transcript_games.new(kind, 1, 0).save(0)
    for version in (0, 2, 255):
        with pytest.raises(ValueError, match=str(version)):
            kind.restore(bytes((version,)) + saved[1:], 0)


def test_a_save_is_small():
    """One file, at a quiet moment: every save is below 160 bytes."""
    assert max(len(saved) for kind in KINDS for saved in samples(kind)) < 160


def test_damage_on_micropython():
    """Damaged saves raise ValueError and nothing else there too, where struct has no error of its own."""
    program = """
import single as transcript_games
from tercet.core.records import Records
from tercet.core.solved import Solved
from tercet.core.statistics import Statistics

records, solved = Records(), Solved()
for n in range(12):
    records.enter((1, n % 3, 4, 0), n, n, n)
    records.took(n % 4, 900 * n)
    solved.add(n % 4, 0, -1, n + 1)
tries = [(Records.restore, records.save()), (Solved.restore, solved.save()), (Statistics.restore, Statistics().save())]
for kind in transcript_games.KINDS:
    for n in (0, 3):
        tries.append((lambda data, kind=kind: kind.restore(data, 0), transcript_games.new(kind, n, 0).save(0)))
refused = 0
for restore, saved in tries:
    restore(saved)
    for n in range(len(saved)):
        for damaged in (saved[:n], saved[:n] + bytes((saved[n] ^ 129,)) + saved[n + 1:]):
            try:
                restore(damaged)
            except ValueError:
                refused += 1
print(len(tries), refused > 1000)
"""
    assert on_micropython(program) == ["11 True"]
