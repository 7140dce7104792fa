"""Following a table: direct messages about it for somebody who doesn't play."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.play.rows import Follower
from bot.play.table import Caller
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, menus, texts, told
from tools.example.rules.moves import Rest

from .test_answers import Connection


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Anna is to move."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def follow(scene: Scene, when: str) -> Any:
    """Let Walter choose on his page when he gets messages about the game."""
    page = await scene.press(scene.watcher, label_of("status"))
    asked = (await scene.watcher.click(page, label=label_of("follow"))).response
    (menu,) = menus(asked)
    return await scene.watcher.select(asked, custom_id=menu["custom_id"], values=[when])


async def play(scene: Scene, turns: int) -> None:
    """Let the players rest for so many turns, or until the game ends."""
    for _ in range(turns):
        table = await scene.table()
        if table.status != "playing":
            break
        await scene.bot.tables.games.play(Caller(table.asked_users()[0], "who", scene.channel.id), Rest())
        await scene.bot.outbox.deliver(scene.channel.id)
        await scene.thought()


async def test_following_begins_with_a_direct_message(at: Scene) -> None:
    answered = await follow(at, "rounds")
    assert (
        texts(answered.response)
        == "You’re following **The Garden** on Roma: I’ve just sent you a direct message."
    )
    assert at.inbox(at.watcher)[0].startswith(
        "You’re following **The Garden** on Roma: I’ll write when a round ends"
    )
    below, page = buttons(at.card), await at.press(at.watcher, label_of("status"))
    assert (label_of("follow") in below, label_of("follow") in buttons(page)) == (False, True)
    assert f"*{label_of('follow')}*, on the page that *{label_of('status')}* opens" in at.inbox(at.watcher)[0]


async def test_a_follower_of_rounds_gets_one_message_for_each_round_and_one_for_the_end(at: Scene) -> None:
    await follow(at, "rounds")
    await play(at, 1)
    assert len(at.inbox(at.watcher)) == 1
    await play(at, 1)
    assert at.inbox(at.watcher)[1:] == [f"**The Garden** on Roma: a round has ended.\n{at.card.jump_url}"]
    await play(at, 100)
    *rounds, last = at.inbox(at.watcher)[1:]
    assert all("a round has ended" in told for told in rounds)
    assert last.startswith("**The Garden** on Roma is over. ")


async def test_no_round_ends_when_the_last_move_of_one_is_taken_back(at: Scene) -> None:
    await follow(at, "rounds")
    await play(at, 2)
    assert (await at.bot.tables.undos.ask(at.caller(at.ben))).done
    await at.bot.outbox.deliver(at.channel.id)
    await at.thought()
    assert len(at.inbox(at.watcher)) == 2


async def test_a_follower_of_the_end_gets_a_message_only_at_the_end(at: Scene) -> None:
    await follow(at, "end")
    await play(at, 100)
    assert len(at.inbox(at.watcher)) == 2
    assert "is over" in at.inbox(at.watcher)[-1]


async def test_followers_learn_that_a_game_is_canceled(at: Scene) -> None:
    await follow(at, "end")
    await at.bot.tables.games.end(at.caller(at.mod))
    await at.bot.outbox.deliver(at.channel.id)
    await at.thought()
    assert at.inbox(at.watcher)[-1].startswith("**The Garden** on Roma has been canceled.")


async def test_somebody_who_stops_following_gets_no_more_messages(at: Scene) -> None:
    await follow(at, "rounds")
    assert texts((await follow(at, "nothing")).response) == "You won’t hear about this game any more."
    await play(at, 2)
    assert len(at.inbox(at.watcher)) == 1


async def test_somebody_with_closed_direct_messages_is_told_so_and_does_not_follow(at: Scene) -> None:
    path = f"/channels/{at.watcher.user.dm_channel.id}/messages"
    at.env.inject_error("POST", path, status=403, code=50007, message="Cannot send messages to this user")
    assert "My direct messages don’t reach you" in told(await follow(at, "end"))
    assert await at.store.read.select(Follower, (await at.table()).id) == []


async def test_nobody_follows_whose_first_message_is_lost(at: Scene, monkeypatch: pytest.MonkeyPatch) -> None:
    Connection(monkeypatch).drops("POST", f"/channels/{at.watcher.user.dm_channel.id}/messages")
    assert "Something went wrong" in told(await follow(at, "end"))
    assert await at.store.read.select(Follower, (await at.table()).id) == []


async def test_a_follower_who_closes_direct_messages_stops_following_without_a_post(
    at: Scene,
) -> None:
    await follow(at, "rounds")
    path = f"/channels/{at.watcher.user.dm_channel.id}/messages"
    at.env.inject_error("POST", path, status=403, code=50007, message="Cannot send messages to this user")
    await play(at, 2)
    assert await at.store.read.select(Follower, (await at.table()).id) == []
    assert at.pings()[-1] == {at.anna.id}


async def test_somebody_who_loses_access_to_the_channel_stops_following(
    at: Scene,
) -> None:
    await follow(at, "rounds")
    view = discord.Permissions(view_channel=True).value
    hidden = Overwrite(target_id=at.watcher.id, type=OverwriteType.MEMBER, allow=0, deny=view)
    at.env.backend.set_overwrite(at.channel.id, hidden)
    await at.env.settle()
    await play(at, 2)
    assert len(at.inbox(at.watcher)) == 1, "the first one alone"
    assert await at.store.read.select(Follower, (await at.table()).id) == []


async def test_somebody_who_has_left_the_server_gets_no_message(at: Scene) -> None:
    await follow(at, "end")
    at.guild.remove_member(at.watcher)
    await play(at, 100)
    assert len(at.inbox(at.watcher)) == 1


async def test_a_player_has_no_button_to_follow(at: Scene) -> None:
    assert label_of("follow") not in buttons(await at.press(at.anna, label_of("status")))
