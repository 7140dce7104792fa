"""What each version sends to Discord once: its commands, and icons as emojis of the application."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, Final

import aiohttp
import discord
import msgspec

from bot.app.fallbacks import spared
from bot.channel.messages.messenger import Emojis, is_temporary, retry_after
from bot.db.opening import RENEWED
from bot.i18n.fluent import LOCALES
from bot.i18n.icons import NO_ICONS, SEATS, emoji_name, icons_of
from bot.pictures.sprites import emoji_digest, emoji_png
from bot.play.store import Store

CHECKED_EVERY: Final = RENEWED  # seconds from one look to the next, which renews the sender's lease
AT_START: Final = 3.0
"""The most seconds for which a start waits for the upload, so that the first users find the commands."""

LONGEST: Final = 60.0  # seconds for which a look waits for Discord, which may limit its rate
AGAIN: Final = 30.0  # the least seconds until what Discord has not accepted is sent again

_BEFORE: Final = "The earlier ones still work."
_SAID: Final = 16  # the most lines about why Discord refuses commands

_log = logging.getLogger(__name__)


@dataclass(eq=False)
class Upload(ABC):
    """Something that one of several processes sends to Discord: the one that holds the lease of its name.

    `application` identifies the application in the store; `problem` is why Discord lacks it, if it does.
    """

    lease: ClassVar[str]

    _store: Store
    _application: str
    _clock: Callable[[], float]
    _due_at: float = field(default=0.0, init=False)
    problem: str | None = field(default="Discord has not been asked for it yet.", init=False)

    @property
    def _key(self) -> str:
        return f"{self.lease} of {self._application}"

    async def look(self) -> None:
        """Send if it is time to. Raises StoreError, and errors of sending."""
        if self._clock() < self._due_at or not await self._is_lacking():
            return
        try:
            async with asyncio.timeout(LONGEST):
                await self._send()
        except (discord.HTTPException, TimeoutError, aiohttp.ClientError, OSError) as error:
            pause = max(AGAIN, retry_after(error)) if isinstance(error, discord.HTTPException) else AGAIN
            self._due_at = self._clock() + pause
            why = str(error) or type(error).__name__
            self.problem = f"Discord has not accepted the {self.lease} ({why}). {_BEFORE}"
            _log.warning("%s They are sent again in %.0f seconds.", self.problem, pause)

    @abstractmethod
    async def _is_lacking(self) -> bool:
        """Whether Discord may lack something, and this process may send it."""

    @abstractmethod
    async def _send(self) -> None:
        """Send it. Raises what discord.py and aiohttp raise."""


@dataclass(eq=False)
class CommandUpload(Upload):
    """Sends the commands of this version. Until Discord has them, those of an earlier upload work.

    `make_payload` returns what is sent, and `send_payload` sends it.
    """

    lease = "commands"

    _send_payload: Callable[[list[dict[str, Any]]], Awaitable[object]]
    _make_payload: Callable[[], Awaitable[list[dict[str, Any]]]]
    _payload: list[dict[str, Any]] | None = field(default=None, init=False)
    _digest: str = field(default="", init=False)
    _former: str | None = field(default=None, init=False)
    _refused: bool = field(default=False, init=False)
    problem: str | None = field(default="Discord doesn't have the commands of this version yet.", init=False)

    async def start(self) -> None:
        """Send the commands, if that takes only a moment. Raises what `look` raises."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(AT_START):
                await self.look()

    async def _is_lacking(self) -> bool:
        if self.problem is None:
            return False
        known = await self._store.setting(self._key)
        if self._payload is None:
            self._payload = await self._make_payload()
            self._digest = hashlib.sha256(json.dumps(self._payload, sort_keys=True).encode()).hexdigest()
            self._former = known
        if known == self._digest or known != self._former:
            # Discord has them; or another version has sent its own, and the two must not keep replacing each other.
            self.problem = None
            return False
        return not self._refused and await self._store.leases.hold(self.lease, now=self._clock())

    async def _send(self) -> None:
        assert self._payload is not None
        try:
            await self._send_payload(self._payload)
        except discord.HTTPException as error:
            if is_temporary(error):
                raise
            sentences = " ".join(f"{line.strip()}." for line in str(error).splitlines()[:_SAID])
            self._refused = True
            self.problem = f"Discord refuses the commands of this version. {sentences} {_BEFORE}"
            _log.error(
                "%s They are sent again at the next start, or by a version with other commands.", self.problem
            )
            return
        await self._store.set_setting(self._key, self._digest)
        self.problem = None
        _log.info("the commands are sent to Discord")


AT_A_TIME: Final = 1.0  # seconds of one round of emoji uploads: people who wait for the bot come first
LISTED: Final = 3_600.0
"""Seconds after which a process that lacks nothing asks Discord again for the emojis."""


def artwork_of(games: Iterable[str]) -> set[str]:
    """The artwork used as icons in texts of these games, in any language, and for the seats."""
    own = {artwork for game in games for locale in LOCALES for artwork in icons_of(locale, game).artwork()}
    return own | {NO_ICONS.seat(seat) for seat in range(SEATS)}


@dataclass(eq=False)
class EmojiUpload(Upload):
    """Uploads artwork as emojis of the application, and fills `emojis`.

    Processes that don't upload ask Discord for the emojis. The store has the digest of each picture by name: if it has
    changed, the emoji is replaced. Emojis that this version doesn't know stay. While an emoji is missing, words are
    shown, so the bot is ready without it.
    """

    lease = "emojis"

    _client: discord.Client
    _emojis: Emojis
    _artwork: Collection[str]
    _replaces: bool = field(default=True, init=False)

    def __post_init__(self) -> None:
        self._emojis.missed = self.list_again

    @property
    def missing(self) -> int:
        return len(set(map(emoji_name, self._artwork)) - self._emojis.ids.keys())

    def list_again(self) -> None:
        """Ask Discord for the emojis again soon."""
        self._due_at = min(self._due_at, self._clock() + AGAIN)

    async def _is_lacking(self) -> bool:
        return bool(self._artwork)

    async def _send(self) -> None:
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        self._emojis.ids = {name: emoji.id for name, emoji in there.items()}
        if await self._store.leases.hold(self.lease, now=self._clock()):
            await self._upload(there)
        else:  # another process uploads what is missing
            self._due_at = self._clock() + (AGAIN if self.missing else LISTED)

    async def _upload(self, there: Mapping[str, discord.Emoji]) -> None:
        """Upload missing emojis and, once in the life of a process, those whose picture has changed.

        More often, two versions that run at the same time would keep replacing each other's. What takes long goes on in
        the next round, after the lease is renewed.
        """
        until = self._clock() + AT_A_TIME
        noted = await self._store.setting(self._key)
        kept = {} if noted is None else msgspec.json.decode(noted, type=dict[str, str])
        ids = self._emojis.ids
        for artwork in sorted(self._artwork):
            if self._clock() > until:
                return
            name = emoji_name(artwork)
            standing, wanted = there.get(name), spared(f"the emoji {name}", None, emoji_digest, artwork)
            if wanted is None or (standing is not None and (not self._replaces or kept.get(name) == wanted)):
                continue
            picture = await asyncio.to_thread(emoji_png, artwork)
            if standing is not None:
                with contextlib.suppress(discord.NotFound):
                    await standing.delete()
                del ids[name]
            try:
                ids[name] = (await self._client.create_application_emoji(name=name, image=picture)).id
            except discord.HTTPException as error:
                if is_temporary(error):
                    raise
                _log.error("Discord refuses the emoji %s; words replace it: %s", name, error)
                continue
            kept[name] = wanted
            await self._store.set_setting(self._key, msgspec.json.encode(kept).decode())
            _log.debug("the emoji %s is uploaded", name)
        self._replaces = False
        self._due_at = self._clock() + LISTED
