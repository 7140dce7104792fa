"""What counts in Provincia Romana: prestige, plans for the hand, goods, what is to be drafted, the Gauls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from bot.engine import Evaluation, read_weights, total_of
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.rules.costs import is_exempt
from bot.games.provincia.rules.draft import DeckChoice, DraftPick

from .components import BELLUM, BUILDINGS, CITIES, CONSTANTS, GOODS, HORREUM, OPES, SENATE, TRACKS, Good
from .plans import (
    Ahead,
    Stock,
    activation_worth,
    gold_worth,
    prospect,
    senate_worth,
    stock_worth,
    yields_worth,
)
from .scoring import best_glory
from .state import Building, Phase, State

_PHASES = {"cities": 0.0, "draft": 0.0, "cards": 0.4, "battle": 0.7, "upkeep": 0.8, "yields": 0.9}

_GAULS: Final[Mapping[int, tuple[int, ...]]] = {
    raid: tuple(card.strength for card in BELLUM.values() if card.round == raid)
    for raid in CONSTANTS.battle_rounds
}
"""How strong the Gauls of each raid may be."""

_DEFEATS: Final = {-3: 0.97, -2: 0.9, -1: 0.7, 0: 0.4, 1: 0.2, 2: 0.06}
"""How often a city is defeated whose strength, without tokens, is so much above that of the Gauls."""


def progress(state: State) -> float:
    if state.phase in ("final_turn", "end"):
        return 1.0
    return (state.round - 1 + _PHASES[state.phase]) / CONSTANTS.rounds


class Sight(Struct, frozen=True, gc=False):
    """A position as it is judged: what of it all seats have in common is looked up once.

    `turns` are the seats that still have their card turn of this phase; `picks` those that still take a card of the
    draft that is laid out, the next first, `offered` the cards that lie open in it, `quaestor` who has chosen it;
    `choices` is how many drafts of this round are still to be laid out; `upkeep` the round of the next upkeep.
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
        quaestor = draft.quaestor if draft else None
        upkeep = state.round + (state.phase == "yields")
        return cls(state, turns, picks, tuple(offered), quaestor, choices, upkeep)

    def ahead(self, seat: int) -> Ahead:
        state = self.state
        waits = seat in self.turns
        drafts = self.choices + (seat in self.picks)
        return _ahead(state.phase, CONSTANTS.rounds - state.round, waits, drafts, state.seats)


def figures(sight: Sight, seat: int) -> dict[str, float]:
    lot = _Lot.of(sight, seat)
    counted = _counted(lot).copy()
    if sight.offered and seat in sight.picks:
        before = sight.picks.index(seat)
        counted["next pick"] = _next_pick(lot, sight.offered, before, quaestor=seat == sight.quaestor)
    return counted


class _Lot(NamedTuple):
    """All that a seat has, and what is still to come for it: equal figures are equally well off."""

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

    @classmethod
    def of(cls, sight: Sight, seat: int) -> _Lot:
        state = sight.state
        player, goods = state.players[seat], state.players[seat].goods
        return cls(
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


@lru_cache(maxsize=5_000)
def _counted(lot: _Lot) -> dict[str, float]:
    """What is counted of a seat but for its next pick."""
    town, ahead = _town(lot.buildings), lot.ahead
    hand = _hand(lot.hand, lot.city, town.names)
    stock = _stock(lot.goods, town, ahead)
    quarters, turns, yields = ahead
    goods = stock_worth(stock, quarters)
    glory = best_glory(lot.senate)
    return {
        "prestige": town.prestige - lot.penalty_points,
        "gloria": glory,
        "plan": prospect(stock, hand.plans, hand.exchanges, town.saved, ahead) - goods if turns else 0.0,
        "goods": goods if turns else stock[3] // 3,
        "yields": yields_worth(town.yields, stock, ahead),
        "waiting": sum([activation_worth(building, ahead) for building in town.waiting]),
        "cards": len(hand.plans) * (0.1 + min(quarters, 8) / 8),
        "no gold": stock[3] == 0 and yields > 0 and lot.taxed,
        "untaxed": gold_worth(quarters) * (("corruptio" in lot.senate) * yields + lot.exempt),
        "discount": bool(town.saved) * quarters / 4,
        "senate": sum([senate_worth(card, ahead, glory) for card in hand.senate]),
        "next pick": 0.0,
        **{
            f"raid {raid}": _danger(raid, _strength(lot, town, raid - lot.upkeep))
            for raid in CONSTANTS.battle_rounds[lot.battles :]
        },
    }


class _Town(NamedTuple):
    """What the buildings of a city are together; `waiting` are those that are not active yet."""

    prestige: int
    military: int
    storage: int
    yields: Stock
    saved: tuple[Good, ...]
    waiting: tuple[str, ...]
    names: frozenset[str]


@lru_cache(maxsize=20_000)
def _town(buildings: tuple[Building, ...]) -> _Town:
    kinds = [BUILDINGS[building.id] for building in buildings]
    names = frozenset(kind.id for kind in kinds)
    yields = [sum(kind.each_round.goods.get(good, 0) for kind in kinds) for good in GOODS]
    return _Town(
        sum(building.prestige for building in buildings),
        sum(building.military for building in buildings),
        CONSTANTS.storage_with_horreum if HORREUM in names else CONSTANTS.storage_without_horreum,
        (yields[0], yields[1], yields[2], yields[3]),
        tuple([good for good in GOODS if any(good in kind.discount for kind in kinds)]),
        tuple([building.id for building in buildings if not building.active]),
        names,
    )


def _stock(goods: Stock, town: _Town, ahead: Ahead) -> Stock:
    """The goods at hand; after the last draft also those that the last yields bring."""
    if ahead.quarters or not ahead.yields:
        return goods
    (clay, wood, stone, gold), more = goods, town.yields
    return clay + more[0], wood + more[1], stone + more[2], gold + more[3]


class _Hand(NamedTuple):
    """The cards of a hand: `plans` are the buildings that the city may have, sorted; unique ones once."""

    plans: tuple[str, ...]
    exchanges: tuple[str, ...]
    senate: tuple[str, ...]


@lru_cache(maxsize=20_000)
def _hand(cards: tuple[str, ...], city: str, town: frozenset[str]) -> _Hand:
    plans = list[str]()
    for card in cards:
        if card in BUILDINGS and _is_plan(card, plans, city, town):
            plans.append(card)
    senate = tuple([card for card in cards if card in SENATE])
    return _Hand(tuple(sorted(plans)), tuple([card for card in senate if SENATE[card].give]), senate)


def _is_plan(card: str, plans: Sequence[str], city: str, town: frozenset[str]) -> bool:
    """Whether the city where these buildings stand may have the building beside those that are planned."""
    kind = BUILDINGS[card]
    if kind.requires_waterway and kind.requires_waterway != CITIES[city].waterway:
        return False
    return not (kind.unique and (card in town or card in plans))


@cache
def _ahead(phase: Phase, rounds: int, waits: bool, drafts: int, seats: int) -> Ahead:
    """What is still to come for a seat in this round, and in so many more.

    `waits` says whether its card turn is to come, `drafts` how many of this round's drafts are.
    """
    match phase:
        case "end":
            return Ahead(0, 0, 0)
        case "final_turn":
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


@lru_cache(maxsize=5_000)
def _next_pick(lot: _Lot, offered: tuple[str, ...], before: int, *, quaestor: bool) -> float:
    """What the card will bring that the seat takes next: the best that those before it are likely to leave."""
    ahead = lot.ahead
    town = _town(lot.buildings)
    plans, exchanges, _ = _hand(lot.hand, lot.city, town.names)
    stock, saved = _stock(lot.goods, town, ahead), town.saved
    now = prospect(stock, plans, exchanges, saved, ahead)
    glory = best_glory(lot.senate)
    brings = list[float]()
    for card in offered:
        if card in OPES:
            grown = _grown(stock, card, town.storage, quaestor=quaestor)
            brings.append(prospect(grown, plans, exchanges, saved, ahead) - now)
        elif card in SENATE:
            more = (*exchanges, card) if SENATE[card].give else exchanges
            then = prospect(stock, plans, more, saved, ahead)
            brings.append(senate_worth(card, ahead, glory) + then - now)
        elif _is_plan(card, plans, lot.city, town.names):
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


def _strength(lot: _Lot, town: _Town, upkeeps: int) -> int:
    """How strong the city will be, without tokens, if morale and defence only fall in so many upkeeps."""
    morale = max(TRACKS["morale"].min, lot.morale - upkeeps)
    return morale + max(TRACKS["defence"].min, lot.defence - upkeeps) + town.military


@cache
def _danger(raid: int, strength: int) -> float:
    gauls = _GAULS[raid]
    return sum(_DEFEATS.get(strength - each, float(strength < each)) for each in gauls) / len(gauls)


EVALUATION = Evaluation(
    figures, progress, total_of, read_weights(Path(__file__).parent / "weights.json"), Sight.of
)
