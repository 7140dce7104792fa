"""Standing answers: chosen in a menu behind *What else?*, and on the player's own board."""

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
    """City of Marble, when a claim is asked for the first time."""
    chance = Random("claims")
    async with seated(tmp_path, 3, UNPAINTED["marble"]) as scene:
        while (await scene.table()).view(None).asked[0].decision != "site-claim":
            (player,) = await scene.asked()
            await type_a_move(scene, player, chance)
        yield scene


def offered(page: Any) -> dict[str, Any]:
    """The menu of standing answers."""
    return next(menu for menu in menus(page) if menu["custom_id"].startswith("ludi-menu:instruct:"))


def held(page: Any) -> str:
    """The standing answer that is selected."""
    return next(option["label"] for option in offered(page)["options"] if option.get("default"))


async def instruct(player: Any, page: Any, way: str) -> None:
    await player.select(page, [way], custom_id=offered(page)["custom_id"])


async def asked_for_ways(at: Scene, player: Any) -> Any:
    """The page behind *What else?* of a claim, which has the menu of standing answers."""
    page = await at.press(player, label_of("move"))
    await player.click(page, label=WHAT_ELSE)
    return page


async def test_a_player_who_chooses_never_is_not_asked_again(at: Scene) -> None:
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


async def test_a_standing_answer_can_be_withdrawn_on_ones_own_board(at: Scene) -> None:
    (player,) = await at.asked()
    page = await asked_for_ways(at, player)
    await instruct(player, page, "never")
    page = (await player.slash(at.channel, "game hand")).response
    assert held(page) == "Never send a magistrate"
    await instruct(player, page, "ask")
    table = await at.table()
    assert table.view(None).way_of(table.seat_of(player.id), "site-claim") == "ask"


async def test_a_spectator_has_no_menu_of_standing_answers(at: Scene) -> None:
    page = await at.press(at.watcher, label_of("board"))
    assert "From now on …" not in [one["placeholder"] for one in menus(page)]


async def test_a_standing_answer_that_was_not_offered_is_refused(at: Scene) -> None:
    (player,) = await at.asked()
    page = await asked_for_ways(at, player)
    before = await at.table()
    stored = at.env.backend.get_message(at.channel.id, page.id)
    offered(stored)["options"][0]["value"] = "always"
    await instruct(player, page, "always")
    assert "can’t be left to the bot" in texts(page)
    assert (await at.table()).revision == before.revision
