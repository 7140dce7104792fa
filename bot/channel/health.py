"""Whether the bot is well: Discord hears it and knows its commands, what is written is kept, every job succeeds."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Final

import discord

from bot import heartbeat
from bot.store.errors import StoreError
from bot.store.store import Store

from .gateway import silent_shards
from .jobs import Job, failing
from .upload import CommandUpload

UNCONNECTED: Final = "The bot is not connected to Discord."

_log = logging.getLogger(__name__)


class Health:
    """What a bot lacks to serve people, and its sign of life, which says so, in `file`.

    `jobs` and `upload` are set when the bot opens.
    """

    def __init__(self, client: discord.AutoShardedClient, file: Path) -> None:
        self._client = client
        self._file = file
        self._written_at: float | None = None
        self._failure: str | None = None
        self.jobs: Sequence[Job] = ()
        self.upload: CommandUpload | None = None

    @property
    def written(self) -> float | None:
        """How many seconds ago a write was committed to see whether one can be; None where none was yet."""
        return None if self._written_at is None else monotonic() - self._written_at

    def has_written(self) -> None:
        """Note that a write was committed just now."""
        self._written_at = monotonic()
        self._failure = None

    async def beat(self, store: Store) -> None:
        """Write, and give a sign of life with what is missing. Raises StoreError, OSError where it can't be given."""
        now = time.time()
        try:
            await store.set_setting(f"beat of {self._file.name}", f"{now:.0f}")
            self.has_written()
        except StoreError as error:
            self._failure = str(error)
            raise
        finally:
            missing = self.missing()
            if missing and self._client.is_ready():
                _log.warning("the bot is not well: %s", " ".join(missing))
            heartbeat.beat(self._file, now=now, missing=missing)

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
        if self.upload is not None and self.upload.problem is not None:
            sentences.append(self.upload.problem)
        for failure, names in failing(self.jobs).items():
            if failure not in " ".join(sentences):
                said = f"job{'s' if len(names) > 1 else ''} {', '.join(names)}"
                sentences.append(f"The background {said} can't be done: {failure}.")
        return sentences
