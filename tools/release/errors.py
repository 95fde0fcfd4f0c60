"""What keeps a release from being made, in words for the person who asked for it."""


class ReleaseError(Exception):
    """The message says what is wrong and what to do."""
