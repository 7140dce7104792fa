"""Balance: computers play a game with each number of seats, and what they come to is counted and written down.

`python -m bot balance GAME --games 200 --into docs/balance`
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from bot.ai import UnknownPlayer
from bot.engine import Refusal
from bot.games import GAMES
from bot.i18n.fluent import words
from tools.arena import Match, Misplayed, arranged, with_progress

from .games import counted_games
from .page import run_lines, write_page
from .results import BalanceResults, BalanceRun, counted, join_runs, read_results, write_results

KEPT = Path("data/balance")
"""Where games are kept that were played."""


def run_balance(
    *,
    game: str,
    seats: Sequence[int] | None,
    player: str,
    games: int,
    seed: int,
    options: Mapping[str, str],
    json: Path | None,
    into: Path | None,
    redraw: bool,
    kept: Path = KEPT,
) -> int:
    """Play, and write what came of it; with `redraw` write it once more. 2 when there can be no such games.

    1 when a player of one's own plays what is not allowed.
    """
    try:
        tables = [
            list(arranged(game, number, [player] * number, games, seed, options))
            for number in seats or (GAMES[game].seats if game in GAMES else [2])
        ]
    except (UnknownPlayer, Refusal) as error:
        said = words("en").text(error.reason) if isinstance(error, Refusal) else str(error)
        print(said, file=sys.stderr)
        return 2
    if redraw and into is None:
        print("What is to be drawn once more? Name the folder of the figures: --into DIR.", file=sys.stderr)
        return 2
    runs = list[BalanceRun]()
    for matches in [] if redraw else tables:
        try:
            found = list(with_progress(counted_games(matches, kept), matches))
        except Misplayed as error:
            print(error, file=sys.stderr)
            return 1
        runs.append(counted(matches[0], balance_command(matches), found))
        print(*run_lines(game, runs[-1]), sep="\n", flush=True)
        if into is not None:
            into.mkdir(parents=True, exist_ok=True)
            write_results(join_runs(read_results(into / f"{game}.json", game), runs), into / f"{game}.json")
    if json is not None:
        write_results(BalanceResults(game, runs), json)
    if into is not None:
        write_page(read_results(into / f"{game}.json", game), into)
    return 0


def balance_command(matches: Sequence[Match]) -> str:
    """How these games are played once more."""
    first = matches[0]
    options = "".join(f" --option {name}={value}" for name, value in first.options)
    return (
        f"python -m bot balance {first.game} --seats {len(first.players)} --player {first.players[0]} "
        f"--games {len(matches)} --seed {first.deal}{options}"
    )
