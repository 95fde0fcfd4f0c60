"""The logical buttons that screens know, and what a board's keys are called.

A board with few keys has PREVIOUS and NEXT in place of the four directions, and long presses for the rest.
"""

UP, DOWN, LEFT, RIGHT, SELECT, BACK, HINT, MENU, PREVIOUS, NEXT = range(10)
NAMES = ("UP", "DOWN", "LEFT", "RIGHT", "SELECT", "BACK", "HINT", "MENU", "PREVIOUS", "NEXT")

CORNERS = ("top left", "top right", "bottom left", "bottom right")

ARROWS = {"Up": "↑", "Down": "↓", "Left": "←", "Right": "→"}  # for a key that is called so

BACKWARD = (UP, PREVIOUS)  # in a list
FORWARD = (DOWN, NEXT)


class Keys:
    """The names of a board's keys, from its BUTTONS; and whose call button is which, from its SEATS.

    most_people: how many people have a call button of their own. hints: what ui/parts/hint_line.py remembers.
    """

    def __init__(self, buttons: dict, seats: dict) -> None:
        self._seats = seats
        self.most_people = max(seats)
        self.hints: dict = {}
        self._caps: dict = {}  # button: (label, whether it must be held)
        for number, name in enumerate(NAMES):
            if name in buttons:
                entry = buttons[name]
                label = ARROWS.get(entry["label"], entry["label"])
                self._caps[number] = (label, False)
                if "hold" in entry:
                    self._caps.setdefault(NAMES.index(entry["hold"]), (label, True))
        self.few = PREVIOUS in self._caps

    def label(self, button: int) -> str:
        """Return what is printed on the key of a button; of a direction its arrow, which is read in every language."""
        return self._caps[button][0]

    def held(self, button: int) -> bool:
        """Tell whether a button is a long press on this board."""
        return self._caps[button][1]

    def call_buttons(self, people: int) -> list:
        """Return (button, corner) of each person; corner: 0 top left, 1 top right, 2 bottom left, 3 bottom right."""
        return [(NAMES.index(name), CORNERS.index(corner)) for name, corner in self._seats.get(people, ())]
