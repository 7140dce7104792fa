"""The icons as emojis of the application: uploaded beside the start where they are missing or have changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Collection, Iterable
from typing import Final

import aiohttp
import discord
import msgspec

from bot.app.fallbacks import spared
from bot.db.opening import RENEWED
from bot.i18n.fluent import LOCALES
from bot.i18n.icons import NO_ICONS, SEATS, emoji_name, icons_of
from bot.pictures.sprites import emoji_digest, emoji_png
from bot.play.store import Store

from .messages import Emojis, is_temporary, retry_after

CHECKED_EVERY: Final = RENEWED  # seconds from one look to the next: who uploads goes on holding the lease
BEGUN: Final = 10.0
"""Seconds after the start in which nothing is uploaded: people who wait for the bot come first."""

LISTED: Final = 3_600.0
"""Seconds after which a process that lacks nothing asks Discord again which emojis there are."""

FIRST_PAUSE: Final = 10.0
LONGEST_PAUSE: Final = 1_800.0
"""Seconds until what Discord has not taken is tried again; each pause is twice the one before."""

LEASE: Final = "emojis"  # what one process at a time does: upload emojis
MOST: Final = 2_000  # emojis that an application may have

_log = logging.getLogger(__name__)


def artwork_of(games: Iterable[str]) -> set[str]:
    """The artwork that stands for something in words of these games, in any language, and for the seats."""
    own = {artwork for game in games for locale in LOCALES for artwork in icons_of(locale, game).artwork()}
    return own | {NO_ICONS.seat(seat) for seat in range(SEATS)}


class EmojiUpload:
    """Gives the application the emojis that show some artwork, and tells `emojis` which there are.

    One of several processes uploads; the others ask Discord what it has. `key` names the application in the store,
    which keeps the digest of each picture by its name: what has another now is replaced. An emoji that this version
    does not know stays. Until an emoji is there, words are shown; so nothing that fails here makes the bot unwell.
    """

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
        self._client = client
        self._artwork = {emoji_name(name): name for name in sorted(artwork)}
        self._emojis = emojis
        self._store = store
        self._key = f"emojis of {key}"
        self._clock = clock
        self._there: dict[str, discord.Emoji] = {}
        self._replaces = True
        self._begins_at = clock() + BEGUN
        self._due_at = 0.0
        self._pause = FIRST_PAUSE
        self._uploading: asyncio.Task[None] | None = None
        emojis.missed = self.list_again

    @property
    def missing(self) -> int:
        """How many emojis of this version the application lacks, as far as is known."""
        return len(self._artwork.keys() - self._there.keys())

    def list_again(self) -> None:
        """Ask Discord at the next look which emojis there are."""
        self._due_at = min(self._due_at, self._clock() + self._pause)

    async def look(self) -> None:
        """Begin to compare and upload where it is time to. Raises StoreError, and faults met in it."""
        if not self._artwork:
            return
        if self._uploading is not None and not self._uploading.done():
            await self._store.leases.hold(LEASE, now=self._clock())
            return
        uploading, self._uploading = self._uploading, None
        if uploading is not None:
            await uploading
        if self._clock() >= self._due_at:
            self._uploading = asyncio.create_task(self._bring_up_to_date(), name="the emojis")

    async def close(self) -> None:
        if self._uploading is not None:
            self._uploading.cancel()
            await asyncio.wait({self._uploading})

    async def _bring_up_to_date(self) -> None:
        self._due_at = self._clock() + LISTED
        try:
            await self._list()
            if self._clock() < self._begins_at:
                self._due_at = self._begins_at
            elif await self._store.leases.hold(LEASE, now=self._clock()):
                await self._upload()
            elif self.missing:
                self._due_at = self._clock() + FIRST_PAUSE  # another process uploads them
        except discord.HTTPException as error:
            self._put_off(error, retry_after(error))
        except discord.RateLimited as error:
            self._put_off(error, error.retry_after)
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            self._put_off(error)
        else:
            self._pause = FIRST_PAUSE

    async def _list(self) -> None:
        self._there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        self._use()

    def _use(self) -> None:
        self._emojis.know({name: emoji.id for name, emoji in self._there.items() if name in self._artwork})

    async def _upload(self) -> None:
        """Upload what is missing; once in the life of a process, also what has another picture now.

        Of two versions at work one would else undo what the other does, in turns.
        """
        kept = await self._digests()
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

    async def _digests(self) -> dict[str, str]:
        noted = await self._store.setting(self._key)
        return {} if noted is None else msgspec.json.decode(noted, type=dict[str, str])

    def _put_off(self, error: Exception, named: float = 0.0) -> None:
        pause, self._pause = max(named, self._pause), min(2 * self._pause, LONGEST_PAUSE)
        self._due_at = self._clock() + pause
        _log.warning(
            "Discord has not taken the emojis (%s). Words stand for the %s that it lacks; they are sent again in %.0f "
            "seconds.",
            str(error) or type(error).__name__,
            self.missing,
            pause,
        )
