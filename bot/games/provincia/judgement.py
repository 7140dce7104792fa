"""What counts in Provincia Romana: prestige, plans for the hand, goods, what is to be drafted, the Gauls."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from bot.engine import Judgement, read_weights, total_of

from .components import BELLUM, BUILDINGS, CONSTANTS, GOODS, OPES, SENATE, TRACKS, Good
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
from .scoring import final_points
from .state import Building, Draft, Player, State

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


def figures(state: State, seat: int) -> dict[str, float]:
    """What is counted of a seat."""
    player, private = state.players[seat], state.private(seat)
    town = _town(tuple([(building.id, building.active) for building in player.buildings]))
    ahead = _ahead(state, seat)
    quarters = ahead.quarters
    stock = _stock(player, town, ahead)
    cards = _plannable(player, town, private.hand)
    exchanges = tuple([card for card in private.hand if card in SENATE and SENATE[card].give])
    goods = stock_worth(stock, quarters)
    glory = final_points(player)["gloria"]
    counted: dict[str, float] = {
        "prestige": town.prestige - player.penalty_points,
        "gloria": glory,
        "plan": prospect(stock, cards, exchanges, town.saved, ahead) - goods if ahead.turns else 0.0,
        "goods": goods if ahead.turns else stock[3] // 3,
        "yields": yields_worth(town.yields, stock, ahead),
        "waiting": sum(
            [activation_worth(building.id, ahead) for building in player.buildings if not building.active]
        ),
        "cards": len(cards) * (0.1 + min(quarters, 8) / 8),
        "no gold": stock[3] == 0 and ahead.yields > 0 and not is_exempt(player),
        "untaxed": gold_worth(quarters) * (("corruptio" in player.senate) * ahead.yields + player.exempt),
        "discount": bool(town.saved) * quarters / 4,
        "senate": sum([senate_worth(card, ahead, glory) for card in private.hand if card in SENATE]),
        "next pick": 0.0,
    }
    if state.draft is not None and _picks(state, seat):
        counted["next pick"] = _next_pick(
            state, state.draft, seat, stock, cards, exchanges, town, ahead, glory
        )
    for raid in CONSTANTS.battle_rounds[len(state.battles) :]:
        upkeeps = raid - state.round - (state.phase == "yields")
        morale = max(TRACKS["morale"].min, player.morale - upkeeps)
        defence = max(TRACKS["defence"].min, player.defence - upkeeps)
        counted[f"raid {raid}"] = _danger(raid, morale + defence + town.military)
    return counted


class _Town(NamedTuple):
    """What the buildings of a city are together."""

    prestige: int
    military: int
    yields: Stock
    saved: tuple[Good, ...]
    names: frozenset[str]


@lru_cache(maxsize=20_000)
def _town(buildings: tuple[tuple[str, bool], ...]) -> _Town:
    kinds = [BUILDINGS[name] for name, _ in buildings]
    yields = [sum(kind.each_round.goods.get(good, 0) for kind in kinds) for good in GOODS]
    opened = [Building(name, active) for name, active in buildings]
    return _Town(
        sum(building.prestige for building in opened),
        sum(building.military for building in opened),
        (yields[0], yields[1], yields[2], yields[3]),
        tuple([good for good in GOODS if any(good in kind.discount for kind in kinds)]),
        frozenset(name for name, _ in buildings),
    )


def _stock(player: Player, town: _Town, ahead: Ahead) -> Stock:
    """The goods at hand; after the last draft also those that the last yields bring."""
    goods, more = player.goods, town.yields
    if ahead.quarters or not ahead.yields:
        return goods["clay"], goods["wood"], goods["stone"], goods["gold"]
    return goods["clay"] + more[0], goods["wood"] + more[1], goods["stone"] + more[2], goods["gold"] + more[3]


def _plannable(player: Player, town: _Town, hand: list[str]) -> tuple[str, ...]:
    """The buildings of the hand that the city may have, unique ones once, sorted."""
    cards = list[str]()
    for card in hand:
        if card in BUILDINGS and _fits(player, town, card) and not (card in cards and BUILDINGS[card].unique):
            cards.append(card)
    cards.sort()
    return tuple(cards)


def _fits(player: Player, town: _Town, card: str) -> bool:
    """Whether the city may have the building."""
    kind = BUILDINGS[card]
    if kind.requires_waterway and kind.requires_waterway != player.waterway:
        return False
    return not (kind.unique and card in town.names)


def _ahead(state: State, seat: int) -> Ahead:
    rounds = CONSTANTS.rounds - state.round
    match state.phase:
        case "end":
            return Ahead(0, 0, 0)
        case "final_turn":
            return Ahead(0, _waits(state, seat), 0)
        case "cities":
            return Ahead(4 * rounds + 4, rounds + 2, rounds + 1)
        case "draft":
            picks = sum([isinstance(step, DeckChoice) for step in state.agenda]) + _picks(state, seat)
            passes = 2 if state.seats in CONSTANTS.double_draft_players else 1
            return Ahead(4 * rounds + round(4 * picks / (state.seats * passes)), rounds + 2, rounds + 1)
        case "cards":
            return Ahead(4 * rounds, rounds + 1 + _waits(state, seat), rounds + 1)
        case "yields":
            return Ahead(4 * rounds, rounds + 1, rounds)
        case _:
            return Ahead(4 * rounds, rounds + 1, rounds + 1)


def _waits(state: State, seat: int) -> bool:
    """Whether the seat still has its card turn of this phase."""
    return any(isinstance(step, CardTurn) and step.seat == seat for step in state.agenda)


def _picks(state: State, seat: int) -> bool:
    """Whether the seat still takes a card of the draft that is laid out."""
    return any(isinstance(step, DraftPick) and step.seat == seat for step in state.agenda)


def _next_pick(
    state: State,
    draft: Draft,
    seat: int,
    stock: Stock,
    cards: tuple[str, ...],
    exchanges: tuple[str, ...],
    town: _Town,
    ahead: Ahead,
    glory: int,
) -> float:
    """What the card will bring that the seat takes next: the best that those before it are likely to leave."""
    player = state.players[seat]
    now = prospect(stock, cards, exchanges, town.saved, ahead)
    brings = list[float]()
    for slot in draft.slots.values():
        card = slot.card
        if card is None or slot.taker is not None or not slot.open:
            continue
        if card in OPES:
            half = OPES[card].quaestor if draft.quaestor == seat else OPES[card].other
            clay, wood, stone = (
                min(held + half.get(good, 0), max(player.storage, held))
                for held, good in zip(stock[:3], GOODS[:3], strict=True)
            )
            grown = clay, wood, stone, stock[3] + half.get("gold", 0)
            brings.append(prospect(grown, cards, exchanges, town.saved, ahead) - now)
        elif card in SENATE:
            more = (*exchanges, card) if SENATE[card].give else exchanges
            then = prospect(stock, cards, more, town.saved, ahead)
            brings.append(senate_worth(card, ahead, glory) + then - now)
        elif _fits(player, town, card) and not (card in cards and BUILDINGS[card].unique):
            brings.append(prospect(stock, tuple(sorted((*cards, card))), exchanges, town.saved, ahead) - now)
        else:
            brings.append(0.0)
    before = 0
    for step in reversed(state.agenda):
        if isinstance(step, DraftPick):
            if step.seat == seat:
                break
            before += 1
    brings.sort(reverse=True)
    return brings[min(before, len(brings) - 1)] if brings else 0.0


@cache
def _danger(raid: int, strength: int) -> float:
    """How likely the raid is a defeat."""
    gauls = _GAULS[raid]
    return sum(_DEFEATS.get(strength - each, float(strength < each)) for each in gauls) / len(gauls)


JUDGEMENT = Judgement(figures, progress, total_of, read_weights(Path(__file__).parent / "weights.json"))
