"""Norsk: utfordringenes ord, altså det samme spillet for to med en kode."""

NAME = "Spill med kode"
LINE = "Samme kort som en venn"

# the result, and what is shown to a friend
BADGE = "Utfordring"
KEY = ("utfordre en venn", "kode")  # shows the code of a result; long and short
UNRECORDED = "uten rekord"

# typing a code
TYPE = "Skriv koden"
NEXT_ONE = "neste"
ABOUT = "Den står ved resultatet til en venn. Ingen kode har 0, 1, I, L eller O."
SIZE = "En kode har åtte tegn."
REFUSALS = {  # by core/challenge/code.py's reasons: place of a character, and the character
    0: "Tegn %(place)d kan ikke være %(character)s: Ingen kode har det.",
    2: "Tegn %(place)d kan ikke være %(character)s: Det ville vært en annen versjon av Tercet.",
    3: "Tegn %(place)d kan ikke være %(character)s: Det spillet finnes ikke her.",
    4: "Tegn %(place)d kan ikke være %(character)s: Det spillet finnes ikke.",
    5: "Minst ett tegn er feil. Sammenlign alle tegnene.",
}
DUEL = (
    "En duell",
    "Skriv samme kode på to enheter: Begge får de samme kortene. "
    "Hvert resultat viser koden og hvordan det gikk. "
    "Det beste resultatet vinner.",
)
