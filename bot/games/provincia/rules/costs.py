"""What buildings cost a seat, with the discount, and which it can build (section 5.3)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Literal

from bot.games.provincia.components import BUILDINGS, GOODS, RESOURCES, SENATE, Good, Goods, Waterway
from bot.games.provincia.state import Player, Table

from .changes import can_pay, lacking
from .moves import FULL_PRICE

_TIES: tuple[Good, ...] = ("stone", "wood", "clay", "gold")
"""Which good is saved first when the player is equally short of several."""


def discounted_goods(player: Player) -> tuple[Good, ...]:
    """The goods of which one unit can be saved on a building, with the cards in play."""
    cards = [
        *(BUILDINGS[building.id].discount for building in player.buildings),
        *(SENATE[card].discount for card in player.senate),
    ]
    saved = {good for goods in cards for good in goods}
    return tuple([good for good in GOODS if good in saved])


def discounts(player: Player, building: str) -> list[str]:
    """What may be saved on the building, the default first: what the player is shortest of (section 5.3).

    `FULL_PRICE` alone, where its cost holds no good that a card in play makes cheaper.
    """
    cost = BUILDINGS[building].cost
    eligible = [good for good in discounted_goods(player) if cost.get(good)]
    if not eligible:
        return [FULL_PRICE]

    def shortage(good: Good) -> tuple[int, int]:
        return player.goods[good] - cost[good], _TIES.index(good)

    return [*sorted(eligible, key=shortage)]


def build_cost(building: str, discount: str = FULL_PRICE) -> Goods:
    """What is paid for the building, with one unit of a good saved."""
    cost = BUILDINGS[building].cost
    if discount == FULL_PRICE:
        return cost
    return {good: paid for good, amount in cost.items() if (paid := amount - (good == discount))}


def payable_discounts(player: Player, building: str) -> list[str]:
    """The discounts with which the player can pay for the building, the default first."""
    if not is_payable(player, building):
        return []
    return [
        discount
        for discount in discounts(player, building)
        if can_pay(player, build_cost(building, discount))
    ]


def is_payable(player: Player, building: str) -> bool:
    """Whether the player can pay for the building, or would with the one unit that a card in play saves."""
    match list(lacking(player, BUILDINGS[building].cost).items()):
        case []:
            return True
        case [(good, 1)]:
            return good in discounted_goods(player)
        case _:
            return False


def bar(player: Player, building: str) -> Waterway | Literal["unique"] | None:
    """What keeps the city from having the building: a waterway that it lacks, or that a first one is unique."""
    card = BUILDINGS[building]
    if card.requires_waterway and card.requires_waterway != player.waterway:
        return card.requires_waterway
    return "unique" if card.unique and player.has(building) else None


def buildable(table: Table, seat: int) -> list[str]:
    """The buildings in the seat's hand that it can build now, in the order of the hand."""
    player = table.players[seat]
    return [
        card
        for card in dict.fromkeys(table.private(seat).hand)
        if card in BUILDINGS and is_payable(player, card) and not bar(player, card)
    ]


def mixes(player: Player, amount: int) -> list[str]:
    """Every way to give so many resources in all ("1 clay 2 wood")."""
    clay, wood, stone = (player.goods[resource] for resource in RESOURCES)
    return [
        mix_label((first, second, third))
        for first, second in product(range(min(clay, amount), -1, -1), range(min(wood, amount), -1, -1))
        if 0 <= (third := amount - first - second) <= stone
    ]


def evenest_mix(player: Player, amount: int) -> str:
    """The mix of so many that takes one after the other of what there is most of (ruling 51)."""
    left = [player.goods[resource] for resource in RESOURCES]
    taken = [0] * len(left)
    for _ in range(amount):
        most = left.index(max(left))
        left[most] -= 1
        taken[most] += 1
    return mix_label(taken)


def mix_label(amounts: Sequence[int]) -> str:
    """A mix of clay, wood and stone as it is written in moves."""
    return " ".join(
        f"{amount} {resource}" for amount, resource in zip(amounts, RESOURCES, strict=True) if amount
    )


def mix_goods(label: str) -> Goods:
    """The goods of a mix as it is written in moves."""
    words = label.split(" ")
    return {resource: int(words[words.index(resource) - 1]) for resource in RESOURCES if resource in words}
