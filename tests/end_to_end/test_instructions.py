"""What players have answered for them: chosen in a menu under the question, and on their own board."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.end_to_end.test_whole_games import UNPAINTED, type_a_move
from tests.labels import label_of
from tests.scene import WHAT_ELSE, Scene, menus, seated, texts


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """City of Marble, at the moment when a claim is asked for the first time."""
    chance = Random("claims")
    async with seated(tmp_path, 3, UNPAINTED["marble"]) as scene:
        while (await scene.table()).view(None).asked[0].decision != "site-claim":
            (player,) = await scene.asked()
            await type_a_move(scene, player, chance)
        yield scene


def offered(page: Any) -> dict[str, Any]:
    """The menu of what can be said from now on."""
    return next(menu for menu in menus(page) if menu["custom_id"].startswith("ludi-menu:instruct:"))


def held(page: Any) -> str:
    """What the menu says that holds now."""
    return next(option["label"] for option in offered(page)["options"] if option.get("default"))


async def instruct(player: Any, page: Any, way: str) -> None:
    await player.select(page, [way], custom_id=offered(page)["custom_id"])


async def asked_for_ways(at: Scene, player: Any) -> Any:
    """The page behind *What else?*, where a player says how such a question is answered from now on."""
    page = await at.press(player, label_of("move"))
    await player.click(page, label=WHAT_ELSE)
    return page


async def test_under_a_claim_one_may_say_never_and_is_not_asked_again(at: Scene) -> None:
    (player,) = await at.asked()
    before = await at.table()
    seat = before.seat_of(player.id)
    page = await asked_for_ways(at, player)
    assert held(page) == "Ask me at every finished site"
    await instruct(player, page, "never")
    assert "You decide from now on: “Never send a magistrate”" in texts(page)
    after = await at.table()
    assert after.view(None).way_of(seat, "site-claim") == "never"
    assert ("site-claim", seat) not in [(asked.decision, asked.seat) for asked in after.view(None).asked]
    assert "decides from now on" in texts(at.card)


async def test_on_ones_own_board_it_can_be_taken_back(at: Scene) -> None:
    (player,) = await at.asked()
    page = await asked_for_ways(at, player)
    await instruct(player, page, "never")
    page = (await player.slash(at.channel, "game hand")).response
    assert held(page) == "Never send a magistrate"
    await instruct(player, page, "ask")
    table = await at.table()
    assert table.view(None).way_of(table.seat_of(player.id), "site-claim") == "ask"


async def test_whoever_only_watches_has_nothing_to_say(at: Scene) -> None:
    page = await at.press(at.watcher, label_of("board"))
    assert "From now on …" not in [one["placeholder"] for one in menus(page)]


async def test_what_nobody_offered_is_refused_in_a_sentence(at: Scene) -> None:
    (player,) = await at.asked()
    page = await asked_for_ways(at, player)
    before = await at.table()
    stored = at.env.backend.get_message(at.channel.id, page.id)
    offered(stored)["options"][0]["value"] = "always"
    await instruct(player, page, "always")
    assert "can’t be left to the bot" in texts(page)
    assert (await at.table()).revision == before.revision
