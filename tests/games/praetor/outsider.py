"""An opponent from outside: its own search over one action, and a value of positions set by hand.

It shares neither figures nor weights with the evaluation of the game, so that what beats it is not only good at
beating itself. What it holds to be true of Praetor: the sections of the wall are worth more the more one has, stocks
are worth what the temples pay for them round after round, and a worker is worth a deed in every round to come.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Chance, Form, Move, Playout, all_moves
from bot.games.praetor.components import CONSTANTS, TYPE_OF, WALL_TILES, Goods, Resource
from bot.games.praetor.game import GAME
from bot.games.praetor.rules import city, economy
from bot.games.praetor.rules.action import Build, Buy, Sell
from bot.games.praetor.scoring import final_points
from bot.games.praetor.state import Player, State, Table, View

WORTH: dict[Resource, float] = {"gold": 0.7, "wood": 0.9, "stone": 0.9, "marble": 1.6, "weapon": 2.0}
"""What goods are worth while there is time to use them."""

TAKES = 0.5
"""In how many of the rounds to come a seat uses what both want, the outpost or a temple."""

HANDS = (0, 3.0, 6.0, 8.5, 10.5, 12.0, 13.0, 13.5, 13.5)
"""What so many active workers do in a round, whatever it is, beyond their wages: there is not work for all."""

SPACES = 3
"""So many spaces with most plaza points are thought about for a tile."""


class Outsider:
    """Chooses what leads to the best position for itself against the others."""

    def choose(self, view: View) -> Move:
        """The best of the sensible moves, each with what follows in the same turn."""
        assert view.own_seat is not None
        seat, state = view.own_seat, GAME.imagine(view, Chance(view.ply.to_bytes(4, "big")))
        return self._best(Playout(state), seat)[1]

    def _best(self, playout: Playout, seat: int) -> tuple[float, Move]:
        """The best move, each looked at where a trade that it begins is over."""
        question = playout.questions[0]
        found: list[tuple[float, int, Move]] = []
        for number, move in enumerate(_sensible(playout.state, question.forms)):
            after = Playout(GAME.copy(playout.state))
            after.play(after.questions[0].decision, move)
            while after.questions and after.state.trade and not playout.state.trade:
                after.play(after.questions[0].decision, self._best(after, seat)[1])
            found.append((self._ahead(after.state, seat), -number, move))
        worth, _, move = max(found, key=lambda each: each[:2])
        return worth, move

    def _ahead(self, state: State, seat: int) -> float:
        others = [self._worth(state, other) for other in range(state.seats) if other != seat]
        return self._worth(state, seat) - (max(others) + sum(others) / len(others)) / 2

    def _worth(self, state: State, seat: int) -> float:
        if state.outcome is not None:
            return next(s.total for s in state.outcome.standings if s.seat == seat)
        return worth(state, seat)


def _sensible(state: State, forms: list[Form]) -> Iterator[Move]:
    """All moves, but of the places for a tile only those with most plaza points."""
    for form in forms:
        if form.move is Sell or form.move is Buy:
            for good in form.values(()):
                amounts = form.values((good,))
                yield from (
                    form.move(good, amount) for amount in amounts if amount in (1, 2, 4, len(amounts))
                )
            continue
        if form.move is not Build:
            yield from all_moves([form])
            continue
        for slot in form.values(()):
            turned = city.best_rotations(state, state.display[slot - 1])
            best = sorted(turned, key=lambda space: -turned[space][1])[:SPACES]
            for worker in form.values((slot,)):
                yield from (Build(slot, worker, space, turned[space][0]) for space in best)


def rounds_left(state: State) -> float:
    """How many rounds may follow this one, as fast as the city has grown so far."""
    if state.last_round:
        return 0.0
    grown = len(state.city) + len(state.display) - state.display.count(None) - 3 - 2 * state.seats
    by_city = len(state.stack) / max(0.6 * state.seats, grown / state.round)
    return min(CONSTANTS.max_rounds - state.round, by_city + 1)


def worth(state: State, seat: int) -> float:
    """What the seat may have at the end, in points."""
    player, left = state.players[seat], rounds_left(state)
    share = TAKES * 2 / state.seats
    final = final_points(state)[seat]
    total = player.favor + final["workers"] + final["morale"] + 1.2 * player.morale_index * min(1, left / 2)
    total += _stocks(player, left)
    total += sum(temple_pays(state, seat, kind) for kind in _kinds(state)) * left * share
    total += len(player.wall_tiles) * 3 * left * share
    total += HANDS[player.active_workers] * left
    total += (HANDS[min(8, player.active_workers + 1)] - HANDS[player.active_workers]) * (
        player.stage_1 * max(0, left - 1) + player.stage_2 * left
    )
    total += sum(0.2 * experience * left for experience in player.pool)
    total += sum(0.2 * worker.experience * left for worker in player.placed if not worker.retired)
    total -= 0.7 * player.retired_workers * left
    total += 1.5 * state.owned(seat) * left
    return total + _to_come(state, seat, left)


def _stocks(player: Player, left: float) -> float:
    """The first gold pays wages: what is missing then costs morale, or favor where there is no morale left."""
    gold = player.goods["gold"]
    due = player.player_board.wages(player.active_workers, player.retired_workers)
    total = -(1.5 if player.morale_index > due else 4.0) * max(0, due - gold)
    worth_while = min(1.0, left / 3)
    total += worth_while * 0.7 * min(gold, 2 * due)
    for good, amount in player.goods.items():
        sold = player.player_board.sell.get(good, 1) / 10
        scarce = (
            amount if good == "gold" else 0.5 * amount + min(amount, 2) + 0.7 * min(max(0, amount - 2), 2)
        )
        total += worth_while * WORTH[good] * scarce + (1 - worth_while) * sold * amount
    return total


def _kinds(state: Table) -> list[str]:
    """The temples of the city, once each."""
    return [TYPE_OF[tile.tile].id for tile in state.city.values() if TYPE_OF[tile.tile].group == "favor"]


def temple_pays(table: Table, seat: int, kind: str) -> float:
    """The points for sending somebody to the temple."""
    player = table.players[seat]
    goods = player.goods
    match kind:
        case "temple_maia":
            return 2.0 * player.active_workers
        case "temple_apollo":
            return float(table.owned(seat))
        case "temple_plutus":
            return float(goods["wood"] + goods["stone"])
        case "temple_mercury":
            return 2.0 * (goods["marble"] + goods["weapon"])
        case "temple_venus":
            return float(max(0, player.morale))
    return 0.0


def _to_come(state: State, seat: int, left: float) -> float:
    """What the workers in the pool may still do in this round: the best first, and less surely what comes later."""
    player = state.players[seat]
    if player.passed or not player.pool:
        return 0.0
    strong = sum(player.pool) / len(player.pool)
    deeds = [0.0]
    for space, tile in state.city.items():
        kind = TYPE_OF[tile.tile]
        if space in state.activated:
            continue
        fee = economy.fee(seat, tile)
        if not economy.can_pay(player.goods, fee):
            continue
        deeds.append(_deed(state, seat, kind.id, strong, left) - _cost(fee))
    deeds.sort(reverse=True)
    certain, total = 0.8, 0.0
    for deed in deeds[: len(player.pool)]:
        total += certain * deed
        certain *= 0.85
    return total


def _deed(state: State, seat: int, kind: str, strong: float, left: float) -> float:
    player = state.players[seat]
    later = min(1.0, left / 3)
    match kind:
        case "gold_mine":
            return strong * WORTH["gold"] * later + 1
        case "sawmill" | "quarry":
            return strong * WORTH["wood"] * later + 1
        case "marble_quarry":
            return strong * WORTH["marble"] * later + 1
        case "smithy":
            return min(strong, player.goods["wood"]) * (WORTH["weapon"] - WORTH["wood"]) * later + 1
        case "forum":
            return 2 * player.active_workers * WORTH["gold"] * later
        case "curia":
            return state.owned(seat) * WORTH["gold"] * later
        case "training_camp":
            more = HANDS[min(8, player.active_workers + 1)] - HANDS[player.active_workers]
            return more * max(0.0, left - 1) if player.villagers else 0.0
        case "imperial_outpost":
            if state.wall_open is None or not economy.can_pay(
                player.goods, WALL_TILES[state.wall_open].demand
            ):
                return 0.0
            wall = WALL_TILES[state.wall_open]
            backs = 3 * len(player.wall_tiles) + 3 * left * TAKES
            return wall.points + backs - _cost(wall.demand) * later
        case "market":
            return 1.0 * later
        case "colosseum":
            return state.owned(seat) // 2 * 1.0
        case "oracle":
            return 2.0 * player.retired_workers
    return temple_pays(state, seat, kind)


def _cost(goods: Goods) -> float:
    return sum(amount * WORTH[good] for good, amount in goods.items())
