"""Settings of a server: who may change them, what they mean for new tables, and what is refused."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor

from bot.play.people.people import channels_of
from tests.labels import label_of
from tests.scene import Scene, opened, parts, texts, told


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path) as scene:
        yield scene


@pytest.fixture
def praetor(scene: Scene) -> MemberActor:
    """A member who may manage the server."""
    manager = scene.guild.create_role("praetor", permissions=discord.Permissions(manage_guild=True))
    return scene.guild.add_member(scene.env.create_user("livia", global_name="Livia"), roles=[manager])


async def page(scene: Scene, by: MemberActor) -> Any:
    return (await by.slash(scene.channel, "server settings")).response


def menu(page: Any, what: str) -> str:
    """The custom id of a menu of the page."""
    ids = [part["custom_id"] for part in parts(page) if "custom_id" in part]
    return next(one for one in ids if one.endswith(f":{what}"))


def chosen(page: Any) -> list[str]:
    """The labels of the present values in the page's menus."""
    return [one["label"] for part in parts(page) for one in part.get("options", ()) if one.get("default")]


async def settle(scene: Scene, by: MemberActor, what: str, *values: Any) -> Any:
    shown = await page(scene, by)
    return await by.select(shown, list(values), custom_id=menu(shown, what))


async def test_the_page_is_private_and_shows_the_settings(scene: Scene, praetor: MemberActor) -> None:
    shown = await page(scene, praetor)
    assert shown.ephemeral
    assert texts(shown).startswith("### Games on this server")
    assert chosen(shown) == [
        "Tables use their host’s language",
        "no limit",
        "we wait",
        "Computers may play",
        "Results are rated",
    ]
    assert [part["type"] for part in parts(shown) if part["type"] in (6, 8)] == [8, 6]


async def test_somebody_who_may_not_manage_the_server_is_refused(scene: Scene, praetor: MemberActor) -> None:
    (command,) = [one for one in await scene.bot.command_payload() if one["name"] == "server"]
    assert int(command["default_member_permissions"]) == discord.Permissions(manage_guild=True).value
    command = scene.env.backend.commands[None]["server", 1]
    command["default_member_permissions"] = None  # a server can allow the command to everybody
    assert "Only someone who can manage this server" in told(
        await scene.anna.slash(scene.channel, "server settings")
    )


async def test_new_tables_have_the_servers_language_and_pace(scene: Scene, praetor: MemberActor) -> None:
    await settle(scene, praetor, "language", "de")
    await settle(scene, praetor, "pace", "86400")
    await settle(scene, praetor, "overdue", "decide")
    await scene.anna.slash(scene.channel, "game new", game="example")
    table = await scene.table()
    assert (table.language, table.row.pace, table.row.overdue) == ("de", 86400, "decide")


async def test_changed_settings_do_not_affect_existing_tables(scene: Scene, praetor: MemberActor) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    before = (await scene.table()).row
    await settle(scene, praetor, "language", "de")
    await settle(scene, praetor, "channels", scene.guild.create_text_channel("via"))
    assert (await scene.table()).row == before
    await scene.ben.click(scene.card, label=label_of("join"))
    await scene.anna.click(scene.card, label=label_of("start"))
    assert (await scene.table()).status == "playing"


async def test_tables_can_be_opened_only_in_the_chosen_channels_and_their_threads(
    scene: Scene, praetor: MemberActor
) -> None:
    via = scene.guild.create_text_channel("via")
    answer = await settle(scene, praetor, "channels", via)
    (channels,) = [part for part in parts(answer.response) if part["type"] == 8]
    assert [value["id"] for value in channels["default_values"]] == [via.id]
    for options in ({}, {"place": "thread"}):
        refused = told(await scene.anna.slash(scene.channel, "game new", game="example", **options))
        assert refused == f"On this server, tables are opened in <#{via.id}>. Type `/game new` there."
    await scene.anna.slash(via, "game new", game="example", place="thread")
    (thread,) = via.threads
    table = await scene.bot.tables.repository.current(thread.id)
    assert table is not None
    await scene.anna.slash(thread, "game leave")
    await scene.anna.slash(thread, "game new", game="example")
    again = await scene.bot.tables.repository.current(thread.id)
    assert again is not None
    assert again.id != table.id
    scene.env.backend.delete_channel(via.id)
    await scene.env.settle()
    gone = told(await scene.anna.slash(scene.channel, "game new", game="example"))
    assert "are gone" in gone
    await settle(scene, praetor, "channels")
    assert channels_of(await scene.bot.tables.servers.of(scene.guild.id)) == ()
    await scene.anna.slash(scene.channel, "game new", game="example")
    assert (await scene.table()).status == "lobby"


async def test_if_computers_are_not_allowed_none_is_offered_and_refusals_say_who_can_change_it(
    scene: Scene, praetor: MemberActor
) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    lobby = scene.card
    await settle(scene, praetor, "computers", "no")
    refused = await scene.anna.select(lobby, ["add tiro"])
    assert "Computers don’t play on this server." in told(refused)
    await scene.ben.click(lobby, label=label_of("join"))
    offered = [option["value"] for part in parts(scene.card) for option in part.get("options", ())]
    assert offered == ["seek"]
    await scene.anna.click(scene.card, label=label_of("start"))
    refused = await scene.ben.slash(scene.channel, "game replace", player="Ben", **{"by-computer": "tiro"})
    assert "`/server settings`" in told(refused)


async def test_without_computers_the_pace_waits_and_another_is_refused(
    scene: Scene, praetor: MemberActor
) -> None:
    await settle(scene, praetor, "pace", "86400")
    await settle(scene, praetor, "overdue", "seat")
    assert "we wait" in chosen((await settle(scene, praetor, "computers", "no")).response)
    refused = await settle(scene, praetor, "overdue", "decide")
    assert "Computers don’t play on this server." in told(refused)
    await scene.begin()
    table = await scene.table()
    assert (table.row.pace, table.row.overdue) == (86400, "wait")
    again = await settle(scene, praetor, "computers", "yes")
    assert "after 3 misses a computer takes over" in chosen(again.response)


# Looking for players


async def lobby_with_role(scene: Scene, by: MemberActor, **options: Any) -> Any:
    role = scene.guild.create_role("ludentes", **options)
    await settle(scene, by, "role", role)
    await scene.anna.slash(scene.channel, "game new", game="example")
    return role


async def seek(scene: Scene, by: MemberActor) -> Any:
    return await by.select(scene.messages[0], ["seek"])


async def test_the_role_is_pinged_once_when_the_host_looks_for_players(
    scene: Scene, praetor: MemberActor
) -> None:
    role = await lobby_with_role(scene, praetor, mentionable=True)
    lobby = scene.card
    await scene.ben.click(lobby, label=label_of("join"))
    refused = await seek(scene, scene.ben)
    assert "Only the host, Anna" in told(refused)
    await seek(scene, scene.anna)
    link = f"https://discord.com/channels/{scene.guild.id}/{scene.channel.id}/{lobby.id}"
    assert texts(scene.card) == f"<@&{role.id}> The Garden: 2 more players wanted. {link}"
    assert scene.posted()[-1]["allowed_mentions"]["roles"] == [role.id]
    assert "everyone" not in scene.posted()[-1]["allowed_mentions"]["parse"]
    offered = [option["value"] for part in parts(scene.messages[0]) for option in part.get("options", ())]
    assert "seek" not in offered
    posted = len(scene.posted())
    await scene.deliver_again()
    assert len(scene.posted()) == posted


async def test_a_ping_that_discord_prevented_is_sent_later(scene: Scene, praetor: MemberActor) -> None:
    await lobby_with_role(scene, praetor, mentionable=True)
    scene.env.inject_error(
        "POST", f"/channels/{scene.channel.id}/messages", status=503, message="Unavailable"
    )
    assert "appear as soon" in told(await seek(scene, scene.anna))
    scene.now += 60
    await scene.bot.outbox.deliver(scene.channel.id)
    assert "3 more players wanted." in texts(scene.card)


async def test_a_table_that_is_full_when_discord_takes_the_ping_looks_for_nobody(
    scene: Scene, praetor: MemberActor
) -> None:
    await lobby_with_role(scene, praetor, mentionable=True)
    scene.env.inject_error(
        "POST", f"/channels/{scene.channel.id}/messages", status=503, message="Unavailable"
    )
    await seek(scene, scene.anna)
    for _ in range(3):
        await scene.bot.tables.lobbies.add_computer(scene.caller(scene.anna), "tiro")
    scene.now += 60
    await scene.bot.outbox.deliver(scene.channel.id)
    assert not any("wanted" in texts(message) for message in scene.messages)


async def test_a_table_in_a_thread_looks_for_players_in_its_channel(
    scene: Scene, praetor: MemberActor
) -> None:
    role = scene.guild.create_role("ludentes", mentionable=True)
    await settle(scene, praetor, "role", role)
    await scene.anna.slash(scene.channel, "game new", game="example", place="thread")
    (thread,) = scene.channel.threads
    await scene.anna.select(thread.history()[-1], ["seek"])
    assert f"/{thread.id}/" in texts(scene.card)


async def test_without_a_role_the_refusal_says_how_to_choose_one(scene: Scene, praetor: MemberActor) -> None:
    await scene.anna.slash(scene.channel, "game new", game="example")
    assert "can choose one with `/server settings`" in told(await seek(scene, scene.anna))
    servers = scene.bot.tables.servers
    await servers.settle(scene.guild.id, role=404)
    assert "The role to ping is gone." in told(await seek(scene, scene.anna))
    assert "The role to ping is gone." in texts(await page(scene, praetor))


async def test_a_role_that_may_not_be_mentioned_is_refused_and_nobody_is_pinged(
    scene: Scene, praetor: MemberActor
) -> None:
    lacking = discord.PermissionOverwrite(mention_everyone=False)
    scene.channel = scene.guild.create_text_channel("strict", overwrites={scene.guild.default_role: lacking})
    await lobby_with_role(scene, praetor, mentionable=False)
    refused = told(await seek(scene, scene.anna))
    assert refused.startswith("I can’t ping the role ludentes.")
    assert refused.endswith("or allow me: Mention @everyone, @here and All Roles.")
    assert len(scene.posted()) == 1
    assert (await scene.table()).row.sought_at is None


async def test_everyone_cannot_be_chosen_as_the_role(scene: Scene, praetor: MemberActor) -> None:
    shown = await page(scene, praetor)
    refused = await praetor.select(shown, [scene.guild.default_role], custom_id=menu(shown, "role"))
    assert "That would be everyone." in told(refused)
