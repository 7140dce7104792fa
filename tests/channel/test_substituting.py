"""A computer that plays on for somebody: the confirmation, the announcement, and how the player comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, seated, texts, told

COMPUTER = "by-computer"


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Anna is to move, then Ben."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def stand_in(at: Scene) -> str:
    """Let Ben hand his seat to an easy computer; return the text of the confirmation."""
    asked = await at.ben.slash(at.channel, "game replace", player="Ben", **{COMPUTER: "tiro"})
    said = told(asked)
    await at.ben.click(asked.response, label=label_of("stand-in"))
    return said


async def test_it_must_be_confirmed_and_is_announced(at: Scene) -> None:
    said = await stand_in(at)
    assert "A computer (easy, tiro) would play on for you from now on. You can come back" in said
    assert "/game join" in said
    assert "A computer (easy, tiro) plays on for **Ben 🤖**." in texts(at.card)


async def test_the_replaced_player_is_told_how_to_come_back(at: Scene) -> None:
    await stand_in(at)
    refused = told(await at.ben.slash(at.channel, "move", what="rest"))
    assert refused.startswith("A computer is playing for you at this table.")
    assert "/game join" in refused


async def test_join_gives_a_player_the_seat_back(at: Scene) -> None:
    await stand_in(at)
    assert told(await at.ben.slash(at.channel, "game join")) == "You have your seat back."
    assert "**Ben** plays on in person." in texts(at.card)
    assert buttons(at.card)
    assert (await at.table()).computers == (None, None)
    assert told(await at.ben.slash(at.channel, "game join")) == "You are already playing yourself."


async def test_a_card_says_in_order_who_has_moved_and_who_plays_on(at: Scene) -> None:
    await at.move(at.anna, "rest")
    await stand_in(at)
    await at.thought()
    await at.ben.slash(at.channel, "game join")
    said = texts(at.card)
    told_in_order = (
        "A computer (easy, tiro) plays on for **Ben 🤖**.",
        "Ben 🤖 ",
        "**Ben** plays on in person.",
    )
    places = [said.find(line) for line in told_in_order]
    assert -1 not in places, said
    assert places == sorted(places), said


async def test_a_card_says_that_a_player_has_left_before_who_plays_on(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as scene:
        await scene.bot.tables.games.resign(scene.caller(scene.ben))
        asked = await scene.anna.slash(scene.channel, "game replace", player="Ben", **{COMPUTER: "tiro"})
        await scene.anna.click(asked.response, label=label_of("stand-in"))
        said = texts(scene.card)
        assert said.index("**Ben** leaves the game") < said.index("plays on for **Ben 🤖**")


async def test_a_seat_goes_either_to_a_person_or_to_a_computer(at: Scene) -> None:
    assert "not both" in told(await at.anna.slash(at.channel, "game replace", player="Ben"))
    both = {"player": "Ben", "by": at.watcher, COMPUTER: "tiro"}
    assert "not both" in told(await at.anna.slash(at.channel, "game replace", **both))


async def test_nobody_is_replaced_by_a_computer_against_their_will(at: Scene) -> None:
    refused = told(await at.anna.slash(at.channel, "game replace", player="Ben", **{COMPUTER: "tiro"}))
    assert refused.startswith("Ben is playing.")
