"""Chances: how likely each seat is to win, from what a judgement guesses of the end."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from .judging import Judgement, stage_mixture


class Chances(Struct, frozen=True):
    """How far guesses of the end may be off, in points: by number of seats, at the stages of a game.

    The chance of a seat is the softmax of the guesses over that scale: who is one scale ahead of another is 2.7 times
    as likely to win. `made` says of which games the scales were made, so that anybody can make them again.
    """

    made: str = ""
    scales: dict[int, tuple[float, ...]] = {}

    def scale(self, seats: int, progress: float) -> float:
        """The scale at a moment of a game, between the stages mixed by ratio; of the next number of seats known.

        Raises ValueError where none has been made.
        """
        stages = self.scales[min(self.scales, key=lambda known: (abs(known - seats), known))]
        mixture = stage_mixture(progress)
        return exp(sum(part * log(stage) for part, stage in zip(mixture, stages, strict=True)))

    def of(self, judgement: Judgement, position: Any) -> tuple[float, ...]:
        """The chance of each seat in a position, from 0 to 1; a win that is shared counts in parts.

        Whoever has left can't win, unless all have.
        """
        if position.outcome is not None:
            winners = position.outcome.winners
            return tuple((seat in winners) / len(winners) for seat in range(position.seats))
        worths = judgement.worths(position)
        scale = self.scale(position.seats, judgement.progress(position))
        shares = softmax([worth / scale for worth in worths])
        played = [0.0 if gone else share for share, gone in zip(shares, position.gone, strict=True)]
        total = sum(played)
        return tuple(share / total for share in played) if total else tuple(shares)


def softmax(values: Sequence[float]) -> list[float]:
    """Shares of a whole that grow by e with each 1 of a value."""
    most = max(values)
    grown = [exp(value - most) for value in values]
    return [each / sum(grown) for each in grown]


def read_chances(file: Path) -> Chances:
    """The scales of a game; none, as long as none have been made."""
    return msgspec.json.decode(file.read_bytes(), type=Chances) if file.exists() else Chances()
