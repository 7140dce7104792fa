"""Finding games of a server: the newest ones, or those of a channel at a time."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.play.errors import Refused
from bot.play.history import records
from bot.play.history.records import Records, Replays
from bot.play.rows import NewMove, NewTable, Sitter
from bot.play.store import Store

ANNA, BEN = 11, 12
ROMA, OSTIA = 7, 8
NOON = 1_800_000_000.0
MOVE = NewMove(kind="move", rules_version="1", position=b"p", move="{}")


async def played(store: Store, channel: int, guild: int, at: float, home: int | None = None) -> int:
    """Play a game of Anna and Ben that ends ten seconds after it was opened."""
    new = NewTable(
        channel=channel,
        guild=guild,
        game="praetor",
        rules_version="1",
        options="{}",
        language="en",
        host=ANNA,
        seated=(Sitter(ANNA, "Anna"), Sitter(BEN, "Ben")),
        home=home,
    )
    table = await store.lobbies.open(new, now=at)
    await store.start(table.id, MOVE, seed=b"s", fingerprint="f", now=at)
    await store.record(table.id, 1, MOVE, now=at + 10, ended=True)
    return table.id


def replays(store: Store) -> Replays:
    return Replays(store, cast(Any, None), Records(store))


async def test_the_newest_games_of_a_server_come_with_their_players(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await played(store, 1, ROMA, NOON)
    await played(store, 2, OSTIA, NOON + 50)
    second = await played(store, 1, ROMA, NOON + 100)
    both = ("Anna", "Ben")
    found = await replays(store).newest(ROMA, "")
    assert [(game.id, game.names) for game in found] == [(second, both), (first, both)]
    monkeypatch.setattr(records, "_LISTED", 1)
    assert [game.id for game in await replays(store).newest(ROMA, "")] == [second]


async def test_a_game_is_found_by_its_time_and_its_channel_or_the_channel_of_its_thread(store: Store) -> None:
    early = await played(store, 1, ROMA, NOON)
    late = await played(store, 1, ROMA, NOON + 100)
    threaded = await played(store, 3, ROMA, NOON + 200, home=2)
    found = [
        await replays(store).at_channel(*place)
        for place in ((1, NOON + 50), (1, NOON + 150), (2, NOON + 300))
    ]
    assert [table and table.id for table in found] == [early, late, threaded]
    assert await replays(store).at_channel(1, NOON - 1) is None


async def test_no_game_is_at_a_link_with_a_number_that_no_channel_can_have(store: Store) -> None:
    await played(store, 1, ROMA, NOON)
    with pytest.raises(Refused, match="replay-not-here"):
        await replays(store).found(ROMA, f"https://discord.com/channels/{ROMA}/{'9' * 20}")
