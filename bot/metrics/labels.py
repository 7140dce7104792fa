"""The values that labels may have, never a person or a channel; and gauges, counted when somebody asks."""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass, field


class InteractionKind(enum.StrEnum):
    """What came in from Discord."""

    COMMAND = enum.auto()
    BUTTON = enum.auto()
    MENU = enum.auto()
    FORM = enum.auto()
    COMPLETION = enum.auto()


class InteractionOutcome(enum.StrEnum):
    """What became of it."""

    ANSWERED = enum.auto()
    REFUSED = enum.auto()  # by the rules of the game, or of the bot
    LIMITED = enum.auto()  # asked for too often
    REPEATED = enum.auto()  # delivered a second time, carried out the first
    UNKNOWN = enum.auto()  # a command of another version
    LATE = enum.auto()  # Discord takes no answer any more
    FAILED = enum.auto()  # by a fault of ours, which the log has with a reference


class Delivery(enum.StrEnum):
    """What became of a try to tell something in a channel."""

    TOLD = enum.auto()
    POSTPONED = enum.auto()
    GIVEN_UP = enum.auto()


class Way(enum.StrEnum):
    """How somebody is reached with what is told to them."""

    CHANNEL = enum.auto()
    DIRECT = enum.auto()
    LATER = enum.auto()  # they rest; as far as they are asked something, they are pinged afterwards
    UNREACHED = enum.auto()  # by a direct message that Discord did not take: they are closed to the bot


class LogLevel(enum.StrEnum):
    """How bad it is what a line of the log says."""

    WARNING = enum.auto()
    ERROR = enum.auto()


class ThoughtOutcome(enum.StrEnum):
    """What became of a computer's thought."""

    PLAYED = enum.auto()
    OUTDATED = enum.auto()  # the game had gone on meanwhile
    FAILED = enum.auto()  # a quicker player had to stand in


@dataclass(frozen=True)
class Shard:
    """A shard's way to Discord; `acknowledged` and `latency` in seconds, None before the first acknowledgement."""

    id: int
    connected: bool
    acknowledged: float | None = None  # how long ago Discord answered it last
    latency: float | None = None


@dataclass(frozen=True)
class BackgroundJob:
    """How something stands that is done over and over; `succeeded` is how many seconds ago a round of it succeeded."""

    name: str
    failing: bool
    succeeded: float


@dataclass(frozen=True, kw_only=True)
class Stock:
    """How things stand: empty before the bot has started."""

    queues: Mapping[str, int] = field(default_factory=dict)  # how many wait, by what for
    oldest: Mapping[bool, float] = field(default_factory=dict)
    """The age of the oldest announcement that is not told, in seconds; apart those that were tried in vain."""
    games: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """How many tables there are, by game and state."""
    shards: tuple[Shard, ...] = ()
    written: float | None = None
    """Seconds since a write was committed that was made to see whether one can be."""
    commands_known: bool | None = None  # whether Discord has the commands of this version
    jobs: tuple[BackgroundJob, ...] = ()
