"""What the conformance suite must know of a game; a new game adds an entry here."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations as pairs_of
from itertools import product
from typing import get_type_hints

import msgspec

from bot.engine import AnyState, Chance, Game, Move, Recorder, Value
from bot.games import discordia, marble, praetor, provincia, trajanum
from bot.players import RandomPlayer
from bot.workshop.selfplay import seed_bytes
from tests.engine import toy
from tests.games.discordia import invariants as discordia_invariants
from tests.games.marble import invariants as marble_invariants
from tests.games.praetor import invariants as praetor_invariants
from tests.games.provincia import invariants as provincia_invariants
from tests.games.trajanum import invariants as trajanum_invariants


@dataclass(frozen=True)
class Ending:
    """A random game that ends in a certain way: its seats and seed, and when everybody but one leaves.

    `prepare` changes the first position, where chance alone hardly ever brings about such an end.
    """

    seats: int
    seed: str
    left_after: int | None = None
    prepare: Callable[[AnyState], None] | None = None


@dataclass(frozen=True)
class Conformance:
    """A game, and what holds of it.

    `invariants` fails for a position that can't be; `possessions` counts all that events tell changes of;
    `swap_hidden` deals anew, in place, everything that a viewer does not see; `labels` are values of text
    fields that moves might hold, legal and not; `endings` has a game for every reason to end.
    """

    game: Game
    invariants: Callable[[AnyState], None]
    possessions: Callable[[AnyState], Counter[tuple[int, str]]]
    swap_hidden: Callable[[AnyState, int | None, Chance], None]
    labels: tuple[str, ...]
    numbers: range
    endings: dict[str, Ending]


def _swap_stacks(state: AnyState, viewer: int | None, chance: Chance) -> None:
    """Praetor's stacks: the epoch of the top tile lies open, and all of epoch I is on top."""
    top = [tile for tile in state.stack if praetor.components.CITY_TILES[tile].epoch == "I"]
    state.stack = chance.shuffled(top) + chance.shuffled(state.stack[len(top) :])
    state.wall_stack = chance.shuffled(state.wall_stack)
    state.chance.seed = bytes(16)


SUITE: dict[str, Conformance] = {
    entry.game.id: entry
    for entry in (
        Conformance(
            game=praetor.GAME,
            invariants=praetor_invariants.check,
            possessions=praetor_invariants.possessions,
            swap_hidden=_swap_stacks,
            labels=(
                *("L13", "M13", "N13", "M12", "M14", "L14", "N14", "K13", "O12", "A1", "Z99", ""),
                *("gold", "wood", "stone", "marble", "weapon", "yes", "no", "A", "B"),
            ),
            numbers=range(-1, 8),
            endings={
                "ended-wall": Ending(5, "1"),
                "ended-city": Ending(5, "0"),
                "ended-both": Ending(5, "5"),
                "ended-abandoned": Ending(3, "abandoned", left_after=30),
            },
        ),
        Conformance(
            game=provincia.GAME,
            invariants=provincia_invariants.check,
            possessions=provincia_invariants.possessions,
            swap_hidden=provincia_invariants.swap_hidden,
            labels=(
                *("arelate", "massilia", "tolosa", "opes", "spqr", "aedificium", "A", "C", "F", "Z", ""),
                *("domus", "turris", "turris_inactive", "horreum", "pons", "villa_inactive", "circus"),
                *("aediles", "praetor", "gloria_3", "commercium_gold1_clay1", "corruptio", "none", "rest"),
                *("clay", "wood", "gold", "1 clay 2 wood", "4 stone", "3", "11", "arelate+1", "tolosa-2"),
            ),
            numbers=range(-1, 11),
            endings={
                "ended-rounds": Ending(2, "rounds"),
                "ended-abandoned": Ending(3, "abandoned", left_after=60),
            },
        ),
        Conformance(
            game=marble.GAME,
            invariants=marble_invariants.check,
            possessions=marble_invariants.possessions,
            swap_hidden=marble_invariants.swap_hidden,
            labels=(
                *("temple", "bath", "theatre", "arena", "yes", "no", "none", "treasury", "Z9", ""),
                *("D7-D8", "D8-E8", "C6-C7", "d8 e8", "E9-F9", "F10-F11", "D13-D14", "A5-A6", "J14-J15"),
                *("EF10", "CD16", "DE7", "BC17", "grey SE", "grey W", "brown NW", "white E", "W", "W SE SW"),
            ),
            numbers=range(-1, 5),
            endings={
                "ended-stacks": Ending(2, "stacks"),
                "ended-abandoned": Ending(3, "abandoned", left_after=30),
            },
        ),
        Conformance(
            game=discordia.GAME,
            invariants=discordia_invariants.check,
            possessions=discordia_invariants.possessions,
            swap_hidden=discordia_invariants.swap_hidden,
            labels=(
                *("1a", "2a", "6b", "3d", "7a", "H1", "K1", "M1", "M2", "F1", "F3"),
                *("T1", "T2", "Z9", "out", ""),
                *("blue", "red", "yellow", "white", "B", "RR", "WY", "BRW", "YY", "Q", "BBBBBB"),
                *("harbour", "castle", "expedition_ext", "mil_s1", "trade_2", "ext5", "two_sorts", "exp6"),
                *("joker_blue", "dispatch", "aqueduct"),
            ),
            numbers=range(-1, 8),
            endings={
                "ended-victory": Ending(2, "victory 25", prepare=discordia_invariants.empty_stocks),
                "ended-years": Ending(2, "years"),
                "ended-abandoned": Ending(3, "abandoned", left_after=40),
            },
        ),
        Conformance(
            game=trajanum.GAME,
            invariants=trajanum_invariants.check,
            possessions=trajanum_invariants.possessions,
            swap_hidden=trajanum_invariants.swap_hidden,
            labels=(
                *("A1", "B1", "C2", "D4", "F6", "A4", "I1", "I12", "Z9", "own", "received", "none", ""),
                *("t_red_red", "t_builder_coin", "t_patrician_male", "red", "green", "nw-se", "ne-sw"),
                *("patrician", "merchant", "recolour", "promote", "swap", "craft_worker", "craft_builder"),
                *("worker_red", "worker_green", "builder", "coin", "tribune", "assistant", "upgrade"),
                *("points", "library", "column_park", "double_house", "grey", "coloured", "1 3", "6 4", "2"),
            ),
            numbers=range(-1, 8),
            endings={
                "ended-rounds": Ending(2, "rounds"),
                "ended-abandoned": Ending(3, "abandoned", left_after=60),
            },
        ),
        Conformance(
            game=toy.TOY,
            invariants=toy.check,
            possessions=toy.possessions,
            swap_hidden=toy.swap_hidden,
            labels=("card", "points", "yes", "no", ""),
            numbers=range(-1, 14),
            endings={
                "ended-tricks": Ending(3, "tricks"),
                "ended-abandoned": Ending(3, "abandoned", left_after=4),
            },
        ),
    )
}


def combinations(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Every number of seats with every value of every option, any two of few values together, and all of those."""
    for seats in game.seats:
        values = [[(option.id, value) for value in option.allowed(seats)] for option in game.options]
        few = [pairs for pairs in values if len(pairs) <= 3]
        yield seats, {}
        yield from ((seats, dict([pair])) for pairs in values for pair in pairs[1:])
        yield from (
            (seats, dict([one, other]))
            for first, second in pairs_of(few, 2)
            for one, other in product(first[1:], second[1:])
        )
        if len(few) > 2:
            yield seats, dict(pairs[-1] for pairs in few)


def random_game(
    game: Game,
    seats: int,
    options: dict[str, str],
    seed: str,
    most: int = sys.maxsize,
    prepare: Callable[[AnyState], None] | None = None,
) -> Recorder:
    """A game of random players, to its end or so many moves long; `prepare` changes the first position."""
    recorder = Recorder(game, seats, options, seed_bytes(seed))
    if prepare:
        prepare(recorder.state)
    players = [RandomPlayer(seed_bytes(f"{seed} of seat {seat}")) for seat in range(seats)]
    chance = Chance(seed_bytes(f"{seed} whose turn"))
    while (asked := game.asked(recorder.state)) and recorder.state.ply < most:
        seat = chance.pick(asked).seat
        recorder.play(seat, players[seat].choose(game.view(recorder.state, seat)))
    return recorder


def positions(recorder: Recorder) -> Iterator[AnyState]:
    """The positions of the game that was played, each an object of its own."""
    for state in recorder.record().positions(recorder.game):
        yield recorder.game.copy(state)


def stray_move(conformance: Conformance, chance: Chance) -> Move:
    """Any move of the game with any values: mostly nonsense."""
    kind = chance.pick(conformance.game.moves)
    hints = get_type_hints(kind)
    return kind(*(some_value(conformance, hints[field], chance) for field in kind.fields()))


def near_miss(conformance: Conformance, move: Move, chance: Chance) -> Move:
    """The move with another value in one of its fields."""
    if not move.fields():
        return move
    field = chance.pick(move.fields())
    value = some_value(conformance, type(getattr(move, field)), chance)
    return msgspec.structs.replace(move, **{field: value})


def some_value(conformance: Conformance, kind: object, chance: Chance) -> Value:
    """Any value of a field of that type."""
    return chance.pick(conformance.numbers) if kind is int else chance.pick(conformance.labels)
