"""What this version sends to Discord once, beside the start: its commands, and icons as emojis of the application."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Iterable, Sequence
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

CHECKED_EVERY: Final = RENEWED  # seconds from one look to the next: who sends goes on holding the lease
AT_START: Final = 3.0
"""Seconds for which a start waits, so that the first people find the commands; no longer, whatever Discord does."""

_SAID: Final = 16  # so many lines are said of why Discord refuses commands

_log = logging.getLogger(__name__)


class Upload(ABC):
    """Something that one of several processes sends to Discord, as the lease that is called so says.

    `pauses` are the seconds until what Discord has not taken is tried again, at first and at most: each pause is
    twice the one before.
    """

    lease: ClassVar[str]
    pauses: ClassVar[tuple[float, float]]

    def __init__(self, store: Store, application: str, *, clock: Callable[[], float]) -> None:
        self._store = store
        self._key = f"{self.lease} of {application}"
        self._clock = clock
        self._pause = self.pauses[0]
        self._sending: asyncio.Task[None] | None = None

    async def look(self) -> None:
        """Begin to send where it is time to. Raises StoreError, and faults met in sending."""
        if self._sending is not None and not self._sending.done():
            await self._store.leases.hold(self.lease, now=self._clock())
            return
        sending, self._sending = self._sending, None
        if sending is not None:
            await sending
        if await self._is_due():
            self._sending = asyncio.create_task(self._try(), name=f"the {self.lease}")

    async def close(self) -> None:
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.wait({self._sending})

    async def _try(self) -> None:
        try:
            await self._send()
        except discord.HTTPException as error:
            if not await self._is_refused(error):
                self._put_off(error, retry_after(error))
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            self._put_off(error)

    @abstractmethod
    async def _is_due(self) -> bool:
        """Whether there is something that Discord may lack, and it is time to send it."""

    @abstractmethod
    async def _send(self) -> None:
        """Send it. Raises what discord.py and aiohttp raise."""

    async def _is_refused(self, error: discord.HTTPException) -> bool:
        return False

    @abstractmethod
    def _put_off(self, error: Exception, named: float = 0.0) -> None:
        """Note when to try again: after `named` seconds, if Discord says so."""

    def _longer_pause(self) -> float:
        pause, self._pause = self._pause, min(2 * self._pause, self.pauses[1])
        return pause


class RefusedUpload(msgspec.Struct, frozen=True):
    """That Discord refuses commands (`digest`), since when, and why: every process of their version reads it."""

    digest: str
    at: float
    sentences: list[str]


class CommandUpload(Upload):
    """Sends the commands of this version; all processes know the `problem`: why Discord lacks them, if it does.

    `key` names the application in the store, `payload` gives what is sent, and `send` sends it. Until the commands
    are there, those of an earlier upload go on working. With `always` they are sent though Discord has them.
    """

    lease = "commands"
    pauses = (5.0, 600.0)

    def __init__(
        self,
        send: Callable[[list[dict[str, Any]]], Awaitable[object]],
        payload: Callable[[], Awaitable[list[dict[str, Any]]]],
        store: Store,
        key: str,
        *,
        clock: Callable[[], float],
        always: bool = False,
    ) -> None:
        super().__init__(store, key, clock=clock)
        self._send_payload = send
        self._make_payload = payload
        self._always = always
        self._started = clock()
        self._payload: list[dict[str, Any]] | None = None
        self._digest = ""
        self._former: str | None = None
        self._again_at = 0.0
        self.problem: str | None = "The commands have not been compared yet with those that Discord knows."

    async def start(self) -> None:
        """Begin to send the commands, and wait a moment for them. Raises what `look` raises."""
        await self.look()
        if self._sending is not None:
            await asyncio.wait({self._sending}, timeout=AT_START)

    async def _is_due(self) -> bool:
        if self.problem is None:
            return False
        known = await self._store.setting(self._key)
        if self._payload is None:
            self._payload = await self._make_payload()
            self._digest = hashlib.sha256(json.dumps(self._payload, sort_keys=True).encode()).hexdigest()
            self._former = known
        if not self._always and (known == self._digest or known != self._former):
            # Discord has them; or another version has sent its own meanwhile, and both must not go on in turns.
            self.problem = None
            return False
        if (refusal := await self._refusal()) is not None:
            self.problem = self._refused(refusal.sentences)
            return False
        if not await self._store.leases.hold(self.lease, now=self._clock()):
            self.problem = "The commands of this version are just being sent to Discord by another process."
            return False
        if self._clock() < self._again_at:
            return False
        self._again_at = self._clock() + self._longer_pause()
        self.problem = "The commands of this version are just being sent to Discord."
        return True

    async def _send(self) -> None:
        assert self._payload is not None
        await self._send_payload(self._payload)
        await self._store.set_setting(self._key, self._digest)
        self.problem = None
        _log.info("the commands are sent to Discord")

    def _put_off(self, error: Exception, named: float = 0.0) -> None:
        pause = max(named, self._again_at - self._clock(), self.pauses[0])
        self._again_at = self._clock() + pause
        self.problem = (
            f"Discord has not taken the commands ({str(error) or type(error).__name__}). {self._meanwhile()}"
        )
        _log.warning("%s They are sent again in %.0f seconds.", self.problem, pause)

    async def _is_refused(self, error: discord.HTTPException) -> bool:
        if is_temporary(error):
            return False
        sentences = [f"{line.strip()}." for line in str(error).splitlines()[:_SAID]]
        self.problem = self._refused(sentences)
        _log.error("%s They are sent again at the next start, or by a version that has others.", self.problem)
        refusal = RefusedUpload(self._digest, self._clock(), sentences)
        await self._store.set_setting(f"refused {self._key}", msgspec.json.encode(refusal).decode())
        return True

    async def _refusal(self) -> RefusedUpload | None:
        noted = await self._store.setting(f"refused {self._key}")
        if noted is None:
            return None
        refusal = msgspec.json.decode(noted, type=RefusedUpload)
        return refusal if refusal.digest == self._digest and refusal.at >= self._started else None

    def _refused(self, sentences: Sequence[str]) -> str:
        return f"Discord refuses the commands of this version. {' '.join(sentences)} {self._meanwhile()}"

    def _meanwhile(self) -> str:
        if self._former is None:
            return "It knows no command of this bot from before."
        return "The commands that it knows from before go on working."


BEGUN: Final = 10.0
"""Seconds after the start in which nothing is uploaded: people who wait for the bot come first."""

LISTED: Final = 3_600.0
"""Seconds after which a process that lacks nothing asks Discord again which emojis there are."""

MOST: Final = 2_000  # emojis that an application may have


def artwork_of(games: Iterable[str]) -> set[str]:
    """The artwork that stands for something in words of these games, in any language, and for the seats."""
    own = {artwork for game in games for locale in LOCALES for artwork in icons_of(locale, game).artwork()}
    return own | {NO_ICONS.seat(seat) for seat in range(SEATS)}


class EmojiUpload(Upload):
    """Gives the application the emojis that show some artwork, and tells `emojis` which there are.

    The processes that don't upload ask Discord what it has. `key` names the application in the store, which keeps the
    digest of each picture by its name: what has another now is replaced. An emoji that this version does not know
    stays. Until an emoji is there, words are shown; so nothing that fails here makes the bot unwell.
    """

    lease = "emojis"
    pauses = (10.0, 1_800.0)

    def __init__(
        self,
        client: discord.Client,
        artwork: Collection[str],
        emojis: Emojis,
        store: Store,
        key: str,
        *,
        clock: Callable[[], float],
    ) -> None:
        super().__init__(store, key, clock=clock)
        self._client = client
        self._artwork = {emoji_name(name): name for name in sorted(artwork)}
        self._emojis = emojis
        self._there: dict[str, discord.Emoji] = {}
        self._replaces = True
        self._begins_at = clock() + BEGUN
        self._due_at = 0.0
        emojis.missed = self.list_again

    @property
    def missing(self) -> int:
        return len(self._artwork.keys() - self._there.keys())

    def list_again(self) -> None:
        """Ask Discord at the next look which emojis there are."""
        self._due_at = min(self._due_at, self._clock() + self._pause)

    async def _is_due(self) -> bool:
        return bool(self._artwork) and self._clock() >= self._due_at

    async def _send(self) -> None:
        self._due_at = self._clock() + LISTED
        self._there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        self._use()
        if self._clock() < self._begins_at:
            self._due_at = self._begins_at
        elif await self._store.leases.hold(self.lease, now=self._clock()):
            await self._upload()
        elif self.missing:
            self._due_at = self._clock() + self.pauses[0]  # another process uploads them
        self._pause = self.pauses[0]

    def _use(self) -> None:
        self._emojis.ids = {name: emoji.id for name, emoji in self._there.items() if name in self._artwork}

    async def _upload(self) -> None:
        """Upload what is missing; once in the life of a process, also what has another picture now.

        Of two versions at work one would else undo what the other does, in turns.
        """
        noted = await self._store.setting(self._key)
        kept = {} if noted is None else msgspec.json.decode(noted, type=dict[str, str])
        for name, artwork in self._artwork.items():
            standing, wanted = self._there.get(name), spared(f"the emoji {name}", None, emoji_digest, artwork)
            if wanted is None or (standing is not None and (not self._replaces or kept.get(name) == wanted)):
                continue
            picture = await asyncio.to_thread(emoji_png, artwork)
            if standing is not None:
                await self._take_away(standing)
            elif len(self._there) >= MOST:
                _log.warning("The application has %s emojis, the most that Discord lets it have.", MOST)
                break
            try:
                self._there[name] = await self._client.create_application_emoji(name=name, image=picture)
            except discord.HTTPException as error:
                if is_temporary(error):
                    raise
                _log.error("Discord refuses the emoji %s; words stand for it: %s", name, error)
                continue
            self._use()
            kept[name] = wanted
            await self._store.set_setting(self._key, msgspec.json.encode(kept).decode())
            _log.debug("the emoji %s is uploaded", name)
        self._replaces = False

    async def _take_away(self, standing: discord.Emoji) -> None:
        with contextlib.suppress(discord.NotFound):
            await standing.delete()
        del self._there[standing.name]
        self._use()

    def _put_off(self, error: Exception, named: float = 0.0) -> None:
        pause = max(named, self._longer_pause())
        self._due_at = self._clock() + pause
        _log.warning(
            "Discord has not taken the emojis (%s). Words stand for the %s that it lacks; they are sent again in %.0f "
            "seconds.",
            str(error) or type(error).__name__,
            self.missing,
            pause,
        )
