"""Tables in threads: how they are opened, linked and continued, and what happens where threads aren't possible."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.play.table import Table
from tests.labels import label_of
from tests.scene import CONFIRM, Scene, buttons, opened, texts, told

from .test_answers import Connection

THREADS = "/channels/*/messages/*/threads"


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path) as scene:
        yield scene


async def opened_in_thread(scene: Scene) -> Any:
    """A thread in which Anna has opened a table."""
    await scene.anna.slash(scene.channel, "game new", game="example", place="thread")
    (thread,) = scene.channel.threads
    return thread


async def game_in_thread(scene: Scene) -> Any:
    """A thread in which a game of Anna and Ben has begun."""
    thread = await opened_in_thread(scene)
    await scene.ben.click(thread.history()[-1], label=label_of("join"))
    await scene.anna.click(thread.history()[-1], label=label_of("start"))
    return thread


def link_message(scene: Scene) -> discord.Message:
    """The message in the channel that links to the thread."""
    return scene.messages[0]


async def table_in(scene: Scene, thread: Any) -> Table:
    table = await scene.bot.tables.repository.current(thread.id)
    assert table is not None
    return table


async def test_a_table_in_a_thread_is_named_after_game_and_host_and_linked_in_the_channel(
    scene: Scene,
) -> None:
    answer = await scene.anna.slash(scene.channel, "game new", game="example", place="thread")
    (thread,) = scene.channel.threads
    assert thread.name == "The Garden – Anna"
    (lobby,) = thread.history()
    assert told(answer).endswith(f"/{thread.id}/{lobby.id}")
    link = f"https://discord.com/channels/{scene.guild.id}/{thread.id}"
    assert (
        texts(link_message(scene))
        == f"**The Garden** is played here: {link}\n**1 of 4 seats taken:** **Anna**"
    )
    assert label_of("join") in buttons(lobby)


async def test_the_link_says_who_plays_and_how_the_game_ended(scene: Scene) -> None:
    thread = await opened_in_thread(scene)
    await scene.ben.click(thread.history()[-1], label=label_of("join"))
    assert "**2 of 4 seats taken:** **Anna** and **Ben**" in texts(link_message(scene))
    await scene.anna.click(thread.history()[-1], label=label_of("start"))
    assert "At the table: **Anna** and **Ben**." in texts(link_message(scene))
    ask = await scene.mod.slash(thread, "game end")
    await scene.mod.click(ask.response, label=label_of("end"))
    assert "The game has been canceled." in texts(link_message(scene))
    assert list(buttons(link_message(scene))) == [label_of("again"), label_of("record"), label_of("replay")]
    stored = scene.env.backend.channels[thread.id].thread_metadata
    assert (stored.auto_archive_duration, stored.archived, stored.locked) == (60, False, False)


async def test_a_rematch_requested_in_the_channel_has_a_thread_of_its_own(scene: Scene) -> None:
    thread = await game_in_thread(scene)
    table = await table_in(scene, thread)
    await scene.bot.tables.games.end(scene.caller(scene.mod).at(thread.id))
    await scene.bot.outbox.deliver(thread.id)
    answer = await scene.ben.click(link_message(scene), label=label_of("again"))
    other = next(one for one in scene.channel.threads if one.id != thread.id)
    assert f"/{other.id}/" in told(answer)
    table = await table_in(scene, other)
    assert (table.names, [seat.name for seat in table.kept]) == (("Ben", "Anna"), ["Anna"])
    question = other.history()[-1]
    assert f"<@{scene.anna.id}>" in texts(question)
    await scene.anna.click(question, label=label_of("join"))
    assert (await table_in(scene, other)).kept == ()


async def test_a_channel_can_have_a_table_and_several_threads_with_tables(scene: Scene) -> None:
    await scene.ben.slash(scene.channel, "game new", game="example")
    await opened_in_thread(scene)
    await scene.carla.slash(scene.channel, "game new", game="example", place="thread")
    assert [thread.name for thread in scene.channel.threads] == ["The Garden – Anna", "The Garden – Carla"]
    assert label_of("join") in buttons(scene.messages[0])


async def test_a_repeated_interaction_creates_one_thread(scene: Scene) -> None:
    await opened_in_thread(scene)
    await scene.deliver_again()
    (thread,) = scene.channel.threads
    assert len(thread.history()) == 1


@pytest.mark.parametrize("step", [THREADS, "/channels/*/messages"])
async def test_a_thread_that_discord_interrupted_is_completed_later(scene: Scene, step: str) -> None:
    scene.env.inject_error("POST", step, status=503, code=0, message="Unavailable")
    answer = await scene.anna.slash(scene.channel, "game new", game="example", place="thread")
    assert "The table will appear as soon" in told(answer)
    scene.now += 60
    await scene.bot.outbox.deliver(scene.channel.id)
    (thread,) = scene.channel.threads
    (lobby,) = thread.history()
    assert label_of("join") in buttons(lobby)


async def test_without_permission_for_threads_the_answer_says_so_and_the_table_is_in_the_channel(
    scene: Scene,
) -> None:
    lacking = discord.PermissionOverwrite(create_public_threads=False, send_messages_in_threads=False)
    strict = scene.guild.create_text_channel("strict", overwrites={scene.guild.default_role: lacking})
    answer = await scene.anna.slash(strict, "game new", game="example", place="thread")
    assert told(answer).startswith(
        "I can’t create a thread here: I’m missing Create Public Threads and Send Messages in Threads."
    )
    assert label_of("join") in buttons(strict.history()[-1])


async def test_a_thread_cannot_have_threads(scene: Scene) -> None:
    thread = await opened_in_thread(scene)
    await scene.bot.tables.games.end(scene.caller(scene.mod).at(thread.id))
    answer = await scene.ben.slash(thread, "game new", game="example", place="thread")
    assert told(answer).startswith("Only a regular text channel can have threads. The table is open:")


async def test_if_discord_refuses_the_thread_the_table_is_in_the_channel(scene: Scene) -> None:
    scene.env.inject_error("POST", THREADS, status=403, code=50013, message="Missing Permissions")
    answer = await scene.anna.slash(scene.channel, "game new", game="example", place="thread")
    assert told(answer).startswith(
        "Discord wouldn’t let me create a thread, so we play here. The table is open:"
    )
    (lobby,) = scene.messages
    assert label_of("join") in buttons(lobby)


@pytest.mark.parametrize("code", [50083, 160005])
async def test_a_game_in_a_locked_thread_can_be_continued_in_the_channel(scene: Scene, code: int) -> None:
    thread = await game_in_thread(scene)
    scene.env.inject_error("POST", f"/channels/{thread.id}/messages", status=400, code=code, message="Locked")
    refused = await scene.anna.slash(thread, "game board")
    assert "this thread is locked" in told(refused)
    assert "type `/game board` in the channel the thread belongs to" in told(refused)
    scene.env.backend.channels[thread.id].thread_metadata.locked = True
    await scene.ben.slash(scene.channel, "game board")
    assert label_of("move") in buttons(scene.card)
    table = await scene.table()
    assert (table.status, table.row.home) == ("playing", None)


async def test_a_game_in_a_deleted_thread_can_be_continued_in_the_channel(scene: Scene) -> None:
    thread = await game_in_thread(scene)
    scene.env.backend.delete_channel(thread.id)
    await scene.ben.slash(scene.channel, "game board")
    assert label_of("move") in buttons(scene.card)
    assert not any("is played here" in texts(message) for message in scene.messages)


@pytest.mark.parametrize("options", [[], ["player"]])
async def test_a_game_that_leaves_its_thread_pings_once_in_the_channel_whom_it_asks(
    scene: Scene, options: list[str]
) -> None:
    thread = await game_in_thread(scene)
    scene.now += 3600
    scene.env.backend.delete_channel(thread.id)
    await scene.ben.slash(scene.channel, "game board", **dict.fromkeys(options, scene.ben))
    await scene.all_told()
    assert scene.pings()[-1] == {scene.anna.id, scene.ben.id}
    assert sum(label_of("move") in buttons(message) for message in scene.messages) == 1
    scene.now += 3600
    await scene.ben.slash(scene.channel, "game board")
    assert scene.pings()[-1] == set()


async def test_what_could_not_be_posted_in_a_locked_thread_is_posted_at_once_in_the_channel(
    scene: Scene,
) -> None:
    thread = await game_in_thread(scene)
    scene.now += 3600
    page = (await scene.anna.click(thread.history()[-1], label=label_of("move"))).response
    await scene.anna.click(page, label=next(iter(buttons(page))))
    scene.env.backend.channels[thread.id].thread_metadata.locked = True
    scene.env.inject_error(
        "POST", f"/channels/{thread.id}/messages", status=400, code=160005, message="Locked"
    )
    await scene.anna.click(page, label=CONFIRM)
    await scene.ben.slash(scene.channel, "game board")
    assert texts(scene.card) == f"**Anna** has chosen.\n<@{scene.ben.id}>: a seed to hide."


async def test_a_game_in_an_open_thread_stays_there(scene: Scene) -> None:
    await game_in_thread(scene)
    assert "No game is running here." in told(await scene.ben.slash(scene.channel, "game board"))


async def test_a_thread_that_is_not_archived_sooner_holds_up_no_announcement(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    thread = await game_in_thread(scene)
    asked = await scene.mod.slash(thread, "game end")
    Connection(monkeypatch).drops("PATCH", f"/channels/{thread.id}")
    answer = await scene.mod.click(asked.response, label=label_of("end"))
    assert told(answer) == "The game has been canceled."
