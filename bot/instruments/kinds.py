"""The values that labels may have: few, known beforehand, and never a person or a channel."""

from __future__ import annotations

import enum


class Kind(enum.StrEnum):
    """What came in from Discord."""

    COMMAND = enum.auto()
    BUTTON = enum.auto()
    MENU = enum.auto()
    FORM = enum.auto()
    COMPLETION = enum.auto()


class Outcome(enum.StrEnum):
    """What became of it."""

    ANSWERED = enum.auto()
    REFUSED = enum.auto()
    """By the rules of the game, or of the house."""
    LIMITED = enum.auto()
    """Asked for too often."""
    REPEATED = enum.auto()
    """Delivered a second time, carried out the first."""
    UNKNOWN = enum.auto()
    """A command of another version."""
    LATE = enum.auto()
    """Discord takes no answer any more."""
    FAILED = enum.auto()
    """By a fault of ours, which the log has with a reference."""


class Delivery(enum.StrEnum):
    """What became of a try to tell something in a channel."""

    TOLD = enum.auto()
    POSTPONED = enum.auto()
    GIVEN_UP = enum.auto()


class Way(enum.StrEnum):
    """How somebody is reached with what is told to them."""

    CHANNEL = enum.auto()
    DIRECT = enum.auto()
    LATER = enum.auto()
    """They rest; as far as they are asked something, they are pinged afterwards."""
    UNREACHED = enum.auto()
    """By a direct message that Discord did not take: they are closed to the bot."""


class Level(enum.StrEnum):
    """How bad it is what a line of the log says."""

    WARNING = enum.auto()
    ERROR = enum.auto()


class ThoughtOutcome(enum.StrEnum):
    """What became of a computer's thought."""

    PLAYED = enum.auto()
    OUTDATED = enum.auto()
    """The game had gone on meanwhile."""
    FAILED = enum.auto()
    """A quicker player had to stand in."""
