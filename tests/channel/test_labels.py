"""Labels short enough for a phone."""

from __future__ import annotations

import discord
from hypothesis import given
from hypothesis import strategies as st

from bot.channel.messages.components import (
    LONGEST_BESIDE_AN_EMOJI,
    LONGEST_LABEL,
    Address,
    fitted_labels,
    menu,
    shortened_label,
)


def test_the_least_important_parts_are_left_out() -> None:
    assert shortened_label("Discard · Commercium (1 wood → 1 stone)") == "Discard · Commercium"
    assert shortened_label("Temple of Plutus – 2 wood, 1 stone and 1 marble") == "Temple of Plutus"
    assert shortened_label("Marble quarry K11 for 1 gold: +6 marble") == "Marble quarry K11 for 1 gold"
    assert shortened_label("Temple of Plutus") == "Temple of Plutus"


def test_a_label_without_parts_is_cut_between_words() -> None:
    assert (
        shortened_label("Send my magistrate if I have only one there")
        == "Send my magistrate if I have only one…"
    )


def test_the_parts_that_distinguish_options_stay() -> None:
    trades = [f"Commercium (1 stone → 1 gold) · {times}×: {times} stone → {times} gold" for times in (1, 2)]
    assert fitted_labels(trades) == ["Commercium · 1×: 1 stone → 1 gold", "Commercium · 2×: 2 stone → 2 gold"]
    tiles = ["From Flavia: 1 green worker + 1 yellow worker", "From Flavia: 1 green worker + 1 blue worker"]
    assert fitted_labels(tiles) == ["1 green worker + 1 yellow worker", "1 green worker + 1 blue worker"]


def test_no_label_is_shortened_to_what_several_have() -> None:
    figures = ("WY", "WR", "WB")
    labels = [f"Special dispatch · M1: Market stall 2 · {letters}" for letters in figures]
    assert fitted_labels(labels) == [f"Special dispatch · M1: {letters}" for letters in figures]
    stalls = [f"M{number}: Market stall 2 · {letters}" for number in (1, 2) for letters in figures]
    assert fitted_labels(stalls, 19) == [f"M{number}: {letters}" for number in (1, 2) for letters in figures]


def test_an_icon_shortens_only_its_own_label() -> None:
    draft = ["A · 2 wood, 1 stone and 1 white marble", "B · 3 wool, 1 stone and 1 white marble"]
    rooms = [LONGEST_LABEL, LONGEST_BESIDE_AN_EMOJI]
    assert fitted_labels(draft, rooms) == [draft[0], "B"]
    options = [
        discord.SelectOption(label=draft[0], value="a"),
        discord.SelectOption(label=draft[1], value="b", emoji="🐑"),
    ]
    shown = menu("Which?", Address("pick"), options).item.options
    assert [option.label for option in shown] == [draft[0], "B"]


def test_parts_left_out_of_a_label_begin_its_description() -> None:
    options = [
        discord.SelectOption(
            label="Temple of Plutus – 2 wood, 1 stone and 1 marble", description="+3 points", value="1"
        )
    ]
    (shown,) = menu("Which?", Address("pick"), options).item.options
    assert (shown.label, shown.description) == (
        "Temple of Plutus",
        "2 wood, 1 stone and 1 marble · +3 points",
    )


@given(st.lists(st.text("ab ·–:()", min_size=1, max_size=90), min_size=1, max_size=25, unique=True))
def test_different_labels_stay_different_and_fit(labels: list[str]) -> None:
    shown = fitted_labels(labels)
    assert max(map(len, shown)) <= LONGEST_LABEL
    assert len(set(shown)) == len(labels)
