"""Opening a table, also in a channel that already has one."""

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.channel.messages.components import word_count
from bot.games import TITLES
from bot.play.rows import ServerRow, TableRow
from tests.labels import label_of
from tests.scene import Scene, buttons, menus, opened, parts, seated, sketched, texts, told


@pytest.fixture
async def taken(tmp_path: Path) -> AsyncIterator[Scene]:
    """A channel in which Anna has opened a table."""
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        yield scene


async def test_if_the_channel_has_a_table_another_channel_or_a_thread_is_offered(taken: Scene) -> None:
    refused = await taken.ben.slash(taken.channel, "game new", game="example", language="de")
    said = told(refused)
    assert said.startswith("A table for The Garden is open here: https://discord.com/channels/")
    assert "open yours in another channel or in a thread." in said
    clicked = await taken.ben.click(refused.response, label=label_of("thread"))
    (thread,) = taken.channel.threads
    assert thread.name == "Der Garten – Ben"
    (lobby,) = thread.history()
    assert "**Ben** (hat eröffnet)" in texts(lobby)
    assert texts(clicked.response) == (
        f"The table is open: https://discord.com/channels/{taken.guild.id}/{thread.id}/{lobby.id}"
    )


async def test_a_game_in_a_thread_is_independent_of_the_one_in_the_channel(taken: Scene) -> None:
    refused = await taken.ben.slash(taken.channel, "game new", game="example")
    await taken.ben.click(refused.response, label=label_of("thread"))
    (thread,) = taken.channel.threads
    await taken.carla.click(thread.history()[-1], label=label_of("join"))
    await taken.ben.click(thread.history()[-1], label=label_of("start"))
    assert "The Garden begins" in texts(thread.history()[-1])
    assert label_of("join") in buttons(taken.messages[0])
    again = await taken.anna.slash(thread, "game new", game="example")
    assert "in another channel or in a thread" in told(again)
    assert not [part for part in parts(again.response) if part["type"] == 2], "a thread has no threads"


async def test_a_repeated_interaction_opens_one_thread(taken: Scene) -> None:
    refused = await taken.ben.slash(taken.channel, "game new", game="example")
    await taken.ben.click(refused.response, label=label_of("thread"))
    await taken.deliver_again()
    assert len(taken.channel.threads) == 1


async def test_without_permission_for_threads_none_is_offered(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        forbidden = discord.PermissionOverwrite(create_public_threads=False)
        strict = scene.guild.create_text_channel("strict", overwrites={scene.guild.default_role: forbidden})
        await scene.anna.slash(strict, "game new", game="example")
        refused = await scene.ben.slash(strict, "game new", game="example")
        assert "in another channel or in a thread" in told(refused)
        assert not buttons(refused.response)


async def test_a_thread_that_discord_refuses_is_reported(taken: Scene) -> None:
    refused = await taken.ben.slash(taken.channel, "game new", game="example")
    taken.env.inject_error(
        "POST", "/channels/*/threads", status=403, code=50013, message="Missing Permissions"
    )
    clicked = await taken.ben.click(refused.response, label=label_of("thread"))
    assert "Discord wouldn’t let me create a thread, and this channel already has a table." in told(clicked)
    assert taken.channel.threads == []


GERMAN_HOST = {"interaction": "de", "settled": None}
SETTLED_GERMAN = {"interaction": "en-US", "settled": "de"}


@pytest.mark.parametrize("host", [GERMAN_HOST, SETTLED_GERMAN], ids=["by Discord", "as settled"])
async def test_a_table_is_in_its_hosts_language_whatever_discord_says_about_the_server(
    tmp_path: Path, host: dict[str, str | None]
) -> None:
    async with opened(tmp_path) as scene:
        scene.read_in(str(host["interaction"]), server="en-US")
        await scene.settle(scene.anna, language=host["settled"])
        await scene.anna.slash(scene.channel, "game new", game="example")
        assert "**Anna** (hat eröffnet)" in texts(scene.card)


async def test_the_servers_setting_overrides_the_hosts_language_and_an_option_overrides_both(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path) as scene:
        scene.read_in("de")
        await scene.store.database.put(ServerRow(guild=scene.guild.id, language="en"))
        await scene.anna.slash(scene.channel, "game new", game="example")
        assert "**Anna** (host)" in texts(scene.card)
        await scene.bot.tables.games.end(scene.caller(scene.mod))
        await scene.anna.slash(scene.channel, "game new", game="example", language="de")
        assert "**Anna** (hat eröffnet)" in texts(scene.card)


async def test_a_table_of_a_game_that_this_bot_does_not_know_can_be_left(taken: Scene) -> None:
    await taken.ben.click(taken.card, label=label_of("join"))
    await taken.store.database.update(TableRow, (await taken.table()).id, game="chess")
    await taken.restart()
    assert "set aside" in told(await taken.ben.slash(taken.channel, "game board"))
    for left in (
        await taken.ben.click(taken.card, label=label_of("leave")),
        await taken.anna.slash(taken.channel, "game leave"),
    ):
        assert told(left) == "You have left the table."
    assert (await taken.table()).status == "stopped"


async def test_the_language_is_the_first_option(taken: Scene) -> None:
    page = (await taken.anna.click(taken.card, label=label_of("options"))).response
    assert menus(page)[0]["placeholder"] == "Language"


@pytest.mark.parametrize("game", TITLES)
async def test_the_options_of_every_game_are_two_menus_and_a_third_with_the_values_of_one(
    tmp_path: Path, game: str
) -> None:
    async with opened(tmp_path, sketched(TITLES[game])) as scene:
        await scene.anna.slash(scene.channel, "game new", game=game)
        page = (await scene.anna.click(scene.card, label=label_of("options"))).response
        _, which = menus(page)
        offered = [option["value"] for option in which["options"]]
        assert {option.id for option in TITLES[game].game.options} < set(offered)
        for option in offered:
            shown = await scene.anna.select(page, custom_id=which["custom_id"], values=[option])
            page = shown.response
            *_, values = menus(page)
            assert len(menus(page)) == 3
            assert [one for one in values["options"] if one["default"]]
            assert word_count(texts(page)) <= 60


async def test_a_lobby_whose_picture_fails_has_a_line_in_its_place(tmp_path: Path) -> None:
    async def fails(*_: object) -> None:
        raise ValueError("no brush")

    async with opened(tmp_path) as scene:
        scene.bot.renderer.gathering = fails  # type: ignore[method-assign,assignment]
        await scene.anna.slash(scene.channel, "game new", game="example")
        assert "-# The picture couldn’t be drawn (ref. " in texts(scene.card)
        assert label_of("join") in buttons(scene.card)


async def test_the_menu_of_a_full_lobby_is_named_after_seats_since_kept_ones_can_be_freed(
    tmp_path: Path,
) -> None:
    async with seated(tmp_path, 4) as scene:
        asked = await scene.mod.slash(scene.channel, "game end")
        await scene.mod.click(asked.response, label=label_of("end"))
        await scene.anna.click(scene.card, label=label_of("again"))
        (menu,) = [menu for message in scene.messages[-2:] for menu in menus(message)]
        assert menu["placeholder"] == "Free a seat …"
        assert {option["label"] for option in menu["options"]} == {
            f"Free the seat kept for {name}" for name in ("Ben", "Carla", "Dora")
        }


async def test_an_option_that_another_one_overrides_is_not_named(tmp_path: Path) -> None:
    async with opened(tmp_path, sketched(TITLES["trajanum"])) as scene:
        await scene.anna.slash(scene.channel, "game new", game="trajanum")
        await scene.set_option("colonia_side", "B")
        assert "Colonia: side B" in texts(scene.card)
        page = await scene.set_option("learning_game", "on")
        assert "First game: on · Pace" in texts(scene.card)
        await scene.ben.click(scene.card, label=label_of("join"))
        await scene.anna.click(scene.card, label=label_of("start"))
        settled = (
            await scene.anna.select(page, custom_id=menus(page)[1]["custom_id"], values=["pace"])
        ).response
        assert "First game: on · Pace" in texts(settled)


async def test_a_manager_who_changes_an_option_is_not_taken_for_the_host(tmp_path: Path) -> None:
    async with opened(tmp_path, players=2) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        await scene.ben.click(scene.card, label=label_of("join"))
        await scene.bot.tables.lobbies.choose_option(scene.caller(scene.mod), "weather", "rain")
        await scene.bot.outbox.deliver(scene.channel.id)
        assert texts(scene.card).startswith(f"The options or the pace have changed. <@{scene.ben.id}>, have")


async def test_the_host_is_not_told_to_add_computers_where_none_may_play(tmp_path: Path) -> None:
    async with opened(tmp_path) as scene:
        await scene.anna.slash(scene.channel, "game new", game="example")
        refused = told(await scene.anna.slash(scene.channel, "game start"))
        assert "where computers may play, the host can add them" in refused
