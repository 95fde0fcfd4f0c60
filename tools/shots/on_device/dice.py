"""Scenes that the dice games share."""

from tercet.screens.games import set_up
from tercet.screens.menu import Menu


def menu(context):
    """Their rows in the menu."""
    context.menu_row = "speed"
    context.show(Menu(context))
    context.clock_on(100)
    yield "dice_games"


def alone(context, name):
    """The set-up of a game for one, with the row in focus that says so."""
    choices = context.saves.choices(name)
    seats, choices["seats"] = choices["seats"], 1
    set_up(context, name)
    yield "setup_%s_alone" % name
    choices["seats"] = seats
