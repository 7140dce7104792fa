"""The messenger: puts messages into channels, finds them again, changes those that stand there."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Final

import aiohttp
import discord

from bot.play.rows import Announcement
from bot.play.table import Table

from .delivery_errors import may_view
from .emojis import Emojis
from .message_pictures import attached, attachments, uploads
from .post import Post, is_marked, without_buttons

_LOOKED_THROUGH: Final = 30
"""So many messages are looked through for an announcement that may stand there already."""

_REMEMBERED: Final = 512  # so many messages with pictures are known without asking Discord for them

_log = logging.getLogger(__name__)


class Messenger:
    """What is sent and changed in channels, those in which the bot is alone with one person among them."""

    def __init__(self, client: discord.Client, emojis: Emojis) -> None:
        self._client = client
        self._emojis = emojis
        self._shown: OrderedDict[int, tuple[int | None, discord.Message]] = OrderedDict()

    async def post(
        self, channel: int, post: Post, nonce: str | None = None, *, silent: bool = False
    ) -> discord.Message:
        """Send a message to a channel; a `silent` one makes no sound. Raises what Discord answers."""
        place, view = self._client.get_partial_messageable(channel), post.view()
        nonce = nonce or secrets.token_hex(12)

        send = partial(place.send, allowed_mentions=post.mentions(), nonce=nonce, silent=silent)
        message = await self._emojis.send(view, lambda: send(view=view, files=uploads(post.pictures)))
        self.saw(message, post)
        return message

    async def post_once(
        self,
        channel: int,
        announcement: Announcement,
        post: Post,
        *,
        nonce: str | None = None,
        silent: bool = False,
    ) -> discord.Message:
        """Send a post, unless an earlier try that seemed to fail, or a crash, has left it in the channel."""
        if announcement.attempts > 1 and post.mark is not None:
            standing = await self._standing(channel, post.mark)
            if standing is not None:
                return standing
        return await self.post(channel, post, nonce or announcement.nonce, silent=silent)

    async def edit(self, channel: int, message: int, post: Post) -> discord.Message:
        """Put a post in place of a message; nobody is pinged. Raises what Discord answers."""
        standing = await self._at_hand_or_read(channel, message) if post.pictures else None
        keeps = any(isinstance(one, discord.Attachment) for one in attachments(post.pictures, standing))
        try:
            edited = await self._edit(channel, message, post, standing)
        except discord.HTTPException as error:
            if error.status != 400 or not keeps:
                raise
            # What is at hand is older than the message: another process has changed it, or an edit that was carried
            # out though Discord answered that it was not.
            edited = await self._edit(channel, message, post, None)
        self.saw(edited, post)
        return edited

    async def _edit(
        self, channel: int, message: int, post: Post, standing: discord.Message | None
    ) -> discord.Message:
        place = self._client.get_partial_messageable(channel).get_partial_message(message)
        view, nobody = post.view(), discord.AllowedMentions.none()

        edit = partial(place.edit, view=view, allowed_mentions=nobody)
        return await self._emojis.send(view, lambda: edit(attachments=attachments(post.pictures, standing)))

    async def _at_hand_or_read(self, channel: int, message: int) -> discord.Message | None:
        if message in self._shown:
            return self._shown[message][1]
        try:
            return await self._client.get_partial_messageable(channel).fetch_message(message)
        except discord.HTTPException:
            return None

    async def channel_with(self, user: int) -> int:
        """The channel of direct messages to somebody. Raises what Discord answers."""
        return (await self._client.create_dm(discord.Object(user))).id

    async def may_read(self, table: Table, user: int) -> bool | None:
        """Whether somebody is a member of a table's server and can see its channel. Raises what Discord answers.

        None where this process doesn't know the server: it is on a shard of another, or out of reach.
        """
        guild = None if table.guild is None else self._client.get_guild(table.guild)
        if guild is None:
            return None
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound:
            return False
        place = guild.get_channel_or_thread(table.channel) or guild.get_channel(table.row.home or 0)
        return place is not None and may_view(place, member)

    def server(self, table: Table) -> str | None:
        guild = None if table.guild is None else self._client.get_guild(table.guild)
        return None if guild is None else guild.name

    # Messages with pictures, kept for the moment when something else of them changes

    def saw(self, message: discord.Message, post: Post) -> None:
        """Keep a message at hand as it was sent or edited last, where it has pictures."""
        if post.pictures:
            self._keep(message, None)

    def remember(self, table: Table, message: discord.Message) -> None:
        self._keep(message, table.revision)

    def _keep(self, message: discord.Message, revision: int | None) -> None:
        self._shown[message.id] = revision, message
        self._shown.move_to_end(message.id)
        while len(self._shown) > _REMEMBERED:
            self._shown.popitem(last=False)

    async def message(self, table: Table, number: int) -> discord.Message:
        """A message of the bot's, as it was posted or replaced last. Raises what Discord answers.

        What is at hand counts only while the card is noted as it was then: another process may have replaced it.
        """
        revision, message = self._shown.get(number, (None, None))
        if message is not None and table.card is not None and table.card.revision == revision:
            return message
        return await self._client.get_partial_messageable(table.channel).fetch_message(number)

    async def retire(self, table: Table, former: int) -> None:
        """Take the buttons off a card that another one follows; no harm where that fails."""
        try:
            await self.change(table, former, without_buttons)
            self._shown.pop(former, None)
        except (TimeoutError, discord.DiscordException, aiohttp.ClientError, OSError) as error:
            _log.info(
                "the former card of game %s keeps its buttons: %s",
                table.id,
                error,
                extra={"game": table.id, "channel": table.channel},
            )

    async def change(
        self, table: Table, number: int, changed: Callable[[discord.Message], discord.ui.LayoutView]
    ) -> None:
        """Change what a message of the bot's says and keep its pictures. Raises what Discord answers."""
        message = await self.message(table, number)
        try:
            await self._change(message, changed)
        except discord.HTTPException as error:
            if error.status != 400:
                raise
            # An edit that Discord said had failed was carried out all the same, and has replaced the pictures.
            message = await self._client.get_partial_messageable(table.channel).fetch_message(number)
            await self._change(message, changed)

    async def _change(
        self, message: discord.Message, changed: Callable[[discord.Message], discord.ui.LayoutView]
    ) -> None:
        view, nobody = changed(message), discord.AllowedMentions.none()

        edit = partial(message.edit, view=view, allowed_mentions=nobody)
        await self._emojis.send(view, lambda: edit(attachments=attached(message)))

    async def _standing(self, channel: int, mark: int) -> discord.Message | None:
        place = self._client.get_partial_messageable(channel)
        try:
            async for message in place.history(limit=_LOOKED_THROUGH):
                if message.author == self._client.user and is_marked(message, mark):
                    return message
        except discord.Forbidden:
            _log.info("channel %s may not be read back; the nonce alone keeps messages single", channel)
        return None
