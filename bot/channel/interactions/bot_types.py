"""The bot's type as handlers see it, and the rate limits."""

from __future__ import annotations

import asyncio
import enum
import math
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any, Final, TypeAlias
from weakref import WeakValueDictionary

import discord

from bot.channel.messages.messenger import Emojis
from bot.channel.messages.outbox_sender import OutboxSender
from bot.channel.rendering.films import Films
from bot.channel.rendering.renderer import Renderer
from bot.computer_turns.analyses import Analyzing
from bot.computer_turns.turns import Thinking
from bot.metrics import Metrics
from bot.play.errors import Refused
from bot.play.service import Tables
from bot.play.table import Caller


class BaseBot(discord.AutoShardedClient):
    """A Discord client with everything that handlers need, set before the first click can arrive."""

    tables: Tables
    outbox: OutboxSender
    renderer: Renderer
    films: Films
    computer_turns: Thinking
    analyses: Analyzing

    def __init__(self, limits: Limits, metrics: Metrics, **options: Any) -> None:
        super().__init__(**options)
        self.limits = limits
        self.metrics = metrics
        self.application_emojis = Emojis()
        self.handling: set[asyncio.Task[Any]] = set()
        self.last_clicks = LastClicks()
        self.last_contexts: WeakValueDictionary[int, object] = WeakValueDictionary()
        """By message, the context of the last click in it."""

    @contextmanager
    def busy(self) -> Iterator[None]:
        """Make the bot, when it stops, wait for the task that runs this block."""
        task = asyncio.current_task()
        assert task is not None
        self.handling.add(task)
        try:
            yield
        finally:
            self.handling.discard(task)

    def afterwards(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something after a handler, which doesn't wait for it; the bot, when it stops, does."""
        task = asyncio.create_task(work)
        self.handling.add(task)
        task.add_done_callback(self.handling.discard)


Interaction: TypeAlias = discord.Interaction[BaseBot]
"""A command or a click, sent to this bot."""


class LastClicks:
    """The clicks with which players have finished turns, as long as Discord accepts follow-ups to them."""

    def __init__(self) -> None:
        self._kept: dict[tuple[int, int], Interaction] = {}

    def keep(self, table: int, click: Interaction) -> None:
        self._kept = {key: kept for key, kept in self._kept.items() if not kept.is_expired()}
        self._kept[table, click.user.id] = click

    def take(self, table: int, user: int) -> Interaction | None:
        """Take the last click of a user at a table, which can be followed up once."""
        click = self._kept.pop((table, user), None)
        return None if click is None or click.is_expired() else click


class Work(enum.Enum):
    """The kind of work that a command or a click causes, for rate limits."""

    ANSWER = enum.auto()
    """Answer privately, mostly with a picture."""
    POST = enum.auto()
    """Post a message in the channel."""
    SEARCH = enum.auto()
    """Autocomplete."""
    THINK = enum.auto()
    """Think about a position like the best computers."""
    FILM = enum.auto()
    """Draw a whole game."""


@dataclass(frozen=True)
class Rate:
    """A token bucket: its size, and the seconds after which a token comes back."""

    tokens: int
    seconds: float


Limited = Mapping[Work, Mapping[str, Rate]]

LIMITS: Final[Limited] = {
    Work.ANSWER: {"person": Rate(30, 1.0), "channel": Rate(90, 0.3), "server": Rate(600, 0.03)},
    Work.POST: {"person": Rate(6, 15.0), "channel": Rate(12, 5.0), "server": Rate(60, 0.5)},
    Work.THINK: {"person": Rate(6, 10.0), "channel": Rate(12, 5.0), "server": Rate(40, 1.0)},
    Work.FILM: {"person": Rate(3, 300.0), "channel": Rate(6, 300.0), "server": Rate(12, 120.0)},
    Work.SEARCH: {"person": Rate(40, 0.2), "channel": Rate(120, 0.07), "server": Rate(800, 0.01)},
}  # far more than players need; moves don't count as posts
_MOST_BUCKETS: Final = 20_000


class TooOften(Refused):
    """A person, a channel or a server has exceeded a rate limit."""


class Limits:
    """Rate limits. `clock` is monotonic, in seconds."""

    def __init__(self, limits: Limited = LIMITS, clock: Callable[[], float] = monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._full_at: dict[tuple[Work, str, int], float] = {}

    def take(self, work: Work, by: Caller) -> None:
        """Count a piece of work. Raises TooOften, and counts nothing, if it is too much."""
        now = self._clock()
        places = {"person": by.id, "channel": by.channel, "server": by.guild or by.channel}
        taken = {}
        for scope, rate in self._limits.get(work, {}).items():
            bucket = (work, scope, places[scope])
            full_at = max(now, self._full_at.get(bucket, now)) + rate.seconds
            wait = full_at - now - rate.tokens * rate.seconds
            if wait > 0:
                raise TooOften(f"too-often-{scope}", seconds=math.ceil(wait))
            taken[bucket] = full_at
        self._full_at |= taken
        if len(self._full_at) > _MOST_BUCKETS:
            self._full_at = {bucket: full_at for bucket, full_at in self._full_at.items() if full_at > now}
