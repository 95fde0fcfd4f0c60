"""What every screen is."""

from tercet.ui import theme

LONG = 60_000  # ms: a screen on which nothing happens by itself


class Screen:
    """A screen shows itself on the context's canvas and takes logical buttons.

    The context has: canvas, small, medium and large type, painter (cards), keys, text, settings, records, solved, saves,
    now(), seed(), show(screen), tidy(), keep_lit(), erase_disk(), apply_settings(), colours(palette), about() and board (its
    data). CALM: nothing is lost when a notice comes before it.
    """

    CALM = False

    def __init__(self, context) -> None:
        self.context = context

    def draw(self) -> None:
        """Paint everything; called once when the screen comes up."""

    def button(self, button: int, time: int, repeated: bool) -> None:
        """Take a logical button; time in milliseconds. repeated: the key is being held."""

    def edges(self, buttons: bytearray, count: int, time: int) -> bool:
        """Take all keys that went down in one sample, by their buttons; True if they mean nothing else."""
        return False

    def tick(self, time: int) -> int:
        """Paint what changed by itself; return in how many ms at the latest that is wanted again. Keys do not wait."""
        return LONG

    def playing(self):
        """Return the screen of the game in progress that this screen belongs to, or None."""
        return None

    def hints(self, *wanted) -> None:
        """Say at the bottom what keys do: (button, long words, short words) each, the longest that fits."""
        from tercet.ui.hintline import draw

        draw(self.context, wanted)

    def title(self, words: str) -> int:
        """Paint an empty screen with a title; return the y below it."""
        context = self.context
        canvas, kind = context.canvas, context.medium
        canvas.fill(theme.GROUND)
        top = 10 if canvas.height >= 200 else 3
        kind.draw(canvas, words, margin(canvas), top, theme.LIGHT_ON_GROUND)
        return top + kind.height + (8 if canvas.height >= 200 else 2)


def margin(canvas) -> int:
    """Pixels left free at the sides of text."""
    return 14 if canvas.height >= 200 else 8
