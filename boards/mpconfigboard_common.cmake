# What the firmware of every board is linked with, beside what it is compiled with (mpconfigboard_common.h): a search of our own
# for frozen modules. tools/image hands this file to MicroPython's build as USER_C_MODULES.
add_library(usermod_find_frozen INTERFACE)
target_sources(usermod_find_frozen INTERFACE ${CMAKE_CURRENT_LIST_DIR}/find_frozen.c)
target_link_options(usermod_find_frozen INTERFACE -Wl,--wrap=mp_find_frozen_module)
target_link_libraries(usermod INTERFACE usermod_find_frozen)

# All is compiled for speed (tools/image/base.py). What no game runs while a key waits is compiled for size: the compiler of the
# prompt, the file systems, encryption, and the drivers of what no handheld has.
file(GLOB small
    ${MICROPY_PY_DIR}/asm*.c ${MICROPY_PY_DIR}/compile.c ${MICROPY_PY_DIR}/emit*.c ${MICROPY_PY_DIR}/lexer.c
    ${MICROPY_PY_DIR}/parse*.c ${MICROPY_PY_DIR}/persistentcode.c ${MICROPY_PY_DIR}/repl.c ${MICROPY_PY_DIR}/scope.c
    ${MICROPY_EXTMOD_DIR}/*.c ${MICROPY_DIR}/lib/littlefs/*.c ${MICROPY_DIR}/lib/oofatfs/*.c ${MICROPY_DIR}/lib/mbedtls/library/*.c
    ${MICROPY_PORT_DIR}/machine_*.c ${MICROPY_PORT_DIR}/rp2_pio.c ${MICROPY_DIR}/shared/*/*.c
)
list(FILTER small EXCLUDE REGEX "/(machine_mem|machine_pin|machine_signal|machine_spi|modframebuf|modmachine|modselect|modtime)\\.c$")
set_source_files_properties(${small} PROPERTIES COMPILE_OPTIONS -Os)

# What the interpreter does most lies in RAM, and the next of it in one piece of the flash (hot.ld). From the one memory to the
# other a plain call does not reach, and the linker's way round it takes ten cycles: the files on either side call by a register.
if(PICO_PLATFORM STREQUAL "rp2040")
    target_link_options(usermod INTERFACE -Wl,-T,${CMAKE_CURRENT_LIST_DIR}/hot.ld)
    set(calling bc binary gc malloc map modbuiltins nativeglue obj objboundmeth objclosure objfun objint objint_mpz objlist
        objpolyiter objrange objtuple objtype runtime scheduler smallint vm)
    list(TRANSFORM calling REPLACE "(.+)" "${MICROPY_PY_DIR}/\\1.c")
    list(APPEND calling ${MICROPY_EXTMOD_DIR}/modselect.c ${MICROPY_DIR}/shared/runtime/softtimer.c ${MICROPY_PORT_DIR}/mphalport.c)
    set_source_files_properties(${calling} PROPERTIES COMPILE_FLAGS -mlong-calls)
endif()
