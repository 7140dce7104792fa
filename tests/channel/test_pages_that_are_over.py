"""Outdated private pages: the first click replaces them by what holds now, so that refusals don't pile up below."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from simcord.results import to_discord_message

from tests.labels import label_of
from tests.scene import Scene, at_first_turn, buttons, menus, opened, texts


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path) as scene:
        yield scene


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


def shown(scene: Scene, page: Any) -> Any:
    """The present state of a private message."""
    return to_discord_message(scene.env, scene.env.backend.get_message(scene.channel.id, page.id))


async def options(scene: Scene) -> Any:
    """The page of options of a lobby of Anna and Ben."""
    await scene.anna.slash(scene.channel, "game new", game="example")
    await scene.ben.click(scene.card, label=label_of("join"))
    return (await scene.anna.click(scene.card, label=label_of("options"))).response


async def choose(scene: Scene, page: Any) -> Any:
    """Choose the last value in the first menu of a page."""
    first = menus(page)[0]
    return await scene.anna.select(page, [first["options"][-1]["value"]], custom_id=first["custom_id"])


async def test_after_the_start_the_options_are_replaced_by_their_values_and_a_link_to_the_game(
    alone: Scene,
) -> None:
    page = await options(alone)
    await alone.anna.click(alone.card, label=label_of("start"))
    result = await choose(alone, page)
    assert result.followups == []
    now = shown(alone, page)
    assert "The game has begun](https://discord.com/channels/" in texts(now)
    assert str(alone.card.id) in texts(now)
    assert "The Garden: options" in texts(now)
    assert not menus(now)
    assert not buttons(now)


async def test_after_a_lobby_is_closed_its_options_are_replaced_by_a_sentence(alone: Scene) -> None:
    page = await options(alone)
    asked = await alone.anna.slash(alone.channel, "game end")
    await alone.anna.click(asked.response, label=next(iter(buttons(asked.response))))
    result = await choose(alone, page)
    assert result.followups == []
    assert "No game is running here" in texts(shown(alone, page))
    assert not menus(shown(alone, page))


async def test_after_the_end_of_a_game_the_page_of_a_turn_is_replaced_by_a_sentence(at: Scene) -> None:
    page = await at.press(at.anna, label_of("move"))
    assert menus(page) or buttons(page)
    asked = await at.mod.slash(at.channel, "game end")
    await at.mod.click(asked.response, label=label_of("end"))
    before = len(at.env.http_requests)
    label = next(label for label, custom_id in buttons(page).items() if custom_id.split(":")[1] == "at")
    result = await at.anna.click(page, label=label)
    assert result.followups == []
    assert len(at.env.http_requests) - before <= 2
    now = shown(at, page)
    assert "No game is running here: the last one was canceled." in texts(now)
    assert not buttons(now)


async def test_a_confirmation_that_is_no_longer_needed_is_replaced_by_a_sentence(at: Scene) -> None:
    first = (await at.mod.slash(at.channel, "game end")).response
    second = (await at.mod.slash(at.channel, "game end")).response
    await at.mod.click(first, label=label_of("end"))
    result = await at.mod.click(second, label=label_of("end"))
    assert result.followups == []
    assert "No game is running here" in texts(shown(at, second))
    assert not buttons(shown(at, second))


async def test_a_refused_click_on_a_public_message_is_answered_privately(alone: Scene) -> None:
    await alone.anna.slash(alone.channel, "game new", game="example")
    result = await alone.watcher.click(alone.card, label=label_of("leave"))
    assert [answer.ephemeral for answer in result.followups] == [True]
    assert label_of("join") in buttons(alone.card)
