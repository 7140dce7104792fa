"""Commands that the bot no longer has: people's clients still send them for a while after an update."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord.actors import _dispatch_actor_interaction
from simcord.enums import InteractionType, OptionType
from simcord.results import InteractionResult

from tests.scene import Scene, at_first_turn, told

SENTENCE = "This command has changed since your Discord last looked."


def option(name: str, **more: Any) -> dict[str, Any]:
    return {"name": name, "type": OptionType.STRING, "value": "x", **more}


def command(name: str, *options: dict[str, Any], kind: int = 1) -> dict[str, Any]:
    return {"id": "1", "name": name, "type": kind, "resolved": {}, "options": list(options)}


def subcommand(name: str, *options: dict[str, Any]) -> dict[str, Any]:
    return {"name": name, "type": OptionType.SUBCOMMAND, "options": list(options)}


@pytest.fixture
async def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        # Otherwise SimCord treats what reaches it as an error of the bot.
        monkeypatch.delattr(scene.bot.tree, "on_error")
        yield scene


async def send(at: Scene, data: dict[str, Any], kind: int) -> InteractionResult:
    return await _dispatch_actor_interaction(at.anna, kind, at.channel, data)


@pytest.mark.parametrize(
    "data",
    [
        command("ludus"),
        command("ludus", subcommand("new", option("game"))),
        command("game", subcommand("begin")),
        {"type": 3, "target_id": "1", **command("Quote", kind=3)},
    ],
    ids=["alone", "of a group", "in a group that there is", "on a message"],
)
async def test_an_old_command_is_answered_with_a_sentence(
    at: Scene, data: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    answer = await send(at, data, InteractionType.APPLICATION_COMMAND)
    assert told(answer).startswith(SENTENCE)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_an_old_option_is_ignored(at: Scene, caplog: pytest.LogCaptureFixture) -> None:
    planting = command("example", subcommand("plant", option("crop", value="vine"), option("colour")))
    assert "Plant · Vine" in told(await send(at, planting, InteractionType.APPLICATION_COMMAND))
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "data",
    [
        command("ludus", option("game", focused=True)),
        command("game", subcommand("begin", option("game", focused=True))),
        command("example", subcommand("plant", option("seed", focused=True))),
        command("game", subcommand("new", option("game", focused=True))),
    ],
    ids=["alone", "in a group that there is", "another option", "an option that completes nothing any more"],
)
async def test_an_old_command_or_option_is_completed_with_nothing(
    at: Scene, data: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    answer = await send(at, data, InteractionType.APPLICATION_COMMAND_AUTOCOMPLETE)
    assert answer.autocomplete_choices == []
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
