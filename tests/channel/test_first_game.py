"""A first game, for learning by playing: one person against an easy computer, short, with a coach."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.games import TITLES
from bot.lessons.lesson import teaching
from tests.labels import label_of
from tests.scene import WHAT_ELSE, Scene, buttons, menus, opened, texts, told
from tools.sketches import sketched

PRAETOR = sketched(TITLES["praetor"])
THREADS = "/channels/*/messages/*/threads"


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path, PRAETOR) as scene:
        yield scene


async def asked(scene: Scene, channel: Any = None, label: str = label_of("learn-by-playing")) -> Any:
    """The page that asks where the first game should be."""
    page = (await scene.anna.slash(channel or scene.channel, "learn", game="praetor")).response
    return (await scene.anna.click(page, label=label)).response


async def refused(scene: Scene, channel: Any) -> str:
    """The refusal where a first game can't begin."""
    page = (await scene.anna.slash(channel, "learn", game="praetor")).response
    return told(await scene.anna.click(page, label=label_of("learn-by-playing")))


async def from_lessons(scene: Scene, channel: Any = None, label: str = label_of("learn-by-playing")) -> str:
    page = await asked(scene, channel, label)
    return told(await scene.anna.click(page, label=next(iter(buttons(page)))))


async def test_nothing_public_happens_before_the_player_agrees_on_the_private_page(
    scene: Scene,
) -> None:
    page = await asked(scene)
    assert scene.messages == []
    assert await scene.bot.tables.repository.current(scene.channel.id) is None
    assert "isn’t private: everyone here can see it" in texts(page)
    assert "ping you when it’s your move" in texts(page)
    assert list(buttons(page)) == [
        label_of("first-game-here"),
        label_of("first-game-thread"),
        label_of("lessons"),
    ]
    assert "Lessons: Praetor" in texts((await scene.anna.click(page, label=label_of("lessons"))).response)
    assert scene.messages == []


async def test_a_first_game_can_be_in_a_thread_of_a_channel_without_a_table(scene: Scene) -> None:
    said = told(await scene.anna.click(await asked(scene), label=label_of("first-game-thread")))
    assert said.startswith("Your first game has begun: ")
    (thread,) = scene.channel.threads
    table = await scene.bot.tables.repository.current(thread.id)
    assert table is not None
    assert table.status == "playing"


async def test_in_a_channel_with_a_table_the_page_says_that_the_game_gets_a_thread(scene: Scene) -> None:
    await scene.ben.slash(scene.channel, "game new", game="praetor")
    page = await asked(scene)
    assert "so yours gets a thread" in texts(page)
    assert list(buttons(page)) == [label_of("first-game-thread"), label_of("lessons")]


async def test_a_first_game_against_an_easy_computer_begins_from_the_lessons(scene: Scene) -> None:
    assert "Your first game has begun" in await from_lessons(scene)
    table = await scene.table()
    assert table.status == "playing"
    assert [(seat.user, seat.computer) for seat in sorted(table.seats, key=lambda seat: seat.user or 0)] == [
        (None, "tiro"),
        (scene.anna.id, None),
    ]
    assert table.row.coached
    assert table.options == {**table.options, **teaching("praetor").first_game}
    assert "fingerprint" not in texts(scene.card)
    assert table.fingerprint is not None
    assert table.fingerprint in told(await scene.anna.click(scene.card, label=label_of("set-up")))


@pytest.mark.parametrize("begun", [False, True])
async def test_in_a_channel_with_a_table_a_first_game_gets_a_thread(scene: Scene, begun: bool) -> None:
    await (scene.play_to_start() if begun else scene.ben.slash(scene.channel, "game new", game="praetor"))
    before = await scene.table()
    said = await from_lessons(scene)
    (thread,) = scene.channel.threads
    table = await scene.bot.tables.repository.current(thread.id)
    assert table is not None
    assert table.status == "playing"
    assert table.row.coached
    assert sorted(seat.computer or "" for seat in table.seats) == ["", "tiro"]
    assert said.startswith("Your first game has begun: ")
    assert f"/{thread.id}/{table.card.message if table.card else None})" in said
    assert not buttons(thread.history()[0]), "nobody is to join"
    (way,) = (message for message in map(texts, scene.messages) if f"/{thread.id}\n" in message)
    assert "At the table: " in way
    assert "(computer: easy, tiro)" in way
    assert ((await scene.table()).id, (await scene.table()).status) == (before.id, before.status)


async def test_the_german_page_also_says_that_the_game_gets_a_thread(scene: Scene) -> None:
    await scene.ben.slash(scene.channel, "game new", game="praetor")
    scene.read_in("de")
    page = await asked(scene, label="Lernen beim Spielen")
    assert "In diesem Kanal gibt es schon einen Tisch, darum bekommt deiner einen Thread" in texts(page)
    said = told(await scene.anna.click(page, label="In einem Thread anfangen"))
    assert said.startswith("Deine erste Partie hat begonnen: ")


async def test_if_a_table_was_opened_meanwhile_the_game_gets_a_thread_and_the_answer_says_so(
    scene: Scene,
) -> None:
    page = await asked(scene)
    await scene.ben.slash(scene.channel, "game new", game="praetor")
    said = told(await scene.anna.click(page, label=label_of("first-game-here")))
    assert said.startswith("This channel already has a table, so you play in a thread of your own.")


@pytest.mark.parametrize("taken", [False, True])
async def test_a_first_game_requested_by_a_repeated_interaction_begins_once(
    scene: Scene, taken: bool
) -> None:
    if taken:
        await scene.ben.slash(scene.channel, "game new", game="praetor")
    await from_lessons(scene)
    await scene.deliver_again()
    assert len(scene.channel.threads) == taken


async def test_without_permission_for_threads_the_refusal_links_to_the_table_of_the_channel(
    scene: Scene,
) -> None:
    lacking = discord.PermissionOverwrite(create_public_threads=False)
    strict = scene.guild.create_text_channel("strict", overwrites={scene.guild.default_role: lacking})
    await scene.ben.slash(strict, "game new", game="praetor")
    said = await refused(scene, strict)
    assert "\nA table for Praetor is open here: https://discord.com/channels/" in said
    assert said.endswith("A channel has one table at a time: open yours in another channel or in a thread.")
    await scene.carla.click(strict.history()[-1], label=label_of("join"))
    await scene.ben.click(strict.history()[-1], label=label_of("start"))
    said = await refused(scene, strict)
    assert "\nPraetor is already being played here: https://discord.com/channels/" in said
    assert said.endswith("A channel has one game at a time: open yours in another channel or in a thread.")


async def test_if_discord_refuses_the_thread_the_table_in_the_channel_stays(scene: Scene) -> None:
    await scene.ben.slash(scene.channel, "game new", game="praetor")
    before = await scene.table()
    scene.env.inject_error("POST", THREADS, status=403, code=50013, message="Missing Permissions")
    said = await from_lessons(scene)
    assert "\nDiscord wouldn’t let me create a thread, and this channel already has a table." in said
    assert ((await scene.table()).id, (await scene.table()).status) == (before.id, "lobby")


async def test_a_first_game_interrupted_by_discord_waits_for_its_player_in_the_thread(scene: Scene) -> None:
    await scene.ben.slash(scene.channel, "game new", game="praetor")
    scene.env.inject_error("POST", THREADS, status=503, code=0, message="Unavailable")
    assert "The table will appear as soon" in await from_lessons(scene)
    scene.now += 60
    await scene.bot.outbox.deliver(scene.channel.id)
    (thread,) = scene.channel.threads
    await scene.anna.click(thread.history()[-1], label=label_of("start"))
    table = await scene.bot.tables.repository.current(thread.id)
    assert table is not None
    assert (table.status, table.row.coached) == ("playing", True)


async def test_a_player_alone_in_a_lobby_can_turn_it_into_a_first_game(scene: Scene) -> None:
    await scene.anna.slash(scene.channel, "game new", game="praetor")
    lobby = scene.card
    options = {option["label"]: option["value"] for option in menus(lobby)[0]["options"]}
    await scene.anna.select(lobby, [options[label_of("learn-by-playing")]])
    table = await scene.table()
    assert table.status == "playing"
    assert table.row.coached
    assert sorted(seat.computer or "" for seat in table.seats) == ["", "tiro"]


async def test_in_a_lobby_with_several_players_a_first_game_is_neither_offered_nor_possible(
    scene: Scene,
) -> None:
    await scene.anna.slash(scene.channel, "game new", game="praetor")
    lobby = scene.card
    await scene.ben.click(lobby, label=label_of("join"))
    assert all(option["value"] != "learn" for option in menus(scene.card)[0]["options"])
    scene.forge(scene.card, 3, menus(scene.card)[0]["custom_id"], "learn")
    answer = await scene.anna.select(scene.card, ["learn"])
    assert "for one person" in told(answer)
    assert (await scene.table()).status == "lobby"


async def test_the_terms_of_a_question_are_explained_behind_what_else(scene: Scene) -> None:
    await from_lessons(scene)
    while scene.anna.id not in (await scene.table()).asked_users():
        await scene.bot.computer_turns.rest()
    page = (await scene.anna.click(scene.card, label=label_of("move"))).response
    await scene.anna.click(page, label=WHAT_ELSE)
    told_beside = told(await scene.anna.click(page, label=label_of("terms")))
    assert "What the terms here mean" in told_beside
    assert "**Action**" in told_beside
