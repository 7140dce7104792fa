"""The line of a game: which of the recorded moves count, and how far back a player may take theirs."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.store.rows import MoveRow


def line(moves: Sequence[MoveRow]) -> list[MoveRow]:
    """The entries that count, oldest first: what was undone is left out, and so are the undos.

    Of the latest entries alone, as far back as they reach.
    """
    by_revision = {move.revision: move for move in moves}
    counted: list[MoveRow] = []
    move = moves[-1] if moves else None
    while move is not None:
        if move.kind != "undo":
            counted.append(move)
        move = by_revision.get(move.parent) if move.parent is not None else None
    return counted[::-1]


@dataclass(frozen=True)
class WayBack:
    """Where an undo leads: to `target`, the revision before the player's last move that counts.

    `free`: nobody has to agree, since nothing was revealed, decided by chance or done by other people after it.
    What computers have done meanwhile goes back with it.
    """

    target: int
    free: bool


def way_back(moves: Sequence[MoveRow], seat: int) -> WayBack | None:
    """How a seat takes back its last move; None when there is none, or somebody left or came since."""
    free = True
    counted = line(moves)
    for move in reversed(counted):
        if move.kind != "move" or move.parent is None:
            return None
        free = free and (move.seat == seat or move.computer is not None) and not move.barrier
        if move.seat == seat:
            return WayBack(move.parent, free)
    return None


def may_go_back(moves: Sequence[MoveRow], people: Collection[int]) -> bool | None:
    """Whether one of the people can take back their last move, or ask the others whether they may.

    None where that can't be told from the latest entries alone.
    """
    revealed = False
    for move in reversed(line(moves)):
        if move.kind != "move" or move.parent is None:
            return False
        revealed = revealed or move.barrier
        if move.seat in people:
            return len(people) > 1 or not revealed
    return None
