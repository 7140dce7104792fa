"""Which Senate cards a seat can play in its card turn (section 5.3.1)."""

from __future__ import annotations

from typing import Literal

from bot.games.provincia.components import SENATE, Goods
from bot.games.provincia.state import Player, Table

from .changes import can_pay, room_for
from .costs import mixes
from .decks import drawable

FAVOURS = ("architectus", "consul", "gloria", "legio", "patronus", "praetor")
"""The types of card that need no more said than that they are played."""

ONE_IN_PLAY = ("architectus", "corruptio", "gloria")
"""The types of which a player has at most one in play (ruling 20)."""

Bar = Literal["reaction", "final_turn", "rival", "goods", "resources", "room", "cards", "targets"]
"""What may keep a card from being played: a phase, a card in play, a price, or that it would be in vain."""


def in_hand(table: Table, seat: int) -> list[str]:
    """The seat's Senate cards, each once, in the order of the hand."""
    return [card for card in dict.fromkeys(table.private(seat).hand) if card in SENATE]


def bar(table: Table, seat: int, card: str) -> Bar | None:
    """What keeps the seat, having the card and its turn, from playing it: the first that does."""
    kind = SENATE[card]
    player = table.players[seat]
    if kind.reaction:
        return "reaction"
    if table.phase == "final_turn" and not kind.final_turn:
        return "final_turn"
    if rival_in_play(player, card):
        return "rival"
    if not can_pay(player, price(card)):
        return "goods"
    if resources(player) < kind.cost_any:
        return "resources"
    match kind.type:
        case "commercium" if not most_exchanges(table, seat, card):
            return "room"
        case "consuetudo" if not drawable(table, "aedificium"):
            return "cards"
        case "coniuratio" if not targets(table, seat):
            return "targets"
        case _:
            return None


def is_playable(table: Table, seat: int, card: str) -> bool:
    """Whether the seat, having the card and its turn, may play it."""
    return bar(table, seat, card) is None


def price(card: str) -> Goods:
    """What the card takes at least: its cost, and what is given for it once."""
    return {**SENATE[card].cost, **SENATE[card].give}


def rival_in_play(player: Player, card: str) -> str | None:
    """The player's card in play that keeps this one from being played: one of its type is allowed."""
    kind = SENATE[card].type
    if kind not in ONE_IN_PLAY:
        return None
    return next((other for other in player.senate if SENATE[other].type == kind), None)


def resources(player: Player) -> int:
    """All clay, wood and stone of a player."""
    return sum(amount for good, amount in player.goods.items() if good != "gold")


def opponents(table: Table, seat: int) -> list[str]:
    """The cities of the others, in the order of the seats."""
    return [player.city for other, player in enumerate(table.players) if other != seat]


def targets(table: Table, seat: int) -> list[str]:
    """The cities of others where there is a building to destroy."""
    return [player.city for other, player in enumerate(table.players) if other != seat and player.buildings]


def most_exchanges(table: Table, seat: int, card: str) -> int:
    """How often the seat can make the card's exchange; only the last may be partly in vain (ruling 21)."""
    kind = SENATE[card]
    ((give, given),) = kind.give.items()
    ((get, got),) = kind.get.items()
    return min(table.players[seat].goods[give] // given, -(-room_for(table, seat, get) // got))


def exchanged(card: str, times: int) -> tuple[Goods, Goods]:
    """What so many exchanges take, and what they give."""
    kind = SENATE[card]
    return (
        {good: amount * times for good, amount in kind.give.items()},
        {good: amount * times for good, amount in kind.get.items()},
    )


def corruptio_payments(player: Player) -> list[str]:
    """The mixes with which CORRUPTIO can be paid."""
    return mixes(player, SENATE["corruptio"].cost_any)
