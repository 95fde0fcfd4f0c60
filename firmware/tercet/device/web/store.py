"""Files that the page keeps in the browser: one entry a file, the device's own bytes.

An entry is replaced as a whole or not at all, so there is no NAME.new and no NAME.old as in rp2/store.py.
"""

from binascii import a2b_base64, b2a_base64

import page

FULL = "full"


class Store:
    """The same as rp2/store.py's. trouble: "" or FULL. set_aside: names of damaged files since somebody last looked."""

    def __init__(self) -> None:
        self.trouble = ""
        self.set_aside: list = []

    def names(self) -> list:
        """Return the names of files that were written."""
        return [name for name in page.names().split() if "." not in name]

    def read(self, name: str, parse):
        """Return parse(bytes) of a file, or None; parse raises ValueError for a damaged one, which is set aside."""
        text = page.read(name)
        if not text:
            return None
        try:
            return parse(a2b_base64(text))
        except ValueError:
            self._put_aside(name, text)
            return None

    def write(self, name: str, pieces: "list[bytes]") -> bool:
        """Replace a file by these pieces, one after the other; False when there is no room, and then `trouble` says so."""
        self.trouble = FULL if page.write(name, b2a_base64(b"".join(pieces)).decode().strip()) == FULL else ""
        return not self.trouble

    def remove(self, name: str) -> bool:
        """Forget a file."""
        page.remove(name)
        return True

    def _put_aside(self, name: str, text: str) -> None:
        known = page.names().split()
        number = 1
        while "%s.bad%d" % (name, number) in known:
            number += 1
        aside = "%s.bad%d" % (name, number)
        page.write(aside, text)
        page.remove(name)
        self.set_aside.append(aside)
