"""Private answers to whoever clicked or typed, whichever way the interaction still allows."""

from __future__ import annotations

import asyncio
import enum
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from io import BytesIO
from typing import Final, TypeVar

import aiohttp
import discord

from bot.channel.messages.components import cut
from bot.channel.messages.emojis import refuses_emoji
from bot.channel.messages.gallery import attachments, uploads
from bot.channel.messages.trouble import Code, Trouble
from bot.journal import new_reference
from bot.store.errors import StoreError
from bot.store.rows import PersonRow
from bot.words.fluent import Locale, Words, locale_for, words

from .house import ARRIVED, SETTLED, Interaction

PROMPT: Final = 1.0
"""Seconds for which an answer waits for what the channel is told."""

CONNECTION_LOST: Final = (aiohttp.ClientError, TimeoutError, OSError)
"""What a request ends in that Discord has not answered."""

_DROPPED: Final = (aiohttp.ClientConnectionError, aiohttp.ClientPayloadError, ConnectionError)
"""The same where another connection may serve."""

_ACKNOWLEDGED: Final = "acknowledged"
_ANSWERED: Final = "answered"
_SHOWN: Final = "shown"
_SOON: Final = "soon"
_LOST: Final = "lost"
"""Where an interaction's `extras` say how it was acknowledged, that "thinking …" is replaced, which message shows the
answer, that a sentence stands there until the answer comes, and that none can arrive any more."""

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Acknowledge(enum.Enum):
    """How the interaction is acknowledged before its handler runs; Discord gives three seconds."""

    PRIVATELY = enum.auto()
    """With "thinking …" to the user alone; the first answer takes its place."""
    SILENTLY = enum.auto()
    """Nothing is seen; the first answer takes the place of the message that was clicked."""
    BY_ANSWER = enum.auto()
    """By the handler's own first answer, which must come at once: a modal."""


_LONGEST: Final = 2_000
"""Characters that Discord takes in what is said without a layout."""

_TOO_LATE: Final = frozenset(
    {Code.UNKNOWN_INTERACTION, Code.UNKNOWN_WEBHOOK, Code.UNKNOWN_MESSAGE, Code.TOKEN_EXPIRED}
)


async def recognise(interaction: Interaction) -> None:
    """Look up what the user has settled, for all that is answered from now on."""
    try:
        interaction.extras[SETTLED] = await interaction.client.tables.people.of(interaction.user.id)
    except StoreError as error:
        _log.warning("what user %s has settled can't be read: %s", interaction.user.id, error)


def settled_by(interaction: Interaction) -> PersonRow:
    """What the user has settled, as far as it is looked up."""
    settled: PersonRow | None = interaction.extras.get(SETTLED)
    return settled or PersonRow(user=interaction.user.id)


def locale_of(interaction: Interaction) -> Locale:
    """The language of whoever reads a private answer: the one they chose, else that of their Discord."""
    return locale_for(settled_by(interaction).language or str(interaction.locale))


async def public_locale(interaction: Interaction, wished: str | None = None) -> Locale:
    """The language of what somebody puts into a channel: as wished, as the server has settled it, else their own.

    Discord's language of a server is no hint: it is English wherever nobody has changed it.
    """
    settled = wished or (await interaction.client.tables.servers.of(interaction.guild_id)).language
    return locale_of(interaction) if settled is None else locale_for(settled)


def reader(interaction: Interaction) -> Words:
    """The words of the house in that language."""
    return words(locale_of(interaction))


async def acknowledge(interaction: Interaction, how: Acknowledge) -> bool:
    """Tell Discord that the interaction has arrived; False where it is too late for any answer.

    Raises one of CONNECTION_LOST where a second connection drops as well.
    """
    interaction.extras[_ACKNOWLEDGED] = how
    try:
        if how is Acknowledge.PRIVATELY:
            await _on_two_connections(partial(interaction.response.defer, ephemeral=True, thinking=True))
        elif how is Acknowledge.SILENTLY:
            await _on_two_connections(interaction.response.defer)
    except discord.HTTPException as error:
        if error.code == Code.ALREADY_ACKNOWLEDGED:
            # The call before was carried out though its answer was lost; or this is a second delivery, which
            # the tables know.
            return True
        _log.warning("interaction %s can't be acknowledged: %s", interaction.id, error)
        return False
    return True


def reads_words(interaction: Interaction) -> bool:
    """Whether the user has things read out: they get words instead of icons."""
    return settled_by(interaction).pictures == "words"


def _with_icons(interaction: Interaction, sentence: str) -> str:
    """A sentence as its reader wants it, no longer than Discord takes."""
    emojis = interaction.client.application_emojis
    return emojis.told(cut(sentence, _LONGEST), in_words=reads_words(interaction))


async def say(interaction: Interaction, sentence: str) -> None:
    """Say something to the user alone; what they clicked stays as it is."""
    sentence = _with_icons(interaction, sentence)
    how = interaction.extras.get(_ACKNOWLEDGED, Acknowledge.BY_ANSWER)
    if _thinks(interaction):
        interaction.extras[_ANSWERED] = True
        await _sent(
            interaction, partial(interaction.edit_original_response, content=sentence), repeatable=True
        )
    elif how is Acknowledge.BY_ANSWER and not interaction.response.is_done():
        first = partial(interaction.response.send_message, sentence, ephemeral=True)
        await _sent(interaction, first, repeatable=True)
    else:
        await _sent(interaction, partial(interaction.followup.send, sentence, ephemeral=True))


async def show(
    interaction: Interaction,
    view: discord.ui.LayoutView,
    pictures: Sequence[bytes] = (),
    *,
    documents: Mapping[str, bytes] | None = None,
) -> discord.Message | None:
    """Answer with a layout: in place of "thinking …", or of the message that was clicked; None where it is lost.

    `documents` are files by their names. A picture that the message has already is not uploaded again.
    """

    how = interaction.extras.get(_ACKNOWLEDGED, Acknowledge.BY_ANSWER)
    emojis = interaction.client.application_emojis
    in_words = reads_words(interaction) and not _replaces_public(interaction)

    async def answer() -> None:
        await interaction.response.send_message(
            view=view, files=[*uploads(pictures), *_files(documents)], ephemeral=True
        )

    async def first() -> None:
        await emojis.send(view, answer, in_words=in_words)

    async def replace() -> discord.Message:
        send = partial(_replaced, interaction, view, pictures, documents)
        return await emojis.send(view, send, in_words=in_words)

    if how is Acknowledge.BY_ANSWER and not interaction.response.is_done():
        await _sent(interaction, first, repeatable=True)
        return None
    interaction.extras[_ANSWERED] = True
    shown = await _sent(interaction, replace, repeatable=True)
    if shown is not None:
        interaction.extras[_SHOWN] = shown
    return shown


async def _replaced(
    interaction: Interaction,
    view: discord.ui.LayoutView,
    pictures: Sequence[bytes],
    documents: Mapping[str, bytes] | None,
) -> discord.Message:
    """Put a layout in place of the answer, with the pictures that it has already kept by their ids."""
    standing: discord.Message | None = interaction.extras.get(_SHOWN)
    if standing is None and interaction.extras.get(_ACKNOWLEDGED) is Acknowledge.SILENTLY:
        standing = interaction.message
    named = attachments(pictures, standing)
    # A layout takes the place of a sentence only where that is said to be gone.
    content = None if interaction.extras.get(_SOON) else discord.utils.MISSING
    replace = partial(interaction.edit_original_response, content=content, view=view)
    try:
        return await replace(attachments=[*named, *_files(documents)])
    except discord.HTTPException as error:
        keeps = any(isinstance(one, discord.Attachment) for one in named)
        if error.status != 400 or not keeps or refuses_emoji(error):
            raise
        # Another edit, of a quicker click or one whose answer was lost, has replaced what was to be kept.
        return await replace(attachments=[*uploads(pictures), *_files(documents)])


def _files(documents: Mapping[str, bytes] | None) -> list[discord.File]:
    return [discord.File(BytesIO(content), name) for name, content in (documents or {}).items()]


async def show_publicly(
    interaction: Interaction, view: discord.ui.LayoutView, pictures: Sequence[bytes] = ()
) -> None:
    """Post a layout for everybody, by a click that was acknowledged silently; what was clicked stays as it is."""

    async def send() -> None:
        await interaction.followup.send(view=view, files=uploads(pictures), ephemeral=False)

    await _sent(interaction, partial(interaction.client.application_emojis.send, view, send))


async def whisper(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    """Say something more to the user alone, below what was answered."""
    send = partial(interaction.followup.send, view=view, ephemeral=True)
    emojis, in_words = interaction.client.application_emojis, reads_words(interaction)
    await _sent(interaction, partial(emojis.send, view, send, in_words=in_words))


async def still_says(interaction: Interaction, sentence: str) -> bool:
    """Whether what an answer showed says so still: since then the user may have clicked in it and gone elsewhere.

    Where Discord can't be asked, nobody is taken to have gone: an answer too many is better than none.
    """
    try:
        shown = await interaction.original_response()
    except (discord.HTTPException, *CONNECTION_LOST) as error:
        _log.info("what interaction %s shows can't be read: %s", interaction.id, error)
        return True
    return any(
        isinstance(part, discord.TextDisplay) and sentence in part.content for part in shown.components
    )


async def show_sentence(interaction: Interaction, sentence: str) -> None:
    """Answer with a sentence in place of the message that was clicked."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(cut(sentence, _LONGEST)))
    await show(interaction, view)


def on_private_page(interaction: Interaction) -> bool:
    """Whether something was clicked in a private message whose place the answer takes."""
    return _replaces(interaction, private=True)


def _replaces_public(interaction: Interaction) -> bool:
    """Whether the answer takes the place of a message that everybody reads."""
    return _replaces(interaction, private=False)


def _replaces(interaction: Interaction, *, private: bool) -> bool:
    clicked, how = interaction.message, interaction.extras.get(_ACKNOWLEDGED)
    return clicked is not None and clicked.flags.ephemeral == private and how is Acknowledge.SILENTLY


async def say_nothing(interaction: Interaction) -> None:
    """Take back "thinking …" where what happened is seen by everybody anyway."""
    if _thinks(interaction):
        interaction.extras[_ANSWERED] = True
        await _sent(interaction, interaction.delete_original_response, repeatable=True)


async def announce(interaction: Interaction, channel: int | None = None) -> bool:
    """Deliver to a channel, that of an interaction unless another is given; its user is told where that fails.

    Where Discord makes the channel wait, they are told in place of "thinking …" that what they wished is done.
    """
    channel = channel or interaction.channel_id
    assert channel is not None
    posting = interaction.client.post.begin(channel, since=interaction.extras.get(ARRIVED))
    if _thinks(interaction):
        await asyncio.wait({posting}, timeout=PROMPT)
        if not posting.done():
            await _wait_with_a_sentence(interaction)
    await asyncio.wait({posting})
    if (trouble := posting.result()) is not None:
        await say(interaction, trouble_told(interaction, trouble))
    return trouble is None


async def _wait_with_a_sentence(interaction: Interaction) -> None:
    """Say in place of "thinking …" that all is done but the telling; the next answer takes its place."""
    sentence = reader(interaction)("posted-soon")
    interaction.extras[_SOON] = True
    await _sent(interaction, partial(interaction.edit_original_response, content=sentence), repeatable=True)


def _thinks(interaction: Interaction) -> bool:
    """Whether the user sees that the bot is thinking."""
    privately = interaction.extras.get(_ACKNOWLEDGED) is Acknowledge.PRIVATELY
    return privately and not interaction.extras.get(_ANSWERED)


def trouble_told(interaction: Interaction, trouble: Trouble) -> str:
    """What stands in the way of a message, for the user; the log has the cause under the same reference."""
    reference = new_reference()
    _log.warning(
        "ref %s: nothing can be posted in channel %s: %s",
        reference,
        interaction.channel_id,
        trouble.cause,
        extra={"reference": reference, "channel": interaction.channel_id},
    )
    return reader(interaction).text(trouble.text(reference))


async def _sent(
    interaction: Interaction, send: Callable[[], Awaitable[T]], *, repeatable: bool = False
) -> T | None:
    """Send an answer; None where it does not arrive.

    That changes nothing in the game: the user sees it at the next look. What is `repeatable` gets another connection
    where the first one drops. After an answer that Discord knows no place for, none is sent any more.
    """
    if interaction.extras.get(_LOST):
        return None
    try:
        return await (_on_two_connections(send) if repeatable else send())
    except (discord.HTTPException, *CONNECTION_LOST) as error:
        code = error.code if isinstance(error, discord.HTTPException) else None
        if code == Code.ALREADY_ACKNOWLEDGED:
            return None  # the try before it arrived, though its answer was lost
        interaction.client.instruments.answer_lost()
        late = code in _TOO_LATE
        first = interaction.extras.get(_ACKNOWLEDGED, Acknowledge.BY_ANSWER) is Acknowledge.BY_ANSWER
        interaction.extras[_LOST] = late or (first and not interaction.response.is_done())
        reference = new_reference()
        _log.log(
            logging.INFO if late else logging.WARNING,
            "ref %s: interaction %s in channel %s: no answer: %s",
            reference,
            interaction.id,
            interaction.channel_id,
            error or type(error).__name__,
            extra={"reference": reference, "channel": interaction.channel_id},
        )
        return None


async def _on_two_connections(send: Callable[[], Awaitable[T]]) -> T:
    """Send what does no harm when it arrives twice, once more where the connection drops. Raises what that ends in."""
    try:
        return await send()
    except _DROPPED as error:
        _log.info("once more on another connection: %s", error or type(error).__name__)
        return await send()
