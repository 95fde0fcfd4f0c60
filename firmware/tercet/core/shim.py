"""What MicroPython's compiler knows and CPython does not: its decorators and its pointer casts.

The core imports `micropython`, `ptr8` and `ptr16` from here. On MicroPython the names mean the real things (the compiler
takes `@micropython.viper`, `ptr8(...)` and `ptr16(...)` literally); on CPython they do nothing.
"""

TYPE_CHECKING = False  # a type checker takes it for true

if TYPE_CHECKING:
    from typing import TypeVar

    F = TypeVar("F")
    T = TypeVar("T")


def const(value: "T") -> "T":
    """Return the value; MicroPython's compiler puts it in the place of the name, and a name that begins with _ is gone."""
    return value


class micropython:
    """Stands for MicroPython's module of this name, whose decorators need no import."""

    @staticmethod
    def viper(function: "F") -> "F":
        """Leave a function as it is."""
        return function


def ptr16(buffer: object) -> "memoryview[int]":
    """Return the items of an array of 16-bit numbers, without a sign; a pointer in viper code."""
    return memoryview(buffer).cast("B").cast("H")  # type: ignore[arg-type]


def ptr8(buffer: object) -> bytearray:
    """Return the buffer; in viper code the compiler puts a pointer in its place."""
    return buffer  # type: ignore[return-value]
