"""Matches: whole games of computer players, each by its deal, played on all cores."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import process_time
from typing import TypeVar

from bot.engine import AnyState
from bot.games import TITLES
from bot.players import player_called

from .selfplay import check_goes_to_an_end, seed_bytes

Seen = TypeVar("Seen")


@dataclass(frozen=True)
class Match:
    """One game to be played: who sits where, and by which deal."""

    game: str
    players: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    deal: int

    def begun(self) -> AnyState:
        """The position at which the first decision is asked. Raises Refusal for what the rules don't allow."""
        game = TITLES[self.game].game
        return game.new(len(self.players), dict(self.options), seed_bytes(f"arena {self.deal}"))


def moves(match: Match, state: AnyState) -> Iterator[tuple[int, float]]:
    """Play a match from its first position to its end: after each move whose it was, and the seconds it took."""
    title = TITLES[match.game]
    game = title.game
    players = [
        player_called(name, game, title.judgement, seed_bytes(f"{match.deal} of seat {seat}"))
        for seat, name in enumerate(match.players)
    ]
    while asked := game.asked(state):
        check_goes_to_an_end(game, state)
        seat = asked[0].seat
        view = game.view(state, seat)
        begun = process_time()
        move = players[seat].choose(view)
        seconds = process_time() - begun
        game.play(state, seat, move)
        yield seat, seconds


def check_players(game: str, names: Iterable[str]) -> None:
    """Raise UnknownPlayer for a player whom nobody can call to the game."""
    for name in names:
        player_called(name, TITLES[game].game, TITLES[game].judgement, b"")


def on_all_cores(play: Callable[[Match], Seen], matches: Iterable[Match]) -> Iterator[Seen]:
    """What comes of the matches, in their order."""
    with ProcessPoolExecutor() as pool:
        yield from pool.map(play, matches)


def won(state: AnyState) -> tuple[float, ...]:
    """What each seat has won of a game that is over: a win that is shared counts in parts."""
    winners = state.outcome.winners
    return tuple((seat in winners) / len(winners) for seat in range(state.seats))
