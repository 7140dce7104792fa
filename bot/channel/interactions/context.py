"""The context of an interaction: who it is from, where, about which table, and how it is answered."""

from __future__ import annotations

import asyncio
import enum
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import app_commands

from bot.channel.messages.components import Address, cut
from bot.channel.messages.messenger import (
    NEEDED,
    NEEDED_IN_THREAD,
    Code,
    DeliveryError,
    delivery_error_of,
    edit_with_pictures,
    is_temporary,
    may_view,
    missing_permissions,
)
from bot.channel.messages.post import NO_DOCUMENTS, Page, uploads
from bot.channel.messages.sentences import escaped, refusal_sentence
from bot.db.database import StoreError
from bot.engine import Player, Refusal, Text, text
from bot.i18n.fluent import Locale, Words, locale_for, words
from bot.i18n.icons import filled
from bot.log import log_fault
from bot.pictures.png import strengthened
from bot.play.errors import Refused
from bot.play.history.results import VisibleGames
from bot.play.people.people import person_called
from bot.play.repository import Condition, require
from bot.play.rows import PersonRow
from bot.play.table import Caller, Person, Table

from .bot_types import Interaction

ANNOUNCED_WITHIN: Final = 1.0  # seconds that an answer waits for the announcement of its effect
CONNECTION_LOST: Final = (aiohttp.ClientError, TimeoutError, OSError)
"""Errors of a request that Discord hasn't answered."""

_DROPPED: Final = (aiohttp.ClientConnectionError, aiohttp.ClientPayloadError, ConnectionError)
"""Those of them for which another connection may help."""

_LONGEST: Final = 2_000  # characters of a message without a layout

_TOO_LATE: Final = frozenset(
    {Code.UNKNOWN_INTERACTION, Code.UNKNOWN_WEBHOOK, Code.UNKNOWN_MESSAGE, Code.TOKEN_EXPIRED}
)

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Acknowledge(enum.Enum):
    """How the interaction is acknowledged before its handler runs; Discord gives three seconds."""

    PRIVATELY = enum.auto()
    """With a private "thinking …", which the first answer replaces."""
    SILENTLY = enum.auto()
    """Invisibly; the first answer replaces the message that was clicked."""


LONGEST_TYPED: Final = 200
"""The most characters of an option: the longest text that is offered, and the link of a game, have 100."""

_HIGHEST: Final = 2**63 - 1  # the highest id of Discord or a database


def check_options(interaction: Interaction, command: app_commands.Command[Any, ..., Any]) -> None:
    """Raise Refused if an option of a command is too long, or isn't one of its choices."""
    given = dict(iter(interaction.namespace))
    for parameter in command.parameters:
        value = given.get(str(parameter.display_name))
        if isinstance(value, str) and len(value) > LONGEST_TYPED:
            raise Refused("too-long", most=LONGEST_TYPED)
        if value is not None and parameter.choices and value not in [one.value for one in parameter.choices]:
            raise Refused("no-such-choice")


def chosen_one(values: Sequence[str]) -> str:
    """The only value that was chosen. Raises Refused if there are more or none."""
    if len(values) != 1:
        raise Refused("no-such-choice")
    return values[0]


def parse_number(value: str) -> int | None:
    """A value as a number from 0 on; None for anything else."""
    if not (value.isascii() and value.isdecimal() and len(value) <= len(str(_HIGHEST))):
        return None
    return number if (number := int(value)) <= _HIGHEST else None


ON_SERVERS: Final = app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False)
"""Where commands work that are about a channel's table or a server."""

IN_DIRECT_MESSAGES: Final = app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False)
"""Where all others work: on servers, and in direct messages with the bot."""


class Context:
    """An interaction as its handler sees it: its user, place and table, and the ways to answer.

    - `message` is the message that was clicked; `found` the table that is meant, unless it is the channel's.
    - `arrived` is when it came in (`perf_counter`).
    - `settled` are the user's settings; `locale` is the language of private answers: the one that they chose, or that
      of their client. A user who `reads_words` has things read aloud, and gets words instead of icons.
    - `refused` is a refusal that the handler has answered itself.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction, self.bot = interaction, interaction.client
        self.tables, self.outbox, self.renderer = self.bot.tables, self.bot.outbox, self.bot.renderer
        self.user, person = interaction.user, person_of(interaction.user)
        self.caller = Caller(
            person.id,
            person.name,
            channel=interaction.channel_id or 0,
            guild=interaction.guild_id,
            interaction=interaction.id,
            may_manage=interaction.permissions.manage_channels,
        )
        self.guild, self.guild_id, self.message = interaction.guild, interaction.guild_id, interaction.message
        self.found: Table | None = None
        self.arrived = perf_counter()
        self.settled = PersonRow(user=interaction.user.id)
        self.locale: Locale = locale_for(str(interaction.locale))
        self.reads_words = False
        self.refused: Refused | Refusal | None = None
        self._acknowledged: Acknowledge | None = None
        self._thinks = False  # "thinking …" is shown, and must be replaced
        self._shown: discord.Message | None = None  # the message that shows the answer
        self._soon = False  # a sentence is shown until the answer comes
        self._lost = False  # no answer can arrive any more

    async def load_person(self) -> None:
        """Load the user's settings, and update their name."""
        try:
            self.settled = await self.tables.people.of(self.user.id)
        except StoreError as error:
            _log.warning("what user %s has settled can't be read: %s", self.user.id, error)
        self.locale = locale_for(self.settled.language or str(self.interaction.locale))
        self.reads_words = self.settled.pictures == "words"
        try:
            await self.tables.names.follow(self.guild_id, self.caller)
        except StoreError as error:
            _log.warning("what user %s is called can't be kept: %s", self.user.id, error)

    def words(self, game: str | None = None, rules_version: int | None = None) -> Words:
        return words(self.locale, game, rules_version)

    def called(self, game: str) -> str:
        """The name of a game; its id if it is no longer played here."""
        return self.words(game)("game-title") if game in self.tables.titles else game

    def refuse(self, refused: Refused | Refusal, table: Table | None) -> str:
        """The sentence of a refusal that the handler answers itself; the interaction counts as refused."""
        self.refused = refused
        return refusal_sentence(refused, table, self.user.id, self.locale)

    # Where

    @property
    def channel_id(self) -> int:
        """The channel of the server. Raises Refused in direct messages, where no tables are."""
        if self.guild_id is None or self.interaction.channel_id is None:
            raise Refused("no-channel")
        return self.interaction.channel_id

    async def public_locale(self, wished: str | None = None) -> Locale:
        """The language of what the user posts: the one wished, the server's, or else their own."""
        settled = wished or (await self.tables.servers.of(self.guild_id)).language
        return self.locale if settled is None else locale_for(settled)

    def check_permissions(self) -> None:
        """Raise Refused if the bot may not post in the channel, naming the permissions that it lacks."""
        in_thread = isinstance(self.interaction.channel, discord.Thread)
        needed = NEEDED_IN_THREAD if in_thread else NEEDED
        if lacking := missing_permissions(self.interaction.app_permissions, needed):
            raise Refused("permissions", missing=list(lacking))

    def why_silent(self, role: int) -> Text | None:
        """Why a role of the server can't be pinged here; None if it can."""
        found = self.guild.get_role(role) if self.guild is not None else None
        if found is None:
            return text("role-gone")
        if found.mentionable or self.interaction.app_permissions.mention_everyone:
            return None
        return text("role-silent", role=escaped(found.name), missing=text("permission-mention-everyone"))

    def may_see(self, channel: int, home: int | None) -> bool:
        """Whether the user can see a channel of this server, or a thread of its `home`."""
        if channel == self.interaction.channel_id:
            return True
        if self.guild is None or not isinstance(self.user, discord.Member):
            return False
        place = self.guild.get_channel_or_thread(channel) or self.guild.get_channel(home or 0)
        return place is not None and may_view(place, self.user)

    def seen(self) -> VisibleGames:
        """Which of this server's games the user may see."""
        places = () if self.guild is None else (*self.guild.channels, *self.guild.threads)
        here = () if self.interaction.channel_id is None else (self.interaction.channel_id,)
        seen = [place.id for place in places if self.may_see(place.id, None)]
        return VisibleGames(self.user.id, sorted({*seen, *here}))

    def check_seen(self, table: Table) -> None:
        """Raise Refused unless the user has played a game, or can see its channel."""
        sat = {seat.user for seat in table.seats} | {seat.user for seat in table.former}
        if self.user.id not in sat and not self.may_see(table.channel, table.row.home):
            raise Refused("replay-not-here")

    # Which table

    async def table_nearby(self) -> Table | None:
        """The channel's open table, or else its latest; None if there is none, as in direct messages."""
        if self.guild_id is None or self.interaction.channel_id is None:
            return None
        return await self.tables.repository.current(self.interaction.channel_id)

    async def table(self, *needed: Condition) -> Table:
        """The table nearby, in the condition `needed`. Raises Refused."""
        table = await self.tables.repository.current(self.channel_id)
        if table is None:
            raise Refused("no-game")
        return require(table, *needed)

    async def table_clicked(self, address: Address, *needed: Condition) -> Table:
        """The table that a button is about, over or not, in the condition `needed`.

        Raises Refused unless it, or the link to its thread, is in this channel; in direct messages, unless the user
        sits there.
        """
        table = await self.tables.repository.by_id(address.table)
        if table is not None and self.guild_id is None and table.seat_of(self.user.id) is not None:
            self.found = table
        elif table is None or self.interaction.channel_id not in (table.channel, table.row.home):
            raise Refused("no-game")
        elif "open" in needed and not table.open:
            return await self.table_here(address)
        return require(table, *needed)

    async def table_here(self, address: Address) -> Table:
        """The channel's open table, if a button is about that one. Raises Refused if it is about an earlier game."""
        table = await self.table("open")
        if table.id != address.table:
            raise Refused("old-lobby")
        return table

    # The answers

    async def acknowledge(self, how: Acknowledge) -> bool:
        """Acknowledge the interaction to Discord; False if it is too late. Raises CONNECTION_LOST."""
        self._acknowledged, self._thinks = how, how is Acknowledge.PRIVATELY
        if self.message is not None:
            self.bot.last_contexts[self.message.id] = self
        response = self.interaction.response
        try:
            thinks = partial(response.defer, ephemeral=True, thinking=True)
            await _on_two_connections(thinks if self._thinks else response.defer)
        except discord.HTTPException as error:
            if error.code == Code.ALREADY_ACKNOWLEDGED:
                # The earlier call was carried out though its answer was lost; or this is a second delivery, which the
                # tables recognize.
                return True
            _log.warning("interaction %s can't be acknowledged: %s", self.interaction.id, error)
            return False
        return True

    async def say(self, sentence: str) -> None:
        """Say something privately; what they clicked stays as it is."""
        sentence = cut(sentence, _LONGEST)
        sign_of = self.bot.application_emojis.sign_of
        sentence = filled(sentence) if self.reads_words else filled(sentence, sign_of)
        if self._thinks:
            self._thinks = False
            edit = partial(self.interaction.edit_original_response, content=sentence)
            await self._sent(edit, repeatable=True)
        else:
            await self._sent(partial(self.interaction.followup.send, sentence, ephemeral=True))

    async def say_delivery_error(self, trouble: DeliveryError) -> None:
        """Say why a message can't be delivered; the log has the cause under the same reference."""
        where, message = self.interaction.channel_id, "nothing can be posted in channel %s: %s"
        reference = log_fault(_log, message, where, trouble.cause, level=logging.WARNING, channel=where)
        await self.say(self.words()(f"trouble-{trouble.kind}", reference=reference))

    async def say_unposted(self, error: Exception) -> None:
        """Say why a message wasn't posted, and how to get it: nothing posts it later."""
        trouble = delivery_error_of(error)
        await self.say_delivery_error(replace(trouble, kind="again") if trouble.kind == "later" else trouble)

    async def dismiss(self) -> None:
        """Remove "thinking …", if what happened is seen by everybody anyway."""
        if self._thinks:
            self._thinks = False
            await self._sent(self.interaction.delete_original_response, repeatable=True)

    async def show(self, page: Page) -> None:
        """Answer with a page, its pictures as the reader wants them: in strong contrast, or described below."""
        page = self._as_wanted(page)
        await self.show_layout(page.layout(self.locale if self.reads_words else None), page.pictures)

    def _as_wanted(self, page: Page) -> Page:
        if self.settled.pictures == "contrast":
            return replace(page, pictures=[strengthened(picture) for picture in page.pictures])
        return page

    async def show_sentence(self, sentence: str, documents: Mapping[str, bytes] = NO_DOCUMENTS) -> None:
        """Answer with a sentence, and files by their names, in place of the message that was clicked."""
        view = Page([sentence]).layout()
        for name in documents:
            view.add_item(discord.ui.File(f"attachment://{name}"))
        await self.show_layout(view, documents=documents)

    async def show_layout(
        self,
        view: discord.ui.LayoutView,
        pictures: Sequence[bytes] = (),
        *,
        documents: Mapping[str, bytes] = NO_DOCUMENTS,
    ) -> discord.Message | None:
        """Answer with a layout in place of "thinking …", or of the message that was clicked; None if it is lost.

        `documents` are files by their names. A picture that the message already has isn't uploaded again.
        """
        in_words = self.reads_words and not self._replaces(private=False)
        silently = self._acknowledged is Acknowledge.SILENTLY
        standing = self._shown or (self.interaction.message if silently else None)
        # A layout replaces a sentence only if that is explicitly removed.
        content = None if self._soon else discord.utils.MISSING
        edit = partial(self.interaction.edit_original_response, content=content, view=view)
        answer = partial(edit_with_pictures, edit, pictures, standing, documents)
        self._thinks = False
        send = partial(self.bot.application_emojis.send, view, answer, in_words=in_words)
        shown = await self._sent(send, repeatable=True)
        self._shown = shown or self._shown
        return shown

    async def post_publicly(self, page: Page) -> None:
        """Post a page for everybody in the channel; the message that was clicked stays as it is."""
        await self._post(page, ephemeral=False)

    async def follow_up(self, page: Page) -> None:
        """Show a page privately, in a new message at the end of the channel; what they clicked stays."""
        await self._post(self._as_wanted(page), ephemeral=True)

    async def _post(self, page: Page, *, ephemeral: bool) -> None:
        in_words = ephemeral and self.reads_words
        view = page.layout(self.locale if in_words else None)

        async def send() -> None:
            await self.interaction.followup.send(view=view, files=uploads(page.pictures), ephemeral=ephemeral)

        await self._sent(partial(self.bot.application_emojis.send, view, send, in_words=in_words))

    def is_latest(self) -> bool:
        """Whether this is still the last click in its message."""
        return self.message is not None and self.bot.last_contexts.get(self.message.id) is self

    async def announce(self, channel: int | None = None) -> bool:
        """Deliver a channel's announcements; tell the user if that fails or takes long."""
        channel = channel or self.interaction.channel_id
        assert channel is not None
        posting = self.bot.outbox.begin(channel, since=self.arrived)
        if self._thinks:
            await asyncio.wait({posting}, timeout=ANNOUNCED_WITHIN)
            if not posting.done():
                self._soon = True
                edit = partial(self.interaction.edit_original_response, content=self.words()("posted-soon"))
                await self._sent(edit, repeatable=True)
        await asyncio.wait({posting})
        if (trouble := posting.result()) is not None:
            await self.say_delivery_error(trouble)
        return trouble is None

    @property
    def on_private_page(self) -> bool:
        """Whether a private message was clicked that the answer replaces."""
        return self._replaces(private=True)

    # How it is sent

    def _replaces(self, *, private: bool) -> bool:
        clicked = self.interaction.message
        silently = self._acknowledged is Acknowledge.SILENTLY
        return clicked is not None and clicked.flags.ephemeral == private and silently

    async def _sent(self, send: Callable[[], Awaitable[T]], *, repeatable: bool = False) -> T | None:
        """Send an answer; None if it doesn't arrive, which changes nothing in the game.

        A `repeatable` request is sent again if its connection drops. Once Discord no longer knows the interaction,
        nothing more is sent.
        """
        if self._lost:
            return None
        try:
            return await (_on_two_connections(send) if repeatable else send())
        except (discord.HTTPException, *CONNECTION_LOST) as error:
            code = error.code if isinstance(error, discord.HTTPException) else None
            self.bot.metrics.answer_lost()
            self._lost = late = code in _TOO_LATE
            where, level = self.interaction.channel_id, logging.INFO if late else logging.WARNING
            about = self.interaction.id, where, error or type(error).__name__
            message = "interaction %s in channel %s: no answer: %s"
            reference = log_fault(_log, message, *about, level=level, channel=where)
            if isinstance(error, discord.HTTPException) and not late and not is_temporary(error):
                with suppress(discord.HTTPException, *CONNECTION_LOST):  # also in place of "thinking …"
                    await self.interaction.followup.send(
                        self.words()("fault", reference=reference), ephemeral=True
                    )
            return None


def person_of(user: discord.User | discord.Member) -> Person:
    return person_called(user.id, (user.display_name, user.name))


async def _on_two_connections(send: Callable[[], Awaitable[T]]) -> T:
    """Send an idempotent request, once more if the connection drops. Raises what that raises."""
    try:
        return await send()
    except _DROPPED as error:
        _log.info("once more on another connection: %s", error or type(error).__name__)
        return await send()


def seat_of_player(table: Table, player: discord.User | discord.Member) -> int:
    """The seat of a player, even of one who has left. Raises Refused."""
    for seat in table.seats:
        if seat.user == player.id:
            return seat.seat
    players = [Player(seat.seat) for seat in table.seats]
    raise Refused("plays-not-here", name=person_of(player).name, players=players)
