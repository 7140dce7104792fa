"""Limits on what one person can have open, until something is ended or left."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.games import TITLES
from bot.play.errors import Refused
from bot.play.lobby.invitations import Most
from bot.play.rows import TableSettings
from bot.play.service import Tables
from bot.play.store import Store

from .conftest import ANNA, BEN, CARLA, DORA

UNFINISHED = (Path(__file__).parents[1] / "games" / "praetor" / "unfinished.json").read_bytes()
MOST = Most(games=2, waiting=3, hosted=2, loaded=1)


@pytest.fixture
async def tables(path: Path) -> AsyncIterator[Tables]:
    store = await Store.open(path, now=0)
    yield Tables(store, TITLES, lambda: 1_000.0, most=MOST)
    await store.close()


async def test_the_number_of_hosted_tables_is_limited_until_one_is_closed(tables: Tables) -> None:
    for channel in (1, 2):
        await tables.lobbies.open(ANNA.at(channel), "praetor", TableSettings(language="en"))
    with pytest.raises(Refused, match="most-hosted") as refused:
        await tables.lobbies.open(ANNA.at(3), "praetor", TableSettings(language="en"))
    assert refused.value.text.arguments == {"most": 2}
    with pytest.raises(Refused, match="most-hosted"):
        await tables.lobbies.open(
            replace(ANNA.at(3), interaction=77), "praetor", TableSettings(language="en"), in_thread=True
        )
    await tables.lobbies.open(BEN.at(3), "praetor", TableSettings(language="en"))
    await tables.games.end(ANNA.at(1))
    await tables.lobbies.open(ANNA.at(4), "praetor", TableSettings(language="en"))


async def test_the_number_of_lobbies_that_somebody_sits_in_is_limited_until_they_leave_one(
    tables: Tables,
) -> None:
    for channel, host in ((1, BEN), (2, BEN), (3, CARLA), (4, CARLA)):
        await tables.lobbies.open(host.at(channel), "praetor", TableSettings(language="en"))
    for channel in (1, 2, 3):
        await tables.lobbies.join(ANNA.at(channel))
    with pytest.raises(Refused, match="seated-already"):
        await tables.lobbies.join(ANNA.at(1))
    opened = tables.lobbies.open(ANNA.at(5), "praetor", TableSettings(language="en"))
    for wish in (tables.lobbies.join(ANNA.at(4)), opened):
        with pytest.raises(Refused, match="most-waiting"):
            await wish
    await tables.lobbies.leave(ANNA.at(1))
    await tables.lobbies.join(ANNA.at(4))


async def test_the_number_of_games_that_somebody_plays_is_limited_until_they_leave_one(
    tables: Tables,
) -> None:
    for channel in (1, 2):
        await tables.lobbies.open(ANNA.at(channel), "praetor", TableSettings(language="en"))
        await tables.lobbies.join(BEN.at(channel))
        await tables.lobbies.start(ANNA.at(channel))
    await tables.lobbies.open(CARLA.at(3), "praetor", TableSettings(language="en"))
    for person in (ANNA, BEN):
        with pytest.raises(Refused, match="most-games"):
            await tables.lobbies.join(person.at(3))
    await tables.games.resign(BEN.at(1))
    await tables.lobbies.join(BEN.at(3))


async def test_the_number_of_games_continued_from_records_is_limited(tables: Tables) -> None:
    taken_up = await tables.loading.read(UNFINISHED)
    await tables.loading.open(ANNA.at(1), taken_up, "en")
    with pytest.raises(Refused, match="most-loaded"):
        await tables.most_open.check_hosts(ANNA.id, loads=True)
    with pytest.raises(Refused, match="most-loaded"):
        await tables.loading.open(ANNA.at(2), taken_up, "en")
    await tables.games.end(ANNA.at(1))
    await tables.loading.open(ANNA.at(2), taken_up, "en")


async def test_a_person_at_the_limit_of_games_cannot_take_over_a_seat(tables: Tables) -> None:
    for channel, host, other in ((1, CARLA, BEN), (2, CARLA, BEN), (3, ANNA, DORA)):
        await tables.lobbies.open(host.at(channel), "praetor", TableSettings(language="en"))
        await tables.lobbies.join(other.at(channel))
        await tables.lobbies.start(host.at(channel))
    with pytest.raises(Refused, match="most-games"):
        await tables.replacements.ask(replace(CARLA.at(3), may_manage=True), 1, CARLA)
    await tables.replacements.ask(ANNA.at(3), 1, CARLA)
    with pytest.raises(Refused, match="most-games"):
        await tables.replacements.answer(CARLA.at(3), True, seat=1, newcomer=CARLA.id)
    lobby = await tables.loading.open(CARLA.at(9), await tables.loading.read(UNFINISHED), "en")
    assert lobby.seat_of(CARLA.id) is None, "who loads a game need not play it"
    await tables.games.resign(CARLA.at(1))
    assert (await tables.replacements.answer(CARLA.at(3), True, seat=1, newcomer=CARLA.id)).became == "asked"
