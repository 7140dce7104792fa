"""Balance: computers play a game with each number of seats, and what they come to is counted and written down.

`python -m tools balance GAME --games 200 --into docs/balance`
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from bot.engine import Refusal
from bot.games import GAMES
from tools.arena import ArenaMatch, Misplayed, arrange_matches, why_not, with_progress
from tools.options import add_game, positive
from tools.selfplay import UnknownPlayer

from .games import counted_games
from .page import run_lines, write_page
from .results import BalanceResults, BalanceRun, count_games, join_runs, read_results, write_results

KEPT: Final = Path("data/balance")
"""Where games are kept that were played."""


def balance_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser, 200)
    parser.add_argument(
        "--seats",
        type=positive,
        nargs="+",
        metavar="N",
        help="how many play, --games of each number (default: all)",
    )
    parser.add_argument("--player", default="veteranus", metavar="A", help="who plays (default: veteranus)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures of these games there")
    parser.add_argument(
        "--into", type=Path, metavar="DIR", help="add them to the page, pictures and figures that are there"
    )
    parser.add_argument(
        "--redraw", action="store_true", help="play nothing: write page and pictures of --into once more"
    )


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
) -> int:
    """Play, and write what came of it; with `redraw` write it once more. 2 when there can be no such games.

    1 when a player of one's own plays what is not allowed.
    """
    try:
        tables = [
            list(arrange_matches(game, number, [player] * number, games, seed, options))
            for number in seats or GAMES[game].seats
        ]
    except (UnknownPlayer, Refusal) as error:
        print(why_not(error), file=sys.stderr)
        return 2
    if redraw and into is None:
        print("What is to be drawn once more? Name the folder of the figures: --into DIR.", file=sys.stderr)
        return 2
    runs = list[BalanceRun]()
    for matches in [] if redraw else tables:
        try:
            found = list(with_progress(counted_games(matches, KEPT), matches))
        except Misplayed as error:
            print(error, file=sys.stderr)
            return 1
        runs.append(count_games(matches[0], balance_command(matches), found))
        print(*run_lines(game, runs[-1]), sep="\n", flush=True)
        if into is not None:
            into.mkdir(parents=True, exist_ok=True)
            write_results(join_runs(read_results(into / f"{game}.json", game), runs), into / f"{game}.json")
    if json is not None:
        write_results(BalanceResults(game, runs), json)
    if into is not None:
        write_page(read_results(into / f"{game}.json", game), into)
    return 0


def balance_command(matches: Sequence[ArenaMatch]) -> str:
    first = matches[0]
    options = "".join(f" --option {name}={value}" for name, value in first.options)
    return (
        f"python -m tools balance {first.game} --seats {len(first.players)} --player {first.players[0]} "
        f"--games {len(matches)} --seed {first.deal}{options}"
    )
