"""Íslenska: verðlaunin."""

TITLE = "Verðlaun"
TO_MEDALS = ("verðlaun", "verðlaun")
NEW = "Ný verðlaun!"
EARNED = "unnin"
NOT_YET = "ekki enn"
BEST = "best hingað til: %s"
FEWEST = "villur og vísbendingar: %d"
COUNTS = {3: "%(number)d af %(all)d þrautum", 5: "borð %(number)d af %(all)d", 7: "%(number)d af %(all)d í röð"}
FEATS = (
    ("Villulaust", "Klassískt, Meistari: engar villur og engin vísbending"),
    ("Spretthlaup", "Tímataka, Meistari: %(number)d SETT á %(time)s"),
    ("Þrautakóngur", "Leystu %d þrautir"),
    ("Arnarauga", "Þraut, Meistari: á %s án vísbendingar"),
    ("Hástökk", "Kapphlaup, Meistari: komstu í borð %d"),
    ("Elding", "SETT þar sem allt er ólíkt, á %s, í leik án vísbendinga"),
    ("Örugg hönd", "%d SETT í röð án villu"),
    ("Einleikur", "Vinndu Kapal á %s án vísbendingar"),
    ("Borðmeistari", "Sigraðu Snjallan eða Meistara með 81 spili"),
    ("Teningameistari", "Vinndu SET Cubed gegn Meistara"),
    ("Teningaveiðar", "Hraðspil í einrúmi: %(number)d stig á %(time)s"),
    ("Byggingarlist", "Krossgáta í einrúmi: þrjár grindur á %s"),
)
