"""Deutsch: die Medaillen."""

TITLE = "Medaillen"
TO_MEDALS = ("Medaillen", "Medaillen")
NEW = "Eine neue Medaille!"
EARNED = "verdient"
NOT_YET = "noch nicht"
BEST = "bisher am besten: %s"
FEWEST = "Fehler und Tipps: %d"
COUNTS = {3: "%(number)d von %(all)d Rätseln", 5: "Level %(number)d von %(all)d", 7: "%(number)d von %(all)d in Folge"}
FEATS = (
    ("Makellos", "Klassisch als Experte, ohne Fehler und ohne Tipp"),
    ("Sprinter", "Auf Zeit als Experte: %(number)d SETs in %(time)s"),
    ("Rätselfuchs", "%d Rätsel lösen"),
    ("Scharfblick", "Ein Rätsel als Experte in %s, ohne Tipp"),
    ("Höhenflug", "Arcade als Experte: Level %d erreichen"),
    ("Blitz", "Ein SET mit vier Unterschieden in %s, in einem Spiel ohne Tipps"),
    ("Sichere Hand", "%d SETs in Folge ohne Fehler"),
    ("Solist", "Solo in %s gewinnen, ohne Tipp"),
    ("Tischmeister", "Am Tisch mit 81 Karten einen Profi oder Experten schlagen"),
    ("Würfelmeister", "SET³ gegen einen Experten gewinnen"),
    ("Würfeljäger", "Speed allein: %(number)d Punkte in %(time)s"),
    ("Baumeister", "Kreuz & Quer allein: drei Gitter in %s"),
)
