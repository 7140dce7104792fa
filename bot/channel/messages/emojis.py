"""The application's own emojis in messages: in place of words where Discord has them, and words where it has not."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias, TypeVar

import discord
from discord import ui

from bot.i18n.icons import emoji_name, filled

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
