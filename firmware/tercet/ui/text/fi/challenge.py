"""Suomi: haasteiden sanat, siis saman pelin kahdelle koodilla."""

NAME = "Pelaa koodilla"
LINE = "Samat kortit kuin kaverilla"

# the result, and what is shown to a friend
BADGE = "Haaste"
KEY = ("haasta kaveri", "koodi")  # shows the code of a result; long and short
UNRECORDED = "ei ennätyksiin"

# typing a code
TYPE = "Anna koodi"
NEXT_ONE = "seuraava"
ABOUT = "Se näkyy kaverin tuloksessa. Koodissa ei ole merkkejä 0, 1, I, L eikä O."
SIZE = "Koodissa on kahdeksan merkkiä."
REFUSALS = {  # by core/challenge/code.py's reasons: place of a character, and the character
    0: "Merkki %(place)d ei voi olla %(character)s: sitä ei ole koodeissa.",
    2: "Merkki %(place)d ei voi olla %(character)s: koodi olisi Tercetin toisesta versiosta.",
    3: "Merkki %(place)d ei voi olla %(character)s: sitä peliä ei ole tässä laitteessa.",
    4: "Merkki %(place)d ei voi olla %(character)s: sellaista peliä ei ole.",
    5: "Ainakin yksi merkki on väärin. Vertaa kaikkia merkkejä.",
}
DUEL = (
    "Kaksintaistelu",
    "Anna sama koodi kahteen laitteeseen: molemmat saavat samat kortit. "
    "Kumpikin tulos näyttää koodin ja saavutuksen. "
    "Parempi tulos voittaa.",
)
