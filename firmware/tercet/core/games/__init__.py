"""One running game a file. A game is given the time; each change answers with an Outcome; it saves to bytes."""
