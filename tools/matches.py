"""Matches: whole games of computer players, each by its deal, played on all cores."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from time import process_time
from typing import TypeVar

from bot.ai import player_called
from bot.engine import AnyState, Move, Refusal, all_moves
from bot.games import TITLES
from bot.i18n.fluent import words

from .selfplay import check_goes_to_an_end, seed_bytes

Seen = TypeVar("Seen")

TOLD = 10
"""So many times it is said how far a run of games has come."""


class Misplayed(Exception):
    """A player has answered what can't be answered so; a sentence says what was wrong and what would be right."""


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
    """Play a match from its first position to its end: after each move whose it was, and the seconds it took.

    Raises Misplayed: answers are checked like anybody's.
    """
    title = TITLES[match.game]
    game = title.game
    players = [
        player_called(name, game, title.evaluation, seed_bytes(f"{match.deal} of seat {seat}"))
        for seat, name in enumerate(match.players)
    ]
    while asked := game.asked(state):
        check_goes_to_an_end(game, state)
        seat = asked[0].seat
        view = game.view(state, seat)
        begun = process_time()
        move = players[seat].choose(view)
        seconds = process_time() - begun
        try:
            if not isinstance(move, Move):
                raise Misplayed(_refused(match, state, seat, move, "That is no move."))
            game.play(state, seat, move)
        except Refusal as refusal:
            why = words("en", match.game).text(refusal.reason)
            raise Misplayed(_refused(match, state, seat, move, why)) from refusal
        yield seat, seconds


def _refused(match: Match, state: AnyState, seat: int, answer: object, why: str) -> str:
    """What was wrong, and a move that would be right."""
    game = TITLES[match.game].game
    decision = next(decision for decision in game.asked(state) if decision.seat == seat)
    right = next(all_moves(decision.forms(game.view(state, seat))))
    return (
        f"{match.players[seat]} on seat {seat + 1} of {match.game}, deal {match.deal}, answered {decision.kind()} "
        f"at move {state.ply} with {answer!r}: {why} {right!r} would be allowed."
    )


def check_players(game: str, names: Iterable[str]) -> None:
    """Raise UnknownPlayer for a player whom nobody can call to the game."""
    for name in names:
        player_called(name, TITLES[game].game, TITLES[game].evaluation, b"")


def on_all_cores(play: Callable[[Match], Seen], matches: Iterable[Match]) -> Iterator[Seen]:
    """What comes of the matches, in their order."""
    with ProcessPoolExecutor() as pool:
        yield from pool.map(play, matches)


def told(found: Iterable[Seen], matches: Sequence[Match]) -> Iterator[Seen]:
    """What comes of the matches, while it is said on standard error how many have been played."""
    for number, game in enumerate(found, 1):
        yield game
        if number % (len(matches) // TOLD or 1) == 0:
            print(f"{len(matches[0].players)} players: {number} of {len(matches)} games", file=sys.stderr)


def won(state: AnyState) -> tuple[float, ...]:
    """What each seat has won of a game that is over: a win that is shared counts in parts."""
    winners = state.outcome.winners
    return tuple((seat in winners) / len(winners) for seat in range(state.seats))
