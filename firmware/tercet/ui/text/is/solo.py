"""Icelandic: Solo."""

NAME = "Kapall"
LINE = "Kláraðu stokkinn; aukaspil kosta"

CHOSEN = (
    ("Allt stopp? Þrjú spil enn: 1 refsistig.", "Þrjú spil enn: 1 refsistig."),
    ("Endaðu án refsistiga og þú vinnur.", "Endaðu án refsistiga."),
)

PENALTIES = ("refsistig", "refsistig")
WON = "Gekk upp!"
LOST = "Gekk ekki"
LEFT_OVER = "%s eftir"

PLUS = ("+3 spil", "+3")
KEY_PLUS = "þrjú spil í viðbót"

HELP = (
    "Taktu SETT þar til öll 81 spilin eru farin.",
    "Allt stopp? Þrjú spil enn: 1 refsistig.",
    "Þegar engin ný spil eru eftir strikar hvert SETT út eitt refsistig. Endaðu á núlli.",
    "Vísbending: 1 refsistig, og það SETT strikar ekkert út. Ekkert SETT? Þá koma þrjú spil: 1 enn.",
)
