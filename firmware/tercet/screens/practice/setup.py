"""Before Practice: the coach, and what else can be chosen."""

from tercet.screens.single.setup import SingleSetUp

_COACH = "coach"


class PracticeSetUp(SingleSetUp):
    """The coach has a row, and a screen of its own."""

    def names(self) -> list:
        return [_COACH] + super().names()

    def label(self, name: str) -> str:
        return self.own_words.COACH if name == _COACH else super().label(name)

    def meaning(self) -> tuple:
        """In focus the coach says what he is; else the choices have their line."""
        return (self.own_words.COACH_LINE,) if _COACH in self._names[self.index : self.index + 1] else super().meaning()

    def _about(self) -> None:
        self.lines = self.meaning()
        super()._about()

    def opens(self, name: str) -> bool:
        if name != _COACH:
            return False
        self.context.go("practice.coach.CoachPage", self)
        return True
