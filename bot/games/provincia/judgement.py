"""What counts in Provincia Romana: prestige, plans for the hand, goods, what is to be drafted, the Gauls."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from bot.engine import Judgement, read_weights, total_of

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
from .rules.card_turn import CardTurn
from .rules.draft import DeckChoice, DraftPick
from .rules.taxes import is_exempt
from .scoring import glory_of
from .state import Building, Phase, Player, State

_PHASES = {"cities": 0.0, "draft": 0.0, "cards": 0.4, "battle": 0.7, "upkeep": 0.8, "yields": 0.9}

_GAULS: Final[Mapping[int, tuple[int, ...]]] = {
    raid: tuple(card.strength for card in BELLUM.values() if card.round == raid)
    for raid in CONSTANTS.battle_rounds
}
"""How strong the Gauls of each raid may be."""

_DEFEATS: Final = {-3: 0.97, -2: 0.9, -1: 0.7, 0: 0.4, 1: 0.2, 2: 0.06}
"""How often a city is defeated whose strength, without tokens, is so much above that of the Gauls."""


def progress(state: State) -> float:
    """How much of the game is over: by its rounds and their phases."""
    if state.phase in ("final_turn", "end"):
        return 1.0
    return (state.round - 1 + _PHASES[state.phase]) / CONSTANTS.rounds


class Sight(Struct, frozen=True, gc=False):
    """A position as it is judged: what of it all seats have in common is looked up once.

    `turns` are the seats that still have their card turn of this phase; `picks` those that still take a card of the
    draft that is laid out, the next first, and `offered` the cards that lie open for them; `choices` is how many
    drafts of this round are still to be laid out. `raids` are those to come, with the upkeeps until then.
    """

    state: State
    turns: list[int]
    picks: list[int]
    offered: list[str]
    choices: int
    raids: tuple[tuple[int, int], ...]

    @classmethod
    def of(cls, state: State) -> Sight:
        """What is seen of the position."""
        turns, picks, choices = list[int](), list[int](), 0
        for step in reversed(state.agenda):
            if isinstance(step, CardTurn):
                turns.append(step.seat)
            elif isinstance(step, DraftPick):
                picks.append(step.seat)
            elif isinstance(step, DeckChoice):
                choices += 1
        slots = state.draft.slots.values() if state.draft is not None and picks else ()
        offered = [slot.card for slot in slots if slot.card is not None and slot.taker is None and slot.open]
        raids = _raids(state.round + (state.phase == "yields"), len(state.battles))
        return cls(state, turns, picks, offered, choices, raids)

    def ahead(self, seat: int) -> Ahead:
        """What is still to come for the seat."""
        state = self.state
        waits = seat in self.turns
        drafts = self.choices + (seat in self.picks)
        return _ahead(state.phase, CONSTANTS.rounds - state.round, waits, drafts, state.seats)


def figures(sight: Sight, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    player = sight.state.players[seat]
    town = _town(tuple(player.buildings))
    hand = _hand(tuple(sight.state.private(seat).hand), player.city, town.names)
    ahead = sight.ahead(seat)
    quarters, turns, yields = ahead
    stock = _stock(player, town, ahead)
    goods = stock_worth(stock, quarters)
    glory = glory_of(player)
    counted: dict[str, float] = {
        "prestige": town.prestige - player.penalty_points,
        "gloria": glory,
        "plan": prospect(stock, hand.plans, hand.exchanges, town.saved, ahead) - goods if turns else 0.0,
        "goods": goods if turns else stock[3] // 3,
        "yields": yields_worth(town.yields, stock, ahead),
        "waiting": sum([activation_worth(building, ahead) for building in town.waiting]),
        "cards": len(hand.plans) * (0.1 + min(quarters, 8) / 8),
        "no gold": stock[3] == 0 and yields > 0 and not is_exempt(player),
        "untaxed": gold_worth(quarters) * (("corruptio" in player.senate) * yields + player.exempt),
        "discount": bool(town.saved) * quarters / 4,
        "senate": sum([senate_worth(card, ahead, glory) for card in hand.senate]),
        "next pick": _next_pick(sight, seat, stock, hand, town, ahead) if seat in sight.picks else 0.0,
    }
    counted.update(_dangers(sight.raids, player.morale, player.defence, town.military))
    return counted


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


def _stock(player: Player, town: _Town, ahead: Ahead) -> Stock:
    """The goods at hand; after the last draft also those that the last yields bring."""
    goods, more = player.goods, town.yields
    if ahead.quarters or not ahead.yields:
        return goods["clay"], goods["wood"], goods["stone"], goods["gold"]
    return goods["clay"] + more[0], goods["wood"] + more[1], goods["stone"] + more[2], goods["gold"] + more[3]


class _Hand(NamedTuple):
    """The cards of a hand: `plans` are the buildings that the city may have, sorted; unique ones once."""

    plans: tuple[str, ...]
    exchanges: tuple[str, ...]
    senate: tuple[str, ...]


@lru_cache(maxsize=20_000)
def _hand(cards: tuple[str, ...], city: str, town: frozenset[str]) -> _Hand:
    """The hand of the city where these buildings stand."""
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
    """What is still to come for a seat in so many more rounds, and in this one.

    It `waits` for its card turn; `drafts` are those of this round that it takes part in.
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


def _next_pick(sight: Sight, seat: int, stock: Stock, hand: _Hand, town: _Town, ahead: Ahead) -> float:
    """What the card will bring that the seat takes next: the best that those before it are likely to leave."""
    if not sight.offered:
        return 0.0
    player, draft = sight.state.players[seat], sight.state.draft
    plans, exchanges, saved = hand.plans, hand.exchanges, town.saved
    now = prospect(stock, plans, exchanges, saved, ahead)
    glory = glory_of(player)
    brings = list[float]()
    for card in sight.offered:
        if card in OPES:
            quaestor = draft is not None and draft.quaestor == seat
            grown = _grown(stock, card, quaestor, town.storage)
            brings.append(prospect(grown, plans, exchanges, saved, ahead) - now)
        elif card in SENATE:
            more = (*exchanges, card) if SENATE[card].give else exchanges
            then = prospect(stock, plans, more, saved, ahead)
            brings.append(senate_worth(card, ahead, glory) + then - now)
        elif _is_plan(card, plans, player.city, town.names):
            brings.append(prospect(stock, tuple(sorted((*plans, card))), exchanges, saved, ahead) - now)
        else:
            brings.append(0.0)
    brings.sort(reverse=True)
    return brings[min(sight.picks.index(seat), len(brings) - 1)]


@lru_cache(maxsize=20_000)
def _grown(stock: Stock, card: str, quaestor: bool, storage: int) -> Stock:
    """The goods with those of a production card, as far as they can be stored."""
    more = OPES[card].quaestor if quaestor else OPES[card].other
    clay, wood, stone = (
        min(held + more.get(good, 0), max(storage, held))
        for held, good in zip(stock[:3], GOODS[:3], strict=True)
    )
    return clay, wood, stone, stock[3] + more.get("gold", 0)


@cache
def _raids(round: int, fought: int) -> tuple[tuple[int, int], ...]:
    """The raids to come, with the number of upkeeps until then; the round is that of the next upkeep."""
    return tuple([(raid, raid - round) for raid in CONSTANTS.battle_rounds[fought:]])


@lru_cache(maxsize=20_000)
def _dangers(
    raids: tuple[tuple[int, int], ...], morale: int, defence: int, military: int
) -> Mapping[str, float]:
    """How likely each raid to come is a defeat if morale and defence only fall until then."""
    return {
        f"raid {raid}": _danger(
            raid,
            max(TRACKS["morale"].min, morale - upkeeps)
            + max(TRACKS["defence"].min, defence - upkeeps)
            + military,
        )
        for raid, upkeeps in raids
    }


def _danger(raid: int, strength: int) -> float:
    """How likely the raid is a defeat."""
    gauls = _GAULS[raid]
    return sum(_DEFEATS.get(strength - each, float(strength < each)) for each in gauls) / len(gauls)


JUDGEMENT = Judgement(
    figures, progress, total_of, read_weights(Path(__file__).parent / "weights.json"), Sight.of
)
