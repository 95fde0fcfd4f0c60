"""English: Solo."""

NAME = "Solo"
LINE = "Clear the deck; pay for extra cards"

# set-up: a line, and another one
CHOSEN = (
    ("Stuck? Take three more: 1 penalty.", "Three more cards: 1 penalty."),
    ("Finish with no penalties to win.", "Finish with none."),
)

PENALTIES = ("penalty", "penalties")
WON = "Won!"
LOST = "Not won"
LEFT_OVER = "%s left"  # penalties

# keys
PLUS = ("+3 cards", "+3")
KEY_PLUS = "three more cards"

# help
HELP = (
    "Take SETs until all 81 cards are gone.",
    "Take three more when stuck: 1 penalty each.",
    "When no new cards are left, each SET takes a penalty away. Finish with none.",
    "A hint: 1 penalty; its SET takes none away. No SET there? Three cards come: 1 more.",
)
