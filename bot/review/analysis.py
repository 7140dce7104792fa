"""The analysis of a finished game: what each decision cost its player, judged by what they could know.

It is made in parts, `chances_of` and `costs_of`, which come out the same in any process; `concluded` joins them.
Neither the seed of the game nor what really came of a move plays a part.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import exp
from statistics import fmean
from typing import Any, Final

from msgspec import Struct, field, to_builtins
from msgspec.structs import asdict

from bot.ai.decision_cost import Cost, cost_of
from bot.ai.players import LEGATUS
from bot.engine import Chance, Depth, Instruct, Record, Resign, Return
from bot.games.title import Title

from .replay import positions

MOST: Final = 3  # the most decisive moves
LEAST: Final = 0.03  # the least chance that a decisive move has lost
WORLDS: Final = 4  # positions, imagined by a spectator, in which chances are estimated
STEPS: Final = 250_000  # moves played ahead for a whole game, shared by its entries
WEIGHTY: Final = 0.002  # the least chance at stake with which a decision counts for accuracy


class DecisionCost(Cost, frozen=True, kw_only=True):
    """What the entry of a record after `ply` others cost; the best move is as `Game.move_from` takes it."""

    ply: int
    seat: int
    best: Any = field(name="better")


class Analysis(Struct, frozen=True):
    """The analysis of a game.

    `chances` are the seats' chances to win, from 0 to 1, before each entry and at the end, as a spectator could guess
    them; `close` is each seat's accuracy from 0 to 100, None if it had nothing to decide; `swings` are up to three
    decisive moves, in order. `rules_version` is that of the game.
    """

    rules_version: int
    chances: list[tuple[float, ...]]
    close: list[int | None]
    swings: list[DecisionCost]


def chances_of(title: Title, record: Record) -> list[tuple[float, ...]]:
    """The chance of each seat before each entry of a record and at its end, guessed from what is open."""
    game, found = title.game, []
    for ply, state in enumerate(record.positions(game)):
        view = game.view(state, None)
        chance = Chance(_seed(ply))
        worlds = [game.imagine(view, chance) for _ in range(WORLDS if state.outcome is None else 1)]
        guesses = [title.chances.of(title.evaluation, world) for world in worlds]
        found.append(tuple(round(fmean(of_seat), 4) for of_seat in zip(*guesses, strict=True)))
    return found


def costs_of(
    title: Title, record: Record, plies: Sequence[int], depth: Depth | None = None
) -> list[DecisionCost]:
    """What the entries at these plies cost, as far as they were somebody's choice."""
    game, evaluation = title.game, title.evaluation
    wanted, found = set(plies), list[DecisionCost]()
    usual = depth or LEGATUS.depth_in(evaluation)
    depth = replace(usual, steps=min(usual.steps, STEPS // max(1, len(record.entries))))
    for ply, state in enumerate(record.positions(game)):
        if ply > max(wanted, default=-1) or ply == len(record.entries):
            break
        entry = record.entries[ply]
        move = game.move_from(entry.move)
        if ply not in wanted or isinstance(move, Instruct | Resign | Return):
            continue
        view = game.view(state, entry.seat)
        cost = cost_of(game, evaluation, title.chances, view, move, _seed(ply), depth)
        if cost is not None:
            known = asdict(cost) | {"best": to_builtins(cost.best)}
            found.append(DecisionCost(ply=ply, seat=entry.seat, **known))
    return found


def concluded(
    title: Title, record: Record, chances: list[tuple[float, ...]], decisions: Sequence[DecisionCost]
) -> Analysis:
    """The analysis of a game from its parts."""
    rounds = [number for _, _, number in positions(title, record)]
    close = [close_to_best([one for one in decisions if one.seat == seat]) for seat in range(record.seats)]
    return Analysis(record.rules_version, chances, close, swings(decisions, rounds))


def close_to_best(decisions: Sequence[DecisionCost]) -> int | None:
    """The accuracy of decisions from 0 to 100: their mean, weighted by what was at stake; None if nothing was."""
    stakes = [max(one.stake, one.loss) for one in decisions]
    weights = [stake if stake > WEIGHTY else 0.0 for stake in stakes]
    if not sum(weights):
        return None
    closeness = sum(
        weight * _accuracy(one.loss) for weight, one in zip(weights, decisions, strict=True)
    ) / sum(weights)
    return round(closeness)


def swings(decisions: Sequence[DecisionCost], rounds: Sequence[int]) -> list[DecisionCost]:
    """The moves that certainly lost most, in order of play, at most one of a seat in a round.

    `rounds` are the rounds before each entry.
    """
    found: list[DecisionCost] = []
    for one in sorted(decisions, key=lambda each: (each.unsure - each.lost, each.ply)):
        same = any(one.seat == other.seat and rounds[one.ply] == rounds[other.ply] for other in found)
        if one.loss >= LEAST and not same and len(found) < MOST:
            found.append(one)
    return sorted(found, key=lambda each: each.ply)


def _accuracy(lost: float) -> float:
    """The accuracy of a move that lost this much of a chance: lichess' published curve."""
    return min(100.0, max(0.0, 103.1668 * exp(-4.354 * lost) - 3.1669))


def _seed(ply: int) -> bytes:
    """The seed of imagined positions at a ply: the same in each game, so it reveals nothing about this one."""
    return f"analysis of move {ply + 1}".encode()
