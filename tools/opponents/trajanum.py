"""Opponents at Forum Trajanum: a simple one, one that fulfills Trajan's orders, one that fills rows of its colonia."""

from __future__ import annotations

from bot.games.trajanum import scoring
from bot.games.trajanum.components import CONSTANTS, NEIGHBOURS, SITES, TILES, TRAJAN_CARDS
from bot.games.trajanum.rules import forum
from bot.games.trajanum.rules.rounds import BeginTurn, BuildingStep, Using
from bot.games.trajanum.state import Player, State


def simple(state: State, seat: int) -> float:
    """Counts points, what scores again by itself, and figures for what is still to be built."""
    player, scorings, turns = state.players[seat], _scorings(state), _turns(state)
    worth = float(player.vp) + scorings * sum(scoring.row_points(player, number) for number in range(1, 7))
    worth += 0.8 * scorings * sum(len(row.citizens) for row in player.rows)
    worth += 0.4 * turns * player.active_citizens + scorings * forum.eagle_points(state, seat)
    size = len(forum.largest_group(state, seat))
    worth += sum(scoring.group_points(player, size + later) for later in range(scorings))
    for crane in player.cranes.values():
        if crane.state == "open":
            structures = scoring.structures(player, crane.colour)
            worth += len(structures) * CONSTANTS.crane_points[state.cycle - 1]
    held = player.resources
    workers = sum(held.values()) - held["coin"] - held["assistant"] - held["tribune"] - held["builder"]
    figures = min(2 * turns, min(held["builder"], turns) * 1.3 + workers)
    worth += figures * (1.5 + 0.8 * scorings) + min(1.0, turns / 3) * (
        1.2 * min(held["assistant"], 3) + 1.5 * min(held["tribune"], 3) + 2.0 * min(held["coin"], 3)
    )
    free = [site for site in SITES if player.is_free(site)]
    doubles = any(other in free for site in free for other in NEIGHBOURS[site])
    worth += min(1.0, turns / 2) * (2.5 * doubles + 0.5 * min(4, len(free)))
    return worth + 0.8 * min(player.ship, 2, turns) + 3.0 * _owed(state, seat) + _in_hand(state, seat)


def orders(state: State, seat: int) -> float:
    """Works on the cards of all cycles from the first round on; one that lacks one piece counts half."""
    player, worth = state.players[seat], simple(state, seat)
    for cycle in range(state.cycle, CONSTANTS.cycles + 1):
        if state.phase != "end" and cycle in state.trajan:
            card = TRAJAN_CARDS[state.trajan[cycle]]
            each = player.order_points + 1.0 * (cycle - state.cycle)
            times = float(scoring.formations(player, card))
            times += (0.7 if cycle == state.cycle else 0.4) * scoring.collected(player, card)
            worth += each * (times + 0.45 * _part(player, card.id) ** 2)
    return worth + 1.2 * player.shift


def colonia(state: State, seat: int) -> float:
    """Builds different gray buildings in rows with citizens, has coins for those, and gets citizens early."""
    player, scorings = state.players[seat], _scorings(state)
    worth, coins = simple(state, seat), player.resources["coin"]
    for number, row in enumerate(player.rows, 1):
        kinds = scoring.row_points(player, number) / (1 + row.counting)
        worth += scorings * len(row.citizens) * min(4.0, 0.8 + kinds) * 0.3
    return worth + 0.8 * min(coins, 2 * scorings) + 0.3 * player.active_citizens * _turns(state)


def _scorings(state: State) -> int:
    return 0 if state.phase == "end" else CONSTANTS.cycles + 1 - state.cycle


def _turns(state: State) -> int:
    """Building actions to come, including this round's unless it is over."""
    if state.phase == "end":
        return 0
    return CONSTANTS.cycles * CONSTANTS.rounds_per_cycle - state.round + (state.phase == "take")


def _part(player: Player, card: str) -> float:
    """The part of an order's pattern that is built at its best place."""
    parts = [
        sum(space in player.buildings for space in spaces) / len(spaces)
        for spaces, _ in scoring.order_grounds(card)
        if spaces
    ]
    return max(parts, default=0.0)


def _in_hand(state: State, seat: int) -> float:
    """The value of the best tile that waits to be used: a citizen, or two icons."""
    hand, shown = state.privates[seat].hand, state.players[seat].hand
    worths = [
        5.0 if TILES[tile].citizen else sum(3.5 if icon == "builder" else 2.2 for icon in TILES[tile].gives)
        for tile in (hand.own, hand.received, shown.own, shown.received)
        if tile in TILES
    ]
    return max(worths, default=0.0)


def _owed(state: State, seat: int) -> int:
    """The decisions left in the seat's own turn, each of which brings something."""
    count = 0
    for step in reversed(state.agenda):
        if isinstance(step, BeginTurn | BuildingStep | Using) or getattr(step, "seat", None) != seat:
            break
        count += 1
    return count
