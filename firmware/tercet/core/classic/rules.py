"""Classic: one deck, played to its end (RULES 3)."""

from tercet.core.classic import COUNTED, KIND
from tercet.core.single.rules import Single


class Classic(Single):
    """One game of Classic. A right No Match only deals three cards; a wrong one counts as a wrong claim."""

    KIND = KIND
    COUNTED = COUNTED

    @property
    def score(self) -> int:
        """SETs found minus wrong claims; a hinted SET earns nothing."""
        return self.found - self.wrong
