"""Games of computers, with what is counted of them; kept, so that a run that was broken off goes on where it was."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

import bot
from bot.games import TITLES
from bot.i18n.fluent import words
from tools.arena import ArenaMatch, match_moves, on_all_cores, shares_of_win


class SeatResult(Struct, frozen=True):
    """What a seat has come to: what it won (a win that is shared counts in parts), its points, what it used.

    `used` says by topic how much it has used of each thing.
    """

    won: float
    points: int
    sources: dict[str, int]
    used: dict[str, dict[str, int]]


class CountedGame(Struct, frozen=True):
    """A game: its deal, the seats in turn order, the number of moves, how long it took in its words, why it ended."""

    deal: int
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
        match.deal,
        [seat_at((first + place) % state.seats) for place in range(state.seats)],
        state.ply,
        words("en", match.game).text(title.words.length(title.game.view(state, None))),
        state.outcome.reason,
    )


PLAYED_BY: Final = (
    "bot/engine/**/*.py",
    "bot/ai/**/*.py",
    "bot/games/balance.py",
    "bot/games/{game}/*.*",
    "bot/games/{game}/rules/*.py",
    "tools/arena.py",
)
"""What games between computers come from."""


def counted_games(matches: Sequence[ArenaMatch], folder: Path) -> Iterator[CountedGame]:
    """What comes of the matches, which are alike but for their deals: what is kept of them, and then the others.

    What was played by another version of the program is played anew.
    """
    file = kept_file(matches[0], folder)
    wanted = {match.deal: match for match in matches}
    kept = {game.deal: game for game in read_games(file)}
    folder.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as lines:
        for game in kept.values():
            lines.write(msgspec.json.encode(game) + b"\n")
        yield from (game for deal, game in kept.items() if deal in wanted)
        for game in on_all_cores(play_counted, [match for deal, match in wanted.items() if deal not in kept]):
            lines.write(msgspec.json.encode(game) + b"\n")
            lines.flush()
            yield game


def read_games(file: Path) -> Iterator[CountedGame]:
    """The games of a file; a line that was broken off is none."""
    for line in file.read_bytes().splitlines() if file.exists() else ():
        with suppress(msgspec.DecodeError):
            yield msgspec.json.decode(line, type=CountedGame)


def kept_file(match: ArenaMatch, folder: Path) -> Path:
    """Where games like this one are kept: by who plays, with which options, and by which version of the program."""
    options = [f"{name}={value}" for name, value in match.options]
    parts = [match.game, match.players[0], str(len(match.players)), *options, program_version(match.game)]
    return folder / (re.sub(r"[^\w=.-]", "_", "-".join(parts)) + ".jsonl")


@cache
def program_version(game: str) -> str:
    """A digest of all that decides how computers play a game, and what is counted of it."""
    checkout, digest = Path(bot.__file__).parents[1], sha256()
    for pattern in PLAYED_BY:
        for file in sorted(checkout.glob(pattern.format(game=game))):
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]
