"""How things stand at a moment: what is counted when somebody asks, not when it happens."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Shard:
    """A shard's way to Discord; `acknowledged` and `latency` in seconds, None before the first acknowledgement."""

    id: int
    connected: bool
    acknowledged: float | None = None
    """How long ago Discord answered it last."""
    latency: float | None = None


@dataclass(frozen=True)
class BackgroundJob:
    """How something stands that is done over and over; `succeeded` is how many seconds ago a round of it succeeded."""

    name: str
    failing: bool
    succeeded: float


@dataclass(frozen=True, kw_only=True)
class Stock:
    """How things stand: empty before the bot has opened its house."""

    queues: Mapping[str, int] = field(default_factory=dict)
    """How many wait, by what for."""
    oldest: Mapping[bool, float] = field(default_factory=dict)
    """The age of the oldest announcement that is not told, in seconds; apart those that were tried in vain."""
    games: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """How many tables there are, by game and state."""
    shards: tuple[Shard, ...] = ()
    written: float | None = None
    """Seconds since a write was committed that was made to see whether one can be."""
    commands_known: bool | None = None
    """Whether Discord has the commands of this version."""
    jobs: tuple[BackgroundJob, ...] = ()
