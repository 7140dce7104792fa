"""Pinging whoever is asked again, by themselves or because somebody nudges them."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from tests.scene import Scene, at_first_turn, buttons, opened, seated, texts, told


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Ben is to move."""
    async with at_first_turn(tmp_path) as scene:
        await scene.move(scene.anna, "rest")
        yield scene


async def nudge(scene: Scene, player: MemberActor) -> str:
    asked = await player.slash(scene.channel, "game pace")
    clicked = await player.click(asked.response, label="Nudge now")
    return texts(clicked.followups[-1] if clicked.followups else clicked.response)


async def test_a_nudge_pings_whoever_is_asked_and_says_whom(at: Scene) -> None:
    asked = await at.anna.slash(at.channel, "game pace")
    assert "To move now: **Ben**." in told(asked)
    clicked = await at.anna.click(asked.response, label="Nudge now")
    assert texts(clicked.response) == "Pinged: **Ben**."
    assert texts(at.card) == f"<@{at.ben.id}> **Anna** nudges you: the game is waiting for you."
    assert at.pings()[-1] == {at.ben.id}
    assert list(buttons(at.card)) == ["Move", "My board", "Status"]


async def test_nobody_is_nudged_twice_within_an_hour(at: Scene) -> None:
    await nudge(at, at.anna)
    posted = len(at.posted())
    at.now += 3500
    assert (await nudge(at, at.anna)) == (
        f"Ben was pinged within the last hour. You can nudge again from <t:{int(at.now) + 100}:t> on."
    )
    assert len(at.posted()) == posted
    await at.restart()
    assert "Ben was pinged" in await nudge(at, at.anna)
    at.now += 101
    assert await nudge(at, at.anna) == "Pinged: **Ben**."


async def test_a_reminder_counts_as_a_nudge(at: Scene) -> None:
    await at.anna.slash(at.channel, "game pace", hours=1)
    at.now += 1801
    await at.bot.tables.overdue.put_due()
    await at.bot.post.deliver(at.channel.id)
    assert "Ben was pinged" in await nudge(at, at.anna)


async def test_of_several_those_are_pinged_who_were_not_and_the_others_named(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as scene:
        assert await nudge(scene, scene.anna) == "Pinged: **Ben** and **Carla**."
        assert await nudge(scene, scene.ben) == "Pinged: **Anna**. Pinged only a little while ago: **Carla**."
        assert scene.pings()[-1] == {scene.anna.id}


async def test_who_alone_is_asked_has_nobody_to_nudge_and_who_watches_may_not(at: Scene) -> None:
    assert await nudge(at, at.ben) == "There is nobody to nudge: the game is waiting for you alone."
    assert (await nudge(at, at.watcher)).startswith("You aren’t playing in this game.")


async def test_where_no_game_is_running_nobody_is_nudged(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        assert told(await scene.anna.slash(scene.channel, "game pace")).startswith("No game is running here.")
        await scene.anna.slash(scene.channel, "game new", game="example")
        assert "To move now" not in told(await scene.anna.slash(scene.channel, "game pace"))
