"""The best ten games of each kind, skill and target, and how fast SETs are found; SELECT leads to the statistics."""

from tercet.core import games
from tercet.core import skill as skills
from tercet.core.records import tables
from tercet.screens import routes
from tercet.screens.screen import Screen, margin, title_top
from tercet.ui import durations, theme
from tercet.ui.buttons import BACK, DOWN, HINT, LEFT, MENU, NEXT, PREVIOUS, RIGHT, SELECT, UP
from tercet.ui.parts import hint_line


class Records(Screen):
    """One table at a time. Without a game: that of the game chosen last. With one: its table, the entry at `place` marked.

    The line of the title has the game and the page, the line below it the skill, each between the arrows that change it; a
    board that has none of these has a key for the next game and one for the next skill, shown there.
    """

    HELD = (HINT, MENU)
    ANYWHERE = False  # as in typed.py

    def __init__(self, context, game=None, place: int = -1, came_from=None) -> None:
        super().__init__(context)
        self._names, self._records = {}, {}  # of games that have records, by kind
        self._order = []
        for name in games.NAMES:
            record = games.record(name)
            if record.RANKED:
                self._names[record.KIND], self._records[record.KIND] = name, record
                self._order.append(record.KIND)
        wanted = None if game is None else game.table()
        self.tables = self._all_tables(context, wanted)
        self.came_from = came_from
        self.marked = place
        self.index = self._latest(context) if wanted is None else self.tables.index(wanted)
        self._marked_table = self.index

    def _latest(self, context) -> int:
        """Return the place of the table of the game that was chosen last, as it was set up."""
        name = context.settings["game"]
        kind = games.record(name).KIND if name in games.NAMES else 0
        chosen = context.saves.choices(name) if kind else {}

        def nearness(index: int) -> tuple:
            table = self.tables[index]
            entries = bool(context.saves.records.best(table))
            return table[0] == kind, table[1] == chosen.get("skill"), table[3] == chosen.get("target", 0), entries

        return max(range(len(self.tables)), key=nearness)

    def _all_tables(self, context, wanted) -> list:
        """Every kind and skill as it is set by default, and whatever else has entries or is wanted, game by game."""
        others = sorted(context.saves.records.tables)
        if wanted is not None:
            others.append(wanted)
        found: list = []
        for kind in self._order:
            known = self._records[kind]
            found += tables(known)
            for other in others:
                if other[0] == kind and other not in found and not (hasattr(known, "OWN_SCORES") and other[3]):
                    found.append(other)
        return found

    def draw(self) -> None:
        context = self.context
        canvas, small, text, records = context.canvas, context.small, context.text, context.saves.records
        table = self.tables[self.index]
        kind, skill, _, _ = table
        record = self._records[kind]
        few, tall = context.keys.few, canvas.height >= 200
        name = context.words(self._names[kind]).NAME
        left = margin(canvas)
        top = self.title(name if few else "↑ " + name + " ↓")
        if few:
            self._cap(PREVIOUS, left + context.medium.width(name) + 8, title_top(canvas) + context.medium.baseline)
        page = text.ON_PAGE % {"page": self.index + 1, "pages": len(self.tables)}
        foot = title_top(canvas) + context.medium.baseline - small.baseline
        small.draw(canvas, page, canvas.width - left - small.width(page), foot, theme.SOFT_ON_GROUND)
        words = self._variant(table)
        if words:
            kind_of_type = context.medium if tall else small
            top -= 4 if tall else 2
            more = len(self._of_kind(kind)) > 1
            if more and not few:
                words = "← " + words + " →"
            x = kind_of_type.draw(canvas, words, left, top, theme.ACCENT_ON_GROUND)
            if more and few:
                self._cap(NEXT, x + 8, top + kind_of_type.baseline)
            top += kind_of_type.height + (6 if tall else 0)
        entries = records.best(table)
        bottom = canvas.height - hint_line.height(canvas) - small.height - (4 if tall else 1)
        if not entries:
            medium, words = context.medium, text.NO_RECORDS
            y = (top + bottom - medium.height) // 2
            medium.draw(canvas, words, (canvas.width - medium.width(words)) // 2, y, theme.SOFT_ON_GROUND)
        line = max(small.height, min(small.height + 2, (bottom - top) // 10)) if tall else (bottom - top) // 5
        rows = max(1, min(10, (bottom - top) // line))
        named = max([small.width(entry.name) for entry in entries] + [0])
        for place, entry in enumerate(entries):
            column, row = place // rows, place % rows
            self._entry(place, entry, left + column * (canvas.width // 2 - 4), top + row * line, kind, rows < 10, named)
        hinted = rows < 10 and any(entry.hints for entry in entries)
        self._below(record, kind, skill, bottom, bool(entries), hinted)
        wanted = [(SELECT,) + text.TO_STATISTICS, (HINT,) + context.words("medals").TO_MEDALS, (BACK, text.BACK, text.BACK)]
        if entries:
            wanted.append((MENU, text.CLEAR, text.CLEAR))
        self.hints(*wanted)

    def _cap(self, button: int, x: int, foot: int) -> None:
        """Show the key that changes what stands left of it; foot: of the letters."""
        canvas, small = self.context.canvas, self.context.small
        label = self.context.keys.label(button)
        canvas.round_rect(x, foot - small.capital - 3, small.width(label) + 8, 14, theme.PANEL, theme.PANEL, theme.GROUND)
        small.draw(canvas, label, x + 4, foot - small.baseline, theme.LIGHT_ON_PANEL)

    def _variant(self, table: tuple) -> str:
        """Return what tells a table from the others of its game: the skill, the target, the features."""
        kind, skill, features, target = table
        text = self.context.text
        if hasattr(self._records[kind], "ONE_TABLE"):
            return ""
        words = text.SKILLS[skill]
        if target:
            words += " · %d %s" % (target, text.SETS[1])
        if features != skills.FEATURE_COUNT[skill]:
            words += " · " + text.OF_FEATURES % features
        return words

    def _below(self, record, kind: int, skill: int, y: int, entries: bool, hinted: bool) -> None:
        """Write the line below the table: what else is known, and what the mark of hints means where it is one letter."""
        context = self.context
        small, text, records = context.small, context.text, context.saves.records
        canvas, left = context.canvas, margin(context.canvas)
        if hasattr(record, "OWN_SCORES"):
            words = routes.of_game(self._names[kind], "scores").line(context, skill)
        else:
            count = min(10, records.count(skill))
            words = (
                text.RECENT % {"sets": count, "time": durations.tenths(records.average(skill, count), text.DECIMAL)}
                if entries and count > 1
                else ""
            )
        legend = text.HINTED_GAMES % text.WITH_HINTS if hinted else ""
        x = canvas.width - left - small.width(legend)
        if legend and x <= left + small.width(words) + 8:
            words = ""  # nothing else explains the mark; how long a SET takes is among the statistics, too
        small.draw(canvas, words, left, y, theme.SOFT_ON_GROUND)
        small.draw(canvas, legend, x, y, theme.SOFT_ON_GROUND)

    def _entry(self, place: int, entry, x: int, y: int, kind: int, narrow: bool, named: int) -> None:
        """Write one line: place, whose it is where that is known, score or time, and whether there were hints.

        named: pixels of the longest name, 0: nobody has one. Where names leave no room the time of a game
        with a score is left out, or the number of a puzzle.
        """
        context = self.context
        canvas, small = context.canvas, context.small
        end = x + canvas.width // 2 - 8  # of a line of two columns
        new = place == self.marked and self.index == self._marked_table
        colours = theme.ACCENT_ON_GROUND if new else theme.LIGHT_ON_GROUND
        number = "%d." % (place + 1)
        small.draw(canvas, number, x + small.width("10.") - small.width(number), y, theme.SOFT_ON_GROUND)
        x += small.width("10.") + 8
        if named:
            small.draw(canvas, entry.name, x, y, colours)
            x += named + (4 if narrow else 8)
        time = durations.text(entry.milliseconds // 1000)
        ranked = self._records[kind].RANKED
        if ranked == "time":
            x = small.draw(canvas, time, x, y, colours)
        else:
            small.draw(canvas, context.text.signed(-entry.score if ranked == "fewest" else entry.score), x, y, colours)
            x += small.width("-00 ")
            if ranked == "fewest" and not narrow:  # a game that is not won says what was left
                own = context.words(self._names[kind])
                words = context.text.counted(-entry.score, own.PENALTIES) if entry.score else own.WON
                x = small.draw(canvas, words, x, y, theme.SOFT_ON_GROUND) + 10
            mark = 4 + small.width(context.text.WITH_HINTS) if entry.hints else 0
            if entry.milliseconds and (not (named and narrow) or x + small.width(time) + mark <= end):
                x = small.draw(canvas, time, x, y, theme.SOFT_ON_GROUND)
        words = ""
        if entry.hints:
            words = (
                context.text.WITH_HINTS
                if narrow
                else "%d %s" % (entry.hints, context.text.counted(entry.hints, context.text.HINTS))
            )
        if entry.told:
            told = "#%d" % entry.told if narrow else context.text.PUZZLE_SIGN % entry.told
            if not named or x + small.width(told) + small.width(words) + 18 <= (end if narrow else canvas.width - 4):
                x = small.draw(canvas, told, x + 8, y, theme.SOFT_ON_GROUND)
        if named and x + 10 + small.width(words) > canvas.width:
            words = context.text.WITH_HINTS
        if words:
            small.draw(canvas, words, x + (4 if narrow else 10), y, theme.SOFT_ON_GROUND)

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button in (LEFT, RIGHT, NEXT):
            self._turn(self._of_kind(self.tables[self.index][0]), -1 if button == LEFT else 1)
        elif button == SELECT:
            self.context.go("statistics", self)
        elif button in (UP, DOWN, PREVIOUS):
            self._jump(-1 if button == UP else 1)
        elif button == MENU and self.context.saves.records.best(self.tables[self.index]):
            text = self.context.text
            self.context.go("question", text.REALLY_CLEAR, text.CLEAR_LINE, text.KEEP, text.CLEAR_YES, self._answered)
        elif button == HINT:
            self.context.go("medals", self)
        elif button in (BACK, MENU):
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

    def _of_kind(self, kind: int) -> list:
        """The places of the tables of a game, one after the other."""
        return [place for place, table in enumerate(self.tables) if table[0] == kind]

    def _turn(self, places, step: int) -> None:
        """Go to the next or previous of some tables that lie side by side."""
        index = places[(self.index - places[0] + step) % len(places)]
        if index != self.index:
            self.index = index
            self.draw()

    def _jump(self, step: int) -> None:
        """Go to the next or previous game, to the table of the same skill if it has one."""
        kind, skill, _, _ = self.tables[self.index]
        order = self._order
        places = self._of_kind(order[(order.index(kind) + step) % len(order)])
        same = [place for place in places if self.tables[place][1] == skill]
        self.index = (same or places)[0]
        self.draw()

    def _back(self) -> None:
        if self.came_from is not None:
            self.context.show(self.came_from)
        else:
            self.context.go("menu")
