"""Runs on MicroPython: the real Store on a flash in RAM whose power goes off at every step of every write.

Arguments: what to do (a name in DO), a seed, how many rounds. The variable TERCET_SOAK=1 makes ten times as many rounds.
Needs the firmware and host_tests/core to import: host_tests/device/test_power_cuts.py runs it so.
"""

import os
import sys

import vfs
from ram_flash import BLOCK, ERASED, WAYS, Flash, noise
from saved_files import NAMES, OTHERS, World, parse_of
from tercet.core.rng import Rng


class Chip:
    """MicroPython's rp2 as far as the firmware uses it: `flash` is the chip that is soldered in."""

    flash = None

    @staticmethod
    def Flash():
        return Chip.flash


sys.modules["rp2"] = Chip

from tercet.device.rp2 import disk as firmware_disk  # noqa: E402
from tercet.device.rp2.store import Store  # noqa: E402

BLOCKS = 48  # of the disk
FOLDER = "/tercet"


def switched_on(flash):
    """What the firmware does at power-on, up to a store that knows nothing yet."""
    Chip.flash = flash
    firmware_disk.start()
    return Store(FOLDER)


def switched_off():
    try:  # noqa: SIM105 - no contextlib here
        vfs.umount("/")
    except OSError:
        pass  # it was not mounted


def read_all(store):
    """Read what the game reads: games that there are, and the other files in any case. Return bytes by name."""
    found, names = {}, store.names()
    for name in NAMES:
        if name in OTHERS or name in names:
            data = store.read(name, parse_of(name))
            if data is not None:
                found[name] = data
    return found


def read_whole(store, place):
    """The same; nothing may seem damaged. place: for the message of an error."""
    assert firmware_disk.mounted(), place + ": the disk cannot be read"
    found = read_all(store)
    assert store.set_aside == [] and store.trouble == "", (place, store.set_aside, store.trouble)
    return found


def perform(store, action):
    """Write it all, in this order, until the power is off; return how much of it was finished."""
    for done, (name, data) in enumerate(action):
        if not (store.remove(name) if data is None else store.write(name, [data])):
            return done
    return len(action)


def check(before, action, done, found, place):
    """What was finished is new, what was not begun is old, the one in between either; return whether it is new."""
    wanted = dict(before)
    for name, data in action[:done]:
        wanted[name] = data
    name, data = action[done]
    got = found.get(name)
    assert got in (wanted.get(name), data), f"{place}: {name} is neither the old nor the new one: {got and got[-4:]}"
    for other in NAMES:
        assert other == name or found.get(other) == wanted.get(other), f"{place}: {other} is lost or changed"
    return got == data


def folders(flash):
    """Return the sectors that were erased and hold no file now: folders, with the short files that LittleFS keeps there."""
    return {block for block in flash.erased if flash.content[block * BLOCK : block * BLOCK + 4] != b"TRCT"}


class Disk:
    """A disk that lives on from cut to cut. content: what is on its flash; files: what was read from it last."""

    def __init__(self, seed):
        self.seed = seed
        self.rng = Rng(seed)
        self.world = World(seed)
        self.content, self.work = bytearray(b"\xff" * BLOCK * BLOCKS), bytearray(BLOCK * BLOCKS)
        self.files = {}
        self.folders = {0, 1}  # sectors in which LittleFS ever kept a folder
        self.count = {"program": 0, "erase": 0, "new": 0, "moves": 0, "twice": 0, "writes": 0, "removes": 0}
        switched_on(Flash(self.content))
        switched_off()

    def uncut(self, action):
        """Do it on a copy of the disk; return the flash that did it."""
        self.work[:] = self.content
        flash = Flash(self.work)
        assert perform(switched_on(flash), action) == len(action)
        switched_off()
        return flash

    def keep(self, action):
        """The copy is the disk from now on."""
        self.content[:] = self.work
        for name, data in action:
            self.files[name] = data

    def age(self, count):
        """Write so many times without a cut."""
        for _ in range(count):
            action = self.world.action()
            self.folders.update(folders(self.uncut(action)))
            self.keep(action)

    def until_moved(self, most):
        """Write until the next action puts a folder into another sector, or so many times; return that action."""
        for _ in range(most):
            action = self.world.action()
            if folders(self.uncut(action)) - self.folders:
                break
            self.keep(action)
        return action

    def cut(self, action, step, way, place):
        """Cut the power of a copy in a step; return (store, what it reads) of the same bytes in another chip."""
        self.work[:] = self.content
        flash = Flash(self.work, step, way)
        done = perform(switched_on(flash), action)
        switched_off()
        assert done < len(action) and len(flash.steps) == step + 1, place + ": the power did not go off"
        store = switched_on(Flash(self.work))
        found = read_whole(store, place)
        self.count["new"] += check(self.files, action, done, found, place)
        self.count[flash.steps[-1]] += 1
        return store, found

    def every_step(self, action):
        """Cut the power in every step of an action in every way; the disk goes on from one of the cuts, or from the end."""
        flash = self.uncut(action)
        self.count["moves"] += bool(folders(flash) - self.folders)
        self.folders.update(folders(flash))
        for step, kind in enumerate(flash.steps):
            for way in range(WAYS[kind]):
                place = f"seed {self.seed}, {self.count}, step {step} of {len(flash.steps)}, way {way}"
                store, found = self.cut(action, step, way, place)
                if self.rng.below(6) == 0:
                    self.goes_on(store, found, place)
                switched_off()
        for _, data in action:
            self.count["removes" if data is None else "writes"] += 1
        step = self.rng.below(1 + 2 * len(flash.steps))
        if step < len(flash.steps):
            _, self.files = self.cut(action, step, self.rng.below(3), f"seed {self.seed}, again")
            switched_off()
            self.content[:] = self.work
        else:
            self.uncut(action)
            self.keep(action)

    def goes_on(self, store, found, place):
        """What was cut short hinders nothing: the next write succeeds, or is cut short as well, or the start before it."""
        name = NAMES[self.rng.below(len(NAMES))]
        data = self.world.file(name)
        flash = Flash(self.work, self.rng.below(6) if self.rng.below(2) else -1, self.rng.below(3))
        if flash.cut >= 0:
            switched_off()
            store = switched_on(flash)
            read_all(store)
        written = store.write(name, [data])
        assert written != flash.dead, place
        switched_off()
        store = switched_on(Flash(self.work))
        if flash.dead:
            place += ", cut twice"
            check(found, [(name, data)], 0, read_whole(store, place), place)
            self.count["twice"] += 1
        else:
            found[name] = data
            assert read_whole(store, place) == found, place + ", and on"


def cuts(seed, rounds):
    """Every step of actions of every kind, with up to three others between them."""
    disk = Disk(seed)
    for _ in range(rounds):
        disk.age(disk.rng.below(4))
        disk.every_step(disk.world.action())
    return disk.count


def moves(seed, rounds):
    """Every step of actions in which LittleFS takes a new sector: it splits a folder, or moves what was written often."""
    disk = Disk(seed)
    for _ in range(rounds):
        disk.every_step(disk.until_moved(400))
    return disk.count


def contents():
    """Return what is in the folder: bytes by name."""
    found = {}
    for name in os.listdir(FOLDER):
        with open(FOLDER + "/" + name, "rb") as file:
            found[name] = file.read()
    return found


def spoilt(data):
    """Change some bits, or the length."""
    whim = noise.below(8)
    if whim == 0:
        return data[: noise.below(len(data))]
    if whim == 1:
        return data + noise.bytes(1 + noise.below(40))
    changed = bytearray(data)
    while bytes(changed) == data:
        for _ in range(1 + noise.below(8)):
            changed[noise.below(len(data))] ^= 1 << noise.below(8)
    return bytes(changed)


def spoil(disk, name):
    """Change bits of a file: on the flash itself where its content has a sector of its own, else through LittleFS, whose
    own checksum would refuse the sector. Return what the file is now."""
    content, data = disk.content, disk.files[name]
    for start in range(0, len(content), BLOCK):
        if len(data) > 512 and content[start : start + len(data)] == data:
            for _ in range(1 + noise.below(8)):
                content[start + noise.below(len(data))] ^= 1 << noise.below(8)
            return bytes(content[start : start + len(data)])
    changed = spoilt(data)
    switched_on(Flash(content))
    with open(FOLDER + "/" + name, "wb") as file:
        file.write(changed)
    switched_off()
    return changed


def damage(seed, rounds):
    """A damaged file is set aside as it is, and the one before it is read: also when the power goes off meanwhile."""
    disk = Disk(seed)
    count = {"damaged": 0, "cuts": 0, "sectors": 0}
    disk.age(60)
    for number in range(rounds):
        name = NAMES[number % len(NAMES)]
        for _ in range(2):
            action = [(name, disk.world.file(name))]
            before = disk.files.get(name)
            disk.uncut(action)
            disk.keep(action)
        changed = spoil(disk, name)
        if changed == disk.files[name]:
            continue  # two bits fell on one place
        count["damaged"] += 1
        count["sectors"] += len(changed) > 512
        disk.files[name] = before
        place = f"seed {seed}, round {number}, {name}"
        for cut in range(-1, 8):
            disk.work[:] = disk.content
            flash = Flash(disk.work, cut, noise.below(3))
            store = switched_on(flash)
            got = store.read(name, parse_of(name))
            if cut < 0:
                assert got == before and store.set_aside == [name + ".bad1"], (place, got, store.set_aside)
            switched_off()
            if cut >= 0 and not flash.dead:
                break
            store = switched_on(Flash(disk.work))
            assert store.read(name, parse_of(name)) == before, place
            aside = [data for file, data in contents().items() if ".bad" in file]
            assert aside == [changed], place
            for data in (disk.world.file(name), disk.world.file(name)):
                assert store.write(name, [data]) and store.read(name, parse_of(name)) == data, place
            assert [data for file, data in contents().items() if ".bad" in file] == [changed], place
            assert name in store.names() and not any("." in other for other in store.names()), place
            switched_off()
            count["cuts"] += flash.dead
        disk.work[:] = disk.content
        store = switched_on(Flash(disk.work))
        with open(FOLDER + "/" + name + ".old", "wb") as file:
            file.write(changed[1:])
        assert store.read(name, parse_of(name)) is None and store.set_aside == [name + ".bad1", name + ".bad2"], place
        assert (contents()[name + ".bad1"], contents()[name + ".bad2"]) == (changed, changed[1:]), place
        assert store.write(name, [before]) and store.read(name, parse_of(name)) == before, place
        for file in (".bad1", ".bad2"):
            os.remove(FOLDER + "/" + name + file)
        switched_off()
        disk.content[:] = disk.work
    return count


def first(seed, rounds):
    """The very first start, which formats: after a cut it does so again, or the player is asked; then files are kept."""
    world, count = World(seed), {"whole": 0, "formatted": 0, "asked": 0, "cuts": 0}
    whole = Flash(bytearray(ERASED * BLOCKS))
    switched_on(whole)
    switched_off()
    for number in range(rounds):
        for step, kind in enumerate(whole.steps):
            for way in range(WAYS[kind]):
                content, place = bytearray(ERASED * BLOCKS), f"seed {seed}, round {number}, step {step}, way {way}"
                try:
                    switched_on(Flash(content, step, way))
                    raise AssertionError(place + ": the power did not go off")
                except OSError:
                    switched_off()
                flash = Flash(content)
                switched_on(flash)
                count["cuts"] += 1
                if firmware_disk.mounted():
                    count["formatted" if flash.steps else "whole"] += 1
                else:
                    assert not flash.steps, place + ": erased unasked"
                    count["asked"] += 1
                    assert firmware_disk.format_disk(), place
                files = {name: world.file(name) for name in NAMES}
                assert perform(Store(FOLDER), list(files.items())) == len(files), place
                switched_off()
                assert read_whole(switched_on(Flash(content)), place) == files, place
                switched_off()
    return count


DO = {"cuts": cuts, "moves": moves, "damage": damage, "first": first}


def main(what, seed, rounds):
    rounds *= 10 if os.getenv("TERCET_SOAK") == "1" else 1
    noise.seed(seed)
    vfs.umount("/")  # the PC's files
    for name, count in sorted(DO[what](seed, rounds).items()):
        print(f"ok {name} {count}")


main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
