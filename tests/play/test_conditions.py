"""The condition that a table must meet for an action, and the refusal if it doesn't."""

from __future__ import annotations

from dataclasses import replace

import pytest
from msgspec import structs

from bot.play.errors import Refused
from bot.play.repository import Condition, require
from bot.play.rows import Status, TableRow
from bot.play.table import Table
from tools.example.rules.moves import Rest

from .conftest import ANNA, BEN, BaseBot

REFUSED: dict[str, dict[Condition, str]] = {
    "lobby": {"playing": "not-playing", "begun": "not-playing", "shown": "not-playing"},
    "playing": {"lobby": "not-lobby"},
    "ended": {"open": "over", "lobby": "over", "playing": "over"},
    "stopped": {"open": "called-off", "lobby": "called-off", "playing": "called-off", "shown": "called-off"},
    "broken": {
        "lobby": "broken",
        "playing": "broken",
        "readable": "broken",
        "begun": "broken",
        "shown": "broken",
    },
    "unreadable": {
        "open": "over",
        "lobby": "over",
        "playing": "over",
        "readable": "unreadable",
        "begun": "unreadable",
        "shown": "unreadable",
    },
}
"""Why a table is refused, by its state; it meets all other conditions."""

CONDITIONS: tuple[Condition, ...] = ("open", "lobby", "playing", "readable", "begun", "shown")


def standing(table: Table, status: Status, fault: str | None = None) -> Table:
    return replace(table, row=structs.replace(table.row, status=status, fault=fault))


async def test_a_table_is_refused_for_the_first_condition_that_it_does_not_meet(bot: BaseBot) -> None:
    lobby = await bot.lobby(ANNA, BEN)
    playing = await bot.tables.lobbies.start(ANNA)
    tables = {
        "lobby": lobby,
        "playing": playing,
        "ended": standing(playing, "ended"),
        "stopped": standing(playing, "stopped"),
        "broken": standing(playing, "broken", "R-1"),
        "unreadable": standing(playing, "ended", "R-1"),
    }
    for name, table in tables.items():
        for condition in CONDITIONS:
            if (why := REFUSED[name].get(condition)) is None:
                assert require(table, condition) is table
                continue
            with pytest.raises(Refused) as refused:
                require(table, condition)
            assert refused.value.text.key == f"refused-{why}", (name, condition)
    with pytest.raises(Refused, match="over"):
        require(tables["unreadable"], "open", "begun")
    with pytest.raises(Refused, match="unreadable"):
        require(tables["unreadable"], "begun", "open")


async def test_a_choice_for_a_future_revision_is_not_valid(bot: BaseBot) -> None:
    table = await bot.game(ANNA, BEN)
    assert await bot.tables.games.others_alone_moved(table, 0, table.revision)
    assert not await bot.tables.games.others_alone_moved(table, 0, table.revision + 1)


async def test_a_game_under_rules_of_a_newer_bot_rests_until_that_one_runs_again(bot: BaseBot) -> None:
    """An older bot would play it by other rules, and lose what it doesn't know of the position."""
    table = await bot.game(ANNA, BEN)
    newer = str(table.title.game.rules_version + 1)
    await bot.store.database.update(TableRow, table.id, rules_version=newer)
    tables = await bot.reopen()
    with pytest.raises(Refused, match="broken"):
        await tables.games.play(ANNA, Rest())
    stored = await bot.store.table(table.id)
    assert (stored.status, stored.fault) == ("playing", None)
    await bot.store.database.update(TableRow, table.id, rules_version=table.row.rules_version)
    assert (await tables.games.play(ANNA, Rest())).revision == table.revision + 1
