"""The account of a load test: what was announced, and whether anything was lost, doubled or out of order.

It compares the store with the messages in the channels, and what users were told with the store.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from msgspec import Struct
from simcord.backend.models import Message

from bot.channel.messages.post import mark_of
from bot.db.database import Reader
from bot.play.rows import Announcement

from .discord_server import DiscordServer, marks_of
from .users import addresses


class Account(Struct, kw_only=True):
    """The numbers of things, and faults as sentences, of which there must be none."""

    announcements: int
    moves: int = 0
    lost: list[str] = []
    doubled: list[str] = []
    out_of_order: list[str] = []
    refused: list[str]
    """What the bots sent that Discord wouldn't have accepted."""

    @property
    def clean(self) -> bool:
        """Whether there are no faults."""
        return not (self.lost or self.doubled or self.out_of_order or self.refused)


class Ledger:
    """The messages with each announcement, in order, by channel and mark."""

    def __init__(self, server: DiscordServer) -> None:
        self._server = server
        self._told: dict[int, dict[int, list[int]]] = defaultdict(dict)
        self._shown: dict[int, int] = {}
        server.written = self._note

    def _note(self, message: Message) -> None:
        for mark in marks_of(message):
            messages = self._told[message.channel_id].setdefault(mark, [])
            if message.id not in messages:
                messages.append(message.id)
        for address in addresses(message):
            self._shown[address.table] = max(self._shown.get(address.table, 0), address.revision)

    async def account(self, read: Reader) -> Account:
        """Compare with a store in which no announcement is pending."""
        announced = await read.where(  # what is sent without a message was outdated before that
            Announcement, "superseded_by IS NULL AND (sent_at IS NULL OR message IS NOT NULL) ORDER BY id"
        )
        account = Account(announcements=len(announced), refused=list(self._server.gate.refusals))
        lines: dict[int, list[int]] = defaultdict(list)
        for each in announced:
            what = f"{each.kind} of revision {each.revision} in channel {each.channel}"
            if each.sent_at is None:
                account.lost.append(f"{what} was {'not told' if each.given_up_at is None else 'given up'}")
                continue
            mark = mark_of(each.nonce)
            messages = self._told[each.channel].get(mark, [])
            if not messages:
                account.lost.append(f"{what} is marked as sent, and stands nowhere")
            elif len(messages) > 1:
                account.doubled.append(f"{what} stands there {len(messages)} times")
            lines[each.channel].append(mark)
        for channel, marks in lines.items():
            told = [mark for mark in self._told[channel] if mark in set(marks)]
            if told != [mark for mark in marks if mark in self._told[channel]]:
                account.out_of_order.append(
                    f"channel {channel} was told things in another order than they happened"
                )
        await self._check_moves(read, account)
        return account

    async def _check_moves(self, read: Reader, account: Account) -> None:
        """Check that what users were told is stored, and that each user's move is stored once, for one interaction."""
        lost, doubled = account.lost, account.doubled
        tables: list[dict[str, Any]] = await read.records(
            """
            SELECT id, revision, (SELECT count(*) FROM moves WHERE table_id = tables.id) AS kept,
                (SELECT max(moves.revision) FROM moves WHERE table_id = tables.id) AS newest FROM tables
            """,
        )
        for table in tables:
            number, revision, kept = table["id"], table["revision"], table["kept"]
            account.moves += kept
            if (shown := self._shown.get(number, 0)) > revision:
                lost.append(f"table {number} was shown at revision {shown}, and is stored at {revision}")
            if not kept == (table["newest"] or 0) == revision:
                lost.append(f"table {number} is at revision {revision}, and has {kept} moves")
        claimed = set(await read.numbers("SELECT id FROM interactions"))
        lost += [
            f"interaction {asked.id} was answered as carried out, and is not stored"
            for asked in self._server.interactions
            if asked.taken_back and asked.id not in claimed
        ]
        unwished: list[dict[str, Any]] = await read.records(
            """
            SELECT table_id, revision FROM moves WHERE kind = 'move' AND "user" IS NOT NULL AND NOT EXISTS (
                SELECT 1 FROM moves AS last JOIN interactions
                ON interactions.table_id = last.table_id AND interactions.revision = last.revision
                WHERE last.table_id = moves.table_id AND last."user" = moves."user" AND last.at = moves.at)
            """,  # the interaction of a turn's last move plays all of them, at the same time
        )
        doubled += [
            f"move {move['revision']} of table {move['table_id']} was nobody's wish" for move in unwished
        ]
        known = {asked.id for asked in self._server.interactions}
        doubled += [f"interaction {wish} was carried out, and nobody made it" for wish in claimed - known]
