"""Íslenska: orð áskorana, það er sama leiks fyrir tvo með kóða."""

NAME = "Spila með kóða"
LINE = "Sömu spil og hjá vini"

# the result, and what is shown to a friend
BADGE = "Áskorun"
KEY = ("skora á vin", "kóði")  # shows the code of a result; long and short
UNRECORDED = "ekki í metum"

# typing a code
TYPE = "Sláðu inn kóðann"
NEXT_ONE = "næsti"
ABOUT = "Hann stendur við úrslit vinar. Í engum kóða er 0, 1, I, L eða O."
SIZE = "Í kóða eru átta stafir."
REFUSALS = {  # by core/challenge/code.py's reasons: place of a character, and the character
    0: "Stafur %(place)d getur ekki verið %(character)s: hann er ekki í neinum kóða.",
    2: "Stafur %(place)d getur ekki verið %(character)s: það væri önnur útgáfa af Tercet.",
    3: "Stafur %(place)d getur ekki verið %(character)s: sá leikur er ekki til hér.",
    4: "Stafur %(place)d getur ekki verið %(character)s: sá leikur er ekki til.",
    5: "Að minnsta kosti einn stafur er rangur. Berðu alla stafi saman.",
}
DUEL = (
    "Einvígi",
    "Sláið sama kóða inn í tvö tæki: bæði fá sömu spilin. Úrslit hvors um sig sýna kóðann og árangurinn. Betri árangur vinnur.",
)
