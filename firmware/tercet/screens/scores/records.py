"""The best ten games of each kind, skill and target, and how fast SETs are found; SELECT leads to the statistics."""

from tercet.core import games
from tercet.core import skill as skills
from tercet.core.records import tables
from tercet.screens import routes
from tercet.screens.screen import Screen, margin
from tercet.ui import durations, theme
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.parts import hint_line


class Records(Screen):
    """One table at a time. Without a game: the first. With one: its table, the entry at `place` marked."""

    def __init__(self, context, game=None, place: int = -1, came_from=None) -> None:
        super().__init__(context)
        self._names, self._records = {}, {}  # of games that have records, by kind
        self._order = []
        for name in games.NAMES:
            record = games.record(name)
            if record.RANKED:
                self._names[record.KIND], self._records[record.KIND] = name, record
                self._order.append(record.KIND)
        self.tables = self._all_tables(context)
        self.came_from = came_from
        self.marked = place
        self.index = 0
        if game is not None:
            wanted = game.table()
            if wanted not in self.tables:
                self.tables.append(wanted)
            self.index = self.tables.index(wanted)
        self._marked_table = self.index

    def _all_tables(self, context) -> list:
        """Every kind and skill as it is set by default, and whatever else has entries."""
        found = []
        for kind in self._order:
            found += tables(self._records[kind])
        for other in sorted(context.saves.records.tables):
            known = self._records.get(other[0])
            if known is not None and other not in found and not (hasattr(known, "OWN_SCORES") and other[3]):
                found.append(other)
        return found

    def draw(self) -> None:
        context = self.context
        text, records = context.text, context.saves.records
        kind, skill, features, target = self.tables[self.index]
        record = self._records[kind]
        heading = context.words(self._names[kind]).NAME
        if not hasattr(record, "ONE_TABLE"):
            heading = "%s · %s" % (heading + (" %d" % target if target else ""), text.SKILLS[skill])
        if features != skills.FEATURE_COUNT[skill]:
            heading += " · %d" % features
        top = self.title(heading)
        entries = records.best(self.tables[self.index])
        canvas, small = context.canvas, context.small
        left = margin(canvas)
        bottom = canvas.height - hint_line.height(canvas) - small.height - 4
        if not entries:
            small.draw(canvas, text.NO_RECORDS, left, top, theme.SOFT_ON_GROUND)
        line = small.height + (2 if canvas.height >= 200 else 0)
        rows = max(1, min(10, (bottom - top) // line))
        for place, entry in enumerate(entries):
            column, row = place // rows, place % rows
            self._entry(place, entry, left + column * (canvas.width // 2 - 4), top + row * line, kind, rows < 10)
        if hasattr(record, "OWN_SCORES"):
            words = routes.of_game(self._names[kind], "scores").line(context, skill)
            small.draw(canvas, words, left, bottom, theme.SOFT_ON_GROUND)
        elif records.count(skill):
            times = durations.tenths(records.average(skill, 10)), durations.tenths(records.average(skill, 100))
            words = text.AVERAGE % times
            if small.width(words) > canvas.width - 2 * left:
                words = text.AVERAGE_SHORT % times
            small.draw(canvas, words, left, bottom, theme.SOFT_ON_GROUND)
        wanted = [(MENU, text.CLEAR, text.CLEAR)] if entries else []
        walk = PREVIOUS if context.keys.few else LEFT
        self.hints((walk, text.CHANGE, text.CHANGE), (SELECT,) + text.TO_STATISTICS, *wanted, (BACK, text.BACK, text.BACK))

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
        ranked = self._records[kind].RANKED
        if ranked == "time":
            x = small.draw(canvas, time, x, y, colours)
        else:
            small.draw(canvas, str(-entry.score if ranked == "fewest" else entry.score), x, y, colours)
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
            self.context.go("statistics", self)
        elif button in (UP, DOWN):
            self._jump(kinds, 1 if button == DOWN else -1)
        elif button == MENU and self.context.saves.records.best(self.tables[self.index]):
            text = self.context.text
            self.context.go("question", text.REALLY_CLEAR, text.CLEAR_LINE, text.KEEP, text.CLEAR_YES, self._answered)
        elif button in (BACK, HINT, MENU):
            self._back()

    def _answered(self, clear: bool) -> None:
        if clear:
            kind, skill = self.tables[self.index][:2]
            records = self.context.saves.records
            if hasattr(self._records[kind], "OWN_SCORES"):
                routes.of_game(self._names[kind], "scores").clear(records, skill)
            records.clear(self.tables[self.index])
            self.marked = -1
        self.context.show(self)

    def _turn(self, step: int) -> None:
        self.index = (self.index + step) % len(self.tables)
        self.draw()

    def _jump(self, kinds: list, step: int) -> None:
        """Go to the next or previous kind of game."""
        here = kinds[self.index]
        order = self._order
        there = order[(order.index(here) + step) % len(order)]
        self.index = kinds.index(there)
        self.draw()

    def _back(self) -> None:
        if self.came_from is not None:
            self.context.show(self.came_from)
        else:
            self.context.go("menu")
