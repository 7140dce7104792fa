"""What viewers hear of an event."""

from __future__ import annotations

from bot.engine import Change, Event


def peek(*, reveals: bool) -> Event:
    """Seat 0 looks at a card and loses a coin in secret; everybody sees that it gains a point."""
    return Event(
        "peeked",
        0,
        {"pile": 3},
        [Change(0, "points", 1)],
        reveals,
        known_to=[0],
        secret={"card": 7},
        secret_changes=[Change(0, "coins", -1)],
    )


def test_whoever_is_in_the_know_hears_all() -> None:
    heard = peek(reveals=True).seen_by(0)
    assert (heard.key, heard.arguments, heard.reveals) == ("peeked", {"pile": 3, "card": 7}, True)
    assert heard.changes == [Change(0, "points", 1), Change(0, "coins", -1)]


def test_others_hear_what_is_open_of_it() -> None:
    for viewer in (None, 1):
        heard = peek(reveals=True).seen_by(viewer)
        assert heard == Event("peeked-hidden", 0, {"pile": 3}, [Change(0, "points", 1)])


def test_others_do_not_learn_whether_anything_came_to_light() -> None:
    assert peek(reveals=True).seen_by(1) == peek(reveals=False).seen_by(1)
