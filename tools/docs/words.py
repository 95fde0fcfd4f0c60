"""What the manuals' tables say that is not on the glass, a language an entry."""

from __future__ import annotations

from typing import NamedTuple


class Words(NamedTuple):
    """The words of a language.

    board: the heading of what a game is played on. skills: what the rows of the table of the skills are called: features,
    cards on the table, who says No Match, SETs of a puzzle, the time that Arcade begins with, what its first level gives, and
    what a hint costs there.
    """

    board: str
    skills: tuple[str, str, str, str, str, str, str]


WORDS = {
    "en": Words(
        "board",
        (
            "features",
            "cards on the table",
            "you say No Match yourself",
            "SETs of a puzzle",
            "Arcade begins with",
            "and gives for the first level",
            "an Arcade hint costs",
        ),
    ),
    "de": Words(
        "Gerät",
        (
            "Eigenschaften",
            "Karten in der Auslage",
            "du sagst selbst „kein SET“",
            "SETs eines Rätsels",
            "Arcade: Zeit am Anfang",
            "Arcade: Zeit für das erste Level",
            "Arcade: ein Tipp kostet",
        ),
    ),
    "fr": Words(
        "console",
        (
            "caractéristiques",
            "cartes sur la table",
            "vous dites vous-même «\xa0pas de SET\xa0»",
            "SETs d’une énigme",
            "Arcade\xa0: temps de départ",
            "Arcade\xa0: temps gagné au premier niveau",
            "Arcade\xa0: prix d’un indice",
        ),
    ),
    "sv": Words(
        "enhet",
        (
            "egenskaper",
            "kort på bordet",
            "du säger själv ”inget SET”",
            "SET i ett pussel",
            "Arkad: tid från början",
            "Arkad: tid för den första nivån",
            "Arkad: ett tips kostar",
        ),
    ),
    "fi": Words(
        "laite",
        (
            "aiheita",
            "kortteja pöydällä",
            "sanot itse ”ei SETiä”",
            "SETejä pulmassa",
            "Arcade: aika alussa",
            "Arcade: ensimmäisestä tasosta saa",
            "Arcade: vihje maksaa",
        ),
    ),
    "no": Words(
        "enhet",
        (
            "egenskaper",
            "kort på bordet",
            "du sier selv «ingen SET»",
            "SET i en oppgave",
            "Arkade: tid fra start",
            "Arkade: tid for det første nivået",
            "Arkade: et tips koster",
        ),
    ),
    "is": Words(
        "tæki",
        (
            "einkenni",
            "spil á borðinu",
            "þú segir „ekkert SETT“",
            "SETT í þraut",
            "Kapphlaup: tími í byrjun",
            "Kapphlaup: tími fyrir fyrsta borð",
            "Kapphlaup: vísbending kostar",
        ),
    ),
}
