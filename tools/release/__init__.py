"""`make dist`: a release in build/dist/: the images of all boards, the page, the manuals and the modules for mip as zips,
checksums of all of them and the notes of the version.

It refuses a tree that differs from its commit, and a commit whose tests fail. The same commit gives the same bytes, wherever
and whenever it is built with the same compiler: tools/image/base.py fixes dates and paths.
"""
