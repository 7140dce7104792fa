"""The city and its buildings, and the senate."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.engine import Event, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, RESOURCES, SENATE, Goods
from bot.games.provincia.state import Building, Player, State, Table

from .costs import build_cost, can_pay, mixes, pay, room_for, take_effect
from .hands import drawable, lay_down, take_up
from .moves import FULL_PRICE, INACTIVE, Build, building_name, goods_names, strong


def label_of(building: Building) -> str:
    return building.id if building.active else building.id + INACTIVE


def labels(buildings: Iterable[Building]) -> list[str]:
    return list(dict.fromkeys(map(label_of, buildings)))


def building_of(player: Player, label: str) -> Building | None:
    return next((building for building in player.buildings if label_of(building) == label), None)


def building_value(label: str) -> int:
    """The prestige that a building of that label counts, and that is lost with it."""
    return Building(label.removesuffix(INACTIVE), not label.endswith(INACTIVE)).prestige


def build(state: State, seat: int, move: Build) -> None:
    player = state.players[seat]
    card = BUILDINGS[move.building]
    cost = build_cost(move.building, move.discount)
    state.did("built", seat, building=strong(building_name(card.id)), cost=goods_names(cost), thing=card.id)
    if move.discount != FULL_PRICE:
        state.say_more("-with-discount", saved=text(f"goods-{move.discount}", amount=1))
    pay(state, seat, cost)
    lay_down(state, seat, card.id)
    building = Building(card.id, active=not card.activation)
    player.buildings.append(building)
    state.note(seat, "prestige", building.prestige)
    state.note(seat, "military", building.military)
    take_effect(state, seat, card.on_build)


def activatable(player: Player) -> list[str]:
    """The types of building that the player can activate now: that costs prestige above zero (ruling 8)."""
    if player.prestige < CONSTANTS.activation_prestige:
        return []
    return list(dict.fromkeys(building.id for building in player.buildings if not building.active))


def activate(state: State, seat: int, building: str) -> None:
    buildings = state.players[seat].buildings
    opened = Building(building)
    buildings[buildings.index(Building(building, active=False))] = opened
    state.did("activated", seat, building=strong(building_name(building)), thing=building)
    state.note(seat, "prestige", -CONSTANTS.activation_prestige)
    state.note(seat, "military", opened.military)
    take_effect(state, seat, BUILDINGS[building].on_activate)


def destroy(state: State, seat: int, label: str) -> Event:
    """The card goes back to the hand, openly; with it go its prestige and all that lasts (section 5.3)."""
    player = state.players[seat]
    building = building_of(player, label)
    assert building
    player.buildings.remove(building)
    take_up(state, seat, building.id, openly=True)
    event = state.did("destroyed", seat, building=strong(building_name(label)), thing=building.id)
    state.note(seat, "prestige", -building.prestige)
    state.note(seat, "military", -building.military)
    _spoil(state, seat)
    return event


def _spoil(state: State, seat: int) -> None:
    """What can't be stored any more goes to the bank at once (ruling 16)."""
    player = state.players[seat]
    if spoiled := excess(player, player.storage):
        state.tell("spoiled", seat, goods=goods_names(spoiled))
        pay(state, seat, spoiled)


def excess(player: Player, storage: int) -> Goods:
    return {good: held - storage for good in RESOURCES if (held := player.goods[good]) > storage}


FAVOURS = ("architectus", "consul", "gloria", "legio", "patronus", "praetor")
"""The types of card that need no more said than that they are played."""

ONE_IN_PLAY = ("architectus", "corruptio", "gloria")
"""The types of which a player has at most one in play (ruling 20)."""

Bar = Literal["reaction", "final_turn", "rival", "goods", "resources", "room", "cards", "targets"]
"""What may keep a card from being played: a phase, a card in play, a price, or that it would be in vain."""


def in_hand(table: Table, seat: int) -> list[str]:
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
    return sum(amount for good, amount in player.goods.items() if good != "gold")


def opponents(table: Table, seat: int) -> list[str]:
    return [player.city for other, player in enumerate(table.players) if other != seat]


def targets(table: Table, seat: int) -> list[str]:
    return [player.city for other, player in enumerate(table.players) if other != seat and player.buildings]


def most_exchanges(table: Table, seat: int, card: str) -> int:
    """How often the seat can make the card's exchange; only the last may be partly in vain (ruling 21)."""
    kind = SENATE[card]
    ((give, given),) = kind.give.items()
    ((get, got),) = kind.get.items()
    return min(table.players[seat].goods[give] // given, -(-room_for(table, seat, get) // got))


def exchanged(card: str, times: int) -> tuple[Goods, Goods]:
    kind = SENATE[card]
    return (
        {good: amount * times for good, amount in kind.give.items()},
        {good: amount * times for good, amount in kind.get.items()},
    )


def corruptio_payments(player: Player) -> list[str]:
    return mixes(player, SENATE["corruptio"].cost_any)
