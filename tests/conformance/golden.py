"""Golden play-throughs: one whole game of each title, kept in a file with one line for each ply.

A line has the move, a digest, and the keys of the events. The digest covers the position and the full text of the ply:
what every viewer sees and hears. The text has the spectator's view in full at the start, and then what each move
changes; of the seats' views it has what they show beyond the spectator's. The example is kept in full.

`python -m tests.conformance.golden [GAME ...]` rewrites the files, all of them if none is named.
`python -m tests.conformance.golden --show GAME` prints the full text of a game.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from hashlib import sha256
from itertools import zip_longest
from pathlib import Path
from typing import Final

import msgspec

from bot.engine import AnyState, AnyView, Entry, Game, Record
from tests.conformance.suite import FOLDERS, SUITE, random_game, some_seats

IN_FULL: Final = ("example",)
"""Games whose play-through is kept in full."""

_APART = ("events", "recent", "asked", "ply", "agenda")
_LENGTH: Final = 12


def texts(game: Game) -> Iterator[tuple[str, str]]:
    """Yield the setup and each position of the play-through: the line that is kept, and the full text."""
    record = random_game(game, some_seats(game), {}, "golden").record()
    title = f"{record.game}, rules version {record.rules_version}, {record.seats} seats"
    set_up = [f"options: {_short(record.options)}", f"seed: {record.seed}"]
    text = "\n".join([title, *set_up, f"chance at set-up: {_short(record.drawn)}"])
    yield f"{title} {_digest(text.encode())}", text
    seen: dict[str, str] = {}
    seen_by_seats: list[dict[str, str]] = [{} for _ in range(record.seats)]
    for state in record.positions(game):
        text = "\n".join(_ply(game, state, record, seen, seen_by_seats))
        yield _line(state, _entry(record, state), _digest(game.encode(state), text.encode())), text


def _entry(record: Record, state: AnyState) -> Entry | None:
    return record.entries[state.ply - 1] if state.ply else None


def _line(state: AnyState, entry: Entry | None, digest: str) -> str:
    did = f"seat {entry.seat} {entry.move['type']}" if entry else "start"
    return " ".join([f"{state.ply}. {did} {digest}", *(event.key for event in state.events)])


def _ply(
    game: Game, state: AnyState, record: Record, seen: dict[str, str], seen_by_seats: list[dict[str, str]]
) -> Iterator[str]:
    """Yield the full text of a position, line by line; `seen` and `seen_by_seats` are updated."""
    if entry := _entry(record, state):
        yield f"{state.ply}. seat {entry.seat}: {_short(entry.move)}"
        if entry.drawn:
            yield f"   chance: {_short(entry.drawn)}"
    spectator = game.view(state, None)
    yield from (f"   : {_short(event)}" for event in spectator.events)
    now = dict(_paths(spectator))
    yield from _changes(seen, now, "   ")
    for seat, seen_by_seat in enumerate(seen_by_seats):
        view = game.view(state, seat)
        beyond = {path: value for path, value in _paths(view) if now.get(path) != value}
        if view.events != spectator.events:
            yield from (f"   seat {seat} : {_short(event)}" for event in view.events)
        yield from _changes(seen_by_seat, beyond, f"   seat {seat} ")
        seen_by_seats[seat] = beyond
    seen.clear()
    seen.update(now)
    yield f"   asked: {_short(spectator.asked)}"


def _paths(view: AnyView) -> Iterator[tuple[str, str]]:
    """Yield the path and the value of everything in the view; short lists are not divided."""

    def walk(path: str, value: object) -> Iterator[tuple[str, str]]:
        nested = isinstance(value, dict | list | tuple) and any(
            isinstance(item, dict | list | tuple) for item in _items(value)
        )
        if isinstance(value, dict) and (nested or "." not in path):
            for key, item in value.items():
                yield from walk(f"{path}.{key}", item)
        elif isinstance(value, list | tuple) and nested:
            for index, item in enumerate(value):
                yield from walk(f"{path}.{index}", item)
        else:
            yield path, _short(value)

    for name, value in msgspec.to_builtins(view).items():
        if name not in _APART:
            yield from walk(name, value)


def _items(value: dict[str, object] | list[object] | tuple[object, ...]) -> list[object]:
    return list(value.values()) if isinstance(value, dict) else value


def _changes(before: dict[str, str], now: dict[str, str], margin: str) -> Iterator[str]:
    yield from (f"{margin}{path} = {value}" for path, value in now.items() if before.get(path) != value)
    yield from (f"{margin}{path} gone" for path in before if path not in now)


def _short(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _digest(*parts: bytes) -> str:
    return sha256(b"\n".join(parts)).hexdigest()[:_LENGTH]


def written(game: Game) -> str:
    """Return the play-through as its file has it."""
    return _between(game).join(text if game.id in IN_FULL else line for line, text in texts(game)) + "\n"


def difference(game: Game, kept: str) -> str | None:
    """Return where the play-through first differs from the kept one, with the full text of that ply.

    None if they are the same.
    """
    pieces = kept.removesuffix("\n").split(_between(game))
    for number, (before, now) in enumerate(zip_longest(pieces, texts(game))):
        line, text = now or ("the game is over before",) * 2
        piece = text if game.id in IN_FULL else line
        if before != piece:
            where = f"ply {number - 1}" if number else "the set-up"
            differs = f"{where} of {game.id} is the first that differs\nkept: {before}\nnow:  {piece}"
            return differs if piece == text else f"{differs}\nin full:\n{text}"
    return None


def _between(game: Game) -> str:
    return "\n\n" if game.id in IN_FULL else "\n"


def path_of(game: str) -> Path:
    """Return the path of a game's play-through."""
    return FOLDERS[game] / "golden.txt"


def write(game: str) -> None:
    """Write the play-through of a game to its file."""
    path_of(game).write_text(written(SUITE[game].game), encoding="utf-8")


def main() -> None:
    parser = ArgumentParser(prog="python -m tests.conformance.golden", description="Golden play-throughs.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all of them unless some are named")
    parser.add_argument("--show", action="store_true", help="print the full text instead of writing the file")
    arguments = parser.parse_args()
    if unknown := sorted({*arguments.games} - {*SUITE}):
        parser.error(f"there is no game called {', '.join(unknown)}; there is: {', '.join(SUITE)}")
    for name in arguments.games or SUITE:
        if arguments.show:
            print("\n\n".join(text for _, text in texts(SUITE[name].game)))
        else:
            write(name)


if __name__ == "__main__":
    main()
