"""The account: what was told, and whether anything of it was lost, doubled or out of order.

It compares the store with what stands in the channels, and what users were told with the store.
"""

from __future__ import annotations

from collections import defaultdict

from msgspec import Struct

from bot.channel.messages.post import mark_of
from bot.db.database import Reader

from .discord_server import DiscordServer
from .messages import Sent
from .users import addresses

_MARKED = 0x4000_0000  # from here on numbers of components are marks


class _Announced(Struct):
    channel: int
    nonce: str
    revision: int
    kind: str
    sent_at: float | None
    given_up_at: float | None


class _Kept(Struct):
    id: int
    revision: int
    kept: int
    newest: int | None


class _Move(Struct):
    table_id: int
    revision: int


class _Wish(Struct):
    id: int


class Account(Struct, kw_only=True):
    """What there was, then what must be none of: each fault a sentence."""

    announcements: int
    moves: int
    lost: list[str]
    doubled: list[str]
    out_of_order: list[str]
    refused: list[str]
    """What the bots sent that Discord would not have taken."""

    @property
    def clean(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.lost or self.doubled or self.out_of_order or self.refused)


class Ledger:
    """Which messages have ever told an announcement, in the order in which they came; by channel and mark."""

    def __init__(self, server: DiscordServer) -> None:
        self._server = server
        self._told: dict[int, dict[int, list[int]]] = defaultdict(dict)
        self._shown: dict[int, int] = {}
        server.written = self._note

    def _note(self, message: Sent) -> None:
        for mark in message.marks():
            if mark >= _MARKED:
                messages = self._told[message.channel].setdefault(mark, [])
                if message.id not in messages:
                    messages.append(message.id)
        for address in addresses(message):
            self._shown[address.table] = max(self._shown.get(address.table, 0), address.revision)

    async def account(self, read: Reader) -> Account:
        """Compare with a store in which nothing waits to be told any more."""
        lost: list[str] = []
        doubled: list[str] = []
        out_of_order: list[str] = []
        lines: dict[int, list[int]] = defaultdict(list)
        announced = await read.rows(
            _Announced,
            # What is sent without a message was over before it could be said.
            """
            SELECT * FROM outbox WHERE superseded_by IS NULL AND (sent_at IS NULL OR message IS NOT NULL) ORDER BY id
            """,
        )
        for each in announced:
            what = f"{each.kind} of revision {each.revision} in channel {each.channel}"
            if each.sent_at is None:
                lost.append(f"{what} was {'not told' if each.given_up_at is None else 'given up'}")
                continue
            mark = mark_of(each.nonce)
            messages = self._told[each.channel].get(mark, [])
            if not messages:
                lost.append(f"{what} is marked as sent, and stands nowhere")
            elif len(messages) > 1:
                doubled.append(f"{what} stands there {len(messages)} times")
            lines[each.channel].append(mark)
        for channel, marks in lines.items():
            told = [mark for mark in self._told[channel] if mark in set(marks)]
            if told != [mark for mark in marks if mark in self._told[channel]]:
                out_of_order.append(f"channel {channel} was told things in another order than they happened")
        moves = await self._check_moves(read, lost, doubled)
        return Account(
            announcements=len(announced),
            moves=moves,
            lost=lost,
            doubled=doubled,
            out_of_order=out_of_order,
            refused=[str(refused) for refused in self._server.gate.refusals],
        )

    async def _check_moves(self, read: Reader, lost: list[str], doubled: list[str]) -> int:
        """What users were told of is stored, and each move of a user stands there once, for one wish; how many do."""
        moves = 0
        tables = await read.rows(
            _Kept,
            """
            SELECT id, revision, (SELECT count(*) FROM moves WHERE table_id = tables.id) AS kept,
                (SELECT max(moves.revision) FROM moves WHERE table_id = tables.id) AS newest FROM tables
            """,
        )
        for table in tables:
            moves += table.kept
            if self._shown.get(table.id, 0) > table.revision:
                shown = self._shown[table.id]
                lost.append(
                    f"table {table.id} was shown at revision {shown}, and is stored at {table.revision}"
                )
            if not table.kept == (table.newest or 0) == table.revision:
                lost.append(f"table {table.id} is at revision {table.revision}, and has {table.kept} moves")
        claimed = {wish.id for wish in await read.rows(_Wish, "SELECT id FROM interactions")}
        lost += [
            f"interaction {asked.id} was answered as carried out, and is not stored"
            for asked in self._server.interactions.values()
            if asked.taken_back and asked.id not in claimed
        ]
        unwished = await read.rows(
            _Move,
            """
            SELECT table_id, revision FROM moves WHERE kind = 'move' AND "user" IS NOT NULL AND NOT EXISTS (
                SELECT 1 FROM moves AS last JOIN interactions
                ON interactions.table_id = last.table_id AND interactions.revision = last.revision
                WHERE last.table_id = moves.table_id AND last."user" = moves."user" AND last.at = moves.at)
            """,  # the moves of one turn are played by the wish that plays the last of them, at one time
        )
        doubled += [f"move {move.revision} of table {move.table_id} was nobody's wish" for move in unwished]
        known = {asked.id for asked in self._server.interactions.values()}
        doubled += [f"interaction {wish} was carried out, and nobody made it" for wish in claimed - known]
        return moves
