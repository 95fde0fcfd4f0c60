"""Mutation tests of the rules core: a small fault at a time is put into it, and the tests must find it (mutmut from PyPI).

Works on a copy in build/mutants/. There the decorators of viper functions are comments, because mutmut leaves decorated
functions alone; on CPython they mean nothing (core/shim.py).
"""
