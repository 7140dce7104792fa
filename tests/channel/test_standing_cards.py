"""Earlier cards in a channel: their buttons are removed, and work only in their own channel."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.play.rows import TableSettings
from bot.play.table import Caller
from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, seated, told
from tools.example.rules.moves import Rest


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


async def test_buttons_that_a_crash_left_on_the_previous_card_are_removed_after_the_start(
    at: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    former = at.card
    edit = discord.Message.edit

    async def stopped(message: discord.Message, **new: Any) -> discord.Message:
        if message.id == former.id:
            raise asyncio.CancelledError
        return await edit(message, **new)

    with monkeypatch.context() as patched:
        patched.setattr(discord.Message, "edit", stopped)
        patched.setattr(discord.PartialMessage, "edit", stopped)
        table = await at.table()
        await at.bot.tables.games.play(at.caller(at.anna), Rest())
        with pytest.raises(asyncio.CancelledError):
            await at.bot.outbox.deliver(at.channel.id)
    assert [bool(buttons(message)) for message in at.messages if message.id >= former.id] == [True, True]
    await at.restart()
    await at.bot.outbox.deliver(at.channel.id)
    assert (await at.table()).revision == table.revision + 1
    assert [bool(buttons(message)) for message in at.messages if message.id >= former.id] == [False, True]


async def test_a_button_works_only_in_the_channel_of_its_game(at: Scene) -> None:
    elsewhere = at.guild.create_text_channel("elsewhere")
    other = await at.bot.tables.lobbies.open(
        Caller(7, "Zoe", elsewhere.id, at.guild.id), at.title.game.id, TableSettings(language="en")
    )
    for verb in ("move", "board", "status", "rules", "again", "record", "rules-page"):
        forged = f"ludi:{verb}:{other.id}:0"
        at.forge(at.card, 2, forged)
        answer = await at.anna.click(at.card, custom_id=forged)
        assert told(answer).startswith("No game is running here."), verb


async def test_a_takeback_is_offered_only_if_it_is_possible(tmp_path: Path) -> None:
    async with seated(tmp_path, 1, computers=["tiro"]) as at:
        for player in at.players:
            (first, *_) = await at.lines(player, "hide", "seed")
            await at.type(player, "hide", seed=first["value"])
        await at.thought()
        assert label_of("undo") not in buttons(at.card), "computers have hidden their seeds, which shows both"
        old = at.card
        at.forge(old, 2, buttons(old)[label_of("status")].replace("status", "undo"))
        refused = told(
            await at.anna.click(old, custom_id=buttons(old)[label_of("status")].replace("status", "undo"))
        )
        assert refused.startswith("Since your last move, chance has decided something")
