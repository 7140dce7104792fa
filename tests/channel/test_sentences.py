import re
from types import SimpleNamespace

import pytest
from fluent.runtime import FluentResource

from bot.channel.messages.sentences import escaped, event_lines, message_words
from bot.engine import Change, Event, Text
from bot.i18n.fluent import words
from tools.example.game import GAME

WORDS = words("en", GAME.id)
WORDS.bundle.add_resource(
    FluentResource("""
event-withered = The garden of { $player } withers
event-withered-together = Withered gardens
event-weeded = { $player } pulls { $weeds } weeds
event-weeded-together = Weeds
event-weeded-each = { $player } { $weeds }{ $seats ->
    [one] { "" }
   *[other] {" "}each
}
event-shown = Shown: { $crops }
harvest-vine = a vine
harvest-wheat = wheat
event-ripened = A bed of { $player } ripens
    .nothing = nothing
event-ripened-together = Ripe beds
event-ripened-part = { $bed } { $amount }
event-sold = { $player } goes to market
    .nothing = nobody buys
event-sold-together = Market
""")
)
SAID = WORDS.naming(["**Ben**", "**Carla**"])
SAID_TO_FOUR = WORDS.naming(["Ben", "Carla", "Dora", "Emil"])


def test_a_line_says_who_did_what_with_all_changes() -> None:
    event = Event(
        "planted",
        0,
        {"crop": "Vine", "bed": "A1"},
        [Change(0, "coins", -4), Change(0, "points", 2), Change(1, "coins", 1)],
    )
    assert event_lines(SAID, [event]) == [
        "**Ben** plants Vine on A1: +2 points, −4 coins; **Carla** +1 coin."
    ]


def test_changes_of_one_kind_are_added_up() -> None:
    event = Event("rested", 1, {}, [Change(1, "coins", 1), Change(0, "coins", 5), Change(1, "coins", 2)])
    assert event_lines(SAID, [event]) == ["**Carla** rests: +3 coins; **Ben** +5 coins."]


def test_a_line_without_changes_is_a_sentence() -> None:
    assert event_lines(SAID, [Event("rested", 0)]) == ["**Ben** rests."]


def test_markup_in_names_is_escaped() -> None:
    table = SimpleNamespace(
        row=SimpleNamespace(coached=False),
        words=lambda locale: words("en", GAME.id).naming(["*_`B`~", "@everyone"]),
    )
    names = message_words(table, "en").names
    assert names[0] == escaped("*_`B`~")
    assert "*_" not in names[0].removeprefix("**")
    assert "@everyone" not in names[1]


def test_changes_without_words_are_left_out() -> None:
    assert event_lines(SAID, [Event("rested", 0, {}, [Change(1, "seeds", 2)])]) == ["**Ben** rests."]


def test_a_gain_that_a_loss_cancels_out_is_told_too() -> None:
    event = Event("rested", 0, {}, [Change(0, "coins", 1), Change(0, "coins", -1), Change(1, "coins", 1)])
    assert event_lines(SAID, [event]) == ["**Ben** rests: +1 coin, −1 coin; **Carla** +1 coin."]


def test_an_event_without_changes_may_say_so() -> None:
    one, other = Event("sold", 0), Event("sold", 1, {}, [Change(1, "coins", 1)])
    assert event_lines(SAID, [one]) == ["**Ben** goes to market: nobody buys."]
    assert event_lines(SAID, [one, other]) == ["Market: **Ben** nobody buys; **Carla** +1 coin."]


def test_the_same_event_for_several_seats_is_one_line() -> None:
    events = [
        Event("watered", 0, {}, [Change(0, "coins", -1), Change(0, "points", 1)]),
        Event("withered", 2),
        Event("watered", 1, {}, [Change(1, "points", 1), Change(1, "coins", -1)]),
        Event("watered", 3, {}, [Change(3, "points", 2)]),
        Event("withered", 2),
    ]
    said = SAID.naming(["Ben", "Carla", "Dora", "Emil"])
    assert event_lines(said, events) == [
        "Watered gardens: Ben and Carla +1 point, −1 coin each; Emil +2 points.",
        "Withered gardens: Dora.",
    ]
    assert event_lines(said, events[:1]) == ["Ben waters the garden: +1 point, −1 coin."]


def test_what_an_event_says_of_each_seat_comes_before_its_changes() -> None:
    events = [
        Event("weeded", seat, {"weeds": 2 + seat}, [Change(seat, "points", 1)] if seat else [])
        for seat in (0, 1)
    ]
    assert event_lines(SAID, events) == ["Weeds: **Ben** 2; **Carla** 3 +1 point."]


def test_events_that_also_change_others_have_lines_of_their_own() -> None:
    events = [Event("watered", seat, {}, [Change(1 - seat, "coins", 1)]) for seat in (0, 1)]
    assert event_lines(SAID, events) == [
        "**Ben** waters the garden: **Carla** +1 coin.",
        "**Carla** waters the garden: **Ben** +1 coin.",
    ]


def test_others_with_the_same_changes_are_named_together() -> None:
    said = SAID.naming(["Ben", "Carla", "Dora"])
    event = Event("rested", 0, {}, [Change(1, "coins", 1), Change(2, "coins", 1)])
    assert event_lines(said, [event]) == ["Ben rests: Carla and Dora +1 coin each."]


@pytest.mark.parametrize(
    "event",
    [
        Event("forgotten", 0),
        Event("planted", 0, {"crop": "Vine"}),
        Event("planted", 0, {"crop": Text("crop-forgotten"), "bed": "A1"}),
    ],
)
def test_of_an_event_that_can_no_longer_be_told_the_line_says_who_did_something(
    event: Event, left_out: list[str]
) -> None:
    assert event_lines(SAID, [event, Event("rested", 1)]) == [
        "**Ben** did something that can no longer be told.",
        "**Carla** rests.",
    ]
    (told,) = left_out
    assert event.text.key in told


def test_of_an_event_that_can_no_longer_be_told_the_known_changes_are_told(left_out: list[str]) -> None:
    event = Event("forgotten", None, {}, [Change(0, "coins", 1), Change(0, "forgotten", 1)])
    assert event_lines(SAID, [event]) == ["Something happened that can no longer be told: **Ben** +1 coin."]
    assert len(left_out) == 2


def test_if_one_of_several_events_cannot_be_told_each_has_a_line(left_out: list[str]) -> None:
    assert event_lines(SAID, [Event("weeded", 0, {"weeds": 2}), Event("weeded", 1)]) == [
        "**Ben** pulls 2 weeds.",
        "**Carla** did something that can no longer be told.",
    ]
    assert len(left_out) == 2


@pytest.mark.parametrize(
    "name",
    [
        "https://example.com/x",
        "[win](http://example.com)",
        "<@&123456789012345678>",
        "<t:1790000000:R>",
        "<#123456789012345678>",
        "</game end:123456789012345678>",
    ],
)
def test_a_name_cannot_become_a_link_a_mention_or_a_timestamp(name: str) -> None:
    shown = escaped(name)
    assert not re.search(r"<[@#t/]|://", shown)
    assert not re.search(r"(?<!\\)\[", shown)


def weeded(*weeds: int, **changes: int) -> list[Event]:
    return [
        Event(
            "weeded", seat, {"weeds": many}, [Change(seat, what, amount) for what, amount in changes.items()]
        )
        for seat, many in enumerate(weeds)
    ]


def test_seats_about_which_the_same_is_said_are_named_together() -> None:
    assert event_lines(SAID_TO_FOUR, weeded(2, 3, 2)) == ["Weeds: Ben and Dora 2 each; Carla 3."]
    assert event_lines(SAID_TO_FOUR, weeded(2, 3, 2, points=1)) == [
        "Weeds: Ben and Dora 2 each +1 point each; Carla 3 +1 point."
    ]


def test_the_order_of_changes_makes_no_difference() -> None:
    one = Event("watered", 0, {}, [Change(0, "points", 1), Change(0, "coins", 2)])
    other = Event("watered", 1, {}, [Change(1, "coins", 2), Change(1, "points", 1)])
    assert event_lines(SAID_TO_FOUR, [one, other]) == [
        "Watered gardens: Ben and Carla +1 point, +2 coins each."
    ]


def test_all_players_of_a_larger_table_are_called_all() -> None:
    assert event_lines(SAID_TO_FOUR, weeded(2, 2, 2, 2)) == ["Weeds: all 2 each."]
    assert event_lines(SAID, weeded(2, 2)) == ["Weeds: **Ben** and **Carla** 2 each."]


def test_in_a_joint_line_the_reader_is_you() -> None:
    assert event_lines(SAID_TO_FOUR.read_by(2), weeded(2, 3, 2)) == ["Weeds: Ben and you 2 each; Carla 3."]


def test_several_events_of_a_seat_are_added_up_and_those_without_effect_are_left_out() -> None:
    beds = [(0, "A1", 2), (0, "A2", 0), (0, "A3", 1), (1, "A1", 0), (2, "B1", 0), (2, "B2", 0)]
    events = [
        Event("ripened", seat, {"bed": bed}, [Change(seat, "points", points)] if points else [])
        for seat, bed, points in beds
    ]
    assert event_lines(SAID_TO_FOUR, events) == [
        "Ripe beds: Ben +3 points (A1 2, A3 1); Carla and Dora nothing."
    ]


def test_two_events_of_a_seat_are_both_counted() -> None:
    watered = [Event("watered", seat, {}, [Change(seat, "points", 1)]) for seat in (0, 1, 0)]
    assert event_lines(SAID_TO_FOUR, watered) == ["Watered gardens: Ben +2 points; Carla +1 point."]
    assert event_lines(SAID_TO_FOUR, [*weeded(2, 3), *weeded(4)]) == [
        "Ben pulls 2 weeds.",
        "Carla pulls 3 weeds.",
        "Ben pulls 4 weeds.",
    ]


def test_events_that_are_too_long_for_one_line_have_one_line_each() -> None:
    said = WORDS.naming([f"Somebody with the very long name of {name * 40}" for name in "ABCD"])
    assert event_lines(said, weeded(2, 3, 4, 5)) == [
        f"{name} pulls {weeds} weeds." for name, weeds in zip(said.names, (2, 3, 4, 5), strict=True)
    ]


def test_a_list_of_things_that_is_too_long_for_one_line_has_one_line_each() -> None:
    crops = [Text("harvest-vine"), Text("harvest-wheat")]
    assert event_lines(SAID, [Event("shown", None, {"crops": crops})]) == ["Shown: a vine and wheat."]
    many = [Text("harvest-wheat")] * 60
    assert event_lines(SAID, [Event("shown", None, {"crops": many})]) == ["Shown: wheat."] * 60
