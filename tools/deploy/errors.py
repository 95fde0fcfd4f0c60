"""What can go wrong on the way onto a board, in words for the person who asked; `status` is the exit status."""

from tools.saves.errors import SavesError


class FlashError(SavesError):
    """The board is not one for the game, or cannot be had; nothing was changed unless the message says so."""
