"""Whether the bot is well: every shard hears Discord, and what is written is kept."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from time import monotonic
from typing import Final

import discord

from bot import heartbeat
from bot.store.errors import StoreError
from bot.store.store import Store

from .gateway import silent_shards

UNCONNECTED: Final = "The bot is not connected to Discord."

_log = logging.getLogger(__name__)


class Health:
    """What a bot lacks to serve people, and its sign of life, given in `file` while it lacks nothing."""

    def __init__(self, client: discord.AutoShardedClient, file: Path) -> None:
        self._client = client
        self._file = file
        self._written_at: float | None = None
        self._failure: str | None = None

    @property
    def written(self) -> float | None:
        """How many seconds ago a write was committed to see whether one can be; None where none was yet."""
        return None if self._written_at is None else monotonic() - self._written_at

    def has_written(self) -> None:
        """Note that a write was committed just now."""
        self._written_at = monotonic()
        self._failure = None

    async def beat(self, store: Store) -> None:
        """Write, and give a sign of life unless something is missing. Raises StoreError."""
        if not self._client.is_ready():
            return
        now = time.time()
        try:
            await store.set_setting(f"beat of {self._file.name}", f"{now:.0f}")
        except StoreError as error:
            self._failure = str(error)
            raise
        self.has_written()
        if missing := self.missing():
            _log.warning("no sign of life: %s", " ".join(missing))
        else:
            heartbeat.beat(self._file, now=now)

    def missing(self) -> list[str]:
        """What stands in the way of serving people, a sentence each; none where all is well."""
        if not self._client.is_ready():
            return [UNCONNECTED]
        sentences = []
        if silent := silent_shards(self._client.shards.values()):
            numbers = ", ".join(map(str, silent))
            sentences.append(f"Discord does not answer on shard{'s' if len(silent) > 1 else ''} {numbers}.")
        written = self.written
        if self._failure is not None:
            sentences.append(self._failure)
        elif written is None:
            sentences.append("Nothing has been written to the database yet.")
        elif written > heartbeat.OVERDUE:
            sentences.append(f"Nothing was written to the database for {written:.0f} seconds.")
        return sentences
