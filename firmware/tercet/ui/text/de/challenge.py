"""Deutsch: die Wörter der Duelle, also desselben Spiels für zwei über einen Code."""

NAME = "Mit Code"
LINE = "Dieselben Karten wie deine Freunde"

# the result, and what is shown to a friend
BADGE = "Duell"
KEY = ("Freunde herausfordern", "Code")  # shows the code of a result; long and short
UNRECORDED = "ohne Rekord"

# typing a code
TYPE = "Code eingeben"
NEXT_ONE = "weiter"
ABOUT = "Er steht beim Ergebnis deiner Freunde. Kein Code enthält 0, 1, I, L oder O."
SIZE = "Ein Code hat acht Zeichen."
REFUSALS = {  # by core/challenge/code.py's reasons: place of a character, and the character
    0: "Zeichen %(place)d kann nicht %(character)s sein: Das kommt in keinem Code vor.",
    2: "Zeichen %(place)d kann nicht %(character)s sein: Das wäre eine andere Version von Tercet.",
    3: "Zeichen %(place)d kann nicht %(character)s sein: Dieses Spiel gibt es hier nicht.",
    4: "Zeichen %(place)d kann nicht %(character)s sein: So ein Spiel gibt es nicht.",
    5: "Mindestens ein Zeichen stimmt nicht. Vergleiche bitte alle.",
}
DUEL = (
    "Ein Duell",
    "Gebt auf zwei Geräten denselben Code ein: Beide haben dieselben Karten. "
    "Jedes Ergebnis zeigt den Code und was erreicht wurde. "
    "Das bessere Ergebnis gewinnt.",
)
