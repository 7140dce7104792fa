"""What each viewer hears of an event."""

from __future__ import annotations

from bot.engine import Change, Event, Place, Text, heard


def peek(*, reveals: bool = False) -> Event:
    """Return the event of seat 0 looking at a card; everybody sees that it gains a point."""
    return Event(
        "peeked",
        0,
        {"pile": 3},
        [Change(0, "points", 1)],
        reveals,
        known_to=[0],
        secret={"card": 7, "place": Place("A1")},
        deed=True,
    )


def test_a_seat_that_knows_the_secret_hears_everything() -> None:
    heard = peek(reveals=True).seen_by(0)
    assert heard == peek(reveals=True)
    assert heard.said == {"pile": 3, "card": 7, "place": Place("A1")}
    assert heard.text.key == "event-peeked"


def test_others_hear_only_the_public_part() -> None:
    for viewer in (None, 1):
        heard = peek(reveals=True).seen_by(viewer)
        assert heard == Event("peeked", 0, {"pile": 3}, [Change(0, "points", 1)], deed=True, hidden=True)
        assert heard.text.key == "event-peeked-hidden"
        assert heard.places == ()


def test_others_do_not_learn_whether_anything_was_revealed() -> None:
    assert peek(reveals=True).seen_by(1) == peek(reveals=False).seen_by(1)


def test_the_public_part_can_be_derived_from_a_seats_own_event() -> None:
    """A picture for everybody is drawn from a player's own view."""
    own, public = peek().seen_by(0), peek().seen_by(None)
    assert own is not None
    assert public is not None
    assert own.seen_by(None) == public == public.seen_by(1)


def test_others_do_not_hear_of_an_event_without_a_public_part() -> None:
    secret = Event("peeked", known_to=[0], secret={"card": Text("card-7")})
    assert heard([secret, peek()], 1) == [peek().seen_by(1)]
    assert heard([secret], 0) == [secret]


def test_a_change_is_open_also_where_nothing_else_is() -> None:
    found = Event("found", changes=[Change(0, "points", 1)], known_to=[0], secret={"card": Text("card-7")})
    assert found.seen_by(1) == Event("found", changes=[Change(0, "points", 1)], hidden=True)
