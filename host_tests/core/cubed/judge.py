"""A plain judge of SET Cubed's turns, made from the rule book alone, and random positions and turns for it (RULES 6.1)."""

from __future__ import annotations

import random

Place = tuple[int, int]
Die = tuple[int, int, int, bool]

CELLS = [(row, column) for row in range(-6, 7) for column in range(-6, 7)]
INSIDE = set(CELLS)
LOGO = {(0, -1), (0, 0), (0, 1)}
# Bonus squares, as (row, column) from the centre, one by one.
BONUS = {
    **dict.fromkeys([(2, 2), (2, -2), (-2, 2), (-2, -2), (0, 4), (0, -4), (4, 0), (-4, 0)], 2),
    **dict.fromkeys([(4, 4), (4, -4), (-4, 4), (-4, -4)], 3),
    **dict.fromkeys([(2, 5), (2, -5), (-2, 5), (-2, -5), (5, 2), (5, -2), (-5, 2), (-5, -2)], 3),
    **dict.fromkeys([(6, 6), (6, -6), (-6, 6), (-6, -6), (0, 6), (0, -6), (6, 0), (-6, 0)], 5),
}


def is_set(*faces: int) -> bool:
    """Each feature all the same or all different."""
    return all(len({face // weight % 3 for face in faces}) != 2 for weight in (9, 3, 1))


def third(a: int, b: int) -> int:
    """Return the face that makes a SET with two: in each feature the same, or the one that neither has."""
    return sum((-(a // weight) - b // weight) % 3 * weight for weight in (9, 3, 1))


def sets_on(dice: dict[Place, int]) -> list[tuple[Place, Place, Place]]:
    """Return every SET on a board: three dice in neighbouring cells of one row or one column."""
    found = []
    for row, column in dice:
        for line in (
            ((row, column), (row, column + 1), (row, column + 2)),
            ((row, column), (row + 1, column), (row + 2, column)),
        ):
            if all(cell in dice for cell in line) and is_set(*[dice[cell] for cell in line]):
                found.append(line)
    return found


def brute(before: dict[Place, int], laid: list[Die]) -> tuple[int, int] | None:
    """Return (new SETs, points), or None for a turn that is not legal: all SETs after the turn less those before it."""
    if not laid:
        return 0, 0
    after = dict(before)
    for row, column, face, _ in laid:
        after[row, column] = face
    old = sets_on(before)
    new = [line for line in sets_on(after) if line not in old]
    covered = {cell for line in new for cell in line}
    cells = {(row, column) for row, column, _, _ in laid}
    joined = not before or any(cell in before for line in new for cell in line)
    if not cells <= covered or not joined or (not before and cells != LOGO):
        return None
    points = 0
    first = {(row, column) for row, column, _, wild in laid if wild}
    for line in new:
        for cell in line:
            if cell in first:
                first.remove(cell)  # a WILD counts nothing in the first new SET that it is part of
            else:
                points += 1
    return len(new), points + sum(BONUS.get(cell, 0) for cell in cells)


def position(rng: random.Random) -> dict[Place, int]:
    """Return a board as play leaves it: dice that mostly hang together, anywhere on it, few symbols or many."""
    symbols = rng.sample(range(27), rng.choice((1, 3, 9, 27)))
    dice: dict[Place, int] = {}
    at = rng.choice(CELLS)
    for _ in range(rng.randrange(1, 30)):
        dice[at] = rng.choice(symbols)
        row, column = rng.choice(list(dice)) if rng.random() < 0.3 else at
        near = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        at = rng.choice([cell for cell in near if cell in INSIDE])
    return dice


def turn(rng: random.Random, dice: dict[Place, int]) -> list[Die]:
    """Return up to three dice laid near the others, their faces often such as make a SET; each may be a WILD."""
    now = dict(dice)
    laid: list[Die] = []
    for _ in range(rng.choice((1, 1, 2, 2, 3, 3))):
        row, column = rng.choice(list(now))
        near = [(row + down, column + right) for down in range(-2, 3) for right in range(-2, 3) if abs(down) + abs(right) < 3]
        free = [cell for cell in near if cell in INSIDE and cell not in now]
        if not free:
            break
        row, column = rng.choice(free)
        face = rng.randrange(27)
        for step in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            near = [(row + far * step[0], column + far * step[1]) for far in (1, 2)]
            if all(cell in now for cell in near) and rng.random() < 0.8:
                face = third(*[now[cell] for cell in near])
        now[row, column] = face
        laid.append((row, column, face, rng.random() < 0.4))
    return laid
