"""Announcements: what is to be told in a channel, stored in the transaction of what it tells of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from msgspec import json
from msgspec.structs import replace

from bot.play.rows import NewAnnouncement

PATIENCE: Final = 4.0
"""Seconds for which a move waits to be told where only computers are asked: what they answer is told with it."""

AnnouncementKind: TypeAlias = Literal[
    "absent",
    "analysis",
    "asked",
    "away",
    "back",
    "broken",
    "card",
    "end-asked",
    "end-refused",
    "ended",
    "expired",
    "heir",
    "kept-asked",
    "kept-over",
    "lost",
    "made-up",
    "nudge",
    "overdue",
    "pace",
    "pace-asked",
    "pace-refused",
    "parted",
    "pause-asked",
    "pause-refused",
    "paused",
    "reminder",
    "reminder-last",
    "replace-asked",
    "replaced",
    "resigned",
    "round",
    "seat-taken",
    "set-aside",
    "settings-asked",
    "sought",
    "start",
    "stopped",
    "thread",
    "turn",
    "undo",
    "undo-asked",
    "undo-refused",
    "unpaused",
    "unreached",
]
"""What there is to tell. Whom each pings, and how often at most, docs/playing.md says."""


def announcement(
    kind: AnnouncementKind, ping: Sequence[int], **payload: int | str | list[int]
) -> NewAnnouncement:
    """What is to be told: who is pinged, each once and nobody who was made nameless, and what else its kind needs."""
    pinged = [user for user in dict.fromkeys(ping) if user > 0]
    return NewAnnouncement(kind=kind, payload=json.encode({"ping": pinged, **payload}).decode())


def patient(told: NewAnnouncement) -> NewAnnouncement:
    """The same, to be told together with what follows, or when that takes long."""
    return replace(told, patience=PATIENCE)


def to_one(kind: AnnouncementKind, user: int) -> NewAnnouncement:
    """What is to be told to one person alone."""
    return NewAnnouncement(kind=kind, payload="{}", recipient=user)
