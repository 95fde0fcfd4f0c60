"""What a game answers to each change."""

IGNORED, RIGHT, WRONG, DEALT, NOT_NONE, HINTED, HINTED_NONE, SHOWN, ALREADY, SHOWN_NONE = range(10)
CALLED, TIMED_OUT, ASKED, AGREED, DECLINED, GIVEN_UP, WANTED = range(10, 17)


class Outcome:
    """The verdict on one action, and all that a screen needs to show it.

    verdict: IGNORED   the game is over or stands still: nothing happened
             RIGHT     a SET was taken (in Puzzle: found)
             WRONG     three cards that are no SET; `failing` says why
             DEALT     a right No Match: three cards were dealt
             NOT_NONE  a wrong No Match: there is a SET
             HINTED    a SET was shown and taken (in Puzzle: listed as found)
             HINTED_NONE  a hint where there is no SET: three cards were dealt
             SHOWN     some cards of a SET were shown, nothing was taken (Practice)
             ALREADY   a SET that was found before (Puzzle)
             SHOWN_NONE   a hint where there is no SET: said, nothing dealt (Practice)
             and at a table of several seats:
             CALLED    `seat` may now choose three cards
             TIMED_OUT `seat` chose none in time
             ASKED     is there no SET? every seat that may call is asked to agree
             AGREED    `seat` agrees that there is none
             DECLINED  the question was taken back, or nobody answered; or `seat`, a computer player, sees a SET
             GIVEN_UP  all agreed and were wrong, and no card was left to deal: `cells` are a SET that nobody gets
             WANTED    all persons have asked for cards, and `seat`, the master, will deal
    cells:   the cells that were named (claim, hint), as they were before; () otherwise
    cards:   the cards that lay there
    failing: features 0..3 that refuse the claim
    moved:   (from, to) cells of cards that went into gaps
    dealt:   cells with a new card, numbered in the layout after the change
    over:    the game ended with this action
    seconds: what the action did to the clock: above 0 in the player's favour (Arcade's bonus), below 0 a penalty
    seat:    whose action it was, -1 where there are no seats
    points:  what it did to the points of `seat`
    took:    milliseconds since the SET before, where the player found this one alone; -1 otherwise
    """

    def __init__(
        self,
        verdict: int,
        cells: tuple[int, ...] = (),
        cards: tuple[int, ...] = (),
        failing: tuple[int, ...] = (),
        moved: tuple[tuple[int, int], ...] = (),
        dealt: tuple[int, ...] = (),
        over: bool = False,
    ) -> None:
        self.verdict = verdict
        self.cells = cells
        self.cards = cards
        self.failing = failing
        self.moved = moved
        self.dealt = dealt
        self.over = over
        self.seconds = 0
        self.took = -1
        self.seat = -1
        self.points = 0

    def text(self) -> str:
        """Return the outcome in one line, the same on every interpreter (for transcripts)."""
        return "%d cells%r failing%r moved%r dealt%r over%d seconds%d took%d seat%d" % (
            self.verdict,
            self.cells,
            self.failing,
            self.moved,
            self.dealt,
            self.over,
            self.seconds,
            self.took,
            self.seat,
        )
