"""What the result says of a game that plays one deck to its end."""


def facts(play) -> tuple:
    """Return (number as text, words) of what became of the deck. play: the screen of the game."""
    text, game = play.context.text, play.game
    left = game.layout.left()
    return (
        (str(game.found), text.counted(game.found, text.SETS)),
        (str(game.wrong), text.counted(game.wrong, text.WRONG)),
        (str(left), text.counted(left, text.CARDS_LEFT)),
        (str(game.hints), text.counted(game.hints, text.HINTS)),
    )
