"""Hostile members against honest ones: no honest player loses rating, a seat, or their peace."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord.actors import MemberActor

from bot.channel.messages.components import Address, custom_id_of
from bot.play.clock.clocks import Pace
from bot.play.lobby.invitations import INVITED_AGAIN
from bot.play.table import Caller
from tests.ended import strengths
from tests.labels import label_of
from tests.scene import Scene, buttons, opened, seated, texts, told
from tools.example.rules.moves import Rest


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Scene]:
    """A game of Anna, Carla and Ben; Anna is the host, Carla is her friend, and Ben is honest."""
    async with seated(tmp_path, 3) as scene:
        for player in scene.players:
            await scene.move(player)
        yield scene


def pinged(scene: Scene, player: MemberActor, since: int) -> int:
    """How many messages after the first `since` have pinged somebody."""
    return sum(player.id in users for users in scene.pings()[since:])


async def close(scene: Scene, host: MemberActor) -> None:
    """Let a host close their lobby."""
    asked = await host.slash(scene.channel, "game end")
    await host.click(asked.response, label=label_of("end"))


async def test_a_rematch_seats_nobody_by_force_and_pings_once(evening: Scene) -> None:
    anna, ben, _ = evening.players
    await evening.bot.tables.games.end(evening.caller(evening.mod))
    await evening.bot.outbox.deliver(evening.channel.id)
    card, since = evening.card, len(evening.posted())
    for _ in range(3):
        await anna.click(card, label=label_of("again"))
        lobby = next(
            message for message in reversed(evening.messages) if label_of("start") in buttons(message)
        )
        refused = await anna.click(lobby, label=label_of("start"))
        assert "**Ben**" in told(refused) or "Ben" in told(refused)
        page = (await anna.click(lobby, label=label_of("options"))).response
        assert page is not None
        await ben.click(lobby, label=label_of("leave"))
        await close(evening, anna)
    assert pinged(evening, ben, since) == 1, "however often he says no and is seated again"
    assert (await evening.table()).revision == 0, "no game has begun"


async def test_an_honest_player_keeps_the_seat_however_many_agree_to_replace_them(evening: Scene) -> None:
    anna, ben, carla = evening.players
    for _ in range(3):
        await evening.bot.tables.replacements.ask(evening.caller(anna), 1, evening.caller(evening.watcher))
        await evening.bot.outbox.deliver(evening.channel.id)
        question = evening.card
        for friend in (carla, evening.watcher, anna):
            await friend.click(question, label=label_of("agree"))
        evening.now += INVITED_AGAIN
    table = await evening.table()
    assert table.seat_of(ben.id) == 1
    assert table.seat_of(evening.watcher.id) is None


async def test_a_lost_game_cannot_be_canceled_and_leaving_it_counts_as_a_loss(evening: Scene) -> None:
    anna, ben, carla = evening.players
    asked = await anna.slash(evening.channel, "game end")
    assert label_of("end") not in buttons(asked.response)
    await anna.click(asked.response, label=label_of("end-asking"))
    question = evening.card
    await carla.click(question, label=label_of("agree"))
    for stranger in (anna, evening.watcher):  # buttons meant for others
        await stranger.click(question, label=label_of("agree"))
    await ben.click(question, label=label_of("decline"))
    since = len(evening.posted())
    for _ in range(3):
        again = await anna.slash(evening.channel, "game end")
        said = told(await anna.click(again.response, label=label_of("end-asking")))
        assert "Someone has already said no" in said
    assert pinged(evening, ben, since) == 0
    # a forged button
    table = await evening.table()
    card = next(message for message in reversed(evening.messages) if label_of("move") in buttons(message))
    evening.forge(card, 2, custom_id_of(Address("end-sure", table.id, table.revision)))
    await anna.click(card, label=label_of("move"))
    assert (await evening.table()).status == "playing"
    for friend in (anna, carla):
        left = await friend.slash(evening.channel, "game resign")
        await friend.click(left.response, label=label_of("resign"))
    await evening.bot.tables.results.count()
    rated = {one.user: one.mean for one in await strengths(evening.store)}
    assert set(rated) == {player.id for player in evening.players}
    assert rated[ben.id] > 25.0 > rated[anna.id]


async def test_repeated_pauses_takebacks_and_nudges_cost_little_attention(evening: Scene) -> None:
    anna, ben, _ = evening.players
    tables, channel = evening.bot.tables, evening.channel.id
    since = len(evening.posted())
    for _ in range(4):
        await anna.slash(evening.channel, "game nudge")
    for _ in range(6):
        if evening.players[0].id in (await evening.table()).asked_users():
            await tables.games.play(Caller(anna.id, "Anna", channel), Rest())
            await evening.bot.outbox.deliver(channel)
        await anna.slash(evening.channel, "game undo")
    assert pinged(evening, ben, since) <= 5, "each time that it was his turn, and asked once"
    await anna.slash(evening.channel, "game pause")
    evening.now += 86_400
    await ben.slash(evening.channel, "game pause")
    assert not (await evening.table()).paused
    await anna.slash(evening.channel, "game pause")
    assert not (await evening.table()).paused
    before = (await evening.table()).row.pace
    asked = await anna.slash(evening.channel, "game pace", hours=1)
    assert "Everyone who plays must agree to less time" in told(asked)
    await ben.click(evening.card, label=label_of("decline"))
    refused = await anna.slash(evening.channel, "game pace", hours=2)
    assert "Someone has already said no to less time." in told(refused)
    assert (await evening.table()).row.pace == before


async def test_many_invitations_and_open_tables_ping_once(evening: Scene) -> None:
    anna, _, carla = evening.players
    role = evening.guild.create_role("ludentes", mentionable=True)
    await evening.bot.tables.servers.settle(evening.guild.id, role=role.id)
    since = len(evening.posted())
    for friend in (anna, carla, anna):
        page = (
            await friend.slash(evening.channel, "game replace", player="Ben", by=evening.watcher)
        ).response
        if page is not None and label_of("replace") in buttons(page):
            await friend.click(page, label=label_of("replace"))
            question = evening.card
            if label_of("decline") in buttons(question):
                await evening.watcher.click(question, label=label_of("decline"))
    assert pinged(evening, evening.watcher, since) == 1
    for number, friend in enumerate((anna, carla, anna)):
        channel = evening.guild.create_text_channel(f"via-{number}")
        await friend.slash(channel, "game new", game="example")
        await friend.select(channel.history()[0], ["seek"])
    told_roles = [
        request
        for request in evening.env.http_requests
        if request.method == "POST" and request.json and request.json.get("allowed_mentions", {}).get("roles")
    ]
    assert len(told_roles) == 1


async def test_hostile_files_and_names_are_answered_and_ping_nobody(evening: Scene) -> None:
    asked = await evening.mod.slash(evening.channel, "game end")
    await evening.mod.click(asked.response, label=label_of("end"))
    handed = await evening.ben.click(evening.card, label=label_of("record"))
    (file,) = handed.response.attachments
    record = json.loads(await file.read())
    channel = evening.guild.create_text_channel("basilica")
    hostile = evening.guild.add_member(evening.env.create_user("eve", global_name="@everyone <@1> **Ben**"))
    since = len(evening.posted())
    for crafted in (
        record | {"seed": "00" * 200_000},
        record | {"entries": record["entries"] * 2_000},
        record | {"seats": 10**30},
    ):
        content = json.dumps(crafted).encode()
        said = told(await hostile.slash(channel, "game load", file=("game.json", content)))
        assert said
        assert "ref." not in said
    await hostile.slash(channel, "game new", game="example")
    bodies = [
        request.json for request in evening.env.http_requests if request.method == "POST" and request.json
    ]
    mentions = [body["allowed_mentions"] for body in bodies if "allowed_mentions" in body]
    assert not any("everyone" in allowed.get("parse", ()) for allowed in mentions)
    assert all(not users for users in evening.pings()[since:])
    assert "**Ben**" not in texts(channel.history()[-1])


async def test_settings_changed_after_a_player_sat_down_start_no_game_without_them(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        anna, ben, _ = scene.players
        await anna.slash(scene.channel, "game new", game="example")
        lobby = scene.card
        await ben.click(lobby, label=label_of("join"))
        await scene.bot.tables.pacing.set(scene.caller(anna), Pace(300.0, "seat"))
        await scene.bot.outbox.deliver(scene.channel.id)
        question = scene.card
        assert f"<@{ben.id}>" in texts(question)
        await anna.click(lobby, label=label_of("start"))
        assert (await scene.table()).status == "lobby"
        await ben.click(question, label=label_of("join"))
        await anna.click(lobby, label=label_of("start"))
        assert (await scene.table()).status == "playing"
