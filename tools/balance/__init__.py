"""Balance: computers play a game with each number of seats, and what they come to is counted and written down.

`python -m tools balance GAME --games 200 --into docs/balance`
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from bot.games import GAMES
from tools.arena import ArenaMatch, arrange_matches, with_progress
from tools.options import NO_OPTIONS, CannotRun, GameId, GameOptions, Seed

from .games import counted_games
from .page import chapter, write_page
from .results import count_games, join_run, read_results, write_results

KEPT: Final = Path("data/balance")
"""Where games are kept that were played."""


def run_balance(
    game: GameId,
    *,
    seats: Annotated[Sequence[int], "how many play, --games of each number; all if none is named"] = (),
    player: Annotated[str, "who plays"] = "veteranus",
    games: Annotated[int, "how many"] = 200,
    seed: Seed = 1,
    options: GameOptions = NO_OPTIONS,
    into: Annotated[Path | None, "add them to the page and figures of a folder"] = None,
    redraw: Annotated[bool, "play nothing: write the page of --into once more"] = False,
) -> None:
    """Play, and write what came of it; with `redraw` write it once more."""
    tables = [
        list(arrange_matches(game, number, [player] * number, games, seed, options))
        for number in seats or GAMES[game].seats
    ]
    if redraw and into is None:
        raise CannotRun("What is to be written once more? Name the folder of the figures: --into DIR.")
    for matches in [] if redraw else tables:
        found = list(with_progress(counted_games(matches, KEPT), matches))
        run = count_games(matches[0], balance_command(matches), found)
        heading = f"{game}, {run.seats} players: {run.games} games of {player}"
        print(heading, *chapter(game, [run]), sep="\n\n", flush=True)
        if into is not None:
            into.mkdir(parents=True, exist_ok=True)
            write_results(join_run(read_results(into / f"{game}.json", game), run), into / f"{game}.json")
    if into is not None:
        write_page(read_results(into / f"{game}.json", game), into)


def balance_command(matches: Sequence[ArenaMatch]) -> str:
    first = matches[0]
    options = "".join(f" --option {name}={value}" for name, value in first.options)
    return (
        f"python -m tools balance {first.game} --seats {len(first.players)} --player {first.players[0]} "
        f"--games {len(matches)} --seed {first.deal}{options}"
    )
