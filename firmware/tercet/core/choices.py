"""The player's choices as text that survives: JSON, so that a field more or less never hurts."""

import json

from tercet.core.shim import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container


def pack(choices: "dict[str, object]") -> bytes:
    """Return choices (numbers, texts, and dicts of them) as bytes; the same choices give the same bytes."""
    return _text(choices).encode()


def unpack(content: bytes) -> "dict[str, object]":
    """Return what pack() was given; ValueError for anything else."""
    try:
        choices = json.loads(bytes(content).decode())
    except (ValueError, UnicodeError) as error:
        raise ValueError("saved choices cannot be read: %s" % error) from None
    if not isinstance(choices, dict):
        raise ValueError("saved choices are no table")
    return choices


def sane(choices: object, defaults: "dict[str, int]", allowed: "dict[str, Container[int]]") -> "dict[str, int]":
    """Return choices with every field of the defaults, each with an allowed value: what is wrong becomes the default.

    allowed: for each field the values it may have, anything that knows `in`. Fields that are not known are left out.
    """
    known = choices if isinstance(choices, dict) else {}
    result = {}
    for name in defaults:
        value = known.get(name, defaults[name])
        if isinstance(value, int) and value in allowed[name]:
            result[name] = int(value)
        else:
            result[name] = defaults[name]
    return result


def _text(value: object) -> str:
    """JSON with its fields in order: MicroPython keeps none."""
    if isinstance(value, dict):
        return "{" + ",".join([json.dumps(name) + ":" + _text(value[name]) for name in sorted(value)]) + "}"
    return json.dumps(value)
