"""Typing the code of a challenge, and beginning its game."""

from tercet.core.challenge import code as codes
from tercet.core.shim import const
from tercet.core.skill import FEATURE_COUNT
from tercet.screens import games
from tercet.screens.pages import balanced
from tercet.screens.screen import margin
from tercet.screens.typed import Typed
from tercet.ui import theme
from tercet.ui.buttons import BACK, HINT, RIGHT, SELECT
from tercet.ui.parts import hint_line

_EMPTY = "_"
_CELL = const(28)  # pixels of a character: a W takes 27
_APART = const(8)  # between the two groups


def begin(context, code: str, back_to) -> None:
    """Begin the game of a code; CodeError where it is none. back_to: the screen to come back to if another game is kept."""
    name, chosen, seed = codes.decode(code)

    def start(context, name: str) -> None:
        options = dict(context.saves.choices(name))
        for choice, value in chosen.items():
            options[choice] = value
        context.settings["game"] = name
        games.screen_class(name).begin(context, options, seed)

    context.settings["code"] = codes.plain(code)
    games.start_asked(context, name, back_to, start)


def refusal(own, error) -> str:
    """Return what is wrong with a code. own: the words of challenges in a language; error: a CodeError."""
    if error.reason == codes.SIZE:
        return own.SIZE
    return own.REFUSALS[error.reason] % {"place": error.place + 1, "character": error.character}


class Enter(Typed):
    """The eight characters of a code; taking them begins its game."""

    HELD = (HINT,)
    PLACES = codes.LENGTH

    def __init__(self, context) -> None:
        super().__init__(context)
        self.own = context.words("challenge")
        last = [one for one in context.settings.get("code", "") if one in codes.ALPHABET]
        self._typed = (last + [_EMPTY] * codes.LENGTH)[: codes.LENGTH]
        if not last:
            self._typed[0] = codes.ALPHABET[codes.VERSION]  # as every code begins that this version knows
        self._why = ""  # the code was refused
        self._painted: list = []  # of each place: its character, and whether it is in focus; the line about the code; the keys

    def draw(self) -> None:
        self._y = self.title(self.own.TYPE)
        self._painted = [()] * codes.LENGTH + ["", ()]
        self._characters()

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == SELECT and not self._starts():
            button = RIGHT
        if self.walked(button):
            pass
        elif button == SELECT and not repeated:
            if self._play():
                return
        elif button == HINT:
            self.context.go("notice", *self.own.DUEL, lambda: self.context.show(self))
            return
        elif button == BACK:
            self.context.go("menu")
            return
        self._characters()

    def turn(self, step: int) -> None:
        self._why = ""
        at = codes.ALPHABET.find(self._typed[self.place])  # -1: none yet
        if at < 0 and step < 0:
            at = 0
        self._typed[self.place] = codes.ALPHABET[(at + step) % len(codes.ALPHABET)]

    def _play(self) -> bool:
        """Begin the game, or say why not, the cursor where the fault is; tell whether another screen came."""
        try:
            if _EMPTY in self._typed:
                raise codes.CodeError(codes.SIZE, self._typed.index(_EMPTY), "", "the code is not complete")
            begin(self.context, "".join(self._typed), self)
        except codes.CodeError as error:
            self.place = error.place
            self._why = refusal(self.own, error)
            return False
        return True

    def _game(self) -> tuple:
        """Return the game of what was typed, as core/challenge/code.py has it; () where that is no code."""
        try:
            return codes.decode("".join(self._typed))
        except codes.CodeError:
            return ()

    def _starts(self) -> bool:
        """Tell whether SELECT takes what was typed, and does not go on to the next place."""
        return self.place == codes.LENGTH - 1 or (not self.context.keys.few and bool(self._game()))

    def _about(self) -> str:
        """Return what there is to say of what was typed: why it was refused, else which game it is."""
        if self._why:
            return self._why
        game = self._game()
        if not game:
            return self.own.ABOUT
        name, chosen, _ = game
        text = self.context.text
        words = self.context.words(name).NAME
        if "number" in chosen:
            words = "%s %d" % (words, chosen["number"])
        if "skill" in chosen:
            words += " · " + text.SKILLS[chosen["skill"]]
            if chosen["features"]:
                words += " · " + text.OF_FEATURES % chosen["features"]
            elif chosen["constant"] >= 0:
                words += " · " + text.OF_FEATURES % FEATURE_COUNT[chosen["skill"]]
        return words

    def _characters(self) -> None:
        """Paint the places that have changed, and what there is to say if that is something else."""
        context = self.context
        canvas, large, kind = context.canvas, context.large, context.small
        bottom = canvas.height - hint_line.height(canvas)
        left = (canvas.width - codes.LENGTH * _CELL - _APART) // 2
        tall = large.height
        arrows = self.arrows()
        top = self._y + max(0, (bottom - self._y - tall - 3 * kind.height) // 2)
        foot = top + (tall + large.capital) // 2
        for place, character in enumerate(self._typed):
            focus = place == self.place
            if self._painted[place] == (character, focus):
                continue
            self._painted[place] = character, focus
            x = left + place * _CELL + (_APART if place >= codes.LENGTH // 2 else 0)
            ground = theme.PANEL if focus else theme.GROUND
            canvas.round_rect(x, top, _CELL, tall, ground, ground, theme.GROUND)
            self.draw_arrows(x + _CELL // 2, top, top + tall, focus)
            quiet = theme.DIM_ON_GROUND if character == _EMPTY else theme.LIGHT_ON_GROUND
            colours = theme.ACCENT_ON_PANEL if focus else quiet
            x += (_CELL - large.width(character) + 1) // 2
            large.draw(canvas, character, x, foot - large.baseline, colours)
        about = self._about()
        if self._painted[codes.LENGTH] != about:
            self._painted[codes.LENGTH] = about
            y = top + tall + arrows + (8 if arrows else 2)
            canvas.rect(0, y, canvas.width, bottom - y, theme.GROUND)
            colours = theme.ACCENT_ON_GROUND if self._why else theme.SOFT_ON_GROUND
            for line in balanced(kind, about, canvas.width - 2 * margin(canvas)):
                kind.draw(canvas, line, (canvas.width - kind.width(line)) // 2, y, colours)
                y += kind.height
        text, next_one = context.text, self.own.NEXT_ONE
        if self._starts() and _EMPTY not in self._typed:
            keys: tuple = ((SELECT, text.START, text.START),)
            if self.place < codes.LENGTH - 1:
                keys += ((RIGHT, next_one, next_one),)
        else:
            keys = ((SELECT, next_one, next_one),)
        keys = self.turning() + keys + ((HINT, text.HELP_KEY, text.HELP_KEY), (BACK, text.BACK, text.BACK))
        if self._painted[-1] != keys:
            self._painted[-1] = keys
            self.hints(*keys)
