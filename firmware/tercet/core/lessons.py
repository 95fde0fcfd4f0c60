"""The cards that the tutorial shows."""

from tercet.core.cards import card

EXAMPLES = (  # three cards each
    (card(1, 0, 0, 1), card(1, 1, 0, 1), card(1, 2, 0, 1)),  # only the colour differs
    (card(0, 2, 0, 2), card(1, 2, 1, 2), card(2, 2, 2, 2)),  # two the same, two different
    (card(0, 1, 1, 0), card(1, 1, 1, 0), card(2, 0, 1, 0)),  # the colour refuses
)

QUESTIONS = (  # two cards, and three answers
    (  # one feature differs
        (card(0, 0, 0, 1), card(0, 1, 0, 1)),
        (card(1, 2, 0, 1), card(0, 2, 0, 1), card(0, 2, 0, 0)),
    ),
    (  # the same and different mix
        (card(0, 2, 1, 2), card(1, 2, 0, 2)),
        (card(2, 0, 2, 2), card(2, 2, 0, 2), card(2, 2, 2, 2)),
    ),
    (  # only the number is the same
        (card(1, 0, 2, 0), card(1, 1, 0, 1)),
        (card(1, 2, 1, 2), card(2, 2, 1, 2), card(1, 2, 1, 1)),
    ),
    (  # all four differ
        (card(0, 1, 1, 0), card(2, 0, 2, 2)),
        (card(1, 1, 0, 1), card(1, 2, 0, 1), card(2, 2, 2, 1)),
    ),
)
