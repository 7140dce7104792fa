"""Commands in direct messages: what works there, and what the others say."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.channel.interactions.handlers import Translator
from bot.play.rows import TableSettings
from tests.labels import label_of
from tests.scene import TITLE, Scene, at_first_turn, buttons, seated, texts, told

IN_DIRECT_MESSAGES = {"game", "help", "learn", "me", "move", "ranking", "stats"}


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def second_game(at: Scene) -> None:
    """Begin a game of Anna and Ben in another channel, in which both are asked."""
    lobbies, channel = at.bot.tables.lobbies, at.guild.create_text_channel("basilica").id
    anna, ben = (at.caller(player).at(channel) for player in at.players)
    await lobbies.open(anna, TITLE.game.id, TableSettings(language="en"))
    await lobbies.join(ben)
    await lobbies.start(anna)


async def test_each_command_declares_whether_it_works_in_direct_messages(at: Scene) -> None:
    payloads = [
        await command.get_translated_payload(at.bot.tree, Translator())
        for command in at.bot.tree.get_commands()
    ]
    assert {one["name"]: one["contexts"] for one in payloads} == {
        one["name"]: [0, 1] if one["name"] in IN_DIRECT_MESSAGES else [0] for one in payloads
    }


async def test_help_says_what_can_be_done_in_direct_messages(at: Scene) -> None:
    answer = await at.anna.user.slash("help")
    assert "Here, in direct messages" in texts(answer.response)
    assert "`/move` makes your move" in texts(answer.response)
    assert list(buttons(answer.response)) == [label_of("rules")]


async def test_a_new_game_is_refused_with_what_works_without_a_server(at: Scene) -> None:
    answer = await at.anna.user.slash("game new", game=TITLE.game.id)
    assert "needs a server channel, even if you play only against computers" in told(answer)
    assert "`/learn`" in told(answer)


async def test_every_game_command_is_answered_with_a_sentence(at: Scene) -> None:
    (group,) = [command for command in at.bot.tree.get_commands() if command.name == "game"]
    needed: dict[str, dict[str, Any]] = {
        "new": {"game": TITLE.game.id},
        "replace": {"player": "Ben"},
    }
    for command in group.commands:  # type: ignore[union-attr]
        if command.name in ("load", "what"):
            continue  # files have tests of their own; the example has no glossary
        said = told(await at.anna.user.slash(f"game {command.name}", **needed.get(command.name, {})))
        assert said, command.name
        assert "Something went wrong" not in said, command.name
        assert "can manage this channel" not in said, command.name


async def test_a_move_is_played_in_the_only_waiting_game_and_posted_in_its_channel(at: Scene) -> None:
    before, posted = (await at.table()).revision, len(at.posted())
    (first, *_) = await at.anna.user.autocomplete("move", "what", "")
    page = (await at.anna.user.slash("move", what=first["value"])).response
    page = (await at.anna.user.click(page, label=label_of("do"))).response
    assert (await at.table()).revision > before
    assert len(at.posted()) > posted
    assert "Something went wrong" not in texts(page)


async def test_a_move_can_be_chosen_by_clicks(at: Scene) -> None:
    page = (await at.anna.user.slash("move")).response
    for _ in range(6):
        verbs = {custom_id.split(":")[1]: label for label, custom_id in buttons(page).items()}
        if "do" in verbs:
            break
        page = (await at.anna.user.click(page, label=verbs["at"])).response
    before = (await at.table()).revision
    await at.anna.user.click(page, label=verbs["do"])
    assert (await at.table()).revision > before


async def test_if_several_games_wait_the_player_chooses_one(at: Scene) -> None:
    await second_game(at)
    answer = await at.anna.user.slash("move", what="rest")
    assert "Several games are waiting for your move" in told(answer)
    labels = list(buttons(answer.response))
    assert labels == ["1 · The Garden", "2 · The Garden"]
    assert told(answer).count("The Garden · Roma · https://discord.com/channels/") == 2
    page = (await at.anna.user.click(answer.response, label=labels[0])).response
    assert buttons(page)


async def test_a_move_is_refused_if_no_game_waits(at: Scene) -> None:
    assert "No game is waiting for your move" in told(await at.ben.user.slash("move"))
    (line,) = await at.ben.user.autocomplete("move", "what", "rest")
    assert "No game is waiting" in line["name"]


async def test_a_forged_button_of_a_game_does_nothing_for_somebody_without_a_seat(tmp_path: Path) -> None:
    async with seated(tmp_path) as scene:
        page = (await scene.anna.user.slash("move")).response
        address = next(iter(buttons(page).values()))
        own = (await scene.watcher.user.slash("help")).response
        stored = scene.env.backend.get_message(scene.watcher.user.dm_channel.id, own.id)
        stored.components[-1]["components"][0]["custom_id"] = address
        assert "No game is running here" in told(await scene.watcher.user.click(own, label=label_of("rules")))
