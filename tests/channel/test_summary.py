"""The summary on a card of what has happened, shortened to the room there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from bot.channel.messages.sentences import Space, Summary, summarize
from bot.engine import Change, Event, Place, Player, text
from bot.i18n.fluent import Locale, words
from bot.play.history.game_log import LogEntry

ROOMY = Space(60, 737)
COUNTED = ("favor",)


def built(seat: int, space: str, *changes: Change, key: str = "built") -> Event:
    arguments = {"tile": text("tile-sawmill-built"), "space": Place(space), "points": 1, "plaza": 3}
    return Event(key, seat, arguments, list(changes), deed=True)


def entry(revision: int, *events: Event, back_to: int | None = None) -> LogEntry:
    kind = "move" if back_to is None else "undo"
    return LogEntry(
        revision,
        kind,
        0,
        0.0,
        list(events),
        names=("Anna", "Julia", "Ben"),
        computers=(None, "tiro", None),
        back_to=back_to,
    )


def summary(
    *entries: LogEntry, asked: Sequence[int] = (0,), room: Space = ROOMY, locale: Locale = "en"
) -> Summary:
    return summarize(words(locale, "praetor"), entries, asked, COUNTED, room)


ROUND_ENDS = (
    Event("wages-paid", 1, changes=[Change(1, "gold", -2)]),
    Event("wages-paid", 0, changes=[Change(0, "gold", -3)]),
    Event("retired", 0, changes=[Change(0, "favor", 12)]),
    Event("round-began", arguments={"round": 4, "order": []}),
)


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en",
            [
                "**Anna** builds a sawmill at L14: **+4 points, −2 gold**; **wages −3 gold**; "
                "**a worker retires, +12 points**.",
                "Julia 🤖: wages −2 gold.",
                "Round 4.",
            ],
        ),
        (
            "de",
            [
                "**Anna** baut ein Sägewerk auf L14: **+4 Punkte, −2 Gold**; **Löhne −3 Gold**; "
                "**ein Arbeiter geht in den Ruhestand, +12 Punkte**.",
                "Julia 🤖: Löhne −2 Gold.",
                "Runde 4.",
            ],
        ),
    ],
)
def test_the_end_of_a_round_has_a_line_per_player_with_what_each_part_brought(
    locale: Locale, lines: list[str]
) -> None:
    own = built(0, "L14", Change(0, "favor", 4), Change(0, "gold", -2))
    assert summary(entry(1, own), entry(2, *ROUND_ENDS), locale=locale).lines == lines


def test_a_turn_of_several_moves_is_one_line_with_its_deeds_as_steps() -> None:
    first, second = built(0, "L14", Change(0, "favor", 4)), built(0, "K9", Change(0, "favor", 2))
    told = summary(entry(1, first), entry(2, second))
    assert told.lines == ["**Anna** builds a sawmill at L14, K9: **+6 points**."]
    assert told.steps == [[first], [second]]


@pytest.mark.parametrize(
    ("locale", "lines"),
    [
        (
            "en",
            [
                "**Anna** builds a sawmill at K9: **+4 points, −2 gold**; **from others +1 gold**.",
                "Julia 🤖 builds a sawmill at L14: −1 gold.",
            ],
        ),
        (
            "de",
            [
                "**Anna** baut ein Sägewerk auf K9: **+4 Punkte, −2 Gold**; **von anderen +1 Gold**.",
                "Julia 🤖 baut ein Sägewerk auf L14: −1 Gold.",
            ],
        ),
    ],
)
def test_what_others_pay_is_in_ones_own_line_but_not_in_what_ones_own_moves_brought(
    locale: Locale, lines: list[str]
) -> None:
    own = built(0, "K9", Change(0, "favor", 4), Change(0, "gold", -2))
    fee = built(1, "L14", Change(1, "gold", -1), Change(0, "gold", 1))
    assert summary(entry(1, own), entry(2, fee), locale=locale).lines == lines


def test_the_lines_of_all_players_who_are_asked_come_first() -> None:
    told = summary(
        entry(1, built(1, "L14")), entry(2, built(2, "K9")), entry(3, built(0, "J9")), asked=(0, 2)
    )
    assert [line.split(" ")[0] for line in told.lines] == ["**Ben**", "**Anna**", "Julia"]
    assert len(told.own) == 2


def test_moves_that_were_taken_back_are_not_told() -> None:
    told = summary(entry(1, built(1, "L14")), entry(2, built(0, "K9")), entry(3, back_to=1))
    assert told.lines == ["Julia 🤖 builds a sawmill at L14."]


def test_with_little_room_the_lines_of_others_are_shortened_and_keep_their_points() -> None:
    julia = [built(1, "L14", Change(1, "favor", 4), Change(1, "gold", -2)), built(1, "K9"), built(1, "J8")]
    anna = built(0, "M10", Change(0, "gold", -1))
    entries = [entry(1, anna), *(entry(number, event) for number, event in enumerate(julia, 2))]
    assert summary(*entries, room=Space(18, 737)).lines == [
        "**Anna** builds a sawmill at M10: **−1 gold**.",
        "Julia 🤖 builds a sawmill at L14, K9, J8: +4 points.",
    ]
    told = summary(*entries, room=Space(16, 737))
    assert told.lines[1] == "Julia 🤖 builds a sawmill at L14, …: +4 points."
    assert told.steps == [[anna], [julia[0]]], "what is not told has no number"
    assert summary(*entries, room=Space(1, 737)).lines == ["**Anna** builds a sawmill at M10."]


def test_a_shortened_line_has_no_period() -> None:
    deeds = [built(1, "L14"), built(1, "K9"), built(1, "J8")]
    entries = [entry(number, event) for number, event in enumerate(deeds, 1)]
    assert summary(*entries, room=Space(7, 737)).lines == ["Julia 🤖 builds a sawmill at L14, K9, …"]


def test_the_same_deed_done_twice_is_told_once() -> None:
    bought = [Event("bought", 0, changes=[Change(0, "stone", 1)], deed=True) for _ in range(2)]
    told = summary(entry(1, bought[0]), entry(2, bought[1]))
    assert told.lines == ["**Anna** buys: **+2 stone**."]
    assert told.steps == [bought]


def test_numbers_of_what_befell_a_seat_several_times_are_added_up() -> None:
    ends = [
        [
            Event("training-finished", 0, {"count": 1}),
            Event("wages-short", 0, {"missing": missing}, [Change(0, "favor", -5 * missing)]),
        ]
        for missing in (4, 7)
    ]
    told = summary(*(entry(revision, *events) for revision, events in enumerate(ends, 1)))
    assert told.lines == ["**Anna**: **2 new workers**; **wages, 11 gold short, −55 points**."]


def test_what_concerns_everybody_begins_with_a_capital_also_if_it_is_about_the_reader() -> None:
    began = Event("game-began", arguments={"first": Player(0), "hills": []})
    said = replace(words("en", "marble"), reader=0)
    assert summarize(said, [entry(0, began)], (), COUNTED).lines == ["You begin."]
