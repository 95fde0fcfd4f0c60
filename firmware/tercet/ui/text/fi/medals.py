"""Suomi: mitalit."""

TITLE = "Mitalit"
TO_MEDALS = ("mitalit", "mitalit")
NEW = "Uusi mitali!"
EARNED = "saavutettu"
NOT_YET = "ei vielä"
BEST = "tähän asti paras: %s"
FEWEST = "virheitä ja vihjeitä: %d"
COUNTS = {3: "%(number)d/%(all)d pulmaa", 5: "taso %(number)d/%(all)d", 7: "%(number)d/%(all)d peräkkäin"}
FEATS = (
    ("Virheetön", "Klassinen, Mestari: ei virheitä eikä vihjeitä"),
    ("Pikajuoksija", "Aikapeli, Mestari: %(number)d SETiä ajassa %(time)s"),
    ("Pulmanratkoja", "Ratkaise %d pulmaa"),
    ("Tarkka silmä", "Pulma, Mestari: ajassa %s ilman vihjettä"),
    ("Huippulento", "Arcade, Mestari: pääse tasolle %d"),
    ("Salama", "SET, jossa kaikki eroaa, ajassa %s, pelissä ilman vihjeitä"),
    ("Varma käsi", "%d SETiä peräkkäin ilman virhettä"),
    ("Yksinpelaaja", "Voita Pasianssi ajassa %s ilman vihjettä"),
    ("Pöydän valtias", "Voita Taitaja tai Mestari, 81 korttia"),
    ("Noppamestari", "Voita SET Cubed Mestaria vastaan"),
    ("Noppasaalistaja", "Pikapeli yksin: %(number)d pistettä ajassa %(time)s"),
    ("Rakentaja", "Ristikko yksin: kolme ristikkoa ajassa %s"),
)
