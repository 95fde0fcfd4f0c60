"""Scenes of the tutorial."""

from stage import press
from tercet.screens.learn import tutorial
from tercet.ui.buttons import HINT, NEXT, SELECT


def learning(context):
    """The tutorial, step by step, and what it answers."""
    context.saves.off = ""
    names = ["welcome", "number", "colour", "shading", "shape", "same", "mixed", "no_set"]
    names += ["quiz_1", "quiz_2", "quiz_3", "quiz_4", "your_turn", "table", "keys"]
    for number, name in enumerate(names):
        step = tutorial.screen(context, number)
        context.show(step)
        yield "tutorial_" + name
        if name.startswith("quiz"):
            step.cursor = 1
            for place in range(3):
                step.button(NEXT, context.now(), False)
                step.button(SELECT, context.now(), False)
                yield "tutorial_%s_answer_%d" % (name, place)
                if step.solved:
                    break
    guided = tutorial.screen(context, 13)
    context.show(guided)
    press(context, guided, HINT, HINT)
    yield "tutorial_table_hint"
    press(context, guided, HINT, SELECT)
    yield "tutorial_table_found"
