// 1 MB of flash for the firmware (MicroPython leaves 640 KB, too little for the game at its fastest), the rest for the file
// system: 1 MB on a Pico, 3 MB on a Pico 2.
#define MICROPY_HW_FLASH_STORAGE_BYTES (PICO_FLASH_SIZE_BYTES - 1024 * 1024)
#if PICO_RP2350
#define MICROPY_HW_BOARD_NAME "Raspberry Pi Pico 2"
#else
#define MICROPY_HW_BOARD_NAME "Raspberry Pi Pico"
#endif

#include "mpconfigboard_common.h"
