"""A match that is over, looked through again: the slowest and the hardest SET of each seat, and those that nobody saw."""

from tercet.core import dice
from tercet.screens.review import Review
from tercet.screens.screen import Screen
from tercet.ui.dice.painter import DiePainter
from tercet.ui.faces.dice import MOST


class MatchReview(Review):
    """play: the screen of the match, of the table game or Speed."""

    def __init__(self, context, play, came_from) -> None:
        Screen.__init__(self, context)
        self._play = play
        self._dice = play.NAME == "speed"
        self._painter: DiePainter | None = None
        name = play.own_words.NAME
        self._begin(name, play.missed, came_from)
        for seat in sorted(play.taken):
            self._found(play.seat_name(seat) if len(play.game.seats) > 1 else name, play.taken[seat])

    def playing(self):
        return self._play  # its standings are not left: after a power cut they are there

    def _known(self, cards: tuple) -> tuple:
        """Dice with a WILD are a SET whatever the others show, and three that look alike differ in nothing."""
        if not self._dice:
            return cards
        return () if dice.WILD in cards or cards[0] == cards[1] else dice.as_cards(cards)

    def _show(self, rectangle: tuple, card: int) -> None:
        if not self._dice:
            super()._show(rectangle, card)
            return
        x, y, width, high = rectangle
        if not self._painter:
            self._painter = DiePainter(self.context, min(MOST, high) // 2 * 2)
        size = self._painter.size
        self._painter.die(x + (width - size) // 2, y + (high - size) // 2, card)
