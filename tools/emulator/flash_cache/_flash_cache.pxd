cdef class FlashCache:
    cdef unsigned int _tags[1024][2]  # line number + 1 of each way; 0: nothing there
    cdef unsigned char _older[1024]  # the way that is replaced next, by age
    cdef unsigned int _noise  # state of the pseudorandom choice of a way
    cdef unsigned int[:] _missed
    cdef public bint by_age
    cdef public int line_cycles
    cdef public int word_cycles
    cdef public unsigned long long hits
    cdef public unsigned long long misses
    cdef public unsigned long long waited
    cdef int _waits

    cdef void read(self, unsigned int address) noexcept
    cdef int take(self) noexcept
    cpdef flush(self)
