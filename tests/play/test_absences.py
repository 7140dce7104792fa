"""Who has left the server is waited for no more; a table whose channel is gone goes on in another."""

from __future__ import annotations

import pytest

from bot.play.errors import Refused, Repeated
from bot.play.lobby.places import LOST_KEPT
from bot.play.people.absences import SILENT
from bot.play.table import Table

from .conftest import ANNA, BEN, CARLA, CHANNEL, DORA, House

pytestmark = pytest.mark.parametrize("kind", ["sqlite", "postgres"])

ELSEWHERE = CHANNEL + 1


async def newest(house: House) -> Table:
    table = await house.tables.shelf.by_id(1)
    assert table is not None
    return table


async def silent(house: House, seconds: float) -> bool:
    house.now += seconds
    return [table.id for table in await house.tables.absences.silent()] == [1]


async def test_who_has_left_is_known_after_a_restart_and_until_they_are_back(house: House) -> None:
    table = await house.game(ANNA, BEN, CARLA)
    table = await house.tables.absences.note(table, [ANNA.id, CARLA.id])
    assert (table.absent, table.host) == ({ANNA.id, CARLA.id}, BEN.id)
    await house.reopen()
    assert [seat.user for seat in (await newest(house)).present] == [BEN.id]
    table = await house.tables.absences.note(await newest(house), [], [CARLA.id])
    assert (table.absent, table.host) == ({ANNA.id}, BEN.id)
    told = [told for told in await house.told() if told[0] in ("absent", "heir")]
    assert told == [("absent", 4), ("absent", 4), ("heir", 4)]


async def test_a_computer_plays_on_for_who_has_left_at_the_wish_of_anybody_but_strangers(
    house: House,
) -> None:
    table = await house.game(ANNA, BEN, CARLA)
    await house.tables.absences.note(table, [CARLA.id])
    with pytest.raises(Refused, match="host-only"):
        await house.tables.substitutes.put_in(CHANNEL, DORA, 2, "tiro")
    after = await house.tables.substitutes.put_in(CHANNEL, BEN, 2, "tiro")
    assert after.computers == (None, None, "tiro")
    with pytest.raises(Refused, match="host-only"):
        await house.tables.substitutes.put_in(CHANNEL, BEN, 0, "tiro")


async def test_it_is_looked_again_when_twice_the_time_has_gone_by(house: House) -> None:
    await house.game(ANNA, BEN)
    assert not await silent(house, SILENT - 1)
    assert await silent(house, 1)
    await house.tables.absences.note(await newest(house), ())
    assert not await silent(house, SILENT - 1)
    assert await silent(house, 1)
    await house.tables.pausing.set(await newest(house), paused=True, interaction=None)
    assert not await silent(house, 0)


async def test_a_lost_table_goes_on_elsewhere_once(house: House) -> None:
    table = await house.game(ANNA, BEN)
    await house.tables.places.lose(CHANNEL, "channel")
    assert [lost.id for lost in await house.tables.places.lost_at(9)] == [1]
    await house.lobby_at(ELSEWHERE + 1, CARLA)
    with pytest.raises(Refused, match="channel-taken"):
        await house.tables.places.go_on(table, ELSEWHERE + 1, BEN, interaction=901)
    moved = await house.tables.places.go_on(table, ELSEWHERE, BEN, interaction=902)
    assert (moved.channel, moved.row.lost, moved.card) == (ELSEWHERE, None, None)
    with pytest.raises(Repeated):
        await house.tables.places.go_on(table, ELSEWHERE, BEN, interaction=902)
    waiting = await house.store.outbox.waiting(house.now, channel=ELSEWHERE)
    assert waiting[-1].kind == "turn"
    assert not await house.store.outbox.waiting(house.now, channel=CHANNEL)


async def test_what_is_lost_for_a_week_is_set_aside(house: House) -> None:
    await house.game(ANNA, BEN)
    await house.tables.people.settle(BEN.id, pings="none")
    await house.tables.places.lose_server(9)
    house.now += LOST_KEPT - 1
    assert await house.tables.places.long_lost() == []
    house.now += 1
    (lost,) = await house.tables.places.long_lost()
    await house.tables.places.set_aside(lost)
    assert (await newest(house)).status == "stopped"
    told = [a for a in await house.store.outbox.waiting(house.now) if a.kind == "set-aside"]
    assert [a.recipient for a in told] == [ANNA.id]
