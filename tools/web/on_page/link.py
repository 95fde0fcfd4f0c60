"""What a link asks for: game=puzzle&skill=expert&number=4711 opens that game, and the page has checked it (page/links.js);
c=34NHDDJ8 the game of that code (core/challenge/code.py).
"""

from tercet.core.challenge import code as codes
from tercet.core.games import NAMES, record
from tercet.screens import games, routes
from tercet.screens.challenge import enter
from tercet.screens.notice import Notice
from tercet.screens.pages import centred
from tercet.ui import theme
from tercet.ui.buttons import BACK, SELECT
from tercet.ui.parts import hint_line
from tercet.ui.text import en, offered


def go(app, query):
    """Open the game of a query; at the very first start after its questions. What is not allowed is left as it was.

    Return what is wrong with a code, or "".
    """
    context = app.context
    wanted = dict([part.split("=", 1) for part in query.split("&") if "=" in part])
    if "c" in wanted:
        code = codes.plain(unquoted(wanted["c"]))
        try:
            name, chosen, seed = codes.decode(code)
        except codes.CodeError as error:
            return enter.refusal(context.words("challenge"), error)
    else:
        name, code, seed = wanted.get("game", ""), "", -1
        if name not in NAMES:
            return ""
        chosen = asked(name, wanted)
    if context.settings["taught"]:
        open_game(context, name, chosen, code, seed)
    else:
        app.later = lambda: open_game(context, name, chosen, code, seed)
        context.go("first language" if len(offered()) > 1 else "first colours")
    return ""


def asked(name, wanted):
    """Return the choices of a game that a query makes."""
    chosen = {}
    for key, values, _ in record(name).CHOICES:
        value = number(key, wanted.get(key, ""))
        if value is not None and value in values:
            chosen[key] = value
    return chosen


def open_game(context, name, chosen, code, seed):
    """Go on with the game if it is the one that waits, as after loading the page anew; else offer it: its clock stands until a
    key. Ask first if another of its kind would be lost; who keeps that one is in the menu.

    code: of a challenge, and its seed; "" where the choices are all there is.
    """
    waits = context.saves.waits(name) and context.saves.load(name, lambda choices, game: Waiting(choices))
    if waits and waits.same(chosen, code, seed):
        games.go_on(context, name)
        return

    def begin(context, name):
        if code:
            enter.begin(context, code, None)
        else:
            games.start(context, name)

    if code:
        context.settings["code"] = code
    else:
        choices = context.saves.choices(name)
        for key, value in chosen.items():
            choices[key] = value
    games.screen_class(name)  # it is imported now, and not when the key is pressed
    if context.saves.waits(name):
        context.menu_row = name
        games.start_asked(context, name, routes.screen("menu")(context), begin)
    else:
        context.show(Ready(context, name, chosen, lambda: begin(context, name)))


class Waiting:
    """What is known of the game that waits, without making it: saves.load() tells it."""

    def __init__(self, choices):
        self.choices = choices
        self.origin = {}

    def take_sets(self, saved):
        """Those are not wanted."""

    def take_origin(self, saved):
        """Where its cards come from."""
        self.origin = saved

    def same(self, chosen, code, seed):
        """Whether it is the game of these choices, and of the code if there is one."""
        for key, value in chosen.items():
            if self.choices.get(key, value) != value:
                return False
        if not code or "number" in chosen:  # a puzzle is known by its number
            return True
        return self.origin.get("challenge") == 1 and self.origin.get("seed") == seed


class Ready(Notice):
    """The name of the game, and nothing of its cards: any key begins it, BACK leads to the menu."""

    def __init__(self, context, name, chosen, begin):
        heading, words = context.words(name).NAME, context.words(name).LINE
        if "number" in chosen:
            heading += " %d" % chosen["number"]
        if "skill" in chosen:
            words = context.text.SKILLS[chosen["skill"]]
        super().__init__(context, heading, words, begin)

    def draw(self):
        context, text = self.context, self.context.text
        context.canvas.fill(theme.GROUND)
        centred(context, self.heading, self.words, 0, context.canvas.height - hint_line.height(context.canvas))
        self.hints((SELECT, text.START, text.START), (BACK, text.MENU, text.MENU))

    def button(self, button, time, repeated):
        if button == BACK:
            self.context.go("menu", True)
        elif not repeated:
            super().button(SELECT, time, repeated)


def unquoted(text):
    """Return what a page's address holds as %C3%84 and +."""
    first, *parts = text.replace("+", " ").split("%")
    return (first.encode() + b"".join([bytes((int(part[:2], 16),)) + part[2:].encode() for part in parts])).decode()


def number(key, text):
    """Return the number of a choice in a link: a skill has its English name, all else its number; None if it is none."""
    if key == "skill":
        names = [skill.lower() for skill in en.SKILLS]
        return names.index(text) if text in names else None
    try:
        return int(text)
    except ValueError:
        return None
