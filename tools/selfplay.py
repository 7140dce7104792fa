"""Games of computer players against each other: their speed, lengths, ends, and failures."""

from __future__ import annotations

import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path
from pkgutil import resolve_name
from statistics import fmean, pstdev
from time import perf_counter
from typing import Annotated, Any, cast

import msgspec
from cyclopts import Parameter
from cyclopts.types import PositiveInt

from bot import games as games_package
from bot.ai.players import LEVELS, RANDOM, ComputerPlayer, RandomPlayer, player_called
from bot.engine import SEED_BYTES, AnyState, Chances, Game, Outcome, Playout, Weights, random_move
from bot.games import GAMES
from bot.games.title import Title
from tools.recorder import Recorder

from .abstainer import WITHOUT, Abstainer
from .opponents import OPPONENTS, opponent
from .options import NO_OPTIONS, CannotRun, GameId, GameOptions, Seed

MOST_MOVES = 5_000
"""A game with this many moves counts as endless."""


def run_selfplay(
    game: GameId,
    *,
    seats: Annotated[PositiveInt | None, Parameter(help="how many play, if not the most")] = None,
    games: Annotated[PositiveInt, Parameter(help="how many")] = 100,
    seed: Seed = 1,
    options: GameOptions = NO_OPTIONS,
    record: Annotated[Path | None, Parameter(help="write the games there, one on a line")] = None,
) -> None:
    """Play, and print the results."""
    rules = GAMES[game]
    seats = seats or rules.seats[-1]
    outcomes: list[Outcome] = []
    lengths: list[int] = []
    start = perf_counter()
    with record.open("wb") if record else nullcontext() as file:
        for number in range(seed, seed + games):
            recorder = Recorder(rules, seats, options, seed_bytes(f"{number}"))
            try:
                play_out(recorder, random_players(seats, f"{number} of seat "))
            except Exception as error:
                traceback.print_exc()
                chosen = "".join(f" --option.{name} {value}" for name, value in options.items())
                raise CannotRun(
                    f"Ply {recorder.state.ply} failed. To reproduce it:\n"
                    f"python -m tools selfplay {game} --seats {seats} --games 1 --seed {number}{chosen}"
                ) from error
            finally:
                if file:
                    file.write(recorder.record().to_json() + b"\n")
            outcomes.append(recorder.state.outcome)
            lengths.append(recorder.state.ply)
    print(*summary(outcomes, lengths, perf_counter() - start), sep="\n")


def check_goes_to_an_end(game: Game, state: AnyState) -> None:
    """Raise CannotRun if a game seems endless."""
    if state.ply > MOST_MOVES:
        asked = ", ".join(sorted({asked.kind() for asked in game.asked(state)}))
        raise CannotRun(
            f"{game.id} has not ended after {MOST_MOVES} moves, and still asks {asked}. In every game something "
            "must run out or be counted until a task sets state.outcome."
        )


def play_out(
    recorder: Recorder, players: Sequence[ComputerPlayer], until: Callable[[Any], bool] | None = None
) -> None:
    """Play a game to its end, or to the first position for which `until` holds. Raises whatever goes wrong."""
    game, state = recorder.game, recorder.state
    while asked := game.asked(state):
        if until is not None and until(state):
            return
        check_goes_to_an_end(game, state)
        seat = asked[0].seat
        recorder.play(seat, players[seat].choose(game.view(state, seat)))
    if state.outcome is None:
        raise RuntimeError("nobody is asked, but the game has no outcome")


def played(game: Game, seats: int, seed: str) -> Recorder:
    recorder = Recorder(game, seats, {}, seed_bytes(seed))
    play_out(recorder, random_players(seats, f"{seed} "))
    return recorder


def random_players(seats: int, seed: str) -> list[RandomPlayer]:
    return [RandomPlayer(seed_bytes(f"{seed}{seat}")) for seat in range(seats)]


def play_at_random(playout: Playout, below: Callable[[int], int]) -> None:
    """Answer the first question with a random move; `below(n)` draws from 0 to n - 1."""
    question = playout.questions[0]
    playout.play(question.decision, random_move(question.forms, below))


def play_to_the_end(playout: Playout, below: Callable[[int], int]) -> int:
    """Play random moves until the game is over; return how many."""
    begun = playout.state.ply
    while playout.questions:
        play_at_random(playout, below)
    return int(playout.state.ply - begun)


def computer_players(title: Title, names: Sequence[str], seed: str) -> list[ComputerPlayer]:
    """The computer of each name, by seat. Raises CannotRun."""
    return [
        computer_player(title, name, seed_bytes(f"{seed} of seat {seat}")) for seat, name in enumerate(names)
    ]


def computer_player(title: Title, name: str, seed: bytes) -> ComputerPlayer:
    """A computer by its name: a level, "random", an opponent of the game, a level that avoids something
    ("veteranus-without-tile-oracle-built"), or a class as `package.module:Class`.

    A class is instantiated without arguments, once for each seat and game. Raises CannotRun.
    """
    opponents = OPPONENTS.get(title.game.id, {})
    if name in (*LEVELS, RANDOM):
        return player_called(name, title.game, title.evaluation, seed)
    if name in opponents:
        return opponent(title, name, seed)
    level, without, label = name.partition(WITHOUT)
    if without and level in LEVELS:
        return Abstainer(title, LEVELS[level], label, seed)
    if ":" not in name:
        raise CannotRun(
            f"There is no player called {name}. The players are {', '.join((*LEVELS, RANDOM, *opponents))}, "
            "and your own as package.module:Class."
        )
    try:
        return cast(ComputerPlayer, resolve_name(name)())
    except (ImportError, AttributeError) as error:
        raise CannotRun(f"The player {name} can't be imported: {error}.") from error


def seed_bytes(name: str) -> bytes:
    return sha256(name.encode()).digest()[:SEED_BYTES]


def game_file(game: str, name: str) -> Path:
    return Path(games_package.__file__).parent / game / name


def write_made(made: Weights | Chances, command: str, file: Path) -> None:
    made = msgspec.structs.replace(made, made=command)
    file.write_bytes(msgspec.json.format(msgspec.json.encode(made), indent=1) + b"\n")


def summary(outcomes: Sequence[Outcome], lengths: Sequence[int], seconds: float) -> Iterator[str]:
    games, moves = len(outcomes), sum(lengths)
    yield f"{games} games, {moves} moves in {seconds:.2f} s"
    yield f"{games / seconds:.1f} games/s, {moves / seconds:.0f} moves/s"
    yield f"moves a game: mean {fmean(lengths):.1f}, {min(lengths)} to {max(lengths)}"
    totals = [{standing.seat: standing.total for standing in outcome.standings} for outcome in outcomes]
    for seat in range(len(outcomes[0].standings)):
        won = sum(seat in outcome.winners for outcome in outcomes)
        yield f"seat {seat + 1}: {_spread([points[seat] for points in totals])}, won {won}"
    yield f"winners: {_spread([outcome.standings[0].total for outcome in outcomes])}"
    for reason, count in sorted(Counter(outcome.reason for outcome in outcomes).items()):
        yield f"{reason}: {count}"


def _spread(points: Sequence[int]) -> str:
    return f"mean {fmean(points):.1f}, spread {pstdev(points):.1f}, {min(points)} to {max(points)}"
