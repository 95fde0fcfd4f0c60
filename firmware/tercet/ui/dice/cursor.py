"""Where the cursor goes on a grid in reading order, whose cells may be empty."""

from tercet.ui.buttons import DOWN, LEFT, NEXT, PREVIOUS, RIGHT, UP

LINE = 64  # of a stop: more than the columns of any table
LEAP = 250  # ms at least from row to row while a key is held: a person can stop on the one that is wanted


class Held:
    """A PREVIOUS or NEXT that goes on to be down: when it leaps again, and the column that it keeps across shorter rows."""

    def __init__(self) -> None:
        self.column = -1  # from which it set out, -1: it has not yet
        self._at = 0

    def takes(self, button: int, time: int, repeated: bool) -> bool:
        """Tell whether a press moves the cursor, or is a repeat that comes too soon."""
        if not repeated:
            self.column = -1
        elif button in (PREVIOUS, NEXT):
            if time - self._at < LEAP:
                return False
            self._at = time
        return True


def moved(cells: list, columns: int, cursor: int, button: int, held: bool = False, keep: "Held | None" = None) -> int:
    """Return the cell that a direction leads to from `cursor`, round the edges; a negative entry of cells is empty.

    LEFT and RIGHT walk along the row; where it holds no other die they go to the next column with one, there to the nearest.
    UP and DOWN walk along the column; where it holds no other die they go to the next row with one, there to the nearest.
    On the few tables with dice to which that does not lead, UP and DOWN walk all columns one after the other. So every die is
    reached from every other in at most rows and columns presses, whatever is missing. PREVIOUS and NEXT walk in reading order;
    held they go from row to row. keep: remembers the column then.
    """
    count = len(cells)
    if button in (PREVIOUS, NEXT):
        step = 1 if button == NEXT else -1
        if held and cells[cursor] >= 0:
            lying = [cell for cell in range(count) if cells[cell] >= 0]
            stops = [cell // columns * LINE + cell % columns for cell in lying]
            return lying[leapt(stops, lying.index(cursor), step, keep)]
        place = (cursor + step) % count
        while cells[place] < 0 and place != cursor:
            place = (place + step) % count
        return place
    rows = (count + columns - 1) // columns
    column, row = cursor % columns, cursor // columns
    step = 1 if button in (RIGHT, DOWN) else -1
    if button in (LEFT, RIGHT):
        lines, here, at = columns, column, row
        for distance in range(1, columns):
            cell = cursor - column + (column + step * distance) % columns
            if cell < count and cells[cell] >= 0:
                return cell
    elif button in (UP, DOWN):
        lines, here, at = rows, row, column
        for cell in range(cursor + step * columns, count if step > 0 else -1, step * columns):
            if cells[cell] >= 0:
                return cell
        wraps = _lead_everywhere(cells, columns)
        for distance in range(1, rows if wraps else rows * columns):
            place = row + step * distance
            cell = place % rows * columns + (column if wraps else (column + place // rows) % columns)
            if cell < count and cells[cell] >= 0:
                return cell
    else:
        return cursor
    for distance in range(1, lines):
        there = (here + step * distance) % lines
        if button in (LEFT, RIGHT):
            line = range(there, count, columns)
        else:
            line = range(there * columns, min(count, (there + 1) * columns))
        best, least = -1, count
        for place, cell in enumerate(line):
            if cells[cell] >= 0 and abs(place - at) < least:
                best, least = cell, abs(place - at)
        if best >= 0:
            return best
    return cursor


def _lead_everywhere(cells: list, columns: int) -> bool:
    """Tell whether the ways along rows and columns, and from a die alone in its column to the next row, lead to every die."""
    lines, once, twice = [], 0, 0  # of each row with dice: its columns, a bit each
    for first in range(0, len(cells), columns):
        line = 0
        for place, die in enumerate(cells[first : first + columns]):
            if die >= 0:
                line |= 1 << place
        if line:
            lines.append(line)
            twice |= once & line
            once |= line
    count = len(lines)
    ways = []  # of each row: those to which it leads
    for row, line in enumerate(lines):
        way = 1 << (row + 1) % count | 1 << (row - 1) % count if line & ~twice else 0
        for there, other in enumerate(lines):
            if line & other:
                way |= 1 << there
        ways.append(way)
    for between in range(count):
        for row in range(count):
            if ways[row] >> between & 1:
                ways[row] |= ways[between]
    return not [way for way in ways if way + 1 != 1 << count]


def leapt(stops: list, at: int, step: int, keep: "Held | None" = None) -> int:
    """Return the place in `stops` to which a held PREVIOUS (step -1) or NEXT (1) leads from the place `at`.

    stops: where the cursor can be, each line * LINE + column, in reading order. It is the nearest in the next line that has
    one, round the ends; where there is but one line, the next stop. With the walk along a line every stop is reached from every
    other in half the lines and all columns. keep: remembers the column from which the key set out, and it is nearest to that.
    """
    count = len(stops)
    line, column = stops[at] // LINE, stops[at] % LINE
    if keep:
        column = keep.column = keep.column if keep.column >= 0 else column
    place = (at + step) % count
    while stops[place] // LINE == line:
        if place == at:
            return (at + step) % count
        place = (place + step) % count
    line, best, least = stops[place] // LINE, place, LINE
    while stops[place] // LINE == line:
        distance = abs(stops[place] % LINE - column)
        if distance < least:
            best, least = place, distance
        place = (place + step) % count
    return best


def settled(cells: list, columns: int, cursor: int) -> int:
    """Return the cursor, or the nearest cell in which something lies if there is nothing in its own."""
    best, least = cursor, 1 << 20
    for cell, face in enumerate(cells):
        if face >= 0:
            distance = abs(cell % columns - cursor % columns) + abs(cell // columns - cursor // columns)
            if distance < least:
                best, least = cell, distance
    return best
