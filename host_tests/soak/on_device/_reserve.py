"""The memory that will be free while games are played: taken in one piece, before anything else lies on the heap."""

from plan import FREE

piece = bytearray(FREE)
