"""What a player should hear before a legal move of the card turn that they may regret."""

from __future__ import annotations

from bot.engine import Move, Text, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, SENATE, TRACKS, Goods
from bot.games.provincia.state import Table

from . import moves
from .changes import wasted
from .costs import build_cost, buildable, discounted_goods
from .names import card_name, goods_names, senate_name
from .senate import exchanged, in_hand, is_playable
from .taxes import is_exempt, tax_due


def caution_card_turn(table: Table, seat: int, move: Move) -> Text | None:
    """Points left behind, cards without use, goods in vain, gold missing for the tax."""
    match move:
        case moves.Done():
            return _caution_done(table, seat)
        case moves.Favour():
            caution = _caution_favour(table, seat, move)
        case moves.Exchange():
            return _caution_waste(table, seat, exchanged(move.card, move.times)[1])
        case moves.Corruptio() if table.players[seat].extorted_by is not None:
            return text("caution-extorted", card=senate_name("corruptio"))
        case _:
            caution = None
    return caution or _caution_tax(table, seat, move)


def _caution_done(table: Table, seat: int) -> Text | None:
    """In the final turn: cards that would still count. Before: a tax that can't be paid, but waived."""
    if table.phase == "final_turn":
        counting = [card for card in buildable(table, seat) if BUILDINGS[card].prestige]
        counting += [
            card
            for card in in_hand(table, seat)
            if SENATE[card].end_prestige and is_playable(table, seat, card)
        ]
        return text("caution-final-turn", cards=[card_name(card) for card in counting]) if counting else None
    player = table.players[seat]
    if player.goods["gold"] >= tax_due(player) or player.extorted_by is not None:
        return None
    remedies = [
        card
        for card in in_hand(table, seat)
        if SENATE[card].type in ("praetor", "corruptio") and is_playable(table, seat, card)
    ]
    if not remedies:
        return None
    return text(
        "caution-tax-waivable",
        cards=[card_name(card) for card in remedies],
        prestige=CONSTANTS.tax_default_prestige,
    )


def _caution_favour(table: Table, seat: int, move: moves.Favour) -> Text | None:
    player = table.players[seat]
    kind = SENATE[move.card]
    name = senate_name(move.card)
    if kind.type == "praetor":
        if player.extorted_by is not None:
            return text("caution-extorted", card=name)
        return text("caution-exempt-already", card=name) if is_exempt(player) else None
    if kind.type == "architectus" and set(kind.discount) <= set(discounted_goods(player)):
        return text("caution-discount-already", card=name)
    if kind.effect.defence and player.defence == TRACKS["defence"].max:
        return text("caution-defence-full", card=name)
    return _caution_waste(table, seat, kind.effect.goods)


def _caution_waste(table: Table, seat: int, goods: Goods) -> Text | None:
    lost = wasted(table, seat, goods)
    return text("caution-waste", goods=goods_names(lost)) if lost else None


def _caution_tax(table: Table, seat: int, move: Move) -> Text | None:
    """The move takes the gold that the tax of this round needs."""
    player = table.players[seat]
    if table.phase == "final_turn":
        return None
    gold = player.goods["gold"]
    due = tax_due(player)
    if gold >= due > gold - gold_spent(move):
        return text("caution-tax", prestige=CONSTANTS.tax_default_prestige)
    return None


def gold_spent(move: Move) -> int:
    """The gold that a move of the card turn costs."""
    match move:
        case moves.Build():
            return build_cost(move.building, move.discount).get("gold", 0)
        case moves.Favour():
            return SENATE[move.card].cost.get("gold", 0)
        case moves.Concussio() | moves.Coniuratio() | moves.Consuetudo():
            return SENATE[move.kind()].cost["gold"]
        case moves.Trade():
            return move.amount * CONSTANTS.bank_trade_gold
        case _:
            return 0
