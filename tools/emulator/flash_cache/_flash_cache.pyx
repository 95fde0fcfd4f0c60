# cython: language_level=3, boundscheck=False, wraparound=False
"""The RP2040's XIP cache: 16 KB, two ways, lines of 8 bytes (datasheet 2.6.3); compiled into rp2040py by build.py.

The datasheet does not say which of two lines goes: the one that was used longer ago, or any. Both can be chosen; the
chip's own rule lies between them or beside them.
"""

import array

cdef enum:
    WINDOW = 1 << 24  # bytes that the flash's window holds
    LINE = 3  # bits of an address inside a line
    SETS = 1 << 10  # lines of each way
    FILLS = 0x10  # the window's mirrors by their upper byte: this one fills the cache, the next only looks there,
    ONLY_LOOKS = 0x11  # 0x12 and 0x13 pass it by


cdef class FlashCache:
    """Counts hits, misses and cycles waited; it holds no data, which is read where it always was.

    `line_cycles` is what a missing line costs, `word_cycles` what a read costs that passes the cache by; both 0: a flash
    that takes no time.
    """

    def __init__(self):
        self._missed = array.array("I", bytes(4 * (WINDOW >> LINE)))
        self.by_age = True
        self.line_cycles = self.word_cycles = 0
        self.clear()

    def clear(self):
        """Forget what is there and what was counted."""
        self.flush()
        self.hits = self.misses = self.waited = 0
        self._waits = 0
        self._noise = 1
        self._missed[:] = 0

    cpdef flush(self):
        """Throw every line out, as a write to the register FLUSH does."""
        cdef int at
        for at in range(SETS):
            self._tags[at][0] = self._tags[at][1] = 0
            self._older[at] = 0

    def touch(self, unsigned int address):
        """Read an address of the window; return the cycles waited for it."""
        self.read(address)
        return self.take()

    def missed(self):
        """{address: misses} of every line that was missed."""
        return {(FILLS << 24) + (line << LINE): count for line, count in enumerate(self._missed) if count}

    cdef void read(self, unsigned int address) noexcept:
        cdef unsigned int mirror = address >> 24
        cdef unsigned int line = (address & WINDOW - 1) >> LINE
        cdef unsigned int place = line & SETS - 1
        cdef unsigned int tag = line + 1
        cdef int way
        if mirror > ONLY_LOOKS:
            self.waited += self.word_cycles
            self._waits += self.word_cycles
            return
        if self._tags[place][0] == tag:
            self._older[place] = 1
            self.hits += 1
            return
        if self._tags[place][1] == tag:
            self._older[place] = 0
            self.hits += 1
            return
        self.misses += 1
        self._missed[line] += 1
        self.waited += self.line_cycles
        self._waits += self.line_cycles
        if mirror == ONLY_LOOKS:
            return
        if not self._tags[place][0]:
            way = 0
        elif not self._tags[place][1]:
            way = 1
        elif self.by_age:
            way = self._older[place]
        else:  # xorshift, 32 bits
            self._noise ^= self._noise << 13
            self._noise ^= self._noise >> 17
            self._noise ^= self._noise << 5
            way = self._noise >> 16 & 1
        self._tags[place][way] = tag
        self._older[place] = 1 - way

    cdef int take(self) noexcept:
        cdef int waits = self._waits
        self._waits = 0
        return waits
