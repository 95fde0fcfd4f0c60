"""What a player does with games as a whole: choose one, set it up, start it, go on with the one that waits."""

from tercet.core import games
from tercet.core.match import PERSON
from tercet.screens import routes


def screen_class(name: str):
    """Return the class of a game's screen, such as ClassicPlay."""
    return getattr(routes.of_game(name, "screen"), class_name(name) + "Play")


def told(listing, name: str, short: str, long: str) -> str:
    """Return what a game that waits says of itself, as long as a list has room for; `short` and `long` are what is around it.

    What comes last but one, what is left to play, is left out first.
    """
    said = listing.context.saves.said(name)
    if not said:
        return listing.context.text.CONTINUE_LINE
    parts = said.split(" · ")
    less = " · ".join(parts[:-2] + parts[-1:])
    return listing.fitting((long % said, long % less, short % said, short % less))


def class_name(name: str) -> str:
    """Return the head of the names of a room's classes: "Classic" of ClassicPlay and of ClassicSetUp."""
    return name[0].upper() + name[1:]


def choose(context, name: str) -> None:
    """A game was chosen in the menu: go on with the one that waits, or set up another."""
    if context.saves.waits(name):
        context.go("resume", name)
    else:
        set_up(context, name)


def set_up(context, name: str, back_to=None) -> None:
    """Show what is to be chosen before a game. back_to: the screen that BACK leads to, where that is not the menu."""
    room = games.record(name).SET_UP
    setup = getattr(routes.of_game(room, "setup"), class_name(room) + "SetUp")(context, name)
    if back_to:
        setup.back = lambda: context.show(back_to)
    context.show(setup)


def show_list(context, name: str) -> None:
    """Show the menu, the game in focus."""
    context.settings["game"] = context.menu_row = name
    context.go("menu")


def start(context, name: str) -> None:
    """Start a game with the choices last made for it."""
    context.settings["game"] = name
    screen_class(name).begin(context, context.saves.choices(name))


def start_asked(context, name: str, setup, begin=start) -> None:
    """Begin a game as it is set up; ask first when another of its kind would be lost. setup: the screen to come back to.

    begin: called with the context and the name, where it begins otherwise.
    """
    if not context.saves.waits(name):
        begin(context, name)
        return
    text = context.text

    def answered(agreed: bool) -> None:
        if agreed:
            begin(context, name)
        else:
            context.show(setup)

    context.go("question", text.REALLY_NEW, text.REALLY_NEW_LINE, text.KEEP_GAME, text.NEW_YES, answered)


def waiting(context) -> str:
    """Return the name of the game that waits to be played on; "" if there is none.

    It is the one chosen last; where that has ended, the one that was left last.
    """
    last = context.settings["game"]
    for name in (last, context.settings.get("left", last)) + games.NAMES:
        if context.saves.waits(name):
            return name
    return ""


def resumed(context, name: str):
    """Return the screen of the game that waits, its clock standing still; None when there is none that can be read."""

    def restored(saved: dict, game: bytes):
        kept = context.saves.choices(name)
        for choice, value in saved.items():
            kept[choice] = value
        return screen_class(name).resumed(context, game, kept)

    play = context.saves.load(name, restored)
    if play is not None:
        context.settings["game"] = name
    return play


def go_on(context, name: str) -> None:
    """Play on, or show the menu where the game that waited cannot be read."""
    play = resumed(context, name)
    if play is None:
        context.go("menu")
    else:
        play.go_on()


def leave(context) -> None:
    """Go from a game to the menu; it waits there."""
    name = context.settings["game"]
    if context.saves.waits(name):
        context.settings["left"] = context.menu_row = name  # also of one that was begun by a code
    context.go("menu")


def show_result(context, play, time: int, place: int) -> None:
    """Show the result of a game; first ask whose it is, where it is among the best ten and somebody wants that."""
    table, saves = play.game.table(), context.saves

    def result() -> None:
        context.go("result", play, time, place)

    def taken(name: str) -> None:
        saves.give_name(0, name)
        saves.records.sign(table, place, name)
        saves.changed(context.now())
        result()

    if place < 0 or not context.settings["device"]["sign"] or not praised(play, time):
        result()
        return
    text = context.text
    heading = text.PLACES[place] if len(saves.records.best(table)) > 1 else text.FIRST_ONE
    ask_name = routes.screen("name")(context, heading, saves.name(0), lambda name: text.YOUR_NAME, taken, result, text.NO_NAME)
    ask_name.UNASKED = True
    context.show(ask_name)


def praised(play, time: int) -> bool:
    """Tell whether a game that is among the best ten is one to be proud of."""
    ranked, score = games.record(play.NAME).RANKED, play.ranking(time)[0]
    return bool(ranked == "time" or (score > 0 if ranked == "score" else score == 0))


def settings_row(context) -> tuple:
    """Return (words, line about it) of the way to the settings: sound is named where the board has some."""
    words, line, silent = context.text.SETTINGS
    return words, line if context.sound.present else silent


def after_result(context, after) -> None:
    """Leave a result: the medals that were earned come first, each once; then after() is called."""
    saves = context.saves
    saves.medals.counted(saves.statistics, saves.solved)
    due = saves.medals.due()
    if due:
        context.go("medal", due[0], lambda: after_result(context, after))
    else:
        after()


def ask(play, words: tuple, answered) -> None:
    """Ask something in the middle of a game: (question, line about it, no, yes). answered: called with True for yes."""
    question = routes.screen("question")(play.context, *words, answered)
    question.playing = lambda: play
    play.context.show(question)


def give_up(context, play, back_to) -> None:
    """Ask whether a game may be lost; a match shows what was played. back_to: the screen to come back to."""
    text = context.text
    after = getattr(play, "end_early", lambda: leave(context))
    _lose(play, (text.REALLY_GIVE_UP, text.GIVE_UP_LINE, text.STAY, text.GIVE_UP_YES), back_to, after)


def start_again(context, play, back_to) -> None:
    """Ask whether a game may be lost, and begin another like it. back_to: the screen to come back to."""
    text = context.text
    words = (text.REALLY_AGAIN, text.GIVE_UP_LINE, text.STAY, text.NEW_YES)
    _lose(play, words, back_to, play.again)


def _lose(play, words: tuple, back_to, after) -> None:
    """Ask whether a game may be lost; then it is, and after() is called."""

    def answered(agreed: bool) -> None:
        if agreed:
            play.context.saves.give_up(play)
            after()
        else:
            play.context.show(back_to)

    ask(play, words, answered)


def help_in_play(context, play, back_to) -> None:
    """Show the rules and keys of a game that is played. back_to: the screen to come back to."""
    module = routes.of_game(play.NAME, "help")
    people = len([seat for seat in getattr(play.game, "seats", ()) if seat.kind == PERSON])
    context.show(module.Page(context, play.NAME, module.of_game(play.game), _calls(context, people), back_to))


def help_in_set_up(setup, people: int) -> None:
    """Show the rules and keys of a game as it is set up. people: who have a call button at the table."""
    context = setup.context
    module = routes.of_game(setup.name, "help")
    context.show(module.Page(context, setup.name, module.of_choices(setup.choices), _calls(context, people), setup))


def _calls(context, people: int) -> tuple:
    return tuple([button for button, _ in context.keys.call_buttons(people)]) if people else ()
