"""Our own random numbers: the same stream on every interpreter, in 16-bit words.

The generator is sfc16 (Chris Doty-Humphrey's "small fast counter" of PractRand): three mixed words and a counter, so
that every seed has a period of at least 2**16 and on average 2**63 steps. Nothing here reaches 2**30, which on the
RP2040 would put every number on the heap.
"""

from tercet.core.shim import const, micropython

_MASK = const(0xFFFF)
_WARM_UP = const(12)  # outputs thrown away, so that seeds which differ in one bit share nothing


class Rng:
    """A stream of random numbers from a seed 0..2**48-1."""

    def __init__(self, seed: int) -> None:
        if not 0 <= seed < 1 << 48:
            raise ValueError("a seed is 0..2**48-1, not %r" % (seed,))
        self._a = seed & _MASK
        self._b = seed >> 16 & _MASK
        self._c = seed >> 32 & _MASK
        self._counter = 1
        for _ in range(_WARM_UP):
            self.next()

    def next(self) -> int:
        """Return the next word, 0..65535."""
        b, c = self._b, self._c
        word = self._a + b + self._counter & _MASK
        self._counter = self._counter + 1 & _MASK
        self._a = b ^ b >> 5
        self._b = c + (c << 3) & _MASK
        self._c = (c << 6 | c >> 10) + word & _MASK
        return word

    def below(self, n: int) -> int:
        """Return a number 0..n-1, each equally likely; n is 1..2**28."""
        if not 1 <= n <= 1 << 28:
            raise ValueError("below() takes 1..2**28, not %r" % (n,))
        if n <= 1 << 16:
            limit = (1 << 16) - (1 << 16) % n  # words from here on would favour the small results
            while True:
                word = self.next()
                if word < limit:
                    return word % n
        limit = (1 << 28) - (1 << 28) % n
        while True:
            word = (self.next() >> 2) << 14 | self.next() >> 2
            if word < limit:
                return word % n

    def different(self, n: int, count: int) -> list[int]:
        """Return `count` different numbers 0..n-1; n is 1..2**16 and not below count.

        They are those that below(n) gives, one after the other, without what was there before.
        """
        if not count <= n <= 1 << 16:
            raise ValueError("different() takes %d..2**16, not %r" % (count, n))
        numbers: list[int] = []
        _different(self.state, n, count, numbers.append, numbers.count)
        self._a, self._b, self._c, self._counter = numbers[count:]
        del numbers[count:]
        return numbers

    def shuffle(self, items: list[int]) -> None:
        """Put a list of at most 2**16 items in random order, in place (Fisher and Yates).

        It draws below(n) for n from len(items) down to 2; next() and below() are written out, since a claim waits for a
        stock that is shuffled again.
        """
        a, b, c, counter = self._a, self._b, self._c, self._counter
        for last in range(len(items) - 1, 0, -1):
            while True:
                word = a + b + counter & _MASK
                counter = counter + 1 & _MASK
                a = b ^ b >> 5
                b = c + (c << 3) & _MASK
                c = (c << 6 | c >> 10) + word & _MASK
                other = word % (last + 1)
                if word - other + last <= _MASK:  # else not all results are left from here on
                    break
            items[last], items[other] = items[other], items[last]
        self._a, self._b, self._c, self._counter = a, b, c, counter

    @property
    def state(self) -> tuple[int, int, int, int]:
        """Four words 0..65535: all that is needed to go on later. Setting anything else raises ValueError."""
        return self._a, self._b, self._c, self._counter

    @state.setter
    def state(self, words: tuple[int, int, int, int]) -> None:
        if len(words) != 4 or not all(0 <= word <= _MASK for word in words):
            raise ValueError("a state is four words 0..65535, not %r" % (words,))
        self._a, self._b, self._c, self._counter = words


@micropython.viper
def _different(state: object, n: int, count: int, append: object, found: object):  # type: ignore[no-untyped-def]  # viper's None
    """Append the numbers of different(), then the state after them: a claim waits for the cards that are chosen so.

    next() and below() are written out. found: says how often a number is there already.
    """
    a = int(state[0])  # type: ignore[index]  # viper knows no tuples
    b = int(state[1])  # type: ignore[index]
    c = int(state[2])  # type: ignore[index]
    counter = int(state[3])  # type: ignore[index]
    limit = _MASK + 1 - (_MASK + 1) % n
    while count > 0:
        word = (a + b + counter) & _MASK
        counter = (counter + 1) & _MASK
        a = b ^ (b >> 5)
        b = (c + (c << 3)) & _MASK
        c = ((c << 6 | c >> 10) + word) & _MASK
        if word < limit:
            number = word % n
            if int(found(number)) == 0:  # type: ignore[operator]  # viper has no callables
                append(number)  # type: ignore[operator]
                count -= 1
    append(a)  # type: ignore[operator]
    append(b)  # type: ignore[operator]
    append(c)  # type: ignore[operator]
    append(counter)  # type: ignore[operator]
