"""How the values of a move's fields are shown to the player who may choose them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bot.engine import Choice, Move, Place, Text, Value, text
from bot.games.praetor.components import CONSTANTS, RESOURCES, ROTATIONS, TYPE_OF, Resource
from bot.games.praetor.rules import city, costs, effects, moves, names, update
from bot.games.praetor.state import View
from bot.words import signed

from .outlook import worth
from .phrases import (
    board_of_side,
    building_points,
    effect,
    fee,
    gained,
    morale_range,
    number,
    points,
    rates,
    recruit_cost,
    workers,
)

Chosen: TypeAlias = Mapping[str, Value]


def choice(view: View, move: type[Move], field: str, value: Value, chosen: Chosen) -> Choice:
    """How a value is shown, given the fields already chosen (any of them may be missing)."""
    return _CHOICES[move, field](view, value, chosen)


def _side(view: View, side: str, chosen: Chosen) -> Choice:
    board = board_of_side(view, side)
    hint = text("hint-board", sell=rates(board.sell), buy=rates(board.buy), **morale_range(board))
    return Choice(names.board(board.id), hint)


# Building.


def _tile(view: View, slot: int, chosen: Chosen) -> Choice:
    tile = view.display[slot - 1]
    assert tile is not None
    kind = TYPE_OF[tile]
    twins = sum(other is not None and TYPE_OF[other] is kind for other in view.display)
    label = text(
        "choice-tile-twin" if twins > 1 else "choice-tile",
        tile=names.tile(tile),
        cost=names.goods(kind.build_cost),
        **({"slot": slot} if twins > 1 else {}),
    )
    hint = text("hint-tile", points=points(kind.build_points), effect=effect(kind, "brief"))
    return Choice(label, hint, kind.build_points - worth(kind.build_cost) / 100)


def _builder(view: View, worker: int, chosen: Chosen) -> Choice:
    return _worker(view, worker, _worker_hint(view, worker, grows=True), -worker)


def _building_space(view: View, space: str, chosen: Chosen) -> Choice:
    label = text("choice-space", space=Place(space))
    tile = _tile_chosen(view, chosen)
    if tile is None:
        return Choice(label, place=space)
    printed = TYPE_OF[tile].build_points
    turned = number(chosen, "rotation")
    rotations = ROTATIONS if turned is None else (turned,)
    rotation, plazas = city.best_rotation(view, tile, space, rotations)
    hint = text(
        "hint-points-turned",
        turned=text("choice-rotation", degrees=rotation),
        **building_points(printed, plazas),
    )
    return Choice(label, hint, printed + plazas, space, signed(printed + plazas))


def _rotation(view: View, rotation: int, chosen: Chosen) -> Choice:
    label = text("choice-rotation", degrees=rotation)
    tile, space = _tile_chosen(view, chosen), chosen.get("space")
    if tile is None or not isinstance(space, str):
        return Choice(label, rank=-rotation / 1000)
    plazas = city.plaza_points(view, tile, space, rotation)
    hint = text("hint-points", **building_points(TYPE_OF[tile].build_points, plazas))
    return Choice(label, hint, plazas - rotation / 1000)


def _tile_chosen(view: View, chosen: Chosen) -> str | None:
    slot = number(chosen, "tile")
    return None if slot is None else view.display[slot - 1]


# Activating.


def _used_space(view: View, space: str, chosen: Chosen) -> Choice:
    seat = view.own_seat
    tile = view.city[space]
    paid = fee(view, tile)
    key = "choice-used-fee" if paid else "choice-used"
    label = text(key, tile=names.tile(tile.tile), space=Place(space), **paid)
    worker = number(chosen, "worker")
    best = max(view.players[seat].pool, default=moves.RETIRED) if worker is None else worker
    changes = _changes(view, space, best)
    rank = worth(changes) - worth(costs.fee(view, seat, space))
    return Choice(label, _yield_hint(view, space, worker, changes), rank, space, _badge(changes))


def _activator(view: View, worker: int, chosen: Chosen) -> Choice:
    space = chosen.get("space")
    if not isinstance(space, str):
        return _worker(view, worker, None, -worker)
    kind = TYPE_OF[view.city[space].tile]
    then = _worker_hint(view, worker, grows=kind.activation == "red")
    if kind.effect.kind not in ("gain_per_experience", "convert_up_to_experience"):
        return _worker(view, worker, then, -worker)
    changes = _changes(view, space, worker)
    hint = text("hint-both", first=_yield_hint(view, space, worker, changes), second=then)
    return _worker(view, worker, hint, worker if worker < moves.RETIRED else -worker)


def _amount(view: View, amount: int, chosen: Chosen) -> Choice:
    space = chosen.get("space")
    if not isinstance(space, str):
        return Choice(text("choice-number", amount=amount), rank=amount)
    what = TYPE_OF[view.city[space].tile].effect
    if what.from_ is None or what.to is None:
        return Choice(text("choice-amount-idle", amount=amount))
    label = text(
        "choice-amount",
        amount=amount,
        wood=names.good(what.from_, amount),
        weapons=names.good(what.to, amount),
    )
    return Choice(label, rank=amount)


def _changes(view: View, space: str, worker: int) -> dict[str, int]:
    """What activating brings at the most."""
    seat = view.own_seat
    return effects.yield_of(view, seat, space, worker, effects.most_forged(view, seat, space, worker))


def _yield_hint(view: View, space: str, worker: int | None, changes: Mapping[str, int]) -> Text:
    """What activating brings; with the worker not chosen yet, at the most."""
    kind = TYPE_OF[view.city[space].tile]
    match kind.effect.kind:
        case "market_trade" | "train_villager":
            return effect(kind, "brief")
        case "take_wall_tile":
            return text(
                "hint-wall",
                cost=names.goods(costs.price(view, view.own_seat, space)),
                points=points(changes["favor"]),
            )
    if not changes:
        return text("hint-nothing")
    if kind.effect.kind == "convert_up_to_experience":
        assert kind.effect.from_
        return text("hint-smithy", wood=names.good(kind.effect.from_, -changes[kind.effect.from_]))
    if "morale" in changes:
        return text("change-morale", signed=signed(changes["morale"]), amount=changes["morale"])
    key = "hint-up-to" if kind.effect.kind == "gain_per_experience" and worker is None else "hint-gains"
    return text(key, gains=gained(changes))


def _badge(changes: Mapping[str, int]) -> str:
    """The first gain, as a number."""
    return next((signed(change) for what, change in changes.items() if change > 0), "")


# Workers.


def _worker(view: View, worker: int, hint: Text | None, rank: int) -> Choice:
    """A worker by experience; a retired one, whom players may call R, with the labor camp's fee."""
    if worker < moves.RETIRED:
        return Choice(text("choice-worker", experience=worker), hint, rank)
    paid = fee(view, city.special_tile(view, "labor_camp"))
    label = text("choice-retired-fee" if paid else "choice-retired", **paid)
    return Choice(label, hint, rank, also=("R",))


def _worker_hint(view: View, worker: int, *, grows: bool) -> Text:
    if worker == moves.RETIRED:
        return Text("hint-worker-fielded")
    if not grows:
        return text("hint-worker-stays", experience=worker)
    if worker + 1 == CONSTANTS.retire_at:
        return text("hint-worker-retires", points=points(update.retirement_points(view.stack_top)))
    return text("hint-worker-grows", next=worker + 1)


# Trading.


def _sold(view: View, resource: Resource, chosen: Chosen) -> Choice:
    player = view.players[view.own_seat]
    hint = text(
        "hint-sell",
        held=player.goods[resource],
        rate=names.good("gold", player.player_board.sell[resource]),
    )
    return Choice(Text(f"resource-{resource}"), hint, -RESOURCES.index(resource))


def _sold_amount(view: View, amount: int, chosen: Chosen) -> Choice:
    rates_of_board = view.players[view.own_seat].player_board.sell
    return _traded(amount, chosen, rates_of_board, "hint-proceeds")


def _bought(view: View, resource: Resource, chosen: Chosen) -> Choice:
    player = view.players[view.own_seat]
    rate = player.player_board.buy[resource]
    hint = text("hint-buy", rate=names.good("gold", rate), affordable=player.goods["gold"] // rate)
    return Choice(Text(f"resource-{resource}"), hint, -RESOURCES.index(resource))


def _bought_amount(view: View, amount: int, chosen: Chosen) -> Choice:
    rates_of_board = view.players[view.own_seat].player_board.buy
    return _traded(amount, chosen, rates_of_board, "hint-price")


def _traded(amount: int, chosen: Chosen, prices: Mapping[Resource, int], hint: str) -> Choice:
    """So much of a resource; the most first, which is meant where no amount is said (section 13)."""
    resource = next((resource for resource in prices if resource == chosen.get("resource")), None)
    if resource is None:
        return Choice(text("choice-number", amount=amount), rank=amount)
    label = text("choice-goods", goods=names.good(resource, amount))
    return Choice(label, text(hint, gold=amount * prices[resource]), amount)


# The update phase.


def _academy(view: View, use: str, chosen: Chosen) -> Choice:
    trained = workers(view.players[view.own_seat].stage_1)
    if use == moves.NO:
        return Choice(Text("choice-academy-no"), text("hint-academy-no", workers=trained))
    paid = fee(view, city.special_tile(view, "academy"))
    label = text("choice-academy-yes-fee" if paid else "choice-academy-yes", **paid)
    return Choice(label, text("hint-academy-yes", workers=trained), rank=1)


def _recruit(view: View, accept: str, chosen: Chosen) -> Choice:
    if accept == moves.NO:
        return Choice(Text("choice-recruit-no"), Text("hint-recruit-no"))
    cost = recruit_cost(view, view.own_seat)
    return Choice(Text("choice-recruit-yes"), text("hint-recruit-yes", points=points(cost)), rank=1)


_CHOICES: dict[tuple[type[Move], str], Callable[[View, Any, Chosen], Choice]] = {
    (moves.ChooseSide, "side"): _side,
    (moves.Build, "tile"): _tile,
    (moves.Build, "worker"): _builder,
    (moves.Build, "space"): _building_space,
    (moves.Build, "rotation"): _rotation,
    (moves.Activate, "space"): _used_space,
    (moves.Activate, "worker"): _activator,
    (moves.Activate, "amount"): _amount,
    (moves.Sell, "resource"): _sold,
    (moves.Sell, "amount"): _sold_amount,
    (moves.Buy, "resource"): _bought,
    (moves.Buy, "amount"): _bought_amount,
    (moves.Academy, "use"): _academy,
    (moves.Recruit, "accept"): _recruit,
}
