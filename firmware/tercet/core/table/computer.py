"""What computer players do at the table by themselves: call, answer the question, ask it, deal as master (RULES 5).

Times are play times of the table in ms.
"""

from tercet.core.computer import MEANS
from tercet.core.outcome import Outcome
from tercet.core.seats import Seat
from tercet.core.shim import const

TYPE_CHECKING = const(False)
if TYPE_CHECKING:
    from tercet.core.table.rules import Table

ANSWER = 1500  # ms after which a computer player answers the question
DEALS = 3000  # ms until a master deals: from the last event where there is no SET, or from when all persons have asked (ours)
PATIENCE = 60_000  # ms until a master deals although there is a SET that nobody calls (ours)
NEVER = 1 << 30


def finder(table: "Table") -> tuple[int, tuple[int, int, int], int]:
    """Return (seat, cards, time) of the computer player that finds a SET first; seat -1 if none does."""
    best, best_cards, best_due = -1, (0, 0, 0), NEVER
    for number, seat in enumerate(table.seats):
        find = seat.computer.next_find() if seat.computer and table.may_call(number) else None
        if find is None:
            continue
        due = find[0]
        if best < 0 or due < best_due or (due == best_due and table.first([best, number]) == number):
            best, best_cards, best_due = number, find[1], due
    return best, best_cards, max(best_due, table.people_first())


def sees_one(seat: Seat, time: int) -> bool:
    """Tell whether a SET comes to a computer player within its mean for level 2: then it does not say that there is none."""
    assert seat.computer is not None
    find = seat.computer.next_find()
    return find is not None and find[0] <= time + MEANS[seat.computer.skill][1]


def calls(table: "Table", number: int, cards: tuple[int, int, int], now: int) -> Outcome:
    """A computer player calls and names three cards, now and then the wrong ones."""
    computer = table.seats[number].computer
    assert computer is not None
    table.called(number, now)
    cells = table.layout.cells
    named = table.cells_of(cards)
    if computer.errs(table.rng):
        a, b = cells[named[0]], cells[named[1]]
        rest = [cell for cell, card in enumerate(cells) if card >= 0 and cell not in named]
        others = [cell for cell in rest if table.failing((a, b, cells[cell]))]
        if others:
            named = named[0], named[1], others[table.rng.below(len(others))]
            computer.doubt(cards, now + table.shown, table.rng)
    return table.judge(number, (named[0], named[1], named[2]), now)


def answers(table: "Table", now: int) -> "Outcome | None":
    """The first computer player that is asked agrees, or says that it sees a SET."""
    if now < table.question_at + ANSWER:
        return None
    for number in table.missing():
        if table.seats[number].computer:
            if sees_one(table.seats[number], now):
                return table.declined(now, number)
            return table.agrees(number, now)
    return None


def asking(table: "Table") -> tuple[int, int]:
    """Return (seat, time) of the computer player that first asks whether there is no SET, or as master deals; seat -1: none."""
    best, best_due = -1, NEVER
    if not table.can_add():
        return best, best_due  # they do not give up on SETs that they have not found
    for number, seat in enumerate(table.seats):
        if not seat.computer or seat.locked or table.master not in (-1, number):
            continue  # in a tournament the master alone
        due = max(table.busy, seat.computer.gives_up)
        if due < best_due and (number == table.master or not sees_one(seat, due)):
            best, best_due = number, due
    return best, best_due


def reads(table: "Table", until: int) -> None:
    """Let no computer player call or ask before a time: what comes to it sooner comes then, in ms one after the other.

    It is the thoughts that are changed, so that the first still is the first, and a saved match goes on the same way.
    """
    computers = [seat.computer for seat in table.seats if seat.computer]
    sooner = sorted({due for one in computers for due in one.thoughts.values() if due < until})
    for one in computers:
        for thought, due in list(one.thoughts.items()):
            if due < until:
                one.thoughts[thought] = until + sooner.index(due)
        one.gives_up = max(one.gives_up, until)


def something_happened(table: "Table", now: int, time: int = -1) -> None:
    """Let a master who is a computer player wait before it deals: ms from now on, or as long as others want to look again."""
    master = table.seats[table.master].computer if table.master >= 0 else None
    if master:
        master.gives_up = now + (time if time >= 0 else PATIENCE if table.layout.has_set() else DEALS)
