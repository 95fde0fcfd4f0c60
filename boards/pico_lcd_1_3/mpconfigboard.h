// 2 MB of flash: 640 KB for the firmware, 1408 KB for the file system, as MicroPython's RPI_PICO divides it
#define MICROPY_HW_BOARD_NAME "Raspberry Pi Pico"
#define MICROPY_HW_FLASH_STORAGE_BYTES (1408 * 1024)
