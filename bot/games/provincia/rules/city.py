"""What happens to buildings: built, activated, destroyed (sections 5.3 and 5.6)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine import Event, text
from bot.games.provincia.components import BUILDINGS, CONSTANTS, RESOURCES, Goods
from bot.games.provincia.state import Building, Player, State

from .changes import pay, take_effect
from .costs import build_cost
from .hands import lay_down, take_up
from .moves import FULL_PRICE, INACTIVE, Build
from .names import building_name, goods_names, strong


def label_of(building: Building) -> str:
    """How a building of a city is named in moves."""
    return building.id if building.active else building.id + INACTIVE


def labels(buildings: Iterable[Building]) -> list[str]:
    """The buildings as they are named in moves, each once."""
    return list(dict.fromkeys(map(label_of, buildings)))


def building_of(player: Player, label: str) -> Building | None:
    """A building of the city, by its label."""
    return next((building for building in player.buildings if label_of(building) == label), None)


def building_value(label: str) -> int:
    """The prestige that a building of that label counts, and that is lost with it."""
    return Building(label.removesuffix(INACTIVE), not label.endswith(INACTIVE)).prestige


def build(state: State, seat: int, move: Build) -> None:
    """Pay, lay the card into the city, take what it gives at once."""
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
    """Turn a building to its active side, for prestige."""
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
    """What the player has of resources beyond so much of each."""
    return {good: held - storage for good in RESOURCES if (held := player.goods[good]) > storage}
