"""Runs in the firmware's place: every page of the tutorial and of the helps in every language, and what is wrong with headings.

A line "wrong ..." where a heading is not whole, or where a page that came after another heading looks different from the same
page painted anew; at the end "checked" and how many pages there were.
"""

import board
from tercet.app import App
from tercet.core.games import NAMES
from tercet.device.rp2.device import Device
from tercet.power_on import power_on
from tercet.screens.games import help_in_set_up, set_up
from tercet.screens.learn import tutorial
from tercet.screens.screen import margin
from tercet.ui import theme
from tercet.ui.buttons import HINT, NEXT, SELECT
from tercet.ui.text import LANGUAGES
from tercet.ui.type import Type


class Headings(App):
    """The app, which shows pages and looks at their upper left corner."""

    def show(self, screen):
        """Paint it at once: its keys are pressed without the loop."""
        super().show(screen)
        self._paint()

    def run(self):
        self.begin()
        self.headings = []
        draw = Type.draw

        def watched(kind, canvas, text, x, y, colours):
            if x == margin(canvas) and y <= 10 and kind is not self.context.large:
                self.headings.append((kind, text, x, y, colours))
            return draw(kind, canvas, text, x, y, colours)

        Type.draw = watched
        count = 0
        for language in range(len(LANGUAGES)):
            self.context.settings["device"]["language"] = language
            self.context.handheld.apply_settings(self.context)
            for name in self.pages():
                count += 1
                self.check("%s %s" % (LANGUAGES[language][0], name))
        print("checked", count)

    def pages(self):
        """Show every page, those of the tutorial in all their states; say where we are."""
        context = self.context
        for number in range(tutorial.STEPS):
            step = tutorial.screen(context, number)
            context.show(step)
            yield "step %d" % number
            if hasattr(step, "solved"):
                for _ in range(3):
                    step.button(NEXT, context.now(), False)
                    yield "step %d, asked" % number
                    step.button(SELECT, context.now(), False)
                    yield "step %d, answered" % number
                    if step.solved:
                        break
            elif hasattr(step, "game"):
                for button in (NEXT, HINT, HINT, HINT, SELECT):
                    step.button(button, context.now(), False)
                yield "step %d, found" % number
        for name in NAMES:
            set_up(context, name)
            help_in_set_up(self._screen, 0)
            page = self._screen
            for number in range(page._pages):
                yield "help of %s, page %d" % (name, number)
                page.button(SELECT, context.now(), False)

    def check(self, name):
        """Look at the page in view."""
        canvas, buffer = self.canvas, self.canvas.buffer
        before = bytes(buffer)
        kind, text, x, y, colours = self.headings[-1]
        row, left, right = canvas.width // 2, x // 2, (x + kind.width(text) + 1) // 2
        places = [at * row + byte for at in range(max(y, 0), y + kind.height) for byte in range(left, right)]
        canvas.rect(x, 0, kind.width(text), y + kind.height, theme.GROUND)
        kind.draw(canvas, text, x, y, colours)
        if [at for at in places if buffer[at] != before[at]]:
            print("wrong: %s: %r is not whole" % (name, text))
        self._screen.draw()
        differ = [at for at in range(len(buffer)) if buffer[at] != before[at]]
        if differ:
            print("wrong: %s: painted anew it differs in rows %d to %d" % (name, differ[0] // row, differ[-1] // row))


Headings(*power_on(board, Device)).run()
