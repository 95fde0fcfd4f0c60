"""German: Solo."""

NAME = "Solo"
LINE = "Werde alle Strafpunkte wieder los"

CHOSEN = (
    ("Kein SET? Drei mehr: 1 Strafpunkt.", "Drei Karten mehr: 1 Strafpunkt."),
    ("Am Ende keine Strafpunkte: gewonnen.", "Ziel: am Ende keine."),
)

PENALTIES = ("Strafpunkt", "Strafpunkte")
WON = "Gewonnen!"
LOST = "Verloren"
LEFT_OVER = "%s übrig"

PLUS = ("+3 Karten", "+3")
KEY_PLUS = "drei Karten dazu"

HELP = (
    "Nimm SETs, bis alle 81 Karten weg sind.",
    "Kein SET? Drei Karten: 1 Strafpunkt.",
    "Ist der Stapel leer, löscht jedes SET einen Strafpunkt. Keiner darf bleiben.",
    "Ein Tipp: 1 Strafpunkt, und sein SET löscht keinen. Liegt kein SET da, kommen drei Karten: noch einer.",
)
