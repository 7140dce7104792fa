"""How much one person, one channel, one server may ask for in a while."""

from __future__ import annotations

import enum
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Final

import discord

from bot.play.errors import Refused


class Work(enum.Enum):
    """What a command or a click makes the bot do."""

    ANSWER = enum.auto()
    """Tell somebody something alone, mostly with a picture."""
    POST = enum.auto()
    """Put a message into the channel."""
    SEARCH = enum.auto()
    """Look for what fits while somebody types."""
    THINK = enum.auto()
    """Think about a position as the best computers do."""
    FILM = enum.auto()
    """Draw a whole game."""


@dataclass(frozen=True)
class Rate:
    """A bucket of so many tokens, one for each piece of work; after so many seconds one comes back."""

    tokens: int
    seconds: float


Limited = Mapping[Work, Mapping[str, Rate]]

LIMITS: Final[Limited] = {
    Work.ANSWER: {"person": Rate(30, 1.0), "channel": Rate(90, 0.3), "server": Rate(600, 0.03)},
    Work.POST: {"person": Rate(6, 15.0), "channel": Rate(12, 5.0), "server": Rate(60, 0.5)},
    Work.THINK: {"person": Rate(6, 10.0), "channel": Rate(12, 5.0), "server": Rate(40, 1.0)},
    Work.FILM: {"person": Rate(3, 300.0), "channel": Rate(6, 300.0), "server": Rate(12, 120.0)},
    Work.SEARCH: {"person": Rate(40, 0.2), "channel": Rate(120, 0.07), "server": Rate(800, 0.01)},
}  # far more than people at play need; moves post as the rules have it and are not counted as posts
_MOST_BUCKETS: Final = 20_000


class TooOften(Refused):
    """More than one person, channel or server may ask for in a while."""


class Limits:
    """Counts what is asked for. `clock` gives seconds that only rise."""

    def __init__(self, limits: Limited = LIMITS, clock: Callable[[], float] = monotonic) -> None:
        self._limits = limits
        self._clock = clock
        self._full_at: dict[tuple[Work, str, int], float] = {}

    def take(self, work: Work, interaction: discord.Interaction[discord.Client]) -> None:
        """Count a piece of work. Raises TooOften, which counts nothing, where it is too much."""
        now = self._clock()
        places = {
            "person": interaction.user.id,
            "channel": interaction.channel_id or 0,
            "server": interaction.guild_id or interaction.channel_id or 0,
        }
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
