"""Milliseconds since the start, as the page counts them: while it is hidden none pass."""

import page


class Clock:
    """The page's clock."""

    def now(self) -> int:
        """Return the milliseconds since the start."""
        return page.now()

    def rest(self, milliseconds: int) -> None:
        """A page must never wait: whoever calls this has made a mistake."""
        raise RuntimeError("a page must not wait for %d ms: turn() says when it wants to go on" % milliseconds)
