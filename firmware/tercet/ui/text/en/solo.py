"""English: Solo."""

NAME = "Solo"
LINE = "The card game alone"

# set-up: a line, and another one
CHOSEN = ("81 cards, 12 on the table", "Three more cost a point; lose them all.")

PENALTY_POINTS = ("penalty point", "penalty points")
WON = "Won!"

# keys
PLUS = "+3 cards"
KEY_PLUS = "three more cards"

# help
HELP = (
    "Find a SET in every 12 of the 81 cards.",
    "Three more cards cost a penalty point.",
    "When the stock is empty, each SET takes a point away. You win with none.",
    "A hint takes a SET. If there is none, three cards come, for a point.",
)
