"""German: Solo."""

NAME = "Solo"
LINE = "Räum alles ab; Extrakarten kosten"

CHOSEN = (
    ("Kein SET? Drei mehr: 1 Strafpunkt.", "Drei Karten mehr: 1 Strafpunkt."),
    ("Ohne Strafpunkte am Ende gewinnst du.", "Ziel: am Ende keine."),
)

PENALTIES = ("Strafpunkt", "Strafpunkte")
WON = "Gewonnen!"
LOST = "Verloren"
LEFT_OVER = "%s übrig"

PLUS = ("+3 Karten", "+3")
KEY_PLUS = "drei Karten dazu"

HELP = (
    "Nimm SETs, bis alle 81 Karten weg sind.",
    "Kein SET? Drei Karten dazu kosten 1 Strafpunkt.",
    "Kommen keine Karten mehr, löscht jedes SET einen Strafpunkt. Am Ende darf keiner bleiben.",
    "Ein Tipp: 1 Strafpunkt; sein SET löscht keinen. Kein SET da? Drei Karten kommen: noch einer.",
)
