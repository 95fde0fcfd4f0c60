// What the firmware of every board is compiled with.

// The collector marks with a stack of so many entries (64 otherwise). Where it does not suffice the whole heap is searched
// again and again: 13 ms a collection, measured, and 6 ms with this.
#define MICROPY_ALLOC_GC_STACK_SIZE (1024)

// Where each name was found last, for all maps together. A game's key uses some hundred names.
#define MICROPY_OPT_MAP_LOOKUP_CACHE_SIZE (256)

// The frames of Python functions lie on a stack of their own (py/pystack.h). Otherwise most calls search the heap for one, past
// all gaps that are too small: two fifths of the time in which a board of SET Cubed was drawn, measured.
#define MICROPY_ENABLE_PYSTACK (1)
#define TERCET_PYSTACK_WORDS (656) // 2.6 KB; games, saves and the start use 1.5 KB at most, measured
#define MICROPY_PORT_INIT_FUNC \
    do { \
        extern void mp_pystack_init(void *start, void *end); \
        static void *frames[TERCET_PYSTACK_WORDS]; \
        mp_pystack_init(frames, frames + TERCET_PYSTACK_WORDS); \
    } while (0)

// Nothing of ours makes the port into another USB device, or runs on the second core.
#define MICROPY_HW_ENABLE_USB_RUNTIME_DEVICE (0)
#define MICROPY_PY_THREAD (0)

// What the game, and the tools that talk to it, never import: 27 KB of the flash, which the words of seven languages take.
#define MICROPY_PY_MATH (0)
#define MICROPY_PY_CMATH (0)
#define MICROPY_PY_BUILTINS_COMPLEX (0)
#define MICROPY_PY_RE (0)
#define MICROPY_PY_ASYNCIO (0)
#define MICROPY_PY_HEAPQ (0)
#define MICROPY_PY_BUILTINS_HELP (0)
