"""Our playouts beside catanatron's: moves a second of each game for each of its plies.

`python -m bot.workshop.compare [GAME ...]` needs the package's extra `compare`. Both run in turns on one core, so that
what else the machine does slows both alike. A ply is an action of catanatron's own game (`Game.play_tick`) among two
players who choose at random, which is where it is fastest; a move is an answer of any seat, and what has one answer
only isn't counted here, but is a ply there. Neither includes setting up.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from statistics import median
from time import process_time

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from bot.games import GAMES
from bot.workshop.bench.play import spells_of_playouts

SECONDS = 0.5
"""Of each turn."""
TURNS = 9
"""Of each game, with the fewest and with the most players."""


def spells_of_plies(seconds: float) -> Iterator[float]:
    """Plies a second of this process, measured anew for so long each time."""
    while True:
        plies, passed = 0, 0.0
        while passed < seconds:
            game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)])
            start = process_time()
            while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
                game.play_tick()
                plies += 1
            passed += process_time() - start
        yield plies / passed


def main(games: Sequence[str]) -> None:
    """Print the medians, and their ratio, of each game."""
    plies = spells_of_plies(SECONDS)
    for name in games or GAMES:
        for seats in (GAMES[name].seats[0], GAMES[name].seats[-1]):
            moves = spells_of_playouts(GAMES[name], seats, SECONDS)
            turns = [(next(moves), next(plies)) for _ in range(TURNS)]
            ours, theirs = (median(column) for column in zip(*turns, strict=True))
            print(
                f"{name:10} {seats} seats: {ours:6.0f} moves/s, {theirs:6.0f} plies/s, ratio {ours / theirs:.2f}"
            )


if __name__ == "__main__":
    main(sys.argv[1:])
