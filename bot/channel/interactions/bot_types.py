"""The bot as the handlers of commands and clicks see it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias

import discord

from bot.channel.messages.emojis import Emojis
from bot.channel.messages.outbox_sender import OutboxSender
from bot.channel.rendering.films import Films
from bot.channel.rendering.renderer import Renderer
from bot.computer_turns.analyses import Analysing
from bot.computer_turns.turns import Thinking
from bot.metrics.metrics import Metrics
from bot.play.service import Tables

from .rate_limits import Limits


class BaseBot(discord.AutoShardedClient):
    """A client of Discord with all that a handler needs; it is furnished before the first click can arrive."""

    tables: Tables
    outbox: OutboxSender
    renderer: Renderer
    films: Films
    computer_turns: Thinking
    analyses: Analysing

    def __init__(self, limits: Limits, metrics: Metrics, **options: Any) -> None:
        super().__init__(**options)
        self.limits = limits
        self.metrics = metrics
        self.application_emojis = Emojis()
        self.handling: set[asyncio.Task[Any]] = set()

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Inside, the task that runs handles something that the bot, when it stops, waits for."""
        task = asyncio.current_task()
        assert task is not None
        self.handling.add(task)
        try:
            yield
        finally:
            self.handling.discard(task)

    def afterwards(self, work: Coroutine[Any, Any, None]) -> None:
        """Have something done behind a handler, which need not wait for it; the bot, when it stops, does."""
        task = asyncio.create_task(work)
        self.handling.add(task)
        task.add_done_callback(self.handling.discard)


Interaction: TypeAlias = discord.Interaction[BaseBot]
"""A command, a click or a form that somebody has sent to this bot."""
