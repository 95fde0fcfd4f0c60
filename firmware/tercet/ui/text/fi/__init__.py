"""Finnish: the words that are no game's own. The terms are those of the printed sheets, where they have one."""

from tercet.ui.text import counted, found, signed  # noqa: F401

TITLE = "Tercet"

GROUPS = ("", "YKSIN", "YHDESSÄ", "NOPILLA", "MUUTA")
WAITS = "Kesken: %s"
RECORDS = ("Ennätykset", "Parhaat pelisi")
SETTINGS = ("Asetukset", "Värit, kirkkaus, ääni ja muuta", "Värit, kirkkaus ja muuta")
TUTORIAL = ("Opi pelaamaan", "Mikä SET on, askel askeleelta")
SKILLS = ("Aloittelija", "Harrastaja", "Taitaja", "Mestari")

SAFE = "Vikasietotila"

START = "aloita"
CHOOSE = "valitse"
UP = "ylös"
DOWN = "alas"
BACK = "takaisin"
HINT = "vihje"
NO_MATCH = "ei SETiä"
PAUSE = "tauko"
BEST = "parhaat"
BEST_SHORT = "top 10"
CLEAR = "poista"
CHANGE = "vaihda"
NEXT = "jatka"
GO_ON = "jatka"
SKIP = "ohita"
TO_LEFT = "←"
TO_RIGHT = "→"
TO_MENU = "valikkoon"
AGAIN = "uusiksi"
MENU = "valikko"

CHOOSE_SHORT = "valitse"
NO_MATCH_SHORT = "ei SETiä"

PLAY = "Pelaa"
SKILL = "Taitotaso"
CARDS = "Aiheita"
CONSTANT = "Jää pois"
TARGET = "SETejä"
PUZZLE_NUMBER = "Pulma"
SHOW_COUNT = "Laske SETit"
OF_SKILL = "tason mukaan"
OF_SKILL_NOW = "tason mukaan: %d"
SURPRISE = "arvotaan"
CONSTANT_VALUES = ("numero", "väri", "täyttö", "symboli")
YES = "kyllä"
NO = "ei"
SAYS = ("Lisää kortteja tulee itsestään.", "Sano itse ”ei SETiä”.")
LEANS = ("Helppoja SETejä.", "Kaikenlaisia SETejä.", "Kaikenlaisia SETejä.", "Vaikeita SETejä.")

SEATS = "Pelaajia"
SEAT = "Paikka %d"
PERSON = "ihminen"
COMPUTER_PLAYS = "Tässä pelaa kone."
PICK = "Valinta-aika"
SECONDS = "%d s"
TOO_FEW_KEYS = ("Huutonappeja on vain %d ihmiselle.", "Nappeja vain %d ihmiselle.")
SHORT_SKILLS = ("Aloit.", "Harr.", "Tait.", "Mest.")
PLAYER = "Pelaaja %d"
COMPUTER = "%(skill)s %(seat)d"
PICKING = "Valitse kolme: %d s"
PICKING_SHORT = "%d s"
QUESTION = "Eikö SETiä? Jokainen painaa."
QUESTION_SHORT = "Eikö SETiä? Painakaa."
QUESTION_SHORTEST = "+3? Painakaa."
QUESTION_NONE = "Eikö? Painakaa."
MORE_CARDS = ("Lisää kortteja? Jokainen painaa.", "Lisää? Painakaa.", "+3? Painakaa.")
PLUS_THREE = "eikö SETiä?"
PLUS_THREE_SHORT = "+3"
ASK_CARDS = "lisää?"
BY_NAME = "%(who)s: %(says)s"
TAKES = "SET!"
GIVES_BACK = "SET velan maksuksi"
SEES_ONE = "%s näkee SETin"
WILL_DEAL = "%s jakaa kohta lisää"
FULL_TABLE = "21 kortissa on aina SET"
EMPTY_STOCK = "Pakka on tyhjä"
TOO_LATE = "myöhässä"
ALL_AGREED = "Kolme korttia lisää"
DECLINED = "Peli jatkuu"
MISSED = "Tämä SET jäi näkemättä"
OUT = "jäähy"
OWES = "velkaa %d"
MASTER = "jakaa"
CALL = "SET!"
ROUND_OVER = "Kierros päättyi"
MATCH_OVER = "Peli päättyi"
ROUND_OF = "Kierros %(round)d/%(rounds)d"
ROUNDS = ("kierrokset %(first)d–%(last)d", "%(first)d–%(last)d")
ROUND = "kierros"
ROUND_DONE = "Kierros %(round)d/%(rounds)d pelattu"
GIVEN_UP = "%s: luovutettu"
COUNTING = ("pisteet tähän asti", "kokonaiset kierrokset lasketaan")
WINS = "%s voitti!"
TIE_OF = "Tasapeli: %s"
DEALS_NEXT = "seuraavaksi jakaa %s"
DEALT_THEN = "– jakoi"
HARDEST = "vaikein SET: %s"
NEXT_ROUND = "seuraava"
QUESTION_ONE = ("Eikö SETiä? Paina.", "+3? Paina.")
MORE_ONE = ("Lisää kortteja? Paina.", "Lisää? Paina.", "+3? Paina.")
ENDS = ("Lopetetaanko kierros? Painakaa.", "Loppu? Paina.")
ENDS_ONE = ("Lopetetaanko kierros? Paina.", "Loppu? Paina.")
CHOOSES = "%(who)s: %(seconds)d s"
PLAYER_SHORT = "P%d"
ALL_BACK = "Jäähyt ohi"

PAUSED = "Tauko"
CONTINUE = "Jatka"
START_AGAIN = "Aloita alusta"
REALLY_AGAIN = "Aloitatko alusta?"
START_AGAIN_LINE = "Uusi peli samoilla valinnoilla."
LEAVE = "Jätä kesken"
LEAVE_LINE = "Peli jää odottamaan valikkoon."
GIVE_UP = "Luovuta"
GIVE_UP_LINE = "Peliä ei voi enää jatkaa."
REALLY_GIVE_UP = "Luovutatko varmasti?"
STAY = "En, jatkan"
GIVE_UP_YES = "Kyllä, luovutan"

CONTINUE_LINE = "Jatka siitä, mihin jäit"
NEW_GAME = "Uusi peli"
NEW_GAME_LINE = "Aloita toinen peli"
REALLY_NEW = "Aloitatko uuden pelin?"
REALLY_NEW_LINE = "Keskeneräinen peli poistetaan."
KEEP_GAME = "En, pidän vanhan"
NEW_YES = "Kyllä, aloitan"

NO_DISK = "Muistia ei voi lukea"
WITHOUT_SAVING = "Pelaa silti"
WITHOUT_SAVING_LINE = "Mitään ei tallenneta eikä poisteta."
ERASE = "Tyhjennä muisti"
ERASE_LINE = "Kaikki tiedostot poistetaan."
REALLY_ERASE = "Tyhjennätkö muistin?"
ERASE_NO = "En tyhjennä"
ERASE_YES = "Kyllä, tyhjennän"
NOTES = {
    "damaged": ("Vioittunut tallenne", "Käytössä on se, mikä vielä pystytään lukemaan. Vioittunut on tallessa: %s."),
    "gone": ("Peli katosi", "Valitettavasti sitä ei ehditty tallentaa."),
    "full": ("Muisti on täynnä", "Voit pelata, mutta pelejä ei voi tallentaa. Poista muistista omia tiedostojasi."),
    "read-only": ("Tallennus on estetty", "Muistia voi vain lukea. Voit pelata, mutta pelejä ei tallenneta."),
    "broken": ("Tallennus ei toimi", "Voit pelata, mutta pelit katoavat, kun virta katkeaa."),
    "erased": ("Muisti on valmis", "Pelit tallennetaan tästä lähtien."),
    "not erased": ("Tyhjennys epäonnistui", "Muisti voi olla kulunut. Voit pelata, mutta pelejä ei tallenneta."),
    "restarted": ("Tercet jumiutui", "Se käynnistyi itse uudelleen. Peli jatkuu viime tallennuksesta."),
    "battery": ("Akku on vähissä", "Lataa se pian. Peli tallennetaan, ennen kuin virta loppuu."),
    "safe": ("Vikasietotila", "Mitään ei lueta eikä tallenneta, ja näyttö on hidas. Poistu: sammuta ja käynnistä uudelleen."),
}
COMPUTER_LINE = ("Liitetty tietokoneeseen", "Kaikki on tallennettu. Jatka peliä: sammuta ja käynnistä uudelleen.")

FIRST_COLOURS = ("Valitse värit", "Mitkä kolme erotat parhaiten?", "Voit vaihtaa ne asetuksista.")

SETTING_ROWS = {
    "language": ("Kieli", "Kaikkien tekstien kieli."),
    "palette": ("Värit", ""),
    "letters": ("Kirjaimet", "Kortissa on värin alkukirjain."),
    "brightness": ("Kirkkaus", "Kuinka kirkas näyttö on."),
    "dim": ("Himmennys", "Jos et paina mitään; sitten pimenee."),
    "volume": ("Ääni", "Äänten voimakkuus."),
    "lamp": ("Merkkivalo", "Näyttää, menikö oikein vai väärin."),
    "hints": ("Vihjeet", "Harjoittelussa aina käytössä."),
    "pick": (PICK, "Aika valita kolme huudon jälkeen."),
    "animation": ("Animaatiot", "Kortit vilkkuvat, uudet viiveellä."),
    "sign": ("Ennätysnimet", "Kymmenelle parhaalle annetaan nimi."),
    "test": ("Näyttötesti", "Reunat, puhtaat värit, tasaiset sävyt."),
    "about": ("Tietoja", "Versio, laite ja lisenssi."),
}
PALETTES = ("tavalliset", "punavihersokeus", "sinikeltasokeus", "suuri kontrasti")
PALETTE_LINES = (
    "Punainen, vihreä ja liila.",
    "Oranssi, sininen ja violetti.",
    "Punainen, turkoosi ja sininen.",
    "Punainen, sininen ja violetti valkoisella.",
)
VOLUMES = ("pois", "hiljainen", "normaali", "kova")
ON = "päällä"
OFF = "pois"
NEVER = "ei koskaan"
MINUTES = "%d min"

LEFT = "vielä %d"
OF = "%(number)d/%(all)d"
FEATURES = ("numero", "väri", "täyttö", "symboli")
COLOURS = (
    ("punainen", "vihreä", "liila"),
    ("oranssi", "sininen", "violetti"),
    ("punainen", "turkoosi", "sininen"),
    ("punainen", "sininen", "violetti"),
)
ONE_OF = (
    ("1", "2", "3"),
    COLOURS[0],
    ("täysi", "raita", "tyhjä"),
    ("timantti", "soikio", "koukero"),
)
TWO_OF = (
    ("1 symboli", "2 symbolia", "3 symbolia"),
    COLOURS[0],
    ("täysi", "raita", "tyhjä"),
    ("timantit", "soikiot", "koukerot"),
)
DECIMAL = ","
RIGHT = "SET!"
ALL_DIFFERENT = "kaikissa eri"
DIFFERENT = "eri"
SAME = "sama"
NOT_A_SET = "Ei ole SET: %s"
MARKS = ("×", "✓")
NOT_NONE = "Pöydällä on SET"
DEALT = "Oikein, kolme korttia lisää"
HINTED = "Tämä on SET"
HINTED_NONE = "Ei SETiä: kolme korttia lisää"
SHOWN = ("Yksi SETin kortti", "Kaksi SETin korttia", "Tämä on SET: valitse se")
SHOWN_NONE = "Pöydällä ei ole SETiä"
ALREADY = "Jo löydetty"
PENALTY = " · +%d s"
LESS_TIME = " · –%d s"
MORE_TIME = "Taso %(level)d! +%(seconds)d s"
DONE = "Valmis! %s"
TIME_UP = "Aika loppui!"
WAS_THERE = "Pöydällä oli tämä SET"
NONE_LEFT = ("SETiä ei ole enää", "SET! Enempää ei ole")

POINTS = ("piste", "pistettä")
SETS = ("SET", "SETiä")
WRONG = ("virhe", "virhettä")
HINTS = ("vihje", "vihjettä")
CARDS_LEFT = ("kortti jäi", "korttia jäi")
IN_TIME = "%(what)s ajassa %(time)s"
MORE_SECONDS = "+%d s"
PENALTIES = "sakkoa"
PER_SET = "per SET"
THIS_GAME = ("tämä peli", "nyt")
LAST_TIME = ("viimeksi", "ennen")
BEST_BEFORE = ("aiempi paras", "paras")
AVERAGE_GAME = ("keskiarvo", "keskiarvo")
BEST_TEN = ("10 parasta", "10 parasta")
MISSED_OF = "Näkemättä: %(number)d/%(all)s"
REVIEW = ("katso", "lisää")  # a key: the SETs of a game that is over
LAST_GAME = ("viime peli", "viime")  # a key: the same of the last one
SLOWEST = "Hitain: %s"  # SET, after a time
HARDEST_SET = "Vaikein SET: %s"
CLEARED = "Tyhjä pöytä!"
FIRST_ONE = "Eka peli!"
BEFORE = "%(now)s (ennen: %(before)s)"
PLACES = (
    "Ennätys!",
    "2. paras",
    "3. paras",
    "4. paras",
    "5. paras",
    "6. paras",
    "7. paras",
    "8. paras",
    "9. paras",
    "10. paras",
)

NO_RECORDS = "Ei vielä pelejä"
RECENT = "Viimeiset %(sets)d SETiä: %(time)s per SET"
HINTED_GAMES = "%s: vihjeitä"
ON_PAGE = "%(page)d/%(pages)d"
OF_FEATURES = "%d aihetta"
PUZZLE_SIGN = "nro %d"
REALLY_CLEAR = "Poistatko nämä pelit?"
CLEAR_LINE = "Tämä lista tyhjenee."
KEEP = "En, säilytän ne"
CLEAR_YES = "Kyllä, poistan"
WITH_HINTS = "v"

STATISTICS = "Tilastot"
TO_STATISTICS = ("tilastot", "luvut")
NO_STATISTICS = "Ei vielä mitään. Pelaa pari peliä ja katso sitten uudelleen."
GAMES_PLAYED = ("peli", "peliä")
BEST_STREAK = ("peräkkäin", "putki")
NO_TIME = "–"
SET_TAKES = "SETin aika erojen mukaan"
DIFFER = ("1 ero", "2 eroa", "3 eroa", "4 eroa")
WRONG_CLAIMS = "Virheet"
REFUSED_BY = "Yhteensä %d, syyn mukaan"
NONE_REFUSED = "Ei yhtään: kaikki olivat SETejä."
LAST_GAMES = "Viime pelit"
LAST_TAKES = "SETin aika, peli peliltä"
NONE_FINISHED = "Ei vielä päättynyttä peliä, jossa oli SET."
LATEST = "viimeksi %s"
USUAL = "yleensä %s"
RESET = "nollaa"
REALLY_RESET = "Nollaatko tilastot?"
RESET_LINE = "Parhaat pelit säilyvät."
RESET_YES = "Kyllä, nollaan"

CRASHED = "Jokin meni vikaan"
CRASHED_GAME = "Pelisi on tallessa"
CRASHED_LINE = "Lisää tiedostossa crash.txt."


def __getattr__(name: str):
    return found(__name__, name)
