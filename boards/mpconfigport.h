// Stands before the port's own configuration, which says these whatever a board says: encryption and FAT, which nothing of ours
// uses, take 30 KB of the flash. Files are checked with SHA-256, and kept by LittleFS.
#include_next <mpconfigport.h>

#undef MICROPY_PY_CRYPTOLIB
#define MICROPY_PY_CRYPTOLIB (0)
#undef MICROPY_PY_HASHLIB_SHA1
#define MICROPY_PY_HASHLIB_SHA1 (0)
#undef MICROPY_VFS_FAT
#define MICROPY_VFS_FAT (0)
