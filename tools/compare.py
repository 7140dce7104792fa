"""Our playouts beside catanatron's: moves a second of each game for each of its plies.

`python -m tools compare [GAME ...]` needs the package's extra `compare`. Both run in turns on one core, so that
what else the machine does slows both alike, and neither includes setting up. A ply is an action of catanatron's own
game (`Game.play_tick`) among four players who choose at random, as many as its own program seats; with two, where it is
fastest, it is measured too. A move is an answer of any seat. Rolling the dice and ending a turn are plies too where
nothing else can be done, while answers that are the only ones are given unasked here, and not counted: how many plies
are a choice is said at the end.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from statistics import median
from time import process_time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from bot.games import GAMES
from tools.bench.engine import spells_of_playouts

from .options import add_games

SECONDS = 0.5
"""Of each turn."""
TURNS = 9
"""Of each game, with the fewest and with the most players."""
PLAYERS = (4, 2)
"""So many play catanatron."""
COUNTED = 10
"""Games of catanatron in which it is counted how many plies are a choice."""


def plies_of_game(game: Game) -> Iterator[Game]:
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        yield game
        game.play_tick()


def new_game(players: int, seed: int | None = None) -> Game:
    return Game([RandomPlayer(colour) for colour in list(Color)[:players]], seed=seed)


def spells_of_plies(players: int, seconds: float) -> Iterator[float]:
    """Plies a second of this process, measured anew for so long each time."""
    while True:
        plies, passed = 0, 0.0
        while passed < seconds:
            game = new_game(players)
            start = process_time()
            plies += sum(1 for _ in plies_of_game(game))
            passed += process_time() - start
        yield plies / passed


def share_of_choices() -> float:
    """How many of catanatron's plies have more than one possibility."""
    choices = [
        len(game.state.playable_actions) > 1
        for seed in range(1, COUNTED + 1)
        for game in plies_of_game(new_game(PLAYERS[0], seed))
    ]
    return sum(choices) / len(choices)


def compare_options(parser: argparse.ArgumentParser) -> None:
    add_games(parser)


def run_compare(games: Sequence[str]) -> int:
    plies = [spells_of_plies(players, SECONDS) for players in PLAYERS]
    for name in games or GAMES:
        for seats in (GAMES[name].seats[0], GAMES[name].seats[-1]):
            moves = spells_of_playouts(GAMES[name], seats, SECONDS)
            turns = [(next(moves), *map(next, plies)) for _ in range(TURNS)]
            ours, *theirs = (median(column) for column in zip(*turns, strict=True))
            told = "; ".join(
                f"{rate:.0f} plies/s of {players} players, ratio {ours / rate:.2f}"
                for players, rate in zip(PLAYERS, theirs, strict=True)
            )
            print(f"{name:10} {seats} seats: {ours:6.0f} moves/s; {told}", flush=True)
    print(f"{share_of_choices():.0%} of catanatron's plies are a choice")
    return 0
