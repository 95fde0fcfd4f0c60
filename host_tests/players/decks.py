"""Plays a deck of Classic to its end and checks at every step what a player could see go wrong."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from tercet.ui.text import en

from host_tests.glass import reader, words
from host_tests.glass.reader import Glass
from host_tests.players.player import Player
from host_tests.players.sets import Three, no_set_of, refusals, sets_of, third

DECK = (27, 27, 81, 81)  # cards, by skill (RULES 3)
BASE = (9, 9, 12, 12)  # cells
SAYS_NO_MATCH = (False, False, True, True)


@dataclass
class Tally:
    """What the player has done and seen; `seen` is every card that lay on the table."""

    skill: int
    found: int = 0
    wrong: int = 0
    hints: int = 0
    no_matches: int = 0
    largest: int = 0
    seen: set[int] = field(default_factory=set)

    @property
    def stock(self) -> int:
        """Cards still to be dealt."""
        return DECK[self.skill] - len(self.seen)

    @property
    def points(self) -> int:
        """What the top line says (RULES 3): SETs found minus wrong claims."""
        return self.found - self.wrong

    def look(self, glass: Glass) -> None:
        """Count the cards of a table."""
        self.seen |= cards_of(glass.codes)
        self.largest = max(self.largest, len(glass.codes))
        assert len(self.seen) <= DECK[self.skill], "a card that is not in this deck"


Pick = Callable[[Sequence[int], Tally], Three]


def cards_of(codes: Sequence[int]) -> set[int]:
    """Return the cards on a table; every card lies there once."""
    cards = [code for code in codes if code >= 0]
    assert len(cards) == len(set(cards)), f"a card lies twice on the table: {codes}"
    return set(cards)


def check_taken(before: Glass, after: Glass, taken: Three, tally: Tally) -> None:
    """Check a table from which three cards went. CASES: "Cards that were not claimed change their place."

    `tally` has not seen the table after yet. New cards lie in the gaps; an enlarged table folds back by three cells.
    """
    base, old = BASE[tally.skill], before.codes
    left = cards_of(old) - {old[cell] for cell in taken}
    new = cards_of(after.codes) - left
    assert cards_of(after.codes) >= left, "a card that was not claimed is gone"
    assert not new & tally.seen, "a card came that had been there before"
    if not left and not tally.stock:
        assert not after.codes, "the last SET was taken, and cards are still there"
        return
    size = max(base, len(old) - 3)
    moved = {cell: code for cell, code in enumerate(old[:size]) if cell not in taken and after.codes[cell] != code}
    assert not moved, f"cards that were not claimed changed their place: {moved}, {old} -> {after.codes}"
    gaps = [cell for cell in taken if cell < size]
    if len(old) > base:
        assert all(after.codes[cell] in left for cell in gaps), "a gap was not filled by a card of the last column"
    elif tally.stock >= 3:
        assert all(after.codes[cell] in new for cell in gaps), "a gap was not filled by a new card"
    else:
        assert not new and all(after.codes[cell] < 0 for cell in gaps), "the stock is empty: the cells stay empty"


def check_dealt(before: Glass, after: Glass, tally: Tally) -> None:
    """Check a table to which three cards came, beside those that lay there."""
    assert after.codes[: len(before.codes)] == before.codes, "cards changed their place when more were dealt"
    new = after.codes[len(before.codes) :]
    assert len(new) == 3 and not cards_of(new) & tally.seen, f"three new cards were due, not {new}"


def first(codes: Sequence[int], tally: Tally) -> Three:
    """Return the first SET on the table."""
    return sets_of(codes)[0]


def poorest(codes: Sequence[int], tally: Tally) -> Three:
    """Return the SET after which the fewest cards to come can make another: three decks of four then need a No Match."""
    sets = sets_of(codes)
    unseen = set(range(DECK[tally.skill])) - tally.seen

    def chances(taken: Three) -> tuple[int, int]:
        rest = [code for cell, code in enumerate(codes) if code >= 0 and cell not in taken]
        wanted = {third(a, b) for a, b in itertools.combinations(rest, 2)}
        return sum(not set(other) & set(taken) for other in sets), len(wanted & unseen)

    return min(sets, key=chances)


def claim_set(player: Player, glass: Glass, tally: Tally, pick: Pick = first) -> Glass:
    """Claim a SET on the table and check what comes of it."""
    taken = pick(glass.codes, tally)
    after = player.claim(taken, glass)
    tally.found += 1
    check_taken(glass, after, taken, tally)
    assert not after.chosen, "a selection survived its claim"
    tally.look(after)
    assert_progress(player, tally)
    return after


def claim_no_set(player: Player, glass: Glass, tally: Tally) -> Glass:
    """Claim three cards that are no SET and check that every reason is named, and that nothing moved."""
    wrong = no_set_of(glass.codes)
    after = player.claim(wrong, glass)
    tally.wrong += 1
    check_refusal(player, glass.codes, wrong)
    assert after.codes == glass.codes, "a refused claim changed the table"
    assert after.refused == set(wrong), "the three cards that the refusal speaks of are not marked"
    assert_progress(player, tally)
    return after


def check_refusal(player: Player, codes: Sequence[int], wrong: Three, more: str = "") -> None:
    """Check that the glass names every feature that refuses three cards, with values, and a cross. `more` is the penalty."""
    picture, said = player.picture(), refusals(codes, wrong, more)
    shown = any(all(words.shows(picture, line) for line in lines) for lines in said)
    assert shown, f"none of {said} is on the glass"
    assert words.shows(picture, en.MARKS[0]), "no cross tells what is refused from what is right"


def assert_progress(player: Player, tally: Tally) -> None:
    """Check what the top line says."""
    assert player.progress(tally.points, tally.stock), f"the top line does not say {tally.points}, {tally.stock} left"


def check_pause(player: Player) -> None:
    """Pause, and check that no card is seen, not the smallest part of one. CASES: "The pause shows the cards." """
    player.pause()
    assert player.shows(en.PAUSED)
    assert reader.cards_seen(player.picture()) == 0 and reader.inks_seen(player.picture()) == 0


def play(player: Player, glass: Glass, tally: Tally, pick: Pick = first) -> Tally:
    """Play the deck to its end by finding SETs, and No Match where the player must say it."""
    tally.look(glass)
    while True:
        sets = sets_of(glass.codes)
        if not sets and not tally.stock:
            return tally
        if sets:
            glass = claim_set(player, glass, tally, pick)
            continue
        assert SAYS_NO_MATCH[tally.skill], f"no SET lies there, and no card comes: {glass.codes}"
        before, glass = glass, player.act("MENU")
        tally.no_matches += 1
        check_dealt(before, glass, tally)
        tally.look(glass)
        assert_progress(player, tally)


def check_result(player: Player, tally: Tally, left: int, seconds: range) -> None:
    """Wait for the result and check its numbers. left: cards on the table; seconds: what the time may be."""
    player.wait_for_result()
    picture = player.picture()
    points = en.counted(abs(tally.points), en.POINTS)
    times = [en.IN_TIME % {"what": points, "time": f"{second // 60}:{second % 60:02}"} for second in seconds]
    said = [words.beside(picture, en.signed(tally.points), time) for time in times]
    assert any(said), f"the result says none of {tally.points} {times}"
    for number, pair in ((tally.found, en.SETS), (tally.wrong, en.WRONG), (left, en.CARDS_LEFT), (tally.hints, en.HINTS)):
        if number or pair is en.SETS:  # what there is none of is left out
            label = pair[0] if number == 1 else pair[1]
            assert words.beside(picture, str(number), label), f"the result does not say {number} {label}"
    assert player.shows(en.CLEARED) == (not left)
