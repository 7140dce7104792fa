"""What an announcement says, to whom, and as which message."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import discord
from msgspec import Struct, json

from bot.channel.rendering.renderer import Pictures, Renderer
from bot.engine import Event
from bot.play.clock.clocks import pace_of
from bot.play.clock.hours import hours_of
from bot.play.errors import Refused, moment
from bot.play.history.log import LogEntry
from bot.play.notify.announcements import kind_of
from bot.play.notify.outbox import Outbox
from bot.play.notify.pinging import Reach, has_ended_a_round
from bot.play.rows import Announcement, Card, NewAnnouncement
from bot.play.service import Tables
from bot.play.table import Table
from bot.review.curve_text import CurvePage

from . import card, notes
from .card import analysis_post
from .messenger import Messenger, pictures_or_note
from .notes import direct_message, language_of
from .post import Post, mark_of
from .sentences import message_words
from .threads import TableThreads, recruiting_post

OLD: Final = 50 * 60.0
"""Seconds after which a message is posted anew: past an hour Discord allows hardly any edits."""

_log = logging.getLogger(__name__)


class Payload(Struct, omit_defaults=True):
    """What an announcement says beside its kind: whom it pings, whose doing it is, and particulars.

    A direct message is `about` an announcement of another kind that stands as a `message`; `language` is that of its
    recipient's Discord, where it is known.
    """

    ping: list[int] = []
    role: int = 0
    about: str = ""
    message: int | None = None
    language: str | None = None
    by: int | None = None
    reference: str = ""
    newcomer: int = 0
    needed: str = "all"
    pace: str = ""
    until: int = 0
    seats: list[int] = []

    @property
    def seat(self) -> int:
        """The seat whose doing it is, of a kind that has one."""
        assert self.by is not None
        return self.by


@dataclass(frozen=True)
class Told:
    """What became of an announcement: the `message` as which it stands, the `card` that this is, how people are
    reached, and what some of them are to be told `directly`."""

    message: int | None
    card: Card | None = None
    reach: Reach = field(default_factory=Reach)
    directly: Sequence[NewAnnouncement] = ()


class AnnouncementRenderer:
    """Tells one announcement, in its channel or to its recipient."""

    def __init__(
        self,
        messenger: Messenger,
        tables: Tables,
        outbox: Outbox,
        renderer: Renderer,
        clock: Callable[[], float],
        table_threads: TableThreads,
    ) -> None:
        self._messenger = messenger
        self._tables = tables
        self._outbox = outbox
        self._renderer = renderer
        self._clock = clock
        self._table_threads = table_threads

    async def tell(self, table: Table, announcement: Announcement) -> Told:
        """Tell an announcement to those whom it reaches now; what else there is to tell and to remember then."""
        payload, kind = payload_of(announcement), kind_of(announcement.kind)
        if announcement.recipient is not None:
            return await self._tell_directly(table, announcement, payload, announcement.recipient)
        pinging = self._tables.pinging
        asked = [] if table.paused else [user for user in payload.ping if user not in table.absent]
        if kind.alone:
            asked = [user for user in asked if await pinging.is_asked(table, user)]
        reach = await pinging.reach(table, announcement.kind, asked)
        message: int | None = None
        placed: Card | None = None
        match kind.shows:
            case "card" | "end":
                message, placed = await self._tell_card(table, announcement, payload, reach.here)
            case "standing card":
                message, placed = await self._renew_card(table, announcement)
            case "analysis":
                message = await self._tell_analysis(table, announcement)
            case "thread":
                message = await self._table_threads.open_thread(table, announcement)
            case _:
                if not (kind.alone and not reach.here) and not _is_settled(table, announcement, payload):
                    message = await self._tell_note(table, announcement, payload, reach.here)
        about = Payload(about=announcement.kind, by=payload.by, message=message)
        directly = [
            NewAnnouncement(
                kind=announcement.kind if kind.news or kind.question else "asked",
                payload=json.encode(about).decode(),
                recipient=user,
            )
            for user in reach.directly
        ]
        return Told(message, placed, reach, directly + await self._news(table, announcement, message))

    async def _news(
        self, table: Table, announcement: Announcement, message: int | None
    ) -> list[NewAnnouncement]:
        """What those hear who follow a table, of its end, or of the end of a round between two cards."""
        kind, shows = announcement.kind, kind_of(announcement.kind).shows
        if shows != "card" and not kind_of(kind).followed:
            return []
        followers = await self._tables.following.all(table)
        if shows == "card":
            followers = [follower for follower in followers if follower.hears == "rounds"]
            if not followers or not await self._has_ended_a_round(table, announcement):
                return []
            kind = "round"
        return [
            NewAnnouncement(
                kind=kind,
                payload=json.encode(Payload(message=message, language=follower.language)).decode(),
                recipient=follower.user,
            )
            for follower in followers
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
    ) -> Told:
        """Write to one person, unless what they were to be told is over.

        News makes no sound while they rest, or where they have just had some.
        """
        pinging, kind = self._tables.pinging, kind_of(announcement.kind)
        news = kind.news
        if not news and not await pinging.is_asked(table, user):
            return Told(None)
        person = await self._tables.store.people.of(user)
        until = hours_of(person).rests(self._clock())
        if until is not None and not news:
            return Told(None, reach=Reach(later={user: until}))
        follows = kind.followed and table.seat_of(user) is None
        if follows and not (may_read := await self._messenger.may_read(table, user)):
            if may_read is False:
                await self._tables.following.unfollow(table, user)
            return Told(None)
        post = direct_message(
            table,
            announcement.kind,
            user,
            locale=language_of(person, table, payload.language),
            server=self._messenger.server(table),
            until=(await self._tables.pacing.timing(table)).until,
            nudged_by=payload.by if payload.about == "nudge" else None,
            message=payload.message,
            mark=mark_of(announcement.nonce),
        )
        channel = await self._messenger.channel_with(user)
        silent = until is not None or (news and await pinging.is_written_to(table, announcement.kind, user))
        message = await self._messenger.post_once(channel, announcement, post, silent=silent)
        return Told(message.id)

    async def _tell_card(
        self, table: Table, announcement: Announcement, payload: Payload, ping: Sequence[int]
    ) -> tuple[int, Card]:
        """Show the table as the announcement tells it: in place of the card that stands, or as a new one.

        A player who is asked anew gets a new card, however they want to be pinged: the others see a new turn.
        """
        shown = await self._tables.repository.at(table, announcement.revision)
        former = table.card
        if former is not None and await self._goes_on(announcement, payload, shown, former):
            entries = await self._tables.log.recent(shown, former.tells_since)
            first = former.message == await self._outbox.first_card(table.id)
            post = await self._composed(shown, "start" if first else announcement.kind, entries, announcement)
            if (message := await self._replaced(table, former, post)) is not None:
                return former.message, self._card(shown, message, former.posted_at, entries)
        entries = await self._tables.log.recent(shown, former.revision if former else shown.revision - 1)
        post = await self._composed(shown, announcement.kind, entries, announcement, ping)
        message = await self._messenger.post_once(announcement.channel, announcement, post)
        return message.id, self._card(shown, message, self._clock(), entries)

    async def _renew_card(self, table: Table, announcement: Announcement) -> tuple[int | None, Card | None]:
        """Have the card that stands show until when there is time now; nothing where there is none."""
        former = table.card
        if former is None or not table.begun or former.revision > announcement.revision:
            return None, None
        shown = await self._tables.repository.at(table, announcement.revision)
        entries = await self._tables.log.recent(shown, former.tells_since)
        first = former.message == await self._outbox.first_card(table.id)
        post = await self._composed(shown, "start" if first else "turn", entries, announcement)
        message = await self._replaced(table, former, post)
        if message is None:
            return former.message, None
        return former.message, self._card(shown, message, former.posted_at, entries)

    async def _composed(
        self,
        table: Table,
        kind: str,
        entries: Sequence[LogEntry],
        announcement: Announcement | None = None,
        ping: Sequence[int] = (),
    ) -> Post:
        """The card of a kind that tells these entries, drawn."""
        mark = None if announcement is None else mark_of(announcement.nonce)
        if kind == "ended":
            pictures, instead = await self._pictures(table)
            advised, curve = await self._tables.advice.followed(table), await self._curve(table)
            post = card.end_card(table, pictures, ping=ping, mark=mark, advised=advised, curve=curve)
            return post.after(instead)
        timing = await self._tables.pacing.timing(table)
        says = card.card_text(kind, table, entries, timing)
        pictures, instead = await self._pictures(table, says.steps)
        takeback = await self._tables.undos.possible(table)
        made = card.start_card if kind == "start" else card.turn_card
        post = made(table, says, pictures, ping=ping, mark=mark, takeback=takeback)
        return post.after(instead)

    def _card(
        self, table: Table, message: discord.Message, posted_at: float, entries: Sequence[LogEntry]
    ) -> Card:
        """The message that tells these entries as the card of a table, kept at hand."""
        self._messenger.remember(table, message)
        seats = json.encode(list(table.asked_seats)).decode()
        return Card(
            message=message.id,
            revision=table.revision,
            posted_at=posted_at,
            seats=seats,
            tells_since=entries[0].revision - 1 if entries else table.revision,
        )

    async def _tell_note(
        self, table: Table, announcement: Announcement, payload: Payload, ping: Sequence[int]
    ) -> int:
        """Say what needs no picture, naming those whom it concerns."""
        mark, named = mark_of(announcement.nonce), payload.ping
        match kind := announcement.kind:
            case "undo-asked" | "end-asked" | "pause-asked" | "pace-asked":
                wish, pace = kind.removesuffix("-asked"), pace_of(payload.pace)
                post = notes.wish_question(table, wish, payload.seat, pace, ping=named, mark=mark)
            case "replace-asked":
                post = notes.replacement_question(
                    table, payload.seat, payload.newcomer, payload.needed, ping=named, mark=mark
                )
            case "kept-asked" | "settings-asked":
                asked = [seat.user for seat in table.kept if seat.user in named]
                post = notes.kept_question(table, kind, payload.seat, asked=asked, ping=named, mark=mark)
            case "overdue":
                post = notes.overdue_note(table, payload.seats, ping=named, mark=mark)
            case "seat-taken":
                post = notes.seat_taken_note(table, payload.seat, ping=named, mark=mark)
            case "absent":
                computers = (await self._tables.servers.of(table.guild)).computers
                post = notes.absent_note(table, payload.seat, computers=computers, ping=named, mark=mark)
            case "pace":
                post = notes.pace_note(table, await self._tables.pacing.timing(table), mark=mark)
            case "paused":
                post = notes.paused_note(table, mark=mark)
            case "sought":
                post = recruiting_post(table, payload.role, mark)
            case _:
                said = message_words(table)
                sentence = said(
                    f"note-{'deserted' if payload.needed == 'deserted' else kind}",
                    player="" if payload.by is None else said.player(payload.by),
                    count=len(payload.seats),
                    reference=payload.reference,
                    moment=moment(payload.until),
                    day=f"<t:{payload.until}:D>",
                )
                named = list(ping) if kind_of(kind).alone else named
                post = notes.plain_note(table, sentence, ping=named, mark=mark)
        post = replace(post, ping=ping)
        return (await self._messenger.post_once(announcement.channel, announcement, post)).id

    async def _tell_analysis(self, table: Table, announcement: Announcement) -> int | None:
        """Show what was found in a game; nothing where nothing is kept of it any more."""
        analysis = await self._tables.analyses.of(table)
        if analysis is None:
            return None
        line = await self._tables.records.line(table)
        page = await self._renderer.analysis(table, line.record, analysis, message_words(table))
        post = analysis_post(table, page, mark=mark_of(announcement.nonce))
        return (await self._messenger.post_once(announcement.channel, announcement, post)).id

    async def _goes_on(
        self, announcement: Announcement, payload: Payload, shown: Table, former: Card
    ) -> bool:
        """Whether the card that stands asks the same people still, so that it is enough to update it."""
        if (
            announcement.kind not in ("turn", "undo")
            or payload.ping
            or self._clock() - former.posted_at >= OLD
            or not set(shown.asked_seats) <= set(json.decode(former.seats, type=list[int]))
        ):
            return False
        return announcement.kind == "turn" or all(
            seat == payload.by for seat in await self._tables.log.taken_back(shown)
        )

    async def _replaced(self, table: Table, former: Card, post: Post) -> discord.Message | None:
        """Put a post in place of the card that stands; None where it is gone, or can't be edited."""
        try:
            return await self._messenger.edit(table.channel, former.message, post)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            _log.info("the card of game %s can't be edited: %s", table.id, error, extra=_about(table))
            return None

    async def _pictures(
        self, table: Table, steps: Sequence[Sequence[Event]] = ()
    ) -> tuple[Pictures, Sequence[str]]:
        """The pictures of a table with numbered steps; where they can't be drawn, what to say in their place."""
        return await pictures_or_note(table, table.words(), self._renderer.table(table, steps))

    async def _curve(self, table: Table) -> CurvePage | None:
        """The curve of a game that is over; a card comes without one rather than not at all."""
        try:
            line = await self._tables.records.line(table)
            return await self._renderer.curve(table, line.record)
        except Exception:
            _log.exception("the curve of game %s can't be drawn", table.id, extra=_about(table))
            return None

    async def bring(self, table: Table) -> None:
        """Post the table of a game that has begun as a fresh card. Raises what Discord answers."""
        entries = await self._tables.log.recent(table, table.revision)
        post = await self._composed(table, "ended" if table.over else "turn", entries)
        message = await self._messenger.post(table.channel, post)
        await self._tables.store.set_card(table.id, self._card(table, message, self._clock(), entries))


def payload_of(announcement: Announcement) -> Payload:
    """What an announcement says beside its kind."""
    return json.decode(announcement.payload, type=Payload)


def _is_settled(table: Table, announcement: Announcement, payload: Payload) -> bool:
    """Whether there is nothing to say any more: who had left the server is back, or another plays there; nobody is
    asked to sit down."""
    match announcement.kind:
        case "absent":
            return not any(seat.seat == payload.by and seat.user in table.absent for seat in table.people)
        case "kept-asked" | "settings-asked":
            return not any(seat.user in payload.ping for seat in table.kept)
    return False


def _about(table: Table) -> dict[str, int]:
    return {"game": table.id, "channel": table.channel}
