"""Golden play-throughs: one whole game of each title, with what every viewer sees of it.

`python -m tests.conformance.golden [GAME ...]` writes them anew, all of them unless some are named. The
spectator's view is written in full at the start, then as what changed with each move; the seats' views as what
they have beyond the spectator's.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from bot.engine import AnyView, Game
from tests.conformance.suite import FOLDERS, SUITE, random_game, some_seats

_APART = ("events", "recent", "asked", "ply", "agenda")


def lines(game: Game) -> Iterator[str]:
    """The play-through."""
    record = random_game(game, some_seats(game), {}, "golden").record()
    yield f"{record.game}, rules version {record.rules_version}, {record.seats} seats"
    yield f"options: {_short(record.options)}"
    yield f"seed: {record.seed}"
    yield f"chance at set-up: {_short(record.drawn)}"
    seen: dict[str, str] = {}
    seen_by_seats: list[dict[str, str]] = [{} for _ in range(record.seats)]
    for state in record.positions(game):
        yield ""
        if state.ply:
            entry = record.entries[state.ply - 1]
            yield f"{state.ply}. seat {entry.seat}: {_short(entry.move)}"
            if entry.drawn:
                yield f"   chance: {_short(entry.drawn)}"
        spectator = game.view(state, None)
        yield from (f"   : {_short(event)}" for event in spectator.events)
        now = dict(_paths(spectator))
        yield from _changes(seen, now, "   ")
        for seat in range(record.seats):
            view = game.view(state, seat)
            beyond = {path: value for path, value in _paths(view) if now.get(path) != value}
            if view.events != spectator.events:
                yield from (f"   seat {seat} : {_short(event)}" for event in view.events)
            yield from _changes(seen_by_seats[seat], beyond, f"   seat {seat} ")
            seen_by_seats[seat] = beyond
        seen = now
        yield f"   asked: {_short(spectator.asked)}"


def _paths(view: AnyView) -> Iterator[tuple[str, str]]:
    """Every value of the view with the way to it; short lists and leaves whole."""

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


def written(game: Game) -> str:
    """The play-through as text."""
    return "\n".join(lines(game)) + "\n"


def path_of(game: str) -> Path:
    """Where the play-through of a game is kept."""
    return FOLDERS[game] / "golden.txt"


def main(games: Sequence[str]) -> None:
    for name in games or SUITE:
        path_of(name).write_text(written(SUITE[name].game), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
