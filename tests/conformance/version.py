"""What the tests keep of each version of a game's rules: schema, components, a position, whole games, one unfinished.

`python -m tests.conformance.version GAME [...]` writes whatever the present version lacks, and the golden play-through.
Run it once, when `rules_version` has risen, so that a version has its records before the rules change again. Files of a
version are never rewritten, because people have games of it; only new components are added. `--anew` is for a version
that nobody has played.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from bot.engine import Game, Record
from tools.bench.engine import middle_position

from . import components, golden
from .schema import as_text, schema_of
from .suite import FOLDERS, SUITE, combinations, random_game

MOVES: Final = 40
"""Moves of the unfinished game, or half of a shorter one."""
WITH_OPTIONS: Final = 3
"""How many of the whole games have other options than the defaults."""
LEAVES_AFTER: Final = 10
"""After how many moves a player leaves one of the whole games."""


def schema_path(game: str, version: int) -> Path:
    """Return the path of the schema of that version."""
    return FOLDERS[game] / "schema" / f"{version}.txt"


def components_path(game: str, version: int) -> Path:
    """Return the path of the components of that version."""
    return FOLDERS[game] / "components" / f"{version}.txt"


def position_path(game: str, version: int) -> Path:
    """Return the path of the position of that version."""
    return FOLDERS[game] / "positions" / f"{version}.msgpack"


def records_path(game: str, version: int) -> Path:
    """Return the path of the whole games of that version, one per line."""
    return FOLDERS[game] / "records" / f"{version}.jsonl"


def unfinished_path(game: str) -> Path:
    """Return the path of an unfinished game of the present version, as players download it."""
    return FOLDERS[game] / "unfinished.json"


def _records(game: Game) -> Iterator[Record]:
    """Yield games of every number of seats, some with other options, and one that a player leaves."""
    for seats in game.seats:
        yield random_game(game, seats, {}, f"kept of version {game.rules_version}").record()
    others = [(seats, options) for seats, options in combinations(game) if options]
    for seats, options in others[:: max(1, len(others) // WITH_OPTIONS)][:WITH_OPTIONS]:
        yield random_game(game, seats, options, "kept with options").record()
    yield random_game(game, game.seats[-1], {}, "left", leaves_after=LEAVES_AFTER).record()


def _unfinished(game: Game) -> Record:
    seats, name = game.seats[0], "unfinished"
    whole = random_game(game, seats, {}, name).record()
    return random_game(game, seats, {}, name, most=min(MOVES, len(whole.entries) // 2)).record()


def write(name: str, *, anew: bool = False) -> list[Path]:
    """Write whatever the present version lacks, or everything if `anew`; return the paths that were written."""
    game = SUITE[name].game
    version = game.rules_version
    kept: dict[Path, Callable[[], bytes]] = {
        schema_path(name, version): lambda: as_text(schema_of(game)).encode(),
        position_path(name, version): lambda: game.encode(middle_position(game, game.seats[-1])),
        records_path(name, version): lambda: b"".join(record.to_json() + b"\n" for record in _records(game)),
        unfinished_path(name): lambda: _unfinished(game).to_json(),
    }
    if components.places_of(name, version):
        kept[components_path(name, version)] = lambda: _components(name, version, anew=anew)
    written = [path for path in kept if anew or not _is_kept(path, name, version)]
    for path in written:
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(kept[path]())
    golden.write(name)
    return written


def _components(name: str, version: int, *, anew: bool) -> bytes:
    """Return the components of a version; those that are kept already stay as they are."""
    path, places = components_path(name, version), components.places_of(name, version)
    kept = components.from_text(path.read_text(encoding="utf-8")) if path.exists() and not anew else {}
    return components.as_text(places | kept).encode()


def _is_kept(path: Path, name: str, version: int) -> bool:
    """Return whether the file exists; an unfinished game must be of this version, components must be complete."""
    if not path.exists():
        return False
    if path == components_path(name, version):
        return path.read_bytes() == _components(name, version, anew=False)
    return path.suffix != ".json" or Record.from_json(path.read_bytes()).rules_version == version


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.conformance.version", description="Keep a version's files.")
    parser.add_argument("games", nargs="+", metavar="GAME", choices=[*SUITE])
    parser.add_argument(
        "--anew", action="store_true", help="write over what is there: nobody has played it yet"
    )
    arguments = parser.parse_args()
    for name in arguments.games:
        written = write(name, anew=arguments.anew)
        print(*written or [f"{name} has all files of its version; --anew writes over them"], sep="\n")


if __name__ == "__main__":
    main()
