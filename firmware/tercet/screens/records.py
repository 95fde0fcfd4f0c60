"""The best ten games of each kind, skill and target, and how fast SETs are found; SELECT leads to the statistics."""

from tercet.core import skill as skills
from tercet.core.records import key
from tercet.core.skill import TARGETS
from tercet.screens.question import Question
from tercet.screens.screen import Screen, margin
from tercet.ui import durations, hintline, theme
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP

_CUBED = 8  # has tables of its own, see core/cubed_records.py
_KINDS = (  # names in the texts, kinds in the keys
    ("classic", 1),
    ("timed", 2),
    ("puzzle", 3),
    ("arcade", 4),
    ("solo", 6),
    ("cubed", _CUBED),
    ("speed", 9),
    ("crossword", 10),
)
_SOLO = 6  # has penalty points for a score
_ONE_SKILL = {
    _SOLO: skills.ADVANCED,
    9: skills.BEGINNER,
    10: skills.BEGINNER,
}  # kinds that have one only, and the one in their keys
_BY_TIME = (2, 3, 10)  # kinds whose score is the time


class Records(Screen):
    """One table at a time. Without a game: the first. With one: its table, the entry at `place` marked."""

    def __init__(self, context, game=None, place: int = -1, came_from=None) -> None:
        super().__init__(context)
        self.tables = self._all_tables(context)
        self.came_from = came_from
        self.marked = place
        self.index = 0
        if game is not None:
            wanted = key(game)
            if wanted not in self.tables:
                self.tables.append(wanted)
            self.index = self.tables.index(wanted)
        self._marked_table = self.index

    def _all_tables(self, context) -> list:
        """Every kind and skill as it is set by default, and whatever else has entries."""
        tables = []
        for _, kind in _KINDS:
            for skill in (_ONE_SKILL[kind],) if kind in _ONE_SKILL else range(skills.SKILLS):
                for target in TARGETS if kind == 2 else (0,):
                    tables.append((kind, skill, skills.FEATURE_COUNT[skill], target))
        for other in sorted(context.records.tables):
            if other not in tables and (other[0] != _CUBED or not other[3]):
                tables.append(other)
        return tables

    def draw(self) -> None:
        context = self.context
        text, records = context.text, context.records
        kind, skill, features, target = self.tables[self.index]
        name = text.GAMES[[name for name, number in _KINDS if number == kind][0]][0]
        heading = name if kind in _ONE_SKILL else "%s · %s" % (name + (" %d" % target if target else ""), text.SKILLS[skill])
        if features != skills.FEATURE_COUNT[skill]:
            heading += " · %d" % features
        top = self.title(heading)
        entries = records.best(self.tables[self.index])
        canvas, small = context.canvas, context.small
        left = margin(canvas)
        bottom = canvas.height - hintline.height(canvas) - small.height - 4
        if not entries:
            small.draw(canvas, text.NO_RECORDS, left, top, theme.SOFT_ON_GROUND)
        line = small.height + (2 if canvas.height >= 200 else 0)
        rows = max(1, min(10, (bottom - top) // line))
        for place, entry in enumerate(entries):
            column, row = place // rows, place % rows
            self._entry(place, entry, left + column * (canvas.width // 2 - 4), top + row * line, kind, rows < 10)
        if kind == _CUBED:
            small.draw(canvas, self._cubed(skill), left, bottom, theme.SOFT_ON_GROUND)
        elif records.count(skill):
            times = durations.tenths(records.average(skill, 10)), durations.tenths(records.average(skill, 100))
            words = text.AVERAGE % times
            if small.width(words) > canvas.width - 2 * left:
                words = text.AVERAGE_SHORT % times
            small.draw(canvas, words, left, bottom, theme.SOFT_ON_GROUND)
        wanted = [(MENU, text.CLEAR, text.CLEAR)] if entries else []
        walk = PREVIOUS if context.keys.few else LEFT
        self.hints((walk, text.CHANGE, text.CHANGE), (SELECT,) + text.TO_STATISTICS, *wanted, (BACK, text.BACK, text.BACK))

    def _cubed(self, skill: int) -> str:
        """The best turn of SET Cubed, and how many games were won."""
        from tercet.core import cubed_records

        words, records = self.context.text.dice.cubed, self.context.records
        won, played = cubed_records.wins(records, skill)
        return words.RECORDS % (cubed_records.best_turn(records, skill), won, played) if played else ""

    def _entry(self, place: int, entry, x: int, y: int, kind: int, narrow: bool) -> None:
        """Write one line: place, score or time, and whether there were hints."""
        context = self.context
        canvas, small = context.canvas, context.small
        new = place == self.marked and self.index == self._marked_table
        colours = theme.ACCENT_ON_GROUND if new else theme.LIGHT_ON_GROUND
        number = "%d." % (place + 1)
        small.draw(canvas, number, x + small.width("10.") - small.width(number), y, theme.SOFT_ON_GROUND)
        x += small.width("10.") + 8
        time = durations.text(entry.milliseconds // 1000)
        if kind in _BY_TIME:
            x = small.draw(canvas, time, x, y, colours)
        else:
            small.draw(canvas, str(-entry.score if kind == _SOLO else entry.score), x, y, colours)
            x += small.width("-00 ")
            if entry.milliseconds:
                x = small.draw(canvas, time, x, y, theme.SOFT_ON_GROUND)
        if entry.hints:
            words = (
                context.text.WITH_HINTS
                if narrow
                else "%d %s" % (entry.hints, context.text.counted(entry.hints, context.text.HINTS))
            )
            small.draw(canvas, words, x + 10, y, theme.SOFT_ON_GROUND)

    def button(self, button: int, time: int, repeated: bool) -> None:
        kinds = [table[0] for table in self.tables]
        if button in (LEFT, PREVIOUS):
            self._turn(-1)
        elif button in (RIGHT, NEXT):
            self._turn(1)
        elif button == SELECT:
            from tercet.screens.statistics import Statistics

            self.context.show(Statistics(self.context, self))
        elif button in (UP, DOWN):
            self._jump(kinds, 1 if button == DOWN else -1)
        elif button == MENU and self.context.records.best(self.tables[self.index]):
            text = self.context.text
            self.context.show(
                Question(self.context, text.REALLY_CLEAR, text.CLEAR_LINE, text.KEEP, text.CLEAR_YES, self._answered)
            )
        elif button in (BACK, HINT, MENU):
            self._back()

    def _answered(self, clear: bool) -> None:
        if clear:
            kind, skill = self.tables[self.index][:2]
            if kind == _CUBED:
                from tercet.core import cubed_records

                cubed_records.clear(self.context.records, skill)
            self.context.records.clear(self.tables[self.index])
            self.marked = -1
        self.context.show(self)

    def _turn(self, step: int) -> None:
        self.index = (self.index + step) % len(self.tables)
        self.draw()

    def _jump(self, kinds: list, step: int) -> None:
        """Go to the next or previous kind of game."""
        here = kinds[self.index]
        names = [number for _, number in _KINDS]
        there = names[(names.index(here) + step) % len(names)]
        self.index = kinds.index(there)
        self.draw()

    def _back(self) -> None:
        if self.came_from is not None:
            self.context.show(self.came_from)
            return
        from tercet.screens.menu import Menu

        self.context.show(Menu(self.context))
