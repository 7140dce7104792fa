"""The arena: computer players against each other, on the same deals from different seats."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Annotated, Final, TypeVar

from cyclopts import Parameter
from cyclopts.types import PositiveInt

from bot.engine import AnyState, Move, Refusal, all_moves
from bot.games import GAMES, TITLES
from bot.i18n.fluent import words

from .options import NO_OPTIONS, CannotRun, GameId, GameOptions, Seed
from .selfplay import check_goes_to_an_end, computer_players, seed_bytes

Seen = TypeVar("Seen")

CONFIDENCE: Final = 1.96
"""Standard deviations to either side of a 95% interval."""

TOLD: Final = 10
"""Reports of progress during a run."""


@dataclass(frozen=True)
class ArenaMatch:
    """A game to play: the players by seat, and the deal."""

    game: str
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    deal: int

    def begun(self) -> AnyState:
        """The position with the first decision. Raises Refusal for settings that the rules don't allow."""
        game = TITLES[self.game].game
        return game.new(len(self.players), dict(self.options), seed_bytes(f"arena {self.deal}"))


@dataclass(frozen=True)
class ArenaScore:
    """The result of a player on all the seats `played`; a shared win is divided.

    `low` and `high` are the bounds of the wins' interval. `ahead` is the mean lead over the mean of the others at the
    table, in points, and `give` its margin (None for a single game). `seconds` are the CPU seconds for a decision:
    median, p95, most.
    """

    player: str
    played: int
    wins: float
    low: float
    high: float
    points: float
    ahead: float
    give: float | None
    seconds: tuple[float, float, float]


@dataclass(frozen=True)
class ArenaGame:
    """The result of a match, by seat."""

    match: ArenaMatch
    wins: tuple[float, ...]
    points: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    end: str


def run_arena(
    game: GameId,
    *,
    seats: Annotated[PositiveInt | None, Parameter(help="how many play, if not the fewest")] = None,
    players: Annotated[
        str, Parameter(help="levels, random, opponents of the game or package.module:Class: A,B,...")
    ] = "veteranus,tiro",
    games: Annotated[PositiveInt, Parameter(help="how many")] = 100,
    seed: Seed = 1,
    options: GameOptions = NO_OPTIONS,
) -> None:
    """Play, and print the results."""
    matches = arrange_matches(game, seats, players.split(","), games, seed, options)
    results = list(on_all_cores(play_match, matches))
    print(*arena_report(seed, results), sep="\n")


def arrange_matches(
    game: str, seats: int | None, players: Sequence[str], games: int, seed: int, options: Mapping[str, str]
) -> list[ArenaMatch]:
    """At least this many games: each deal once for every rotation of the players, the last of whom fills the seats.

    Raises CannotRun, or Refusal for settings that the rules don't allow.
    """
    seats = seats or GAMES[game].seats[0]
    if len(players) > seats:
        raise CannotRun(
            f"{len(players)} players are named, but the table has {seats} seats. Name fewer, or give --seats."
        )
    computer_players(TITLES[game], players, "")
    seated = (*players, *[players[-1]] * (seats - len(players)))
    ArenaMatch(game, seated, tuple(options.items()), seed).begun()
    turns = list(dict.fromkeys(seated[-turn:] + seated[:-turn] for turn in range(seats)))
    return [
        ArenaMatch(game, turn, tuple(options.items()), deal)
        for deal in range(seed, seed - (-games // len(turns)))
        for turn in turns
    ]


def match_moves(match: ArenaMatch, state: AnyState) -> Iterator[tuple[int, float]]:
    """Play a match from its first position to its end; yield the seat and the CPU seconds of each move.

    Raises CannotRun for an illegal answer.
    """
    title = TITLES[match.game]
    game = title.game
    players = computer_players(title, match.players, f"{match.deal}")
    while asked := game.asked(state):
        check_goes_to_an_end(game, state)
        seat = asked[0].seat
        view = game.view(state, seat)
        begun = process_time()
        move = players[seat].choose(view)
        seconds = process_time() - begun
        why = None if isinstance(move, Move) else "That is no move."
        try:
            if why is None:
                game.play(state, seat, move)
        except Refusal as refusal:
            why = words("en", match.game).text(refusal.reason)
        if why is not None:
            right = next(all_moves(asked[0].forms(view)))
            raise CannotRun(
                f"{match.players[seat]} on seat {seat + 1} of {match.game}, deal {match.deal}, answered "
                f"{asked[0].kind()} at move {state.ply} with {move!r}: {why} {right!r} is allowed."
            )
        yield seat, seconds


def play_match(match: ArenaMatch) -> ArenaGame:
    state = match.begun()
    seconds: list[list[float]] = [[] for _ in match.players]
    for seat, taken in match_moves(match, state):
        seconds[seat].append(taken)
    points = {standing.seat: standing.total for standing in state.outcome.standings}
    by_seat = tuple(points[seat] for seat in range(state.seats))
    return ArenaGame(match, shares_of_win(state), by_seat, tuple(map(tuple, seconds)), state.outcome.reason)


def shares_of_win(state: AnyState) -> tuple[float, ...]:
    """Each seat's share of the win of a finished game; a shared win is divided."""
    winners = state.outcome.winners
    return tuple((seat in winners) / len(winners) for seat in range(state.seats))


def on_all_cores(play: Callable[[ArenaMatch], Seen], matches: Sequence[ArenaMatch]) -> Iterator[Seen]:
    """The results of the matches; progress goes to standard error."""
    with ProcessPoolExecutor() as pool:
        for number, found in enumerate(pool.map(play, matches), 1):
            yield found
            if number % (len(matches) // TOLD or 1) == 0:
                print(f"{len(matches[0].players)} players: {number} of {len(matches)} games", file=sys.stderr)


def interval(share: float, count: int) -> tuple[float, float]:
    """The 95% confidence interval of a share of `count` games (Wilson)."""
    square = CONFIDENCE**2 / count
    middle = share + square / 2
    wide = CONFIDENCE * sqrt(share * (1 - share) / count + square / count / 4)
    return max(0.0, (middle - wide) / (1 + square)), min(1.0, (middle + wide) / (1 + square))


def arena_report(seed: int, results: Sequence[ArenaGame]) -> Iterator[str]:
    """The report of all games: each player's score, wins by seat, and how games ended."""
    first = results[0].match
    yield f"{first.game}: {len(results)} games of {len(first.players)} players from seed {seed} on"
    for score in arena_scores(results):
        median, p95, most = (seconds * 1000 for seconds in score.seconds)
        give = "" if score.give is None else f" ±{score.give:.1f}"
        yield (
            f"{score.player}: wins {score.wins:.1%} ({score.low:.1%} to {score.high:.1%}); "
            f"{score.points:.1f} points, {score.ahead:+.1f}{give} ahead of the others; "
            f"a decision {median:.0f} ms, p95 {p95:.0f}, most {most:.0f}"
        )
    won = (fmean(played.wins[seat] for played in results) for seat in range(len(first.players)))
    yield "won by seat: " + ", ".join(f"{share:.1%}" for share in won)
    ends = Counter(played.end for played in results)
    yield "ended: " + ", ".join(f"{end} {count}" for end, count in sorted(ends.items()))


def arena_scores(results: Sequence[ArenaGame]) -> list[ArenaScore]:
    return [_score(name, results) for name in dict.fromkeys(results[0].match.players)]


def _score(name: str, results: Sequence[ArenaGame]) -> ArenaScore:
    seats = [
        (played, seat) for played in results for seat, who in enumerate(played.match.players) if who == name
    ]
    wins = fmean(played.wins[seat] for played, seat in seats)
    ahead = [
        played.points[seat] - fmean([*played.points[:seat], *played.points[seat + 1 :]])
        for played, seat in seats
    ]
    seconds = sorted(chain.from_iterable(played.seconds[seat] for played, seat in seats))
    return ArenaScore(
        name,
        len(seats),
        wins,
        *interval(wins, len(seats)),
        fmean(played.points[seat] for played, seat in seats),
        fmean(ahead),
        CONFIDENCE * stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else None,
        (seconds[len(seconds) // 2], seconds[len(seconds) * 95 // 100], seconds[-1]),
    )
