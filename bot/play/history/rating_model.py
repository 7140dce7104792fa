"""How strong players are thought to be, from the places of games alone: openskill's Plackett-Luce model.

Everybody begins alike. What is shown is a figure that begins at 1400 and how far off it may be: in two of three cases
the true one lies within.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from openskill.models import PlackettLuce

from .rating_queries import Rated, RatedSeat, Rating

_MODEL: Final = PlackettLuce()

BEGINNER: Final = Rating(_MODEL.mu, _MODEL.sigma)
"""How somebody is rated who has played no game that counts."""

BEGINS: Final = 1400
"""What is shown of a beginner."""

SCALE: Final = 14
"""So much is shown for 1 of openskill's own scale."""

UNCERTAIN: Final = 90
"""Above so much give or take a rating is shown with a question mark: about the first ten games."""


def figure(rating: Rating) -> int:
    """The rating as it is shown."""
    return round(BEGINS + (rating.mean - BEGINNER.mean) * SCALE)


def margin(rating: Rating) -> int:
    """How far off it may be, up or down, as it is shown: one standard deviation."""
    return round(rating.spread * SCALE)


def is_uncertain(rating: Rating) -> bool:
    """Whether too little is known of a player."""
    return margin(rating) > UNCERTAIN


def ranks(seats: Sequence[RatedSeat]) -> list[int]:
    """What counts of each seat's place: who did not stay comes behind all who did, and behind who left later.

    What others did with such a seat counts for nobody. Where it was not noted when they left, they are side by side.
    """
    stayed = max((seat.place for seat in seats if seat.stayed), default=0)
    left = sorted({seat.until or 0 for seat in seats if not seat.stayed}, reverse=True)
    return [seat.place if seat.stayed else stayed + 1 + left.index(seat.until or 0) for seat in seats]


def rate(seats: Sequence[RatedSeat], before: Sequence[Rating | None]) -> list[Rated]:
    """How each seat was rated before a game and is after it.

    Several computers of a level are one player: each is rated as if alone, and the player gets the mean of that.
    """
    known = [rating or BEGINNER for rating in before]
    teams = [[_MODEL.create_rating([rating.mean, rating.spread])] for rating in known]
    after = [
        Rating(rated.mu, rated.sigma) for (rated,) in _MODEL.rate(teams, ranks=list(map(float, ranks(seats))))
    ]
    return [(rating, _joined(seats, after, index)) for index, rating in enumerate(known)]


def _joined(seats: Sequence[RatedSeat], after: Sequence[Rating], index: int) -> Rating:
    """What one seat comes to, with those of the same player."""
    player = seats[index].player
    same = [
        rating
        for seat, rating in zip(seats, after, strict=True)
        if player is not None and seat.player == player
    ]
    if len(same) < 2:
        return after[index]
    return Rating(fmean(rating.mean for rating in same), fmean(rating.spread for rating in same))
