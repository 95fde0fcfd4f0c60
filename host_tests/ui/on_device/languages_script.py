"""Somebody tries every language: no more than one stays on the heap."""

import sys

from tercet.ui import text
from tercet.ui.text import LANGUAGES, forget_others, found, of_game, words


def there():
    return sorted({name.split(".")[3] for name in sys.modules if name.startswith("tercet.ui.text.")})


for number in list(range(len(LANGUAGES))) + [0, 3]:
    spoken = words(number)
    folder = LANGUAGES[number][0]
    found(spoken.__name__, "HELP_SET")
    assert of_game(spoken, "cubed").NAME
    forget_others(number)
    assert there() == [folder], there()
    assert [name for name, _ in LANGUAGES if hasattr(text, name)] == [folder]
    assert words(number) is spoken and spoken.BACK and of_game(spoken, "speed").NAME
print("ok one language at a time")
