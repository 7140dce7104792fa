"""Games of computers, with what is counted of them; kept, so that a run that was broken off goes on where it was."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

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
        used = {topic.id: topic.used(state, events, seat) for topic in title.balance.topics}
        return SeatResult(
            wins[seat],
            standings[seat].total,
            standings[seat].sources,
            {
                topic: {thing: amount for thing, amount in things.items() if amount}
                for topic, things in used.items()
            },
        )

    return CountedGame(
        match.deal,
        [seat_at((first + place) % state.seats) for place in range(state.seats)],
        state.ply,
        words("en", match.game).text(title.words.length(title.game.view(state, None))),
        state.outcome.reason,
    )


PLAYED_BY = ("bot/engine", "bot/ai", "bot/games/balance.py", "tools/arena.py")
"""What games between computers come from, beside the folder of their game."""

UNPLAYED = ("pictures", "lessons", "words", "text", "title.py", "samples.py", "glossary.toml")
"""Parts of a game's folder on which no move depends."""

SUFFIXES = (".py", ".toml", ".json")


class Header(Struct, frozen=True):
    """Of which games a file is: who plays, with which options, and by which version of the program (its digest)."""

    game: str
    player: str
    seats: int
    options: dict[str, str]
    version: str


def counted_games(matches: Sequence[ArenaMatch], folder: Path) -> Iterator[CountedGame]:
    """What comes of the matches, which are alike but for their deals: what is kept of them, and then the others.

    What was played by another version of the program is played anew.
    """
    header = header_of(matches[0])
    file = folder / f"{_name_of(header)}.jsonl"
    wanted = {match.deal: match for match in matches}
    kept = {game.deal: game for game in read_games(file, header)}
    folder.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as lines:
        for line in (header, *kept.values()):
            lines.write(msgspec.json.encode(line) + b"\n")
        lines.flush()
        yield from (game for deal, game in kept.items() if deal in wanted)
        for game in on_all_cores(play_counted, [match for deal, match in wanted.items() if deal not in kept]):
            lines.write(msgspec.json.encode(game) + b"\n")
            lines.flush()
            yield game


def read_games(file: Path, header: Header) -> Iterator[CountedGame]:
    """The games of a file that is of these; a line that was broken off is none."""
    first, *lines = file.read_bytes().splitlines() if file.exists() else [b""]
    if first != msgspec.json.encode(header):
        return
    for line in lines:
        try:
            yield msgspec.json.decode(line, type=CountedGame)
        except msgspec.DecodeError:
            continue


def header_of(match: ArenaMatch) -> Header:
    return Header(
        match.game, match.players[0], len(match.players), dict(match.options), program_version(match.game)
    )


@cache
def program_version(game: str) -> str:
    """A digest of all that decides how computers play a game, and what is counted of it."""
    checkout, digest = Path(bot.__file__).parents[1], sha256()
    for room in (*PLAYED_BY, f"bot/games/{game}"):
        path = checkout / room
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            inside = file.relative_to(path).parts
            if file.suffix in SUFFIXES and (not inside or inside[0] not in UNPLAYED):
                digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def _name_of(header: Header) -> str:
    options = [f"{name}={value}" for name, value in header.options.items()]
    return re.sub(r"[^\w=.-]", "_", "-".join([header.game, header.player, str(header.seats), *options]))
