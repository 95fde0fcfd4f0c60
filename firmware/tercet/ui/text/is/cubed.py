"""Icelandic: SET Cubed."""

NAME = "SET Cubed"
LINE = "Borðspilið með teningum"

LINES = (
    ("Skiptu út jóker, leggðu 1–3 teninga.", "Leggðu allt að þrjá teninga."),
    ("Hver teningur þarf að vera í nýju SETTI.", "Allir í nýju SETTI."),
)
PRACTICE = "Vísbendingar"
PRACTICE_LINE = ("Með vísbendingum fæst ekkert met.", "Með vísbendingum: ekkert met.")

WHO_STARTS = "Hver er með SETT?"
SHOW_IT = "%s: sýndu SETTIÐ"
SHOW_SHORT = "%s: SETT"
I_HAVE = "ég er með SETT"
I_HAVE_SHORT = "ég"
ROLL = "kasta öllum"
NOBODY = "Enginn með SETT?"
AGREE = "já, kasta öllum"
NOT_YET = "nei, bíða"
DECLINED = "Ekki allir sammála: leitið áfram."
TAKE_BACK_CALL = "ekkert SETT"
HAS_NONE = "%s er ekki með SETT."
WAITS = "bíður"
WAITS_FOR = "%s bíður eftir næsta kasti."
ROLLED = "Allir hafa kastað."
STARTS = "%(who)s byrjar: +%(points)d"
HAD_ONE = "%(who)s var með SETT: +%(points)d"

YOUR_TURN = "Þú átt leik"
LAST_TURN = "Síðasti leikurinn þinn"
YOUR_DICE = "Viltu kasta aftur?"
ROUND = "Umferð %d"
LAY = "leggja"
TAKE = ("taka upp", "taka")
LAY_HERE = ("leggja", "leggja")
SWAP_HERE = ("skipta", "skipta")
END = "ljúka lögn"
END_SHORT = "ljúka"
PASSES = "pass"
HANDS = "hendur"
WORTH = "+%d"
TURN = "Lögnin hingað til"
TURN_WORTH = ("%(sets)d SETT: +%(points)d", "%(sets)d SETT: +%(points)d")
END_TURN = "Ljúka lögn"
PASS = "Segja pass"
PASS_LINE = "Leggja ekkert í þetta sinn."
LAST_PASS = "Ef allir segja pass lýkur leiknum."
NOTHING_LAID = "Ekkert lagt enn"
TAKE_ALL = "Taka alla upp"
TAKE_ALL_LINE = "Teningarnir fara aftur á höndina."
A_HINT = "Vísbending"
HINT_LINE = "Sýnir bestu lögnina."
BACK_TO_BOARD = "á borðið"
LOOKS = "Leita að lögn …"
NO_ROOM = "Þrír teningar eru þegar lagðir."
SWAPS_FIRST = "Fyrst er skipt, svo er lagt."
LOOK = "skoða"
NO_HINT = "Engin lögn: segðu pass."
HINTED = "Gild lögn: +%d"

REFUSALS = (
    ("Gráu teningarnir eru ekki í nýju SETTI.", "Gráir: ekki í nýju SETTI."),
    ("Ekkert nýtt SETT notar eldri tening.", "Ekkert SETT með eldri tening."),
    ("Fyrsta SETTIÐ á að liggja á merkinu.", "Það á að liggja á merkinu."),
)

SCORED = ("%(who)s: %(sets)d SETT, +%(points)d", "%(who)s: %(sets)d SETT, +%(points)d")
LAST_DIE = "%(who)s, síðasti teningur: +%(points)d"
PASSED = "%s segir pass."
BEGINS = "Umferð %d hefst."
SWAPPED = "%s tekur jókerinn og kastar honum."
ALL_PASSED = ("Allir sögðu pass: leiknum er lokið.", "Allir sögðu pass. Næst lýkur leiknum.", "Allir sögðu pass, allir kasta.")

AGAIN = "kasta"
KEEP = "geyma"
KEEP_ALL = "geyma alla"
ROLL_SOME = "kasta %d"

WILD = "Jóker"
LAY_IT = "Leggja"
SUGGESTED = "Myndar SETT"
WHICH = "%(number)d af %(all)d"
FACE_LINES = ("Hann helst svona á borðinu.", "Hann helst svona.")
WORTH_LINE = ("Stig hér: +%d", "Hér: +%d")
NO_SET_LINE = ("Einn og sér myndar hann ekki SETT hér.", "Ekki SETT einn og sér.")

RECORDS = "Besta lögn %(best)d · sigrar: %(won)d af %(games)d"
BEST_TURN = "besta lögn %d"

HELP = (
    "Leggðu 1–3 teninga, hvern í nýtt SETT.",
    "SETT liggur lárétt eða lóðrétt.",
    "Eitt nýtt SETT þarf að nota eldri tening.",
    "Nýtt SETT: 3 stig. Lagður jóker: –1.",
    "Tala á reit: stig, einu sinni.",
    "Jóker má skipta út fyrir eins tening.",
)
HELP_END = "Leik lýkur þegar hönd einhvers er tóm."
HELP_PASSES = "Honum lýkur líka ef allir segja sífellt pass."
KEY_BOARD = "leggja, taka upp, skipta"
KEY_TURN = "ljúka lögn, pass"
KEY_HANDS = "hendur hinna"
PICTURES = (
    ("Gild lögn", "Tvö ný SETT: annað með teningum sem lágu fyrir, hitt úr nýjum. +6"),
    ("Ekki gild", "Nýi teningurinn er ekki í SETTI: tveir sýna 1 tígul, þessi sýnir 2."),
    ("Ekki gild", "Nýju teningarnir eru SETT, en ekkert nýtt SETT notar tening sem lá fyrir."),
)
