"""Turning announcements into messages: what they say, and whom they reach."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

import discord
from msgspec import json

from bot.channel.rendering.renderer import Renderer
from bot.db.database import StoreError
from bot.games.title import DescribedPicture
from bot.i18n.fluent import locale_for
from bot.log import log_fault
from bot.play.clock.clocks import UNTIMED
from bot.play.clock.hours import hours_of
from bot.play.errors import Refused
from bot.play.history.game_log import LogEntry
from bot.play.notify.outbox import Payload, kind_of, payload_of
from bot.play.notify.pinging import Reach, has_ended_a_round
from bot.play.rows import Announcement, Card, NewAnnouncement
from bot.play.service import Tables
from bot.play.table import Table
from bot.review.curve_text import CurvePage

from . import card, notes
from .messenger import UNANSWERED, Messenger, about, pictures_or_note
from .post import Post, fitted_description
from .sentences import message_words
from .threads import TableThreads

OLD: Final = 50 * 60.0
"""Seconds after which a message is posted anew: after an hour Discord allows hardly any edits."""

TRIED_AGAIN: Final = 4
"""How often an announcement is tried again after a fault of the bot: for half a minute."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class DeliveredAnnouncement:
    """The result of telling an announcement: its `message`, the `card` if that is one, how people are reached, and what
    some of them must be told `directly`."""

    message: int | None
    card: Card | None = None
    reach: Reach = field(default_factory=Reach)
    directly: Sequence[NewAnnouncement] = ()


@dataclass(eq=False)
class AnnouncementRenderer:
    """Tells announcements in their channel or to their recipient."""

    _messenger: Messenger
    _tables: Tables
    _renderer: Renderer
    _clock: Callable[[], float]
    _table_threads: TableThreads

    async def tell(self, table: Table, announcement: Announcement) -> DeliveredAnnouncement:
        """Tell an announcement to those whom it reaches now; return what else must be told and stored."""
        payload, kind = payload_of(announcement.payload), kind_of(announcement.kind)
        if announcement.recipient is not None:
            return await self._tell_directly(table, announcement, payload, announcement.recipient)
        if not kind.is_card and await self._is_settled(table, announcement, payload):
            return DeliveredAnnouncement(None)
        pinging = self._tables.pinging
        asked = [] if table.paused else [user for user in payload.ping if user not in table.absent]
        if kind.alone:
            asked = [user for user in asked if await pinging.is_asked(table, user)]
        reach = await pinging.reach(table, announcement.kind, asked)
        try:
            message, placed = await self._show(table, announcement, payload, reach.here)
        except Exception as error:
            if isinstance(error, (*UNANSWERED, StoreError)) or announcement.failures < TRIED_AGAIN:
                raise
            # A fault of the bot must not delay the channel's other messages.
            message, placed = await self._tell_in_a_sentence(table, announcement, reach.here, error), None
        told = announcement.kind if kind.news or kind.question else "asked"
        about_it = Payload(about=announcement.kind, by=payload.by, message=message)
        directly = [_to_tell(told, user, about_it) for user in reach.directly]
        if kind.shows == "card" or kind.followed:
            directly += await self._news(table, announcement, kind.shows == "card", message)
        return DeliveredAnnouncement(message, placed, reach, directly)

    async def _is_settled(self, table: Table, announcement: Announcement, payload: Payload) -> bool:
        """Whether an announcement is no longer true.

        The absent player is back or replaced, no seat is kept or free, or the game has gone on since a question.
        """
        match announcement.kind:
            case "absent":
                return not any(seat.seat == payload.by and seat.user in table.absent for seat in table.people)
            case "sought":
                return table.status != "lobby" or table.full
            case "kept-asked" | "settings-asked":
                return not any(seat.user in payload.ping for seat in table.kept)
            case "undo-asked" | "end-asked" | "pause-asked" | "pace-asked":
                if table.status != "playing":
                    return True
                return (await self._tables.store.latest(table.id)).revision > announcement.revision
        return False

    async def _show(
        self, table: Table, announcement: Announcement, payload: Payload, ping: Sequence[int]
    ) -> tuple[int | None, Card | None]:
        """Show an announcement in its channel: the message, which may be the table's new card."""
        kind = kind_of(announcement.kind)
        match kind.shows:
            case "card" | "end":
                return await self._tell_card(table, announcement, payload, ping)
            case "standing card":
                return await self._renew_card(table, announcement)
            case "analysis":
                return await self._tell_analysis(table, announcement), None
            case "thread":
                return await self._table_threads.open_thread(table, announcement), None
        if kind.alone and not ping:
            return None, None
        return await self._tell_note(table, announcement, payload, ping), None

    async def _tell_in_a_sentence(
        self, table: Table, announcement: Announcement, ping: Sequence[int], error: Exception
    ) -> int | None:
        """Say, with a reference, that an announcement can't be shown; an update of a card is left out."""
        of = announcement.id, announcement.kind, table.id
        fault = "announcement %s (%s) of game %s can't be shown"
        reference = log_fault(_log, fault, *of, error=error, **about(table))
        if kind_of(announcement.kind).shows == "standing card":
            return None
        post = replace(notes.not_shown(table, reference, ping), ping=ping)
        return (await self._messenger.post(announcement.channel, post, announcement)).id

    async def _news(
        self, table: Table, announcement: Announcement, is_card: bool, message: int | None
    ) -> list[NewAnnouncement]:
        """The direct messages to followers of a table about its end, or the end of a round between two cards."""
        followers = await self._tables.following.all(table)
        if is_card:
            followers = [follower for follower in followers if follower.hears == "rounds"]
            if not followers or not await self._has_ended_a_round(table, announcement):
                return []
        kind = "round" if is_card else announcement.kind
        return [
            _to_tell(kind, each.user, Payload(message=message, language=each.language)) for each in followers
        ]

    async def _has_ended_a_round(self, table: Table, announcement: Announcement) -> bool:
        if table.card is None or announcement.kind == "undo":
            return False
        try:
            before = await self._tables.repository.at(table, table.card.revision)
            after = await self._tables.repository.at(table, announcement.revision)
        except Refused:
            return False
        return has_ended_a_round(before, after)

    async def _tell_directly(
        self, table: Table, announcement: Announcement, payload: Payload, user: int
    ) -> DeliveredAnnouncement:
        """Send a direct message, unless it is no longer true.

        News is silent in quiet hours, or if they have just had some.
        """
        pinging, kind = self._tables.pinging, kind_of(announcement.kind)
        news = kind.news
        if not news and not await pinging.is_asked(table, user):
            return DeliveredAnnouncement(None)
        person = await self._tables.store.people.of(user)
        until = hours_of(person).rests(self._clock())
        if until is not None and not news:
            return DeliveredAnnouncement(None, reach=Reach(later={user: until}))
        follows = kind.followed and table.seat_of(user) is None
        if follows and not (may_read := await self._messenger.may_read(table, user)):
            if may_read is False:
                await self._tables.following.unfollow(table, user)
            return DeliveredAnnouncement(None)
        post = notes.direct_message(
            table,
            announcement,
            payload,
            locale=locale_for(person.language or payload.language or table.row.language),
            server=self._messenger.server(table),
            until=(await self._tables.store.clocks.timing(table)).until,
        )
        channel = await self._messenger.channel_with(user)
        silent = until is not None or (news and await pinging.is_written_to(table, announcement.kind, user))
        return DeliveredAnnouncement(
            (await self._messenger.post(channel, post, announcement, silent=silent)).id
        )

    async def _tell_card(
        self, table: Table, announcement: Announcement, payload: Payload, ping: Sequence[int]
    ) -> tuple[int, Card]:
        """Show the table of an announcement in place of the present card, or as a new one.

        If somebody is newly asked it is a new card, however they want to be pinged: the others see a new turn.
        """
        shown = await self._tables.repository.at(table, announcement.revision)
        former = table.card
        if (
            former is not None
            and announcement.kind in ("turn", "undo")
            and not payload.ping
            and self._clock() - former.posted_at < OLD
            and set(shown.asked_seats) <= set(json.decode(former.seats, type=list[int]))
        ):  # the present card still asks the same people: updating it is enough
            others = announcement.kind != "turn" and await self._tables.log.taken_back(shown)
            if not others or all(seat == payload.by for seat in others):
                placed = await self._update_card(table, shown, former, announcement)
                if placed is not None:
                    return former.message, placed
        entries = await self._tables.log.recent(shown, former.revision if former else shown.revision - 1)
        post = replace(await self._composed(shown, announcement.kind, entries), ping=ping)
        message = await self._messenger.post(announcement.channel, post, announcement)
        return message.id, self._card(shown, message, self._clock(), entries)

    async def _renew_card(self, table: Table, announcement: Announcement) -> tuple[int | None, Card | None]:
        """Update the time on the present card, if there is one that can be edited."""
        former = table.card
        if former is None or not table.begun or former.revision > announcement.revision:
            return None, None
        shown = await self._tables.repository.at(table, announcement.revision)
        placed = await self._update_card(table, shown, former, announcement)
        return (None if placed is None else former.message), placed

    async def _update_card(
        self, table: Table, shown: Table, former: Card, announcement: Announcement
    ) -> Card | None:
        """Edit the present card so that it shows the table `shown`; None if it is gone or can't be edited."""
        entries = await self._tables.log.recent(shown, former.tells_since)
        first = former.message == await self._tables.store.outbox.first_card(table.id)
        post = await self._composed(shown, "start" if first else "turn", entries)
        try:
            message = await self._messenger.edit(table.channel, former.message, post, announcement)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            _log.info("the card of game %s can't be edited: %s", table.id, error, extra=about(table))
            return None
        return self._card(shown, message, former.posted_at, entries)

    async def _composed(self, table: Table, kind: str, entries: Sequence[LogEntry]) -> Post:
        if kind == "ended":
            drawn, instead = await pictures_or_note(table, table.language, self._renderer.table(table))
            post = card.end_card(table, await self._tables.advice.followed(table))
            if drawn and (curve := await self._curve(table)) is not None:
                drawn = [*drawn, DescribedPicture(curve.picture, fitted_description(curve.described))]
        else:
            timing = await self._tables.store.clocks.timing(table)
            takeback = await self._tables.log.is_way_back(table)
            compose = partial(card.turn_card, table, kind, entries, timing, takeback=takeback)
            told, instead = await pictures_or_note(table, table.language, self._renderer.told(table, compose))
            post, drawn = told or (compose()[0], ())
        return replace(
            post,
            texts=[*instead, *post.texts],
            pictures=[one.png for one in drawn],
            alts=[one.description for one in drawn],
        )

    def _card(
        self, table: Table, message: discord.Message, posted_at: float, entries: Sequence[LogEntry]
    ) -> Card:
        """The card of a table that tells these entries; its message is cached."""
        self._messenger.keep(message, table.revision)
        seats = json.encode(list(table.asked_seats)).decode()
        since = entries[0].revision - 1 if entries else table.revision
        return Card(
            message=message.id, revision=table.revision, posted_at=posted_at, seats=seats, tells_since=since
        )

    async def _tell_note(
        self, table: Table, announcement: Announcement, payload: Payload, ping: Sequence[int]
    ) -> int:
        if kind_of(announcement.kind).question:
            post = notes.question(table, announcement.kind, payload)
        else:
            named = ping if kind_of(announcement.kind).alone else payload.ping
            timing = await self._tables.store.clocks.timing(table) if announcement.kind == "pace" else UNTIMED
            offers = announcement.kind in ("absent", "overdue")
            computers = offers and (await self._tables.servers.of(table.guild)).computers
            post = notes.note(table, announcement.kind, payload, named, timing, computers=computers)
        return (await self._messenger.post(announcement.channel, replace(post, ping=ping), announcement)).id

    async def _tell_analysis(self, table: Table, announcement: Announcement) -> int | None:
        """Post the analysis of a game, if it is still stored."""
        analysis = await self._tables.analyses.of(table.id)
        if analysis is None:
            return None
        line = await self._tables.records.line(table)
        page = await self._renderer.analysis(table, line.record, analysis)
        lines, alt = card.analysis_lines(table, message_words(table)), fitted_description(page.described)
        post = Post(lines, pictures=[page.picture], alts=[alt])
        return (await self._messenger.post(announcement.channel, post, announcement)).id

    async def _curve(self, table: Table) -> CurvePage | None:
        """The curve of a game that is over; None if it fails, as the card can do without."""
        try:
            line = await self._tables.records.line(table)
            return await self._renderer.curve(table, line.record)
        except Exception:
            _log.exception("the curve of game %s can't be drawn", table.id, extra=about(table))
            return None

    async def bring(self, table: Table) -> None:
        """Post a new card of a table. Raises what Discord answers."""
        entries = await self._tables.log.recent(table, table.revision)
        post = await self._composed(table, "ended" if table.over else "turn", entries)
        message = await self._messenger.post(table.channel, post)
        await self._tables.store.set_card(table.id, self._card(table, message, self._clock(), entries))


def _to_tell(kind: str, user: int, says: Payload) -> NewAnnouncement:
    return NewAnnouncement(kind=kind, payload=json.encode(says).decode(), recipient=user)
