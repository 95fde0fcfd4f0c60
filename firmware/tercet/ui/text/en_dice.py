"""English, the words of the dice games; screens find them as `text.dice`."""

GAMES: dict = {}  # those of the dice games, by the names in screens/games.py, each with a line about it
