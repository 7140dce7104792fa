"""Results of finished games: they belong to the players who began, and say whether they stayed."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from bot.engine import Outcome, Standing
from bot.play.history.rating_queries import ResultRow
from bot.play.history.results import counts, results
from bot.play.rows import FormerSeat, MoveRow, SeatRow, ServerRow, TableRow
from tests.ended import strengths

from .conftest import ANNA, BEN, CARLA, BaseBot

OUTCOME = Outcome(
    "end-rounds",
    [Standing(1, 1, 30, {"tiles": 20, "goods": 10}, {}), Standing(0, 2, 20, {"tiles": 20, "goods": 0}, {})],
)


TABLE: Any = SimpleNamespace(loaded=False)


def seated(seat: int, user: int | None, *, computer: str | None = None, gone: bool = False) -> SeatRow:
    return SeatRow(
        table_id=7, seat=seat, user=user, name=f"name {user}", taken_at=0.0, gone=gone, computer=computer
    )


def left(seat: int, user: int | None, until: int, *, computer: str | None = None) -> FormerSeat:
    return FormerSeat(table_id=7, seat=seat, user=user, name=f"name {user}", until=until, computer=computer)


def move(revision: int, seat: int, user: int | None, computer: str | None = None) -> MoveRow:
    return MoveRow(
        table_id=7,
        revision=revision,
        parent=revision - 1,
        kind="move",
        seat=seat,
        user=user,
        move="{}",
        chance="[]",
        barrier=False,
        rules_version="1",
        at=0.0,
        computer=computer,
    )


PLAYED = [move(2, 0, 1), move(3, 1, 2), move(4, 0, 1)]


def of_seat(
    seat: int, seats: list[SeatRow], former: list[FormerSeat], moves: Sequence[MoveRow] = PLAYED
) -> ResultRow:
    return next(row for row in results(OUTCOME, seats, former, moves) if row.seat == seat)


def test_a_result_has_the_place_and_the_points_of_the_seat() -> None:
    second, first = sorted(
        results(OUTCOME, [seated(0, 1), seated(1, 2)], [], PLAYED), key=lambda row: row.seat
    )
    assert (first.user, first.place, first.points, first.stayed) == (2, 1, 30, True)
    assert json.decode(first.sources) == {"tiles": 20, "goods": 10}
    assert (second.user, second.place, second.points, second.stayed) == (1, 2, 20, True)


@pytest.mark.parametrize(
    ("now", "former"),
    [
        (seated(0, 1, gone=True), []),
        (seated(0, 3), [left(0, 1, 5)]),
        (seated(0, 3), [left(0, 1, 5), left(0, 4, 9)]),
        (seated(0, 1, computer="tiro"), [left(0, 1, 5)]),
    ],
    ids=["gave up", "replaced", "replaced twice", "a computer plays for them"],
)
def test_a_player_who_began_and_did_not_stay_has_the_result_of_the_seat(
    now: SeatRow, former: list[FormerSeat]
) -> None:
    row = of_seat(0, [now, seated(1, 2)], former)
    assert (row.user, row.name, row.computer, row.stayed, row.place) == (1, "name 1", None, False, 2)
    assert (row.until, row.counts) == (4, True)


def test_a_player_who_came_back_has_stayed() -> None:
    row = of_seat(0, [seated(0, 1), seated(1, 2)], [left(0, 1, 5), left(0, 1, 9, computer="tiro")])
    assert (row.user, row.stayed) == (1, True)


def test_a_game_does_not_count_for_a_player_who_never_moved() -> None:
    by_a_computer = [move(2, 0, None, "veteranus"), move(3, 1, 2)]
    row = of_seat(0, [seated(0, 1), seated(1, 2)], [], by_a_computer)
    assert (row.counts, row.stayed) == (False, False)
    assert of_seat(1, [seated(0, 1), seated(1, 2)], [], by_a_computer).counts


def test_a_player_for_whom_a_computer_made_most_moves_has_left_with_their_last_one() -> None:
    played = [*PLAYED, *(move(revision, 0, None, "veteranus") for revision in (6, 8, 10))]
    row = of_seat(0, [seated(0, 1), seated(1, 2)], [], played)
    assert (row.stayed, row.until, row.counts) == (False, 4, True)
    assert of_seat(0, [seated(0, 1), seated(1, 2)], [], played[:-1]).stayed, (
        "half of them themselves is enough"
    )


def test_standing_answers_are_no_moves_of_a_player_for_whom_a_computer_plays() -> None:
    instructed = [replace(move(revision, 0, 1), move='{"type":"instruct"}') for revision in (12, 14, 16)]
    played = [*PLAYED, *(move(revision, 0, None, "veteranus") for revision in (6, 8, 10)), *instructed]
    row = of_seat(0, [seated(0, 1), seated(1, 2)], [], played)
    assert (row.stayed, row.until) == (False, 4)


def test_a_game_does_not_count_for_a_player_who_was_replaced_while_they_were_away() -> None:
    away = replace(left(0, 1, 5), excused=True)
    assert not of_seat(0, [seated(0, 3), seated(1, 2)], [away]).counts
    assert of_seat(1, [seated(0, 3), seated(1, 2)], [away]).counts
    later = replace(left(0, 3, 9), excused=True)
    assert of_seat(0, [seated(0, 4), seated(1, 2)], [left(0, 1, 5), later]).counts, "another was away"


def test_a_game_in_which_only_one_person_moved_is_not_rated() -> None:
    found = results(OUTCOME, [seated(0, 1), seated(1, 2)], [], [move(2, 0, 1)])
    assert not counts(TABLE, found)
    assert counts(TABLE, results(OUTCOME, [seated(0, 1), seated(1, 2)], [], PLAYED))


def test_the_result_of_a_computer_has_a_level_and_no_user() -> None:
    row = of_seat(0, [seated(0, 3), seated(1, 2)], [left(0, None, 5, computer="legatus")])
    assert (row.user, row.computer, row.stayed) == (None, "legatus", False)
    row = of_seat(0, [seated(0, None, computer="legatus"), seated(1, 2)], [])
    assert (row.user, row.computer, row.stayed) == (None, "legatus", True)


async def play_to_the_end(bot: BaseBot, *people: Any) -> int:
    table = await bot.game(*people)
    while table.status == "playing":
        bot.now += 60
        seat = table.asked_seats[0]
        move = next(table.view(seat).decision.forms(table.view(seat))).sample(lambda below: 0)
        table = await bot.tables.games.play(bot.clicking(people[seat]), move, handed=table)
    assert table.over
    return table.id


async def rows_of(bot: BaseBot, table: int) -> list[ResultRow]:
    return await bot.store.read.where(ResultRow, "table_id = ? ORDER BY place, seat", table)


async def test_a_finished_game_is_counted_and_rated_once(bot: BaseBot) -> None:
    table = await play_to_the_end(bot, ANNA, BEN)
    await bot.tables.results.count()
    found = await rows_of(bot, table)
    assert {row.user for row in found} == {ANNA.id, BEN.id}
    assert all(sum(json.decode(row.sources).values()) == row.points for row in found)
    strong = await strengths(bot.store)
    assert {strength.user for strength in strong} == {ANNA.id, BEN.id}
    await bot.reopen()
    await bot.tables.results.count()
    assert await rows_of(bot, table) == found
    assert await strengths(bot.store) == strong


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_results_are_found_by_person_server_and_game(bot: BaseBot) -> None:
    table = await play_to_the_end(bot, ANNA, BEN)
    await bot.tables.results.count()
    (anna,) = await bot.tables.results.of_person(ANNA.id)
    assert (anna.table_id, anna.seats) == (table, 2)
    assert anna.mean is not None
    for sought in ({}, {"user": BEN.id}, {"game": "example"}, {"user": BEN.id, "game": "example"}):
        found = await bot.tables.results.page(5, 1, guild=9, **sought)
        assert [ended.id for ended in found.games] == [table]
        assert (found.total, found.page, len(found.games[0].results)) == (1, 0, 2)
    for sought in ({"user": CARLA.id}, {"game": "other"}):
        assert (await bot.tables.results.page(0, 10, guild=9, **sought)).total == 0
    assert (await bot.tables.results.page(0, 10, guild=8)).total == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_a_player_who_never_moved_is_neither_rated_nor_in_statistics(bot: BaseBot) -> None:
    number = await play_to_the_end(bot, ANNA, BEN, CARLA)
    async with bot.store.database.transaction() as database:
        await database.run('UPDATE moves SET "user" = NULL WHERE seat = 2')  # as if Carla had never moved
    await bot.tables.results.count()
    rated = await strengths(bot.store)
    assert {strength.user for strength in rated} == {ANNA.id, BEN.id}
    assert await bot.tables.results.of_person(CARLA.id) == []
    assert {row.user for row in await rows_of(bot, number)} == {ANNA.id, BEN.id, CARLA.id}
    await bot.tables.ratings.recount()
    assert await strengths(bot.store) == rated


async def test_a_server_without_ratings_has_results_only(bot: BaseBot) -> None:
    await bot.store.database.put(ServerRow(guild=9, rated=False))
    table = await play_to_the_end(bot, ANNA, BEN)
    await bot.tables.results.count()
    assert len(await rows_of(bot, table)) == 2
    assert await strengths(bot.store) == []


async def test_a_game_continued_from_a_record_is_not_rated(bot: BaseBot) -> None:
    table = await play_to_the_end(bot, ANNA, BEN)
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE tables SET loaded = TRUE")
    await bot.tables.results.count()
    assert len(await rows_of(bot, table)) == 2
    assert await strengths(bot.store) == []


async def test_a_game_whose_end_cannot_be_read_does_not_stop_others_from_being_counted(bot: BaseBot) -> None:
    broken = await play_to_the_end(bot, ANNA, BEN)
    async with bot.store.database.transaction() as database:
        await database.run("UPDATE moves SET position = ?", b"damaged")
    other = await play_to_the_end(bot, BEN, CARLA)
    await bot.tables.results.count()
    assert await rows_of(bot, broken) == []
    assert len(await rows_of(bot, other)) == 2
    assert await bot.store.read.where(TableRow, "status = 'ended' AND NOT counted") == []


async def test_a_game_whose_results_fail_does_not_stop_others_from_being_counted(
    bot: BaseBot, caplog: Any
) -> None:
    broken = await play_to_the_end(bot, ANNA, BEN)
    async with bot.store.database.transaction() as database:
        await database.run("DELETE FROM seats WHERE table_id = ?", broken)
    other = await play_to_the_end(bot, BEN, CARLA)
    await bot.tables.results.count()
    assert len(await rows_of(bot, other)) == 2
    assert f"the results of table {broken} can't be counted" in caplog.messages
