"""The arena: computer players against each other, on the same deals with the seats swapped.

`python -m bot arena GAME --seats 2 --players legatus,veteranus --games 200 --seed 1`
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from math import sqrt
from statistics import fmean, stdev

import msgspec
from msgspec import Struct

from bot.ai import UnknownPlayer
from bot.engine import Refusal
from bot.games import GAMES
from bot.i18n.fluent import words

from .intervals import CONFIDENCE, interval
from .matches import Match, Misplayed, check_players, moves, on_all_cores, told, won


class DecisionTimes(Struct, frozen=True):
    """What a decision took of one core, in seconds."""

    median: float
    p95: float
    most: float


class ArenaScore(Struct, frozen=True):
    """How a player has done: of so many seats played; a win that is shared counts in parts.

    `low` and `high` bound the wins. `ahead` is by how many points the player was before the mean of the others at the
    table, `give` how far that may be off to either side (not to be said of a single game).
    """

    player: str
    played: int
    wins: float
    low: float
    high: float
    points: float
    ahead: float
    give: float | None
    seconds: DecisionTimes


class Report(Struct, frozen=True):
    """What came of all games; `seats` says what part of them each seat has won, `ends` why they ended."""

    game: str
    seats: int
    games: int
    seed: int
    records: list[ArenaScore]
    won_by_seat: list[float]
    ends: dict[str, int]


@dataclass(frozen=True)
class ArenaGame:
    """What came of it: seat by seat."""

    match: Match
    wins: tuple[float, ...]
    points: tuple[int, ...]
    seconds: tuple[tuple[float, ...], ...]
    end: str


def run(
    *,
    game: str,
    seats: int | None,
    players: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str],
    json: bool,
) -> int:
    """Play, and print what came of it. 2 when there can be no such games, 1 when a player plays what is not allowed."""
    try:
        matches = list(arranged(game, seats, players, games, seed, options))
    except (UnknownPlayer, Refusal) as error:
        said = words("en").text(error.reason) if isinstance(error, Refusal) else str(error)
        print(said, file=sys.stderr)
        return 2
    try:
        report = reported(seed, told(on_all_cores(play, matches), matches))
    except Misplayed as error:
        print(error, file=sys.stderr)
        return 1
    if json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        print(*lines(report), sep="\n")
    return 0


def arranged(
    game: str, seats: int | None, players: Sequence[str], games: int, seed: int, options: Mapping[str, str]
) -> Iterator[Match]:
    """The games to be played: each deal as often as players can change seats, with whoever is named last on the rest.

    At least as many as are wished. Raises UnknownPlayer, or Refusal for what the rules don't allow.
    """
    if game not in GAMES:
        raise UnknownPlayer(f"There is no game called {game}. There is: {', '.join(sorted(GAMES))}.")
    seats = seats or GAMES[game].seats[0]
    if len(players) > seats:
        raise UnknownPlayer(f"{len(players)} players are named, but at the table are {seats}: name fewer.")
    check_players(game, players)
    seated = (*players, *[players[-1]] * (seats - len(players)))
    Match(game, seated, tuple(options.items()), seed).begun()
    turns = list(dict.fromkeys(seated[-turn:] + seated[:-turn] for turn in range(seats)))
    for deal in range(seed, seed - (-games // len(turns))):
        for turn in turns:
            yield Match(game, turn, tuple(options.items()), deal)


def play(match: Match) -> ArenaGame:
    """Play a game to its end."""
    state = match.begun()
    seconds: list[list[float]] = [[] for _ in match.players]
    for seat, taken in moves(match, state):
        seconds[seat].append(taken)
    outcome = state.outcome
    points = {standing.seat: standing.total for standing in outcome.standings}
    return ArenaGame(
        match,
        won(state),
        tuple(points[seat] for seat in range(state.seats)),
        tuple(map(tuple, seconds)),
        outcome.reason,
    )


def reported(seed: int, results: Iterable[ArenaGame]) -> Report:
    """All that came of the games, counted."""
    results = list(results)
    first = results[0].match
    ends = [played.end for played in results]
    return Report(
        first.game,
        len(first.players),
        len(results),
        seed,
        [_record(name, results) for name in dict.fromkeys(first.players)],
        [fmean(played.wins[seat] for played in results) for seat in range(len(first.players))],
        {end: ends.count(end) for end in sorted(set(ends))},
    )


def _record(name: str, results: Sequence[ArenaGame]) -> ArenaScore:
    seats = [
        (played, seat) for played in results for seat, who in enumerate(played.match.players) if who == name
    ]
    wins = fmean(played.wins[seat] for played, seat in seats)
    low, high = interval(wins, len(seats))
    ahead = [_ahead(played.points, seat) for played, seat in seats]
    seconds = sorted(chain.from_iterable(played.seconds[seat] for played, seat in seats))
    return ArenaScore(
        name,
        len(seats),
        wins,
        low,
        high,
        fmean(played.points[seat] for played, seat in seats),
        fmean(ahead),
        CONFIDENCE * stdev(ahead) / sqrt(len(ahead)) if len(ahead) > 1 else None,
        DecisionTimes(seconds[len(seconds) // 2], seconds[len(seconds) * 95 // 100], seconds[-1]),
    )


def _ahead(points: Sequence[int], seat: int) -> float:
    others = [*points[:seat], *points[seat + 1 :]]
    return points[seat] - fmean(others)


def lines(report: Report) -> Iterator[str]:
    """The report, to be read."""
    yield f"{report.game}: {report.games} games of {report.seats} players from seed {report.seed} on"
    for record in report.records:
        seconds = record.seconds
        give = "" if record.give is None else f" ±{record.give:.1f}"
        yield (
            f"{record.player}: wins {record.wins:.1%} ({record.low:.1%} to {record.high:.1%}); "
            f"{record.points:.1f} points, {record.ahead:+.1f}{give} before the others; "
            f"a decision {seconds.median * 1000:.0f} ms, p95 {seconds.p95 * 1000:.0f}, most {seconds.most * 1000:.0f}"
        )
    yield "won by seat: " + ", ".join(f"{share:.1%}" for share in report.won_by_seat)
    yield "ended: " + ", ".join(f"{end} {count}" for end, count in report.ends.items())
