"""Why a move can't be made: the first condition that is missing, in the order of section 5.4."""

from __future__ import annotations

from bot.engine import Place, Player, Text, text
from bot.games.praetor.components import CONSTANTS, NEIGHBOURS, ROTATIONS, SPACES, TYPE_OF, WALL_TILES, Goods
from bot.games.praetor.state import Table

from . import city, costs, effects, names
from .moves import Activate, Build
from .costs import RETIRED


def why_not_build(table: Table, seat: int, move: Build) -> Text | None:
    """What the build lacks."""
    player = table.players[seat]
    if not 1 <= move.tile <= len(table.display):
        return text("refusal-slot-unknown", slots=len(table.display))
    tile = table.display[move.tile - 1]
    if tile is None:
        return text("refusal-slot-empty", slot=move.tile)
    if refusal := _why_not_worker(table, seat, move.worker):
        return refusal
    if table.owned(seat) >= CONSTANTS.max_owned_tiles:
        return text("refusal-tiles", most=CONSTANTS.max_owned_tiles)
    if lacks := costs.lacking(
        player.goods, costs.worker_fee(table, seat, move.worker), costs.build_cost(tile)
    ):
        return text(
            "refusal-build-cost",
            tile=names.built(tile),
            cost=names.goods(costs.build_cost(tile)),
            lacks=names.goods(lacks),
        )
    if move.space not in NEIGHBOURS:
        return _unknown_space()
    if move.space in table.city:
        return text(
            "refusal-space-occupied", space=Place(move.space), tile=names.tile(table.city[move.space].tile)
        )
    if not any(neighbour in table.city for neighbour in NEIGHBOURS[move.space]):
        return text("refusal-space-apart", space=Place(move.space))
    if move.rotation not in ROTATIONS:
        return text("refusal-rotation")
    return None


def why_not_activate(table: Table, seat: int, move: Activate) -> Text | None:
    """What the activation lacks."""
    if move.space not in NEIGHBOURS:
        return _unknown_space()
    if move.space not in table.city:
        return text("refusal-space-empty", space=Place(move.space))
    return (
        _why_not_tile(table, move.space)
        or _why_not_worker(table, seat, move.worker)
        or _why_not_paid(table, seat, move)
        or _why_not_amount(table, seat, move)
    )


def _unknown_space() -> Text:
    return text("refusal-space-unknown", first=SPACES[0], last=SPACES[-1])


def _why_not_tile(table: Table, space: str) -> Text | None:
    tile = table.city[space].tile
    kind = TYPE_OF[tile]
    if kind.activation == "grey":
        return text(f"refusal-special-{kind.id}")
    if kind.activation == "none":
        return text("refusal-no-zone", tile=names.used(tile))
    if space in table.activated:
        return text(
            "refusal-activated",
            tile=names.used(tile),
            space=Place(space),
            player=Player(table.activated[space]),
        )
    return None


def _why_not_worker(table: Table, seat: int, worker: int) -> Text | None:
    player = table.players[seat]
    if worker == RETIRED:
        return why_not_labor_camp(table, seat)
    if worker in player.pool:
        return None
    if not 1 <= worker < RETIRED:
        return text("refusal-worker-unknown")
    if not player.pool:
        return text("refusal-no-workers")
    return text("refusal-no-worker", experience=worker, workers=names.workers(dict.fromkeys(player.pool)))


def why_not_labor_camp(table: Table, seat: int) -> Text | None:
    """What the seat lacks to field a retired worker (5.4 D)."""
    player = table.players[seat]
    cost = costs.special_fee(table, seat, "labor_camp")
    if cost is None:
        return text("refusal-no-labor-camp")
    if player.labor_camp_used:
        return text("refusal-labor-camp-used")
    if not player.retired:
        return text("refusal-no-retired")
    if lacks := costs.lacking(player.goods, cost):
        camp = city.special_tile(table, "labor_camp")
        assert camp is not None
        assert camp.owner is not None
        return text("refusal-labor-camp-fee", player=Player(camp.owner), lacks=names.goods(lacks))
    return None


def _why_not_paid(table: Table, seat: int, move: Activate) -> Text | None:
    """The fee, and what must be there for the effect itself (9.7); fees are paid first (9.42)."""
    player = table.players[seat]
    tile = table.city[move.space]
    fees = (costs.worker_fee(table, seat, move.worker), costs.fee(table, seat, move.space))
    if lacks := costs.lacking(player.goods, *fees):
        assert tile.owner is not None
        return text(
            "refusal-fee",
            tile=names.used(tile.tile),
            player=Player(tile.owner),
            fee=names.goods(fees[1]),
            lacks=names.goods(lacks),
        )
    kind = TYPE_OF[tile.tile].effect.kind
    if kind == "train_villager" and not player.villagers:
        return text("refusal-no-villager")
    if kind == "take_wall_tile":
        return _why_not_wall_tile(table, player.goods, *fees)
    return None


def _why_not_wall_tile(table: Table, goods: Goods, *fees: Goods) -> Text | None:
    if table.wall_open is None:
        return text("refusal-wall-taken")
    cost = WALL_TILES[table.wall_open].demand
    if lacks := costs.lacking(goods, *fees, cost):
        return text("refusal-wall-demand", demand=names.goods(cost), lacks=names.goods(lacks))
    return None


def _why_not_amount(table: Table, seat: int, move: Activate) -> Text | None:
    most = effects.most_forged(table, seat, move.space, move.worker)
    if 0 <= move.amount <= most:
        return None
    if TYPE_OF[table.city[move.space].tile].effect.from_ is None:
        return text("refusal-amount-none")
    return text("refusal-amount", most=most)
