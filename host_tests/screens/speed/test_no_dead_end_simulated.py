"""Two people at Speed by keys that the glass names, on the simulated handheld: fair to both, and never stuck (RULES 6.2)."""

from __future__ import annotations

import random

import pytest
from tercet.ui.text import en, of_game

from host_tests.glass import words
from host_tests.players.dice import SpeedTable, open_list, sets_of
from host_tests.players.player import DEAF, UNASKED, Player
from host_tests.players.table import PERSON, VERDICT, People, places_of
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit
from tools import boards

SPEED_WORDS = of_game(en, "speed")
BOARDS = ("picosystem", "pico_display")
ROUNDS = 5
EACH = 2  # SETs that are taken in a round, at most
STEPS = 120  # more than any match takes


class Match:
    """Two people who press what the glass names, and nothing else."""

    def __init__(self, player: Player, board: str, chance: random.Random, finds: bool) -> None:
        self.player, self.chance, self.finds = player, chance, finds
        self.table = People(player, boards.load(board), (PERSON, PERSON))
        self.rounds = 0  # that are over
        self.taken = [0, 0]  # SETs in this match
        self.here = 0  # and in this round

    def named(self, button: str, *meanings: str) -> bool:
        """Whether the glass says that a button does one of these."""
        label, picture = self.player.label(button), self.player.picture()
        return any(words.beside(picture, label, meaning) for meaning in meanings)

    def dice(self) -> SpeedTable:
        return SpeedTable(self.player, 9 if self.rounds >= ROUNDS else 42)

    def step(self) -> None:
        """Do the next thing."""
        if self.table.asking():
            self._answer()
        elif self.named("SELECT", en.NEXT_ROUND, SPEED_WORDS.TO_TIE_BREAK):
            self.player.handheld.run(UNASKED)
            self.player.press("SELECT")
            self.player.handheld.run(UNASKED)
            self.rounds, self.here = self.rounds + 1, 0
        elif self.named("MENU", en.PLUS_THREE, en.PLUS_THREE_SHORT):
            self._search()
        else:
            self.player.handheld.run(500)  # what was said leaves
        self.player.settle()

    def _search(self) -> None:
        """Take a SET, whoever has seen it, or ask whether there is none."""
        player, table = self.player, self.table
        player.handheld.run(DEAF)
        sets = sets_of(self.dice().dice())
        if not (self.finds and sets and self.here < EACH and self.rounds < ROUNDS):
            player.press("MENU")
            player.handheld.run(DEAF)
            return
        seat = self.chance.randrange(2)
        table.press(seat)
        assert table.caller() == seat
        player.handheld.run(DEAF)
        self.dice().choose(min(sets))
        self.taken[seat] += 1
        self.here += 1
        player.handheld.run(VERDICT + 600)

    def _answer(self) -> None:
        """Both agree, one after the other; now and then one does not, and the other has lost nothing."""
        player, table = self.player, self.table
        assert self.named("BACK", en.GO_ON), "nobody says how to go on"
        first = self.chance.randrange(2)
        table.press(first)
        if self.finds and self.chance.random() < 0.3:
            player.press("BACK")
        else:
            player.handheld.run(self.chance.randrange(1000))
            table.press(1 - first)
        player.handheld.run(DEAF)


@pytest.mark.parametrize("board", first_of(BOARDS, 0))
@pytest.mark.parametrize("finds", (True, False))
def test_a_match_of_speed_ends_and_nobody_loses_a_point(sit: Sit, board: str, finds: bool) -> None:
    """Whoever finds SETs has as many points at the end: none is lost by asking, agreeing or going on. Two who never find
    one come through five rounds and the tie-break to the end: "then they share the lead"."""
    player = sit(board, seed=5)
    player.to_menu()
    player.never_dims()
    open_list(player, "speed", {en.SEATS: "2", en.SEAT % 2: en.PERSON, en.PICK: en.SECONDS % 10})
    match = Match(player, board, random.Random(30), finds)
    for _ in range(STEPS):
        if match.table.winners():
            break
        match.step()
    else:
        raise AssertionError(f"after {STEPS} steps round {match.rounds + 1} is not over")
    standings = match.table.standings(SPEED_WORDS.TIE)
    assert standings == places_of(match.taken)
    assert match.table.winners() == [seat for seat in (0, 1) if match.taken[seat] == max(match.taken)]
    assert match.rounds == ROUNDS - (match.taken[0] != match.taken[1])
