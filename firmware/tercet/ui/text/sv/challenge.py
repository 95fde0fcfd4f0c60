"""Svenska: utmaningarnas ord, alltså samma spel för två med en kod."""

NAME = "Spela med kod"
LINE = "Samma kort som en vän"

# the result, and what is shown to a friend
BADGE = "Utmaning"
KEY = ("utmana en vän", "kod")  # shows the code of a result; long and short
UNRECORDED = "utan rekord"

# typing a code
TYPE = "Skriv koden"
NEXT_ONE = "nästa"
ABOUT = "Den står vid din väns resultat. Ingen kod har 0, 1, I, L eller O."
SIZE = "En kod har åtta tecken."
REFUSALS = {  # by core/challenge/code.py's reasons: place of a character, and the character
    0: "Tecken %(place)d kan inte vara %(character)s: ingen kod har det.",
    2: "Tecken %(place)d kan inte vara %(character)s: det vore en annan version av Tercet.",
    3: "Tecken %(place)d kan inte vara %(character)s: det spelet finns inte här.",
    4: "Tecken %(place)d kan inte vara %(character)s: det spelet finns inte.",
    5: "Minst ett tecken är fel. Jämför alla tecken.",
}
DUEL = (
    "En duell",
    "Skriv samma kod på två enheter: båda får samma kort. Varje resultat visar koden och hur det gick. Bäst resultat vinner.",
)
