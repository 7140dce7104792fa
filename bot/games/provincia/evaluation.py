"""The evaluation of Provincia Romana: prestige, plans for hand and goods, drafts, raids.

All worths are points at the end of the game; the tables were tuned by play (docs/strength.md, notebook).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from msgspec import Struct

from bot.engine import Depth, Evaluation, read_weights, total_of
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.rules.draft import DeckChoice, DraftPick
from bot.games.provincia.rules.economy import is_exempt, saved_with
from bot.games.provincia.rules.rounds import best_glory

from . import components
from .components import BUILDINGS, CITIES, CONSTANTS, GOODS, HORREUM, OPES, RAIDS, SENATE, TRACKS, Good
from .state import Building, Phase, State

Stock: TypeAlias = tuple[int, int, int, int]
"""Amounts of clay, wood, stone and gold."""

Table: TypeAlias = tuple[tuple[int, float], ...]
"""Worths by quarters of rounds with drafts to come, interpolated in between."""

GOOD_WORTH: Final[Mapping[Good, Table]] = {
    "clay": ((0, 0.0), (1, 0.11), (2, 0.26), (4, 0.21), (8, 0.32), (12, 0.36), (20, 0.39)),
    "wood": ((0, 0.0), (1, 0.15), (2, 0.34), (4, 0.28), (8, 0.41), (12, 0.47), (20, 0.51)),
    "stone": ((0, 0.0), (1, 0.15), (2, 0.36), (4, 0.29), (8, 0.43), (12, 0.49), (20, 0.53)),
    "gold": ((0, 0.23), (2, 0.39), (4, 0.35), (8, 0.48), (12, 0.47), (20, 0.46)),
}
"""Worth of a good that no plan needs yet: few expensive buildings need clay, most need stone."""

MISSING_COSTS: Final[Table] = ((0, 16.5), (1, 2.05), (2, 2.11), (4, 0.98), (8, 0.61), (20, 0.45))
"""Cost of a good that a plan still lacks."""

CROWDED: Final = 0.028  # loss of worth of the goods of a kind, times the square of their number
FILLED: Final = 0.048  # loss of worth of a yielded resource, for each one already held
LACKING: Final = 0.033  # extra cost of the goods that a plan lacks, times the square of their number
MOST_LACKING: Final = 12  # plans that lack at least this many goods aren't extended

BOUGHT: Final = CONSTANTS.bank_trade_gold  # price of a unit of wood or stone at the bank, in gold
STEP: Final = 0.32  # worth of a step of morale or defense, and of military, from a building
DISCOUNT: Final = 0.28  # worth of a discount for each quarter of a round

SENATE_WORTH: Final = {
    "praetor": 1.4,
    "commercium": 0.2,
    "aediles": 3.3,
    "concussio": 0.0,
    "coniuratio": 2.4,
    "consuetudo": 4.5,
    "consul": 1.1,
    "legio": 0.8,
    "architectus": 0.1,
    "corruptio": 1.5,
}
"""Worth of a Senate card at least two rounds before the end, without its exchange."""
GLORY: Final = 1.2  # worth of a GLORIA per point that it brings
PATRON: Final = 1.5  # worth of a PATRONUS per point that it brings


class Ahead(NamedTuple):
    """What is still to come for a seat: quarters of rounds with drafts, card turns, and yields."""

    quarters: int
    turns: int
    yields: int


def _mixed(table: Table, quarters: int) -> float:
    for (low, below), (high, above) in pairwise(table):
        if quarters <= high:
            return below + (above - below) * (quarters - low) / (high - low)
    return table[-1][1]


@cache
def good_worths(quarters: int) -> tuple[float, float, float, float]:
    """The worth of clay, wood, stone and gold that no plan needs yet."""
    clay, wood, stone, gold = [_mixed(GOOD_WORTH[good], quarters) for good in GOODS]
    return clay, wood, stone, gold


@lru_cache(maxsize=1 << 10)
def prospect(
    stock: Stock, cards: tuple[str, ...], exchanges: tuple[str, ...], saved: tuple[Good, ...], ahead: Ahead
) -> float:
    """The worth of goods and a hand's buildings and exchanges together; at most one exchange is played."""
    quarters = ahead.quarters
    best = stock_worth(stock, quarters) + best_plan(stock, cards, saved, ahead)
    for exchanged in (changed for card in exchanges for changed in _exchanged(stock, card)):
        best = max(best, stock_worth(exchanged, quarters) + best_plan(exchanged, cards, saved, ahead))
    return best


@lru_cache(maxsize=1 << 10)
def _exchanged(stock: Stock, card: str) -> tuple[Stock, ...]:
    """The stocks after the most exchanges that a COMMERCIUM allows, two thirds of them, and one third."""
    [(given, give)], [(gained, get)] = SENATE[card].give.items(), SENATE[card].get.items()
    most = stock[GOODS.index(given)] // give
    found = list[Stock]()
    for times in sorted({most, most * 2 // 3, most // 3} - {0}):
        goods = dict(zip(GOODS, stock, strict=True))
        goods[given] -= times * give
        goods[gained] += times * get
        if gained in components.RESOURCES:
            goods[gained] = max(
                stock[GOODS.index(gained)], min(goods[gained], CONSTANTS.storage_with_horreum)
            )
        found.append((goods["clay"], goods["wood"], goods["stone"], goods["gold"]))
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def stock_worth(stock: Stock, quarters: int) -> float:
    clay, wood, stone, gold = stock
    by_clay, by_wood, by_stone, by_gold = good_worths(quarters)
    worth = by_clay * clay * (1 - CROWDED * clay) + by_wood * wood * (1 - CROWDED * wood)
    return worth + by_stone * stone * (1 - CROWDED * stone) + by_gold * gold


@lru_cache(maxsize=1 << 10)
def best_plan(stock: Stock, cards: tuple[str, ...], saved: tuple[Good, ...], ahead: Ahead) -> float:
    """The gain of the best set of these buildings, less the worth of the goods that it costs.

    Missing goods have to be found or, if wood or stone, bought for gold.
    """
    quarters = ahead.quarters
    by_clay, by_wood, by_stone, by_gold = good_worths(quarters)
    bought_dear, missing = max(0.0, BOUGHT * by_gold - by_wood), _mixed(MISSING_COSTS, quarters)
    clay_dear, wood_dear, stone_dear, gold_dear = [missing - worth for worth in good_worths(quarters)]
    priced = list[tuple[float, Stock]]()
    for card in cards:
        c, w, s, g = cost = _cost(card, saved)
        gain = gain_of(card, ahead) + yields_worth(_yields_of(card), stock, quarters, ahead.yields)
        priced.append((gain - by_clay * c - by_wood * w - by_stone * s - by_gold * g, cost))
    best = 0.0

    def extend(place: int, gain: float, clay: int, wood: int, stone: int, gold: int) -> None:
        nonlocal best
        for index in range(place, len(priced)):
            brings, (c, w, s, g) = priced[index]
            total = grown = gain + brings
            left_clay, left_wood, left_stone, left_gold = clay - c, wood - w, stone - s, gold - g
            lacking = 0
            if left_clay < 0 or left_wood < 0 or left_stone < 0 or left_gold < 0:
                lacks_wood, lacks_stone = max(0, -left_wood), max(0, -left_stone)
                bought = min(lacks_wood + lacks_stone, max(0, left_gold) // BOUGHT)
                finds_stone = max(0, lacks_stone - bought)
                finds_wood = lacks_wood + lacks_stone - bought - finds_stone
                finds_clay, finds_gold = max(0, -left_clay), max(0, -left_gold)
                lacking = finds_clay + finds_wood + finds_stone + finds_gold
                total -= bought * bought_dear + LACKING * lacking * lacking + finds_clay * clay_dear
                total -= finds_wood * wood_dear + finds_stone * stone_dear + finds_gold * gold_dear
            if total > best:
                best = total
            if lacking < MOST_LACKING:
                extend(index + 1, grown, left_clay, left_wood, left_stone, left_gold)

    extend(0, 0.0, *stock)
    return best


@cache
def gain_of(card: str, ahead: Ahead) -> float:
    """The gain of a building from the next card turn on, without its yields: its prestige, and rough values."""
    kind = BUILDINGS[card]
    gain = kind.prestige + activation_worth(card, ahead)
    if ahead.quarters:
        gain += STEP * (kind.on_build.morale + kind.on_build.defence + kind.military * (not kind.activation))
    if kind.discount:
        gain += DISCOUNT * ahead.quarters
    return gain


@cache
def activation_worth(card: str, ahead: Ahead) -> float:
    """The gain of activating a building in the next round, less the prestige that it costs."""
    kind, quarters = BUILDINGS[card], ahead.quarters
    if not kind.activation or not quarters:
        return 0.0
    effect, worths = kind.on_activate, good_worths(quarters)
    brings = sum([worth * effect.goods.get(good, 0) for good, worth in zip(GOODS, worths, strict=True)])
    brings += STEP * (effect.morale + effect.defence + kind.military)
    return max(0.0, brings - CONSTANTS.activation_prestige)


@lru_cache(maxsize=1 << 10)
def yields_worth(yields: Stock, stock: Stock, quarters: int, times: int) -> float:
    """The worth of these yields each round; a resource is worth less the more of it is held."""
    if not quarters or not any(yields):
        return 0.0
    clay, wood, stone, gold = (
        worth * more * max(0.3, 1 - FILLED * held)
        for worth, more, held in zip(good_worths(quarters), yields, (*stock[:3], 0), strict=True)
    )
    return times * (clay + wood + stone + gold)


@cache
def _yields_of(card: str) -> Stock:
    goods = BUILDINGS[card].each_round.goods
    return goods.get("clay", 0), goods.get("wood", 0), goods.get("stone", 0), goods.get("gold", 0)


@cache
def _cost(card: str, saved: tuple[Good, ...]) -> Stock:
    """A building's cost, with a unit of its most needed good saved if cards in play allow it."""
    cost = dict(BUILDINGS[card].cost)
    if eligible := [good for good in saved if good in cost]:
        cost[max(eligible, key=lambda good: cost[good])] -= 1
    clay, wood, stone, gold = (cost.get(good, 0) for good in GOODS)
    return clay, wood, stone, gold


@cache
def senate_worth(card: str, ahead: Ahead, glory: int) -> float:
    """The worth of a Senate card in hand for a seat with this much glory in play."""
    kind, quarters = SENATE[card], ahead.quarters
    if not ahead.turns:
        return 0.0
    match kind.type:
        case "gloria":
            cost = kind.cost["gold"] * good_worths(quarters)[3]
            return 0.0 if glory else GLORY * (kind.end_prestige - cost)
        case "patronus":
            _, wood, _, gold = good_worths(quarters)
            return PATRON * (sum(kind.effect.goods.values()) * wood - kind.cost["gold"] * gold)
        case _:
            return SENATE_WORTH[kind.type] * min(quarters, 8) / 8


_PHASES = {"cities": 0.0, "draft": 0.0, "cards": 0.4, "battle": 0.7, "upkeep": 0.8, "yields": 0.9}

_DEFEATS: Final = {-3: 0.98, -2: 0.8, -1: 0.72, 0: 0.67, 1: 0.11, 2: 0.08}
"""Probability of defeat by how much the city's strength, without tokens, exceeds that of the Gauls."""


def progress(state: State) -> float:
    over = state.phase in ("final_turn", "end")
    return 1.0 if over else (state.round - 1 + _PHASES[state.phase]) / CONSTANTS.rounds


class Sight(Struct, frozen=True, gc=False):
    """A position to evaluate, with what all seats have in common.

    `turns` are the seats that have yet to take their card turn of this phase; `picks` those that have yet to take a
    card of the present draft, in order; `offered` the face-up cards left in it, `quaestor` the seat that chose it;
    `choices` is the number of drafts still to come this round; `upkeep` the round of the next upkeep.
    """

    state: State
    turns: list[int]
    picks: list[int]
    offered: tuple[str, ...]
    quaestor: int | None
    choices: int
    upkeep: int

    @classmethod
    def of(cls, state: State) -> Sight:
        turns, picks, choices = list[int](), list[int](), 0
        for step in reversed(state.agenda):
            if isinstance(step, CardTurn):
                turns.append(step.seat)
            elif isinstance(step, DraftPick):
                picks.append(step.seat)
            elif isinstance(step, DeckChoice):
                choices += 1
        draft = state.draft
        slots = draft.slots.values() if draft else ()
        offered = [slot.card for slot in slots if slot.card is not None and slot.taker is None and slot.open]
        quaestor, upkeep = draft.quaestor if draft else None, state.round + (state.phase == "yields")
        return cls(state, turns, picks, tuple(offered), quaestor, choices, upkeep)

    def ahead(self, seat: int) -> Ahead:
        state, drafts = self.state, self.choices + (seat in self.picks)
        return _ahead(state.phase, CONSTANTS.rounds - state.round, seat in self.turns, drafts, state.seats)


def figures(sight: Sight, seat: int) -> dict[str, float]:
    state = sight.state
    player, goods = state.players[seat], state.players[seat].goods
    situation = _Situation(
        player.city,
        (goods["clay"], goods["wood"], goods["stone"], goods["gold"]),
        player.penalty_points,
        player.morale,
        player.defence,
        tuple(player.buildings),
        tuple(player.senate),
        player.exempt,
        not is_exempt(player),
        tuple(state.private(seat).hand),
        sight.ahead(seat),
        sight.upkeep,
        len(state.battles),
    )
    counted = _counted(situation).copy()
    if sight.offered and seat in sight.picks:
        before = sight.picks.index(seat)
        counted["next pick"] = _next_pick(situation, sight.offered, before, quaestor=seat == sight.quaestor)
    return counted


class _Situation(NamedTuple):
    """Everything that a seat's figures depend on, except the draft: the key of their cache."""

    city: str
    goods: Stock
    penalty_points: int
    morale: int
    defence: int
    buildings: tuple[Building, ...]
    senate: tuple[str, ...]
    exempt: bool
    taxed: bool
    hand: tuple[str, ...]
    ahead: Ahead
    upkeep: int
    battles: int


@lru_cache(maxsize=1 << 10)
def _counted(situation: _Situation) -> dict[str, float]:
    """A seat's figures except its next pick."""
    town, ahead, glory = _town(situation.buildings), situation.ahead, best_glory(situation.senate)
    saved = saved_with(situation.buildings, situation.senate)
    hand, stock = _hand(situation.hand, situation.city, town.names), _stock(situation.goods, town, ahead)
    quarters, turns, yields = ahead
    goods = stock_worth(stock, quarters)
    return {
        "prestige": town.prestige - situation.penalty_points,
        "gloria": glory,
        "plan": prospect(stock, hand.plans, hand.exchanges, saved, ahead) - goods if turns else 0.0,
        "goods": goods if turns else stock[3] // CONSTANTS.gold_per_prestige_at_end,
        "yields": yields_worth(town.yields, stock, quarters, yields),
        "waiting": sum([activation_worth(building, ahead) for building in town.waiting]),
        "cards": len(hand.plans) * (0.1 + min(quarters, 8) / 8),
        "no gold": stock[3] == 0 and yields > 0 and situation.taxed,
        "untaxed": good_worths(quarters)[3] * (("corruptio" in situation.senate) * yields + situation.exempt),
        "discount": bool(saved) * quarters / 4,
        "senate": sum([senate_worth(card, ahead, glory) for card in hand.senate]),
        "next pick": 0.0,
        **{
            f"raid {raid}": _danger(raid, _strength(situation, town, raid - situation.upkeep))
            for raid in CONSTANTS.battle_rounds[situation.battles :]
        },
    }


class _Town(NamedTuple):
    """The buildings of a city in total.

    If `encouraged`, they restore the morale lost each round; `waiting` are the inactive ones.
    """

    prestige: int
    military: int
    storage: int
    encouraged: bool
    yields: Stock
    waiting: tuple[str, ...]
    names: frozenset[str]


@lru_cache(maxsize=1 << 10)
def _town(buildings: tuple[Building, ...]) -> _Town:
    kinds = [BUILDINGS[building.id] for building in buildings]
    names = frozenset(kind.id for kind in kinds)
    yields = [sum(kind.each_round.goods.get(good, 0) for kind in kinds) for good in GOODS]
    return _Town(
        sum(building.prestige for building in buildings),
        sum(building.military for building in buildings),
        CONSTANTS.storage_with_horreum if HORREUM in names else CONSTANTS.storage_without_horreum,
        any(kind.each_round.morale for kind in kinds),
        (yields[0], yields[1], yields[2], yields[3]),
        tuple([building.id for building in buildings if not building.active]),
        names,
    )


def _stock(goods: Stock, town: _Town, ahead: Ahead) -> Stock:
    """A seat's goods, after the last draft including the last yields."""
    if ahead.quarters or not ahead.yields:
        return goods
    (clay, wood, stone, gold), more = goods, town.yields
    return clay + more[0], wood + more[1], stone + more[2], gold + more[3]


class _Hand(NamedTuple):
    """A hand by use; `plans` are the buildings that the city may have, sorted, unique ones once."""

    plans: tuple[str, ...]
    exchanges: tuple[str, ...]
    senate: tuple[str, ...]


@lru_cache(maxsize=1 << 10)
def _hand(cards: tuple[str, ...], city: str, town: frozenset[str]) -> _Hand:
    plans = list[str]()
    for card in cards:
        if card in BUILDINGS and _is_plan(card, plans, city, town):
            plans.append(card)
    senate = tuple([card for card in cards if card in SENATE])
    return _Hand(tuple(sorted(plans)), tuple([card for card in senate if SENATE[card].give]), senate)


def _is_plan(card: str, plans: Sequence[str], city: str, town: frozenset[str]) -> bool:
    """Whether a city with these buildings may have the building beside the planned ones."""
    kind = BUILDINGS[card]
    elsewhere = kind.requires_waterway and kind.requires_waterway != CITIES[city].waterway
    return not elsewhere and not (kind.unique and (card in town or card in plans))


@cache
def _ahead(phase: Phase, rounds: int, waits: bool, drafts: int, seats: int) -> Ahead:
    """What is still to come for a seat in this round and the `rounds` after it.

    `waits`: its card turn of this round is still to come; `drafts`: the number of this round's drafts still to come.
    """
    match phase:
        case "final_turn" | "end":
            return Ahead(0, waits, 0)
        case "cities":
            return Ahead(4 * rounds + 4, rounds + 2, rounds + 1)
        case "draft":
            passes = 2 if seats in CONSTANTS.double_draft_players else 1
            return Ahead(4 * rounds + round(4 * drafts / (seats * passes)), rounds + 2, rounds + 1)
        case "cards":
            return Ahead(4 * rounds, rounds + 1 + waits, rounds + 1)
        case "yields":
            return Ahead(4 * rounds, rounds + 1, rounds)
        case _:
            return Ahead(4 * rounds, rounds + 1, rounds + 1)


@lru_cache(maxsize=1 << 10)
def _next_pick(situation: _Situation, offered: tuple[str, ...], before: int, *, quaestor: bool) -> float:
    """The worth of the seat's next card in the draft: the best that those before it are likely to leave."""
    town, ahead, glory = _town(situation.buildings), situation.ahead, best_glory(situation.senate)
    plans, exchanges, _ = _hand(situation.hand, situation.city, town.names)
    stock, saved = _stock(situation.goods, town, ahead), saved_with(situation.buildings, situation.senate)
    now = prospect(stock, plans, exchanges, saved, ahead)
    brings = list[float]()
    for card in offered:
        if card in OPES:
            grown = _grown(stock, card, town.storage, quaestor=quaestor)
            brings.append(prospect(grown, plans, exchanges, saved, ahead) - now)
        elif card in SENATE:
            more = (*exchanges, card) if SENATE[card].give else exchanges
            then = prospect(stock, plans, more, saved, ahead)
            brings.append(senate_worth(card, ahead, glory) + then - now)
        elif _is_plan(card, plans, situation.city, town.names):
            brings.append(prospect(stock, tuple(sorted((*plans, card))), exchanges, saved, ahead) - now)
        else:
            brings.append(0.0)
    brings.sort(reverse=True)
    return brings[min(before, len(brings) - 1)]


def _grown(stock: Stock, card: str, storage: int, *, quaestor: bool) -> Stock:
    more = OPES[card].quaestor if quaestor else OPES[card].other
    clay, wood, stone = (
        min(held + more.get(good, 0), max(storage, held))
        for held, good in zip(stock[:3], GOODS[:3], strict=True)
    )
    return clay, wood, stone, stock[3] + more.get("gold", 0)


def _strength(situation: _Situation, town: _Town, upkeeps: int) -> int:
    """The city's strength after this many upkeeps, without tokens, if nothing is built or played until then."""
    morale = max(TRACKS["morale"].min, situation.morale - upkeeps * (not town.encouraged))
    return morale + max(TRACKS["defence"].min, situation.defence - upkeeps) + town.military


@cache
def _danger(raid: int, strength: int) -> float:
    gauls = [card.strength for card in RAIDS[raid]]
    return sum(_DEFEATS.get(strength - each, float(strength < each)) for each in gauls) / len(gauls)


DEPTHS: Final = {"legatus": Depth(width=200, steps=8000, further=60, kept=12, worlds=12, lines=2)}
EVALUATION = Evaluation(figures, progress, total_of, read_weights(__file__), Sight.of, DEPTHS)
