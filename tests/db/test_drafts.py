"""Drafts of turns: kept until their seat moves, and each separate from those of others."""

import pytest

from bot.play.rows import DraftRow, NewMove, SeatRow
from bot.play.store import Store
from bot.play.turn.games import Drafts

from .test_traces import ANNA, BEN, CARLA, NOON, a_move, begun


def laid_out(
    table_id: int, seat: int = 0, user: int = ANNA, edition: int = 1, moves: str = "[{}]"
) -> DraftRow:
    return DraftRow(table_id=table_id, seat=seat, user=user, edition=edition, moves=moves)


async def test_a_draft_belongs_only_to_its_owner(store: Store) -> None:
    table = await begun(store, 1)
    assert await Drafts(store).row(table.id, 0, ANNA) is None
    assert await Drafts(store).write(laid_out(table.id))
    assert await Drafts(store).row(table.id, 0, ANNA) == laid_out(table.id)
    assert await Drafts(store).row(table.id, 0, BEN) is None
    assert await Drafts(store).row(table.id, 1, ANNA) is None


async def test_only_the_latest_edition_can_be_changed(store: Store) -> None:
    table = await begun(store, 1)
    assert await Drafts(store).write(laid_out(table.id))
    assert await Drafts(store).write(laid_out(table.id, edition=2, moves="[]"))
    assert not await Drafts(store).write(laid_out(table.id, edition=2, moves="[1]"))
    assert not await Drafts(store).write(laid_out(table.id, edition=4, moves="[1]"))
    assert await Drafts(store).row(table.id, 0, ANNA) == laid_out(table.id, edition=2, moves="[]")


async def test_a_player_who_takes_over_a_seat_begins_without_a_draft(store: Store) -> None:
    table = await begun(store, 1)
    await Drafts(store).write(laid_out(table.id))
    assert await Drafts(store).write(laid_out(table.id, user=CARLA, moves="[1]"))
    assert await Drafts(store).row(table.id, 0, ANNA) is None


async def test_a_draft_is_deleted_by_the_next_move_of_its_seat_only(store: Store) -> None:
    table = await begun(store, 1)
    await Drafts(store).write(laid_out(table.id))
    await Drafts(store).write(laid_out(table.id, seat=1, user=BEN))
    await store.record(table.id, 1, a_move(seat=0, user=ANNA), now=NOON)
    assert await Drafts(store).row(table.id, 0, ANNA) is None
    assert await Drafts(store).row(table.id, 1, BEN) is not None
    back = NewMove(kind="undo", rules_version="1", position=b"p", parent=1, seat=1, user=BEN)
    await store.record(table.id, 2, back, now=NOON)
    assert await Drafts(store).row(table.id, 1, BEN) is not None


async def test_a_seat_that_changes_hands_loses_its_draft(store: Store) -> None:
    table = await begun(store, 1)
    await Drafts(store).write(laid_out(table.id, seat=1, user=BEN))
    carla = SeatRow(table_id=table.id, seat=1, user=CARLA, name="Carla", taken_at=NOON)
    await store.record(table.id, 1, a_move(seat=1, user=CARLA), seats=[carla], now=NOON)
    assert await Drafts(store).row(table.id, 1, BEN) is None


@pytest.mark.parametrize("stopped", [False, True])
async def test_a_finished_game_has_no_drafts(store: Store, stopped: bool) -> None:
    table = await begun(store, 1)
    await Drafts(store).write(laid_out(table.id, seat=1, user=BEN))
    if stopped:
        await store.change_status(table.id, "stopped", now=NOON)
    else:
        await store.record(table.id, 1, a_move(seat=0, user=ANNA), ended=True, now=NOON)
    assert await Drafts(store).row(table.id, 1, BEN) is None


async def test_several_moves_are_recorded_in_a_row(store: Store) -> None:
    table = await begun(store, 1)
    moves = [a_move(seat=0, user=ANNA), a_move(seat=0, user=ANNA), a_move(seat=0, user=ANNA)]
    recorded = await store.record(table.id, 1, *moves, now=NOON, interaction=5)
    assert recorded.revision == 4
    rows = await store.moves(table.id, since=1)
    assert [(row.revision, row.parent, row.seat) for row in rows] == [(2, 1, 0), (3, 2, 0), (4, 3, 0)]
    assert await store.carried_out(5)


async def test_a_forgotten_person_has_no_drafts(store: Store) -> None:
    table = await begun(store, 1)
    await Drafts(store).write(laid_out(table.id))
    await Drafts(store).write(laid_out(table.id, seat=1, user=BEN))
    await store.traces.forget(ANNA)
    assert await Drafts(store).row(table.id, 0, ANNA) is None
    assert await Drafts(store).row(table.id, 1, BEN) is not None
