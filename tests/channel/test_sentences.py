from types import SimpleNamespace

from bot.channel.sentences import escaped, happened, marked
from bot.engine import Change, Event
from bot.words import words

from .garden import GARDEN

SAID = words("en", GARDEN.id).naming(["**Ben**", "**Carla**"])


def test_a_line_says_who_did_what_with_every_change() -> None:
    event = Event(
        "planted",
        0,
        {"crop": "Vine", "bed": "A1"},
        [Change(0, "coins", -4), Change(0, "points", 2), Change(1, "coins", 1)],
    )
    assert happened(SAID, [event]) == ["**Ben** plants Vine on A1: +2 points, −4 coins; **Carla** +1 coins."]


def test_changes_of_one_kind_are_said_as_one() -> None:
    event = Event("rested", 1, {}, [Change(1, "coins", 1), Change(0, "coins", 5), Change(1, "coins", 2)])
    assert happened(SAID, [event]) == ["**Carla** rests: +3 coins; **Ben** +5 coins."]


def test_a_line_without_changes_ends_like_a_sentence() -> None:
    assert happened(SAID, [Event("rested", 0)]) == ["**Ben** rests."]


def test_names_show_as_they_are_written() -> None:
    table = SimpleNamespace(words=lambda locale: words("en", GARDEN.id).naming(["*_`B`~", "@everyone"]))
    names = marked(table, "en").names
    assert names[0] == "**" + escaped("*_`B`~") + "**"
    assert "*_" not in names[0].removeprefix("**")
    assert "@everyone" not in names[1]


def test_changes_that_have_no_words_or_come_to_nothing_are_left_out() -> None:
    event = Event("rested", 0, {}, [Change(0, "coins", 1), Change(0, "coins", -1), Change(1, "shade", 2)])
    assert happened(SAID, [event]) == ["**Ben** rests."]
