"""Where people sit when the game begins."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.engine import Chance
from tools.example.title import TITLE

from .conftest import ANNA, BEN, CARLA, CHANNEL, BaseBot


async def test_people_sit_in_the_order_in_which_they_joined(bot: BaseBot) -> None:
    await bot.lobby(ANNA, BEN, CARLA)
    table = await bot.tables.lobbies.start(ANNA)
    assert table.names == ("Anna", "Ben", "Carla")


def last_first(seats: int, options: dict[str, str], chance: Chance) -> list[int]:
    """Seat people in reverse; chance is asked, but decides nothing."""
    chance.below(seats)
    return list(range(seats))[::-1]


@pytest.fixture
async def contrary(tmp_path: Path) -> AsyncIterator[BaseBot]:
    bot = BaseBot(tmp_path / "contrary.sqlite3", replace(TITLE, game=replace(TITLE.game, seated=last_first)))
    await bot.open()
    yield bot
    await bot.store.close()


async def test_a_game_may_seat_people_in_another_order(contrary: BaseBot) -> None:
    await contrary.lobby(ANNA, BEN, CARLA)
    table = await contrary.tables.lobbies.start(ANNA)
    assert table.names == ("Carla", "Ben", "Anna")
    assert table.seat_of(CARLA.id) == 0
    assert table.asked_users() == [CARLA.id, BEN.id, ANNA.id]
    again = await (await contrary.reopen()).repository.current(CHANNEL)
    assert again is not None
    assert again.names == table.names
    assert again.state == table.state


async def test_seating_uses_none_of_the_draws_of_the_game(bot: BaseBot, contrary: BaseBot) -> None:
    states = []
    for at in (bot, contrary):
        await at.lobby(ANNA, BEN)
        states.append((await at.tables.lobbies.start(ANNA)).state)
    assert states[0] == states[1]
