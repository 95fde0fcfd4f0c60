"""Our own generator: DESIGN "the same stream on every interpreter", DESIGN "MicroPython is not CPython"."""

from collections import Counter
from itertools import islice, permutations
from math import factorial, sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tercet.core.rng import Rng

from host_tests.runs.tiers import amount

# Frozen: the first eight words of some seeds. A change here gives other deals for the same seed, in every game.
VECTORS = {
    0x0: [32342, 62645, 1146, 31004, 28102, 44480, 608, 15283],
    0x1: [57465, 7566, 34859, 24346, 13958, 739, 57599, 23376],
    0x2: [60290, 32533, 54016, 36712, 5929, 36980, 33634, 7739],
    0x3039: [46996, 1563, 3809, 26251, 18682, 60370, 55335, 59752],
    0xFFFF: [39446, 32505, 63818, 57552, 14352, 47793, 32741, 36165],
    0x10000: [63078, 26102, 9945, 37423, 10544, 18530, 29559, 3678],
    0xFFFFFFFF: [52700, 59421, 53359, 51589, 10938, 49675, 43911, 37474],
    0x100000000: [48028, 44889, 44545, 45322, 51905, 38928, 11696, 64161],
    0xFEDCBA987654: [51326, 14090, 37064, 29679, 16300, 30373, 50749, 3911],
    0xFFFFFFFFFFFF: [17362, 48423, 61846, 24176, 27671, 47936, 49738, 29575],
}
DECK_2024 = [
    44, 29, 70, 73, 53, 47, 16, 62, 8, 34, 41, 36, 20, 12, 19, 56, 48, 35, 18, 45, 67, 30, 49, 55, 68, 50, 60,
    54, 46, 71, 59, 76, 14, 40, 11, 22, 72, 33, 24, 61, 79, 10, 32, 17, 27, 52, 25, 78, 4, 2, 5, 39, 58, 13,
    26, 23, 66, 21, 6, 0, 1, 69, 15, 42, 9, 51, 3, 80, 64, 63, 65, 7, 28, 37, 77, 31, 43, 57, 38, 74, 75,
]  # fmt: skip

SEEDS = st.integers(0, 2**48 - 1)


def sfc16(seed):
    """Yield the words of sfc16 as PractRand 0.95 defines it (shifts 6, 5, 3; counter from 1), twelve thrown away."""
    a, b, c, counter = seed % 65536, seed // 65536 % 65536, seed // 65536**2, 1
    for step in range(10**9):
        word = (a + b + counter) % 65536
        counter = (counter + 1) % 65536
        a = b ^ (b // 2**5)
        b = (c + c * 2**3) % 65536
        c = (c * 2**6 % 65536 + c // 2 ** (16 - 6) + word) % 65536
        if step >= 12:
            yield word


def within(counts, expected):
    """Chi-square: the statistic has k - 1 degrees of freedom; accept up to 5 deviations above its mean (seeded)."""
    degrees = len(expected) - 1
    statistic = sum((counts[key] - share) ** 2 / share for key, share in expected.items())
    print(f"chi-square {statistic:.1f} with {degrees} degrees")
    return set(counts) <= set(expected) and statistic <= degrees + 5 * sqrt(2 * degrees) + 5


def test_vectors():
    """The same seed gives the same numbers in every version."""
    for seed, words in VECTORS.items():
        rng = Rng(seed)
        assert [rng.next() for _ in words] == words, hex(seed)


def test_shuffle_and_below_vectors():
    """The same seed gives the same deck, and the same choices after it, in every version."""
    rng = Rng(2024)
    deck = list(range(81))
    assert rng.shuffle(deck) is None
    assert deck == DECK_2024
    assert rng.state == (16212, 1266, 24693, 93)
    answers = [rng.below(n) for n in (1, 2, 3, 10, 81, 1000, 65535, 65536, 65537, 10**6, 2**28)]
    assert answers == [0, 0, 1, 3, 2, 349, 5698, 56503, 24516, 49037, 42505157]


@given(SEEDS, st.sampled_from((0, 1, 2, 3, 60, 81, 300, 33_000)))
def test_shuffle_draws_below(seed, length):
    """Fisher and Yates: from the last place down, each item changes places with one of those up to it, by below()."""
    rng, plain = Rng(seed), Rng(seed)
    items, expected = list(range(length)), list(range(length))
    rng.shuffle(items)
    for last in range(length - 1, 0, -1):
        other = plain.below(last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert items == expected
    assert rng.state == plain.state


@given(SEEDS, st.sampled_from((1, 2, 3, 9, 12, 69, 81, 40_000, 65_536)), st.integers(0, 3))
def test_different_draws_below(seed, n, count):
    """It gives what below(n) gives, without what came before, and the stream goes on as after below(n)."""
    rng, plain = Rng(seed), Rng(seed)
    count = min(count, n)
    expected = []
    while len(expected) < count:
        number = plain.below(n)
        if number not in expected:
            expected.append(number)
    assert rng.different(n, count) == expected
    assert rng.state == plain.state


@pytest.mark.parametrize(("n", "count"), ((0, 1), (2, 3), ((1 << 16) + 1, 3)))
def test_different_refuses(n, count):
    """n is not below count, and 2**16 at most; anything else is refused with its value."""
    with pytest.raises(ValueError, match=str(n)):
        Rng(1).different(n, count)


def test_different_gives_all():
    """n is not below count: as many as there are come out, each once."""
    for n in (1, 2, 3, 12):
        assert sorted(Rng(n).different(n, n)) == list(range(n))


@given(SEEDS)
def test_the_first_word_that_is_thrown_away(seed):
    """For n above 2**15 the words from n on would favour the small results, for n above 2**27 the double words.

    n = word: it is the first that is thrown away, and the next below n counts. n = word + 1: it is the last that counts.
    """
    words = list(islice(sfc16(seed), 400))
    doubles = [(high // 4) * 2**14 + low // 4 for high, low in zip(words[::2], words[1::2], strict=True)]
    for first, later, half in ((words[0], words, 2**15), (doubles[0], doubles, 2**27)):
        for n in (first, first + 1):
            if half < n:
                expected = next(word for word in later if word < n)
                assert Rng(seed).below(n) == expected
                if half == 2**15:
                    assert Rng(seed).different(n, 1) == [expected]


@given(SEEDS)
def test_against_the_definition(seed):
    """Any seed, against an implementation of sfc16 written here from its definition."""
    rng = Rng(seed)
    assert [rng.next() for _ in range(50)] == list(islice(sfc16(seed), 50))


def test_against_the_definition_for_long():
    """70 000 words: the counter has gone round."""
    rng = Rng(0xFEDCBA987654)
    assert all(rng.next() == word for word in islice(sfc16(0xFEDCBA987654), 70_000))


def test_seeds_that_differ_in_one_bit_share_nothing():
    """One bit of the seed changes half the bits: mean distance of the first eight words 8 of 16, within 4 errors."""
    distances = []
    for bit in range(48):
        rng, other = Rng(77), Rng(77 ^ 1 << bit)
        distances += [bin(rng.next() ^ other.next()).count("1") for _ in range(8)]
    assert abs(sum(distances) / len(distances) - 8) <= 4 * 2 / sqrt(len(distances))
    assert len({Rng(77 ^ 1 << bit).next() for bit in range(48)} - {Rng(77).next()}) == 48


@pytest.mark.parametrize("n", (2, 3, 5, 9, 12, 15, 27, 81, 1000))
def test_below_is_uniform(n):
    """below(n) uniform: 100 for each result at least, chi-square."""
    rng, trials = Rng(n), max(20_000, 100 * n)
    assert within(Counter(rng.below(n) for _ in range(trials)), dict.fromkeys(range(n), trials / n))


def test_below_has_no_bias_of_the_remainder():
    """Where n does not divide 65536 or 2**28, words beyond the last whole n are thrown away.

    n = 3 * 2**14: word % n would give the lower third twice as often. The same for n = 3 * 2**26.
    """
    for n in (3 << 14, 3 << 26):
        rng = Rng(n)
        thirds = Counter(rng.below(n) * 3 // n for _ in range(30_000))
        assert within(thirds, {0: 10_000, 1: 10_000, 2: 10_000})


def test_below_reaches_both_ends():
    """0 and n - 1 come out, n never does; below(1) is 0."""
    rng = Rng(3)
    for n in (1, 2, 3, 17):
        assert {rng.below(n) for _ in range(50 * n)} == set(range(n))
    large = [rng.below(1 << 28) for _ in range(2000)]
    assert 0 <= min(large) < 1 << 21 and (1 << 28) - (1 << 21) < max(large) < 1 << 28


@pytest.mark.counts
@pytest.mark.parametrize("n", (2, 3, 4, 12, 81))
@pytest.mark.parametrize("stride", (1, 65536, 65536**2))
def test_first_value_of_small_seeds(n, stride):
    """The first value after a small seed is badly biased in MicroPython's random: [5008, 0, 4992] for 0..9999.

    Ours: the first below(n) of the seeds 0..9999, and of seeds that differ only in the higher words.
    """
    seeds = amount(10_000, 3000)
    first = Counter(Rng(seed * stride).below(n) for seed in range(seeds))
    assert within(first, dict.fromkeys(range(n), seeds / n))


def test_first_deck_of_small_seeds():
    """The first deck is not the same after every start: 2000 neighbouring seeds, each top card equally likely."""
    tops = Counter()
    for seed in range(2000):
        deck = list(range(81))
        Rng(seed).shuffle(deck)
        tops[deck[-1]] += 1
    assert within(tops, dict.fromkeys(range(81), 2000 / 81))


@pytest.mark.parametrize("n", (0, -1, (1 << 28) + 1, 1 << 40))
def test_below_refuses(n):
    """n is 1..2**28; anything else is refused with its value."""
    with pytest.raises(ValueError, match=str(n)):
        Rng(1).below(n)


@pytest.mark.parametrize("seed", (-1, 1 << 48, 1 << 64))
def test_seed_refused(seed):
    """A seed is 0..2**48-1."""
    with pytest.raises(ValueError, match=str(seed)):
        Rng(seed)


@given(st.lists(st.integers(), max_size=90), SEEDS)
def test_shuffle_is_a_permutation(items, seed):
    """shuffle(list) in place: nothing lost, nothing doubled, for every length from 0."""
    shuffled = list(items)
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("size", (2, 3, 4, 5))
def test_shuffle_is_uniform(size):
    """Every order equally likely: all 2!..5! orders, 200 of each expected (about 0.3 s)."""
    rng, trials = Rng(size), 200 * factorial(size)
    counts = Counter()
    for _ in range(trials):
        items = list(range(size))
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert within(counts, dict.fromkeys(permutations(range(size)), 200))


@given(SEEDS, st.integers(0, 60))
def test_state_saves_and_restores(seed, steps):
    """.state to save and restore: four words of 16 bits; the stream goes on as it would have."""
    rng = Rng(seed)
    for _ in range(steps):
        rng.below(81)
    state = rng.state
    assert len(state) == 4 and all(0 <= word <= 65535 for word in state)
    future = [rng.below(1 + step * 997) for step in range(40)]
    other = Rng(0)
    other.state = state
    assert [other.below(1 + step * 997) for step in range(40)] == future
    rng.state = state
    assert [rng.below(1 + step * 997) for step in range(40)] == future


@pytest.mark.parametrize("state", [(1, 2, 3), (1, 2, 3, 4, 5), (1, 2, 3, 65536), (-1, 2, 3, 4), ()])
def test_bad_state_refused(state):
    """A state that is none is refused and changes nothing."""
    rng = Rng(5)
    before = rng.state
    with pytest.raises(ValueError, match="state"):
        rng.state = state
    assert rng.state == before


class Small(int):
    """A number that refuses to grow: every result must fit an RP2040's small integer, below 2**30."""

    def _keep(self, result):
        assert -(2**30) <= result < 2**30, result
        return Small(result)


def _checked(name):
    plain = getattr(int, name)
    return lambda self, other: self._keep(plain(int(self), int(other)))


for _name in ("add", "sub", "mul", "lshift", "rshift", "and", "or", "xor", "mod", "floordiv"):
    for _side in ("__%s__", "__r%s__"):
        setattr(Small, _side % _name, _checked(_side % _name))


def test_every_number_stays_small():
    """Integers above 2**30 live on the heap on the RP2040: next, below and shuffle never make one."""
    rng = Rng(0xFFFFFFFFFFFF)
    rng.state = tuple(Small(65535) for _ in range(4))
    for n in (3, 81, 65535, 65536, 65537, (1 << 28) - 1, 1 << 28):
        for _ in range(2000):
            rng.below(Small(n))
    rng.shuffle(list(range(81)))
    assert all(type(word) is Small for word in rng.state), "the check did not reach every word"
    with pytest.raises(AssertionError):
        _ = Small(2**29) + Small(2**29)
