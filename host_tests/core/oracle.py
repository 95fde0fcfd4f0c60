"""The rule book worked out the long way, for the tests to compare the core with; nothing here imports the core."""

from itertools import combinations, product

# RULES 1, in the order of its table.
VALUES = (
    ("number", ("one", "two", "three")),
    ("colour", ("red", "green", "purple")),
    ("shading", ("solid", "striped", "open")),
    ("shape", ("diamond", "oval", "squiggle")),
)

# All cards as (number, colour, shading, shape); a card's place here is the number that DESIGN fixes for it.
CARDS = list(product(range(3), repeat=4))

# RULES 7: a group of 20 without a SET.
SET_FREE_20 = [
    CARDS.index(tuple(int(digit) for digit in word))
    for word in (
        "0010", "0012", "0020", "0021", "0101", "0112", "0202", "0221", "1001", "1012",
        "1111", "1112", "1201", "1202", "2002", "2021", "2101", "2102", "2221", "2222",
    )
]  # fmt: skip


def failing(a, b, c):
    """Return the features that are neither the same on all three nor different on all three (RULES 1)."""
    return tuple(f for f in range(4) if len({CARDS[a][f], CARDS[b][f], CARDS[c][f]}) == 2)


def differing(a, b, c):
    """Return the level of a SET: how many features differ (RULES, words used)."""
    return sum(len({CARDS[a][f], CARDS[b][f], CARDS[c][f]}) == 3 for f in range(4))


ALL_SETS = [triple for triple in combinations(range(81), 3) if not failing(*triple)]
_SETS = frozenset(ALL_SETS)
THIRD = {(x, y): z for triple in ALL_SETS for x in triple for y in triple for z in triple if len({x, y, z}) == 3}


def is_set(a, b, c):
    """Tell whether three different cards are one of the SETs above."""
    return tuple(sorted((a, b, c))) in _SETS


def sets_in(cards):
    """Return the positions (i, j, k) of every SET; a negative entry is an empty cell."""
    full = [place for place in range(len(cards)) if cards[place] >= 0]
    return [triple for triple in combinations(full, 3) if is_set(*(cards[place] for place in triple))]


def no_set_in(cards):
    """Return the first positions (i, j, k) of three cards that are no SET."""
    full = [place for place in range(len(cards)) if cards[place] >= 0]
    return next(triple for triple in combinations(full, 3) if not is_set(*(cards[place] for place in triple)))


def holds_set(cards):
    """Tell quickly whether the cards (negative: empty cell) hold a SET."""
    seen = {card for card in cards if card >= 0}
    return any(THIRD[pair] in seen for pair in combinations(seen, 2))


def feature_sums(cards):
    """Return the sum of each feature over the cards, modulo 3."""
    return tuple(sum(CARDS[card][f] for card in cards) % 3 for f in range(4))


def on_table(layout):
    """Return the cards that lie in the cells."""
    return [card for card in layout.cells if card != -1]


def arrange(game, cells, stock=()):
    """Put these cards on a Classic game's table, and this stock, first card first; the rest of the deck was taken."""
    deck = on_table(game.layout) + game.layout.stock + game.layout.taken
    base = game.layout.base
    cells = list(cells) + [-1] * (base - len(cells))
    gone = [card for card in deck if card not in cells and card not in stock]
    assert len(deck) == len(gone) + len(stock) + sum(card >= 0 for card in cells), "not cards of this deck, once each"
    game.layout.cells = cells
    game.layout.stock = list(stock)[::-1]
    game.layout.taken = gone
    game.found = len(gone) // 3
    return game


def problems(game):
    """Return what is wrong with a game of Classic at this moment, as a list of words; empty for a sound game."""
    layout, found = game.layout, []
    four = game.constant == -1
    deck = [card for card in range(81) if four or CARDS[card][game.constant] == game.fixed]
    table = on_table(layout)
    if sorted(table + layout.stock + layout.taken) != deck:
        found.append("table + stock + taken is not the deck, each card once")
    if layout.base != (12 if four else 9) or len(layout.cells) not in range(layout.base, 22 if four else 13, 3):
        found.append(f"{len(layout.cells)} cells")
    if layout.stock and len(table) != len(layout.cells):
        found.append("a gap although the stock holds cards")
    if len(table) < len(layout.cells) and len(layout.cells) > layout.base:
        found.append("a gap in an enlarged layout")
    at_end = not layout.stock and not holds_set(table)
    if bool(game.over) != at_end:
        found.append(f"over is {game.over!r} at a table that says {at_end}")
    if layout.stock and game.skill < 2 and not holds_set(table):
        found.append("three cards were not dealt automatically")
    if len(table) == 3 and at_end:
        found.append("three cards left")
    if feature_sums(table + layout.stock) != (0, 0, 0, 0):
        found.append(f"feature sums {feature_sums(table + layout.stock)}")
    if not 3 * game.found <= len(layout.taken) <= 3 * (game.found + game.hints):
        found.append(f"{game.found} SETs for {len(layout.taken)} cards")
    if game.score != game.found - game.wrong:
        found.append("score")
    return found
