"""Games that were seen, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from statistics import fmean, quantiles
from typing import TypeAlias

from bot.games import TITLES
from tools.matches import Match

from .keeping import version
from .results import BalanceRun, Spread, Use, Uses
from .seeing import SeenGame

Amounts: TypeAlias = Sequence[Sequence[Mapping[str, int]]]
"""How much of each thing has been used, by game and seat."""


def counted(match: Match, made: str, games: Sequence[SeenGame]) -> BalanceRun:
    """What the games came to, of which one match is named; `made` is the command for it."""
    title, seats = TITLES[match.game], [seat for game in games for seat in game.seats]
    places = range(len(match.players))
    return BalanceRun(
        match.players[0],
        dict(match.options),
        len(places),
        len(games),
        match.deal,
        made,
        version(match.game),
        [_rounded(fmean(game.seats[place].won for game in games)) for place in places],
        [_rounded(fmean(game.seats[place].points for game in games)) for place in places],
        spread([seat.points for seat in seats]),
        spread([seat.points for seat in seats if seat.won]),
        spread([game.moves for game in games]),
        dict(
            sorted(
                Counter(game.length for game in games).items(), key=lambda length: (len(length[0]), length[0])
            )
        ),
        dict(sorted(Counter(game.end for game in games).items())),
        uses(games, list(seats[0].sources), [[seat.sources for seat in game.seats] for game in games]),
        {
            topic.id: uses(
                games, list(topic.things), [[seat.used[topic.id] for seat in game.seats] for game in games]
            )
            for topic in title.balance.topics
        },
    )


def spread(figures: Sequence[float]) -> Spread:
    """How figures are spread."""
    lower, median, upper = (
        quantiles(figures, n=4, method="inclusive") if len(figures) > 1 else [figures[0]] * 3
    )
    return Spread(*map(_rounded, (fmean(figures), min(figures), lower, median, upper, max(figures))))


def uses(games: Sequence[SeenGame], things: Sequence[str], amounts: Amounts) -> Uses:
    """How much each of the things is used; `amounts` say of each game and seat how much of what."""
    return {
        thing: use(games, [[seat.get(thing, 0) for seat in game] for game in amounts]) for thing in things
    }


def use(games: Sequence[SeenGame], amounts: Sequence[Sequence[int]]) -> Use:
    """How much one thing is used, by game and seat."""
    wins = [seat.won for game in games for seat in game.seats]
    used = [amount for game in amounts for amount in game]
    more = [amount > fmean(game) for game in amounts for amount in game]
    others = [amount for amount, won in zip(used, wins, strict=True) if not won]
    return Use(
        _rounded(fmean(map(bool, used))),
        _rounded(fmean(used)),
        _rounded(fmean(amount for amount, won in zip(used, wins, strict=True) if won)),
        _rounded(fmean(others) if others else 0.0),
        sum(more),
        _rounded(sum(won for won, is_more in zip(wins, more, strict=True) if is_more)),
    )


def _rounded(figure: float) -> float:
    return round(figure, 4)
