"""Bytes of heap that importing each module takes, after all that it imports. The bench puts NAMES before this."""
# mypy: ignore-errors
# ruff: noqa: F821

import gc

for name in NAMES:
    gc.collect()
    before = gc.mem_alloc()
    __import__(name)
    gc.collect()
    print(name, gc.mem_alloc() - before)
