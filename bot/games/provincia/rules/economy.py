"""What a city has, gains, pays and loses: goods, tracks, buildings, Senate cards, the tax, trade with the bank."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import product
from typing import Literal

from bot.engine import Event, Text, text
from bot.games.provincia import components
from bot.games.provincia.components import BUILDINGS, CONSTANTS, GOODS, RESOURCES, SENATE, TRACKS, Good, Goods
from bot.games.provincia.state import Building, Player, State, Table

from . import moves
from .hands import drawable, lay_down, take_up
from .moves import FULL_PRICE, Build, Trade, building_name, good_name, goods_names, strong


def in_supply(table: Table, good: Good) -> int:
    """How much the bank has; gold is unlimited if it never runs out (option `gold_limited`)."""
    return table.supply.get(good, sys.maxsize)


def room_for(table: Table, seat: int, good: Good) -> int:
    """How much of a good the seat can still take: what the bank has and the city can store."""
    stock, player = in_supply(table, good), table.players[seat]
    return min(stock, player.storage - player.goods[good]) if good in RESOURCES else stock


def gained(table: Table, seat: int, goods: Goods) -> Goods:
    taken: Goods = {good: min(amount, room_for(table, seat, good)) for good, amount in goods.items()}
    return {good: amount for good, amount in taken.items() if amount}


def wasted(table: Table, seat: int, goods: Goods) -> Goods:
    return rest(goods, gained(table, seat, goods))


def rest(goods: Goods, taken: Goods) -> Goods:
    return {good: left for good, amount in goods.items() if (left := amount - taken.get(good, 0))}


def change_goods(state: State, seat: int, good: Good, amount: int) -> None:
    if good in state.supply:
        state.supply[good] -= amount
    state.players[seat].goods[good] += amount
    state.note(seat, good, amount)


def gain(state: State, seat: int, goods: Goods) -> None:
    """Take what the bank has and the city can store; an event tells what is lost."""
    taken = gained(state, seat, goods)
    for good, amount in taken.items():
        change_goods(state, seat, good, amount)
    if lost := rest(goods, taken):
        state.tell("wasted", seat, goods=goods_names(lost))


def pay(state: State, seat: int, cost: Goods) -> None:
    for good, amount in cost.items():
        change_goods(state, seat, good, -amount)


def can_pay(player: Player, cost: Goods) -> bool:
    return not lacking(player, cost)


def lacking(player: Player, cost: Goods) -> Goods:
    held = player.goods
    return {good: amount - held[good] for good, amount in cost.items() if held[good] < amount}


def change_track(state: State, seat: int, track: components.Track, wanted: int) -> None:
    player = state.players[seat]
    before: int = getattr(player, track)
    after = TRACKS[track].within(before + wanted)
    setattr(player, track, after)
    state.note(seat, track, after - before)


def lose_prestige(state: State, seat: int, amount: int) -> None:
    """Prestige can always be lost, also below zero (ruling 50)."""
    state.players[seat].penalty_points += amount
    state.note(seat, "prestige", -amount)


def brought(table: Table, seat: int, effect: components.Effect) -> dict[str, int]:
    """The changes that an effect would make for the seat now."""
    spaces, brings = table.players[seat].parts, dict[str, int]()
    for track, ends in TRACKS.items():
        brings[track] = ends.within(spaces[track] + getattr(effect, track)) - spaces[track]
    brings.update(gained(table, seat, effect.goods).items())
    return brings


def take_effect(state: State, seat: int, effect: components.Effect) -> None:
    if effect.morale:
        change_track(state, seat, "morale", effect.morale)
    if effect.defence:
        change_track(state, seat, "defence", effect.defence)
    gain(state, seat, effect.goods)


_TIES: tuple[Good, ...] = ("stone", "wood", "clay", "gold")
"""Which good is saved first when the player is equally short of several."""


def discounted_goods(player: Player) -> tuple[Good, ...]:
    """The goods of which cards in play save one unit on a building."""
    return saved_with(player.buildings, player.senate)


def saved_with(buildings: Iterable[Building], senate: Iterable[str]) -> tuple[Good, ...]:
    saved = [good for building in buildings for good in BUILDINGS[building.id].discount]
    saved += [good for card in senate for good in SENATE[card].discount]
    return tuple([good for good in GOODS if good in saved])


def discounts(player: Player, building: str) -> list[str]:
    """The possible discounts on the building; the default, what the player is shortest of, comes first (section 5.3).

    Only `FULL_PRICE` if no card in play makes a good of the cost cheaper.
    """
    cost = BUILDINGS[building].cost
    eligible = [good for good in discounted_goods(player) if cost.get(good)]
    eligible.sort(key=lambda good: (player.goods[good] - cost[good], _TIES.index(good)))
    return [*eligible] or [FULL_PRICE]


def build_cost(building: str, discount: str = FULL_PRICE) -> Goods:
    cost = BUILDINGS[building].cost
    if discount == FULL_PRICE:
        return cost
    return {good: paid for good, amount in cost.items() if (paid := amount - (good == discount))}


def due(player: Player, card: str) -> Goods:
    """The least that the card costs the player, for a building with its default discount."""
    return build_cost(card, discounts(player, card)[0]) if card in BUILDINGS else price(card)


def payable_discounts(player: Player, building: str) -> list[str]:
    offered = discounts(player, building)
    return [discount for discount in offered if can_pay(player, build_cost(building, discount))]


def is_payable(player: Player, building: str) -> bool:
    """Whether the player can pay for the building, possibly with a discount."""
    lacks = lacking(player, BUILDINGS[building].cost)
    return not lacks or ([*lacks.values()] == [1] and next(iter(lacks)) in discounted_goods(player))


def building_bar(player: Player, building: str) -> components.Waterway | Literal["unique"] | None:
    """What bars the city from having the building: a missing waterway, or that it has this unique one."""
    card = BUILDINGS[building]
    if card.requires_waterway and card.requires_waterway != player.waterway:
        return card.requires_waterway
    return "unique" if card.unique and player.has(building) else None


def why_barred(player: Player, building: str) -> Text | None:
    bar, name = building_bar(player, building), building_name(building)
    if bar == "unique":
        return text("refusal-unique", building=name)
    city = moves.city_name(player.city)
    return text("refusal-waterway", building=name, city=city, waterway=bar) if bar else None


def buildable(table: Table, seat: int) -> list[str]:
    player = table.players[seat]
    return [
        card
        for card in dict.fromkeys(table.private(seat).hand)
        if card in BUILDINGS and is_payable(player, card) and not building_bar(player, card)
    ]


def mixes(player: Player, amount: int) -> list[str]:
    """Every mix of that many resources ("1 clay 2 wood")."""
    clay, wood, stone = (player.goods[resource] for resource in RESOURCES)
    pairs = product(range(min(clay, amount), -1, -1), range(min(wood, amount), -1, -1))
    found = [(first, second, amount - first - second) for first, second in pairs]
    return [mix_label(mix) for mix in found if 0 <= mix[2] <= stone]


def evenest_mix(player: Player, amount: int) -> str:
    """The mix that takes, unit by unit, the resource of which there is most (ruling 51)."""
    left = dict(player.goods)
    for _ in range(amount):
        left[max(RESOURCES, key=left.__getitem__)] -= 1
    return mix_label([player.goods[resource] - left[resource] for resource in RESOURCES])


def mix_label(amounts: Sequence[int]) -> str:
    parts = zip(amounts, RESOURCES, strict=True)
    return " ".join(f"{amount} {resource}" for amount, resource in parts if amount)


def mix_goods(label: str) -> Goods:
    words = label.split(" ")
    return {resource: int(words[words.index(resource) - 1]) for resource in RESOURCES if resource in words}


EXEMPTING = ("praetor", "corruptio")  # types of card that exempt a player from the tax


def is_exempt(player: Player) -> bool:
    """Whether CORRUPTIO or PRAETOR exempts the player, and CONCUSSIO doesn't undo it (ruling 25)."""
    return player.extorted_by is None and (player.exempt or "corruptio" in player.senate)


def tax_due(player: Player) -> int:
    return 0 if is_exempt(player) else CONSTANTS.tax_gold


def sold(name: str) -> Good | None:
    return next((good for good in CONSTANTS.bank_trade_goods if good == name), None)


def most_traded(table: Table, seat: int, good: Good) -> int:
    """How much of a resource the seat can buy from the bank and store (section 5.3)."""
    return min(table.players[seat].gold // CONSTANTS.bank_trade_gold, room_for(table, seat, good))


def bank_price(amount: int) -> int:
    return amount * CONSTANTS.bank_trade_gold


def buy(state: State, seat: int, move: Trade) -> None:
    good = sold(move.good)
    assert good
    gold = bank_price(move.amount)
    state.did("bought", seat, goods=good_name(good, move.amount), cost=good_name("gold", gold), thing=good)
    change_goods(state, seat, "gold", -gold)
    change_goods(state, seat, good, move.amount)


def build(state: State, seat: int, move: Build) -> None:
    player, card = state.players[seat], BUILDINGS[move.building]
    cost = build_cost(move.building, move.discount)
    state.did("built", seat, building=strong(building_name(card.id)), cost=goods_names(cost), thing=card.id)
    if move.discount != FULL_PRICE:
        state.say_more("-with-discount", saved=text(f"goods-{move.discount}", amount=1))
    pay(state, seat, cost)
    lay_down(state, seat, card.id)
    building = Building.built(card.id)
    player.buildings.append(building)
    state.note(seat, "prestige", building.prestige)
    state.note(seat, "military", building.military)
    take_effect(state, seat, card.on_build)


def activatable(player: Player) -> list[str]:
    """The types of building that the player can activate now; it costs prestige that they must have (ruling 8)."""
    if player.prestige < CONSTANTS.activation_prestige:
        return []
    return list(dict.fromkeys(building.id for building in player.buildings if not building.active))


def activate(state: State, seat: int, building: str) -> None:
    buildings, opened = state.players[seat].buildings, Building(building)
    buildings[buildings.index(Building(building, active=False))] = opened
    state.did("activated", seat, building=strong(building_name(building)), thing=building)
    state.note(seat, "prestige", -CONSTANTS.activation_prestige)
    state.note(seat, "military", opened.military)
    take_effect(state, seat, BUILDINGS[building].on_activate)


def destroy(state: State, seat: int, label: str) -> Event:
    """Return a building to the hand, face up; its prestige and lasting effects are lost (section 5.3)."""
    player = state.players[seat]
    building = player.building(label)
    assert building
    player.buildings.remove(building)
    take_up(state, seat, building.id, openly=True)
    event = state.did("destroyed", seat, building=strong(building_name(label)), thing=building.id)
    state.note(seat, "prestige", -building.prestige)
    state.note(seat, "military", -building.military)
    room = player.storage  # what can't be stored any more goes to the bank (ruling 16)
    if spoiled := {good: held - room for good in RESOURCES if (held := player.goods[good]) > room}:
        state.tell("spoiled", seat, goods=goods_names(spoiled))
        pay(state, seat, spoiled)
    return event


FAVOURS = ("architectus", "consul", "gloria", "legio", "patronus", "praetor")
"""Types of card that are played without further choices."""

ONE_IN_PLAY = ("architectus", "corruptio", "gloria")
"""Types of card of which a player has at most one in play (ruling 20)."""

Bar = Literal["reaction", "final_turn", "rival", "goods", "resources", "room", "cards", "targets"]
"""Why a card can't be played: the phase, a card in play, the price, or that it would have no effect."""


def why_not_so(player: Player, label: str) -> Text | None:
    """A refusal if a building is named as inactive but is active, or the other way around."""
    named = Building.labeled(label).id
    standing = next((building.label for building in player.buildings if building.id == named), None)
    if standing is None:
        return None
    return text("refusal-building-state", building=building_name(label), standing=building_name(standing))


def card_bar(table: Table, seat: int, card: str) -> Bar | None:
    """The first reason why a seat that holds the card can't play it on its turn; None if it can."""
    kind, player = SENATE[card], table.players[seat]
    if kind.reaction:
        return "reaction"
    if table.phase == "final_turn" and not kind.final_turn:
        return "final_turn"
    if rival_in_play(player, card):
        return "rival"
    if not can_pay(player, price(card)):
        return "goods"
    if player.resources < kind.cost_any:
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


def playable(table: Table, seat: int) -> list[str]:
    hand = dict.fromkeys(table.private(seat).hand)
    return [card for card in hand if card in SENATE and card_bar(table, seat, card) is None]


def price(card: str) -> Goods:
    """The least price of a card: its cost, and what is given for one exchange."""
    return {**SENATE[card].cost, **SENATE[card].give}


def why_not_pay(player: Player, card: str, cost: Goods) -> Text | None:
    lacks, name = lacking(player, cost), moves.senate_name(card)
    if not lacks:
        return None
    return text("refusal-card-cost", card=name, cost=goods_names(cost), lacks=goods_names(lacks))


def rival_in_play(player: Player, card: str) -> str | None:
    """The player's card in play that bars this one: only one of its type is allowed."""
    kind = SENATE[card].type
    rivals = (other for other in player.senate if SENATE[other].type == kind)
    return next(rivals, None) if kind in ONE_IN_PLAY else None


def opponents(table: Table, seat: int) -> list[str]:
    return [city for other, city in enumerate(table.cities) if other != seat]


def targets(table: Table, seat: int) -> list[str]:
    return [player.city for other, player in enumerate(table.players) if other != seat and player.buildings]


def most_exchanges(table: Table, seat: int, card: str) -> int:
    """How often the seat can make the card's exchange; only the last may be partly wasted (ruling 21)."""
    kind = SENATE[card]
    ((give, given),) = kind.give.items()
    ((get, got),) = kind.get.items()
    return min(table.players[seat].goods[give] // given, -(-room_for(table, seat, get) // got))


def exchanged(card: str, times: int) -> tuple[Goods, Goods]:
    """The goods given and the goods received."""

    def so_often(goods: Goods) -> Goods:
        return {good: each * times for good, each in goods.items()}

    return so_often(SENATE[card].give), so_often(SENATE[card].get)
