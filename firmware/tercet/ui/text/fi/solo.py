"""Finnish: Solo."""

NAME = "Pasianssi"
LINE = "Tyhjennä pakka, lisäkortit maksavat"

CHOSEN = (
    ("Jumissa? Ota kolme lisää: 1 sakko.", "Kolme korttia lisää: 1 sakko."),
    ("Voitat, jos sakkoja ei jää.", "Voitat ilman sakkoja."),
)

PENALTIES = ("sakko", "sakkoa")
WON = "Voitit!"
LOST = "Ei voittoa"
LEFT_OVER = "%s jäi"

PLUS = ("+3 korttia", "+3")
KEY_PLUS = "kolme korttia lisää"

HELP = (
    "Kerää kaikki 81 korttia SETeinä.",
    "Jumissa? Ota kolme lisää: 1 sakko.",
    "Kun pakka on tyhjä, jokainen SET poistaa sakon. Voitat, jos sakkoja ei jää.",
    "Vihje: 1 sakko, eikä sen SET poista sakkoa. Ei SETiä? Saat kolme korttia ja toisen sakon.",
)
