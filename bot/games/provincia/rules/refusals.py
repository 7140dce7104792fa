"""Why a move can't be made: the first condition that is missing, in the order of section 5."""

from __future__ import annotations

from bot.engine import Move, Player, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, GOODS, HORREUM, SENATE, Goods
from bot.games.provincia.state import Player as Legate
from bot.games.provincia.state import Table

from . import moves
from .economy import (
    FAVOURS,
    build_cost,
    building_bar,
    card_bar,
    discounts,
    in_supply,
    label_of,
    labels,
    lacking,
    most_exchanges,
    opponents,
    price,
    resources,
    rival_in_play,
    room_for,
    sold,
)
from .moves import building_name, card_name, city_name, good_name, goods_names, senate_name


def why_not_in_card_turn(table: Table, seat: int, move: Move) -> Text | None:
    match move:
        case moves.Build():
            return _why_not_build(table, seat, move)
        case moves.Favour():
            return _why_not_favour(table, seat, move)
        case moves.Exchange():
            return _why_not_exchange(table, seat, move)
        case moves.Concussio():
            return _why_not_card(table, seat, "concussio") or _why_not_opponent(table, seat, move.player)
        case moves.Coniuratio():
            return _why_not_coniuratio(table, seat, move)
        case moves.Corruptio():
            return _why_not_card(table, seat, "corruptio") or text(
                "refusal-payment", amount=SENATE["corruptio"].cost_any
            )
        case moves.Consuetudo():
            return _why_not_card(table, seat, "consuetudo")
        case moves.Trade():
            return _why_not_trade(table, seat, move)
        case moves.Discard():
            return why_not_discard(table, seat, move.card)
        case _:
            return None


def _why_not_build(table: Table, seat: int, move: moves.Build) -> Text | None:
    player = table.players[seat]
    card = BUILDINGS.get(move.building)
    if card is None:
        return text("refusal-building-unknown")
    name = building_name(card.id)
    if card.id not in table.private(seat).hand:
        return text("refusal-not-in-hand", card=name)
    match building_bar(player, card.id):
        case None:
            pass
        case "unique":
            return text("refusal-unique", building=name)
        case waterway:
            city = city_name(player.city)
            return text("refusal-waterway", building=name, city=city, waterway=waterway)
    offered = discounts(player, card.id)
    if move.discount not in offered:
        return _why_not_discount(offered, name)
    cost = build_cost(card.id, move.discount)
    if lacks := lacking(player, cost):
        return text("refusal-build-cost", building=name, cost=goods_names(cost), lacks=goods_names(lacks))
    return None


def _why_not_discount(offered: list[str], building: Text) -> Text:
    if offered == [moves.FULL_PRICE]:
        return text("refusal-discount-none", building=building)
    goods = [good_name(good, 1) for good in GOODS if good in offered]
    return text("refusal-discount", building=building, goods=list(goods))


def _why_not_card(table: Table, seat: int, card: str) -> Text | None:
    kind = SENATE[card]
    player = table.players[seat]
    name = senate_name(card)
    if card not in table.private(seat).hand:
        return text("refusal-not-in-hand", card=name)
    match card_bar(table, seat, card):
        case "reaction":
            return text("refusal-aediles-not-now")
        case "final_turn":
            return text("refusal-final-turn", card=name)
        case "rival":
            return text("refusal-second", card=senate_name(rival_in_play(player, card) or card))
        case "goods":
            return _why_not_pay(player, card, price(card))
        case "resources":
            return text("refusal-card-resources", card=name, amount=kind.cost_any, held=resources(player))
        case "room":
            return text("refusal-exchange-room", goods=goods_names(kind.get))
        case "cards":
            return text("refusal-no-buildings-left", card=name)
        case "targets" | None:
            return None


def _why_not_pay(player: Legate, card: str, cost: Goods) -> Text | None:
    if lacks := lacking(player, cost):
        name = senate_name(card)
        return text("refusal-card-cost", card=name, cost=goods_names(cost), lacks=goods_names(lacks))
    return None


def _why_not_favour(table: Table, seat: int, move: moves.Favour) -> Text | None:
    if move.card not in SENATE:
        return text("refusal-senate-unknown")
    kind = SENATE[move.card].type
    if kind not in FAVOURS and not SENATE[move.card].reaction:
        return text(f"refusal-no-favour-{kind}")
    return _why_not_card(table, seat, move.card)


def _why_not_exchange(table: Table, seat: int, move: moves.Exchange) -> Text | None:
    if move.card not in SENATE or SENATE[move.card].type != "commercium":
        return text("refusal-exchange-unknown")
    if refusal := _why_not_card(table, seat, move.card):
        return refusal
    most = most_exchanges(table, seat, move.card)
    return None if 1 <= move.times <= most else text("refusal-exchange-times", most=most)


def _why_not_opponent(table: Table, seat: int, city: str) -> Text | None:
    if city == table.players[seat].city:
        return text("refusal-player-self")
    if city not in opponents(table, seat):
        return text("refusal-player-unknown", cities=[city_name(other) for other in opponents(table, seat)])
    return None


def _why_not_coniuratio(table: Table, seat: int, move: moves.Coniuratio) -> Text | None:
    refusal = _why_not_card(table, seat, "coniuratio") or _why_not_opponent(table, seat, move.player)
    if refusal:
        return refusal
    victim = table.owner_of(move.player)
    if move.building in labels(table.players[victim].buildings):
        return None
    return why_not_so(table.players[victim], move.building) or text(
        "refusal-building-not-there", player=Player(victim), city=city_name(move.player)
    )


def why_not_so(player: Legate, label: str) -> Text | None:
    """A building is named as inactive and stands there active, or the other way round."""
    named = label.removesuffix(moves.INACTIVE)
    standing = next((building for building in player.buildings if building.id == named), None)
    if standing is None:
        return None
    return text(
        "refusal-building-state", building=building_name(label), standing=building_name(label_of(standing))
    )


def _why_not_trade(table: Table, seat: int, move: moves.Trade) -> Text | None:
    good = sold(move.good)
    if good is None:
        return text("refusal-trade-good")
    if move.amount < 1:
        return text("refusal-trade-amount")
    player = table.players[seat]
    cost: Goods = {"gold": move.amount * CONSTANTS.bank_trade_gold}
    if lacking(player, cost):
        return text(
            "refusal-trade-gold",
            goods=good_name(good, move.amount),
            cost=goods_names(cost),
            held=goods_names({"gold": player.goods["gold"]}),
        )
    if move.amount > (left := in_supply(table, good)):
        return text("refusal-trade-supply", held=good_name(good, left), left=left)
    if move.amount > (left := room_for(table, seat, good)):
        return text("refusal-trade-room", room=good_name(good, left), left=left)
    return None


def why_not_discard(table: Table, seat: int, card: str) -> Text | None:
    if card == HORREUM:
        return text("refusal-discard-horreum")
    if card not in BUILDINGS and card not in SENATE:
        return text("refusal-card-unknown")
    if card not in table.private(seat).hand:
        return text("refusal-not-in-hand", card=card_name(card))
    return None


def why_not_aediles(table: Table, seat: int, cost: Goods) -> Text | None:
    if "aediles" not in table.private(seat).hand:
        return text("refusal-not-in-hand", card=senate_name("aediles"))
    return _why_not_pay(table.players[seat], "aediles", cost)


def why_not_activate(table: Table, seat: int, building: str) -> Text | None:
    card = BUILDINGS.get(building)
    if card is None:
        return text("refusal-building-unknown")
    name = building_name(building)
    own = [other for other in table.players[seat].buildings if other.id == building]
    if not own:
        return text("refusal-not-built", building=name)
    if not card.activation:
        return text("refusal-always-active", building=name)
    if all(other.active for other in own):
        return text("refusal-active-already", building=name)
    return None
