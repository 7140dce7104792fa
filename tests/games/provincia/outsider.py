"""An outsider: plays Provincia Romana from views alone by a value set by hand, to be beaten by computers that learned.

`python -m tools arena provincia --players legatus,tests.games.provincia.outsider:Outsider`
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from bot.engine import Chance, Move, Playout, Together, all_moves, random_move
from bot.games.provincia.components import BUILDINGS, SENATE, Goods
from bot.games.provincia.game import GAME
from bot.games.provincia.rules.card_turn import CardTurn
from bot.games.provincia.rules.rounds import final_points, yields
from bot.games.provincia.state import Player, State, View

WORLDS = 4
KEPT = 6
MOST_MOVES = 120
MOST_ANSWERS = 25

GOOD_WORTH = (0.0, 0.12, 0.5, 0.65, 0.75, 0.8, 0.8, 0.8, 0.8)
"""What a resource is worth with so many card turns to come."""

MISSING_COSTS = [9.0, 1.8, 1.15, 1.0, 0.95, 0.95, 0.95, 0.95, 0.95]
"""What it costs to find a good that is missing for a building."""

GAULS = {2: (5, 6, 6), 3: (3, 4, 4, 5), 5: (2, 3, 3, 4), 6: (2, 3, 4, 5)}
DEFEAT_COSTS = {2: 3.0, 3: 3.0, 5: 3.5, 6: 4.0}
LOST_BY_MARGIN = {-3: 0.97, -2: 0.9, -1: 0.7, 0: 0.4, 1: 0.2, 2: 0.06}
"""How often a city is defeated that has so much more than the Gauls before the tokens."""

HELD = {
    "praetor": 0.7,
    "commercium": 1.2,
    "aediles": 0.8,
    "concussio": 0.3,
    "coniuratio": 0.8,
    "consuetudo": 0.7,
}


class Outsider:
    """Tries every answer in a few positions that may be the real one, and plays its turn to the end there."""

    def choose(self, view: View) -> Move:
        """The move by which the turn comes to the best value in the mean."""
        chance = Chance(b"outsider" + view.ply.to_bytes(4, "big"))
        seat = view.decision.seat if view.decision else 0
        worlds = [_world(view, seat, chance) for _ in range(WORLDS)]
        forms = next(q.forms for q in Playout(GAME.copy(worlds[0])).questions if q.decision.seat == seat)
        moves = list(islice(all_moves(forms), MOST_MOVES))
        if len(moves) > KEPT:
            moves = sorted(moves, key=lambda move: -_tried(worlds[0], seat, move, at_once=True))[:KEPT]
        return max(moves, key=lambda move: sum(_tried(world, seat, move) for world in worlds))


def _world(view: View, seat: int, chance: Chance) -> State:
    playout = Playout(GAME.imagine(view, chance))
    if isinstance(playout.state.agenda[-1], Together):
        for question in [one for one in playout.questions if one.decision.seat != seat]:
            playout.play(question.decision, random_move(question.forms, chance.below))
    state: State = playout.state
    return state


def _tried(world: State, seat: int, move: Move, *, at_once: bool = False) -> float:
    """What the position is worth to the seat after the move, and after the rest of its turn."""
    playout = Playout(GAME.copy(world))
    decision = next(q.decision for q in playout.questions if q.decision.seat == seat)
    playout.play(decision, move)
    for _ in range(0 if at_once else MOST_ANSWERS):
        if not playout.questions or playout.questions[0].decision.seat != seat:
            break
        question = playout.questions[0]
        known = _best(question.forms, lambda answer: _tried(playout.state, seat, answer, at_once=True))
        playout.play(question.decision, known)
    values = [value_of(playout.state, other) for other in range(world.seats)]
    mine = values.pop(seat)
    return mine - max(values)


def _best(forms: object, weigh: Callable[[Move], float]) -> Move:
    return max(islice(all_moves(forms), MOST_MOVES), key=weigh)  # type: ignore[arg-type]


def value_of(state: State, seat: int) -> float:
    """The points that the seat may hope for."""
    player = state.players[seat]
    final = final_points(player)
    if state.outcome is not None:
        return player.prestige + final["gloria"] + final["gold"] + 0.01 * player.goods["gold"]
    turns = _turns_left(state, seat)
    coming, _ = yields(player)
    goods = dict(player.goods)
    if turns == 1 and state.phase != "final_turn":
        for good, amount in coming.items():
            goods[good] += amount
    value = player.prestige + final["gloria"]
    value += GOOD_WORTH[turns] * sum(coming.values()) * max(0, turns - 2)
    value += _hand_worth(state, seat, goods, turns)
    value += (
        min(1.0, GOOD_WORTH[turns]) * 0.5 * (any(BUILDINGS[b.id].discount for b in player.buildings)) * turns
    )
    value += 0.5 * turns * ("corruptio" in player.senate) + player.exempt * 0.9
    return value - _raids(state, player)


def _turns_left(state: State, seat: int) -> int:
    if state.phase == "end":
        return 0
    waiting = any(isinstance(step, CardTurn) and step.seat == seat for step in state.agenda)
    if state.phase == "final_turn":
        return int(waiting)
    if state.phase in ("draft", "cities") or waiting:
        return 8 - state.round
    return 7 - state.round


def _hand_worth(state: State, seat: int, goods: Goods, turns: int) -> float:
    """Buildings in the order of what they bring, as far as goods go; then what is left of the goods."""
    player, hand = state.players[seat], state.private(seat).hand
    worth, planned, left = 0.0, set[str](), dict(goods)
    sure = 1.0 if turns > 1 else 0.97
    cards = [card for card in hand if card in BUILDINGS]
    gains = sorted(((_gain(state, player, card, left, turns), card) for card in cards), reverse=True)
    for _, card in gains:
        if BUILDINGS[card].unique and (card in planned or player.has(card)):
            continue
        gain = _gain(state, player, card, left, turns)
        if gain > 0:
            worth += gain * sure
            planned.add(card)
            for good, amount in BUILDINGS[card].cost.items():
                left[good] = max(0, left[good] - amount)
    spent = {good: goods[good] - left[good] for good in goods}
    for good in goods:
        lasting = max(GOOD_WORTH[turns], 0.33) if good == "gold" else GOOD_WORTH[turns]
        worth += lasting * spent[good] + lasting * _thinning(left[good], gold=good == "gold")
    worth -= 1.6 * (turns > 1 and goods["gold"] == 0)
    for card in hand:
        if card in SENATE:
            kind = SENATE[card]
            worth += HELD.get(kind.type, 0.0) * min(1.0, turns / 3) if kind.type in HELD else 0.0
            if kind.type == "gloria" and not final_points(player)["gloria"] and turns:
                worth += max(0, kind.end_prestige - 1.4) * 0.9
            if kind.type == "patronus" and goods["gold"] and turns:
                worth += GOOD_WORTH[turns] * 2.6
            if kind.type in ("consul", "legio") and len(state.battles) < 4:
                worth += 0.5
            if kind.type in ("architectus", "corruptio"):
                worth += max(0.0, turns - 3) * 0.4
    return worth


def _thinning(amount: int, *, gold: bool) -> float:
    """Many goods of a kind are harder to use."""
    return amount - 0.03 * amount * amount if gold else amount - 0.05 * amount * amount


def _gain(state: State, player: Player, card: str, goods: Goods, turns: int) -> float:
    """What building the card brings beside what its goods are worth."""
    kind = BUILDINGS[card]
    if not turns or (kind.requires_waterway and player.city and kind.requires_waterway != player.waterway):
        return 0.0
    gain = float(kind.prestige)
    rounds = max(0, turns - 1)
    gain += GOOD_WORTH[max(1, turns - 1)] * sum(kind.each_round.goods.values()) * rounds
    gain += 0.5 * (kind.on_build.morale + kind.on_build.defence + kind.military) * (len(state.battles) < 4)
    if kind.activation and rounds:
        gain += max(0.0, GOOD_WORTH[turns] * sum(kind.on_activate.goods.values()) - 0.6)
    missing = 0
    for good, amount in kind.cost.items():
        lasting = max(GOOD_WORTH[turns], 0.33) if good == "gold" else GOOD_WORTH[turns]
        gain -= lasting * amount
        missing += max(0, amount - goods[good])
    spare = max(0, goods["gold"] - kind.cost.get("gold", 0)) // 2
    if turns == 1:
        return gain - 0.4 if missing == 0 else (gain - 0.7 * missing if missing <= spare else 0.0)
    return gain - (MISSING_COSTS[turns] - GOOD_WORTH[turns]) * missing - 0.25 * max(0, missing - 4)


def _raids(state: State, player: Player) -> float:
    """What the raids to come may cost."""
    risk = 0.0
    for raid in list(GAULS)[len(state.battles) :]:
        upkeeps = raid - state.round + (state.phase == "yields") * -1
        morale, defence = max(1, player.morale - upkeeps), max(-3, player.defence - upkeeps)
        strength = morale + defence + player.military
        lost = sum(_lost(strength - gauls) for gauls in GAULS[raid]) / len(GAULS[raid])
        risk += lost * DEFEAT_COSTS[raid]
    return risk


def _lost(margin: int) -> float:
    return LOST_BY_MARGIN.get(margin, 1.0 if margin < 0 else 0.0)
