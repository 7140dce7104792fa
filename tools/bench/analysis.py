"""Analysing: how much of a core it takes to go through a whole game, and the longest act of it."""

from __future__ import annotations

from collections.abc import Sequence
from time import process_time
from typing import Any, Final

from bot.ai import TIRO, player_called
from bot.computer_turns.analyses import AT_A_TIME
from bot.engine import Recorder
from bot.games.title import Title
from bot.review.analysis import chances_of, weighed
from tools.selfplay import seed_bytes

ACTS: Final = 60
"""So many acts of a game are measured, spread over it; the whole is chances_of from them."""


def measure(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game, with the most players, seconds of a core."""
    return {title.game.id: _measure(title, max(2, round(ACTS * share))) for title in titles}


def _measure(title: Title, most: int) -> dict[str, Any]:
    game, evaluation = title.game, title.evaluation
    seats = game.seats[-1]
    recorder = Recorder(game, seats, {}, seed_bytes("analysis"))
    players = [
        player_called(TIRO.name, game, evaluation, seed_bytes(f"analysis of {seat}")) for seat in range(seats)
    ]
    while asked := game.asked(recorder.state):
        seat = asked[0].seat
        recorder.play(seat, players[seat].choose(game.view(recorder.state, seat)))
    record = recorder.record()
    begun = process_time()
    chances_of(game, evaluation, title.chances, record)
    guessing = process_time() - begun
    acts = range(0, len(record.entries), AT_A_TIME)
    measured = []
    for start in acts[:: max(1, len(acts) // most)]:
        begun = process_time()
        weighed(game, evaluation, title.chances, record, range(start, start + AT_A_TIME))
        measured.append(process_time() - begun)
    return {
        "seats": seats,
        "entries": len(record.entries),
        "seconds of a core": round(guessing + sum(measured) / len(measured) * len(acts), 1),
        "longest act s": round(max(guessing, *measured), 2),
    }
