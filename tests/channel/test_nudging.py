"""Nudging: pinging the players who are asked once more, on request."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, opened, seated, texts, told


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Ben is to move."""
    async with at_first_turn(tmp_path) as scene:
        await scene.move(scene.anna, "rest")
        yield scene


async def nudge(scene: Scene, player: MemberActor) -> str:
    return told(await player.slash(scene.channel, "game nudge"))


async def test_a_nudge_pings_the_players_who_are_asked_and_names_them(at: Scene) -> None:
    assert await nudge(at, at.anna) == "Nudged: **Ben**."
    assert texts(at.card) == f"<@{at.ben.id}> **Anna** nudges you: the game is waiting for you."
    assert at.pings()[-1] == {at.ben.id}
    assert list(buttons(at.card)) == [label_of("move"), label_of("board"), label_of("status")]


async def test_the_button_on_the_page_of_the_pace_also_nudges(at: Scene) -> None:
    asked = await at.anna.slash(at.channel, "game pace")
    assert "Now to move: **Ben**." in told(asked)
    clicked = await at.anna.click(asked.response, label=label_of("nudge"))
    assert texts(clicked.response) == "Nudged: **Ben**."
    assert at.pings()[-1] == {at.ben.id}


async def test_a_table_can_be_nudged_once_in_six_hours_whoever_is_asked(at: Scene) -> None:
    await nudge(at, at.anna)
    await at.move(at.ben, "rest")
    posted = len(at.posted())
    at.now += 6 * 3600 - 100
    refused = f"This table was nudged only a short while ago. You can nudge again from <t:{int(at.now) + 100}:f> on."
    assert await nudge(at, at.ben) == refused
    assert len(at.posted()) == posted
    await at.restart()
    assert await nudge(at, at.ben) == refused
    at.now += 101
    assert await nudge(at, at.ben) == "Nudged: **Anna**."


async def test_a_player_who_rests_is_not_nudged_and_the_others_are(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as scene:
        until = scene.now + 3600
        await scene.settle(scene.carla, away_until=until)
        rests = f"**Carla** is resting until <t:{int(until)}:f>."
        assert await nudge(scene, scene.anna) == f"Nudged: **Ben**. {rests}"
        assert scene.pings()[-1] == {scene.ben.id}


async def test_a_reminder_does_not_use_up_the_nudge_and_a_pause_forbids_it(at: Scene) -> None:
    await at.mod.slash(at.channel, "game pace", hours=1)
    at.now += 1801
    await at.bot.tables.deadlines.put_due()
    await at.bot.outbox.deliver(at.channel.id)
    assert await nudge(at, at.anna) == "Nudged: **Ben**."
    at.now += 7 * 3600
    await at.anna.slash(at.channel, "game pause")
    assert (await nudge(at, at.anna)).startswith("The game is paused, so no one is pinged.")


async def test_if_all_rest_nobody_is_nudged_and_the_nudge_is_not_used_up(at: Scene) -> None:
    until = at.now + 3600
    await at.settle(at.ben, away_until=until)
    refused = f"Ben is resting and won’t be pinged before <t:{int(until)}:f>."
    assert await nudge(at, at.anna) == refused
    at.now = until
    assert await nudge(at, at.anna) == "Nudged: **Ben**."


async def test_a_player_with_direct_messages_is_nudged_by_one(at: Scene) -> None:
    await at.settle(at.ben, pings="direct")
    posted = len(at.posted())
    assert await nudge(at, at.anna) == "Nudged: **Ben**."
    await at.thought()
    assert len(at.posted()) == posted
    assert at.inbox(at.ben)[-1].startswith("**Anna** nudges you: **The Garden** on Roma is waiting for you")


async def test_the_only_player_who_is_asked_and_spectators_cannot_nudge(at: Scene) -> None:
    assert await nudge(at, at.ben) == "There is no one to nudge: the game is waiting only for you."
    assert (await nudge(at, at.watcher)).startswith("You aren’t playing in this game.")


async def test_nobody_is_nudged_if_no_game_is_running(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        assert (await nudge(scene, scene.anna)).startswith("No game is running here.")
        await scene.anna.slash(scene.channel, "game new", game="example")
        assert (await nudge(scene, scene.anna)).startswith("The game hasn’t begun")
