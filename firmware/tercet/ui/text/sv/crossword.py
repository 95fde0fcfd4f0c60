"""Swedish: Crossword."""

NAME = "Korsord"
LINE = "Bygg ett rutnät av tärningarna"

LINES = (
    ("Alla bygger rutnät av tio tärningar.", "Var sitt rutnät av tio tärningar."),
    ("Först klar: 1 poäng per tärning kvar.", "Först klar får poäng."),
)
ALONE_LINES = (
    ("Tre rutnät av tio tärningar, på tid.", "Tre rutnät på tid."),
    ("En dragen tärning: +%d s", "En dragen tärning: +%d s"),
)
PRACTICE_LINES = (
    ("Tre rutnät av tio tärningar.", "Tre rutnät av tio tärningar."),
    ("Ingen klocka, med tips.", "Ingen klocka, med tips."),
)
NO_PERSON = (("Minst en människa måste spela.", "Minst en människa."),)
PRACTICE = "Övning"
PICK_UP = "välj"
LAY = "lägg"
TO_HAND = "tillbaka"
MORE = "mer"
ACTIONS = "Vad mer?"
DRAW = "Dra en tärning"
DRAW_LINE = "En tärning till på handen"
COST = ": +%d s"
SHIFT = "Flytta rutnätet"
SHIFT_LINE = "Flytta alla tärningar på en gång."
STOP = "Ge upp omgången"
ADD = "Bygg på andras rutnät"
ADD_LINE = "Lägg en av dina tärningar där."
UNUSED = "Varje oanvänd tärning"
ENDS = "Omgången tar slut."
SHIFTING = "flytta rutnätet"
DONE = "klar"
VIEW = "andra"
VIEW_BACK = "nästa"
NO_ROOM = "Ingen plats där"
NOT_HERE = "Inget SET där"
NO_HINT = "Inget SET kvar: dra en tärning"
LOOKS = "Letar efter ett SET …"
HINT_SHOWN = "De här tre är ett SET"
ALL_USED = "Alla lagda!"
DONE_IN = "%(who)s är klar: %(time)s"
FIRST_WAS = "%s var först"
TIME_IS_UP = "Tiden är ute"
BUILDS = "bygger"
TAKE_OVER = "Din klocka startar när du trycker."
TO_BEAT = "Att slå: %(who)s, %(time)s."
GAVE_UP = "%s har gett upp."
BEGIN = "starta"
NOBODY = "Ingen blev klar"
SO_FAR = "hittills"
THREE_GRIDS = "för tre rutnät"
GIVE_UP_LINE = "Det du har kvar ger de andra poäng."
GIVE_UP_YES = "Ja, ge upp"
USED = "%(used)d av %(dice)d"
DRAWN = ("dragen tärning", "dragna tärningar")

HELP = (
    "Bygg ett rutnät av alla dina tärningar.",
    "Alla ingår i SET, vågrätt eller lodrätt.",
    "Alla måste hänga ihop. Grå: inget SET än.",
)
HELP_DRAW = "Kört fast? Dra en tärning."
HELP_COST = "Kört fast? Dra en tärning: +%d\xa0s."
HELP_ENDS = "Först klar: +1 per tärning kvar. %d omgångar."
HELP_ALONE = "%d rutnät så fort du kan."
HELP_PRACTICE = "%d rutnät utan klocka; tips visar ett SET."
KEY_PICK = "välj, lägg"
KEY_MORE = "dra, flytta, ge upp"
KEY_OTHERS = "se de andra"
KEY_BACK = "ta tillbaka, paus"
PICTURES = (
    ("Ett rutnät", "Två SET delar en tärning. Alla är i ett SET, och alla hänger ihop."),
    ("Inte i något SET", "En grå tärning är inte i något SET: den behöver två grannar i rad."),
    ("Två delar", "Båda raderna är SET, men de sitter inte ihop: det måste vara ett enda rutnät."),
)
