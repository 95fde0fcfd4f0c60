"""Settings, records, solved puzzles, statistics and progress in words, and a folder of saves as a whole."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from tercet.core import games
from tercet.core.cards import FEATURES
from tercet.core.medals import COUNT, FEATS, TIME, Medals
from tercet.core.names import sane
from tercet.core.practice.coach import OVERLOOKS, TOO_EARLY
from tercet.core.progress import Progress
from tercet.core.records import Entry, Records
from tercet.core.saved.choices import values_of
from tercet.core.skill import AUTOMATIC, SKILLS
from tercet.core.solved import Solved
from tercet.core.solved import kind as puzzle_kind
from tercet.core.statistics import Statistics
from tercet.saves import checked, checked_settings
from tercet.screens.settings import CHOICES as DEVICE
from tercet.ui import durations
from tercet.ui.text import LANGUAGES, en, of_game

from tools.saves.contents import SavedGame
from tools.saves.state import File, State
from tools.saves.wording import counted, features_named, game_named, of_game_in, skill_named, time_named

_RECORDS = {games.record(name).KIND: name for name in games.NAMES}  # the names of games, by their numbers in files
_TABLE = of_game(en, "table")
_MEDALS = of_game(en, "medals")
_LABELS = {
    "skill": en.SKILL,
    "features": en.CARDS,
    "constant": en.CONSTANT,
    "target": en.TARGET,
    "number": en.PUZZLE_NUMBER,
    "count": en.SHOW_COUNT,
    "seats": en.SEATS,
    "cards": _TABLE.DECK,
    "penalty": _TABLE.PENALTY,
    "rounds": _TABLE.ROUNDS,
    "pick": en.PICK,
    "tournament": _TABLE.TOURNAMENT,
    "practice": of_game(en, "practice").NAME,
}
_VALUES: dict[str, Any] = {
    "skill": en.SKILLS,
    "cards": _TABLE.DECKS,
    "penalty": _TABLE.PENALTIES,
    "count": (en.NO, en.YES),
    "tournament": (en.NO, en.YES),
    "practice": (en.NO, en.YES),
    "constant": (*en.CONSTANT_VALUES, en.OF_SKILL),  # -1 is the last
    "seat": (*en.SKILLS, en.PERSON),
}


def lines(state: State, title: str) -> Iterator[str]:
    """Everything in a folder of saves, in words."""
    yield f"{title}: {counted(len(state.files), ('file', 'files'))}"
    last = records_of(state)
    for name in state.names:
        current = state.current(name)
        yield ""
        if current is None:
            yield f"{name}: nothing whole"
        else:
            yield from _file_lines(current, last)
        for one in state.versions(name):
            if one is not current:
                yield f"  {one.file}: {_short(one)}"
    rest = [*state.set_aside, *state.foreign]
    if rest:
        yield ""
    for one in rest:
        what = "set aside, " if one in state.set_aside else ""
        yield f"{one.file}: {what}{_short(one)}"


def records_of(state: State) -> Records | None:
    """The records that the handheld reads."""
    current = state.current("records")
    content = current.reading.content if current else None
    return content if isinstance(content, Records) else None


def _file_lines(one: File, records: Records | None) -> Iterator[str]:
    place = f", in the place of {one.name}" if one.suffix else ""
    yield f"{one.file}{place}: {_size(one)}"
    content = one.reading.content
    if isinstance(content, Records):
        yield from _indented(record_lines(content))
    elif isinstance(content, Solved):
        yield from _indented(solved_lines(content))
    elif isinstance(content, Statistics):
        yield from _indented(statistics_lines(content))
    elif isinstance(content, Medals):
        yield from _indented(medal_lines(content))
    elif isinstance(content, Progress):
        yield from _indented(progress_lines(content))
    elif isinstance(content, SavedGame):
        yield from _indented(_game_lines(content, records))
    elif isinstance(content, dict):
        yield from _indented(setting_lines(content))
    else:
        yield f"  {one.reading.condition.value} ({one.reading.why})"


def _indented(some: Iterator[str]) -> Iterator[str]:
    for line in some:
        yield "  " + line


def _size(one: File) -> str:
    return counted(len(one.data), ("byte", "bytes"))


def _short(one: File) -> str:
    """A file that is not read, in few words."""
    reading = one.reading
    return f"{_size(one)}, {reading.condition.value}" + (f" ({reading.why})" if reading.why else "")


# Games in progress


def _game_lines(saved: SavedGame, records: Records | None) -> Iterator[str]:
    """A game: its kind, how far it is, and whether the handheld will go on with it."""
    yield from of_game_in(saved.name).lines(saved.game)
    yield f"number {saved.number}"
    if records is not None and saved.number == records.last:
        yield "it was played to its end and is among the records: the handheld removes it"


# Settings


def setting_lines(settings: dict[str, Any]) -> Iterator[str]:
    """The choices last made for each game, and what this version does not take of them."""
    used = checked_settings(settings, DEVICE) | {name: checked(name, settings.get(name)) for name in games.NAMES}
    yield f"chosen last: {game_named(used['game'])}"
    for game in games.NAMES:
        choices = used[game]
        seats = choices.get("seats", 0)
        wanted = [name for name in choices if not (name[:4] == "seat" and name[4:].isdigit() and int(name[4:]) > seats)]
        words = [f"{_label(name)} {_value(name, choices[name])}" for name in wanted]
        yield f"{game_named(game)}: {', '.join(words) or 'nothing to choose'}"
    device = ", ".join(f"{en.SETTING_ROWS[name][0]} {_device_value(name, value)}" for name, value in used["device"].items())
    yield f"handheld: {device}"
    names = settings.get("names")
    if isinstance(names, list) and any(sane(name) for name in names):
        yield f"names, of the last record and of the seats: {', '.join(sane(name) or en.NO_TIME for name in names)}"
    odd = [f"{name} = {_plain(settings[name])}" for name in sorted(settings) if name not in used]
    for game in (*games.NAMES, "device"):
        stored = settings.get(game, {})
        if isinstance(stored, dict):
            odd += [
                f"{game}.{name} = {_plain(stored[name])}" for name in sorted(stored) if stored[name] != used[game].get(name)
            ]
        else:
            odd.append(f"{game} = {_plain(stored)}")
    if settings.get("game", used["game"]) != used["game"]:
        odd.append(f"game = {_plain(settings['game'])}")
    for one in odd:
        yield f"not for this version, and left out: {one}"


def _label(name: str) -> str:
    return _LABELS.get(name) or en.SEAT % int(name[4:])


def _value(name: str, value: int) -> str:
    if name == "features" and not value:
        return str(en.OF_SKILL)
    if name == "pick":
        return str(en.SECONDS % value)
    words = _VALUES.get("seat" if name not in _LABELS else name)
    return str(words[value] if words else value)


def _device_value(name: str, value: int) -> str:
    """A setting of the handheld, as its row shows it."""
    if name == "language":
        return str(LANGUAGES[value][1])
    if name == "brightness":
        return str(en.OF % {"number": value + 1, "all": len(values_of(DEVICE, name))})
    if name == "dim":
        return str(en.SECONDS % value if value else en.NEVER)
    words = {"palette": en.PALETTES, "volume": en.VOLUMES}.get(name, (en.OFF, en.ON))
    return str(words[value])


def _plain(value: Any) -> str:
    return json.dumps(value)  # ASCII, whatever a damaged or foreign file holds


# Records


def record_lines(records: Records) -> Iterator[str]:
    """The tables of the best games, and how fast SETs are found."""
    yield f"{counted(records.games, ('game', 'games'))} entered, the last of them number {records.last}"
    for key in sorted(records.tables):
        kind, skill, features, target = key
        name = _RECORDS.get(kind, "")
        own = getattr(of_game_in(name), "OWN_TABLES", None) if name else None
        more = own.get(target, "") if own is not None else f" {target}" if target else ""
        words = [(game_named(name) if name else f"kind {kind}") + more]
        if not (name and hasattr(games.record(name), "ONE_TABLE")):
            words += [skill_named(skill), f"{features} features"]
        yield " · ".join(words)
        for place, entry in enumerate(records.best(key)):
            won = own is not None and target == of_game_in(name).WINS
            yield f"  {entry.score} of {entry.hints}" if won else f"  {place + 1:2}. {_score(name, entry)}"
    for skill in range(SKILLS):
        count = records.count(skill)
        if count:
            last_ten, all_of_them = (durations.tenths(records.average(skill, last), en.DECIMAL) for last in (10, 100))
            yield f"a SET at {skill_named(skill)} takes {last_ten} (last 10), {all_of_them} (last {count})"


def _score(name: str, entry: Entry) -> str:
    """What counts in a game, then the time and the hints."""
    time = time_named(entry.milliseconds)
    ranked = games.record(name).RANKED if name else ""
    unit = getattr(of_game_in(name), "SCORED", en.POINTS) if name else en.POINTS
    score = counted(-entry.score if ranked == "fewest" else entry.score, unit)
    if ranked == "time":
        score = time
    elif entry.milliseconds:
        score += f", {time}"
    hints = f", {counted(entry.hints, en.HINTS)}" if entry.hints else ""
    which = f"puzzle {entry.told}" if entry.told else f"game {entry.number}"
    which += f", {entry.name}" if entry.name else ""
    return f"{score}{hints} ({which})"


# Solved puzzles


def solved_lines(solved: Solved) -> Iterator[str]:
    """How many puzzles of each kind, and which."""
    empty = True
    for skill in range(SKILLS):
        for features in (FEATURES - 1, FEATURES):
            for constant in range(AUTOMATIC, FEATURES):
                if puzzle_kind(skill, features, constant) != (features, constant):
                    continue  # comes to the same as another
                runs = solved.runs(skill, features, constant)
                if not runs:
                    continue
                empty = False
                words = [skill_named(skill), features_named(features, constant)]
                count = counted(solved.count(skill, features, constant), ("puzzle", "puzzles"))
                numbers = ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)
                yield f"{' · '.join(words)}: {count}: {numbers}"
    if empty:
        yield "no puzzle"


# Progress


def progress_lines(known: Progress) -> Iterator[str]:
    """How puzzles were solved, what the coach has counted and says, and the SETs of the last game."""
    practice = of_game(en, "practice")
    yield f"{counted(known.streak, ('puzzle', 'puzzles'))} in a row without a hint or an error, {known.best} at best"
    for words, solved in (("without a hint or an error", known.clean), ("with a hint or an error", known.helped)):
        for line in solved_lines(solved):
            yield f"{words}: {line}"
    coach = known.coach
    yield f"the coach has counted {counted(coach.sets, en.SETS)} in {counted(coach.games, ('game', 'games'))}"
    for kind, evidence in enumerate(coach.evidence):
        taken, missed = coach.found[kind], coach.missed[kind]
        if taken + missed:
            yield f"{practice.KINDS[kind]}: {taken} taken, {missed} missed, evidence {evidence / 1000:.1f}"
    verdict, what = coach.advice()
    if verdict == TOO_EARLY:
        yield en.counted(what, practice.TOO_EARLY) % what
    else:
        yield practice.OVERLOOKS % practice.KINDS[what] if verdict == OVERLOOKS else practice.NOTHING
    if known.last:
        kind, skill, sets = known.last
        name = game_named(_RECORDS[kind]) if kind in _RECORDS else f"game {kind}"
        yield f"the last game: {name}, {skill_named(skill)}, {counted(len(sets) // 4, en.SETS)} to look at"


# Statistics


def statistics_lines(known: Statistics) -> Iterator[str]:
    """How somebody plays: games, SETs, streaks, times by level, wrong claims by feature, and the last games."""
    names = {games.record(name).COUNTED: name for name in games.NAMES}
    for place, (played, finished) in enumerate(zip(known.played, known.finished, strict=True)):
        if played:
            name = game_named(names[place]) if place in names else f"game {place}"
            yield f"{name}: {counted(played, ('game', 'games'))}, {finished} finished"
    yield f"{counted(known.sets, en.SETS)}, {known.best} in a row at best, {known.streak} in a row now"
    for place, found in enumerate(known.found):
        if found:
            yield f"a SET of level {place + 1} takes {durations.tenths(known.average(place), en.DECIMAL)} (of {found})"
    failing = ", ".join(f"{name} {count}" for name, count in zip(en.FEATURES, known.failing, strict=True))
    yield f"{counted(known.wrong, en.WRONG)}, by what failed: {failing}"
    if known.last:
        yield f"a SET in the last games took {', '.join(durations.tenths(100 * tenths, en.DECIMAL) for tenths in known.last)}"


# Medals


def medal_lines(known: Medals) -> Iterator[str]:
    """Which were earned, and how far the others are."""
    empty = True
    for number in sorted(known._known):
        empty = False
        value = known.value(number)
        measure, goal = FEATS.get(number, (COUNT, 0))
        name = _MEDALS.FEATS[number - 1][0] if number in FEATS else f"medal {number}, which this version does not know"
        far = time_named(value) if measure == TIME else str(value)
        wanted = f" of {goal}" if measure == COUNT and number in FEATS else ""
        yield f"{name}: {'earned, ' if known.earned(number) else ''}{far}{wanted}"
    if empty:
        yield "no medal"
