"""A QR code of up to 62 bytes (ISO/IEC 18004): byte mode, level M, versions 1 to 4, the mask that the standard chooses.

One bytearray of at most 1089 modules is all that it keeps; the inner loops are viper. Modules lie row by row: bit 0 is set
where one is dark, bit 1 where it belongs to no data (finders, timing, alignment, format).
"""

from tercet.core.shim import const, micropython, ptr8

MOST = 62  # bytes
QUIET = 4  # modules that must be light all around the code

# Of versions 1 to 4 at level M: bytes of data with their header of two, blocks, and the generator polynomial of a block's
# error correction without its leading 1, the highest power first.
_VERSIONS = (
    (16, 1, b"\xd8\xc2\x9f\x6f\xc7\x5e\x5f\x71\x9d\xc1"),
    (28, 1, b"\x3b\x0d\x68\xbd\x44\xd1\x1e\x08\xa3\x41\x29\xe5\x62\x32\x24\x3b"),
    (44, 1, b"\xf6\x33\xb7\x04\x88\x62\xc7\x98\x4d\x38\xce\x18\x91\x28\xd1\x75\xe9\x2a\x87\x44\x46\x90\x92\x4d\x2b\x5e"),
    (64, 2, b"\xef\xfb\xb7\x71\x95\xaf\xc7\xd7\xf0\xdc\x49\x52\xad\x4b\x20\x43\xd9\x92"),
)
_DARK = const(1)
_FIXED = const(2)
_MASKS = const(8)
_TIMING = const(6)  # the row and the column that have nothing but the timing
# Of the error correction: the bit above a byte, and the polynomial of GF(256).
_OVERFLOW = const(0x100)
_POLYNOMIAL = const(0x11D)
# Of the penalties:
_RUN = const(5)  # modules of one kind from which on a run costs its length
_SPARED = const(2)  # less this
_BLOCK = const(3)  # of four modules of one kind
_LIKE = const(40)  # what looks like a finder
_FINDER = const(0b1011101)
_WIDTH = const(7)  # of it
_ITS_BITS = const(0x7F)
_LIGHT = const(4)  # modules before or behind it
_ALL_BITS = const(0x7FF)  # of both
_STEPS = const(20)  # of 5 percent of dark modules,
_HALF = const(10)
_STEP = const(10)  # for each of them from the half


def across(length: int) -> int:
    """Return how many modules the smallest code has in a row that holds so many bytes, 0..62; ValueError for more."""
    if length > MOST:
        raise ValueError("a code holds %d bytes, not %d" % (MOST, length))
    version = 1
    while _VERSIONS[version - 1][0] < length + 2:
        version += 1
    return 17 + 4 * version


def make(data: bytes, mask: int = -1) -> "tuple[int, bytearray]":
    """Return (modules in a row, modules) of the smallest code that holds 0..62 bytes; ValueError for more.

    mask: 0..7, or -1 for the one of the least penalty.
    """
    size = across(len(data))
    if not -1 <= mask < _MASKS:
        raise ValueError("a mask is 0..7, or -1 for the best, not %r" % (mask,))
    modules = bytearray(size * size)
    _patterns(modules, size)
    words = _words(data, (size - 17) // 4)
    _place(modules, size, words)
    if mask < 0:
        least = -1
        for one in range(_MASKS):
            _toggle(modules, size, one)
            badness = penalty(modules, size)
            _toggle(modules, size, one)
            if least < 0 or badness < least:
                least, mask = badness, one
    _toggle(modules, size, mask)
    _format(modules, size, mask)
    return size, modules


def _words(data: bytes, version: int) -> bytearray:
    """Return the codewords: header, data and padding of each block in turn, then their error correction in turn."""
    room, blocks, generator = _VERSIONS[version - 1]
    plain = bytearray(room)
    plain[0] = 0x40 | len(data) >> 4  # byte mode, and the length
    carried = len(data) & 15
    at = 1
    for byte in data:
        plain[at] = carried << 4 | byte >> 4
        carried = byte & 15
        at += 1
    plain[at] = carried << 4  # and the end
    for place in range(at + 1, room):
        plain[place] = 0x11 if (place - at) % 2 == 0 else 0xEC
    degree = len(generator)
    each = room // blocks
    words = bytearray(room + blocks * degree)
    rest = bytearray(degree)
    for block in range(blocks):
        _remainder(plain, block * each, each, generator, rest)
        for place in range(each):
            words[blocks * place + block] = plain[block * each + place]
        for place in range(degree):
            words[room + blocks * place + block] = rest[place]
    return words


def _patterns(modules: bytearray, size: int) -> None:
    """Lay what every code of a size has; where the format comes it is light until the mask is known."""

    def ring(row: int, column: int, reach: int, dark: int) -> None:
        for down in range(-reach, reach + 1):
            for across in range(-reach, reach + 1):
                if 0 <= row + down < size and 0 <= column + across < size:
                    modules[(row + down) * size + column + across] = dark

    for place in range(size):
        modules[6 * size + place] = modules[place * size + 6] = _FIXED | (place + 1) & 1
    for place in range(9):  # the format lies beside the finders
        modules[8 * size + place] = modules[place * size + 8] = _FIXED | (_DARK if place == 6 else 0)
    for place in range(size - 8, size):
        modules[8 * size + place] = modules[place * size + 8] = _FIXED
    for row, column in ((3, 3), (3, size - 4), (size - 4, 3)):
        for reach, dark in ((4, 0), (3, _DARK), (2, 0), (1, _DARK)):
            ring(row, column, reach, _FIXED | dark)
    if size > 21:
        for reach, dark in ((2, _DARK), (1, 0), (0, _DARK)):
            ring(size - 7, size - 7, reach, _FIXED | dark)


def _format(modules: bytearray, size: int, mask: int) -> None:
    """Write the level and the mask, twice, and the one module that is always dark."""
    rest = mask
    for _ in range(10):
        rest = rest << 1 ^ (rest >> 9) * 0x537
    bits = (mask << 10 | rest) ^ 0x5412
    for bit in range(15):
        dark = _FIXED | bits >> bit & 1
        down = bit if bit < 6 else bit + 1 if bit < 8 else size - 15 + bit
        across = size - 1 - bit if bit < 8 else 7 if bit == 8 else 14 - bit
        modules[down * size + 8] = dark
        modules[8 * size + across] = dark
    modules[(size - 8) * size + 8] = _FIXED | _DARK


@micropython.viper
def _remainder(words: object, first: int, count: int, generator: object, rest: object):  # type: ignore[no-untyped-def]
    """Divide `count` codewords from `first` on by the generator, over GF(256); rest: what is left."""
    word = ptr8(words)
    factor = ptr8(generator)
    to = ptr8(rest)
    degree = int(len(rest))  # type: ignore[arg-type]  # noqa: RUF046  # of an object
    at = 0
    while at < degree:
        to[at] = 0
        at += 1
    at = first
    while at < first + count:
        lead = word[at] ^ to[0]
        place = 0
        while place < degree:
            a = lead
            b = factor[place]
            product = 0
            while b:
                if b & 1:
                    product ^= a
                b >>= 1
                a <<= 1
                if a & _OVERFLOW:
                    a ^= _POLYNOMIAL
            if place + 1 < degree:
                product ^= to[place + 1]
            to[place] = product
            place += 1
        at += 1


@micropython.viper
def _place(modules: object, side: int, words: object):  # type: ignore[no-untyped-def]  # viper's None
    """Lay the bits of the codewords into the free modules, two columns at a time, up and down, from the right."""
    module = ptr8(modules)
    word = ptr8(words)
    bits = 8 * int(len(words))  # type: ignore[arg-type]  # noqa: RUF046  # of an object
    bit = 0
    upward = 1
    column = side - 1
    while column > 0:
        if column == _TIMING:
            column = _TIMING - 1
        step = 0
        while step < 2 * side:
            row = step >> 1
            if upward:
                row = side - 1 - row
            at = row * side + column - (step & 1)
            if not module[at] & _FIXED:
                if bit < bits:
                    module[at] = word[bit >> 3] >> (7 - (bit & 7)) & 1
                bit += 1
            step += 1
        upward = 1 - upward
        column -= 2


@micropython.viper
def _toggle(modules: object, side: int, mask: int):  # type: ignore[no-untyped-def]  # viper's None
    """Lay a mask over the data, or take it off."""
    module = ptr8(modules)
    at = 0
    row = 0
    while row < side:
        column = 0
        while column < side:
            product = row * column
            if mask == 0:
                value = (row + column) & 1
            elif mask == 1:
                value = row & 1
            elif mask == 2:
                value = column % 3
            elif mask == 3:
                value = (row + column) % 3
            elif mask == 4:
                value = (row >> 1) + column // 3 & 1
            elif mask == 5:
                value = (product & 1) + product % 3
            elif mask == 6:
                value = (product & 1) + product % 3 & 1
            else:
                value = (row + column & 1) + product % 3 & 1
            if not value and not module[at] & _FIXED:
                module[at] = module[at] ^ _DARK
            at += 1
            column += 1
        row += 1


@micropython.viper
def penalty(modules: object, side: int) -> int:
    """Return how hard a masked code is to read, as the standard weighs it: runs, blocks, what looks like a finder, balance."""
    module = ptr8(modules)
    badness = 0
    dark = 0
    upright = 0
    while upright < 2:
        step = side if upright else 1
        line = 0
        while line < side:
            at = line if upright else line * side
            run = 0
            before = 2
            seen = 0  # the last modules, the latest in bit 0
            free = _WIDTH - 1  # from here on a finder counts: two do not overlap by more than three modules
            place = 0
            while place < side:
                now = module[at] & _DARK
                if now == before:
                    run += 1
                else:
                    if run >= _RUN:
                        badness += run - _SPARED
                    run = 1
                if not upright:
                    dark += now
                    if line and place and now == before and module[at - side] & _DARK == now:
                        badness += 0 if (module[at - side - 1] & _DARK) ^ now else _BLOCK
                before = now
                seen = (seen << 1 | now) & _ALL_BITS
                if place >= free and seen & _ITS_BITS == _FINDER:
                    beyond = 0
                    ahead = 1
                    while ahead < _LIGHT + 1 and place + ahead < side:
                        beyond |= module[at + ahead * step] & _DARK
                        ahead += 1
                    if beyond and seen >> _WIDTH:
                        free = place + (_WIDTH - 3)
                    else:
                        badness += _LIKE
                        free = place + _WIDTH
                at += step
                place += 1
            if run >= _RUN:
                badness += run - _SPARED
            line += 1
        upright += 1
    all_of_them = side * side
    off = _STEPS * dark - _HALF * all_of_them
    if off < 0:
        off = 0 - off
    return badness + _STEP * (off // all_of_them)
