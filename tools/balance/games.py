"""Games of computers, with what is counted of them."""

from __future__ import annotations

from msgspec import Struct

from bot.games import TITLES
from bot.i18n.fluent import words
from tools.arena import ArenaMatch, match_moves, shares_of_win


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
