"""Balance: computers play a game with each number of seats, and the results are counted and written to a page.

`python -m tools balance GAME --games 200 --into docs/balance`
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.types import PositiveInt

from bot.games import GAMES
from tools.arena import ArenaMatch, arrange_matches, on_all_cores
from tools.options import NO_OPTIONS, GameId, GameOptions, Seed

from .counts import BalanceRun, play_counted
from .page import balance_chapter, chapter_title, write_chapter


def run_balance(
    game: GameId,
    *,
    seats: Annotated[Sequence[PositiveInt], Parameter(help="how many play; all if none is named")] = (),
    player: Annotated[str, Parameter(help="who plays")] = "veteranus",
    games: Annotated[PositiveInt, Parameter(help="how many")] = 200,
    seed: Seed = 1,
    options: GameOptions = NO_OPTIONS,
    into: Annotated[Path | None, Parameter(help="the folder in which the page is written")] = None,
) -> None:
    """Play, and write or print the results."""
    runs = []
    for number in seats or GAMES[game].seats:
        matches = arrange_matches(game, number, [player] * number, games, seed, options)
        runs.append(BalanceRun(balance_command(matches), list(on_all_cores(play_counted, matches))))
    told = "\n\n".join(balance_chapter(game, runs))
    print(told)
    if into is not None:
        write_chapter(game, chapter_title(game, player, options), told, into)


def balance_command(matches: Sequence[ArenaMatch]) -> str:
    first = matches[0]
    options = "".join(f" --option.{name} {value}" for name, value in first.options)
    return (
        f"python -m tools balance {first.game} --seats {len(first.players)} --player {first.players[0]} "
        f"--games {len(matches)} --seed {first.deal}{options}"
    )
