"""Norsk: medaljene."""

TITLE = "Medaljer"
TO_MEDALS = ("medaljer", "medaljer")
NEW = "En ny medalje!"
EARNED = "vunnet"
NOT_YET = "ikke ennå"
BEST = "hittil best: %s"
FEWEST = "feil og tips: %d"
COUNTS = {3: "%(number)d av %(all)d oppgaver", 5: "nivå %(number)d av %(all)d", 7: "%(number)d av %(all)d på rad"}
FEATS = (
    ("Feilfri", "Klassisk som Ekspert, uten feil og uten tips"),
    ("Sprinter", "På tid som Ekspert: %(number)d SET på %(time)s"),
    ("Oppgaveløser", "Løs %d oppgaver"),
    ("Skarpt blikk", "En oppgave som Ekspert på %s, uten tips"),
    ("Høytflyger", "Arkade som Ekspert: Nå nivå %d"),
    ("Lynet", "Et SET der alt er ulikt, på %s, i et spill uten tips"),
    ("Sikker hånd", "%d SET på rad uten feil"),
    ("Solist", "Vinn Solo på %s uten tips"),
    ("Bordmester", "Slå Dyktig eller Ekspert med alle 81 kort"),
    ("Kubemester", "Vinn SET Cubed mot en Ekspert"),
    ("Terningjeger", "Lynspill alene: %(number)d poeng på %(time)s"),
    ("Arkitekt", "Kryssord alene: tre rutenett på %s"),
)
