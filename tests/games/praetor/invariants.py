"""What holds after every move of Praetor (section 11)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from bot.engine import Change
from bot.games.praetor.components import (
    CITY_TILES,
    CONSTANTS,
    NEIGHBOURS,
    RESOURCES,
    START_MINES,
    START_TILES,
    TYPE_OF,
    WALL_TILES,
)
from bot.games.praetor.state import Player, State, View


def check(state: State) -> None:
    """Check every invariant of a position; the numbers in the comments are those of section 11."""
    for player in state.players:
        _check_player(player)
    _check_tiles(state)
    _check_workers_on_tiles(state)
    favors = [player.arrival for player in state.players]
    assert len(set(favors)) == state.seats  # 9
    if state.initiative:
        assert sorted(state.initiative) == list(range(state.seats))  # 9
    _check_end(state)
    if state.trade is not None:  # 16
        assert state.phase == "action"
        market = {space for space, tile in state.city.items() if TYPE_OF[tile.tile].id == "market"}
        assert any(state.activated.get(space) == state.trade.seat for space in market)


def _check_player(player: Player) -> None:
    dice = player.villagers + player.stage_1 + player.stage_2 + len(player.pool)
    assert dice + len(player.placed) + player.retired == CONSTANTS.workers_per_player  # 1
    assert player.pool == sorted(player.pool)
    assert all(1 <= worker <= 5 for worker in player.pool)  # 2
    assert all(
        worker.experience == 6 if worker.retired else 1 <= worker.experience <= 5 for worker in player.placed
    )
    assert player.favor >= 0  # 5
    assert 0 <= player.morale_index <= 14
    assert all(player.goods[resource] >= 0 for resource in RESOURCES)
    fielded = sum(worker.retired for worker in player.placed)
    assert fielded <= 1  # 7
    assert player.labor_camp_used or not fielded


def _check_tiles(state: State) -> None:
    shown = [tile for tile in state.display if tile]
    laid = [tile.tile for tile in state.city.values()]
    without = "market" if state.options["no_market"] == "on" else ""
    in_game = {
        tile.id for tile in CITY_TILES.values() if tile.min_players <= state.seats and tile.type != without
    }
    assert Counter([*state.stack, *shown, *laid]) == Counter(in_game)  # 3
    wall = [*state.wall_stack, *state.wall_discard, *chain.from_iterable(p.wall_tiles for p in state.players)]
    assert Counter([*wall, *([state.wall_open] if state.wall_open else [])]) == Counter(list(WALL_TILES))  # 4
    assert all(1 <= state.owned(seat) <= CONSTANTS.max_owned_tiles for seat in range(state.seats))  # 5
    mines = START_MINES[state.seats]
    for space, tile in state.city.items():  # 8
        assert space in NEIGHBOURS
        if tile.tile in mines:
            assert (tile.owner, space) == (mines[tile.tile].seat - 1, mines[tile.tile].space)
        elif tile.tile in START_TILES:
            assert (tile.owner, space) == (None, START_TILES[tile.tile])
        else:
            assert tile.owner is not None
            assert any(neighbour in state.city for neighbour in NEIGHBOURS[space])
    assert len(state.display) == state.seats + 1  # 11
    epochs = [CITY_TILES[tile].epoch for tile in state.stack]
    assert epochs == sorted(epochs)  # 12


def _check_workers_on_tiles(state: State) -> None:
    """Check that each tile has at most one builder, who is its owner, and one activator (6)."""
    activators: dict[str, int] = {}
    builders: dict[str, int] = {}
    for seat, player in enumerate(state.players):
        for worker in player.placed:
            workers = activators if worker.role == "activator" else builders
            assert worker.space not in workers
            workers[worker.space] = seat
    assert all(state.city[space].owner == seat for space, seat in builders.items())
    assert all(TYPE_OF[state.city[space].tile].activation in ("red", "green") for space in state.activated)
    if state.phase == "action":
        assert activators == state.activated


def _check_end(state: State) -> None:
    assert state.round <= CONSTANTS.max_rounds  # 13
    assert state.last_round == (not state.stack or not state.wall_stack)
    taken = sum(len(player.wall_tiles) for player in state.players)
    assert taken <= state.round  # 14
    if state.phase == "action" and not state.last_round:
        assert len(state.stack) > 0


def possible(view: View) -> bool:
    """Return whether each seat is once in the order, workers are dice, and only seats that haven't passed act."""
    return (
        (not view.initiative or sorted(view.initiative) == list(range(view.seats)))
        and all(worker.experience <= 6 for player in view.players for worker in player.placed)
        and all(worker <= 6 for player in view.players for worker in player.pool)
        and all(seat < view.seats for seat in view.activated.values())
        and not (view.phase == "action" and any(view.players[asked.seat].passed for asked in view.asked))
    )


def check_fees(changes: list[Change], payer: int) -> None:
    """Check that whatever others gained, the payer lost (10)."""
    for change in changes:
        if change.seat != payer:
            assert change.amount > 0
            assert Change(payer, change.what, -change.amount) in changes
