"""The help of a game: its rules, and on a second page this board's keys."""

from tercet.core.seats import PERSON
from tercet.screens.games import DICE
from tercet.screens.helptext import keys, of_choices, of_game, sentences, set_sentence
from tercet.screens.keylist import draw_keys
from tercet.screens.pages import EDGE, balanced, draw_heading, lines_needed, top
from tercet.screens.screen import Screen
from tercet.ui import hintline, theme
from tercet.ui.buttons import BACK, LEFT, NEXT, PREVIOUS, RIGHT, SELECT

_BULLET = 4  # pixels of the mark before a sentence


class Help(Screen):
    """told: what helptext has to say. calls: the buttons of the people at the table. back_to: the screen it came from."""

    CALM = True
    PAGES = 2  # the rules are the first, the keys the last

    def __init__(self, context, told: dict, calls: tuple, back_to) -> None:
        super().__init__(context)
        self._told = told
        self._calls = calls
        self._back_to = back_to
        self._page = 0

    def playing(self):
        return self._back_to.playing()

    def draw(self) -> None:
        context, told = self.context, self._told
        text = context.text
        context.canvas.fill(theme.GROUND)
        name = text.GAMES[told["name"]][0]
        if "skill" in told and told["name"] != "solo":
            name += " · " + text.SKILLS[told["skill"]]
        draw_heading(context, name, self._page, self.PAGES)
        if self._page == self.PAGES - 1:
            draw_keys(context, keys(context, told, self._calls), top(context.canvas), EDGE)
        else:
            self._rules()
        self._keys_hint()

    def _keys_hint(self) -> None:
        """Say what the keys do: where the next page is the rules or the keys, that."""
        text = self.context.text
        other = text.TO_RULES if self._page == self.PAGES - 1 else text.TO_KEYS if self.PAGES == 2 else text.GO_ON
        self.hints((SELECT, other, other), (BACK, text.BACK, text.BACK))

    def button(self, button: int, time: int, repeated: bool) -> None:
        if button == BACK:
            self.context.show(self._back_to)
        elif button in (SELECT, LEFT, RIGHT, PREVIOUS, NEXT) and not repeated:
            self._page = (self._page + (-1 if button in (LEFT, PREVIOUS) else 1)) % self.PAGES
            self.draw()

    def _rules(self) -> None:
        context = self.context
        canvas = context.canvas
        y = top(canvas)
        room = canvas.height - hintline.height(canvas) - y
        left = EDGE + _BULLET + 6
        width = canvas.width - left - EDGE
        words = sentences(context, self._told)
        a_set = set_sentence(context.text, self._told)
        kind = self._fitting(words + [a_set], width, room)
        if kind is not None:
            words.append(a_set)
        else:
            kind = self._fitting(words, width, room) or context.small
        paragraphs = [balanced(kind, sentence, width) for sentence in words]
        count = sum([len(lines) for lines in paragraphs])
        gap = min(10, (room - count * kind.height) // len(paragraphs))
        for lines in paragraphs:
            middle = y + kind.baseline - kind.capital // 2 - _BULLET // 2
            canvas.rect(EDGE, middle, _BULLET, _BULLET, theme.ACCENT)
            for line in lines:
                kind.draw(canvas, line, left, y, theme.SOFT_ON_GROUND)
                y += kind.height
            y += gap

    def _fitting(self, words: list, width: int, room: int):
        """Return the largest type in which all sentences fit, or None."""
        for kind, gap in ((self.context.medium, 6), (self.context.small, 2)):
            if sum([lines_needed(kind, sentence, width) * kind.height + gap for sentence in words]) - gap <= room:
                return kind
        return None


def of_play(context, play, back_to) -> Help:
    """Return the help for a game in progress."""
    calls: tuple = ()
    if hasattr(play.game, "seats"):
        people = len([seat for seat in play.game.seats if seat.kind == PERSON])
        calls = _calls(context, people)
    return _help(play.NAME)(context, of_game(play.NAME, play.game), calls, back_to)


def of_set_up(context, name: str, screen, choices: dict, people: int, back_to) -> Help:
    """Return the help for a game that is being set up. screen: its screen's class; people: at the table."""
    game = getattr(screen, "GAME", None)  # those of several seats need none
    return _help(name)(context, of_choices(name, game, choices), _calls(context, people), back_to)


def _help(name: str):
    """Return the class of a game's help."""
    if name in DICE:
        from tercet.screens.dice_examples import DiceHelp

        return DiceHelp
    return Help


def _calls(context, people: int) -> tuple:
    return tuple([button for button, _ in context.keys.call_buttons(people)])
