"""Sends stored announcements: in order, once, whatever Discord does.

For each: claim it, draw, send with its nonce, mark it as sent. A handler delivers its channel's announcements right
after the move; a sweep sends what a crash or Discord's problems have left.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from time import perf_counter

import discord
from msgspec import json, structs

from bot.channel.rendering.renderer import Renderer
from bot.db.database import StoreError
from bot.metrics import Delivery, Metrics, Way
from bot.play.notify.outbox import announcement as told_of
from bot.play.notify.outbox import kind_of, payload_of
from bot.play.rows import Announcement
from bot.play.service import Tables
from bot.play.table import Table

from .announcement_rendering import TRIED_AGAIN, AnnouncementRenderer, DeliveredAnnouncement
from .messenger import (
    UNANSWERED,
    DeliveryError,
    Emojis,
    Messenger,
    delivery_error_of,
    takes_no_direct_messages,
)
from .post import Post
from .presence import Presence, why_unreachable
from .threads import TableThreads

_log = logging.getLogger(__name__)


@dataclass(eq=False)
class OutboxSender:
    """Sends announcements, in each channel one after the other; channels don't wait for each other.

    `gathering` makes the message of a lobby; `emojis` are the application's; `asked` is called with each new card.
    """

    _client: discord.Client
    _tables: Tables
    _renderer: Renderer
    _clock: Callable[[], float]
    _metrics: Metrics
    _gathering: Callable[[Table], Awaitable[Post]]
    _emojis: Emojis
    _asked: Callable[[Table], None]
    under_way: set[asyncio.Task[DeliveryError | None]] = field(default_factory=set, init=False)

    def __post_init__(self) -> None:
        client, tables, clock, gathering = self._client, self._tables, self._clock, self._gathering
        self._outbox = tables.store.outbox
        self.messenger = Messenger(client, self._emojis)
        self.threads = TableThreads(client, self.messenger, tables, gathering)
        self.presence = Presence(client, self.messenger, tables, clock, self.deliver_soon, gathering)
        self._telling = AnnouncementRenderer(self.messenger, tables, self._renderer, clock, self.threads)
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()
        self._troubles: dict[int, DeliveryError] = {}
        self._unknown: set[int] = set()
        """Announcements whose outcome the database failed to record."""

    async def deliver(self, channel: int, *, since: float | None = None) -> DeliveryError | None:
        """Send what waits for a channel; return the error, of now or of the last attempt, if something fails.

        `since` is when the interaction came in that caused it (`perf_counter`), for the metrics.
        """
        lock = self._locks.setdefault(channel, asyncio.Lock())
        shown = lock.locked()  # a sender that is at work may have sent it already
        async with lock:
            more = True
            while more and (waiting := await self._outbox.waiting(self._clock(), channel=channel)):
                more = len(waiting) > 1  # what is written later is delivered by its own handler
                first = await self._combined(waiting) if more else waiting[0]
                try:
                    claimed = await self._outbox.claim(first, self._clock())
                    self._unknown.discard(first.id)
                    if claimed is None:
                        continue
                    self._troubles.pop(channel, None)
                    trouble = await self._send(claimed)
                except Exception:
                    self._unknown.add(first.id)
                    raise
                if trouble is not None:
                    if trouble.final:
                        return trouble
                    self._troubles[channel] = trouble
                shown |= kind_of(claimed.kind).is_card
            trouble = self._troubles.get(channel)
        if shown and trouble is None and since is not None:
            self._metrics.shown(perf_counter() - since)
        return trouble

    async def give_back(self) -> None:
        """Release the announcements of unknown outcome to the next sweep, which finds those that have arrived."""
        while self._unknown:
            await self._outbox.give_back(announcement := min(self._unknown))
            self._unknown.discard(announcement)

    async def sweep(self) -> None:
        """Begin to send what waits in any channel; a slow one delays no other."""
        for channel in dict.fromkeys(one.channel for one in await self._outbox.waiting(self._clock())):
            if (lock := self._locks.get(channel)) is None or not lock.locked():
                self.begin(channel)

    def deliver_soon(self, table: Table) -> None:
        """Begin to send what waits for a table's channel, in the background."""
        self.begin(table.channel)

    def begin(self, channel: int, *, since: float | None = None) -> asyncio.Task[DeliveryError | None]:
        """Begin `deliver` in a task that goes on even if nobody waits for it."""
        task = asyncio.create_task(self.deliver(channel, since=since), name=f"post for channel {channel}")
        self.under_way.add(task)
        task.add_done_callback(self.under_way.discard)
        task.add_done_callback(_log_failure)
        return task

    async def _combined(self, waiting: Sequence[Announcement]) -> Announcement:
        """What to send first, after combining a game's waiting turns into the newest one, or its end.

        Direct messages about a game to the same person are combined in the same way.
        """
        first = waiting[0]
        combined, kind = first.kind, kind_of(first.kind)
        if not kind.combines or kind.is_card != (first.recipient is None):
            return first
        ends = (combined, "ended") if kind.is_card else (combined,)
        turns = [one for one in waiting if one.kind in ends and one.table_id == first.table_id]
        if len(turns) < 2:
            return first
        table = await self._tables.repository.by_id(first.table_id)
        assert table is not None, "an announcement belongs to a table"
        newest, payload = turns[-1], payload_of(turns[-1].payload)
        if newest.kind == combined:
            asked = table.asked_users()
            pinged = dict.fromkeys(user for turn in turns for user in payload_of(turn.payload).ping)
            payload = structs.replace(payload, ping=[user for user in pinged if user in asked])
        written = json.encode(payload).decode()
        if await self._outbox.supersede(newest, written, now=self._clock(), kind=combined):
            return next(iter(await self._outbox.waiting(self._clock(), channel=first.channel)), first)
        return first

    async def _send(self, announcement: Announcement) -> DeliveryError | None:
        """Send one claimed announcement, and mark it as sent or failed."""
        table = await self._tables.repository.by_id(announcement.table_id)
        assert table is not None, "an announcement belongs to a table"
        try:
            table = await self.presence.update_names(table, payload_of(announcement.payload).ping)
            told = await self._telling.tell(table, announcement)
        except Exception as error:  # no answer from Discord, or a fault of the bot
            return await self._not_told(table, announcement, error)
        former = table.card.message if table.card is not None else None
        if announcement.kind == "expired":
            former = table.lobby_message
        if (
            announcement.recipient is None
            and former is not None
            and (told.message is None or former < told.message)  # another process may have posted a newer one
            and (told.card or announcement.kind in ("stopped", "expired"))
        ):
            # Before it is marked as sent, so that after a crash the next start does it.
            await self.messenger.retire(table, former)
        if announcement.recipient is None and kind_of(announcement.kind).outside:
            await self.threads.update_link(table)
        await self._outbox.mark_sent(
            announcement,
            message=told.message,
            now=self._clock(),
            card=told.card,
            pinged=told.reach.now,
            here=told.reach.here,
            owed=told.reach.later,
            announcements=told.directly,
        )
        await self._follow_up(table, announcement, told)
        return None

    async def _not_told(
        self, table: Table, announcement: Announcement, error: Exception
    ) -> DeliveryError | None:
        """Handle an announcement that Discord didn't accept: closed direct messages, a lost channel, or an error."""
        if isinstance(error, discord.HTTPException):
            if announcement.recipient is not None and takes_no_direct_messages(error):
                await self._undeliverable(table, announcement, error)
                return None
            if announcement.recipient is None and (why := why_unreachable(error)) is not None:
                await self._tables.places.lose_table(table, why)
        return await self._failed(announcement, error)

    async def _follow_up(self, table: Table, announcement: Announcement, told: DeliveredAnnouncement) -> None:
        """After an announcement was handled: mark the table as reachable if it arrived, send direct messages, count."""
        if announcement.recipient is None and told.message is not None and table.row.lost is not None:
            await self._tables.places.found(table, told=False)
        if announcement.kind == "overdue":
            late = payload_of(announcement.payload).seats
            await self.presence.look(
                table, [seat.user for seat in table.people if seat.user and seat.seat in late]
            )
        for each in told.directly:
            assert each.recipient is not None
            self.begin(each.recipient)
        if told.card:
            self._asked(table)
        self._metrics.announcements.labels(Delivery.TOLD).inc()
        self._metrics.pings.labels(Way.CHANNEL).inc(len(told.reach.here))
        self._metrics.pings.labels(Way.LATER).inc(len(told.reach.later))
        if announcement.recipient is not None and told.message is not None:
            self._metrics.pings.labels(Way.DIRECT).inc()

    async def _undeliverable(
        self, table: Table, announcement: Announcement, error: discord.HTTPException
    ) -> None:
        """Remember that somebody accepts no direct messages; if they were asked something, ask in the channel instead.

        The first time, that says why. Followers stop following the table.
        """
        assert announcement.recipient is not None
        user = announcement.recipient
        person = await self._tables.store.people.of(user)
        instead = None
        if not kind_of(announcement.kind).news and person.pings == "direct":
            instead = told_of("unreached" if person.closed_at is None else "asked", [user])
        await self._outbox.mark_undeliverable(announcement, str(error), now=self._clock(), instead=instead)
        if table.seat_of(user) is None:
            await self._tables.following.unfollow(table, user)
        else:
            await self.presence.look(table, [user])
        self._metrics.announcements.labels(Delivery.GIVEN_UP if instead is None else Delivery.POSTPONED).inc()
        self._metrics.pings.labels(Way.UNREACHED).inc()
        if instead is not None:
            self.begin(table.channel)

    async def _failed(self, announcement: Announcement, error: Exception) -> DeliveryError:
        trouble = delivery_error_of(error)
        of = (announcement.id, announcement.kind, announcement.table_id, announcement.channel)
        about_it = {"game": announcement.table_id, "channel": announcement.channel}
        sentence = "announcement %s (%s) of game %s is not sent to channel %s: %s"
        level, fault = (logging.WARNING, None) if isinstance(error, UNANSWERED) else (logging.ERROR, error)
        _log.log(level, sentence, *of, error, extra=about_it, exc_info=fault)
        # A fault in one game must not hold up direct messages about others.
        by_bot = announcement.recipient is not None and not isinstance(error, (*UNANSWERED, StoreError))
        hopeless = by_bot and announcement.failures >= TRIED_AGAIN
        left = await self._outbox.mark_failed(
            announcement,
            str(error),
            now=self._clock(),
            final=trouble.final or hopeless,
            pause=trouble.pause,
        )
        given_up = left is None or left.given_up_at is not None
        self._metrics.announcements.labels(Delivery.GIVEN_UP if given_up else Delivery.POSTPONED).inc()
        return trouble

    async def post_fresh_card(self, table: Table) -> None:
        """Post a new card of a table. Raises what Discord answers."""
        await self._telling.bring(table)
        if table.row.lost is not None:
            await self._tables.places.found(table, told=False)
        if table.card is not None:
            await self.messenger.retire(table, table.card.message)


def _log_failure(task: asyncio.Task[DeliveryError | None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("the %s waits for the next round", task.get_name(), exc_info=error)
