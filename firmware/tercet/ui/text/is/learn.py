"""Icelandic, the words of the tutorial; the package hands them on."""

WELCOME = ("Hvað er SETT?", "Þrjú spil sem eiga saman. Sjáðu hvaða spil það eru.")
FEATURE_PAGES = (
    ("Fjöldi", "Hvert spil hefur fjögur einkenni. Það fyrsta: hve mörg tákn?"),
    ("Litur", "Annað einkennið: hvaða litur?"),
    ("Fylling", "Þriðja einkennið: hvernig eru táknin fyllt?"),
    ("Form", "Og það fjórða: hvaða form?"),
)
EXAMPLES = (
    ("SETT", "Spyrðu fjórum sinnum: eins á öllum eða ólíkt á öllum?"),
    ("Líka SETT", "Sumt eins, sumt ólíkt: það má."),
    ("Ekki SETT", "Tvö eru í sama lit, eitt ekki. Það dugar ekki."),
)
WHICH_THIRD = "Hvaða spil vantar?"
QUESTION_PAGE = "Hvaða spil fyrir neðan myndar SETT með þessum tveimur?"
NO_SET = "Ekki SETT"
TRY_AGAIN = "reyna aftur"
SKIP_IT = ("Sleppa restinni?", "Það er í valmyndinni: Læra að spila.", "Nei, halda áfram", "Já, sleppa")
YOUR_TURN = ("Nú átt þú leik", "Finndu SETT í níu spilum. Þetta eru takkarnir þínir:")
FIND_A_SET = "Finndu SETT"
FOUND = "SETT! Vel gert."
ALL_KEYS = "Takkarnir þínir"

HOLD_FOR = "halda inni: %s"
KEY_MOVE = "fara um"
KEY_BACKWARD = "fyrra spil"
KEY_FORWARD = "næsta spil"
KEY_CHOOSE = "velja spil"
KEY_PAUSE = "hlé, til baka"
KEY_HINT = "fá vísbendingu"
KEY_NO_MATCH = "segja „ekkert SETT“"
