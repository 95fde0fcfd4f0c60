"""What a screen may touch: the one interface between the screens and the rest of the firmware."""

from tercet.screens import routes
from tercet.ui.cards.painter import CardPainter, faces_for
from tercet.ui.fonts import large, medium, small
from tercet.ui.text import of_game, words
from tercet.ui.type import Type


class Context:
    """Every screen gets this one, on a board as in the tests. Nothing of it is touched that does not stand here.

    canvas: what is painted on (ui/canvas.py).
    painter: paints cards.
    small, medium, large: type in three sizes.
    text: the words of the language that is chosen.
    words(name): the words of a game.
    keys: which keys the board has and what they are called (ui/buttons.py). A screen touches few, label(button),
        held(button), hints, most_people and call_buttons(people).
    sound: plays tunes (ui/tunes.py); silent when the screen changes. A screen touches play(tune), stop(), volume, present.
    lamp: shows lights (ui/tunes.py); dark when the screen changes. A screen touches show(light), off(), on, present.
    battery: the battery. A screen touches percent, 0..100, -1 where none can be sensed; low; tenths(), of a volt.
    handheld: the board as a whole (handheld.py). A screen touches board, its data; apply_settings(context), after a change
        of them; colours(palette), brighten(), keep_lit(), dims(); about(), probe(), erase_disk(saves).
    saves: what outlives the power (saves.py). A screen touches records, solved, statistics, progress, medals; choices(name),
        what was last chosen for a game; name(seat), give_name(seat, name); waits(name), said(name), load(name, restored), of a
        game that waits; touch(time), soon(time), hurry(time), urgent, give_up(play), of the game in progress; changed(time),
        after a change of settings; off, why nothing is kept.
    settings: the last choices, of them those for the handheld itself.
    now(): milliseconds since the start.
    seed(): the seed of a new game, 0..2**48-1.
    number(): the number by which a new game is known, 1..2**30-1.
    show(screen): change to a screen; it paints itself when the present handler has returned.
    go(route, *details): change to a screen by its name in routes.py.
    deafen(buttons): something came by itself, so for a moment no press means anything (of these buttons, else of all), until
        when is returned; screens that are UNASKED need not ask for it.
    since(button, time): when the finger came down that presses a button now; a key that may be held acts only as it is let go.
    tidy(): what comes next is kept for long: the garbage goes first, lest the heap falls to pieces. Takes 8 ms.
    menu_row: what was chosen last in the menu, as it calls its rows.
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
        """The last choices: "game", "left", "taught", "device" (saves.checked_settings). Games have theirs: saves.choices()."""
        return self.saves.settings

    def words(self, name: str):
        """Return the words of a game, by its name in core/games.py."""
        return of_game(self.text, name)

    def go(self, route: str, *details) -> None:
        """Change to the screen of a route; `details` are what it is made of."""
        self.show(routes.screen(route)(self, *details))
