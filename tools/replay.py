"""Records played again: checked move by move, and drawn."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec

from bot.engine import AnyState, Mismatch, Record
from bot.games import GAMES, TITLES
from bot.i18n.fluent import words
from bot.pictures.context import Showing


def run(*, file: Path, pictures: Path | None) -> int:
    """Play every record of the file, and print what came of it. 1 when one does not play as it says."""
    try:
        lines = file.read_bytes().splitlines()
    except OSError as error:
        print(f"{file} can't be read: {error.strerror}.", file=sys.stderr)
        return 1
    for number, line in enumerate(lines, 1):
        try:
            record = Record.from_json(line)
            game = GAMES[record.game]
            show = _drawer(record, pictures / f"{number}") if pictures else None
            for state in record.positions(game):
                if show:
                    show(state)
        except KeyError as error:
            print(f"line {number}: there is no game, or no picture of it: {error}", file=sys.stderr)
            return 1
        except (Mismatch, msgspec.DecodeError) as error:
            print(f"line {number}: {error}", file=sys.stderr)
            return 1
        end = record.outcome.reason if record.outcome else "not over"
        moves = f"{len(record.entries)} moves{_by_computers(record)}"
        print(f"line {number}: {record.game}, {record.seats} seats, {moves}, {end}: plays as it says")
    return 0


def _by_computers(record: Record) -> str:
    """How many of the moves were computers', and of which level."""
    levels = Counter(entry.computer for entry in record.entries if entry.computer is not None)
    told = " and ".join(f"{moves} by a {level}" for level, moves in levels.items())
    return f" ({told})" if told else ""


def _drawer(record: Record, folder: Path) -> Callable[[AnyState], None]:
    """Something that writes the pictures of a table into the folder, named by the ply."""
    title = TITLES[record.game]
    saying = words("en", record.game)
    showing = Showing(tuple(saying(f"seat-{seat + 1}") for seat in range(record.seats)), saying)
    folder.mkdir(parents=True, exist_ok=True)

    def draw(state: AnyState) -> None:
        pictures = title.artist.draw_table(title.game.view(state, None), showing)
        for number, picture in enumerate(pictures, 1):
            (folder / f"{state.ply:04}-{number}.png").write_bytes(picture)

    return draw
