"""What can go wrong with a build, in words for the person who asked for it."""


class BuildError(Exception):
    """The image could not be made; the message says why. `status` is the exit status for a command line."""

    status = 1


class MissingError(BuildError):
    """Something that the person must give first: a board's right name, a tool, a source tree."""

    status = 2
