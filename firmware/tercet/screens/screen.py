"""What every screen is."""

from tercet.core.games import SEEDS
from tercet.ui import theme
from tercet.ui.parts import battery as batterymark
from tercet.ui.parts import hint_line

LONG = 60_000  # ms: a screen on which nothing happens by itself


class Screen:
    """A screen shows itself on the context's canvas and takes logical buttons.

    What it may touch is in context.py. It paints itself whole, from what it knows, in draw(); then what changes. CALM: nothing
    is lost when a notice comes before it; the battery is shown beside its title. UNASKED: it comes by itself, while somebody
    may still press for what was there before: presses of its first moments mean nothing (DEAF in app.py). HELD: the buttons
    of long presses that it takes, on boards that have such; any other long press means what a short one does.
    """

    UNASKED = False
    HELD: tuple = ()
    CALM = False

    def __init__(self, context) -> None:
        self.context = context

    def draw(self) -> None:
        """Paint everything, as it is now; called when the screen comes up."""

    def button(self, button: int, time: int, repeated: bool) -> None:
        """Take a logical button; time in milliseconds. repeated: the key is being held."""

    def edges(self, buttons: bytearray, count: int, time: int) -> bool:
        """Take all keys that went down in one sample, by their buttons; True if they mean nothing else."""
        return False

    def tick(self, time: int) -> int:
        """Paint what changed by itself; return in how many ms at the latest that is wanted again. Keys do not wait."""
        return LONG

    def tell(self, words: str, time: int) -> None:
        """Something is to be said that is nothing to do with this screen, where there is a place for it."""

    def battery(self) -> None:
        """Show how full the battery is, where it can be sensed; called anew when that has changed."""
        context = self.context
        battery, canvas, kind = context.battery, context.canvas, context.medium
        if self.CALM and battery.percent >= 0:
            middle = title_top(canvas) + kind.baseline - kind.capital // 2
            batterymark.draw(canvas, battery.percent, battery.low, canvas.width - margin(canvas), middle)

    def playing(self):
        """Return the screen of the game in progress that this screen belongs to, or None."""
        return None

    # Where a finger can choose, on a glass that feels it (the page's):

    def cells(self) -> list:
        """Return the layout's cells, a negative entry is empty; [] while none can be chosen. They lie at table.rectangles."""
        return []

    def places(self) -> list:
        """Return the rectangles of what else can be chosen: point() with a place in this list; SELECT, unless that is True."""
        return []

    def calls(self) -> list:
        """Return (call button, its corner of marks) of everybody who has one."""
        return []

    # Of the screen of a game, which playing() returns:

    seed = -1  # from which it is dealt, where a code can hold it (core/challenge/code.py)
    challenge = False  # begun from a code: who knows its cards could be faster, so it is not entered in records and statistics
    known = False  # so were its cards: from a code, or of a puzzle that was solved before
    recorded = False  # its games are entered into the records

    def running(self) -> bool:
        """Whether the game's clock runs."""
        return False

    def said(self) -> str:
        """The game in one line, for the menu while it waits: how it stands, what is left, and last its clock or points."""
        summary, figure = self.summary(), self.figure()  # type: ignore[attr-defined]  # games have both
        return summary + " · " + figure if figure else summary

    def sets_to_show(self) -> list:
        """The SETs that the end of the game will show, for its save: whole numbers, as core/saved/sets.py has them."""
        return []

    def take_sets(self, saved) -> None:
        """Take what sets_to_show() said before the game was left; whatever else it is, it is no error."""

    def origin(self) -> dict:
        """Where the game's cards come from, for its save: whole numbers by name."""
        return {"seed": self.seed, "challenge": int(self.challenge)} if self.seed >= 0 else {}

    def take_origin(self, saved: dict) -> None:
        """Take what origin() said before the game was left, among other things; whatever else it is, it is no error."""
        seed = saved.get("seed")
        if self.recorded and isinstance(seed, int) and 0 <= seed < SEEDS:  # else there is nothing to compare
            self.seed = seed
            self.challenge = saved.get("challenge") == 1
            self.known = self.challenge
            self.recorded = not self.known

    def watched(self) -> bool:
        """Whether several people look at one table: it goes on when the display dims, and a press counts until it is dark."""
        return False

    def named(self, short: bool) -> list:
        """Return (who sits there, points as text) of each seat of a match of several. short: by the short name."""
        return []

    def put_down(self, time: int) -> None:
        """Nobody plays: pause, and cover what is there to be found."""

    def hints(self, *wanted) -> None:
        """Say at the bottom what keys do: (button, long words, short words) each, the longest that fits."""
        hint_line.draw(self.context, wanted)

    def title(self, words: str) -> int:
        """Paint an empty screen with a title; return the y below it."""
        context = self.context
        canvas = context.canvas
        canvas.fill(theme.GROUND)
        context.medium.draw(canvas, words, margin(canvas), title_top(canvas), theme.LIGHT_ON_GROUND)
        self.battery()
        return below_title(context)


def margin(canvas) -> int:
    """Pixels left free at the sides of text."""
    return 14 if canvas.height >= 200 else 8


def below_title(context) -> int:
    """Return the y below the line of the title."""
    canvas = context.canvas
    return title_top(canvas) + context.medium.height + (8 if canvas.height >= 200 else 2)


def title_top(canvas) -> int:
    """Return the y of the line of the title."""
    return 10 if canvas.height >= 200 else 3
