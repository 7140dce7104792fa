"""Ratings over many games: the order of counting doesn't matter, and they can be computed from the results alone."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as command_line
from bot.play.history.rating_queries import BEGINNER, Changes
from bot.play.history.ratings import Ranking, Ratings
from bot.play.history.results import Results
from bot.play.people.people import Servers
from bot.play.rows import PersonRow, SeatRow, TableRow
from bot.play.store import Store
from bot.settings import Server
from tests.ended import ANNA, BEN, CARLA, DORA, counted, played, strengths

both = pytest.mark.parametrize("kind", ["sqlite", "postgres"])

NOON = datetime(2026, 11, 20, 12, tzinfo=UTC).timestamp()
DAY = 86_400.0


async def known(store: Store) -> dict[str, list[dict[str, Any]]]:
    """Return everything that is computed."""
    return {
        table: await store.read.records(f"SELECT * FROM {table} ORDER BY 1, 2, 3")
        for table in ("ratings", "strengths")
    }


async def four_games(store: Store) -> list[TableRow]:
    """Play four games of people and computers, the last one a day later."""
    return [
        await played(store, [ANNA, BEN], NOON),
        await played(store, [BEN, CARLA, "tiro", "tiro"], NOON + 1),
        await played(store, [CARLA, ANNA, "tiro"], NOON + 1.5),
        await played(store, ["tiro", DORA, BEN, ANNA], NOON + 1.5 + DAY),
    ]


@pytest.fixture
async def store(place: Path | Server) -> Any:
    store = await Store.open(place, now=NOON)
    yield store
    await store.close()


@both
async def test_ratings_do_not_depend_on_the_order_of_counting(store: Store) -> None:
    games = await four_games(store)
    found = []
    for order in permutations(games):
        for table in order:
            assert await counted(store, table)
        found.append(await known(store))
        async with store.database.transaction() as database:
            for table_name in ("ratings", "strengths", "results"):
                await database.run(f"DELETE FROM {table_name}")
            await database.run("UPDATE tables SET counted = FALSE, rated = FALSE")
    assert found[0]["strengths"]
    assert all(other == found[0] for other in found)


async def test_a_game_is_counted_once(store: Store) -> None:
    table = await played(store, [ANNA, BEN], NOON)
    assert await counted(store, table)
    before = await known(store)
    assert not await counted(store, table)
    assert await known(store) == before


async def test_results_that_were_read_before_somebody_was_forgotten_are_not_written(store: Store) -> None:
    table = await played(store, [ANNA, BEN], NOON)
    await store.traces.forget_at(table.id, BEN)
    assert not await Results(store, {}, Servers(store)).write(table, [], rated=False)
    assert await counted(store, table)


async def test_a_player_who_left_has_not_won_whatever_the_place_of_the_seat(store: Store) -> None:
    table = await played(store, [ANNA, BEN], NOON)
    await store.database.update(SeatRow, table.id, 0, gone=True)
    await counted(store, table)
    (anna, ben) = sorted(await strengths(store), key=lambda one: one.user)
    assert (anna.games, anna.wins, anna.mean < ben.mean) == (1, 0, True)


async def test_a_recount_from_the_results_changes_nothing(store: Store) -> None:
    for table in await four_games(store):
        await counted(store, table)
    before = await known(store)
    assert await Ratings(store).recount() == {"example": Changes(games=4, players=5, changed=0)}
    assert await known(store) == before


async def test_a_recount_repairs_what_is_lost_or_wrong(store: Store) -> None:
    games = await four_games(store)
    for table in games:
        await counted(store, table)
    before = await known(store)
    async with store.database.transaction() as database:
        await database.run("UPDATE ratings SET mean = 99.0 WHERE table_id = ?", games[0].id)
        await database.run("DELETE FROM ratings WHERE table_id = ?", games[3].id)
        await database.run("DELETE FROM strengths")
    computed = await Ratings(store).recount()
    assert computed["example"].changed == 2 + 4
    assert await known(store) == before


@both
async def test_forgetting_somebody_changes_nobody_elses_rating(store: Store) -> None:
    games = await four_games(store)
    for table in games[1:]:
        await counted(store, table)
    before = await known(store)
    for table_id in await store.traces.tables_of(BEN):
        await store.traces.forget_at(table_id, BEN)
    await store.traces.forget(BEN)
    await Ratings(store).recount()
    after = await known(store)
    assert after["ratings"] == before["ratings"]
    assert after["strengths"] == [row for row in before["strengths"] if row["user"] != BEN]
    # An earlier game of theirs is counted only now: their rating in the later ones stays as it was stored.
    await counted(store, games[0])
    late = await known(store)
    assert await Ratings(store).recount() == {"example": Changes(games=4, players=4, changed=0)}
    assert await known(store) == late
    kept = {(row["table_id"], row["seat"]): row["mean_before"] for row in late["ratings"]}
    assert kept[games[1].id, 0] == BEGINNER.mean


async def test_each_game_has_its_own_ratings_and_unrated_games_do_not_count(store: Store) -> None:
    await counted(store, await played(store, [ANNA, BEN], NOON))
    await counted(store, await played(store, [BEN, ANNA], NOON + 1, game="other"))
    await counted(store, await played(store, [BEN, ANNA], NOON + 2), rated=False)
    (anna, ben) = sorted(await strengths(store), key=lambda one: one.user)
    assert (anna.games, anna.wins, ben.games, ben.wins) == (1, 1, 1, 0)
    assert anna.mean > BEGINNER.mean > ben.mean


def places(found: Ranking) -> list[tuple[str, int | None, int | None]]:
    return [(line.name, line.place, line.moved) for line in found.lines]


@both
async def test_a_ranking_shows_who_has_moved_since_the_start_of_the_month_and_who_is_new(
    store: Store,
) -> None:
    october = NOON - 40 * DAY
    for number in range(3):
        await counted(store, await played(store, [ANNA, BEN], october + number))
    for number in range(6):
        await counted(store, await played(store, [BEN, "legatus", ANNA], NOON + number))
    found = await Ratings(store).ranking("example", guild=None, user=BEN, now=NOON + DAY, most=20)
    assert places(found) == [("Ben", 1, 1), ("Gaius", 2, None), ("Anna", 3, -2)]
    assert found.own == found.lines[0]
    assert found.since == datetime(2026, 11, 1, tzinfo=UTC)
    later = await Ratings(store).ranking("example", guild=None, user=DORA, now=NOON + 20 * DAY, most=20)
    assert places(later) == [("Ben", 1, 0), ("Gaius", 2, 0), ("Anna", 3, 0)]
    assert later.own is None


@both
async def test_a_servers_ranking_has_its_players_with_their_ratings_from_all_servers(store: Store) -> None:
    await counted(store, await played(store, [ANNA, BEN], NOON, guild=9))
    await counted(store, await played(store, [CARLA, BEN], NOON + 1, guild=8))
    here = await Ratings(store).ranking("example", guild=9, user=ANNA, now=NOON + DAY, most=20)
    everywhere = await Ratings(store).ranking("example", guild=None, user=ANNA, now=NOON + DAY, most=20)
    assert {line.name for line in here.lines} == {"Anna", "Ben"}
    assert {line.name for line in everywhere.lines} == {"Anna", "Ben", "Carla"}
    ben = [next(line for line in found.lines if line.name == "Ben") for found in (here, everywhere)]
    assert ben[0].rating == ben[1].rating
    assert ben[0].games == 2


@both
async def test_a_servers_ranking_has_the_names_on_that_server(store: Store) -> None:
    await counted(store, await played(store, [ANNA, BEN], NOON, guild=9))
    await counted(
        store, await played(store, [ANNA, BEN], NOON + 1, guild=8, names={ANNA: "Perenna", BEN: "Ben"})
    )
    names = {
        guild: {line.name for line in found.lines}
        for guild in (9, 8, None)
        for found in [
            await Ratings(store).ranking("example", guild=guild, user=ANNA, now=NOON + DAY, most=20)
        ]
    }
    assert names == {9: {"Anna", "Ben"}, 8: {"Perenna", "Ben"}, None: {"Perenna", "Ben"}}


@both
async def test_the_line_of_a_person_who_stays_out_of_rankings_is_shown_only_to_them(store: Store) -> None:
    await counted(store, await played(store, [ANNA, BEN, CARLA], NOON))
    await store.people.settle(PersonRow(user=ANNA, ranked=False), now=NOON)
    found = await Ratings(store).ranking("example", guild=9, user=ANNA, now=NOON + DAY, most=20)
    assert places(found) == [("Ben", 1, None), ("Carla", 2, None)]
    assert found.own is not None
    own = found.own
    assert (own.place, own.user, own.computer, own.name) == (None, ANNA, "", "Anna")
    assert (own.games, own.wins, own.moved) == (1, 1, None)


def test_the_command_prints_what_it_has_computed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def one_game() -> None:
        store = await Store.open(tmp_path / "games.sqlite3", now=NOON)
        await counted(store, await played(store, [ANNA, BEN], NOON))
        await store.close()

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE", "games.sqlite3")
    assert command_line.main(["ratings"]) == 0
    assert "no game has counted for ratings yet" in capsys.readouterr().out
    asyncio.run(one_game())
    assert command_line.main(["ratings"]) == 0
    said = capsys.readouterr().out
    assert " ".join(said.split()) == "example 1 games 2 players no rating changed"
