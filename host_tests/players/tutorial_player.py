"""Somebody who learns the game: from the first start through the tutorial, by keys, seeing only the glass."""

from __future__ import annotations

from tercet.core.cards import failing_features
from tercet.core.lessons import QUESTIONS
from tercet.ui.text import en

from host_tests.players.decks import check_refusal
from host_tests.players.player import Player
from host_tests.players.sets import no_set_of, sets_of

HEADINGS = [en.WELCOME[0], *(page[0] for page in en.FEATURE_PAGES), *(page[0] for page in en.EXAMPLES)]
FIRST_QUESTION = len(HEADINGS)


def first_start(player: Player, language: int = 0) -> None:
    """From reset to the tutorial that comes by itself, in a language by its place among LANGUAGES."""
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    player.choose_language(language)
    if player.shows(en.FIRST_COLOURS[0]):
        player.press("SELECT")
        player.settle()
    assert player.shows(en.WELCOME[0])


def go_on(player: Player, steps: int = 1) -> None:
    for _ in range(steps):
        player.press("SELECT")
        player.settle()


def onward(player: Player, steps: int) -> None:
    """Move the cursor of a question."""
    for _ in range(steps):
        player.press(player.onward)
        player.settle()


def answer_right(player: Player, question: int) -> None:
    pair, answers = QUESTIONS[question]
    place = next(place for place, card in enumerate(answers) if not failing_features(*pair, card))
    onward(player, place if place else 2)  # it begins at the first card, or at the second if the first is right
    go_on(player)
    assert player.shows(en.RIGHT)


def to_the_guided_table(player: Player) -> None:
    go_on(player, FIRST_QUESTION)
    for question in range(len(QUESTIONS)):
        assert player.shows(en.WHICH_THIRD)
        answer_right(player, question)
        go_on(player)
    assert player.shows(en.YOUR_TURN[0])
    go_on(player)
    assert player.shows(en.FIND_A_SET)


def skip_the_rest(player: Player) -> None:
    """From any page but the first."""
    player.press("BACK")
    player.settle()
    player.choose(en.SKIP_IT[3])


def find_a_set(player: Player) -> None:
    """At the guided table: a refusal that is understood, then a SET."""
    glass = player.rest()
    wrong = no_set_of(glass.codes)
    glass = player.claim(wrong, glass)
    check_refusal(player, glass.codes, wrong)
    player.claim(sets_of(glass.codes)[0], glass)
    assert player.shows(en.FOUND)
