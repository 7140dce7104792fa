"""What a complete legal move will do, computed from the view alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Argument, Move, Place, Text, text
from bot.games.praetor.components import CONSTANTS, TYPE_OF, WALL_TILES, Resource
from bot.games.praetor.rules import city, costs, effects, moves, names, update
from bot.games.praetor.state import View

from .outlook import wages_ahead
from .phrases import (
    board_of_side,
    building_points,
    experience,
    fee,
    gained,
    morale_range,
    points,
    rates,
    recruit_cost,
    workers,
)


def preview(view: View, move: Move) -> Sequence[Text]:
    """What the move will do: costs first, then gains, then what can't be taken back."""
    match move:
        case moves.ChooseSide():
            return _side(view, move)
        case moves.Build():
            return _build(view, move)
        case moves.Activate():
            return _activate(view, move)
        case moves.Pass():
            return _pass(view)
        case moves.Sell():
            return _sell(view, move)
        case moves.Buy():
            return _buy(view, move)
        case moves.Academy():
            return _academy(view, move)
        case moves.Recruit():
            return _recruit(view, move)
        case _:
            return [Text("preview-done")]


def _side(view: View, move: moves.ChooseSide) -> list[Text]:
    board = board_of_side(view, move.side)
    return [
        text("preview-side", board=names.board(board.id)),
        text("preview-board-rates", sell=rates(board.sell), buy=rates(board.buy)),
        text("preview-board-morale", **morale_range(board)),
    ]


def _build(view: View, move: moves.Build) -> list[Text]:
    tile = view.display[move.tile - 1]
    assert tile is not None
    plazas = city.plaza_points(view, tile, move.space, move.rotation)
    earned = text("hint-points", **building_points(TYPE_OF[tile].build_points, plazas))
    return [
        *_sent(view, move),
        text("preview-pay", cost=names.goods(costs.build_cost(tile))),
        text("preview-points", points=earned),
        _stay(view, move.worker, move.space, grows=True),
    ]


def _activate(view: View, move: moves.Activate) -> list[Text]:
    tile = view.city[move.space]
    grows = TYPE_OF[tile.tile].activation == "red"
    return [
        *_sent(view, move),
        *_paid("preview-pay-to", fee(view, tile)),
        *_effect(view, move),
        _stay(view, move.worker, move.space, grows=grows),
    ]


def _effect(view: View, move: moves.Activate) -> list[Text]:
    """What the tile brings or opens, fees left out."""
    seat = view.own_seat
    player = view.players[seat]
    board = player.player_board
    what = TYPE_OF[view.city[move.space].tile].effect
    changes = effects.yield_of(view, seat, move.space, move.worker, move.amount)
    match what.kind:
        case "market_trade":
            return [text("preview-market", sell=rates(board.sell), buy=rates(board.buy))]
        case "train_villager":
            return [text("preview-train", left=player.villagers - what.count)]
        case "take_wall_tile":
            return _wall_tile(view, move, changes["favor"])
        case "convert_up_to_experience" if what.from_ and what.to:
            if not move.amount:
                return [Text("preview-swap-none")]
            wood, weapons = names.good(what.from_, move.amount), names.good(what.to, move.amount)
            return [text("preview-swap", wood=wood, weapons=weapons)]
    if not changes:
        return [Text("preview-nothing")]
    if "morale" in changes:
        steps = changes["morale"]
        return [
            text(
                "preview-morale",
                spaces=text("spaces", amount=steps),
                before=player.morale,
                after=board.morale[player.morale_index + steps],
            )
        ]
    return [text("preview-gain", gains=gained(changes))]


def _wall_tile(view: View, move: moves.Activate, total: int) -> list[Text]:
    assert view.wall_open is not None
    seat = view.own_seat
    paid = text("preview-pay", cost=names.goods(costs.price(view, seat, move.space)))
    owned = len(view.players[seat].wall_tiles)
    if not owned:
        return [paid, text("preview-wall-first", points=points(total))]
    printed = WALL_TILES[view.wall_open].points
    backs = total - printed
    return [paid, text("preview-wall", points=points(total), printed=printed, backs=backs, tiles=owned)]


def _sent(view: View, move: moves.Action) -> list[Text]:
    """What a retired worker costs at the labor camp; an active one costs nothing."""
    camp = city.special_tile(view, "labor_camp") if move.worker == moves.RETIRED else None
    return _paid("preview-camp-fee", fee(view, camp))


def _paid(key: str, arguments: Mapping[str, Argument]) -> list[Text]:
    return [text(key, **arguments)] if arguments else []


def _stay(view: View, worker: int, space: str, *, grows: bool) -> Text:
    """Where the worker is until the end of the round, and what becomes of them."""
    if worker == moves.RETIRED:
        return text("preview-worker-fielded", space=Place(space))
    if not grows:
        return text("preview-worker-stays", experience=worker, space=Place(space))
    if worker + 1 == CONSTANTS.retire_at:
        earned = points(update.retirement_points(view.stack_top))
        return text("preview-worker-retires", experience=worker, space=Place(space), points=earned)
    return text("preview-worker-grows", experience=worker, space=Place(space), next=worker + 1)


def _pass(view: View) -> list[Text]:
    player = view.players[view.own_seat]
    told = [Text("preview-pass")]
    if player.pool:
        count = len(player.pool)
        idle = text("preview-idle", workers=workers(count), experience=experience(player.pool), count=count)
        told.append(idle)
    return [*told, _wages(view)]


def _wages(view: View) -> Text:
    seat = view.own_seat
    due, held = wages_ahead(view, seat), view.players[seat].goods["gold"]
    if due > held:
        return text("preview-wages-short", due=due, held=held, short=due - held)
    return text("preview-wages", due=due, held=held)


def _sell(view: View, move: moves.Sell) -> list[Text]:
    prices = view.players[view.own_seat].player_board.sell
    return [_traded("preview-sell", move, prices)]


def _buy(view: View, move: moves.Buy) -> list[Text]:
    player = view.players[view.own_seat]
    told = [_traded("preview-buy", move, player.player_board.buy)]
    has_goods = any(player.goods[resource] for resource in player.player_board.sell)
    may_sell = view.trade is not None and not view.trade.bought and has_goods
    return [*told, Text("preview-no-selling")] if may_sell else told


def _traded(key: str, move: moves.Sell | moves.Buy, prices: Mapping[Resource, int]) -> Text:
    resource = next(resource for resource in prices if resource == move.resource)
    gold = names.good("gold", move.amount * prices[resource])
    return text(key, goods=names.good(resource, move.amount), gold=gold)


def _academy(view: View, move: moves.Academy) -> list[Text]:
    seat = view.own_seat
    trained = view.players[seat].stage_1
    if move.use != moves.YES:
        return [text("preview-academy-no", workers=workers(trained))]
    return [
        *_paid("preview-pay-to", fee(view, city.special_tile(view, "academy"))),
        text("preview-academy-yes", workers=workers(trained)),
        text("preview-wage-more", due=wages_ahead(view, seat, joining=trained)),
    ]


def _recruit(view: View, move: moves.Recruit) -> list[Text]:
    if move.accept != moves.YES:
        return [Text("preview-recruit-no")]
    return [text("preview-recruit-yes", points=points(recruit_cost(view, view.own_seat)))]
