"""`make dist`: the images of all boards with their checksums and the notes of the version, in build/dist/.

It refuses a tree that differs from its commit, and a commit whose tests fail. The same commit gives the same bytes, wherever
and whenever it is built with the same compiler: tools/image/base.py fixes dates and paths.
"""
