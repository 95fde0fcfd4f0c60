"""Before a game for one: the skill and what else it offers, and what the choice means."""

from tercet.core import skill as skills
from tercet.core.cards import FEATURES
from tercet.screens.options import GameOptions


class SingleSetUp(GameOptions):
    """The choices of one game."""

    def features(self) -> int:
        """The number of features that the choices come to."""
        return self.choices["features"] or skills.FEATURE_COUNT[self.choices["skill"]]

    def names(self) -> list:
        # which value is constant can be chosen with three features only
        return [name for name in super().names() if name != "constant" or self.features() < FEATURES]

    def label(self, name: str) -> str:
        text = self.context.text
        return {
            "skill": text.SKILL,
            "features": text.CARDS,
            "constant": text.CONSTANT,
            "target": text.TARGET,
            "number": text.PUZZLE_NUMBER,
            "count": text.SHOW_COUNT,
        }[name]

    def words(self, name: str, value) -> str:
        text = self.context.text
        if name == "skill":
            return text.SKILLS[value]
        if name == "features" and not value:
            return text.OF_SKILL_NOW % self.features()
        if name == "constant":
            if value >= 0:
                return text.CONSTANT_VALUES[value]
            return text.OF_SKILL if self.choices["skill"] == skills.BEGINNER else text.SURPRISE
        if name == "count":
            return text.YES if value else text.NO
        return str(value)

    def meaning(self) -> tuple:
        text, chosen = self.context.text, self.own_words.CHOSEN
        if not self.names():  # nothing to choose: the game says what it is
            return chosen
        if not self.hinted():  # what a hint costs is the last part
            chosen = [words[: words.rfind(" · ")] for words in chosen]
        skill = self.choices["skill"]
        values = self.numbers(skill)
        more = text.LEANS[skill]
        if self.says_no_match():
            more += " " + text.SAYS[not skills.DEALS_BY_ITSELF[skill]]
        return (chosen[0] % values, chosen[1] % values), (more, text.LEANS[skill])

    def numbers(self, skill: int) -> dict:
        """Return what CHOSEN names: the cards on the table, and what a game has more."""
        return {"cards": skills.LAYOUT_CELLS[self.features()]}

    def hinted(self) -> bool:
        """Whether there are hints."""
        return self.context.settings["device"]["hints"]

    def says_no_match(self) -> bool:
        """Whether there is something to be said of No Match."""
        return True
