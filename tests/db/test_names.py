"""Names at the tables of a server: updated while a table is open, kept once it is over."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from bot.play.errors import StaleRevision
from bot.play.people.people import NameUpdates
from bot.play.repository import TableLocks
from bot.play.rows import NewMove
from bot.play.store import Store
from bot.play.table import Person

from .conftest import ANNA, BEN, CARLA, NOON, Opener

GUILD = 7


async def call(store: Store, user: int, name: str, guild: int = GUILD) -> None:
    """Report somebody's name on a server."""
    nothing = cast(Any, None)
    locks = TableLocks(store, nothing)
    await NameUpdates(store, nothing, locks, nothing, lambda: NOON).follow(guild, Person(user, name))


async def names(store: Store, table: int) -> list[str]:
    return [seat.name for seat in await store.seats(table)]


async def test_a_new_name_changes_only_open_tables_of_its_server(
    store: Store, open_game: Opener, open_lobby: Opener
) -> None:
    game, lobby, over = await open_game(1), await open_lobby(2), await open_game(3)
    await store.change_status(over.id, "stopped", now=NOON)
    await call(store, ANNA, "Perenna", GUILD + 1)
    await call(store, CARLA, "Carla")
    assert [await names(store, table.id) for table in (game, lobby)] == [["Anna", "Ben"], ["Anna"]]
    before = await store.table(game.id)
    await call(store, ANNA, "Anna")
    assert await store.table(game.id) == before, "nothing is written where nothing changes"
    await call(store, ANNA, "Perenna")
    assert [await names(store, table.id) for table in (game, lobby)] == [["Perenna", "Ben"], ["Perenna"]]
    assert await names(store, over.id) == ["Anna", "Ben"]


async def test_a_new_name_changes_only_that_persons_seats_and_former_seats(
    store: Store, open_game: Opener
) -> None:
    table = await open_game()
    anna = (await store.seats(table.id))[0]
    carla = msgspec.structs.replace(anna, user=CARLA, name="Carla")
    move = NewMove(kind="replace", rules_version="1", position=b"p", seat=0, user=CARLA)
    await store.record(table.id, 1, move, now=NOON, seats=[carla])
    for user, name in ((ANNA, "Perenna"), (BEN, "Benedictus")):
        await call(store, user, name)
    assert await names(store, table.id) == ["Carla", "Benedictus"]
    assert [seat.name for seat in await store.former_seats(table.id)] == ["Perenna"]


async def test_a_finished_table_keeps_its_names(store: Store, open_game: Opener) -> None:
    table = await open_game()
    await store.change_status(table.id, "stopped", now=NOON)
    before = await store.table(table.id)
    await call(store, ANNA, "Perenna")
    assert await names(store, table.id) == ["Anna", "Ben"]
    assert await store.table(table.id) == before


async def test_seats_that_were_read_before_a_new_name_cannot_be_written(
    store: Store, open_game: Opener
) -> None:
    table = await open_game()
    anna = (await store.seats(table.id))[0]
    await call(store, ANNA, "Perenna")
    assert (await store.table(table.id)).forgotten != table.forgotten
    move = NewMove(kind="resign", rules_version="1", position=b"p", seat=0, user=ANNA)
    gone = msgspec.structs.replace(anna, gone=True)
    with pytest.raises(StaleRevision):
        await store.record(table.id, 1, move, now=NOON, seats=[gone], forgotten=table.forgotten)
    assert await names(store, table.id) == ["Perenna", "Ben"]
