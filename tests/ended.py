"""Finished games, made without playing them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import json

from bot.play.history.rating_queries import ResultRow, Strength
from bot.play.history.results import Results
from bot.play.people.people import Servers
from bot.play.rows import Card, NewMove, NewTable, Sitter, TableRow
from bot.play.store import Store

ANNA, BEN, CARLA, DORA = 1, 2, 3, 4
NAMES: Mapping[int, str] = {ANNA: "Anna", BEN: "Ben", CARLA: "Carla", DORA: "Dora"}
Player = int | str
"""A person's id, or the level of a computer."""


async def played(
    store: Store,
    players: Sequence[Player],
    ended_at: float,
    *,
    game: str = "example",
    guild: int = 9,
    names: Mapping[int, str] = NAMES,
    channel: int | None = None,
    loaded: bool = False,
) -> TableRow:
    """Store a finished game without results; its channel is its own unless one is given."""
    sitters = tuple(
        Sitter(player, names[player]) if isinstance(player, int) else Sitter(None, "Gaius", player)
        for player in players
    )
    new = NewTable(
        channel=channel or int(ended_at * 4),
        guild=guild,
        game=game,
        rules_version="1",
        options="{}",
        language="en",
        host=next(iter(names)),
        seated=sitters,
    )
    table = await store.lobbies.open(new, now=ended_at)
    if loaded:
        async with store.database.transaction(table.id) as database:
            await database.run("UPDATE tables SET loaded = TRUE WHERE id = ?", table.id)
    move = NewMove(kind="move", rules_version="1", position=b"")
    await store.start(table.id, move, seed=b"s", fingerprint="f", now=ended_at)
    await store.set_card(
        table.id, Card(message=77, revision=1, posted_at=ended_at, seats="[]", tells_since=0)
    )
    return await store.record(table.id, 1, move, ended=True, now=ended_at)


async def counted(
    store: Store, table: TableRow, *, rated: bool = True, points: Sequence[int] = (50, 40, 30, 20, 10, 0)
) -> bool:
    """Store the result of a game, with the players placed in the order of their seats; return whether it was new."""
    table = await store.table(table.id)
    rows = [
        ResultRow(
            table_id=table.id,
            seat=seat.seat,
            user=seat.user,
            name=seat.name,
            computer=seat.computer,
            place=seat.seat + 1,
            points=points[seat.seat],
            sources=json.encode({"garden": points[seat.seat] - 5, "hidden": 5}).decode(),
            stayed=not seat.gone,
        )
        for seat in await store.seats(table.id)
    ]
    return await Results(store, {}, Servers(store)).write(table, rows, rated=rated)


async def strengths(store: Store, game: str = "example") -> list[Strength]:
    """The stored strengths of all players in a game."""
    return await store.read.rows(Strength, "SELECT * FROM strengths WHERE game = ?", game)
