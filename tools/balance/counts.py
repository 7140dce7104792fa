"""What is counted of games of computers: how often things are used, and what those win who use them more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from msgspec import Struct

from bot.games import TITLES
from bot.i18n.fluent import words
from tools.arena import ArenaMatch, interval, match_moves, shares_of_win


class SeatResult(Struct, frozen=True):
    """What a seat has come to: what it won (a win that is shared counts in parts), its points, what it used.

    `used` says by topic how much it has used of each thing.
    """

    won: float
    points: int
    sources: dict[str, int]
    used: dict[str, dict[str, int]]


class CountedGame(Struct, frozen=True):
    """A game: the seats in turn order, the number of moves, how long it took in its words, why it ended."""

    seats: list[SeatResult]
    moves: int
    length: str
    end: str


def play_counted(match: ArenaMatch) -> CountedGame:
    """Play a match to its end, and count what its game wants counted."""
    title = TITLES[match.game]
    state = match.begun()
    first = title.balance.begins(state)
    events = list(state.events)
    for _ in match_moves(match, state):
        events += state.events
    wins = shares_of_win(state)
    standings = {standing.seat: standing for standing in state.outcome.standings}

    def seat_at(seat: int) -> SeatResult:
        counted = {topic.id: topic.used(state, events, seat) for topic in title.balance.topics}
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
    """Games of one player with one number of seats, and the command that plays them."""

    made: str
    games: Sequence[CountedGame]

    @property
    def seats(self) -> int:
        return len(self.games[0].seats)

    @property
    def fair(self) -> float:
        """The part of the games that a seat wins where all are equal."""
        return 1 / self.seats

    @property
    def everyone(self) -> list[SeatResult]:
        """The seats of all games."""
        return [seat for game in self.games for seat in game.seats]


@dataclass(frozen=True)
class Worth:
    """How much a thing is used, by whom, and how often those win who use it more than others at their table.

    `users` is the part of the seats that used it at all, `mean` how much a seat used it, those who won (`winners`) and
    those who did not (`others`). `more` counts the seats that used it more than the mean of their table. `ratio` is
    what they win in parts of a fair share (1 is fair), between `low` and `high` with 95 % confidence.
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
        """Whether its users win more or less than their share, beyond what may be chance."""
        return self.low > 1 or self.high < 1


def worths(
    things: Iterable[str], games: Sequence[Sequence[tuple[float, Mapping[str, int]]]]
) -> dict[str, Worth]:
    """What each thing is worth, by what each seat of each game won, and how much of what it used.

    Without those that all have always used alike.
    """
    found = {
        thing: worth_of_thing([[(won, used.get(thing, 0)) for won, used in seats] for seats in games])
        for thing in things
    }
    return {thing: worth for thing, worth in found.items() if worth is not None}


def worth_of_thing(games: Sequence[Sequence[tuple[float, int]]]) -> Worth | None:
    """By game and seat: what was won, and how much of the thing was used; None where all have always used it alike."""
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
