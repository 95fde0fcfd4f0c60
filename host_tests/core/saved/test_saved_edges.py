"""The largest file, and choices at the ends of their ranges."""

import pytest
from tercet.core.saved import choices, file


def test_a_file_has_at_most_so_much_content():
    """A file has at most MOST bytes of content: so many are kept, one more is refused with both numbers."""
    content = bytes(file.MOST)
    assert file.MOST == 65_536 and file.unwrap(file.GAME, file.wrap(file.GAME, content)) == content
    with pytest.raises(ValueError, match=r"\Aa file has at most 65536 bytes of content, not 65537\Z"):
        file.wrap(file.GAME, content + b"\0")


def test_equal_choices_give_equal_bytes():
    """Equal choices give equal bytes, those in dicts of choices too: names come in order."""
    one = {"skill": 1, "speed": {"seats": 2, "pick": 5}}
    other = {"speed": {"pick": 5, "seats": 2}, "skill": 1}
    assert choices.save(one) == choices.save(other) == b'{"skill":1,"speed":{"pick":5,"seats":2}}'


@pytest.mark.parametrize("value, kept", [(2, 5), (3, 3), (4, 4), (10, 10), (11, 5)])
def test_a_range_has_both_its_ends(value, kept):
    """What a range of values has is allowed, the first and the last as well; what lies outside is as at first."""
    assert choices.sane({"pick": value}, (("pick", range(3, 11), 5),)) == {"pick": kept}
