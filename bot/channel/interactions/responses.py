"""How an interaction is acknowledged and answered, whichever way Discord still allows; what is wrong, as a sentence."""

from __future__ import annotations

import asyncio
import enum
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from io import BytesIO
from time import perf_counter
from typing import Final, TypeVar

import aiohttp
import discord
from msgspec.structs import replace

from bot.channel.messages import Code, DeliveryError, Page, cut, escaped, message_words, refuses_emoji
from bot.channel.messages.post import attachments, uploads
from bot.db.database import StoreError
from bot.engine import Refusal, Text
from bot.i18n.fluent import Locale, Words, locale_for, words
from bot.log import new_reference
from bot.play.errors import Refused
from bot.play.rows import PersonRow
from bot.play.table import Table

from .bot_types import Interaction

_FEW: Final = 6  # so many values are named where more would be possible
_LABELS: Final = ("value", "values", "name")
"""The arguments that are labels of what can be chosen, as they stand in menus, or what somebody calls themselves."""


def refusal_sentence(refused: Refused | Refusal, table: Table | None, user: int, locale: Locale) -> str:
    """A refusal in the reader's language, with the values that would be legal where one field is at fault."""
    said = message_words(table, locale).emphasising("") if table else words(locale)
    if isinstance(refused, Refused):
        return said.text(_with_labels_escaped(refused.text))
    sentence = said.text(refused.reason)
    seat = table.seat_of(user) if table else None
    if table is None or seat is None or refused.move is None or refused.field is None or not refused.offered:
        return sentence
    view = table.view(seat)
    offered = [
        table.title.words.choice(view, refused.move, refused.field, value, {}) for value in refused.offered
    ]
    offered.sort(key=lambda choice: -choice.rank)
    fitting = [said.text(choice.label) for choice in offered[:_FEW]]
    if len(offered) > _FEW:
        return said(
            "refusal-would-fit-some", sentence=sentence, values=", ".join(fitting), more=len(offered) - _FEW
        )
    return said("refusal-would-fit", sentence=sentence, values=said.listed(fitting))


def _with_labels_escaped(sentence: Text) -> Text:
    """A sentence for a message: a label may hold a name, and so whatever somebody calls themselves."""
    arguments = {
        name: escaped(value) if name in _LABELS and isinstance(value, str) else value
        for name, value in sentence.arguments.items()
    }
    return replace(sentence, arguments=arguments)


ANNOUNCED_WITHIN: Final = 1.0  # seconds that an answer waits for the announcement of what it did
CONNECTION_LOST: Final = (aiohttp.ClientError, TimeoutError, OSError)
"""What a request ends in that Discord has not answered."""

_DROPPED: Final = (aiohttp.ClientConnectionError, aiohttp.ClientPayloadError, ConnectionError)
"""The same where another connection may serve."""

_LONGEST: Final = 2_000  # characters that Discord takes in what is said without a layout

_TOO_LATE: Final = frozenset(
    {Code.UNKNOWN_INTERACTION, Code.UNKNOWN_WEBHOOK, Code.UNKNOWN_MESSAGE, Code.TOKEN_EXPIRED}
)

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Acknowledge(enum.Enum):
    """How the interaction is acknowledged before its handler runs; Discord gives three seconds."""

    PRIVATELY = enum.auto()
    """With "thinking …" to the user alone; the first answer takes its place."""
    SILENTLY = enum.auto()
    """Nothing is seen; the first answer takes the place of the message that was clicked."""


class Responses:
    """The answers to one interaction: in the words of its user, each where Discord still takes one.

    `arrived` is when it came in (`perf_counter`), `settled` what the user has settled for themselves, `refused` what
    was refused, if the handler has answered that itself.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.bot = interaction.client
        self.user = interaction.user
        self.arrived = perf_counter()
        self.settled = PersonRow(user=interaction.user.id)
        self.refused: Refused | Refusal | None = None
        self._acknowledged: Acknowledge | None = None
        self._answered = False  # "thinking …" is replaced
        self._shown: discord.Message | None = None  # the message that shows the answer
        self._soon = False  # a sentence stands there until the answer comes
        self._lost = False  # no answer can arrive any more

    # The words

    async def load_person(self) -> None:
        """Look up what the user has settled, for all that is answered from now on."""
        try:
            self.settled = await self.bot.tables.people.of(self.user.id)
        except StoreError as error:
            _log.warning("what user %s has settled can't be read: %s", self.user.id, error)

    @property
    def locale(self) -> Locale:
        """The language of private answers: the one that the user chose, else that of their Discord."""
        return locale_for(self.settled.language or str(self.interaction.locale))

    def words(self, game: str | None = None) -> Words:
        return words(self.locale, game)

    @property
    def reads_words(self) -> bool:
        """Whether the user has things read out: they get words instead of icons."""
        return self.settled.pictures == "words"

    def refuse(self, refused: Refused | Refusal, table: Table | None) -> str:
        """The sentence of a refusal that the handler answers itself: the interaction counts as refused."""
        self.refused = refused
        return refusal_sentence(refused, table, self.user.id, self.locale)

    # The answers

    async def acknowledge(self, how: Acknowledge) -> bool:
        """Tell Discord that the interaction has arrived; False where it is too late. Raises CONNECTION_LOST."""
        self._acknowledged = how
        response = self.interaction.response
        try:
            if how is Acknowledge.PRIVATELY:
                await _on_two_connections(partial(response.defer, ephemeral=True, thinking=True))
            else:
                await _on_two_connections(response.defer)
        except discord.HTTPException as error:
            if error.code == Code.ALREADY_ACKNOWLEDGED:
                # The call before was carried out though its answer was lost; or this is a second delivery, which
                # the tables know.
                return True
            _log.warning("interaction %s can't be acknowledged: %s", self.interaction.id, error)
            return False
        return True

    async def say(self, sentence: str) -> None:
        """Say something to the user alone; what they clicked stays as it is."""
        emojis = self.bot.application_emojis
        sentence = emojis.told(cut(sentence, _LONGEST), in_words=self.reads_words)
        if self._thinks:
            self._answered = True
            edit = partial(self.interaction.edit_original_response, content=sentence)
            await self._sent(edit, repeatable=True)
        elif self._is_first:
            first = partial(self.interaction.response.send_message, sentence, ephemeral=True)
            await self._sent(first, repeatable=True)
        else:
            await self._sent(partial(self.interaction.followup.send, sentence, ephemeral=True))

    async def say_delivery_error(self, trouble: DeliveryError) -> None:
        """Say what stands in the way of a message; the log has the cause under the same reference."""
        reference = new_reference()
        channel = self.interaction.channel_id
        _log.warning(
            "ref %s: nothing can be posted in channel %s: %s",
            reference,
            channel,
            trouble.cause,
            extra={"reference": reference, "channel": channel},
        )
        await self.say(self.words().text(trouble.text(reference)))

    async def dismiss(self) -> None:
        """Take back "thinking …" where what happened is seen by everybody anyway."""
        if self._thinks:
            self._answered = True
            await self._sent(self.interaction.delete_original_response, repeatable=True)

    async def show(self, page: Page) -> None:
        """Answer with a page, its pictures as the reader wants them: in strong contrast, or read out below."""
        if self.settled.pictures == "contrast":
            page = page.in_contrast()
        read_out = page.read_out(self.locale) if self.reads_words else ()
        await self.show_layout(page.layout(read_out), page.pictures)

    async def show_sentence(self, sentence: str) -> None:
        """Answer with a sentence in place of the message that was clicked."""
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.TextDisplay(cut(sentence, _LONGEST)))
        await self.show_layout(view)

    async def show_layout(
        self,
        view: discord.ui.LayoutView,
        pictures: Sequence[bytes] = (),
        *,
        documents: Mapping[str, bytes] | None = None,
    ) -> discord.Message | None:
        """Answer with a layout: in place of "thinking …", or of the message that was clicked; None where it is lost.

        `documents` are files by their names. A picture that the message has already is not uploaded again.
        """
        emojis = self.bot.application_emojis
        in_words = self.reads_words and not self._replaces(private=False)

        is_first, self._answered = self._is_first, True

        async def answer() -> discord.Message | None:
            if not is_first:
                return await self._replaced(view, pictures, documents)
            files = [*uploads(pictures), *_files(documents)]
            await self.interaction.response.send_message(view=view, files=files, ephemeral=True)
            return None

        shown = await self._sent(partial(emojis.send, view, answer, in_words=in_words), repeatable=True)
        self._shown = shown or self._shown
        return shown

    async def post_publicly(self, page: Page) -> None:
        """Post a page for everybody in the channel of a click that was acknowledged silently; that stays as it is."""
        view = page.layout()

        async def send() -> None:
            await self.interaction.followup.send(view=view, files=uploads(page.pictures), ephemeral=False)

        await self._sent(partial(self.bot.application_emojis.send, view, send))

    async def still_shows(self, sentence: str) -> bool:
        """Whether what an answer showed says so still: since then the user may have clicked in it and gone elsewhere.

        Where Discord can't be asked, nobody is taken to have gone: an answer too many is better than none.
        """
        try:
            shown = await self.interaction.original_response()
        except (discord.HTTPException, *CONNECTION_LOST) as error:
            _log.info("what interaction %s shows can't be read: %s", self.interaction.id, error)
            return True
        return any(
            isinstance(part, discord.TextDisplay) and sentence in part.content for part in shown.components
        )

    async def announce(self, channel: int | None = None) -> bool:
        """Deliver to a channel; tell the user if that fails, or that it takes long."""
        channel = channel or self.interaction.channel_id
        assert channel is not None
        posting = self.bot.outbox.begin(channel, since=self.arrived)
        if self._thinks:
            await asyncio.wait({posting}, timeout=ANNOUNCED_WITHIN)
            if not posting.done():
                await self._wait_with_a_sentence()
        await asyncio.wait({posting})
        if (trouble := posting.result()) is not None:
            await self.say_delivery_error(trouble)
        return trouble is None

    @property
    def on_private_page(self) -> bool:
        """Whether something was clicked in a private message whose place the answer takes."""
        return self._replaces(private=True)

    # How it is sent

    @property
    def _thinks(self) -> bool:
        return self._acknowledged is Acknowledge.PRIVATELY and not self._answered

    @property
    def _is_first(self) -> bool:
        return self._acknowledged is None and not self.interaction.response.is_done()

    def _replaces(self, *, private: bool) -> bool:
        clicked = self.interaction.message
        silently = self._acknowledged is Acknowledge.SILENTLY
        return clicked is not None and clicked.flags.ephemeral == private and silently

    async def _replaced(
        self, view: discord.ui.LayoutView, pictures: Sequence[bytes], documents: Mapping[str, bytes] | None
    ) -> discord.Message:
        standing = self._shown
        if standing is None and self._acknowledged is Acknowledge.SILENTLY:
            standing = self.interaction.message
        named = attachments(pictures, standing)
        # A layout takes the place of a sentence only where that is said to be gone.
        content = None if self._soon else discord.utils.MISSING
        replace = partial(self.interaction.edit_original_response, content=content, view=view)
        try:
            return await replace(attachments=[*named, *_files(documents)])
        except discord.HTTPException as error:
            keeps = any(isinstance(one, discord.Attachment) for one in named)
            if error.status != 400 or not keeps or refuses_emoji(error):
                raise
            # Another edit, of a quicker click or one whose answer was lost, has replaced what was to be kept.
            return await replace(attachments=[*uploads(pictures), *_files(documents)])

    async def _wait_with_a_sentence(self) -> None:
        self._soon = True
        edit = partial(self.interaction.edit_original_response, content=self.words()("posted-soon"))
        await self._sent(edit, repeatable=True)

    async def _sent(self, send: Callable[[], Awaitable[T]], *, repeatable: bool = False) -> T | None:
        """Send an answer; None where it does not arrive.

        That changes nothing in the game: the user sees it at the next look. What is `repeatable` gets another
        connection where the first one drops. After an answer that Discord knows no place for, none is sent any more.
        """
        if self._lost:
            return None
        try:
            return await (_on_two_connections(send) if repeatable else send())
        except (discord.HTTPException, *CONNECTION_LOST) as error:
            code = error.code if isinstance(error, discord.HTTPException) else None
            if code == Code.ALREADY_ACKNOWLEDGED:
                return None  # the try before it arrived, though its answer was lost
            self.bot.metrics.answer_lost()
            late = code in _TOO_LATE
            self._lost = late or self._is_first
            reference = new_reference()
            _log.log(
                logging.INFO if late else logging.WARNING,
                "ref %s: interaction %s in channel %s: no answer: %s",
                reference,
                self.interaction.id,
                self.interaction.channel_id,
                error or type(error).__name__,
                extra={"reference": reference, "channel": self.interaction.channel_id},
            )
            return None


def _files(documents: Mapping[str, bytes] | None) -> list[discord.File]:
    return [discord.File(BytesIO(content), name) for name, content in (documents or {}).items()]


async def _on_two_connections(send: Callable[[], Awaitable[T]]) -> T:
    """Send what does no harm when it arrives twice, once more where the connection drops. Raises what that ends in."""
    try:
        return await send()
    except _DROPPED as error:
        _log.info("once more on another connection: %s", error or type(error).__name__)
        return await send()
