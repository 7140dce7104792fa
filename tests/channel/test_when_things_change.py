"""The world changes under a table: people, channels, rights and servers come and go (docs/when-things-change.md)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.store.rows import ServerRow
from bot.tables.absences import SILENT
from bot.tables.places import LOST_KEPT
from bot.tables.refused import Refused
from bot.tables.servers import channels_kept
from bot.tables.table import Person
from tests.scene import Scene, at_first_turn, buttons, opened, parts, seated, texts, told


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Ben is to move; Anna is the host."""
    async with at_first_turn(tmp_path) as scene:
        await scene.move(scene.anna, "rest")
        yield scene


async def leaves(scene: Scene, player: MemberActor) -> None:
    scene.guild.remove_member(player)
    await scene.env.settle()


async def comes_back(scene: Scene, player: MemberActor) -> None:
    scene.guild.add_member(player.user)
    await scene.env.settle()


async def hours_go_by(scene: Scene, seconds: float = SILENT) -> None:
    scene.now += seconds
    await scene.bot.post.presence.look_after_silent()
    await scene.thought()


async def delete(scene: Scene, channel: Any) -> None:
    scene.env.backend.delete_channel(channel.id)
    await scene.env.settle()


def shut(scene: Scene, channel: Any) -> None:
    """Let the bot see a channel in which it may not post."""
    denied = discord.Permissions(send_messages=True).value
    overwrite = Overwrite(
        target_id=scene.guild.default_role.id, type=OverwriteType.ROLE, allow=0, deny=denied
    )
    scene.env.backend.set_overwrite(channel.id, overwrite)


async def games_of(scene: Scene, player: MemberActor, channel: Any) -> discord.Message:
    """The page of their games, read in a channel."""
    return (await player.slash(channel, "me games")).response


def asked_for(scene: Scene) -> int:
    """How often Discord was asked for a member."""
    return sum("/members/" in request.path and request.method == "GET" for request in scene.env.http_requests)


# A player has left the server: of their own will, kicked, banned, or with their account


async def test_a_player_who_has_left_is_noticed_after_some_hours_and_a_computer_plays_on(at: Scene) -> None:
    await leaves(at, at.ben)
    await hours_go_by(at, SILENT - 1)
    assert "left this server" not in texts(at.card)
    await hours_go_by(at, 1)
    assert texts(at.card).startswith(f"<@{at.anna.id}> **Ben** has left this server")
    assert list(buttons(at.card)) == ["A computer plays on", "Someone else …"]
    assert at.pings()[-1] == {at.anna.id}
    asked = await at.anna.click(at.card, label="A computer plays on")
    await at.anna.click(asked.response, label="Let it play")
    await at.thought()
    assert "A computer (medium, veteranus) plays on for **Ben 🤖**." in "\n".join(map(texts, at.messages))
    assert (await at.table()).asked_users() == [at.anna.id], "the computer has answered"


async def test_discord_is_asked_after_some_hours_and_then_ever_more_rarely(at: Scene) -> None:
    before = asked_for(at)
    for _ in range(8 * 6):
        await hours_go_by(at, 3600.0)
    assert asked_for(at) - before == 2 * 4, "both players after 6, 12, 24 and 48 hours"


async def test_nudging_somebody_who_has_left_says_so_and_what_can_be_done(at: Scene) -> None:
    await leaves(at, at.ben)
    assert told(await at.anna.slash(at.channel, "game nudge")).startswith(
        "Ben has left this server and can’t be nudged."
    )
    await at.thought()
    assert "A computer plays on" in buttons(at.card)


async def test_who_has_left_is_replaced_without_waiting_for_a_week_by_anybody_who_plays(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 3) as scene:
        await leaves(scene, scene.carla)
        asked = await scene.anna.slash(
            scene.channel, "game replace", player="Carla", **{"by-computer": "tiro"}
        )
        assert told(asked).startswith("A computer (easy, tiro) would play on for **Carla**")
        await scene.thought()
        chosen = await scene.ben.click(scene.card, label="Someone else …")
        (menu,) = [part for part in parts(chosen.response) if part["type"] == 5]
        page = await scene.ben.select(
            chosen.response, custom_id=menu["custom_id"], values=[scene.watcher.user]
        )
        assert "**Walter** alone decides" in texts(page.response)
        await scene.ben.click(page.response, label="Ask")
        await scene.watcher.click(scene.card, label="Agree")
        assert (await scene.table()).names == ("Anna", "Ben", "Walter")


async def test_who_comes_back_has_their_seat_and_the_buttons_say_so(at: Scene) -> None:
    await leaves(at, at.ben)
    await hours_go_by(at)
    note = at.card
    await comes_back(at, at.ben)
    assert told(await at.anna.click(note, label="A computer plays on")).startswith("That seat isn’t empty")
    assert not (await at.table()).absent


async def test_who_comes_back_and_moves_is_waited_for_again(at: Scene) -> None:
    await leaves(at, at.ben)
    await hours_go_by(at)
    await comes_back(at, at.ben)
    await at.move(at.ben, "rest")
    assert not (await at.table()).absent


async def test_who_comes_back_takes_their_seat_from_a_computer(at: Scene) -> None:
    await leaves(at, at.ben)
    asked = await at.anna.slash(at.channel, "game replace", player="Ben", **{"by-computer": "tiro"})
    await at.anna.click(asked.response, label="Let it play")
    await at.thought()
    await comes_back(at, at.ben)
    assert told(await at.ben.slash(at.channel, "game join")) == "You have your seat back."


async def test_where_the_host_has_left_somebody_else_is_the_host(at: Scene) -> None:
    await leaves(at, at.anna)
    refused = told(await at.ben.slash(at.channel, "game pace", hours=1))
    assert refused == "The host has left this server: Ben is the host now. If that’s you, try again."
    await at.thought()
    assert "**Ben** is the host now" in texts(at.card)
    await at.ben.slash(at.channel, "game pace", hours=1)
    assert (await at.table()).row.pace == 3600.0


async def test_a_question_that_waits_for_who_has_left_is_settled_when_it_is_asked_again(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 3) as scene:
        for _ in range(2):
            asked = await scene.ben.slash(scene.channel, "game end")
            await scene.ben.click(asked.response, label="Ask the others")
            question = scene.card
            if "Agree" in buttons(question):
                await scene.anna.click(question, label="Agree")
            if scene.carla.id in scene.guild.member_ids():
                await leaves(scene, scene.carla)
        await scene.thought()
        assert (await scene.table()).status == "stopped"


async def test_where_all_have_left_the_game_is_closed(at: Scene) -> None:
    await leaves(at, at.anna)
    await leaves(at, at.ben)
    await hours_go_by(at)
    assert "its players have left this server" in texts(at.card)
    assert (await at.table()).status == "stopped"


async def test_a_direct_message_that_reaches_nobody_has_it_asked_whether_they_have_left(at: Scene) -> None:
    await at.settle(at.ben, pings="direct")
    await leaves(at, at.ben)
    at.env.inject_error("POST", "/users/@me/channels", status=403, code=50278, message="No mutual guilds")
    await at.bot.tables.nudging.nudge(at.channel.id, Person(at.anna.id, "Anna"))
    await at.bot.post.deliver(at.channel.id)
    await at.thought()
    assert any("**Ben** has left this server" in texts(message) for message in at.messages)


async def test_who_is_banned_and_whose_account_is_deleted_are_no_members(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as scene:
        scene.env.backend.apply_ban(scene.guild.id, scene.ben.id, None)
        path = f"/guilds/{scene.guild.id}/members/{scene.carla.id}"
        scene.env.inject_error("GET", path, status=404, code=10013, message="Unknown User")
        await hours_go_by(scene)
        assert (await scene.table()).absent == {scene.ben.id, scene.carla.id}


async def test_where_computers_may_not_play_somebody_else_can_take_the_seat(at: Scene) -> None:
    await at.store.servers.settle(ServerRow(guild=at.guild.id, computers=False))
    await leaves(at, at.ben)
    await hours_go_by(at)
    assert "computers can’t play on this server" in texts(at.card)
    assert list(buttons(at.card)) == ["Someone else …"]


async def test_who_was_to_take_a_seat_and_has_left_gives_way_to_whoever_is_asked_next(at: Scene) -> None:
    asked = await at.anna.slash(at.channel, "game replace", player="Ben", by=at.watcher)
    await leaves(at, at.watcher)
    refused = told(await at.anna.click(asked.response, label="Ask"))
    assert "That person is no longer on this server." in refused
    asked = await at.anna.slash(at.channel, "game replace", player="Ben", by=at.mod)
    await at.anna.click(asked.response, label="Ask")
    assert texts(at.card).startswith(f"<@{at.mod.id}>, will you take <@{at.ben.id}>’s seat?")


async def test_a_computers_seat_can_be_chosen_too(tmp_path: Path) -> None:
    async with opened(tmp_path, players=2) as scene:
        await scene.begin("tiro")
        (computer,) = [seat.name for seat in (await scene.table()).seats if seat.user is None]
        asked = await scene.anna.slash(scene.channel, "game replace", player=computer, by=scene.watcher)
        await scene.anna.click(asked.response, label="Ask")
        question = scene.card
        await scene.ben.click(question, label="Agree")
        await scene.watcher.click(question, label="Agree")
        await scene.thought()
        assert "Walter" in (await scene.table()).names


async def test_where_discord_does_not_answer_nobody_has_left(at: Scene) -> None:
    at.env.inject_error("GET", "/guilds/*/members/*", status=503, times=2)
    await hours_go_by(at)
    assert not (await at.table()).absent


async def test_who_has_left_is_no_company_for_who_leaves_the_game(at: Scene) -> None:
    await leaves(at, at.ben)
    await hours_go_by(at)
    asked = await at.anna.slash(at.channel, "game resign")
    assert "No one else plays here in person" in told(asked)
    answer = await at.anna.click(asked.response, label="Leave the game")
    assert texts(answer.response) == "You have left, so the game has been canceled."
    assert (await at.table()).status == "stopped"


async def test_whoever_leaves_others_behind_reads_that_the_game_goes_on(at: Scene) -> None:
    assert "the game goes on without you" in told(await at.anna.slash(at.channel, "game resign"))


async def test_alone_with_computers_leaving_says_before_and_after_that_it_cancels_the_game(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path, players=1) as scene:
        await scene.begin("tiro")
        asked = await scene.anna.slash(scene.channel, "game resign")
        assert "it is canceled" in told(asked)
        answer = await scene.anna.click(asked.response, label="Leave the game")
        assert texts(answer.response) == "You have left, so the game has been canceled."


# In a lobby


async def test_in_a_lobby_the_seat_of_who_has_left_is_free_and_the_next_is_the_host(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        lobby = scene.card
        for player in (scene.ben, scene.carla):
            await player.click(lobby, label="Join")
        await leaves(scene, scene.anna)
        refused = told(await scene.ben.click(lobby, label="Start"))
        assert refused.startswith("The host has left this server: Ben is the host now.")
        await scene.thought()
        assert texts(scene.card) == "One seat is free again: its player has left this server."
        stands = next(message for message in scene.messages if message.id == lobby.id)
        assert "**2 of 4 seats taken:** **Ben**" in texts(stands)
        assert "Anna" not in texts(stands)
        await leaves(scene, scene.carla)
        scene.now += 2 * 3600
        refused = told(await scene.ben.click(stands, label="Start"))
        assert refused.startswith("One of the players has left this server; the seat is free again.")


async def test_a_lobby_that_all_have_left_is_closed(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        await leaves(scene, scene.anna)
        await hours_go_by(scene)
        assert (await scene.table()).status == "stopped"
        assert buttons(scene.card) == {}


# The channel is gone


async def test_a_game_whose_channel_is_deleted_goes_on_in_another_by_any_of_its_players(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await delete(at, at.channel)
    page = await games_of(at, at.ben, basilica)
    assert "its channel has been deleted" in texts(page)
    assert "/channels/" not in texts(page)
    (label,) = buttons(page)
    answer = await at.ben.click(page, label=label)
    (card,) = basilica.history()
    assert str(card.id) in texts(answer.response)
    assert "Move" in buttons(card)
    assert f"<@{at.ben.id}>" in texts(card)
    table = await at.bot.tables.shelf.current(basilica.id)
    assert table is not None
    assert (table.status, table.row.lost) == ("playing", None)
    assert buttons(await games_of(at, at.anna, basilica)) == {}


async def test_a_lobby_whose_channel_is_deleted_goes_on_in_another(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        basilica = scene.guild.create_text_channel("basilica")
        await delete(scene, scene.channel)
        page = await games_of(scene, scene.anna, basilica)
        (label,) = buttons(page)
        await scene.anna.click(page, label=label)
        assert "Join" in buttons(basilica.history()[-1])


async def test_a_channel_that_was_deleted_while_the_bot_was_down_is_looked_for(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    at.bot.on_guild_channel_delete = _hears_nothing  # type: ignore[method-assign]
    await delete(at, at.channel)
    assert "its channel has been deleted" in texts(await games_of(at, at.anna, basilica))


async def test_a_game_moves_into_no_channel_that_has_one_or_is_closed_to_the_bot_or_of_another_server(
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
    assert (await at.bot.tables.shelf.by_id(1)).channel == forum.id  # type: ignore[union-attr]
    elsewhere = at.env.create_guild("Carthago")
    agora = elsewhere.create_text_channel("agora")
    anna = elsewhere.add_member(at.anna.user)
    assert buttons(await games_of(at, anna, agora)) == {}


async def test_a_channel_that_is_hidden_from_the_bot_and_shown_again_has_its_game_back(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    at.env.inject_error("POST", f"/channels/{at.channel.id}/messages", status=403, code=50001)
    at.env.inject_error("GET", f"/channels/{at.channel.id}", status=403, code=50001)
    await at.move(at.ben, "rest")
    assert "I can no longer see its channel" in texts(await games_of(at, at.anna, basilica))
    page = await games_of(at, at.anna, basilica)
    assert "your turn" in texts(page)
    await at.thought()
    assert "Move" in buttons(at.card)


async def test_what_can_be_reached_again_after_a_week_is_not_closed(at: Scene) -> None:
    await at.bot.tables.places.lose(at.channel.id, "access")
    await hours_go_by(at, LOST_KEPT)
    table = await at.table()
    assert (table.status, table.row.lost) == ("playing", None)


async def test_a_channel_that_is_there_keeps_its_game(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await at.bot.tables.places.lose(at.channel.id, "access")
    at.env.inject_error("GET", f"/channels/{at.channel.id}", status=403, code=50001)
    page = await games_of(at, at.anna, basilica)
    (label,) = buttons(page)
    assert "The channel of this game still exists" in told(await at.anna.click(page, label=label))
    assert (await at.table()).channel == at.channel.id


async def test_who_does_not_play_moves_no_game(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await delete(at, at.channel)
    table = await at.bot.tables.shelf.by_id(1)
    assert table is not None
    with pytest.raises(Refused, match="not-seated"):
        await at.bot.tables.places.go_on(table, basilica.id, Person(at.watcher.id, "Walter"), interaction=77)


async def test_what_nobody_goes_on_with_is_closed_after_a_week_and_its_players_read_why(at: Scene) -> None:
    await at.settle(at.ben, pings="direct")
    await delete(at, at.channel)
    await at.bot.post.sweep()
    await at.thought()
    assert "its channel has been deleted. Any of its players" in at.inbox(at.ben)[-1]
    assert at.inbox(at.anna) == []
    await hours_go_by(at, LOST_KEPT - 1)
    assert (await at.bot.tables.shelf.by_id(1)).status == "playing"  # type: ignore[union-attr]
    await hours_go_by(at, 1)
    await at.bot.post.sweep()
    await at.thought()
    for player in (at.anna, at.ben):
        assert at.inbox(player)[-1] == (
            "**The Garden** on Roma has been closed: its channel was deleted a week ago, and no one continued it "
            "anywhere else."
        )
    assert (await at.bot.tables.shelf.by_id(1)).status == "stopped"  # type: ignore[union-attr]
    basilica = at.guild.create_text_channel("basilica")
    assert "You aren’t playing anywhere" in texts(await games_of(at, at.anna, basilica))


async def test_a_game_that_was_moved_to_a_channel_in_which_the_bot_may_not_post_is_played_by_command_there(
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
    assert "Move" not in buttons(at.card) or at.card.id == card.id
    assert (await at.table()).asked_users() == [at.anna.id], "the move counts"
    assert (await at.table()).row.lost is None, "a channel that is seen is not lost"
    at.env.backend.delete_overwrite(basilica.id, at.guild.default_role.id)
    await at.env.settle()
    await at.anna.slash(basilica, "game board")
    await at.thought()
    assert at.card.id != card.id
    assert "Move" in buttons(at.card)


async def test_a_game_that_goes_on_where_the_bot_may_not_post_any_more_stays_lost_and_says_what_it_lacks(
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
    assert "Move" in buttons(basilica.history()[-1])


async def test_a_thread_that_goes_with_its_channel_is_lost_too(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example", place="thread")
        (thread,) = scene.channel.threads
        basilica = scene.guild.create_text_channel("basilica")
        await delete(scene, thread)
        await delete(scene, scene.channel)
        page = await games_of(scene, scene.anna, basilica)
        (label,) = buttons(page)
        await scene.anna.click(page, label=label)
        table = await scene.bot.tables.shelf.current(basilica.id)
        assert table is not None
        assert table.row.home is None


# The rest of what a server has


async def test_where_all_channels_that_the_settings_allow_are_deleted_games_go_on_and_new_ones_say_what_to_do(
    at: Scene,
) -> None:
    allowed = [at.guild.create_text_channel(name) for name in ("via", "porta")]
    kept = channels_kept(tuple(channel.id for channel in allowed))
    await at.store.servers.settle(ServerRow(guild=at.guild.id, channels=kept))
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
    assert "Move" in buttons(at.card), "what is played goes on"
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
    assert "Move" in buttons(basilica.history()[-1])


async def test_a_category_that_is_deleted_moves_no_game(at: Scene) -> None:
    category = at.guild.create_category("Campus Martius")
    at.env.backend.channels[at.channel.id].parent_id = category.id
    at.env.backend.delete_channel(category.id)
    await at.env.settle()
    await at.move(at.ben, "rest")
    assert (await at.table()).asked_users() == [at.anna.id]


async def test_a_card_that_is_deleted_is_posted_anew(at: Scene) -> None:
    card = at.card
    at.env.backend.delete_message(at.channel.id, card.id)
    await at.move(at.ben, "rest")
    assert "Move" in buttons(at.card)
    assert at.card.id != card.id


async def test_a_bot_that_was_thrown_out_and_is_invited_again_goes_on(at: Scene) -> None:
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


async def test_a_bot_that_is_invited_again_looks_for_channels_that_are_gone_by_then(at: Scene) -> None:
    basilica = at.guild.create_text_channel("basilica")
    await at.bot.tables.places.lose_server(at.guild.id)
    at.bot.on_guild_channel_delete = _hears_nothing  # type: ignore[method-assign]
    await delete(at, at.channel)
    guild = at.bot.get_guild(at.guild.id)
    assert guild is not None
    await at.bot.on_guild_join(guild)
    assert "its channel has been deleted" in texts(await games_of(at, at.anna, basilica))


async def _hears_nothing(channel: Any) -> None:
    pass
