"""Finnish: Crossword."""

NAME = "Ristikko"
LINE = "Tee ristikko kaikista nopistasi"

LINES = (
    ("Jokainen tekee ristikon 10 nopasta.", "Ristikko 10 nopasta."),
    ("Ensin valmis saa pisteet muiden nopista.", "Ensin valmis saa pisteitä."),
)
ALONE_LINES = (
    ("Kolme 10 nopan ristikkoa, kello käy.", "Kolme ristikkoa, kello käy."),
    ("Lisänoppa: +%d s", "Lisänoppa: +%d s"),
)
PRACTICE_LINES = (
    ("Kolme 10 nopan ristikkoa.", "Kolme ristikkoa."),
    ("Ei kelloa, vihjeet käytössä.", "Ei kelloa, vihjeet."),
)
NO_PERSON = (("Ainakin yhden on oltava ihminen.", "Ainakin yksi ihminen."),)
PRACTICE = "Harjoittelu"
PICK_UP = "valitse"
LAY = "aseta"
TO_HAND = "käteen"
MORE = "muuta"
ACTIONS = "Mitä muuta?"
DRAW = "Ota noppa"
DRAW_LINE = "Yksi noppa lisää käteesi"
COST = ": +%d s"
SHIFT = "Siirrä ristikkoa"
SHIFT_LINE = "Kaikki nopat siirtyvät yhdessä."
STOP = "Luovuta kierros"
ADD = "Lisää toisen ristikkoon"
ADD_LINE = "Aseta sinne noppa kädestäsi."
UNUSED = "Jokainen käyttämätön noppa"
ENDS = "Tämä kierros päättyy."
SHIFTING = "Napit siirtävät ristikkoa"
DONE = "valmis"
VIEW = "muut"
VIEW_BACK = "seuraava"
NO_ROOM = "Siinä ei ole tilaa"
NOT_HERE = "Siihen ei tule SETiä"
NO_HINT = "Ei SETiä: ota noppa"
LOOKS = "Etsitään SETiä …"
HINT_SHOWN = "Nämä kolme ovat SET"
ALL_USED = "Valmista!"
DONE_IN = "%(who)s valmis: %(time)s"
FIRST_WAS = "%s ehti ensin"
TIME_IS_UP = "Aika loppui"
BUILDS = "rakentaa"
TAKE_OVER = "Kellosi käynnistyy, kun painat."
TO_BEAT = "Voita %(who)s, aika %(time)s."
GAVE_UP = "%s luovutti."
BEGIN = "aloita"
NOBODY = "Kukaan ei saanut valmiiksi"
SO_FAR = "tähän asti"
THREE_GRIDS = "kolme ristikkoa"
GIVE_UP_LINE = "Muut saavat pisteet jääneistä nopistasi."
GIVE_UP_YES = "Kyllä, luovutan"
USED = "%(used)d/%(dice)d"
DRAWN = ("lisänoppa", "lisänoppaa")

HELP = (
    "Tee ristikko kaikista nopistasi.",
    "Joka noppa SETiin, vaakaan tai pystyyn.",
    "Kaikki kiinni toisissaan. Harmaa: ei vielä SETissä.",
)
HELP_DRAW = "Jumissa? Ota noppa."
HELP_COST = "Jumissa? Ota noppa: +%d s."
HELP_ENDS = "Ensin valmis: +1 joka muille jääneestä nopasta. %d kierrosta."
HELP_ALONE = "%d ristikkoa niin nopeasti kuin voit."
HELP_PRACTICE = "%d ristikkoa, ei kelloa; vihje näyttää SETin."
KEY_PICK = "valitse, aseta"
KEY_MORE = "ota, siirrä, luovuta"
KEY_OTHERS = "katso muita"
KEY_BACK = "käteen, tauko"
PICTURES = (
    ("Ristikko", "Kahdella SETillä on yhteinen noppa. Joka noppa on SETissä ja kiinni muissa."),
    ("Ei SETissä", "Harmaa noppa ei ole SETissä: se tarvitsee kaksi naapuria samalle suoralle."),
    ("Kaksi osaa", "Kumpikin rivi on SET, mutta ne ovat erillään: ristikon on oltava yhtenäinen."),
)
