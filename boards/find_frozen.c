// How an import finds a module among the frozen ones. MicroPython's own search (py/frozenmod.c) compares with every name, from the
// first to the last, to learn that tercet/app is no folder: 0.4 ms a search among 300 names, measured, and two or three searches an
// import. This one takes its place (mpconfigboard_common.cmake) and halves the list again and again, which manifest.py sorts.

#include <stdbool.h>
#include <string.h>

#include "py/bc.h"
#include "py/frozenmod.h"
#include "py/qstr.h"

extern const char mp_frozen_names[]; // each ends with a zero, the list with another one
extern const mp_frozen_module_t *const mp_frozen_mpy_content[];

mp_import_stat_t __real_mp_find_frozen_module(const char *path, int *type, void **module);
mp_import_stat_t __wrap_mp_find_frozen_module(const char *path, int *type, void **module);

static size_t count;

static const char *name_at(size_t place) {
    return qstr_str(mp_frozen_mpy_content[place]->constants.qstr_table[0]); // which is the name of the module's source
}

// Count the modules; false: they are not in the order of their names.
static bool counted(void) {
    const char *before = "";
    for (const char *name = mp_frozen_names; *name; name += strlen(name) + 1) {
        if (strcmp(before, name) >= 0) {
            return false;
        }
        before = name;
        count++;
    }
    return true;
}

// The place of the module whose name is this path and then `end`, which is a zero, or a slash for any module in the folder;
// -1: there is none.
static int place_of(const char *path, byte end) {
    size_t length = strlen(path), first = 0, last = count;
    while (first < last) {
        size_t middle = (first + last) / 2;
        const char *name = name_at(middle);
        int order = strncmp(name, path, length);
        if (order == 0) {
            order = (byte)name[length] - end;
        }
        if (order == 0) {
            return middle;
        } else if (order < 0) {
            first = middle + 1;
        } else {
            last = middle;
        }
    }
    return -1;
}

// As py/frozenmod.h has it. type: NULL, or MP_FROZEN_MPY or MP_FROZEN_NONE is put there, and the module where there is one.
mp_import_stat_t __wrap_mp_find_frozen_module(const char *path, int *type, void **module) {
    static enum { UNKNOWN, SORTED, UNSORTED } names;
    if (names == UNKNOWN) {
        names = counted() ? SORTED : UNSORTED;
    }
    if (names == UNSORTED) {
        return __real_mp_find_frozen_module(path, type, module);
    }
    int place = place_of(path, 0);
    if (type != NULL) {
        *type = place < 0 ? MP_FROZEN_NONE : MP_FROZEN_MPY;
    }
    if (place < 0) {
        return place_of(path, '/') < 0 ? MP_IMPORT_STAT_NO_EXIST : MP_IMPORT_STAT_DIR;
    }
    if (type != NULL) {
        *module = (void *)mp_frozen_mpy_content[place];
    }
    return MP_IMPORT_STAT_FILE;
}
