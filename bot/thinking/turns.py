"""Turns: what is thought about each answer of a turn is kept until the turn is over, and told together."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

T = TypeVar("T")

REMEMBERED: Final = 1000
"""So many turns that nobody has finished are kept."""


@dataclass
class _Turn(Generic[T]):
    """What has been thought, by the ply of each answer; how much is still being thought; whether it was the last."""

    opinions: dict[int, T] = field(default_factory=dict)
    waiting: int = 0
    over: bool = False


class Turns(Generic[T]):
    """The turns of all seats of all tables. A stop forgets them: what is thought about answers is not worth more."""

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[int, int], _Turn[T]] = OrderedDict()

    async def told(
        self, table: int, seat: int, ply: int, opinion: Awaitable[T | None], *, ends: bool
    ) -> list[T]:
        """Wait for an opinion on an answer; all those on the turn, if it is over and this was the last to come.

        What is answered a second time, after a takeback, counts as it was answered last.
        """
        turn = self._open.setdefault((table, seat), _Turn())
        if len(self._open) > REMEMBERED:
            self._open.popitem(last=False)
        for later in [known for known in turn.opinions if known >= ply]:
            del turn.opinions[later]
        if ends:
            turn.over = True
            self._open.pop((table, seat), None)
        turn.waiting += 1
        try:
            found = await opinion
        finally:
            turn.waiting -= 1
        if found is not None:
            turn.opinions[ply] = found
        return list(turn.opinions.values()) if turn.over and not turn.waiting else []
