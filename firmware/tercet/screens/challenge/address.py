"""Where the page in a browser is that plays the same games: `make uf2 ADDRESS=` and `make web ADDRESS=` say so."""

ADDRESS = ""  # "": nowhere that this build knows of


def link(code: str) -> str:
    """Return the address that opens the game of a code, "" where there is none."""
    return ADDRESS and ADDRESS + "?c=" + code
