"""Games that computer players play against each other: how fast, how long, how they end, where they fail."""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from hashlib import sha256
from pathlib import Path
from statistics import fmean, pstdev
from time import perf_counter

from bot.ai import ComputerPlayer
from bot.ai.players import RandomPlayer
from bot.engine import SEED_BYTES, AnyState, Game, Outcome, Recorder, Refusal
from bot.games import GAMES
from bot.i18n.fluent import words


def run_selfplay(
    *, game: str, seats: int | None, games: int, seed: int, options: Mapping[str, str], record: Path | None
) -> int:
    """Play, and print what came of it. 1 when a game failed, 2 when there can be no such game."""
    if game not in GAMES:
        print(f"There is no game called {game}. There is: {', '.join(sorted(GAMES))}.", file=sys.stderr)
        return 2
    rules = GAMES[game]
    seats = seats or rules.seats[-1]
    outcomes: list[Outcome] = []
    lengths: list[int] = []
    seconds = 0.0
    with record.open("wb") if record else nullcontext() as file:
        for number in range(seed, seed + games):
            start = perf_counter()
            try:
                recorder = Recorder(rules, seats, options, seed_bytes(f"{number}"))
            except Refusal as refusal:
                print(words("en", game).text(refusal.reason), file=sys.stderr)
                return 2
            players = [RandomPlayer(seed_bytes(f"{number} of seat {seat}")) for seat in range(seats)]
            try:
                play_out(recorder, players)
            except Exception:
                traceback.print_exc()
                print(f"ply {recorder.state.ply} failed. It happens again with:", file=sys.stderr)
                chosen = "".join(f" --option {name}={value}" for name, value in options.items())
                print(
                    f"python -m bot selfplay {game} --seats {seats} --games 1 --seed {number}{chosen}",
                    file=sys.stderr,
                )
                return 1
            finally:
                seconds += perf_counter() - start
                if file:
                    file.write(recorder.record().to_json() + b"\n")
            outcomes.append(recorder.state.outcome)
            lengths.append(recorder.state.ply)
    for line in summary(outcomes, lengths, seconds):
        print(line)
    return 0


MOST_MOVES = 5_000
"""A game of so many moves is taken for one that never ends."""


class Endless(Exception):
    """A game goes on and on: a sentence says so, and what is asked again and again."""


def check_goes_to_an_end(game: Game, state: AnyState) -> None:
    """Raise Endless when a game has become longer than any is."""
    if state.ply > MOST_MOVES:
        asked = ", ".join(sorted({asked.kind() for asked in game.asked(state)}))
        raise Endless(
            f"{game.id} has not ended after {MOST_MOVES} moves, and asks {asked} still. In every game something "
            "has to run out or be counted until a task sets state.outcome."
        )


def play_out(recorder: Recorder, players: Sequence[ComputerPlayer]) -> None:
    """Play a game to its end. Raises whatever goes wrong."""
    game, state = recorder.game, recorder.state
    while asked := game.asked(state):
        check_goes_to_an_end(game, state)
        seat = asked[0].seat
        recorder.play(seat, players[seat].choose(game.view(state, seat)))
    if state.outcome is None:
        raise RuntimeError("nobody is asked, but the game has no outcome")


def played(game: Game, seats: int, seed: str) -> Recorder:
    """A whole random game."""
    recorder = Recorder(game, seats, {}, seed_bytes(seed))
    play_out(recorder, [RandomPlayer(seed_bytes(f"{seed} {seat}")) for seat in range(seats)])
    return recorder


def seed_bytes(name: str) -> bytes:
    """A seed of the length that games have, made from a name."""
    return sha256(name.encode()).digest()[:SEED_BYTES]


def summary(outcomes: Sequence[Outcome], lengths: Sequence[int], seconds: float) -> Iterator[str]:
    """Speed, lengths, scores by seat, ends."""
    games, moves = len(outcomes), sum(lengths)
    yield f"{games} games, {moves} moves in {seconds:.2f} s"
    yield f"{games / seconds:.1f} games/s, {moves / seconds:.0f} moves/s"
    yield f"moves a game: mean {fmean(lengths):.1f}, {min(lengths)} to {max(lengths)}"
    for seat in range(len(outcomes[0].standings)):
        totals = [
            standing.total for outcome in outcomes for standing in outcome.standings if standing.seat == seat
        ]
        wins = sum(seat in outcome.winners for outcome in outcomes)
        yield (
            f"seat {seat + 1}: mean {fmean(totals):.1f}, spread {pstdev(totals):.1f}, "
            f"{min(totals)} to {max(totals)}, won {wins}"
        )
    best = [outcome.standings[0].total for outcome in outcomes]
    yield f"winners: mean {fmean(best):.1f}, spread {pstdev(best):.1f}"
    for reason, count in sorted(Counter(outcome.reason for outcome in outcomes).items()):
        yield f"{reason}: {count}"
