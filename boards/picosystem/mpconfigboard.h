// 16 MB of flash: 1 MB for the firmware, 15 MB for the file system, as the vendor's own firmware divides it.
#define MICROPY_HW_BOARD_NAME "Pimoroni PicoSystem"
#define MICROPY_HW_FLASH_STORAGE_BYTES (PICO_FLASH_SIZE_BYTES - 1024 * 1024)

// The board has no bus on the port's usual pins (they are buttons and lamps), so a driver must name its pins.
#define MICROPY_HW_I2C_NO_DEFAULT_PINS (1)
#define MICROPY_HW_SPI_NO_DEFAULT_PINS (1)

#include "mpconfigboard_common.h"
