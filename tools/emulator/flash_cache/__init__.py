"""The emulated processor with the cache that the RP2040 reads its flash through: `build.py` makes it, `_flash_cache.pyx` is it.

rp2040py reads the flash in no time. Its own sources come with it, so a copy of it gets the cache compiled in, and stands in
front of the installed one in the path of a process that wants it. Such a process may set these two before a handheld is
switched on.
"""

ideal = False  # reads cost nothing; hits and misses are counted
by_age = True  # of two lines the one goes that was used longer ago; else any
