"""Before a game: opening a table, joining, leaving, choosing options."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import json

from bot.engine.options import completed
from bot.store.errors import AlreadySeated, LobbyClosed, NotSeated, TableFull
from bot.store.rows import NewTable, TableRow
from bot.store.store import Store

from .refused import Refused
from .table import Person, Table


async def open_lobby(
    store: Store,
    title_id: str,
    rules_version: int,
    channel: int,
    guild: int | None,
    host: Person,
    options: Mapping[str, str],
    language: str,
    now: float,
) -> TableRow:
    """Open a table at a channel. Raises ChannelTaken."""
    return await store.create_table(
        NewTable(
            channel=channel,
            guild=guild,
            game=title_id,
            rules_version=str(rules_version),
            options=json.encode(dict(options)).decode(),
            language=language,
            host=host.id,
            host_name=host.name,
        ),
        now=now,
    )


async def join_lobby(store: Store, table: Table, person: Person, now: float) -> None:
    """Sit a person down. Raises Refused."""
    try:
        await store.take_seat(
            table.id, user=person.id, name=person.name, places=table.title.game.seats[-1], now=now
        )
    except AlreadySeated as problem:
        raise Refused("seated-already") from problem
    except TableFull as problem:
        raise Refused("table-full", most=table.title.game.seats[-1]) from problem
    except LobbyClosed as problem:
        raise Refused("begun-already") from problem


async def leave_lobby(store: Store, table: Table, person: Person, now: float) -> None:
    """Let a person get up; the last one takes the table away, a host hands it on. Raises Refused."""
    try:
        if len(table.seats) == 1 and table.seats[0].user == person.id:
            await store.change_status(table.id, "stopped", now=now)
            return
        staying = await store.leave_seat(table.id, user=person.id)
        if person.id == table.host:
            await store.change_lobby(table.id, host=staying[0].user)
    except NotSeated as problem:
        raise Refused("not-seated") from problem
    except LobbyClosed as problem:
        raise Refused("leave-begun") from problem


async def choose(store: Store, table: Table, option: str, value: str) -> None:
    """Set an option of the game, or its language (`language`). Raises Refused, Refusal."""
    try:
        if option == "language":
            await store.change_lobby(table.id, language=value)
            return
        chosen = table.options | {option: value}
        completed(table.title.game.options, chosen, table.title.game.seats[-1])
        await store.change_lobby(table.id, options=json.encode(chosen).decode())
    except LobbyClosed as problem:
        raise Refused("begun-already") from problem
