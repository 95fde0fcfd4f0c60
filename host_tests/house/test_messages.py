"""How long messages stay is in one table, screens/messages.py: no other file of the screens has a time of that kind."""

import ast
from pathlib import Path

from tercet.core.table import rules
from tercet.screens import messages

SCREENS = Path(__file__).parents[2] / "firmware" / "tercet" / "screens"
LEAST = 1500  # ms in which a message can be read
READ, LONG = 1000, 10_000  # ms: what lasts shorter is an animation or a look at the keys, what lasts longer waits for somebody
SHORTER = {
    "HINT": "three rings and hardly a word; the clock stands meanwhile",
    "REASON": "the message before it, which had its full time, has said who was wrong and by which features",
}
NO_MESSAGE = {"motif.py": {0x18E7}}  # a row of a QR code


def times(source):
    """Return the numbers in a source that could be how long something stays, in ms: constants of it, or added to a time."""
    tree = ast.parse(source)
    found, rounded = set(), set()
    for node in tree.body:
        if isinstance(node, ast.Assign):
            value = node.value
            value = value.args[0] if isinstance(value, ast.Call) and value.args else value
            found |= {value} | set(getattr(value, "elts", ()))
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.FloorDiv):
            rounded.add(node.left)  # (milliseconds + 999) // 1000
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and node not in rounded:
            found |= {node.left, node.right}
        elif isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("begin", "last", "delay"):
            found |= {one for argument in node.args for one in ast.walk(argument)}
    numbers = {node.value for node in found if isinstance(node, ast.Constant) and type(node.value) is int}
    return {number for number in numbers if READ <= number <= LONG}


def test_no_other_file_has_times_of_messages():
    found = {}
    for path in sorted(SCREENS.rglob("*.py")):
        place = path.relative_to(SCREENS).as_posix()
        more = times(path.read_text(encoding="utf-8")) - NO_MESSAGE.get(place, set())
        if more and place != "messages.py":
            found[place] = more
    assert found == {}


def test_every_message_can_be_read():
    """At least for 1.5 s, and at most for 4 s; what is shorter has a reason."""
    table = {name: value for name, value in vars(messages).items() if name.isupper()}
    pairs = {name: value for name, value in table.items() if isinstance(value, tuple)}
    last = pairs.pop("TIME_UP") + pairs.pop("LAST_TABLE") + pairs.pop("LAST_DICE")  # no least and most: two times of one kind
    assert pairs.keys() == {"VERDICT", "HINT", "NOTE", "REASON"} and max(last) <= 4000
    assert {name for name, (least, _) in pairs.items() if least < LEAST} == SHORTER.keys()
    assert all(LEAST <= most <= 4000 for _, most in pairs.values())
    assert all(value <= 4000 for value in table.values() if isinstance(value, int))


def test_no_computer_player_cuts_the_reason_off():
    """RULES 5: "None calls or asks within 4 s after a wrong claim of a person" is enough for the words."""
    assert messages.NAMED + messages.REASON[1] <= rules.EXPLAINED == 4000


def test_a_time_is_seen():
    """As a constant, in a pair, added to a time, or given to a message."""
    assert times("_A = const(1500)\n_B = 1100\n_C = (1200, 4000)\n_D = const(150)") == {1500, 1100, 1200, 4000}
    assert times("def f(self, time):\n    self._leave_at = time + 2500\n    return (time + 1999) // 1000") == {2500}
    assert times("def f(self, time):\n    self._message.begin(('',), (0, 2200), time)") == {2200}
