"""Counts over games of computers: how often things are used, and how often those win who use them more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from msgspec import Struct

from bot.games import TITLES
from bot.i18n.fluent import words
from tools.arena import ArenaMatch, interval, match_moves, shares_of_win

from . import discordia, example, marble, praetor, provincia, trajanum
from .topics import Balance

_BALANCES: Final[Mapping[str, Balance]] = {
    "praetor": praetor.BALANCE,
    "provincia": provincia.BALANCE,
    "marble": marble.BALANCE,
    "discordia": discordia.BALANCE,
    "trajanum": trajanum.BALANCE,
    "example": example.BALANCE,
}


def balance_of(game: str) -> Balance:
    """What is counted of a game; nothing if it isn't listed."""
    return _BALANCES.get(game, Balance())


class SeatResult(Struct, frozen=True):
    """The result of a seat: its share of the win, its points, and how much it `used` each thing, by topic."""

    won: float
    points: int
    sources: dict[str, int]
    used: dict[str, dict[str, int]]


class CountedGame(Struct, frozen=True):
    """A game: the seats in turn order, the number of moves, its length in words, and why it ended."""

    seats: list[SeatResult]
    moves: int
    length: str
    end: str


def play_counted(match: ArenaMatch) -> CountedGame:
    """Play a match to its end, and count what the game's balance topics ask for."""
    title, balance = TITLES[match.game], balance_of(match.game)
    state = match.begun()
    first = balance.begins(state)
    events = list(state.events)
    for _ in match_moves(match, state):
        events += state.events
    wins = shares_of_win(state)
    standings = {standing.seat: standing for standing in state.outcome.standings}

    def seat_at(seat: int) -> SeatResult:
        counted = {topic.id: topic.used(state, events, seat) for topic in balance.topics}
        used = {
            topic: {thing: amount for thing, amount in things.items() if amount}
            for topic, things in counted.items()
        }
        return SeatResult(wins[seat], standings[seat].total, standings[seat].sources, used)

    return CountedGame(
        [seat_at((first + place) % state.seats) for place in range(state.seats)],
        state.ply,
        words("en", match.game).text(title.words.length(title.game.view(state, None))),
        state.outcome.reason,
    )


@dataclass(frozen=True)
class BalanceRun:
    """Games of one kind of player with one number of seats, and the command that plays them."""

    made: str
    games: Sequence[CountedGame]

    @property
    def seats(self) -> int:
        return len(self.games[0].seats)

    @property
    def fair(self) -> float:
        """The share of wins of a seat if all are equal."""
        return 1 / self.seats

    @property
    def everyone(self) -> list[SeatResult]:
        """The seats of all games."""
        return [seat for game in self.games for seat in game.seats]


@dataclass(frozen=True)
class Worth:
    """How much a thing is used, and how often those win who use it more than others at their table.

    `users` is the share of seats that used it at all; `mean`, `winners` and `others` are the mean uses of all seats, of
    winners, and of the rest. `more` is the number of seats that used it more than the mean of their table, `ratio`
    their wins relative to a fair share (1 is fair), between `low` and `high` with 95% confidence.
    """

    users: float
    mean: float
    winners: float
    others: float
    more: int
    ratio: float
    low: float
    high: float

    @property
    def stands_out(self) -> bool:
        """Whether those who use it more win significantly more or less than their share."""
        return self.low > 1 or self.high < 1


def worths(
    things: Iterable[str], games: Sequence[Sequence[tuple[float, Mapping[str, int]]]]
) -> dict[str, Worth]:
    """The worth of each thing, from each seat's share of the win and uses in each game.

    Things that all seats of each game used equally are left out.
    """
    found = {
        thing: worth_of_thing([[(won, used.get(thing, 0)) for won, used in seats] for seats in games])
        for thing in things
    }
    return {thing: worth for thing, worth in found.items() if worth is not None}


def worth_of_thing(games: Sequence[Sequence[tuple[float, int]]]) -> Worth | None:
    """The worth of a thing, from each seat's share of the win and use in each game.

    None if all seats of each game used it equally.
    """
    seats = [seat for game in games for seat in game]
    more = [
        (won, 1 / len(game)) for game in games for won, used in game if used > fmean(used for _, used in game)
    ]
    if not more:
        return None
    won, fair = map(fmean, zip(*more, strict=True))
    low, high = interval(won, len(more))
    return Worth(
        fmean(used > 0 for _, used in seats),
        fmean(used for _, used in seats),
        fmean(used for won, used in seats if won),
        fmean([used for won, used in seats if not won] or [0]),
        len(more),
        won / fair,
        low / fair,
        high / fair,
    )
