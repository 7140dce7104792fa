"""Asking the other players for consent by buttons, also by those of older versions."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.channel.messages.components import Address, custom_id_of
from bot.play.turn.agreements import MOST_FREE
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, seated, tell, texts, told
from tools.example.rules.moves import Rest


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    """Anna, the host, is to move, then Ben."""
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def test_a_player_who_is_not_the_host_asks_the_others_to_end_the_game(at: Scene) -> None:
    asked = await at.ben.slash(at.channel, "game end")
    assert told(asked) == (
        "Shall I ask the others whether The Garden may end without a result? If everyone agrees, it does."
    )
    sure = await at.ben.click(asked.response, label=label_of("end-asking"))
    assert (
        "Everyone who plays must agree; then the game ends without a result. I have asked the others."
        in texts(sure.response)
    )
    assert texts(at.card) == (
        f"**Ben** would like to end this game without a result. <@{at.anna.id}>, do you agree?"
    )
    assert at.pings()[-1] == {at.anna.id}
    question = at.card
    refused = await at.ben.click(question, label=label_of("agree"))
    assert "You asked this yourself" in told(refused)
    await at.anna.click(question, label=label_of("agree"))
    assert "**Anna** agrees; the game is over." in texts(at.messages[-2])
    assert "The game has been canceled." in texts(at.card)


async def test_the_player_who_asked_learns_who_declined(at: Scene) -> None:
    asked = await at.ben.slash(at.channel, "game end")
    await at.ben.click(asked.response, label=label_of("end-asking"))
    await at.anna.click(at.card, label=label_of("decline"))
    assert "**Anna** doesn’t agree; the game goes on." in texts(at.card)
    assert at.pings()[-1] == {at.ben.id}


async def test_the_host_also_asks_the_others_and_a_spectator_learns_who_may_end_the_game(at: Scene) -> None:
    asked = await at.anna.slash(at.channel, "game end")
    assert list(buttons(asked.response)) == [label_of("end-asking"), label_of("keep")]
    assert "Only those who play here can end the game" in told(await at.watcher.slash(at.channel, "game end"))
    asked = await at.mod.slash(at.channel, "game end")
    assert list(buttons(asked.response)) == [label_of("end"), label_of("keep")]


async def test_a_player_who_is_not_the_host_asks_the_others_to_pause_and_to_go_on(at: Scene) -> None:
    await at.ben.slash(at.channel, "game pause")
    assert texts(at.card) == (
        "**Ben** would like to pause the game: the clock is stopped, no one is pinged. "
        f"<@{at.anna.id}>, do you agree?"
    )
    await at.anna.click(at.card, label=label_of("agree"))
    assert (await at.table()).paused
    await at.ben.slash(at.channel, "game pause")
    question = at.card
    assert "would like the game to go on now." in texts(question)
    await at.anna.slash(at.channel, "game pause")
    refused = await at.anna.click(question, label=label_of("agree"))
    assert "That question is out of date" in told(refused), "the host has done it meanwhile"
    assert not (await at.table()).paused


async def test_the_buttons_of_a_question_do_not_answer_a_later_one(at: Scene) -> None:
    await at.ben.slash(at.channel, "game pause")
    question = at.card
    await at.anna.slash(at.channel, "game pause")
    at.now += 1
    await at.ben.slash(at.channel, "game pause")
    assert "would like to pause the game" in texts(question)
    for label in ("agree", "decline"):
        assert "That question is out of date" in told(await at.anna.click(question, label=label_of(label)))
    await at.anna.click(at.card, label=label_of("agree"))
    assert not (await at.table()).paused


async def test_a_question_that_waits_for_discord_is_not_asked_once_the_game_has_gone_on(at: Scene) -> None:
    await at.bot.tables.agreements.ask(at.caller(at.ben), "end")
    await at.bot.tables.games.play(at.caller(at.anna), Rest())
    await tell(at)
    assert not any("without a result" in text for text in map(texts, at.messages))
    assert f"<@{at.ben.id}>" in texts(at.card)


async def test_a_button_of_an_older_version_still_agrees_to_a_takeback(at: Scene) -> None:
    for player in (at.anna, at.ben):
        await at.bot.tables.games.play(at.caller(player), Rest())
    await at.anna.slash(at.channel, "game undo")
    table = await at.table()
    at.forge(at.card, 2, custom_id_of(Address("agree", table.id, table.revision)))
    await at.ben.click(at.card, label=label_of("agree"))
    assert (await at.table()).asked_users() == [at.anna.id]


async def test_after_many_takebacks_to_the_same_moment_the_others_are_asked_for_that_reason(
    at: Scene,
) -> None:
    for _ in range(MOST_FREE):
        await at.bot.tables.games.play(at.caller(at.anna), Rest())
        await at.anna.slash(at.channel, "game undo")
    await at.bot.tables.games.play(at.caller(at.anna), Rest())
    asked = await at.anna.slash(at.channel, "game undo")
    assert "the game has gone back there too often" in told(asked)


async def test_a_move_from_before_somebody_came_or_left_can_not_be_taken_back(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as scene:
        player, *_ = await scene.asked()
        await scene.move(player)
        gone, *_ = [other for other in scene.players if other is not player]
        await scene.bot.tables.games.resign(scene.caller(gone))
        refused = await player.slash(scene.channel, "game undo")
        assert "or since someone last left or took a seat" in told(refused)


async def test_a_host_who_has_left_is_not_said_to_be_able_to_pause(tmp_path: Path) -> None:
    async with seated(tmp_path, 3) as scene:
        await scene.bot.tables.games.resign(scene.caller(scene.anna))
        asked = await scene.ben.slash(scene.channel, "game pause")
        assert told(asked) == "Everyone who plays must agree. I have asked the others."


async def test_a_player_who_gives_their_own_seat_away_is_not_said_to_be_asked(at: Scene) -> None:
    asked = await at.anna.slash(at.channel, "game replace", player="Anna", by=at.watcher)
    assert "I’ll ask in the channel; both must agree" in told(asked)
    await at.anna.click(asked.response, label=label_of("replace"))
    assert texts(at.card).startswith(
        f"Shall <@{at.watcher.id}> take <@{at.anna.id}>’s seat? Both must agree;"
    )
    assert at.pings()[-1] == {at.watcher.id}
