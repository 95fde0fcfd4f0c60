"""Before a game: the skill, and what it means."""

from tercet.core import skill as skills
from tercet.screens.listing import Listing


class SetUp(Listing):
    """The four skills; the last one chosen is in focus."""

    def __init__(self, context) -> None:
        super().__init__(context)
        text = context.text
        self.heading = text.CHOOSE_SKILL
        self.back_words = text.BACK
        self.rows = tuple((text.SKILLS[skill], text.SKILL_LINES[skill]) for skill in range(skills.SKILLS))
        self.index = context.settings["skill"]

    def choose_words(self) -> str:
        return self.context.text.START

    def choose(self, index: int) -> None:
        from tercet.screens.play import Play

        self.context.settings["skill"] = index
        self.context.show(Play.new(self.context, index))

    def back(self) -> None:
        from tercet.screens.menu import Menu

        self.context.show(Menu(self.context))
