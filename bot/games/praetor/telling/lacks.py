"""What a player might look for in a menu in vain, and what it lacks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Missing, Move, Place, Player, Text, Value, text
from bot.games.praetor.components import RESOURCES, TYPE_OF, Goods
from bot.games.praetor.rules import city, costs, names
from bot.games.praetor.rules.moves import RETIRED, Activate, Build, Buy
from bot.games.praetor.state import View

from .phrases import number

MOST = 6
"""How many are told of at the most."""


def missing(view: View, move: type[Move], field: str, chosen: Mapping[str, Value]) -> Sequence[Missing]:
    """The values that a player might look for here in vain, the nearest first."""
    if move is Build and field == "tile":
        return _tiles(view, chosen)
    if move is Activate and field == "space":
        return _spaces(view, chosen)
    if field == "worker":
        return _retired(view, chosen)
    if move is Buy and field == "resource":
        return _goods(view)
    return ()


def _tiles(view: View, chosen: Mapping[str, Value]) -> list[Missing]:
    """The tiles of the display that can't be paid."""
    seat = view.own_seat
    found = []
    for tile in {TYPE_OF[tile].id: tile for tile in view.display if tile is not None}.values():
        lacks = costs.lacking(view.players[seat].goods, _worker_fee(view, chosen), costs.build_cost(tile))
        if lacks:
            label = text("choice-tile", tile=names.tile(tile), cost=names.goods(costs.build_cost(tile)))
            found.append((sum(lacks.values()), Missing(label, _short(lacks))))
    return _nearest(found)


def _spaces(view: View, chosen: Mapping[str, Value]) -> list[Missing]:
    """The tiles of the city that can't be activated."""
    found = []
    for space, tile in view.city.items():
        if TYPE_OF[tile.tile].activation not in ("red", "green"):
            continue
        found_lack = _lack_of_space(view, space, chosen)
        if found_lack is not None:
            far, lacks = found_lack
            label = text("choice-used", tile=names.tile(tile.tile), space=Place(space))
            found.append((far, Missing(label, lacks)))
    return _nearest(found)


def _lack_of_space(view: View, space: str, chosen: Mapping[str, Value]) -> tuple[int, Text] | None:
    """How far away activating is, and what it lacks; None where nothing does."""
    seat = view.own_seat
    player = view.players[seat]
    if space in view.activated:
        return 100, text("lacks-used", player=Player(view.activated[space]))
    kind = TYPE_OF[view.city[space].tile].effect.kind
    if kind == "take_wall_tile" and view.wall_open is None:
        return 50, Text("lacks-wall-taken")
    if kind == "train_villager" and not player.villagers:
        return 50, Text("lacks-villagers")
    lacks = costs.lacking(player.goods, _worker_fee(view, chosen), costs.price(view, seat, space))
    return (sum(lacks.values()), _short(lacks)) if lacks else None


def _retired(view: View, chosen: Mapping[str, Value]) -> list[Missing]:
    """The retired worker, where the player has one and there is a labor camp."""
    seat = view.own_seat
    player = view.players[seat]
    if city.special_tile(view, "labor_camp") is None or not player.retired_workers:
        return []
    label = Text("choice-retired")
    if player.labor_camp_used:
        return [Missing(label, Text("lacks-camp-used"))]
    lacks = costs.lacking(player.goods, costs.worker_fee(view, seat, RETIRED), _other_costs(view, chosen))
    return [Missing(label, _short(lacks))] if lacks else []


def _goods(view: View) -> list[Missing]:
    """The goods that the player has too little gold for."""
    player = view.players[view.own_seat]
    prices = player.player_board.buy
    found = []
    for resource in RESOURCES:
        short = prices.get(resource, 0) - player.goods["gold"]
        if short > 0:
            found.append((short, Missing(Text(f"resource-{resource}"), _short({"gold": short}))))
    return _nearest(found)


def _worker_fee(view: View, chosen: Mapping[str, Value]) -> Goods:
    """What sending the worker chosen costs; without active workers it must be a retired one."""
    seat = view.own_seat
    worker = number(chosen, "worker")
    if worker is None:
        worker = next(iter(view.players[seat].pool), RETIRED)
    return costs.worker_fee(view, seat, worker)


def _other_costs(view: View, chosen: Mapping[str, Value]) -> Goods:
    """What the tile chosen costs beside the worker."""
    slot, space = number(chosen, "tile"), chosen.get("space")
    if slot is not None:
        tile = view.display[slot - 1]
        return {} if tile is None else costs.build_cost(tile)
    if isinstance(space, str) and space in view.city:
        return costs.price(view, view.own_seat, space)
    return {}


def _short(lacks: Goods) -> Text:
    return text("lacks-goods", goods=names.goods(lacks))


def _nearest(found: list[tuple[int, Missing]]) -> list[Missing]:
    return [lack for _, lack in sorted(found, key=lambda entry: entry[0])[:MOST]]
