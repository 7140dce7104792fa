"""The games that the conformance suite plays, and how it plays them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import combinations as pairs_of
from itertools import islice, product
from pathlib import Path
from typing import get_type_hints

import msgspec

from bot.ai.players import RandomPlayer
from bot.engine import AnyState, Chance, Game, Move, Resign, Value
from bot.games import GAMES
from tools.recorder import Recorder
from tools.selfplay import check_goes_to_an_end, seed_bytes

from .entry import Conformance

CHECKOUT = Path(__file__).parents[2]

FOLDERS: dict[str, Path] = {
    **{game: CHECKOUT / "tests/games" / game for game in GAMES},
    "example": CHECKOUT / "tests/tools/example",
    "heap": CHECKOUT / "tests/tools/heap",
}
"""The folder of each game's tests, with its golden play-through and its stored positions."""

SUITE: dict[str, Conformance] = {
    game: import_module(f"{'.'.join(folder.relative_to(CHECKOUT).parts)}.conformance").CONFORMANCE
    for game, folder in FOLDERS.items()
}

TOLD = sorted(game for game in GAMES if SUITE[game].facts)
"""The games whose tests say independently what their words and pictures tell (`facts.py`)."""


def some_seats(game: Game) -> int:
    """Return a number of seats above the fewest, if the game has a choice."""
    return game.seats[:2][-1]


def combinations(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield all numbers of seats; with one of them each value of an option, and pairs of values of small options."""
    singles = _one_option(game)
    for turn, seats in enumerate(game.seats):
        few = [pairs for pairs in _values(game, seats) if len(pairs) <= 3]
        yield seats, {}
        for number, (pair, allowed) in enumerate(singles.items()):
            if seats == allowed[number % len(allowed)]:
                yield seats, dict([pair])
        yield from islice(_two_options(game, seats), turn, None, len(game.seats))
        if len(few) > 2:
            yield seats, dict(pairs[-1] for pairs in few)


def all_combinations(game: Game) -> Iterator[tuple[int, dict[str, str]]]:
    """Yield these, and each value and each pair of values with all other numbers of seats."""
    yield from combinations(game)
    for number, (pair, allowed) in enumerate(_one_option(game).items()):
        yield from ((seats, dict([pair])) for seats in allowed if seats != allowed[number % len(allowed)])
    for turn, seats in enumerate(game.seats):
        for number, options in enumerate(_two_options(game, seats)):
            if number % len(game.seats) != turn:
                yield options


def _one_option(game: Game) -> dict[tuple[str, str], list[int]]:
    """Return the numbers of seats with which each value of an option is allowed, except for the defaults."""
    allowed: dict[tuple[str, str], list[int]] = {}
    for seats in game.seats:
        for pairs in _values(game, seats):
            for pair in pairs[1:]:
                allowed.setdefault(pair, []).append(seats)
    return allowed


def _values(game: Game, seats: int) -> list[list[tuple[str, str]]]:
    return [[(option.id, value) for value in option.allowed(seats)] for option in game.options]


def _two_options(game: Game, seats: int) -> Iterator[tuple[int, dict[str, str]]]:
    few = [pairs for pairs in _values(game, seats) if len(pairs) <= 3]
    for first, second in pairs_of(few, 2):
        for one, other in product(first[1:], second[1:]):
            yield seats, dict([one, other])


def random_game(
    game: Game,
    seats: int,
    options: dict[str, str],
    seed: str,
    most: int = sys.maxsize,
    prepare: Callable[[AnyState], None] | None = None,
    leaves_after: int | None = None,
) -> Recorder:
    """Play a random game to its end, or up to ply `most`; `prepare` changes the first position.

    The player of the last seat leaves after `leaves_after` moves.
    """
    recorder = Recorder(game, seats, options, seed_bytes(seed))
    if prepare:
        prepare(recorder.state)
    players = [RandomPlayer(seed_bytes(f"{seed} of seat {seat}")) for seat in range(seats)]
    chance = Chance(seed_bytes(f"{seed} whose turn"))
    while (asked := game.asked(recorder.state)) and recorder.state.ply < most:
        check_goes_to_an_end(game, recorder.state)
        if recorder.state.ply == leaves_after:
            recorder.play(seats - 1, Resign())
            continue
        seat = chance.pick(asked).seat
        recorder.play(seat, players[seat].choose(game.view(recorder.state, seat)))
    return recorder


def positions(recorder: Recorder) -> Iterator[AnyState]:
    """Yield the positions of the game, each an object of its own."""
    for state in recorder.record().positions(recorder.game):
        yield recorder.game.copy(state)


@cache
def course(game: str, seats: int, seed: str = "a game") -> Sequence[AnyState]:
    """Return the positions of a random game, which is played once for many tests: copy one before changing it."""
    return list(positions(random_game(SUITE[game].game, seats, {}, seed)))


def stray_move(conformance: Conformance, chance: Chance) -> Move:
    """Return any move of the game with any values, usually an illegal one."""
    kind = chance.pick(conformance.game.moves)
    kinds = _kinds_of_fields(kind)
    return kind(*(some_value(conformance, kinds[field], chance) for field in kind.fields()))


_kinds_of_fields = cache(get_type_hints)


def near_miss(conformance: Conformance, move: Move, chance: Chance) -> Move:
    """Return the move with another value in one of its fields."""
    if not move.fields():
        return move
    field = chance.pick(move.fields())
    value = some_value(conformance, type(getattr(move, field)), chance)
    return msgspec.structs.replace(move, **{field: value})


def some_value(conformance: Conformance, kind: object, chance: Chance) -> Value:
    """Return any value for a field of that type."""
    return chance.pick(conformance.numbers) if kind is int else chance.pick(conformance.labels)
