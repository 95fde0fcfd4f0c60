"""What is measured, and how good is good enough: the numbers of DESIGN.md, by panel size where they differ.

Where DESIGN.md has a number for 240x240 only and the thing grows with the pixels, the number of another panel is that
one by its share of pixels. A limit is what nothing could beat: the wire's own time, the panel's own waits, the heap.
"""

from __future__ import annotations

from dataclasses import dataclass

Size = tuple[int, int]

SQUARE: Size = (240, 240)
WIDE: Size = (320, 240)
SMALL: Size = (240, 135)

BITS_A_PIXEL = 12
PANEL_WAITS = 125.0  # ms from a reset to the first command after SLPOUT: 120 + 5
HEAP = 233.0  # KB after boot, with nothing of ours in it


@dataclass(frozen=True)
class Row:
    """One line of the table. A budget of None is measured and printed but holds nothing.

    At most `budget` is good; at least, if `more_is_better`. `limit` None: there is none. Numbers that grow with the
    pixels are given for 240x240 and carry `by_pixels`; `by_size` names others outright. `cached`, `cached_by_size`: the budget
    of the column that is measured with the flash's cache; the other is as if the flash took no time, and is what CI looks at.
    """

    key: str
    what: str
    unit: str
    budget: float | None = None
    limit: float | None = None
    by_pixels: bool = False
    by_size: tuple[tuple[Size, float], ...] = ()
    frame_is_limit: bool = False  # the limit is the wire's time for the whole canvas
    more_is_better: bool = False
    cached: float | None = None
    cached_by_size: tuple[tuple[Size, float], ...] = ()

    def budget_for(self, size: Size) -> float | None:
        """The budget on a panel of this size."""
        return self._for(size, self.budget, self.by_size)

    def cached_for(self, size: Size) -> float | None:
        """The budget of what is measured with the flash's cache."""
        return self._for(size, self.cached, self.cached_by_size)

    def _for(self, size: Size, budget: float | None, by_size: tuple[tuple[Size, float], ...]) -> float | None:
        exact = dict(by_size).get(size)
        if exact is not None or budget is None:
            return exact
        return budget * _share(size) if self.by_pixels else budget

    def limit_for(self, size: Size, baud: float) -> float | None:
        """What nothing can beat on a panel of this size whose wire carries so many bits a second."""
        if self.frame_is_limit:
            return size[0] * size[1] * BITS_A_PIXEL / baud * 1000
        return self.limit

    def holds(self, value: float, size: Size, cached: float | None = None) -> bool:
        """Whether a value, and what was measured with the flash's cache, are within their budgets, as they are without one."""
        pairs = (value, self.budget_for(size)), (cached, self.cached_for(size))
        return all(
            measured >= budget if self.more_is_better else measured <= budget
            for measured, budget in pairs
            if measured is not None and budget is not None
        )


def _share(size: Size) -> float:
    return size[0] * size[1] / (SQUARE[0] * SQUARE[1])


ROWS = (
    # The panel's reset begins 11 ms after the chip's; after its waits the picture is sent, in 12 ms. What is imported meanwhile
    # costs nothing. A panel without a line for its reset gets a command as early as the others get the line.
    Row("start", "reset to the first screen on the glass", "ms", 160, PANEL_WAITS, by_size=((SQUARE, 155),), cached=170),
    Row("first_start", "the same at the very first start, file system made", "ms", None, PANEL_WAITS),
    Row("move_median", "key edge to the last pixel, cursor move: median", "ms"),
    Row("move", "key edge to the last pixel, cursor move: worst", "ms", 11),
    Row("move_bytes", "bytes on the wire, cursor move: worst", "bytes"),
    # Up to 5 ms until the keys are looked at, 1 in the rules, 4 on the wire; the rest are a refusal's dashes and the clock.
    # What is said was made while the player looked at the card. At 320 pixels the longest sentence fits, with what it costs.
    Row(
        "verdict_wrong",
        "third card to the verdict, no SET: worst",
        "ms",
        16,
        by_size=((WIDE, 18),),
        cached=19,
        cached_by_size=((WIDE, 21),),
    ),
    # Of these the deal takes 5.
    Row("verdict_right", "third card to the verdict, a SET: worst", "ms", 18.5, cached=23),
    Row("press_median", "key edge to the last pixel, a game played: median", "ms"),
    # At 320 pixels three cards of a SET are 4 ms on the wire, and 3 of these nobody can use.
    Row(
        "press_99",
        "key edge to the last pixel, a game played: 99 %",
        "ms",
        14,
        by_size=((WIDE, 16.5),),
        cached=17,
        cached_by_size=((WIDE, 20),),
    ),
    # A SET for whose cards the deal tries several times.
    Row("press_worst", "key edge to the last pixel, a game played: worst", "ms", 17, by_size=((WIDE, 19),), cached=24),
    # A game's file is written once a minute, then what it counted for, a file at a time: a press meets one of them at most. No
    # code runs while a sector is erased, 45 ms each, and a file takes one or two: a save's 130, the
    # collector's 8 before it, 5 until the keys are looked at, and the press's own 17.
    Row("press_written", "the same, where the press met a file being written", "ms", 160, 45, cached=180),
    Row("press_collected", "presses that the collector held up", "presses", 0, 0),
    # The worst is SET Cubed, whose rules, board, search and screen are 16 modules of 1.3 ms and more each.
    Row("open", "a screen opened for the first time, with its imports: worst", "ms", 135),
    # One row of cards is on the wire while the others are painted, these while the lines are: see CardTable.show().
    Row(
        "table",
        "whole table drawn and sent",
        "ms",
        17,
        by_pixels=True,
        frame_is_limit=True,
        cached=20,
        cached_by_size=((WIDE, 23),),
    ),
    # The screen paints itself when the handler of the key has returned, and the keys of the moment before are forgotten: 1 ms.
    Row(
        "go_on",
        "from the pause back to the table: key edge to the last pixel",
        "ms",
        19,
        by_pixels=True,
        frame_is_limit=True,
        cached=21,
        cached_by_size=((WIDE, 25),),
    ),
    Row("table_drawn", "whole table drawn only", "ms"),
    Row("plain", "the same in a 16-bit frame, with blits and one write", "ms"),
    Row("rows", "the same row by row, as st7789py does", "ms"),
    Row("canvas", "whole canvas sent", "ms", 12.7, by_pixels=True, frame_is_limit=True),
    Row("sets_12", "find all SETs, 12 cards: median of 20", "ms", 0.3),
    Row("sets_21", "find all SETs, 21 cards: median of 20", "ms", 0.8),
    Row("puzzle_median", "make a puzzle: median of 200", "ms", 45),
    Row("puzzle_worst", "make a puzzle: worst of 200", "ms", 200),
    Row("dice_sets", "count SETs with WILDs, 42 dice, and take one: median of 20", "ms", 4),
    # Each die looks whether the palette or the letters have changed, and whether it is refused: 50 us. From image to image it
    # takes 49.3 to 50.2 ms, as the code lies in the flash.
    Row("dice_table", "whole table of 42 dice drawn and sent", "ms", 51, by_pixels=True, frame_is_limit=True),
    Row("dice_move", "cursor move among 42 dice, drawn and sent", "ms", 6),
    Row("grid_search", "search for a grid of ten dice: median of 10", "ms"),
    Row("grid_step", "longest step of it", "ms", 12),
    Row("cubed_turn", "SET Cubed, an Expert's turn: worst of 50 late positions", "ms", 250),
    Row("cubed_slice", "what a key waits for at most while it thinks", "ms", 10),
    # 31.8 to 32.1, as the linker and the heap have it.
    Row("cubed_scroll", "SET Cubed, a move that scrolls a late board: worst of 3", "ms", 33, by_pixels=True),
    Row("heap_free", "free heap while playing", "KB", 130, HEAP, by_size=((WIDE, 120),), more_is_better=True),
    Row("heap_waiting", "heap taken in 10 s of waiting, clock shown", "bytes", 0, 0),
    # A call takes some 200 bytes, an import inside a call several of these; where it ends MicroPython raises RuntimeError.
    Row("stack", "stack never used, of 8 KB, in any game", "bytes", 1024, 8192, more_is_better=True),
    # 3 in DESIGN.md. An empty heap takes 0.4, the canvas of 28.8 KB in it 0.8 to 1.1 as its bytes are, and the 65 KB of modules
    # and objects of a game the rest, 52 us a KB: what MicroPython's collector needs to mark them. 8.3 measured. No key waits
    # for it: it runs 250 ms after the last one, and a key that comes meanwhile is still within its budget (the row on moves has
    # such keys too).
    Row("collector", "longest pause for the collector", "ms", 8.5, by_size=((WIDE, 9.5),)),
    Row("awake", "processor awake, nothing happens, clock shown", "%", 0.5),
    # 160 in DESIGN.md, for the games with cards. The tutorial, the help and the settings take 35 KB; at -O2 constants lie on
    # whole words, which takes 6 KB more; the three dice games take 100. A folder a game, with one module a matter in it, takes
    # 35 modules more than one floor did, some 80 bytes each. What a game ends with (results, standings, the ends of Timed and
    # Arcade) takes 10, the menu, the first question and the records 7, the dice games' phases and views 6. There is room for
    # 1 MB of MicroPython and app. Six more languages take 158; fair shared games, their standings and pauses 10. Challenges
    # take 21: the code 1.7, the QR code 1.7, two screens 4.2, and their words in seven languages most of the rest. The test
    # of a board takes 13, medals and names 21, the ladder, the coach and reviews 23: 618, of which a third is words. Until
    # 2026-11-30 this row left out the tables of all names, 51 KB that were there all the time: 676 with them on the largest
    # panel. What holds is the 1 MB of MicroPython and app, and make uf2 fails where they outgrow it. What players asked for at
    # the table, at the dice, of the coach and of names takes 15, half of it words: 691; MicroPython gave up 27 for it.
    # Crossword by a code, reasons said as a whole, long presses take 5: 696, 700.1 on the largest panel.
    # A language takes 37 to 41 by now, its words among the names: tools/bench/languages.py. The review of matches takes 2.3,
    # what players asked for at the table, at the dice and of hints 3: 702, 706 on the largest panel. MicroPython gave up 31
    # more (boards/mpconfigport.h): its image has 993. Fingers on dice and squares and what is made ahead of a key take 3: 709.
    Row("flash", "flash taken by the app", "KB", 711),
    # LittleFS 2.8 erases a second sector where the file's folder is full: an erase takes 45 ms, as the flash's datasheet has
    # it, and the programs before and between them 30. 123 measured. No key is lost meanwhile: see presses met by a write.
    Row("save", "a save: first to last flash step, worst", "ms", 130),
)

BY_KEY = {row.key: row for row in ROWS}
