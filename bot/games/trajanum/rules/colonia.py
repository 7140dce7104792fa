"""The grid of a colonia: tiles that leave it, and what may be built where (sections 3.2 and 5.6)."""

from __future__ import annotations

from bot.games.trajanum.components import BUILDINGS as KINDS
from bot.games.trajanum.components import NEIGHBOURS, PLANS, SITES, BuildingKind, Plan
from bot.games.trajanum.state import Player, Table

from . import changes
from .moves import COLOURED, GREY, NONE


def built(player: Player, space: str) -> BuildingKind | None:
    """The building on a space."""
    building = player.buildings.get(space)
    return None if building is None else KINDS[building.id]


def count_built(player: Player, building: str) -> int:
    """How many buildings of a kind stand in the colonia; halves of double tiles are buildings."""
    return [other.id for other in player.buildings.values()].count(building)


def free_sites(player: Player) -> list[str]:
    """The spaces on which a single tile can be built."""
    tiles, buildings = player.tiles, player.buildings
    return [space for space in SITES if space not in tiles and space not in buildings]


def free_beside(player: Player, space: str) -> list[str]:
    """The spaces beside a space that can be built on."""
    return [other for other in _SITES_BESIDE[space] if player.is_free(other)]


_SITES_BESIDE = {space: [other for other in NEIGHBOURS[space] if other in SITES] for space in SITES}


def has_supply(table: Table, plan: Plan) -> bool:
    """Whether there is a tile of the sort; they never run out where none are counted (option `tile_supply`)."""
    return table.supply.get(plan.sort, 1) > 0


def places(player: Player, plan: Plan) -> list[str]:
    """The spaces for the first half of what is to be built."""
    sites = free_sites(player)
    if len(plan.parts) == 1:
        return sites
    return [space for space in sites if free_beside(player, space)]


def second_places(player: Player, plan: Plan, space: str) -> list[str]:
    """The spaces for the other half; `NONE` for a single tile."""
    return [NONE] if len(plan.parts) == 1 else free_beside(player, space)


def reward_orders(plan: Plan) -> list[str]:
    """Which half's reward may come first: a choice only where a grey and a coloured building are joined."""
    if plan.mixed:
        return [GREY, COLOURED]
    return [GREY if KINDS[plan.parts[0]].colour is None else COLOURED]


def buildable(table: Table, seat: int) -> list[str]:
    """What the seat could build now: it has the figures, there are tiles, and room."""
    player = table.players[seat]
    plans = [
        plan for plan in PLANS.values() if changes.can_pay(player, plan.cost) and has_supply(table, plan)
    ]
    sites = free_sites(player) if plans else []
    if not sites:
        return []
    pairs = any(free_beside(player, space) for space in sites)
    return [plan.id for plan in plans if pairs or len(plan.parts) == 1]
