"""Channels, threads and servers of tables that disappear and return (docs/playing.md)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec.structs import replace
from simcord.backend import serializers

from bot.play.clock.clocks import HOUR, Pace
from bot.play.errors import Refused
from bot.play.lobby.places import LOST_KEPT
from bot.play.people.people import channels_kept
from bot.play.rows import ServerRow
from bot.play.table import Table
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, opened, parts, sweep, tell, texts, told

from .changes import delete, games_of, hours_go_by, shut


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Ben is to move; Anna is the host."""
    async with at_first_turn(tmp_path) as scene:
        await scene.move(scene.anna, "rest")
        yield scene


# A lost channel


async def test_after_its_channel_is_deleted_any_player_can_continue_a_game_in_another(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await delete(at, at.channel)
    page = await games_of(at, at.ben, basilica)
    assert "its channel has been deleted" in texts(page)
    assert "/channels/" not in texts(page)
    (label,) = buttons(page)
    answer = await at.ben.click(page, label=label)
    (card,) = basilica.history()
    assert str(card.id) in texts(answer.response)
    assert label_of("move") in buttons(card)
    assert f"<@{at.ben.id}>" in texts(card)
    table = await at.bot.tables.repository.current(basilica.id)
    assert table is not None
    assert (table.status, table.row.lost) == ("playing", None)
    assert buttons(await games_of(at, at.anna, basilica)) == {}


async def test_a_game_that_leaves_a_deleted_thread_for_another_channel_leaves_no_link_to_it(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example", place="thread")
        (thread,) = scene.channel.threads
        basilica = scene.guild.create_text_channel("basilica")
        await delete(scene, thread)
        page = await games_of(scene, scene.anna, basilica)
        await scene.anna.click(page, label=next(iter(buttons(page))))
        assert label_of("join") in buttons(basilica.history()[-1])
        assert not any("is played here" in texts(message) for message in scene.messages)


async def test_after_its_channel_is_deleted_a_lobby_can_continue_in_another(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        basilica = scene.guild.create_text_channel("basilica")
        await delete(scene, scene.channel)
        page = await games_of(scene, scene.anna, basilica)
        (label,) = buttons(page)
        await scene.anna.click(page, label=label)
        assert label_of("join") in buttons(basilica.history()[-1])


async def test_a_channel_that_was_deleted_while_the_bot_was_down_is_noticed(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    at.bot.on_guild_channel_delete = _ignore  # type: ignore[method-assign]
    await delete(at, at.channel)
    assert "its channel has been deleted" in texts(await games_of(at, at.anna, basilica))


async def test_a_game_cannot_move_to_a_channel_that_is_taken_or_closed_or_on_another_server(
    at: Scene,
) -> None:
    forum, basilica = at.channel, at.guild.create_text_channel("basilica")
    await at.watcher.slash(basilica, "game new", game="example")
    shut = discord.PermissionOverwrite(send_messages=False)
    strict = at.guild.create_text_channel("strict", overwrites={at.guild.default_role: shut})
    await delete(at, forum)
    for channel, why in ((basilica, "A channel has one table at a time"), (strict, "Send Messages")):
        page = await games_of(at, at.anna, channel)
        (label,) = buttons(page)
        assert why in told(await at.anna.click(page, label=label))
    assert (await at.bot.tables.repository.by_id(1)).channel == forum.id  # type: ignore[union-attr]
    elsewhere = at.env.create_guild("Carthago")
    agora = elsewhere.create_text_channel("agora")
    anna = elsewhere.add_member(at.anna.user)
    assert buttons(await games_of(at, anna, agora)) == {}


async def test_a_channel_that_is_hidden_from_the_bot_and_visible_again_has_its_game_back(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    at.env.inject_error("POST", f"/channels/{at.channel.id}/messages", status=403, code=50001)
    at.env.inject_error("GET", f"/channels/{at.channel.id}", status=403, code=50001)
    await at.move(at.ben, "rest")
    assert "I can no longer see its channel" in texts(await games_of(at, at.anna, basilica))
    page = await games_of(at, at.anna, basilica)
    assert "your turn" in texts(page)
    await at.thought()
    assert label_of("move") in buttons(at.card)


async def test_a_game_whose_channel_is_reachable_again_after_a_week_is_not_closed(at: Scene) -> None:
    await at.bot.tables.places.lose(at.channel.id, "access")
    await hours_go_by(at, LOST_KEPT)
    table = await at.table()
    assert (table.status, table.row.lost) == ("playing", None)


async def test_a_game_cannot_move_while_its_channel_exists(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await at.bot.tables.places.lose(at.channel.id, "access")
    at.env.inject_error("GET", f"/channels/{at.channel.id}", status=403, code=50001)
    page = await games_of(at, at.anna, basilica)
    (label,) = buttons(page)
    assert "The channel of this game still exists" in told(await at.anna.click(page, label=label))
    assert (await at.table()).channel == at.channel.id


async def test_somebody_who_does_not_play_cannot_move_a_game(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await delete(at, at.channel)
    table = await at.bot.tables.repository.by_id(1)
    assert table is not None
    with pytest.raises(Refused, match="not-seated"):
        await at.bot.tables.places.go_on(
            table, replace(at.caller(at.watcher).at(basilica.id), interaction=77)
        )


async def test_a_game_that_nobody_continues_is_closed_after_a_week_and_its_players_learn_why(
    at: Scene,
) -> None:
    await at.settle(at.ben, pings="direct")
    await delete(at, at.channel)
    await at.bot.outbox.sweep()
    await at.thought()
    assert "its channel has been deleted. Any of its players" in at.inbox(at.ben)[-1]
    assert at.inbox(at.anna) == []
    await hours_go_by(at, LOST_KEPT - 1)
    assert (await at.bot.tables.repository.by_id(1)).status == "playing"  # type: ignore[union-attr]
    await hours_go_by(at, 1)
    await at.bot.outbox.sweep()
    await at.thought()
    for player in (at.anna, at.ben):
        assert at.inbox(player)[-1] == (
            "**The Garden** on Roma has been closed: its channel was deleted a week ago, and no one continued it "
            "anywhere else."
        )
    assert (await at.bot.tables.repository.by_id(1)).status == "stopped"  # type: ignore[union-attr]
    basilica = at.guild.create_text_channel("basilica")
    assert "You aren’t playing anywhere" in texts(await games_of(at, at.anna, basilica))


async def test_where_the_bot_may_not_post_a_game_is_played_by_command(
    at: Scene,
) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await delete(at, at.channel)
    page = await games_of(at, at.ben, basilica)
    await at.ben.click(page, label=next(iter(buttons(page))))
    (card,) = basilica.history()
    at.channel = basilica
    shut(at, basilica)
    answer = told(await at.move(at.ben, "rest"))
    assert "I can’t post here" in answer
    assert "send messages" in answer, "what it lacks"
    assert label_of("move") not in buttons(at.card) or at.card.id == card.id
    assert (await at.table()).asked_users() == [at.anna.id], "the move counts"
    assert (await at.table()).row.lost is None, "a channel that is seen is not lost"
    at.env.backend.delete_overwrite(basilica.id, at.guild.default_role.id)
    await at.env.settle()
    await at.anna.slash(basilica, "game board")
    await at.thought()
    assert at.card.id != card.id
    assert label_of("move") in buttons(at.card)


async def test_a_lost_game_stays_lost_if_the_bot_may_not_post_in_the_new_channel(
    at: Scene,
) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await delete(at, at.channel)
    page = await games_of(at, at.ben, basilica)
    shut(at, basilica)
    (label,) = buttons(page)
    assert "Send Messages" in told(await at.ben.click(page, label=label))
    assert basilica.history() == []
    at.env.backend.delete_overwrite(basilica.id, at.guild.default_role.id)
    await at.env.settle()
    await at.ben.click(page, label=label)
    assert label_of("move") in buttons(basilica.history()[-1])


async def test_a_lost_game_stays_lost_if_only_the_time_on_its_card_was_to_change(at: Scene) -> None:
    await at.bot.tables.pacing.set(at.caller(at.mod), Pace(24 * HOUR))
    await tell(at)
    table = await at.table()
    await delete(at, at.channel)
    await at.bot.tables.people.settle(at.ben.id, quiet_from=22 * 60, quiet_until=8 * 60)
    await sweep(at)
    after = await at.bot.tables.repository.by_id(table.id)
    assert after is not None
    assert after.row.lost == "channel"
    assert await at.store.outbox.unsent_of(table.id) == []


async def test_a_thread_deleted_with_its_channel_is_lost_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example", place="thread")
        (thread,) = scene.channel.threads
        basilica = scene.guild.create_text_channel("basilica")
        await delete(scene, thread)
        await delete(scene, scene.channel)
        page = await games_of(scene, scene.anna, basilica)
        (label,) = buttons(page)
        await scene.anna.click(page, label=label)
        table = await scene.bot.tables.repository.current(basilica.id)
        assert table is not None
        assert table.row.home is None


# Settings, categories, messages, servers


async def test_if_all_allowed_channels_are_deleted_games_go_on_and_new_ones_are_refused_with_advice(
    at: Scene,
) -> None:
    allowed = [at.guild.create_text_channel(name) for name in ("via", "porta")]
    kept = channels_kept(tuple(channel.id for channel in allowed))
    await at.store.database.put(ServerRow(guild=at.guild.id, channels=kept))
    basilica, new = at.guild.create_text_channel("basilica"), {"game": "example"}
    await delete(at, allowed[0])
    refused = told(await at.watcher.slash(basilica, "game new", **new))
    assert refused == f"On this server, tables are opened in <#{allowed[1].id}>. Type `/game new` there."
    await delete(at, allowed[1])
    for options in (new, {**new, "place": "thread"}):
        refused = told(await at.watcher.slash(basilica, "game new", **options))
        assert "are gone" in refused
        assert "`/server settings`" in refused
    await at.move(at.ben, "rest")
    assert label_of("move") in buttons(at.card), "what is played goes on"
    await delete(at, at.channel)
    page = await games_of(at, at.ben, basilica)
    (label,) = buttons(page)
    assert "are gone" in told(await at.ben.click(page, label=label)), "and it moves nowhere either"
    manager = at.guild.create_role("praetor", permissions=discord.Permissions(manage_guild=True))
    livia = at.guild.add_member(at.env.create_user("livia", global_name="Livia"), roles=[manager])
    shown = (await livia.slash(basilica, "server settings")).response
    assert "are gone" in texts(shown)
    (menu,) = [part for part in parts(shown) if part["type"] == 8]
    assert not menu.get("default_values"), "what is gone is not shown as chosen"
    chosen = await livia.select(shown, [basilica], custom_id=menu["custom_id"])
    assert "are gone" not in texts(chosen.response)
    await at.ben.click(page, label=label)
    assert label_of("move") in buttons(basilica.history()[-1])


async def test_deleting_a_category_does_not_move_a_game(at: Scene) -> None:
    category = at.guild.create_category("Campus Martius")
    at.env.backend.channels[at.channel.id].parent_id = category.id
    at.env.backend.delete_channel(category.id)
    await at.env.settle()
    await at.move(at.ben, "rest")
    assert (await at.table()).asked_users() == [at.anna.id]


async def test_a_deleted_card_is_posted_again(at: Scene) -> None:
    card = at.card
    at.env.backend.delete_message(at.channel.id, card.id)
    await at.move(at.ben, "rest")
    assert label_of("move") in buttons(at.card)
    assert at.card.id != card.id


async def test_after_the_bot_is_removed_and_invited_again_games_go_on(at: Scene) -> None:
    elsewhere = at.env.create_guild("Carthago")
    agora, anna = elsewhere.create_text_channel("agora"), elsewhere.add_member(at.anna.user)
    at.env.backend.emit("GUILD_DELETE", {"id": str(at.guild.id)})
    await at.env.settle()
    page = await games_of(at, anna, agora)
    assert "I’m no longer on its server" in texts(page)
    assert buttons(page) == {}
    before = at.card
    guild = at.env.backend.get_guild(at.guild.id)
    at.env.backend.emit("GUILD_CREATE", serializers.guild_create_payload(at.env.backend, guild))
    await at.env.settle()
    await at.thought()
    assert (await at.table()).row.lost is None
    assert at.card.id != before.id
    assert f"<@{at.ben.id}>" in texts(at.card)


async def test_after_an_invitation_the_bot_notices_channels_deleted_meanwhile(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await at.bot.tables.places.lose_server(at.guild.id)
    at.bot.on_guild_channel_delete = _ignore  # type: ignore[method-assign]
    await delete(at, at.channel)
    guild = at.bot.get_guild(at.guild.id)
    assert guild is not None
    await at.bot.on_guild_join(guild)
    assert "its channel has been deleted" in texts(await games_of(at, at.anna, basilica))


async def _ignore(channel: Any) -> None:
    pass


async def test_a_table_that_fails_when_its_server_is_back_holds_up_no_other(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await at.ben.slash(basilica, "game new", game="example")
    places = at.bot.tables.places
    await places.lose_server(at.guild.id)
    found, broken = places.found, (await at.table()).id

    async def fails(table: Table, *, told: bool) -> Table:
        if table.id == broken:
            raise LookupError("a fault in the rules")
        return await found(table, told=told)

    monkeypatch.setattr(places, "found", fails)
    guild = at.bot.get_guild(at.guild.id)
    assert guild is not None
    await at.bot.on_guild_available(guild)
    back = await at.bot.tables.repository.current(basilica.id)
    assert back is not None
    assert back.row.lost is None
