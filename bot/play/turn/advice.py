"""Advice: where there is any, and who played what was advised."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile, islice, takewhile

from msgspec import json

from bot.ai import LEGATUS
from bot.engine import Instruct, Move
from bot.play.errors import Refused
from bot.play.history.log import line
from bot.play.rows import MoveRow
from bot.play.store import Store
from bot.play.table import Table

from .computers import Thought, thought_of


@dataclass
class Advice:
    """What a commander would do in the place of a player, for that player alone."""

    _store: Store
    _clock: Callable[[], float]

    def question(self, table: Table, seat: int) -> Thought:
        """What is to be thought about for a seat that is asked. Raises Refused where there is no advice."""
        if not table.row.advice:
            raise Refused("advice-off")
        if not known(table):
            raise Refused("advice-unknown")
        return thought_of(table, seat, LEGATUS.name)

    async def take(self, table: Table, seat: int, moves: Sequence[Move]) -> None:
        """Note which moves a seat is advised on what it is asked now; on the same question it counts once."""
        advised = json.encode(moves).decode()
        await self._store.advice.note(
            table.id, revision=table.revision, seat=seat, moves=advised, now=self._clock()
        )

    async def followed(self, table: Table) -> dict[str, int]:
        """How many moves that were advised each player has played themselves, by the name of who sat there then.

        It counts in whichever step of the turn it is played. Who has looked at advice and played something else, or has
        taken back what they played, has not followed it.
        """
        rows = await self._store.advice.of(table.id)
        if not rows:
            return {}
        counted = line(await self._store.moves(table.id, until=table.revision))
        played = [
            (entry, json.decode(entry.move))
            for entry in counted
            if entry.kind == "move" and entry.move is not None
        ]
        answers = [(entry, move) for entry, move in played if move["type"] != Instruct.kind()]
        found: dict[int, str] = {}
        for row in rows:
            advised = [] if row.moves is None else json.decode(row.moves)
            turn = _turn_after(answers, row.revision, row.seat)
            by_themselves = (one for one in turn if one[0].computer is None and one[1] in advised)
            for entry, _ in islice(by_themselves, 1):
                found[entry.revision] = table.seated_at(row.revision)[row.seat].name
        return dict(Counter(found.values()))


def _turn_after(
    answers: Sequence[tuple[MoveRow, object]], revision: int, seat: int
) -> Iterator[tuple[MoveRow, object]]:
    """The moves that a seat has made in a row, the first time after a revision."""
    later = (one for one in answers if one[0].revision > revision)
    return takewhile(lambda one: one[0].seat == seat, dropwhile(lambda one: one[0].seat != seat, later))


def known(table: Table) -> bool:
    """Whether computers know the game of a table: whether weights have been made for it."""
    return bool(table.title.evaluation.weights.figures)


def offered(table: Table) -> bool:
    """Whether the players of a table may ask for advice."""
    return table.row.advice and known(table)
