"""Svenska: medaljerna."""

TITLE = "Medaljer"
TO_MEDALS = ("medaljer", "medaljer")
NEW = "En ny medalj!"
EARNED = "vunnen"
NOT_YET = "inte än"
BEST = "hittills bäst: %s"
FEWEST = "fel och tips: %d"
COUNTS = {3: "%(number)d av %(all)d pussel", 5: "nivå %(number)d av %(all)d", 7: "%(number)d av %(all)d i rad"}
FEATS = (
    ("Felfri", "Klassiskt som Expert, utan fel och utan tips"),
    ("Sprinter", "På tid som Expert: %(number)d SET på %(time)s"),
    ("Pusselräv", "Lös %d pussel"),
    ("Skarpögd", "Ett pussel som Expert på %s, utan tips"),
    ("Högflygare", "Arkad som Expert: nå nivå %d"),
    ("Blixten", "Ett SET där allt är olika, på %s, i ett spel utan tips"),
    ("Säker hand", "%d SET i rad utan fel"),
    ("Solist", "Vinn Solo på %s utan tips"),
    ("Bordsmästare", "Slå Avancerad eller Expert med alla 81 kort"),
    ("Kubmästare", "Vinn SET Cubed mot en Expert"),
    ("Tärningsjägare", "Blixtspel ensam: %(number)d poäng på %(time)s"),
    ("Arkitekt", "Korsord ensam: tre rutnät på %s"),
)
