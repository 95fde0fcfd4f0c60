# What the firmware of every board is linked with, beside what it is compiled with (mpconfigboard_common.h): a search of our own
# for frozen modules. tools/image hands this file to MicroPython's build as USER_C_MODULES.
add_library(usermod_find_frozen INTERFACE)
target_sources(usermod_find_frozen INTERFACE ${CMAKE_CURRENT_LIST_DIR}/find_frozen.c)
target_link_options(usermod_find_frozen INTERFACE -Wl,--wrap=mp_find_frozen_module)
target_link_libraries(usermod INTERFACE usermod_find_frozen)
