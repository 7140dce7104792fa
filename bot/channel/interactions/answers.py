"""Private answers to whoever clicked or typed, whichever way the interaction still allows."""

from __future__ import annotations

import enum
import logging
from collections.abc import Sequence

import discord

from bot.channel.messages.components import cut
from bot.channel.messages.trouble import Code, Trouble
from bot.journal import new_reference
from bot.store.errors import StoreError
from bot.store.rows import PersonRow
from bot.words.fluent import Locale, Words, locale_for, words

from .house import ARRIVED, SETTLED, Interaction

_log = logging.getLogger(__name__)


class Acknowledge(enum.Enum):
    """How the interaction is acknowledged before its handler runs; Discord gives three seconds."""

    PRIVATELY = enum.auto()
    """With "thinking …" to the user alone; the first answer takes its place."""
    SILENTLY = enum.auto()
    """Nothing is seen; the first answer takes the place of the message that was clicked."""
    BY_ANSWER = enum.auto()
    """By the handler's own first answer, which must come at once: a modal."""


_LONGEST = 2_000
"""Characters that Discord takes in what is said without a layout."""

_TOO_LATE = {Code.UNKNOWN_INTERACTION, Code.UNKNOWN_WEBHOOK, Code.TOKEN_EXPIRED}


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
    """Tell Discord that the interaction has arrived; False where it is too late for any answer."""
    interaction.extras["acknowledged"] = how
    try:
        if how is Acknowledge.PRIVATELY:
            await interaction.response.defer(ephemeral=True, thinking=True)
        elif how is Acknowledge.SILENTLY:
            await interaction.response.defer()
    except discord.HTTPException as error:
        if error.code == Code.ALREADY_ACKNOWLEDGED:
            # The call before was carried out though its answer was lost; or this is a second delivery, which
            # the tables know.
            return True
        _log.warning("interaction %s can't be acknowledged: %s", interaction.id, error)
        return False
    return True


async def say(interaction: Interaction, sentence: str) -> None:
    """Say something to the user alone; what they clicked stays as it is."""
    how = interaction.extras.get("acknowledged", Acknowledge.BY_ANSWER)
    sentence = cut(sentence, _LONGEST)
    try:
        if how is Acknowledge.PRIVATELY and not interaction.extras.get("answered"):
            interaction.extras["answered"] = True
            await interaction.edit_original_response(content=sentence)
        elif how is Acknowledge.BY_ANSWER and not interaction.response.is_done():
            await interaction.response.send_message(sentence, ephemeral=True)
        else:
            await interaction.followup.send(sentence, ephemeral=True)
    except discord.HTTPException as error:
        _unanswered(interaction, error)


async def show(
    interaction: Interaction, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()
) -> None:
    """Answer with a layout: in place of "thinking …", or of the message that was clicked."""
    how = interaction.extras.get("acknowledged", Acknowledge.BY_ANSWER)
    try:
        if how is Acknowledge.BY_ANSWER:
            await interaction.response.send_message(view=view, files=list(files), ephemeral=True)
        else:
            interaction.extras["answered"] = True
            await interaction.edit_original_response(view=view, attachments=list(files))
    except discord.HTTPException as error:
        _unanswered(interaction, error)


async def show_publicly(
    interaction: Interaction, view: discord.ui.LayoutView, files: Sequence[discord.File] = ()
) -> None:
    """Post a layout for everybody, by a click that was acknowledged silently; what was clicked stays as it is."""
    try:
        await interaction.followup.send(view=view, files=list(files), ephemeral=False)
    except discord.HTTPException as error:
        _unanswered(interaction, error)


async def whisper(interaction: Interaction, view: discord.ui.LayoutView) -> None:
    """Say something more to the user alone, below what was answered."""
    try:
        await interaction.followup.send(view=view, ephemeral=True)
    except discord.HTTPException as error:
        _unanswered(interaction, error)


async def still_says(interaction: Interaction, sentence: str) -> bool:
    """Whether what an answer showed says so still: since then the user may have clicked in it and gone elsewhere.

    Where Discord can't be asked, nobody is taken to have gone: an answer too many is better than none.
    """
    try:
        shown = await interaction.original_response()
    except discord.HTTPException as error:
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
    clicked, how = interaction.message, interaction.extras.get("acknowledged")
    return clicked is not None and clicked.flags.ephemeral and how is Acknowledge.SILENTLY


async def say_nothing(interaction: Interaction) -> None:
    """Take back "thinking …" where what happened is seen by everybody anyway."""
    if interaction.extras.get("acknowledged") is Acknowledge.PRIVATELY and not interaction.extras.get(
        "answered"
    ):
        interaction.extras["answered"] = True
        try:
            await interaction.delete_original_response()
        except discord.HTTPException as error:
            _unanswered(interaction, error)


async def announce(interaction: Interaction, channel: int | None = None) -> bool:
    """Deliver to a channel, that of an interaction unless another is given; its user is told where that fails."""
    channel = channel or interaction.channel_id
    assert channel is not None
    trouble = await interaction.client.post.deliver(channel, since=interaction.extras.get(ARRIVED))
    if trouble is not None:
        await say(interaction, trouble_told(interaction, trouble))
    return trouble is None


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


def _unanswered(interaction: Interaction, error: discord.HTTPException) -> None:
    """An answer that did not arrive changes nothing in the game: the user sees it at the next look."""
    interaction.client.instruments.answer_lost()
    level = logging.INFO if error.code in _TOO_LATE else logging.WARNING
    _log.log(
        level, "interaction %s in channel %s: no answer: %s", interaction.id, interaction.channel_id, error
    )
