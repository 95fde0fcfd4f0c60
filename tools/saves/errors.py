"""What can go wrong with saves, in words for the person who asked; `status` is the exit status for a command line."""


class SavesError(Exception):
    """What was asked cannot be done: a source that cannot be had, a folder that is in use, an answer that was not yes."""

    status = 2


class DamagedError(SavesError):
    """Saves are damaged, so nothing was done with them; the message says which."""

    status = 1


class LinkError(SavesError):
    """The serial line leads to nobody, or to somebody who does not answer as a handheld does."""
