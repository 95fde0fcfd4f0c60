"""Finnish: SET Cubed."""

NAME = "SET Cubed"
LINE = "Lautapeli nopilla"

LINES = (
    ("Vaihda jokeri, aseta enintään 3 noppaa.", "Aseta enintään 3 noppaa."),
    ("Joka nopan on oltava uudessa SETissä.", "Joka noppa uuteen SETiin."),
)
PRACTICE = "Vihjeet"
PRACTICE_LINE = ("Vihjeiden kanssa ei tule ennätystä.", "Vihjeillä ei ennätystä.")

WHO_STARTS = "Kenellä on SET?"
SHOW_IT = "%s: näytä SETisi"
SHOW_SHORT = "%s: SETisi"
I_HAVE = "minulla on"
I_HAVE_SHORT = "on"
ROLL = "heitä kaikki"
NOBODY = "Eikö kellään ole SETiä?"
AGREE = "ei ole, heitetään"
NOT_YET = "ei, odota"
DECLINED = "Kaikki eivät suostu: etsikää vielä."
TAKE_BACK_CALL = "ei ole"
HAS_NONE = "%s: ei SETiä."
WAITS = "odottaa"
WAITS_FOR = "%s odottaa seuraavaa heittoa."
ROLLED = "Kaikki heittivät."
STARTS = "%(who)s aloittaa: +%(points)d"
HAD_ONE = "%(who)s: sittenkin SET, +%(points)d"

YOUR_TURN = "Sinun vuorosi"
LAST_TURN = "Viimeinen vuorosi"
YOUR_DICE = "Heitätkö uudelleen?"
ROUND = "Kierros %d"
LAY = "aseta"
TAKE = ("ota takaisin", "ota")
LAY_HERE = ("aseta", "aseta")
SWAP_HERE = ("vaihda", "vaihda")
END = "lopeta vuoro"
END_SHORT = "lopeta"
PASSES = "jätä väliin"
HANDS = "kädet"
WORTH = "+%d"
TURN = "Vuorosi tähän asti"
TURN_WORTH = ("%(sets)d SET: +%(points)d", "%(sets)d SETiä: +%(points)d")
END_TURN = "Lopeta vuoro"
PASS = "Jätä väliin"
PASS_LINE = "Et aseta nyt mitään."
LAST_PASS = "Jos kaikki jättävät väliin, peli päättyy."
NOTHING_LAID = "Et ole asettanut mitään"
TAKE_ALL = "Ota kaikki takaisin"
TAKE_ALL_LINE = "Nopat palaavat käteesi."
A_HINT = "Vihje"
HINT_LINE = "Näyttää parhaan siirron."
BACK_TO_BOARD = "laudalle"
LOOKS = "Etsitään siirtoa …"
NO_ROOM = "Kolme noppaa on jo asetettu."
SWAPS_FIRST = "Vaihda jokerit ensin."
LOOK = "katsele"
NO_HINT = "Ei siirtoa: jätä väliin."
HINTED = "Sallittu siirto: +%d"

REFUSALS = (
    ("Harmaat nopat eivät ole uudessa SETissä.", "Harmaat: ei uudessa SETissä."),
    ("Uusissa SETeissä ei ole vanhaa noppaa.", "SETistä puuttuu vanha noppa."),
    ("Ensimmäinen SET tulee logolle.", "Se tulee logolle."),
)

SCORED = ("%(who)s: %(sets)d SET, +%(points)d", "%(who)s: %(sets)d SETiä, +%(points)d")
LAST_DIE = "%(who)s, viimeinen noppa: +%(points)d"
PASSED = "%s jättää väliin."
BEGINS = "Kierros %d alkaa."
SWAPPED = "%s ottaa jokerin ja heittää sen."
ALL_PASSED = (
    "Kaikki jättivät väliin: peli päättyi.",
    "Jos kaikki jättävät taas väliin, peli loppuu.",
    "Kaikki jättivät väliin ja heittävät.",
)

AGAIN = "heitä"
KEEP = "pidä"
KEEP_ALL = "pidä kaikki"
ROLL_SOME = "heitä %d"

WILD = "Jokeri"
LAY_IT = "Aseta se"
SUGGESTED = "Tekee SETin"
WHICH = "%(number)d/%(all)d"
FACE_LINES = ("Se pysyy laudalla tällaisena.", "Se pysyy tällaisena.")
WORTH_LINE = ("Pisteet tässä: +%d", "Tässä: +%d")
NO_SET_LINE = ("Tästä ei yksin tule SETiä.", "Yksin ei SETiä.")

RECORDS = "Paras vuoro %(best)d · voittoja %(won)d/%(games)d"
BEST_TURN = "paras vuoro %d"

HELP = (
    "Aseta 1–3 noppaa, kukin uuteen SETiin.",
    "SET asetetaan vaakaan tai pystyyn.",
    "Jossain uudessa SETissä on oltava vanha noppa.",
    "Uusi SET: 3 pistettä. Asetettu jokeri: –1.",
    "Bonusruutu antaa pisteet kerran.",
    "Samanlainen noppa voi korvata jokerin.",
)
HELP_END = "Peli loppuu jonkun viimeiseen noppaan."
HELP_PASSES = "Samoin, jos kaikki aina jättävät väliin."
KEY_BOARD = "aseta, ota, vaihda"
KEY_TURN = "lopeta, jätä väliin"
KEY_HANDS = "muiden kädet"
PICTURES = (
    ("Sallittu siirto", "Kaksi uutta SETiä: toisessa on vanhoja noppia, toisessa vain uusia. +6"),
    ("Kielletty", "Uusi noppa ei ole SETissä: kahdessa on 1 timantti, tässä 2."),
    ("Kielletty", "Uudet nopat ovat SET, mutta missään uudessa SETissä ei ole vanhaa noppaa."),
)
