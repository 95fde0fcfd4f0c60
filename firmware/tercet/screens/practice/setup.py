"""Before Practice: the coach, and what else can be chosen."""

from tercet.screens.single.setup import SingleSetUp

_COACH = "coach"


class PracticeSetUp(SingleSetUp):
    """The coach has a row, and a screen of its own."""

    def names(self) -> list:
        return [_COACH] + super().names()

    def hinted(self) -> bool:
        return True

    def label(self, name: str) -> str:
        return self.own_words.COACH if name == _COACH else super().label(name)

    def row_lines(self, name: str) -> tuple:
        return (self.own_words.COACH_LINE,) if name == _COACH else ()

    def opens(self, name: str) -> bool:
        if name != _COACH:
            return False
        self.context.go("practice.coach.CoachPage", self)
        return True
