"""Speed and Crossword on the very UF2 that is flashed, on the emulated RP2040, by its keys (RULES 6.2 and 6.3)."""

from __future__ import annotations

import pytest
from tercet.ui.text import en

from host_tests.glass import words
from host_tests.players.dice import SpeedTable, open_list, sets_of
from host_tests.players.player import DEAF, Player
from tools.emulator import Handheld

BOARD = "picosystem"
EXPERT = en.SKILLS[3]
text = en.dice


def wait_long(player: Player, words_for_it: str, limit: float) -> None:
    """Wait until a text that comes late and stays a while is on the glass; it is looked for twice a second."""
    waited = 0.0
    while not player.shows(words_for_it):
        assert waited < limit, f"{words_for_it!r} did not come within {limit} ms"
        player.handheld.run(500)
        waited += 500


def check_device(handheld: Handheld) -> None:
    """What the emulator saw while the game was played: no wrong talk to the panel, nothing printed."""
    assert not handheld.faults
    assert handheld.serial_output == b""


def points_of(player: Player) -> list[int]:
    """The points of the two seats in the standings."""
    picture = player.picture()
    found = []
    for name in (en.PLAYER % 1, en.COMPUTER % {"skill": EXPERT, "seat": 2}):
        place = words.find(picture, name)
        assert place is not None
        line = picture.crop((place.right, place.top - 2, picture.width, place.bottom + 2))
        found.append(next(points for points in range(-9, 20) if words.shows(line, str(points))))
    return found


@pytest.mark.slow
@pytest.mark.booted("menu")
def test_a_speed_round_with_a_person_and_a_computer_player(seated: Player, booted: Handheld) -> None:
    """Wanted: "On the emulated device by keys: a Speed round with a person and a computer player"."""
    player, handheld = seated, booted
    open_list(player, "speed", {en.SEATS: "2", en.SEAT % 2: EXPERT, en.PICK: en.SECONDS % 10})
    table = SpeedTable(player)
    ((call, _),) = handheld.board.data["SEATS"][1]
    mine = 0
    for _ in range(6):
        if mine:
            break
        player.press(call)
        player.settle()
        if table.cursor() is None:  # the computer player was quicker, or its SET is still in view
            handheld.run(700)
            continue
        handheld.run(DEAF)  # others' keys mean nothing for so long
        dice = table.dice()
        here = table.cursor() or 0
        far = {cell: abs(cell % 7 - here % 7) + abs(cell // 7 - here // 7) for cell in range(42)}
        table.choose(min(sets_of(dice), key=lambda cells: sum(far[cell] for cell in cells)))
        player.wait_for(en.BY_NAME % {"who": en.PLAYER % 1, "says": en.TAKES})
        mine += 1
    assert mine, "the person never had the call"
    wait_long(player, en.ROUND_DONE % {"round": 1, "rounds": 5}, 300_000)
    player.settle()
    person, computer = points_of(player)
    assert person == mine and 8 <= computer <= 13, "42 dice are fourteen SETs at most"
    check_device(handheld)
