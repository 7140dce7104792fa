"""How an interaction is acknowledged and answered, whichever way Discord still allows; what is wrong, as a sentence."""

from __future__ import annotations

import asyncio
import enum
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Final, TypeVar

import aiohttp
import discord
from msgspec import structs

from bot.channel.messages import cut, escaped, message_words
from bot.channel.messages.messenger import Code, DeliveryError, refuses_emoji
from bot.channel.messages.post import NO_DOCUMENTS, Page, attachments, uploads
from bot.db.database import StoreError
from bot.engine import Refusal
from bot.i18n.fluent import Locale, Words, locale_for, words
from bot.i18n.icons import filled
from bot.log import new_reference
from bot.pictures.png import strengthened
from bot.play.errors import Refused
from bot.play.people.people import person_called
from bot.play.rows import PersonRow
from bot.play.table import Person, Table

from .bot_types import Interaction

_FEW: Final = 6  # so many values are named where more would be possible
_LABELS: Final = ("value", "values", "name")
"""The arguments that are labels of what can be chosen, as they stand in menus, or what somebody calls themselves."""


def refusal_sentence(refused: Refused | Refusal, table: Table | None, user: int, locale: Locale) -> str:
    """A refusal in the reader's language, with the values that would be legal where one field is at fault."""
    said = message_words(table, locale).emphasising("") if table else words(locale)
    if isinstance(refused, Refused):
        # The sentence is a message, and a label may hold what somebody calls themselves.
        arguments = {
            name: escaped(value) if name in _LABELS and isinstance(value, str) else value
            for name, value in refused.text.arguments.items()
        }
        return said.text(structs.replace(refused.text, arguments=arguments))
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

    `arrived` is when it came in (`perf_counter`), `settled` what the user has settled for themselves, `locale` the
    language of private answers: the one that they chose, else that of their Discord. Who `reads_words` has things read
    out, and gets words instead of icons. `refused` is what was refused, if the handler has answered that itself.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction, self.id, self.guild_id = interaction, interaction.id, interaction.guild_id
        self.bot = interaction.client
        self.user, self.person = interaction.user, person_of(interaction.user)
        self.arrived = perf_counter()
        self.settled = PersonRow(user=interaction.user.id)
        self.locale: Locale = locale_for(str(interaction.locale))
        self.reads_words = False
        self.refused: Refused | Refusal | None = None
        self._acknowledged: Acknowledge | None = None
        self._thinks = False  # "thinking …" stands there, and is to be replaced
        self._shown: discord.Message | None = None  # the message that shows the answer
        self._soon = False  # a sentence stands there until the answer comes
        self._lost = False  # no answer can arrive any more

    async def load_person(self) -> None:
        """Look up what the user has settled, and call them by their present name, in all that is done from now on."""
        tables = self.bot.tables
        try:
            self.settled = await tables.people.of(self.user.id)
        except StoreError as error:
            _log.warning("what user %s has settled can't be read: %s", self.user.id, error)
        self.locale = locale_for(self.settled.language or str(self.interaction.locale))
        self.reads_words = self.settled.pictures == "words"
        try:
            await tables.names.follow(self.guild_id, self.person)
        except StoreError as error:
            _log.warning("what user %s is called can't be kept: %s", self.user.id, error)

    def words(self, game: str | None = None) -> Words:
        return words(self.locale, game)

    def refuse(self, refused: Refused | Refusal, table: Table | None) -> str:
        """The sentence of a refusal that the handler answers itself: the interaction counts as refused."""
        self.refused = refused
        return refusal_sentence(refused, table, self.user.id, self.locale)

    # The answers

    async def acknowledge(self, how: Acknowledge) -> bool:
        """Tell Discord that the interaction has arrived; False where it is too late. Raises CONNECTION_LOST."""
        self._acknowledged, self._thinks = how, how is Acknowledge.PRIVATELY
        response = self.interaction.response
        try:
            thinks = partial(response.defer, ephemeral=True, thinking=True)
            await _on_two_connections(thinks if self._thinks else response.defer)
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
        sentence = cut(sentence, _LONGEST)
        sign_of = self.bot.application_emojis.sign_of
        sentence = filled(sentence) if self.reads_words else filled(sentence, sign_of)
        if self._thinks:
            self._thinks = False
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
            self._thinks = False
            await self._sent(self.interaction.delete_original_response, repeatable=True)

    async def show(self, page: Page) -> None:
        """Answer with a page, its pictures as the reader wants them: in strong contrast, or read out below."""
        page = self._as_wanted(page)
        await self.show_layout(page.layout(self.locale if self.reads_words else None), page.pictures)

    def _as_wanted(self, page: Page) -> Page:
        if self.settled.pictures == "contrast":
            return replace(page, pictures=[strengthened(picture) for picture in page.pictures])
        return page

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
        documents: Mapping[str, bytes] = NO_DOCUMENTS,
    ) -> discord.Message | None:
        """Answer with a layout: in place of "thinking …", or of the message that was clicked; None where it is lost.

        `documents` are files by their names. A picture that the message has already is not uploaded again.
        """
        in_words = self.reads_words and not self._replaces(private=False)
        answer = partial(self._replaced, view, pictures, documents)
        self._thinks = False
        send = partial(self.bot.application_emojis.send, view, answer, in_words=in_words)
        shown = await self._sent(send, repeatable=True)
        self._shown = shown or self._shown
        return shown

    async def post_publicly(self, page: Page) -> None:
        """Post a page for everybody in the channel of a click that was acknowledged silently; that stays as it is."""
        await self._post(page.layout(), page.pictures, ephemeral=False)

    async def follow_up(self, page: Page) -> None:
        """Show a page to the user alone, in a new message at the end of the channel; what they clicked stays."""
        page = self._as_wanted(page)
        await self._post(
            page.layout(self.locale if self.reads_words else None), page.pictures, ephemeral=True
        )

    async def _post(self, view: discord.ui.LayoutView, pictures: Sequence[bytes], *, ephemeral: bool) -> None:
        async def send() -> None:
            await self.interaction.followup.send(view=view, files=uploads(pictures), ephemeral=ephemeral)

        in_words = ephemeral and self.reads_words
        await self._sent(partial(self.bot.application_emojis.send, view, send, in_words=in_words))

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
                self._soon = True
                edit = partial(self.interaction.edit_original_response, content=self.words()("posted-soon"))
                await self._sent(edit, repeatable=True)
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
    def _is_first(self) -> bool:
        return self._acknowledged is None and not self.interaction.response.is_done()

    def _replaces(self, *, private: bool) -> bool:
        clicked = self.interaction.message
        silently = self._acknowledged is Acknowledge.SILENTLY
        return clicked is not None and clicked.flags.ephemeral == private and silently

    async def _replaced(
        self, view: discord.ui.LayoutView, pictures: Sequence[bytes], documents: Mapping[str, bytes]
    ) -> discord.Message:
        silently = self._acknowledged is Acknowledge.SILENTLY
        standing = self._shown or (self.interaction.message if silently else None)
        named = attachments(pictures, standing, documents)
        # A layout takes the place of a sentence only where that is said to be gone.
        content = None if self._soon else discord.utils.MISSING
        edit = partial(self.interaction.edit_original_response, content=content, view=view)
        try:
            return await edit(attachments=named)
        except discord.HTTPException as error:
            keeps = any(isinstance(one, discord.Attachment) for one in named)
            if error.status != 400 or not keeps or refuses_emoji(error):
                raise
            # Another edit, of a quicker click or one whose answer was lost, has replaced what was to be kept.
            return await edit(attachments=uploads(pictures, documents))

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


def person_of(user: discord.User | discord.Member) -> Person:
    return person_called(user.id, (user.display_name, user.name))


async def _on_two_connections(send: Callable[[], Awaitable[T]]) -> T:
    """Send what does no harm when it arrives twice, once more where the connection drops. Raises what that ends in."""
    try:
        return await send()
    except _DROPPED as error:
        _log.info("once more on another connection: %s", error or type(error).__name__)
        return await send()
