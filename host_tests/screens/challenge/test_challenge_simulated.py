"""Challenges by the keys: two handhelds with the same cards, wrong codes, power cuts, and records that cannot be cheated."""

from __future__ import annotations

from pathlib import Path

import pytest
from tercet.core.arcade.rules import Arcade
from tercet.core.challenge.code import decode, encode
from tercet.core.crossword.rules import Crossword
from tercet.core.match import PERSON
from tercet.core.records import Records
from tercet.core.saved import file as savefile
from tercet.ui.text import en, of_game

from host_tests.players.challenges import (
    WORDS,
    code_typed,
    open_typing,
    play_code,
    qr_codes,
    shared,
    side_by_side,
    turns,
    type_code,
)
from host_tests.players.dice import CrosswordTable, give_round_up, open_list
from host_tests.players.games import open_arcade, run_out
from host_tests.players.player import UNASKED, Player
from host_tests.rigs import disks, wanted
from host_tests.rigs.ends import crossword
from host_tests.runs.tiers import first_of
from host_tests.screens.conftest import Sit
from host_tests.screens.table.test_giving_up_simulated import Kept

BUILD = Path(__file__).parents[3] / "build"
BOARDS = ("picosystem", "pico_display")
ARCADE = {"skill": 3, "features": 0, "constant": -1}
CODE = encode("arcade", ARCADE, 0)
SOLO = encode("solo", {}, 0)


def changed(code: str, place: int, character: str) -> str:
    return code[:place] + character + code[place + 1 :]


def run_down(player: Player) -> None:
    """Let the clock of Arcade at Expert run out, from 2:00."""
    player.clock_near = 120
    run_out(player)


def test_two_handhelds_have_the_same_cards(sit: Sit) -> None:
    """A result of Arcade is shown as a QR code; who types its code on another board has the same table. It says that it was
    a challenge, is not among the records, and shows the same code for a third one. Side by side in build/."""
    first = sit("picosystem", seed=100)
    first.to_menu()
    glass = open_arcade(first, 3)
    mine = first.picture()
    run_down(first)
    line = shared(first)
    code = line[:9].replace("-", "")
    assert line[9:] == " 0 SETs in 2:00"
    assert first.shows(line[:9])
    name, choices, seed = decode(code)
    assert (name, choices) == ("arcade", ARCADE)
    assert list(glass.codes) == Arcade(3, seed, 0).layout.cells
    first.press("BACK")
    first.settle()
    assert first.shows(en.MENU) and not first.shows(WORDS.BADGE)

    second = sit("pico_display", seed=5)
    second.to_menu()
    assert play_code(second, code).codes == glass.codes
    side_by_side(mine, second.picture()).save(BUILD / "challenge_simulated.png")
    run_down(second)
    assert second.shows(WORDS.BADGE) and second.shows(WORDS.UNRECORDED)
    assert shared(second) == line
    second.press("BACK")
    second.settle()
    second.press("BACK")
    second.settle()
    second.choose(en.RECORDS[0])
    assert second.shows(en.NO_RECORDS)


@pytest.mark.parametrize("board", first_of(BOARDS, 2))
def test_a_wrong_code_says_which_character_cannot_be(sit: Sit, board: str) -> None:
    """The cursor goes there, the others stay as they were typed; once it is right the game begins."""
    player = sit(board)
    player.to_menu()
    open_typing(player)
    player.press("BACK")
    player.settle()
    assert player.in_focus(WORDS.NAME)
    open_typing(player)
    up, down = ("PREVIOUS", "NEXT") if player.few else ("UP", "DOWN")
    wrong = changed(SOLO, 7, "2" if SOLO[7] != "2" else "4")
    type_code(player, wrong)
    player.press("SELECT")
    player.settle()
    assert player.shows((WORDS.REFUSALS[5] % {"place": 8, "character": wrong[7]}).split(". ")[0] + ".") and player.highlighted(
        wrong[7]
    )
    assert code_typed(player, wrong)
    count = turns(SOLO, wrong)[7]
    for _ in range(abs(count)):
        player.press(up if count > 0 else down)
    player.settle()
    assert player.shows(of_game(en, "solo").NAME), "which game it is"
    player.press("SELECT")
    assert len(player.first_table().codes) == 12


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_codes_of_another_version_and_of_another_game(sit: Sit, board: str) -> None:
    """Each is named with its character, and so is what is not complete."""
    player = sit(board)
    player.to_menu()
    open_typing(player)
    before = ""
    for wrong, place, reason in ((changed(SOLO, 0, "4"), 0, 2), (changed(SOLO, 1, "9"), 1, 3), (changed(SOLO, 2, "3"), 2, 4)):
        type_code(player, wrong, before)
        player.press("SELECT")
        player.settle()
        said = WORDS.REFUSALS[reason] % {"place": place + 1, "character": wrong[place]}
        assert all(player.shows(word) for word in said.split()), said
        for _ in range(place):
            player.press("BACK" if player.few else "LEFT")
        before = wrong


def test_what_is_not_complete(sit: Sit) -> None:
    """The cursor goes to the first character that is missing."""
    player = sit("picosystem")
    player.to_menu()
    open_typing(player)
    for _ in range(8):
        player.press("SELECT")
    player.settle()
    assert player.shows(WORDS.SIZE) and player.highlighted("_") and not player.highlighted("3")


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_last_code_is_remembered_and_a_challenge_stays_one(sit: Sit, board: str, tmp_path: Path) -> None:
    """Over a power cut in the middle of its game, too."""
    player = sit(board, storage=tmp_path / "flash.img")
    player.to_menu()
    glass = play_code(player, CODE)
    player.pause()
    player.leave()
    assert player.in_focus(of_game(en, "arcade").NAME), "it waits there, not where codes are typed"
    player.handheld.run(3000)
    player.handheld.close()
    player = sit(board, storage=tmp_path / "flash.img")
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes
    run_down(player)
    assert player.shows(WORDS.BADGE) and player.shows(WORDS.UNRECORDED)
    player.press("BACK")
    player.settle()
    open_typing(player)
    assert code_typed(player, CODE)


def test_speed_alone_by_a_code(sit: Sit) -> None:
    """The same dice on two handhelds that would have dealt otherwise."""
    seen = []
    for seed in (1, 2):
        player = sit("picosystem", seed=seed)
        player.to_menu()
        open_typing(player)
        type_code(player, encode("speed", {}, 4711))
        player.press("SELECT")
        player.handheld.run(400)
        player.settle()
        glass = player.picture()
        seen.append(glass.crop((0, 20, glass.width, glass.height)).tobytes())
        player.pause()
        assert player.shows(en.PAUSED)
    assert seen[0] == seen[1]


def after_two_draws(seed: int) -> list[int]:
    """The last ten dice in the hand of somebody alone at Crossword who has drawn two."""
    game = Crossword((PERSON,), seed, 0)
    assert game.draw(0) and game.draw(0)
    return game.seat.faces[-10:]


def draw_two(player: Player) -> list[int]:
    """Draw two dice at the beginning of Crossword alone; return the last ten faces in the hand, as many as all glasses show."""
    player.handheld.run(800)
    for _ in range(2):
        player.press("MENU")
        player.settle()
        player.press("SELECT")
        player.settle()
        player.handheld.run(100)
    return [die.face for die in CrosswordTable(player).hand()][-10:]


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_crossword_alone_by_a_code(sit: Sit, board: str) -> None:
    """The same dice, and the same drawn after them, on handhelds that would have rolled otherwise; alone and by the clock,
    though it was set up for practice."""
    dice = after_two_draws(4711)
    for seed in (1, 2):
        player = sit(board, seed=seed)
        player.to_menu()
        open_list(player, "crossword", {en.SEATS: en.dice.ALONE, of_game(en, "crossword").PRACTICE: en.YES})
        assert draw_two(player) == after_two_draws(seed) != dice
        player.pause()
        player.leave()
        open_typing(player)
        type_code(player, encode("crossword", {}, 4711))
        player.press("SELECT")
        player.settle()
        player.choose(en.NEW_YES)
        assert draw_two(player) == dice
        assert player.clock() >= 40


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_the_result_of_crossword_alone_has_a_code(sit: Sit, board: str, tmp_path: Path) -> None:
    """Shown in words and as a QR code after a power cut, too; from a code it is a challenge, and enters no records."""
    game, time = crossword()
    for challenge in (0, 1):
        kept = Kept("crossword", game, time)
        storage = wanted.waiting(tmp_path, "crossword", kept, seats=1, practice=0, seed=4711, challenge=challenge)
        player = sit(board, storage=storage, heapsize="1536K")
        player.to_menu()
        player.choose(en.CONTINUE)
        player.handheld.run(UNASKED)
        give_round_up(player)
        player.wait_for_result()
        assert player.shows(WORDS.BADGE) == player.shows(WORDS.UNRECORDED) == bool(challenge)
        line = shared(player)
        code, reached = line.split(" ", 1)
        assert decode(code) == ("crossword", {"seats": 1, "practice": 0}, 4711)
        assert reached.endswith(" " + of_game(en, "crossword").THREE_GRIDS)
        assert player.shows(code) or all(player.shows(half) for half in code.split("-"))
        player.handheld.run(500)
        files = disks.files(player.handheld.flash)  # type: ignore[attr-defined]
        known = Records.restore(savefile.unwrap(savefile.RECORDS, files["/tercet/records"]))
        assert len(known.best(game.table())) == 1 - challenge
        player.press("BACK")
        player.settle()
        player.press("SELECT")
        player.handheld.run(500)
        hand = draw_two(player)
        assert (hand == after_two_draws(4711)) == bool(challenge), "again it is the same challenge"


def test_crossword_without_a_clock_has_no_code(sit: Sit, tmp_path: Path) -> None:
    """RULES 3: "Crossword without a clock have no code". Its result offers none, and its key does nothing there."""
    game, time = crossword(practice=True)
    kept = Kept("crossword", game, time)
    storage = wanted.waiting(tmp_path, "crossword", kept, seats=1, practice=1, seed=4711, challenge=0)
    player = sit("picosystem", storage=storage, heapsize="1536K")
    player.to_menu()
    player.choose(en.CONTINUE)
    player.handheld.run(UNASKED)
    give_round_up(player)
    player.wait_for_result()
    assert player.shows(en.AGAIN) and not player.shows(WORDS.KEY[0])
    before = player.picture()
    player.press("MENU")
    player.settle(200)
    assert player.picture().tobytes() == before.tobytes() and not qr_codes(before)


def test_a_challenge_that_is_over_does_not_wait(sit: Sit, tmp_path: Path) -> None:
    """The power goes off while the result is in view: the menu has no game to go on with."""
    player = sit("picosystem", storage=tmp_path / "flash.img")
    player.to_menu()
    play_code(player, CODE)
    run_down(player)
    player.handheld.run(1500)
    player.handheld.close()
    player = sit("picosystem", storage=tmp_path / "flash.img")
    player.wait_for(en.TITLE)
    player.settle()
    player.press("SELECT")
    player.settle()
    assert player.in_focus(of_game(en, "arcade").NAME) and not player.shows(en.CONTINUE)


def test_again_is_the_same_challenge(sit: Sit) -> None:
    """On its result, and in its pause: the cards of the code, not others."""
    player = sit("picosystem")
    player.to_menu()
    glass = play_code(player, CODE)
    player.press("RIGHT")
    player.pause()
    player.choose(en.START_AGAIN)
    player.choose(en.NEW_YES)
    assert player.first_table().codes == glass.codes
    run_down(player)
    player.press("SELECT")
    assert player.first_table().codes == glass.codes


def test_a_game_that_waits_is_asked_for(sit: Sit) -> None:
    """No game is lost without a question, and who keeps it comes back to the code."""
    player = sit("picosystem")
    player.to_menu()
    glass = open_arcade(player, 0)
    player.pause()
    player.leave()
    open_typing(player)
    type_code(player, CODE)
    player.press("SELECT")
    player.settle()
    assert player.shows(en.REALLY_NEW)
    player.choose(en.KEEP_GAME)
    assert player.shows(WORDS.TYPE) and code_typed(player, CODE)
    player.press("BACK")
    player.settle()
    player.choose(en.CONTINUE)
    assert player.rest().codes == glass.codes


@pytest.mark.parametrize("board", first_of(BOARDS))
def test_a_code_is_shown_in_full_light(sit: Sit, board: str) -> None:
    """CASES: "Stripes in the camera's picture: the display is dimmed." However dark it is set, for two
    minutes; on the next screen it is as it was set."""
    player = sit(board)
    player.to_menu()
    player.choose(en.SETTINGS[0])
    player.set(en.SETTING_ROWS["dim"][0], en.MINUTES % 1)
    player.focus(en.SETTING_ROWS["brightness"][0])
    for _ in range(4):  # from the brightest down
        player.press("SELECT")
        player.settle()
    dark = player.handheld.backlight
    assert 0 < dark < 0.2
    player.press("BACK")
    player.settle()
    open_arcade(player, 3)
    run_down(player)
    assert player.handheld.backlight == dark
    shared(player)
    picture = player.picture()
    for _ in range(11):
        player.handheld.run(10_000)
        assert player.handheld.backlight == 1
    assert player.picture() == picture, "it does not stand still"
    player.handheld.run(12_000)
    assert player.handheld.backlight < 1, "forgotten, it shines for ever"
    player.tap(player.key("HINT"))
    assert player.handheld.backlight == 1
    player.press("BACK")
    player.settle()
    assert player.handheld.backlight == dark
    player.handheld.run(61_000)
    assert player.handheld.backlight < dark


def test_what_a_duel_is(sit: Sit) -> None:
    """The key for help says it in three sentences, and leads back."""
    player = sit("picosystem")
    player.to_menu()
    open_typing(player)
    player.press("HINT")
    player.settle()
    assert player.shows(WORDS.DUEL[0])
    player.acknowledge()
    player.settle()
    assert player.shows(WORDS.TYPE)


@pytest.mark.parametrize("board", BOARDS)
def test_the_widest_letter_leaves_nothing_behind(sit: Sit, board: str) -> None:
    """When a W was turned into another letter, the glass is as if it were painted anew."""
    player = sit(board)
    player.to_menu()
    open_typing(player)
    down, on = ("NEXT", "SELECT") if player.few else ("DOWN", "RIGHT")
    player.press(on)
    for _ in range(4):
        player.press(down)
    player.settle()
    assert player.highlighted("W")
    player.press(down)
    player.press(on)
    player.settle()
    seen = player.picture()
    player.press("HINT")
    player.settle()
    player.acknowledge()
    player.settle()
    assert player.picture().tobytes() == seen.tobytes()


@pytest.mark.parametrize("board", BOARDS)
def test_the_page_says_which_keys_type_and_starts_with_eight_characters(sit: Sit, board: str) -> None:
    """Nothing but the next character is offered before; SELECT alone leads through them all."""
    player = sit(board)
    player.to_menu()
    open_typing(player)
    up, down = ("PREVIOUS", "NEXT") if player.few else ("UP", "DOWN")
    for place, count in enumerate(turns(CODE)):
        for _ in range(abs(count)):
            player.press(up if count > 0 else down)
        player.settle()
        assert player.shows("↑") and player.shows("↓")
        assert player.shows(en.START if place == 7 else WORDS.NEXT_ONE)
        assert player.shows(en.START) == (place == 7)
        player.press("SELECT")
        player.settle()
    assert len(player.first_table().codes) == 12
