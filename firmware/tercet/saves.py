"""What outlives the power: settings, records, solved puzzles, statistics, progress, and one game in progress of each kind."""

from tercet.core import games
from tercet.core.records import Records
from tercet.core.saved import choices
from tercet.core.saved import file as savefile
from tercet.core.solved import Solved
from tercet.core.statistics import Statistics

MINUTE = 60_000  # ms between two writes of a game that is played
SOON = 1000  # ms from a changed setting until it is written
IDLE = 20_000  # ms without a press after which it is written

CODE = 8  # characters of the code that was typed last
_GAME = "game-"  # begins the names of games' files
_NAMES = 5  # that are remembered: of the last record, and of each seat
_ENGLISH = 0  # the language of saves that do not name it: there was no other


class Saves:
    """Keeps everything in memory, and in the store when the app finds a quiet moment for it: see `at` and write().

    store: device/store.py's, or None to keep nothing beyond the power. device: what can be chosen of the handheld itself, as
    core/games.py says it of games. off: why nothing is kept, "safe" (mode) or "unread" (the disk), else "". at: the time in ms
    from which on there is something to write, 0 if there is nothing. urgent: 1: something was decided, 2: it waits for no tune.
    notes: what to tell the player once, (key of the text's NOTES, words).
    settings, records, solved, statistics, medals, progress: what is kept.
    """

    def __init__(self, store, device: tuple, off: str = "") -> None:
        self._device = device
        self.off = off
        self.at = 0
        self.urgent = 0
        self.notes: list = [("safe", "")] if off == "safe" else []
        # Name of each game that waits or is played: its file's content where no store keeps it, else its cursor's cell or None.
        self._games: dict = {}
        self._play = None  # the screen of the game in progress
        self._late: dict = {}  # games to be written: name, screen; None: to be removed
        self._last = -MINUTE  # when a game in progress was written
        self._first = 0  # the first press since, 0: none
        self._doubted = False  # something crashed: a game is written only if it can be read
        self._unread: list = []  # files of games that nobody has looked into yet
        self._checksums: dict = {}  # of the files that were written, by name
        self._failed: list = []  # files that could not be written
        self._told: tuple = ()  # what troubles were told
        self._medals = None  # once somebody has asked for them
        self._counted = False  # a game was written or is over: statistics are written if they changed
        self.use(store)

    def use(self, store) -> None:
        """Read everything from a store."""
        self._store = store
        settings: dict = {}
        records = solved = statistics = None
        if store is not None:
            for name in store.names():
                if name.startswith(_GAME) and name[len(_GAME) :] in games.NAMES:
                    self._games.setdefault(name[len(_GAME) :], None)
                    self._unread.append(name)
            settings = store.read("settings", _settings) or {}
            records = store.read("records", _records)
            solved = store.read("solved", _solved)
            statistics = store.read("statistics", _statistics)
        self._chosen: dict = {}  # choices for games, as far as somebody has asked for them
        self.settings: dict = checked_settings(settings, self._device)
        self.records = records or Records()
        self.solved = solved or Solved()
        self.statistics = statistics or Statistics()
        self._progress = None  # nobody has asked for it
        self._written = choices.save(self.settings)
        self._look()

    def replace(self, store) -> None:
        """Write everything to a new store, from now on."""
        self._store = store
        self.off = ""
        self._checksums = {}
        self._failed = ["settings", "records", "solved", "statistics", "medals", "progress"]
        self._retry()
        self.at = 1

    @property
    def progress(self):
        """What is known of puzzles, for the coach, and of the last game; it is read when somebody first asks for it."""
        if self._progress is None:
            from tercet.core.progress import Progress

            def parse(data: bytes):
                return Progress.restore(savefile.unwrap(savefile.PROGRESS, data))

            known = self._store.read("progress", parse) if self._store is not None else None
            self._progress = known or Progress()
            self._look()
        return self._progress

    def choices(self, name: str) -> dict:
        """Return the choices last made for a game, what is missing or not allowed as at first; it is this dict that is kept."""
        found = self._chosen.get(name)
        if found is None:
            same = self._written == choices.save(self.settings)
            found = self._chosen[name] = self.settings[name] = checked(name, self.settings.get(name))
            if same:  # nobody has chosen anything: there is nothing to write
                self._written = choices.save(self.settings)
        return found

    @property
    def medals(self):
        """The medals, read when they are first wanted: the start need not wait for them.

        Where there is no file yet, what was reached before there were medals counts, and the player need not be told of it.
        """
        if self._medals is None:
            self._medals = self._store.read("medals", _medals) if self._store is not None else None
            self._look()
            if self._medals is None:
                from tercet.core.medals import Medals  # the start need not wait for it

                self._medals = Medals()
                self._medals.prove(self.records, self.statistics, self.solved)
                for number in self._medals.due():
                    self._medals.tell(number)
        return self._medals

    def name(self, seat: int) -> str:
        """Return the name of a seat 1..4, or the one last given to a record, 0; "" where there is none."""
        from tercet.core.names import sane  # the start need not wait for it

        given = self.settings.get("names")
        return sane(given[seat]) if isinstance(given, list) and seat < len(given) else ""

    def give_name(self, seat: int, name: str) -> None:
        """Remember a name, "" for none."""
        names = [self.name(one) for one in range(_NAMES)]
        names[seat] = name
        self.settings["names"] = names

    # The game in progress

    def waits(self, name: str) -> bool:
        """Tell whether there is a game of a kind to go on with; one whose end is still in view is none."""
        play = self._play
        return name in self._games and not (play is not None and name == play.NAME and play.finished())

    def said(self, name: str) -> str:
        """Return what a game that waits said of itself when it was left, "" if that is not known, or in another language."""
        play = self._late.get(name)
        if play is not None:
            return play.said()

        def parse(data: bytes) -> str:
            try:
                kept = choices.load(savefile.unpack_game(savefile.unwrap(savefile.GAME, data))[1])
            except ValueError:
                return ""  # who goes on with it will be told
            said = kept.get("said")
            return said if isinstance(said, str) and kept.get("language", _ENGLISH) == self._language() else ""

        kept = self._games.get(name)
        if isinstance(kept, bytes):
            return parse(kept)
        return (self._store.read(_GAME + name, parse) or "") if self._store is not None else ""

    def _language(self) -> int:
        """The number of the language that is chosen, in which games say things of themselves."""
        return self.settings["device"]["language"]

    def show(self, screen, time: int) -> None:
        """Another screen comes up; its playing() is the screen of the game in progress that it belongs to, or None."""
        play, before = screen.playing(), self._play
        if before is not None and play is not before and before.finished():
            self._late[before.NAME] = None
            self._games.pop(before.NAME, None)
        elif before is not None and screen is not before:
            self._late[before.NAME] = before  # it stands still
        if play is not None and play is not before:
            if not play.number:  # else it is one that was saved
                play.number = play.context.number()
                self._late[play.NAME] = play
            self._games.setdefault(play.NAME, None)
        self._play = play
        self._retry()
        if screen is not before:
            self.at = time or 1
            self._first = 0
            self._counted = self._counted or play is None or before is not None  # else a game begins

    def touch(self, time: int) -> None:
        """The game in progress changed: it is written when nobody presses for a while, else once a minute."""
        play = self._play
        if play is None:
            return
        self._late[play.NAME] = play
        if self.at and (self.urgent or not self._first) and self.at < time + IDLE:
            return  # it is written at the next quiet moment anyway
        self._first = self._first or time
        self.at = min(time + IDLE, max(self._last + MINUTE, self._first + IDLE))

    def again(self, time: int) -> None:
        """All is written: a game whose clock runs is written once a minute though nobody presses."""
        play = self._play
        if play is not None and play.running():
            self._late[play.NAME] = play
            self.at = time + MINUTE

    def soon(self, time: int) -> None:
        """Something was decided that nobody wants to lose: it is written at the next quiet moment."""
        self.touch(time)
        self.at = time or 1
        self.urgent = 1

    def hurry(self, time: int) -> None:
        """The power may go off: the game in progress is written as it stands, and what it counts for, at the next moment."""
        if self._play is not None:
            self._late[self._play.NAME] = self._play
        self._counted = True
        self.urgent = 2
        self.at = time or 1

    def changed(self, time: int) -> None:
        """A setting changed: it is written in a second, with what else is changed until then."""
        self.at = self.at or time + SOON

    def give_up(self, play) -> None:
        """Forget a game."""
        self._late[play.NAME] = None
        self._games.pop(play.NAME, None)
        self._play = None

    def crashed(self) -> None:
        """From now on doubt what a game says of itself."""
        self._doubted = True

    def load(self, name: str, restored):
        """Return restored(choices, bytes of the game) for the game that waits, or None when nothing whole is there."""
        late = self._late.pop(name, None)
        if late is not None:
            self._write_game(name, late, late.context.now())

        def parse(data: bytes):
            number, chosen, game = savefile.unpack_game(savefile.unwrap(savefile.GAME, data))
            if number == self.records.last:
                return ()  # its result is among the records already
            kept = choices.load(chosen)
            play = restored(checked(name, kept), game)
            play.number = number
            play.take_sets(kept.get("sets"))
            play.take_origin(kept)
            return play

        kept = self._games.get(name)
        play = None
        if isinstance(kept, bytes):
            play = parse(kept)
        elif self._store is not None:
            self._seen(_GAME + name)
            play = self._store.read(_GAME + name, parse)
        self._look()
        if play is None and not self.notes:
            self.notes.append(("gone", ""))
        if not play:
            self._games.pop(name, None)
            if play is not None:
                self._late[name] = None
                self.at = 1
            return None
        if isinstance(kept, int):
            cells = play.game.layout.cells
            if kept < len(cells) and cells[kept] >= 0:  # else an older file was read
                play.cursor = kept
        return play

    # Writing

    def write(self, time: int) -> None:
        """Write the next thing that changed: one file at most, so that a key waits for one only.

        Where memory is short, a game that is written is one that is let go: it comes before the settings.
        """
        self.at = time + IDLE  # if this fails
        if self.records.changed:
            self.records.changed = False
            self._stored("records", savefile.RECORDS, self.records.pieces())
        elif self.solved.changed:
            self.solved.changed = False
            self._stored("solved", savefile.SOLVED, self.solved.pieces())
        elif self.statistics.changed and self._counted:
            self.statistics.changed = False
            self._stored("statistics", savefile.STATISTICS, [self.statistics.save()])
        elif self._medals is not None and self._medals.changed:
            self._medals.changed = False
            self._stored("medals", savefile.MEDALS, [self._medals.save()])
        elif self._progress is not None and self._progress.changed and self._counted:
            self._progress.changed = False
            self._stored("progress", savefile.PROGRESS, self._progress.pieces())
        elif self._late:
            name, play = self._late.popitem()
            if play is None:
                self._remove(name)
            else:
                self._write_game(name, play, time)
        else:
            self._write_settings()
            self.at = 0
            self.urgent = 0
            self._first = 0
            self._counted = False
            return
        self.at = time or 1

    def _write_settings(self) -> None:
        now = choices.save(self.settings)
        if now != self._written:
            self._written = now
            self._stored("settings", savefile.SETTINGS, [now])

    def _write_game(self, name: str, play, time: int) -> None:
        """Write a game, or remove one that is over and among the records: these were written before."""
        if play.finished() and play.number == self.records.last:
            self._games.pop(name, None)
            self._remove(name)
            return
        data = play.saved(time)
        if self._doubted:
            try:
                play.restored(data, time)
            except ValueError:
                return  # the last one written is better than one that cannot be read
        self._last = time
        self._counted = True  # what it has counted for so far is written behind it
        chosen = dict(play.options)
        chosen.update(play.origin())
        if not self._doubted:
            chosen["said"], chosen["language"] = play.said(), self._language()
            sets = play.sets_to_show()
            if sets:
                chosen["sets"] = sets
        content = savefile.pack_game(play.number, choices.save(chosen), data)
        stored = self._stored(_GAME + name, savefile.GAME, [content])
        self._games[name] = getattr(play, "cursor", None) if stored else savefile.wrap(savefile.GAME, content)

    def _remove(self, name: str) -> None:
        self._checksums.pop(_GAME + name, None)
        if self._store is not None:
            self._check(_GAME + name)
            self._store.remove(_GAME + name)
            self._look()

    def _stored(self, name: str, kind: int, content: "list[bytes]") -> bool:
        """Write a file unless it is as it was; tell whether the store has it now."""
        if self._store is None:
            return False
        pieces = savefile.pieces(kind, content)
        if self._checksums.get(name) == pieces[-1]:
            return True
        self._check(name)
        written = self._store.write(name, pieces)
        if written:
            self._checksums[name] = pieces[-1]
        else:
            self._failed.append(name)
        self._look()
        return written

    def _check(self, name: str) -> None:
        """Before a game's file is replaced that nobody has looked into: a damaged one is set aside."""
        if name in self._unread:
            self._seen(name)
            self._store.read(name, _game)

    def _seen(self, name: str) -> None:
        if name in self._unread:
            self._unread.remove(name)

    def _retry(self) -> None:
        """What could not be written is tried once more."""
        for name in self._failed:
            if name == "records":
                self.records.changed = True
            elif name == "solved":
                self.solved.changed = True
            elif name == "statistics":
                self.statistics.changed = self._counted = True
            elif name == "medals" and self._medals is not None:
                self._medals.changed = True
            elif name == "progress" and self._progress is not None:
                self._progress.changed = self._counted = True
            elif name == "settings":
                self._written = b""
        self._failed = []

    def _look(self) -> None:
        """See what there is to tell of the store."""
        store = self._store
        if store is None:
            return
        if store.set_aside:
            self.notes.append(("damaged", ", ".join(store.set_aside)))
            store.set_aside = []
        if store.trouble and store.trouble not in self._told:  # on a full disk a short file may still be written
            self._told += (store.trouble,)
            self.notes.append((store.trouble, ""))


def checked(name: str, chosen) -> dict:
    """Return choices for a game by its name, from wherever they come: what is missing or not allowed is as at first."""
    return choices.sane(chosen, games.record(name).CHOICES)


def checked_settings(settings: dict, device: tuple) -> dict:
    """Return settings of any version as there are now: the game chosen last; "left": the one that was left last to wait,
    where one was; the handheld's own; "taught": 1 once the tutorial was there, also where settings were made before there was
    one; 2 when it comes next; 0 until the questions of the very first start are answered; "code": the code of a challenge that
    was typed last, where one was.
    Those of each game, by its name, and the names of people are as they were. device: as Saves has it.
    """
    game = settings.get("game")
    result: dict = {"game": game if game in games.NAMES else games.NAMES[0]}
    if settings.get("left") in games.NAMES:
        result["left"] = settings["left"]
    taught = settings.get("taught", 1 if settings else 0)
    result["taught"] = taught if taught in (0, 1, 2) else 1
    code = settings.get("code")
    if isinstance(code, str) and len(code) == CODE:
        result["code"] = code
    result["device"] = choices.sane(settings.get("device"), device)
    for name in games.NAMES + ("names",):
        if name in settings:
            result[name] = settings[name]
    return result


def _game(data: bytes) -> bytes:
    return savefile.unwrap(savefile.GAME, data)


def _settings(data: bytes) -> dict:
    return choices.load(savefile.unwrap(savefile.SETTINGS, data))


def _records(data: bytes) -> Records:
    return Records.restore(savefile.unwrap(savefile.RECORDS, data))


def _solved(data: bytes) -> Solved:
    return Solved.restore(savefile.unwrap(savefile.SOLVED, data))


def _statistics(data: bytes) -> Statistics:
    return Statistics.restore(savefile.unwrap(savefile.STATISTICS, data))


def _medals(data: bytes):  # type: ignore[no-untyped-def]
    from tercet.core.medals import Medals  # the start need not wait for it

    return Medals.restore(savefile.unwrap(savefile.MEDALS, data))
