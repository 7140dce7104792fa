"""The messenger: puts messages into channels with their emojis, and changes them; what keeps one from arriving."""

from __future__ import annotations

import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias, TypeVar

import aiohttp
import discord
from discord import ui

from bot.channel.rendering.renderer import Pictures
from bot.engine import Text, text
from bot.i18n.fluent import Words
from bot.i18n.icons import emoji_name, filled
from bot.log import new_reference
from bot.play.rows import Announcement
from bot.play.table import Table

from .post import Post, attached, attachments, is_marked, uploads, without_buttons

UNKNOWN_EMOJI: Final = 10014
_INVALID: Final = "COMPONENT_INVALID_EMOJI"

_log = logging.getLogger(__name__)

T = TypeVar("T")
_Part: TypeAlias = ui.TextDisplay[Any] | ui.Button[Any] | discord.SelectOption
_Content: TypeAlias = str | discord.PartialEmoji | None
_Slots: TypeAlias = list[tuple[_Part, _Content]]


class Emojis:
    """Which emojis the application has at Discord, by their names; filled while the bot runs.

    `missed` hears that Discord has refused one of them twice: the application may not have it any more.
    """

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}
        self.missed: Callable[[], None] = lambda: None

    def know(self, ids: Mapping[str, int]) -> None:
        self._ids = dict(ids)

    def sign_of(self, artwork: str) -> str | None:
        """The emoji that shows a piece of artwork, as a text has it; None where there is none."""
        name = emoji_name(artwork)
        return f"<:{name}:{self._ids[name]}>" if name in self._ids else None

    def told(self, sentence: str, *, in_words: bool = False) -> str:
        return filled(sentence) if in_words else filled(sentence, self.sign_of)

    async def send(
        self, view: ui.LayoutView, send: Callable[[], Awaitable[T]], *, in_words: bool = False
    ) -> T:
        """Send a view with its icons; `in_words` with none. Raises what Discord answers.

        Discord refuses an emoji now and then that it has: such a view is sent once more as it is, then with words.
        """
        slots = [(part, _content(part)) for part in _parts(view)]
        try:
            return await self._sent(slots, send, in_words)
        finally:  # what is sent again, on another connection say, has its slots still
            for part, content in slots:
                _put(part, content)

    async def _sent(self, slots: _Slots, send: Callable[[], Awaitable[T]], in_words: bool) -> T:
        self._fill(slots, in_words)
        try:
            return await send()
        except discord.HTTPException as error:
            if in_words or not refuses_emoji(error):
                raise
            _log.info("Discord refuses an emoji of a message, which is sent once more: %s", error)
        try:
            return await send()
        except discord.HTTPException as error:
            if not refuses_emoji(error):
                raise
            _log.warning("Discord refuses an emoji of a message again. It is sent with words: %s", error)
        self.missed()
        self._fill(slots, True)
        return await send()

    def _fill(self, slots: _Slots, in_words: bool) -> None:
        for part, content in slots:
            if isinstance(content, str):
                _put(part, self.told(content, in_words=in_words))
            elif content is not None:
                _put(part, self._shown(content, in_words))

    def _shown(self, emoji: discord.PartialEmoji, in_words: bool) -> discord.PartialEmoji | None:
        if emoji.id is not None:
            return None if in_words else emoji
        if "/" not in emoji.name:
            return emoji
        name = emoji_name(emoji.name)
        return (
            None if in_words or name not in self._ids else discord.PartialEmoji(name=name, id=self._ids[name])
        )


def refuses_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord has refused a message for an emoji of a button or an option."""
    return error.status == 400 and (
        error.code == UNKNOWN_EMOJI or any(_names_emoji(getattr(error, "_errors", None) or {}))
    )


def _names_emoji(errors: Any) -> Iterator[bool]:
    if isinstance(errors, Mapping):
        for key, inner in errors.items():
            if key == "emoji" or inner == _INVALID:
                yield True
            yield from _names_emoji(inner)
    elif isinstance(errors, list):
        for inner in errors:
            yield from _names_emoji(inner)


def _parts(view: ui.LayoutView) -> Iterator[_Part]:
    for item in view.walk_children():
        part = item.item if isinstance(item, ui.DynamicItem) else item
        if isinstance(part, ui.TextDisplay | ui.Button):
            yield part
        elif isinstance(part, ui.Select):
            yield from part.options


def _content(part: _Part) -> _Content:
    if isinstance(part, ui.TextDisplay):
        return part.content
    emoji = part.emoji
    assert not isinstance(emoji, discord.Emoji | str)
    return emoji


def _put(part: _Part, content: _Content) -> None:
    if isinstance(part, ui.TextDisplay):
        part.content = str(content)
    else:
        assert not isinstance(content, str)
        part.emoji = content


_LOOKED_THROUGH: Final = 30
"""So many messages are looked through for an announcement that may stand there already."""

_REMEMBERED: Final = 512  # so many messages with pictures are known without asking Discord for them


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


NEEDED: Final = discord.Permissions(
    view_channel=True, send_messages=True, attach_files=True, read_message_history=True
)  # in a channel in which it plays

NEEDED_IN_THREAD: Final = discord.Permissions(
    view_channel=True, send_messages_in_threads=True, attach_files=True, read_message_history=True
)  # in a thread in which it plays

NEEDED_FOR_THREADS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    create_public_threads=True,
    send_messages_in_threads=True,
    attach_files=True,
    read_message_history=True,
)  # in a channel of which a table is to have a thread
INVITED_WITH: Final = NEEDED | NEEDED_IN_THREAD | NEEDED_FOR_THREADS
"""What the link in the README asks for: all that the bot does anywhere, but for roles that nobody else may mention."""


def may_view(place: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Whether a member of a server can see a channel or a thread there, as far as their roles tell."""
    allowed = place.permissions_for(member)
    if isinstance(place, discord.Thread) and place.is_private():
        return allowed.manage_threads
    return allowed.view_channel


def missing_permissions(allowed: discord.Permissions, needed: discord.Permissions) -> list[Text]:
    """The permissions that the bot lacks, by the names that Discord shows."""
    lacking = discord.Permissions(needed.value & ~allowed.value)
    return [Text(f"permission-{name.replace('_', '-')}") for name, lacks in lacking if lacks]


_Shown = TypeVar("_Shown")


class Code:
    """Discord's error codes that an answer may meet."""

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
    ALREADY_ACKNOWLEDGED = 40060
    TAKES_NO_DIRECT_MESSAGES = 50007
    NO_SERVER_IN_COMMON = 50278


@dataclass(frozen=True)
class DeliveryError:
    """Why something could not be told in a channel.

    `kind` is what a person is told, `cause` what the log is. `final`: trying again is no use. `pause`: seconds to wait
    at least before the next try.
    """

    kind: str
    cause: str
    final: bool = False
    pause: float = 0.0

    def text(self, reference: str) -> Text:
        """What a person is told, with the reference under which the log has the cause."""
        return text(f"trouble-{self.kind}", reference=reference)


def delayed(error: Exception) -> DeliveryError:
    """Discord, or the way there, is not well, or we are not; the message will come by itself."""
    return DeliveryError("later", str(error) or type(error).__name__)


def is_temporary(error: discord.HTTPException) -> bool:
    """Whether Discord may take the same another time."""
    return error.status == 429 or error.status >= 500


def retry_after(error: discord.HTTPException) -> float:
    """The seconds after which Discord wants to be asked again, 0 where it names none."""
    try:
        return float(error.response.headers.get("Retry-After", 0.0))
    except ValueError:  # a date, which whatever stands before Discord may send
        return 0.0


def delivery_error_of(error: discord.HTTPException) -> DeliveryError:
    """What an answer of Discord's means for a message that was to be sent."""
    if error.code in (Code.UNKNOWN_CHANNEL, Code.MISSING_ACCESS):
        # The channel is gone, or the bot was thrown out or can't see it: asking again only collects errors.
        return DeliveryError("no-access", str(error), final=True)
    if error.code in (Code.THREAD_FOLDED, Code.THREAD_LOCKED):
        return DeliveryError("locked", str(error), pause=60.0)
    if error.status in (401, 403):
        return DeliveryError("permissions", str(error), pause=60.0)
    if error.status == 404:
        return DeliveryError("no-access", str(error), final=True)
    if is_temporary(error):
        return delayed(error)
    return DeliveryError("refused", str(error), final=True)


def takes_no_direct_messages(error: discord.HTTPException) -> bool:
    """Whether an answer of Discord's means that a direct message can't reach its recipient."""
    return error.code in (Code.UNKNOWN_USER, Code.TAKES_NO_DIRECT_MESSAGES, Code.NO_SERVER_IN_COMMON)


async def pictures_or_note(
    table: Table, said: Words, drawing: Awaitable[bytes | Pictures]
) -> tuple[Pictures, Sequence[str]]:
    """What is drawn of a table, or the line in its place: what goes with it is shown all the same."""
    drawn, instead = await drawing_or_note(table, said, drawing, ())
    return ((drawn,) if isinstance(drawn, bytes) else drawn), instead


async def drawing_or_note(
    table: Table, said: Words, drawing: Awaitable[_Shown], nothing: _Shown
) -> tuple[_Shown, Sequence[str]]:
    """What is drawn of a table; where that fails `nothing`, and a line with the reference of the log."""
    try:
        return await drawing, ()
    except Exception:
        return nothing, [f"-# {_undrawn(table, said)}"]


def _undrawn(table: Table, said: Words) -> str:
    reference = new_reference()
    _log.exception(
        "ref %s: game %s can't be drawn at revision %s",
        reference,
        table.id,
        table.revision,
        extra={"reference": reference, "game": table.id, "channel": table.channel},
    )
    return said("picture-missing", reference=reference)
