"""Games that were seen are kept, one on a line, so that a run that was broken off goes on where it was."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec
from msgspec import Struct

import bot
from tools.matches import Match, on_all_cores

from .seeing import SeenGame, watch

ROOMS = ("bot/engine", "bot/ai", "bot/games/balance.py", "tools/matches.py")
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


def seen(matches: Sequence[Match], folder: Path) -> Iterator[SeenGame]:
    """What comes of the matches, which are alike but for their deals: what is kept of them, and then the others.

    What was played by another version of the program is played anew.
    """
    header = header_of(matches[0])
    file = folder / f"{_name_of(header)}.jsonl"
    wanted = {match.deal: match for match in matches}
    kept = {game.deal: game for game in read(file, header)}
    folder.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as lines:
        for line in (header, *kept.values()):
            lines.write(msgspec.json.encode(line) + b"\n")
        lines.flush()
        yield from (game for deal, game in kept.items() if deal in wanted)
        for game in on_all_cores(watch, [match for deal, match in wanted.items() if deal not in kept]):
            lines.write(msgspec.json.encode(game) + b"\n")
            lines.flush()
            yield game


def read(file: Path, header: Header) -> Iterator[SeenGame]:
    """The games of a file that is of these; a line that was broken off is none."""
    first, *lines = file.read_bytes().splitlines() if file.exists() else [b""]
    if first != msgspec.json.encode(header):
        return
    for line in lines:
        try:
            yield msgspec.json.decode(line, type=SeenGame)
        except msgspec.DecodeError:
            continue


def header_of(match: Match) -> Header:
    """Of which games a match is."""
    return Header(match.game, match.players[0], len(match.players), dict(match.options), version(match.game))


@cache
def version(game: str) -> str:
    """A digest of all that decides how computers play a game, and what is counted of it."""
    checkout, digest = Path(bot.__file__).parents[1], sha256()
    for room in (*ROOMS, f"bot/games/{game}"):
        path = checkout / room
        for file in [path] if path.is_file() else sorted(path.rglob("*")):
            inside = file.relative_to(path).parts
            if file.suffix in SUFFIXES and (not inside or inside[0] not in UNPLAYED):
                digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def _name_of(header: Header) -> str:
    options = [f"{name}={value}" for name, value in header.options.items()]
    return re.sub(r"[^\w=.-]", "_", "-".join([header.game, header.player, str(header.seats), *options]))
