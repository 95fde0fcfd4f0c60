"""Computer players at a table of dice: with the means of those at a table of cards (RULES 5), and three SETs in mind (ours).

Among 42 dice there are some hundred SETs. A player who thought about all of them would find one in no time; one who has three
in mind, as many as lie among twelve cards, finds them at the pace of the table game.
"""

from tercet.core.computer import Computer, finding
from tercet.core.rng import Rng
from tercet.core.speed.layout import count_sets, level, set_at

IN_MIND = 3  # SETs that are thought about at once (ours; RULES 7: twelve cards have 2.785 in the mean)


class DiceComputer(Computer):
    """The thoughts are of cells, since dice stay where they are and two may show the same. cells: the table it has seen."""

    def forget(self) -> None:
        """Forget all thoughts, and the table, before other dice are rolled."""
        super().forget()
        self.cells: list[int] = []

    def look(self, cells: list[int], time: int, rng: Rng) -> None:
        """See the table as it is from `time` on: SETs that are still there stay in mind, others replace the rest."""
        self.cells = cells
        for thought in list(self.thoughts):
            if min([cells[cell] for cell in thought]) < 0:
                del self.thoughts[thought]
        count = count_sets(cells)
        while len(self.thoughts) < min(IN_MIND, count):
            number = rng.below(count)
            thought = set_at(cells, number)
            while thought in self.thoughts:
                number = (number + 1) % count
                thought = set_at(cells, number)
            self.doubt(thought, time, rng)

    def doubt(self, thought: tuple[int, int, int], time: int, rng: Rng) -> None:
        """Think about a SET, or about one anew."""
        i, j, k = thought
        self.thoughts[thought] = time + finding(self.skill, level(self.cells[i], self.cells[j], self.cells[k]), rng)
