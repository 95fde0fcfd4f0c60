"""Icelandic: Crossword."""

NAME = "Krossgáta"
LINE = "Byggðu grind úr teningunum"

LINES = (
    ("Allir byggja grind úr tíu teningum.", "Grind úr tíu teningum."),
    ("Sá fyrsti fær stig fyrir afgang hinna.", "Sá fyrsti fær stig."),
)
ALONE_LINES = (
    ("Þrjár grindur úr tíu teningum, á tíma.", "Þrjár grindur á tíma."),
    ("Aukateningur: +%d s", "Aukateningur: +%d s"),
)
PRACTICE_LINES = (
    ("Þrjár grindur úr tíu teningum.", "Þrjár grindur."),
    ("Engin klukka en vísbendingar í boði.", "Engin klukka, vísbendingar."),
)
NO_PERSON = (("Minnst ein manneskja þarf að spila.", "Minnst ein manneskja."),)
PRACTICE = "Æfing"
PICK_UP = "taka"
LAY = "leggja"
TO_HAND = "skila"
MORE = "fleira"
ACTIONS = "Hvað fleira?"
DRAW = "Draga tening"
DRAW_LINE = "Einn teningur í viðbót"
COST = ": +%d s"
SHIFT = "Færa grindina"
SHIFT_LINE = "Færa alla teningana í einu."
STOP = "Gefast upp í umferðinni"
ADD = "Leggja í aðra grind"
ADD_LINE = "Leggja þar tening af hendinni."
UNUSED = "Hver ónotaður teningur"
ENDS = "Umferðinni lýkur."
SHIFTING = "Takkar færa grindina"
DONE = "búið"
VIEW = "hinir"
VIEW_BACK = "næsti"
NO_ROOM = "Ekkert pláss þar"
NOT_HERE = "Ekkert SETT þar"
NO_HINT = "Ekkert SETT eftir: dragðu tening"
LOOKS = "Leita að SETTI …"
HINT_SHOWN = "Þessir þrír eru SETT"
ALL_USED = "Allir notaðir!"
DONE_IN = "%(who)s kláraði: %(time)s"
FIRST_WAS = "%s var á undan"
TIME_IS_UP = "Besti tíminn er liðinn"
BUILDS = "byggir"
TAKE_OVER = "Klukkan fer af stað þegar þú ýtir."
TO_BEAT = "Besti tími: %(who)s, %(time)s."
GAVE_UP = "%s gafst upp."
BEGIN = "byrja"
NOBODY = "Enginn kláraði"
SO_FAR = "hingað til"
THREE_GRIDS = "fyrir þrjár grindur"
GIVE_UP_LINE = "Hinir fá stig fyrir ónotaða teninga þína."
GIVE_UP_YES = "Já, gefast upp"
USED = "%(used)d af %(dice)d"
DRAWN = ("aukateningur", "aukateningar")

HELP = (
    "Byggðu grind úr öllum teningunum.",
    "Allir þurfa að vera í SETTI, lárétt eða lóðrétt.",
    "Allir hanga saman. Grár: ekki enn í SETTI.",
)
HELP_DRAW = "Allt stopp? Dragðu tening."
HELP_COST = "Allt stopp? Dragðu tening: +%d s."
HELP_ENDS = "Sá fyrsti fær +1 fyrir hvern tening sem hinir eiga eftir. %d umferðir."
HELP_ALONE = "%d grindur eins hratt og þú getur."
HELP_PRACTICE = "%d grindur án klukku; vísbending sýnir SETT."
KEY_PICK = "taka, leggja"
KEY_MORE = "draga, færa, hætta"
KEY_OTHERS = "sjá hina"
KEY_BACK = "skila teningi, hlé"
PICTURES = (
    ("Grind", "Tvö SETT eiga einn tening saman. Hver teningur er í SETTI og allir hanga saman."),
    ("Ekki í SETTI", "Grár teningur er ekki í SETTI: hann þarf tvo granna í beinni línu."),
    ("Tveir hlutar", "Báðar raðirnar eru SETT en snertast ekki: grindin á að vera ein heild."),
)
