"""What a screen may touch: the one interface between the screens and the rest of the firmware."""

from tercet.screens import routes
from tercet.ui.cards.painter import CardPainter, faces_for
from tercet.ui.fonts import large, medium, small
from tercet.ui.text import of_game, words
from tercet.ui.type import Type


class Context:
    """Every screen gets this one, on a board as in the tests.

    canvas: ui/canvas.py, what is painted on. painter: paints cards. small, medium, large: type in three sizes.
    text: the words of the language that is chosen, words(name) those of a game.
    keys: which keys the board has and what they are called (ui/buttons.py).
    sound: play(tune), stop(), volume, present. lamp: show(light), on, present. Tunes and lights are named in ui/tunes.py; they
    end when the screen changes. battery: percent 0..100, -1 where none can be sensed; low.
    saves: what outlives the power (saves.py), saves.choices(name) what was last chosen for a game. settings: saves.settings,
    what was last chosen for the handheld itself. handheld: the board as a whole: colours, light, disk (handheld.py).
    now(): milliseconds since the start. seed(): of a new game, 0..2**48-1. number(): by which it is known, 1..2**30-1.
    show(screen): change to a screen; it paints itself when the present handler has returned. go(route, ...): change to one by
    its name in routes.py. deafen(buttons): something came by itself, so for a moment no press means anything (of these buttons,
    else of all); screens that are UNASKED need not ask for it.
    menu_row: what was chosen last in the menu, as it calls its rows.
    since(button, time): when the finger came down that presses a button now; a key that may be held acts only as it is let go.
    tidy(): what comes next is kept for long: the garbage goes first, lest the heap falls to pieces. Takes 8 ms.
    """

    def __init__(self, canvas, keys, handheld, saves, now, show, deafen, since, tidy) -> None:
        self.canvas = canvas
        self.painter = CardPainter(canvas, faces_for(canvas.width, canvas.height))
        self.small, self.medium, self.large = Type(small), Type(medium), Type(large)
        self.text = words(0)  # until handheld.apply_settings() says which
        self.keys = keys
        self.sound, self.lamp, self.battery = handheld.sound, handheld.lamp, handheld.battery
        self.handheld = handheld
        self.saves = saves
        self.now = now
        self.seed, self.number = handheld.seed, handheld.number
        self.menu_row = ""  # what was chosen last in the menu
        self.show = show
        self.deafen = deafen
        self.since = since
        self.tidy = tidy

    @property
    def settings(self) -> dict:
        """The last choices: "game", "taught", "device" (saves.checked_settings). Those of a game are saves.choices(name)."""
        return self.saves.settings

    def words(self, name: str):
        """Return the words of a game, by its name in core/games.py."""
        return of_game(self.text, name)

    def go(self, route: str, *details) -> None:
        """Change to the screen of a route; `details` are what it is made of."""
        self.show(routes.screen(route)(self, *details))
