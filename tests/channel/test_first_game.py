"""Learning by playing: from the lessons or the lobby, one person, one tiro, the shortest game, a coach."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import TITLES
from bot.lessons.lesson import teaching
from tests.scene import Scene, menus, opened, sketched, told

PRAETOR = sketched(TITLES["praetor"])


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path, PRAETOR) as scene:
        yield scene


async def from_lessons(scene: Scene) -> str:
    page = (await scene.anna.slash(scene.channel, "learn", game="praetor")).response
    return told(await scene.anna.click(page, label="Learn by playing"))


async def test_from_the_lessons_a_game_against_a_tiro_begins_at_once(scene: Scene) -> None:
    assert "Your first game has begun" in await from_lessons(scene)
    table = await scene.table()
    assert table.status == "playing"
    assert [(seat.user, seat.computer) for seat in sorted(table.seats, key=lambda seat: seat.user or 0)] == [
        (None, "tiro"),
        (scene.anna.id, None),
    ]
    assert table.row.coached
    assert table.options == {**table.options, **teaching("praetor").first_game}


async def test_where_a_game_is_played_none_is_begun(scene: Scene) -> None:
    await scene.play_to_start()
    before = await scene.table()
    assert "already" in await from_lessons(scene)
    assert (await scene.table()).id == before.id


async def test_in_the_lobby_whoever_sits_alone_can_learn_by_playing(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="praetor")
    lobby = scene.card
    options = {option["label"]: option["value"] for option in menus(lobby)[0]["options"]}
    await scene.anna.select(lobby, [options["Learn by playing"]])
    table = await scene.table()
    assert table.status == "playing"
    assert table.row.coached
    assert sorted(seat.computer or "" for seat in table.seats) == ["", "tiro"]


async def test_in_a_lobby_with_others_it_is_not_offered_and_refused(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="praetor")
    lobby = scene.card
    await scene.ben.click(lobby, label="Join")
    assert all(option["value"] != "learn" for option in menus(scene.card)[0]["options"])
    scene.forge(scene.card, 3, menus(scene.card)[0]["custom_id"], "learn")
    answer = await scene.anna.select(scene.card, ["learn"])
    assert "for one person alone" in told(answer)
    assert (await scene.table()).status == "lobby"
