"""The post office: what was stored to be told is told, in order, once, whatever Discord does.

Claim an announcement, draw, send with its nonce, mark it sent. A handler has its channel's post delivered
right after the move; a sweep sends what was left by a crash or by Discord's troubles.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import weakref
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Final

import aiohttp
import discord
from msgspec import Struct, json, structs

from bot.channel.drawing.studio import Pictures, Studio
from bot.instruments.instruments import Instruments
from bot.instruments.kinds import Delivery
from bot.store.outbox import Outbox
from bot.store.rows import Announcement, Card
from bot.tables.pace import pace_at
from bot.tables.service import Tables
from bot.tables.table import Table

from . import card
from .gallery import attached
from .home import home_post, sought_post
from .post import Post, is_marked, mark_of, with_line, without_buttons
from .sentences import marked
from .threads import Threads
from .times import moment, pace_in_words
from .trouble import Trouble, is_passing, later, trouble_of, undrawn

OLD: Final = 50 * 60.0
"""Seconds after which a message is posted anew: past an hour Discord allows hardly any edits."""

_LOOKED_THROUGH: Final = 30
"""So many messages are looked through for an announcement that may stand there already."""

_REMEMBERED: Final = 512
"""So many cards are known without asking Discord for them."""

_CARDS: Final = {
    "start": card.start_card,
    "turn": card.turn_card,
    "undo": card.turn_card,
    "resigned": card.turn_card,
    "replaced": card.turn_card,
}
_ENDED: Final = "ended"
_OVER: Final = frozenset({_ENDED, "stopped", "expired"})
_SEEN_FROM_OUTSIDE: Final = _OVER | {"start", "resigned", "replaced"}
"""What changes the message that leads to a table's thread."""
_THREAD: Final = "thread"
_WISHES: Final = frozenset({"undo-asked", "end-asked", "pause-asked"})

_AS_IT_STANDS: Final = "card"
"""What tells nothing new but until when there is time: the card that stands is replaced, and none posted."""

_log = logging.getLogger(__name__)


class Payload(Struct):
    """What an announcement says beside its kind: whom it pings, whose doing it is, and particulars."""

    ping: list[int] = []
    role: int = 0
    by: int | None = None
    reference: str = ""
    newcomer: int = 0
    needed: str = "all"
    until: int = 0
    seats: list[int] = []


class PostOffice:
    """Tells in the channels what the tables have stored for them.

    One announcement of a channel after the other; channels don't wait for each other.
    """

    def __init__(
        self,
        client: discord.Client,
        tables: Tables,
        outbox: Outbox,
        studio: Studio,
        clock: Callable[[], float],
        instruments: Instruments,
        gathering: Callable[[Table], Awaitable[Post]],
    ) -> None:
        """`gathering` makes the message of a lobby."""
        self._client = client
        self._tables = tables
        self._outbox = outbox
        self._studio = studio
        self._clock = clock
        self._instruments = instruments
        self._gathering = gathering
        self.threads = Threads(client, tables.places)
        self._locks: weakref.WeakValueDictionary[int, asyncio.Lock] = weakref.WeakValueDictionary()
        self._rounds: dict[int, asyncio.Task[Trouble | None]] = {}
        self._troubles: dict[int, Trouble] = {}
        self._shown: OrderedDict[int, tuple[int, discord.Message]] = OrderedDict()
        self._soon: set[asyncio.Task[Trouble | None]] = set()
        self._said_to_think: dict[int, tuple[int, str]] = {}

    # What waits

    async def deliver(self, channel: int, *, since: float | None = None) -> Trouble | None:
        """Send what waits for a channel; what stands in the way, now or since the last try, if something does.

        `since` is when the wish came in (`perf_counter`) that wrote it: how long its card takes is measured.
        """
        lock = self._locks.setdefault(channel, asyncio.Lock())
        shown = lock.locked()  # whoever sends just now may well show it too
        async with lock:
            more = True
            while more and (waiting := await self._outbox.waiting(self._clock(), channel=channel)):
                more = len(waiting) > 1  # what comes later is delivered by whoever has it written
                claimed = await self._outbox.claim(await self._combined(waiting), self._clock())
                if claimed is None:
                    continue
                self._troubles.pop(channel, None)
                if (trouble := await self._send(claimed)) is not None:
                    if trouble.final:
                        return trouble
                    self._troubles[channel] = trouble
                shown |= claimed.kind in (*_CARDS, _ENDED)
            trouble = self._troubles.get(channel)
        if shown and trouble is None and since is not None:
            self._instruments.shown(perf_counter() - since)
        return trouble

    async def sweep(self) -> None:
        """Begin to send what waits anywhere; a channel that is slow holds up no other."""
        for channel in dict.fromkeys(a.channel for a in await self._outbox.waiting(self._clock())):
            if channel not in self._rounds:
                task = asyncio.create_task(self.deliver(channel), name=f"post for channel {channel}")
                self._rounds[channel] = task
                task.add_done_callback(partial(self._finished, channel))

    def deliver_soon(self, table: Table) -> None:
        """Begin to send what waits for the channel of a table, without anybody waiting for it."""
        task = asyncio.create_task(self.deliver(table.channel), name=f"post for channel {table.channel}")
        self._soon.add(task)
        task.add_done_callback(self._soon.discard)
        task.add_done_callback(_log_failure)

    @property
    def under_way(self) -> list[asyncio.Task[Trouble | None]]:
        """What is just being sent by the bot itself; handlers send theirs themselves."""
        return [*self._rounds.values(), *self._soon]

    def _finished(self, channel: int, task: asyncio.Task[Trouble | None]) -> None:
        self._rounds.pop(channel, None)
        _log_failure(task)

    async def _combined(self, waiting: Sequence[Announcement]) -> Announcement:
        """What to send first; of several turns of a game that wait, the newest says what all of them say."""
        first = waiting[0]
        turns = [a for a in waiting if a.kind == first.kind == "turn" and a.table_id == first.table_id]
        if len(turns) < 2:
            return first
        table = await self._tables.shelf.by_id(first.table_id)
        assert table is not None, "an announcement belongs to a table"
        newest, asked = turns[-1], table.asked_users()
        pinged = dict.fromkeys(user for turn in turns for user in _payload(turn).ping)
        payload = structs.replace(_payload(newest), ping=[user for user in pinged if user in asked])
        if await self._outbox.supersede(newest, json.encode(payload).decode(), now=self._clock()):
            return next(iter(await self._outbox.waiting(self._clock(), channel=first.channel)), first)
        return first

    async def _send(self, announcement: Announcement) -> Trouble | None:
        """Tell one announcement that is claimed, and mark it sent or failed."""
        table = await self._tables.shelf.by_id(announcement.table_id)
        assert table is not None, "an announcement belongs to a table"
        try:
            if announcement.kind == _AS_IT_STANDS:
                message, placed = await self._renew_card(table, announcement)
            elif announcement.kind in (*_CARDS, _ENDED):
                message, placed = await self._tell_card(table, announcement)
            elif announcement.kind == _THREAD:
                message, placed = await self._move_in(table, announcement), None
            else:
                message, placed = await self._tell_note(table, announcement), None
        except discord.HTTPException as error:
            return await self._failed(announcement, trouble_of(error), error)
        except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            return await self._failed(announcement, later(error), error)
        except Exception as error:
            _log.exception(
                "announcement %s of game %s can't be made", announcement.id, table.id, extra=_about(table)
            )
            return await self._failed(announcement, later(error), error)
        former = table.card.message if table.card is not None else None
        if announcement.kind == _AS_IT_STANDS:
            former = None
        if announcement.kind == "expired":
            former = table.lobby_message
        if former not in (None, message) and (placed or announcement.kind in ("stopped", "expired")):
            # Before it is marked as sent: what a crash prevents here, the next start does.
            await self._retire(table, former)
        if announcement.kind in _SEEN_FROM_OUTSIDE:
            await self.show_outside(table)
        await self._outbox.mark_sent(announcement, message=message, now=self._clock(), card=placed)
        self._instruments.announced(Delivery.TOLD)
        return None

    async def _failed(self, announcement: Announcement, trouble: Trouble, error: Exception) -> Trouble:
        _log.warning(
            "announcement %s (%s) of game %s is not sent to channel %s: %s",
            announcement.id,
            announcement.kind,
            announcement.table_id,
            announcement.channel,
            error,
            extra={"game": announcement.table_id, "channel": announcement.channel},
        )
        left = await self._outbox.mark_failed(
            announcement, str(error), now=self._clock(), final=trouble.final, pause=trouble.pause
        )
        given_up = left is None or left.given_up_at is not None
        self._instruments.announced(Delivery.GIVEN_UP if given_up else Delivery.POSTPONED)
        return trouble

    # What is told

    async def _tell_card(self, table: Table, announcement: Announcement) -> tuple[int, Card]:
        """Show the table as the announcement tells it: in place of the card that stands, or as a new one."""
        payload = _pinging(table, announcement)
        shown = await self._tables.shelf.at(table, announcement.revision)
        pictures, instead = await self._pictures(shown)
        compose = await self._composer(shown, announcement.kind)
        mark = mark_of(announcement.nonce)
        former = table.card
        if former is not None and await self._goes_on(announcement, payload, shown, former):
            entries = await self._tables.log.recent(shown, former.revision, runs=2)
            if former.message == await self._outbox.first_card(table.id):
                compose = await self._composer(shown, "start")
            post = compose(shown, entries, pictures, ping=(), mark=mark).after(instead)
            if (message := await self._replaced(table, former, post)) is not None:
                return former.message, self._card(shown, message, former.posted_at)
        entries = await self._tables.log.recent(
            shown, former.revision if former else shown.revision - 1, runs=1
        )
        post = compose(shown, entries, pictures, ping=payload.ping, mark=mark).after(instead)
        message = await self._post_once(announcement, post)
        return message.id, self._card(shown, message, self._clock())

    async def _renew_card(self, table: Table, announcement: Announcement) -> tuple[int, Card | None]:
        """Have the card that stands show until when there is time now; nothing where there is none."""
        former = table.card
        if former is None or not table.begun or former.revision > announcement.revision:
            return 0, None
        shown = await self._tables.shelf.at(table, announcement.revision)
        pictures, instead = await self._pictures(shown)
        entries = await self._tables.log.recent(shown, former.revision, runs=2)
        first = former.message == await self._outbox.first_card(table.id)
        compose = await self._composer(shown, "start" if first else "turn")
        mark = mark_of(announcement.nonce)
        post = compose(shown, entries, pictures, ping=(), mark=mark).after(instead)
        message = await self._replaced(table, former, post)
        if message is None:
            return former.message, None
        return former.message, self._card(shown, message, former.posted_at)

    async def _composer(self, table: Table, kind: str) -> Callable[..., Post]:
        """What makes the card that tells an announcement of a kind."""
        if kind == _ENDED:
            return partial(card.end_card, advised=await self._tables.advice.taken(table))
        return partial(_CARDS[kind], timing=await self._tables.pacing.timing(table))

    def _card(self, table: Table, message: discord.Message, posted_at: float) -> Card:
        """The message as the card of a table, kept for the moment when it loses its buttons."""
        self._shown[message.id] = table.revision, message
        self._shown.move_to_end(message.id)
        while len(self._shown) > _REMEMBERED:
            self._shown.popitem(last=False)
        seats = json.encode(list(table.asked_seats)).decode()
        return Card(message=message.id, revision=table.revision, posted_at=posted_at, seats=seats)

    async def _tell_note(self, table: Table, announcement: Announcement) -> int:
        """Say what needs no picture."""
        payload = _pinging(table, announcement)
        mark = mark_of(announcement.nonce)
        said = marked(table)
        if announcement.kind in _WISHES:
            assert payload.by is not None
            wish = announcement.kind.removesuffix("-asked")
            post = card.wish_question(table, wish, payload.by, ping=payload.ping, mark=mark)
        elif announcement.kind == "replace-asked":
            assert payload.by is not None
            post = card.replacement_question(
                table, payload.by, payload.newcomer, payload.needed, ping=payload.ping, mark=mark
            )
        elif announcement.kind == "overdue":
            post = card.overdue_note(table, payload.seats, ping=payload.ping, mark=mark)
        elif announcement.kind == "seat-taken":
            assert payload.by is not None
            post = card.seat_taken_note(table, payload.by, ping=payload.ping, mark=mark)
        elif announcement.kind == "sought":
            post = sought_post(table, payload.role, mark)
        else:
            player = said.player(payload.by) if payload.by is not None else ""
            sentence = said(
                f"note-{announcement.kind}",
                player=player,
                reference=payload.reference,
                moment=moment(payload.until),
                pace=pace_in_words(pace_at(table.row), said),
                day=f"<t:{payload.until}:D>",
            )
            post = card.note(table, sentence, ping=payload.ping, mark=mark)
        return (await self._post_once(announcement, post)).id

    async def _move_in(self, table: Table, announcement: Announcement) -> int:
        """Make the thread of a table that has just been opened, and gather people there; in the channel if need be.

        Each step leaves a trace, so that a try that was cut off is gone on with.
        """
        if table.row.home is not None and table.row.home_message is None:
            posted = await self._post_once(announcement, home_post(table, mark_of(announcement.nonce)))
            table = await self._tables.places.move_in(table, posted.id)
        if table.row.home is None:
            return await self._gather(table, announcement)
        try:
            await self.threads.make(table)
            await self.show_outside(table)
            return await self._gather(table, announcement)
        except discord.HTTPException as error:
            if is_passing(error):
                raise
            return await self._gather(await self.threads.give_up(table, error), announcement)

    async def _gather(self, table: Table, announcement: Announcement) -> int:
        """Post the lobby of a table, where it has none yet."""
        if table.status != "lobby" or table.lobby_message is not None:
            return table.lobby_message or 0
        lobby = replace(await self._gathering(table), mark=mark_of(announcement.nonce))
        posted = await self._post_once(announcement, lobby, table.channel)
        await self._tables.lobbies.note_message(table, posted.id)
        return posted.id

    async def show_outside(self, table: Table) -> None:
        """Bring the message up to date that leads to the thread of a table, where it has one; no harm if that fails."""
        home, message = table.row.home, table.row.home_message
        if home is None or message is None:
            return
        try:
            await self.edit(home, message, home_post(table))
        except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info("the way to game %s can't be edited: %s", table.id, error, extra=_about(table))
        if not table.open:
            await self.threads.fold_soon(table)

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
            return await self.edit(table.channel, former.message, post)
        except discord.HTTPException as error:
            if error.status >= 500:
                raise
            _log.info("the card of game %s can't be edited: %s", table.id, error, extra=_about(table))
            return None

    async def _pictures(self, table: Table) -> tuple[Pictures, Sequence[str]]:
        """The pictures of a table; where they can't be drawn, what to say in their place."""
        try:
            return await self._studio.table(table), ()
        except Exception:
            return (), [f"-# {undrawn(table, table.words())}"]

    # Messages

    async def post(self, channel: int, post: Post, nonce: str | None = None) -> discord.Message:
        """Send a message to a channel. Raises what Discord answers."""
        place = self._client.get_partial_messageable(channel)
        return await place.send(
            view=post.view(),
            files=post.files(),
            allowed_mentions=post.mentions(),
            nonce=nonce or secrets.token_hex(12),
        )

    async def edit(self, channel: int, message: int, post: Post) -> discord.Message:
        """Put a post in place of a message; nobody is pinged. Raises what Discord answers."""
        place = self._client.get_partial_messageable(channel).get_partial_message(message)
        return await place.edit(
            view=post.view(), attachments=post.files(), allowed_mentions=discord.AllowedMentions.none()
        )

    async def say_who_thinks(self, table_id: int) -> bool:
        """Have the card that stands say that the computers are thinking, where nobody else is waited for.

        False where the card is still to come: then it can be said later.
        """
        table = await self._tables.shelf.by_id(table_id)
        if table is None:
            return True
        async with self._locks.setdefault(table.channel, asyncio.Lock()):
            table = await self._tables.shelf.by_id(table_id)
            if table is None or not table.asked_computers or table.asked_users():
                return True
            if table.card is None or await self._outbox.waiting(self._clock(), channel=table.channel):
                return False
            line = card.thinking_line(table)
            if self._said_to_think.get(table.channel) == (table.card.message, line):
                return True
            self._said_to_think[table.channel] = (table.card.message, line)
            try:
                message = await self._message(table, table.card.message)
                await message.edit(
                    view=with_line(message, line),
                    attachments=attached(message),
                    allowed_mentions=discord.AllowedMentions.none(),
                )
            except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
                _log.info(
                    "the card of game %s can't say who thinks: %s", table.id, error, extra=_about(table)
                )
            return True

    async def bring_table(self, table: Table) -> None:
        """Post the table of a game that has begun as a fresh card. Raises what Discord answers."""
        pictures, instead = await self._pictures(table)
        entries = await self._tables.log.recent(table, table.revision, runs=1)
        compose = await self._composer(table, _ENDED if table.over else "turn")
        post = compose(table, entries, pictures, ping=(), mark=None).after(instead)
        message = await self.post(table.channel, post)
        await self._tables.games.note_card(table, self._card(table, message, self._clock()))
        if table.card is not None:
            await self._retire(table, table.card.message)

    async def _post_once(
        self, announcement: Announcement, post: Post, thread: int | None = None
    ) -> discord.Message:
        """Send a post, unless an earlier try that seemed to fail, or a crash, has left it in the channel.

        What is told in a `thread` as well needs a nonce of its own.
        """
        channel = announcement.channel if thread is None else thread
        if announcement.attempts > 1 and post.mark is not None:
            standing = await self._standing(channel, post.mark)
            if standing is not None:
                return standing
        return await self.post(
            channel, post, announcement.nonce if thread is None else f"{announcement.nonce}t"
        )

    async def _standing(self, channel: int, mark: int) -> discord.Message | None:
        place = self._client.get_partial_messageable(channel)
        try:
            async for message in place.history(limit=_LOOKED_THROUGH):
                if message.author == self._client.user and is_marked(message, mark):
                    return message
        except discord.Forbidden:
            _log.info("channel %s may not be read back; the nonce alone keeps messages single", channel)
        return None

    async def _message(self, table: Table, number: int) -> discord.Message:
        """A message of the bot's, as it was posted or replaced last. Raises what Discord answers.

        What is at hand counts only while the card is noted as it was then: another process may have replaced it.
        """
        revision, message = self._shown.get(number, (None, None))
        if message is not None and table.card is not None and table.card.revision == revision:
            return message
        return await self._client.get_partial_messageable(table.channel).fetch_message(number)

    async def _retire(self, table: Table, former: int) -> None:
        """Take the buttons off a card that another one follows; no harm where that fails."""
        self._said_to_think.pop(table.channel, None)
        try:
            message = await self._message(table, former)
            self._shown.pop(former, None)
            await message.edit(
                view=without_buttons(message),
                attachments=attached(message),
                allowed_mentions=discord.AllowedMentions.none(),
            )
        except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info(
                "the former card of game %s keeps its buttons: %s", table.id, error, extra=_about(table)
            )


def _log_failure(task: asyncio.Task[Trouble | None]) -> None:
    if not task.cancelled() and (error := task.exception()) is not None:
        _log.error("the %s waits for the next round", task.get_name(), exc_info=error)


def _payload(announcement: Announcement) -> Payload:
    return json.decode(announcement.payload, type=Payload)


def _pinging(table: Table, announcement: Announcement) -> Payload:
    """What an announcement says; where the game is paused, it pings nobody."""
    payload = _payload(announcement)
    return structs.replace(payload, ping=[]) if table.paused else payload


def _about(table: Table) -> dict[str, int]:
    return {"game": table.id, "channel": table.channel}
