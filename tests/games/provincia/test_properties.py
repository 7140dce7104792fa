"""Properties of costs, mixes and gains for any goods."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.games.provincia.components import BELLUM, BUILDINGS, GOODS, OPES, RESOURCES, Goods
from bot.games.provincia.rules import battle
from bot.games.provincia.rules.economy import (
    build_cost,
    can_pay,
    discounts,
    evenest_mix,
    gained,
    mix_goods,
    mixes,
    payable_discounts,
)
from bot.games.provincia.rules.moves import FULL_PRICE
from bot.games.provincia.state import Building, Player

from .scenario import new_game

amounts = st.integers(0, 9)
goods = st.fixed_dictionaries(dict.fromkeys(GOODS, amounts))
buildings = st.sampled_from(sorted(BUILDINGS))


def player(held: Goods, *, crane: bool = False, architect: bool = False) -> Player:
    return Player(
        goods=held,
        city="arelate",
        buildings=[Building("carchesium")] if crane else [],
        senate=["architectus"] if architect else [],
    )


@given(goods, st.integers(1, 6))
def test_mixes_list_every_way_to_pay_once(held: Goods, amount: int) -> None:
    owner = player(held)
    labels = mixes(owner, amount)
    assert len(labels) == len(set(labels)) <= 28
    assert bool(labels) == (sum(held[resource] for resource in RESOURCES) >= amount)
    for label in labels:
        paid = mix_goods(label)
        assert sum(paid.values()) == amount
        assert can_pay(owner, paid)
    if labels:
        assert evenest_mix(owner, amount) in labels


@given(goods, buildings, st.booleans(), st.booleans())
def test_the_payable_discounts_are_the_offered_ones_that_make_a_building_affordable(
    held: Goods, building: str, crane: bool, architect: bool
) -> None:
    owner = player(held, crane=crane, architect=architect)
    offered = discounts(owner, building)
    payable = payable_discounts(owner, building)
    assert payable == [discount for discount in offered if can_pay(owner, build_cost(building, discount))]
    saved = {sum(BUILDINGS[building].cost.values()) - sum(build_cost(building, d).values()) for d in offered}
    assert saved == ({0} if offered == [FULL_PRICE] else {1})


@given(goods, goods, st.sampled_from(sorted(OPES)))
def test_a_gain_never_exceeds_the_bank_or_the_storage(held: Goods, stock: Goods, card: str) -> None:
    table = new_game()
    table.players[0].goods, table.supply = held, stock
    wanted = OPES[card].quaestor
    taken = gained(table, 0, wanted)
    for good, amount in wanted.items():
        got = taken.get(good, 0)
        room = stock[good] if good == "gold" else min(stock[good], 9 - held[good])
        assert got == min(amount, room)


@given(goods, st.lists(buildings, max_size=6), st.integers(1, 10), st.sampled_from(sorted(BELLUM)))
def test_every_defeat_has_a_penalty_that_the_loser_can_pay(
    held: Goods, city: list[str], morale: int, raid: str
) -> None:
    loser = player(held)
    loser.buildings = [Building(building) for building in city]
    loser.morale = morale
    penalty = battle.penalty_for(loser, BELLUM[raid])
    if penalty.kind == "gold":
        assert held["gold"] >= penalty.amount
    if penalty.kind == "morale":
        assert morale > penalty.amount
    if penalty.kind == "building":
        assert city
