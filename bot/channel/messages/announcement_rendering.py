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
from bot.play.notify.nudging import has_ended_a_round
from bot.play.notify.outbox import Outbox
from bot.play.notify.pinging import FOR_THEM_ALONE, NEWS, Reach
from bot.play.rows import Announcement, Card, NewAnnouncement
from bot.play.service import Tables
from bot.play.table import Table
from bot.review.curve_text import CurvePage

from . import card, notes, result_card
from .delivery_errors import pictures_or_note
from .messenger import Messenger
from .notes import direct_message, language_of
from .post import Post, mark_of
from .result_card import analysis_post
from .sentences import message_words
from .threads import TableThreads, recruiting_post

OLD: Final = 50 * 60.0
"""Seconds after which a message is posted anew: past an hour Discord allows hardly any edits."""

CARDS: Final = {
    "start": card.start_card,
    "turn": card.turn_card,
    "undo": card.turn_card,
    "resigned": card.turn_card,
    "replaced": card.turn_card,
}
ENDED: Final = "ended"
ANALYSIS: Final = "analysis"

_THREAD: Final = "thread"
_WISHES: Final = frozenset({"undo-asked", "end-asked", "pause-asked", "pace-asked"})
_KEPT: Final = frozenset({"kept-asked", "settings-asked"})

AS_IT_STANDS: Final = "card"
"""What tells nothing new but until when there is time: the card that stands is replaced, and none posted."""

ABSENT: Final = "absent"
"""Tells a table that a player has left its server."""

_FOLLOWED: Final = frozenset({"round", ENDED, "stopped"})
"""What followers are told, as long as they can see the channel."""

TO_ONE: Final = "asked"
"""Tells one person that a game waits for them."""

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
        payload, kind = payload_of(announcement), announcement.kind
        if announcement.recipient is not None:
            return await self._tell_directly(table, announcement, payload, announcement.recipient)
        pinging = self._tables.pinging
        asked = [] if table.paused else [user for user in payload.ping if user not in table.absent]
        if kind in FOR_THEM_ALONE:
            asked = [user for user in asked if await pinging.is_asked(table, user)]
        reach = await pinging.reach(table, kind, asked)
        if kind == AS_IT_STANDS:
            message, placed = await self._renew_card(table, announcement)
        elif kind in (*CARDS, ENDED):
            message, placed = await self._tell_card(table, announcement, payload, reach.here)
        elif kind == ANALYSIS:
            message, placed = await self._tell_analysis(table, announcement), None
        elif kind == _THREAD:
            message, placed = await self._table_threads.open_thread(table, announcement), None
        elif (
            (kind in FOR_THEM_ALONE and not reach.here)
            or (kind == ABSENT and _is_settled(table, payload))
            or (kind in _KEPT and not any(seat.user in payload.ping for seat in table.kept))
        ):
            message, placed = None, None
        else:
            message, placed = await self._tell_note(table, announcement, payload, reach.here), None
        about = Payload(about=kind, by=payload.by, message=message)
        directly = [
            NewAnnouncement(
                kind=kind if kind in NEWS or kind.endswith("-asked") else TO_ONE,
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
        if announcement.kind not in (*CARDS, ENDED, "stopped"):
            return []
        followers = await self._tables.following.all(table)
        kind = announcement.kind
        if kind in CARDS:
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
        pinging, news = self._tables.pinging, announcement.kind in NEWS
        if not news and not await pinging.is_asked(table, user):
            return Told(None)
        person = await pinging.person(user)
        until = hours_of(person).rests(self._clock())
        if until is not None and not news:
            return Told(None, reach=Reach(later={user: until}))
        follows = announcement.kind in _FOLLOWED and table.seat_of(user) is None
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

        Whoever is asked anew has a new card, however they want to be pinged: the others see a new turn.
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
        if kind == ENDED:
            pictures, instead = await self._pictures(table)
            advised, curve = await self._tables.advice.followed(table), await self._curve(table)
            post = result_card.end_card(table, pictures, ping=ping, mark=mark, advised=advised, curve=curve)
            return post.after(instead)
        timing = await self._tables.pacing.timing(table)
        says = card.card_text(kind, table, entries, timing)
        pictures, instead = await self._pictures(table, says.steps)
        takeback = await self._tables.undos.possible(table)
        post = CARDS[kind](table, says, pictures, ping=ping, mark=mark, takeback=takeback)
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
        mark = mark_of(announcement.nonce)
        said = message_words(table)
        if announcement.kind in _WISHES:
            assert payload.by is not None
            wish = announcement.kind.removesuffix("-asked")
            pace = pace_of(payload.pace)
            post = notes.wish_question(table, wish, payload.by, pace, ping=payload.ping, mark=mark)
        elif announcement.kind == "replace-asked":
            assert payload.by is not None
            post = notes.replacement_question(
                table, payload.by, payload.newcomer, payload.needed, ping=payload.ping, mark=mark
            )
        elif announcement.kind in _KEPT:
            assert payload.by is not None
            asked = [seat.user for seat in table.kept if seat.user in payload.ping]
            post = notes.kept_question(
                table, announcement.kind, payload.by, asked=asked, ping=payload.ping, mark=mark
            )
        elif announcement.kind == "overdue":
            post = notes.overdue_note(table, payload.seats, ping=payload.ping, mark=mark)
        elif announcement.kind == "seat-taken":
            assert payload.by is not None
            post = notes.seat_taken_note(table, payload.by, ping=payload.ping, mark=mark)
        elif announcement.kind == ABSENT:
            assert payload.by is not None
            computers = (await self._tables.servers.of(table.guild)).computers
            post = notes.absent_note(table, payload.by, computers=computers, ping=payload.ping, mark=mark)
        elif announcement.kind == "pace":
            post = notes.pace_note(table, await self._tables.pacing.timing(table), mark=mark)
        elif announcement.kind == "paused":
            post = notes.paused_note(table, mark=mark)
        elif announcement.kind == "sought":
            post = recruiting_post(table, payload.role, mark)
        else:
            player = said.player(payload.by) if payload.by is not None else ""
            sentence = said(
                f"note-{'deserted' if payload.needed == 'deserted' else announcement.kind}",
                player=player,
                count=len(payload.seats),
                reference=payload.reference,
                moment=moment(payload.until),
                day=f"<t:{payload.until}:D>",
            )
            named = ping if announcement.kind in FOR_THEM_ALONE else payload.ping
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
        post = await self._composed(table, ENDED if table.over else "turn", entries)
        message = await self._messenger.post(table.channel, post)
        await self._tables.games.note_card(table, self._card(table, message, self._clock(), entries))


def payload_of(announcement: Announcement) -> Payload:
    """What an announcement says beside its kind."""
    return json.decode(announcement.payload, type=Payload)


def _is_settled(table: Table, payload: Payload) -> bool:
    """Whether a seat whose player had left the server is played by another again, or they are back."""
    return payload.by is None or not any(
        seat.seat == payload.by and seat.user in table.absent for seat in table.people
    )


def _about(table: Table) -> dict[str, int]:
    return {"game": table.id, "channel": table.channel}
