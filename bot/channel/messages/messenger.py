"""The messenger: sends and edits messages, with emojis; delivery errors; permissions."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

from bot.db.database import BoundedCache
from bot.engine import Text
from bot.i18n.fluent import Locale, words
from bot.i18n.icons import emoji_name, filled
from bot.log import log_fault
from bot.play.rows import Announcement
from bot.play.table import Table

from .post import NO_DOCUMENTS, Post, attached, mark_of, uploads, without_buttons

UNANSWERED: Final = (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError)
"""Errors of a call to Discord that failed, with or without an answer."""

_log = logging.getLogger(__name__)

T = TypeVar("T")


_REFUSED: Final = 2  # refusals of an emoji after which a message is sent with words


class Emojis:
    """The application's emojis: their `ids` by name, filled while the bot runs.

    `missed` is called when Discord has refused one twice: the application may no longer have it.
    """

    def __init__(self) -> None:
        self.ids: dict[str, int] = {}
        self.missed: Callable[[], None] = lambda: None

    def sign_of(self, artwork: str) -> str | None:
        """The emoji of an artwork, in Discord's markup; None if there is none."""
        name = emoji_name(artwork)
        return f"<:{name}:{self.ids[name]}>" if name in self.ids else None

    async def send(
        self, view: ui.LayoutView, send: Callable[[], Awaitable[T]], *, in_words: bool = False
    ) -> T:
        """Send a view with icons as emojis or `in_words`. Raises what Discord answers.

        Now and then Discord refuses an emoji that exists: then the view is sent once more as it is, and then with
        words.
        """
        slots: list[tuple[object, str, Any]] = []
        for item in view.walk_children():
            part = item.item if isinstance(item, ui.DynamicItem) else item
            if isinstance(part, ui.TextDisplay):
                slots.append((part, "content", part.content))
            elif isinstance(part, ui.Button):
                slots.append((part, "emoji", part.emoji))
            elif isinstance(part, ui.Select):
                slots += [(option, "emoji", option.emoji) for option in part.options]
        refused = 0
        try:
            while True:
                for part, name, content in slots:
                    setattr(part, name, self._shown(content, in_words))
                try:
                    return await send()
                except discord.HTTPException as error:
                    if in_words or not refuses_emoji(error):
                        raise
                    refused += 1
                    in_words = refused == _REFUSED
                    how = "with words" if in_words else "once more"
                    _log.warning("Discord refuses an emoji of a message. It is sent %s: %s", how, error)
                    if in_words:
                        self.missed()
        finally:  # a view that is sent again needs its placeholders
            for part, name, content in slots:
                setattr(part, name, content)

    def _shown(
        self, content: str | discord.PartialEmoji | None, in_words: bool
    ) -> str | discord.PartialEmoji | None:
        if isinstance(content, str):
            return filled(content) if in_words else filled(content, self.sign_of)
        if content is None or content.id is not None:
            return None if in_words else content
        if "/" not in content.name:
            return content
        name = emoji_name(content.name)
        return (
            None if in_words or name not in self.ids else discord.PartialEmoji(name=name, id=self.ids[name])
        )


def refuses_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord has refused a message because of an emoji of a button or an option."""
    return error.status == 400 and "emoji" in error.text.casefold()


async def edit_with_pictures(
    edit: Callable[..., Awaitable[discord.Message]],
    pictures: Sequence[bytes],
    standing: discord.Message | None,
    documents: Mapping[str, bytes] = NO_DOCUMENTS,
) -> discord.Message:
    """Edit a message, without uploading pictures that it already has. Raises what Discord answers."""
    had = {} if standing is None else {shown.filename: shown for shown in attached(standing)}
    named = [had.get(file.filename, file) for file in uploads(pictures, documents)]
    try:
        return await edit(attachments=named)
    except discord.HTTPException as error:
        keeps = any(isinstance(one, discord.Attachment) for one in named)
        if error.status != 400 or not keeps or refuses_emoji(error):
            raise
        # Another edit has replaced a picture that was to stay: by a quicker click, by another process, or one whose
        # answer was lost.
        return await edit(attachments=uploads(pictures, documents))


_LOOKED_THROUGH: Final = 30
"""How many messages are searched for an announcement that may already have been posted."""

_REMEMBERED: Final = 512  # messages with pictures in the cache


class Messenger:
    """Sends and edits messages in channels, direct messages included."""

    def __init__(self, client: discord.Client, emojis: Emojis) -> None:
        self._client = client
        self._emojis = emojis
        self._shown: BoundedCache[int, tuple[int | None, discord.Message]] = BoundedCache(_REMEMBERED)

    async def post(
        self,
        channel: int,
        post: Post,
        announcement: Announcement | None = None,
        *,
        nonce: str | None = None,
        silent: bool = False,
    ) -> discord.Message:
        """Send a message to a channel; a `silent` one makes no sound. Raises what Discord answers.

        The message of an announcement has its mark, and isn't sent again if an earlier attempt has left it in the
        channel.
        """
        place = self._client.get_partial_messageable(channel)
        if announcement is not None:
            post = replace(post, mark=mark_of(announcement.nonce))
            nonce = nonce or announcement.nonce
            if announcement.attempts > 1 and (standing := await self._standing(channel, post)) is not None:
                return standing
        view, nonce = post.view(), nonce or secrets.token_hex(12)
        send = partial(place.send, allowed_mentions=post.mentions(), nonce=nonce, silent=silent)
        message = await self._emojis.send(view, lambda: send(view=view, files=uploads(post.pictures)))
        if post.pictures:
            self.keep(message)
        return message

    async def edit(
        self, channel: int, message: int, post: Post, announcement: Announcement | None = None
    ) -> discord.Message:
        """Replace a message by a post; nobody is pinged. Raises what Discord answers."""
        if announcement is not None:
            post = replace(post, mark=mark_of(announcement.nonce))
        place, standing = self._client.get_partial_messageable(channel), None
        if post.pictures:
            with suppress(discord.HTTPException):
                _, known = self._shown.pop(message, (None, None))
                standing = known or await place.fetch_message(message)
        view, nobody = post.view(), discord.AllowedMentions.none()
        edit = partial(place.get_partial_message(message).edit, view=view, allowed_mentions=nobody)
        edited = await self._emojis.send(view, partial(edit_with_pictures, edit, post.pictures, standing))
        if post.pictures:
            self.keep(edited)
        return edited

    async def channel_with(self, user: int) -> int:
        """The channel of direct messages to a user. Raises what Discord answers."""
        return (await self._client.create_dm(discord.Object(user))).id

    async def may_read(self, table: Table, user: int) -> bool | None:
        """Whether a user is a member of a table's server and can see its channel. Raises what Discord answers.

        None if this process doesn't know the server, which is on another's shard or unavailable.
        """
        guild = self._client.get_guild(table.guild or 0)
        if guild is None:
            return None
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound:
            return False
        place = guild.get_channel_or_thread(table.channel) or guild.get_channel(table.row.home or 0)
        return place is not None and may_view(place, member)

    def server(self, table: Table) -> str | None:
        guild = self._client.get_guild(table.guild or 0)
        return None if guild is None else guild.name

    # Messages with pictures, cached until something else in them changes

    def keep(self, message: discord.Message, revision: int | None = None) -> None:
        """Cache a message as it was last sent or edited; `revision` is that of the table whose card it is."""
        self._shown[message.id] = revision, message

    async def retire(self, table: Table, former: int) -> None:
        """Remove the buttons of a card that another one follows; it doesn't matter if that fails.

        The cached message is only used if the table's row still has the same card: another process may have replaced
        it.
        """
        revision, message = self._shown.pop(former, (None, None))
        try:
            if message is None or table.card is None or table.card.revision != revision:
                message = await self._client.get_partial_messageable(table.channel).fetch_message(former)
            nobody = discord.AllowedMentions.none()
            await message.edit(
                view=without_buttons(message), allowed_mentions=nobody, attachments=attached(message)
            )
        except UNANSWERED as error:
            _log.info("the former card of game %s keeps its buttons: %s", table.id, error, extra=about(table))

    async def _standing(self, channel: int, post: Post) -> discord.Message | None:
        place = self._client.get_partial_messageable(channel)
        try:
            async for message in place.history(limit=_LOOKED_THROUGH):
                marks = [getattr(part, "id", None) for part in message.components]
                if message.author == self._client.user and post.mark in marks:
                    return message
        except discord.Forbidden:
            _log.info("channel %s may not be read back; the nonce alone keeps messages single", channel)
        return None


NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)  # in a channel in which it plays

NEEDED_IN_THREAD: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)  # in a thread in which it plays

NEEDED_FOR_THREADS: Final = NEEDED | NEEDED_IN_THREAD | discord.Permissions(create_public_threads=True)
"""For tables in threads of a channel. The README's link asks for these: everything that the bot ever needs, except for
mentioning roles that nobody else may mention."""


def may_view(place: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Whether a member of a server can see a channel or a thread, as far as their roles tell."""
    allowed = place.permissions_for(member)
    if isinstance(place, discord.Thread) and place.is_private():
        return allowed.manage_threads
    return allowed.view_channel


def missing_permissions(allowed: discord.Permissions, needed: discord.Permissions) -> list[Text]:
    """The permissions that the bot lacks, by Discord's names."""
    lacking = discord.Permissions(needed.value & ~allowed.value)
    return [Text(f"permission-{name.replace('_', '-')}") for name, lacks in lacking if lacks]


class Code:
    """Discord's error codes for answers."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    MISSING_ACCESS = 50001
    TOKEN_EXPIRED = 50027
    THREAD_FOLDED = 50083
    HAS_THREAD = 160004
    THREAD_LOCKED = 160005
    DIRECT_MESSAGES_TOO_FAST = 40003
    SENDING_DISABLED = 40004
    FEATURE_DISABLED = 40006
    ALREADY_ACKNOWLEDGED = 40060
    TAKES_NO_DIRECT_MESSAGES = 50007
    NO_SERVER_IN_COMMON = 50278


@dataclass(frozen=True)
class DeliveryError:
    """Why a message couldn't be delivered.

    `kind` names the sentence for the user, `cause` is for the log. `final`: trying again is useless. `pause`: the least
    seconds before the next attempt.
    """

    kind: str
    cause: str
    final: bool = False
    pause: float = 0.0


_PASSING: Final = (Code.DIRECT_MESSAGES_TOO_FAST, Code.SENDING_DISABLED, Code.FEATURE_DISABLED)
"""Errors with status 400 or 403 after which Discord may still accept the same request later."""


def is_temporary(error: discord.HTTPException) -> bool:
    """Whether Discord may accept the same request later."""
    return error.status == 429 or error.status >= 500 or error.code in _PASSING


def retry_after(error: discord.HTTPException) -> float:
    """The seconds after which Discord allows another attempt; 0 if it names none."""
    try:
        return float(error.response.headers.get("Retry-After", 0.0))
    except ValueError:  # a date, which a proxy before Discord may send
        return 0.0


def delivery_error_of(error: Exception) -> DeliveryError:
    """The delivery error of an exception: an answer of Discord's, no answer, or a fault of the bot."""
    cause = str(error) or type(error).__name__
    if isinstance(error, discord.HTTPException) and error.code in _PASSING:
        return DeliveryError("later", cause, pause=60.0)
    if not isinstance(error, discord.HTTPException) or is_temporary(error):
        return DeliveryError("later", cause)
    if error.code in (Code.UNKNOWN_CHANNEL, Code.MISSING_ACCESS):
        # The channel is gone, or the bot was removed or can't see it: more requests would only collect errors.
        return DeliveryError("no-access", cause, final=True)
    if error.code in (Code.THREAD_FOLDED, Code.THREAD_LOCKED):
        return DeliveryError("locked", cause, pause=60.0)
    if error.status in (401, 403):
        return DeliveryError("permissions", cause, pause=60.0)
    return DeliveryError("no-access" if error.status == 404 else "refused", cause, final=True)


def takes_no_direct_messages(error: discord.HTTPException) -> bool:
    """Whether an error of Discord's means that a direct message can't reach its recipient."""
    return error.code in (Code.UNKNOWN_USER, Code.TAKES_NO_DIRECT_MESSAGES, Code.NO_SERVER_IN_COMMON)


async def pictures_or_note(
    table: Table | None, locale: Locale, drawing: Awaitable[T]
) -> tuple[T | tuple[()], Sequence[str]]:
    """Pictures, mostly of a table; if drawing fails, none, and a line with the reference in the log."""
    try:
        return await drawing, ()
    except Exception as error:
        if table is None:
            reference = log_fault(_log, "a picture can't be drawn", error=error)
        else:
            what = table.id, table.revision
            reference = log_fault(
                _log, "game %s can't be drawn at revision %s", *what, error=error, **about(table)
            )
        return (), [f"-# {words(locale)('picture-missing', reference=reference)}"]


def about(table: Table) -> dict[str, Any]:
    """The fields of a log line about a table."""
    return {"game": table.id, "channel": table.channel}
