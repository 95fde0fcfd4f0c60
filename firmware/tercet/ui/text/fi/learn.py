"""Finnish: the words of the tutorial."""

WELCOME = ("Mikä on SET?", "Kolme korttia, jotka sopivat yhteen. Katso, mitkä.")
FEATURE_PAGES = (
    ("Numero", "Joka kortissa on neljä aihetta. Ensimmäinen: montako symbolia?"),
    ("Väri", "Toinen: mikä väri?"),
    ("Täyttö", "Kolmas: millainen täyttö?"),
    ("Symboli", "Ja neljäs: mikä symboli?"),
)
EXAMPLES = (
    ("SET", "Kysy neljästi: sama kaikissa vai eri kaikissa?"),
    ("Tämäkin on SET", "Osa sama, osa eri: sekin käy."),
    ("Ei ole SET", "Kahdessa on sama väri, yhdessä eri: se pilaa SETin."),
)
WHICH_THIRD = "Mikä kolmanneksi?"
QUESTION_PAGE = "Mikä alemmista korteista täydentää SETin?"
NO_SET = "Ei ole SET"
TRY_AGAIN = "yritä taas"
SKIP_IT = ("Ohitatko loput?", "Valikossa: Opi pelaamaan.", "En, jatkan", "Kyllä, ohitan")
YOUR_TURN = ("Sinun vuorosi", "Etsi SET yhdeksästä kortista. Nämä ovat nappisi:")
FIND_A_SET = "Etsi SET"
FOUND = "SET! Hienoa!"
ALL_KEYS = "Napit"

HOLD_FOR = "pitkään: %s"
KEY_MOVE = "siirry"
KEY_BACKWARD = "edellinen kortti"
KEY_FORWARD = "seuraava kortti"
KEY_CHOOSE = "valitse kortti"
KEY_PAUSE = "tauko, takaisin"
KEY_HINT = "pyydä vihje"
KEY_NO_MATCH = "sano ”ei SETiä”"
