"""A player's choices as JSON: read leniently, since other versions know other ones."""

import json
from collections import OrderedDict

from tercet.core.shim import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from typing import Any


def save(choices: "dict[str, Any]") -> bytes:
    """Return choices (names, whole numbers, and dicts of them) as JSON: equal choices give equal bytes."""
    return json.dumps(_ordered(choices), separators=(",", ":")).encode()


def _ordered(choices: "dict[str, Any]") -> "OrderedDict[str, Any]":
    items = sorted(choices.items())  # names differ, so values are not compared
    return OrderedDict([(name, _ordered(value) if isinstance(value, dict) else value) for name, value in items])


def load(data: bytes) -> "dict[str, Any]":
    """Return what save() wrote, unchecked; ValueError for what is no JSON object."""
    try:
        choices = json.loads(bytes(data).decode())
    except (ValueError, RuntimeError, MemoryError) as error:  # the last two for lists in lists without end
        raise ValueError("saved choices are damaged: %s" % error) from None
    if not isinstance(choices, dict):
        raise ValueError("saved choices are %r, not a JSON object" % (type(choices),))
    return choices


def sane(choices: object, known: "tuple[tuple[str, Any, int], ...]") -> "dict[str, int]":
    """Return the choices that there are now: what is missing or not allowed is as at first, what is unknown is left out.

    known: (name, allowed values, value at first) each; the values are a range or a tuple of whole numbers.
    """
    result = {}
    for name, values, at_first in known:
        value = choices.get(name) if isinstance(choices, dict) else None
        result[name] = value if type(value) is int and _among(value, values) else at_first
    return result


def values_of(known: "tuple[tuple[str, Any, int], ...]", name: str):  # type: ignore[no-untyped-def]
    """Return the values that are allowed for a choice, a range or a tuple."""
    return [values for each, values, _ in known if each == name][0]


def _among(value: int, values) -> bool:  # type: ignore[no-untyped-def]  # a range or a tuple
    if isinstance(values, range):  # MicroPython would look at each number of a range
        return values[0] <= value <= values[-1]
    return value in values
