"""What the records show of SET Cubed below its best games."""

from tercet.core.cubed import records as cubed_records

clear = cubed_records.clear


def line(context, skill: int) -> str:
    """Return the best turn, and how many games were won where the best computer player had this skill."""
    records = context.saves.records
    won, played = cubed_records.wins(records, skill)
    return (
        context.words("cubed").RECORDS % {"best": cubed_records.best_turn(records, skill), "won": won, "games": played}
        if played
        else ""
    )
