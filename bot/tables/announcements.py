"""Announcements: what is to be told in a channel, stored in the transaction of what it tells of."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json

from bot.store.rows import NewAnnouncement


def announcement(kind: str, ping: Sequence[int], **payload: int | str | list[int]) -> NewAnnouncement:
    """What is to be told: who is pinged, each once and nobody who was made nameless, and what else its kind needs."""
    pinged = [user for user in dict.fromkeys(ping) if user > 0]
    return NewAnnouncement(kind=kind, payload=json.encode({"ping": pinged, **payload}).decode())


def to_one(kind: str, user: int) -> NewAnnouncement:
    """What is to be told to one person alone."""
    return NewAnnouncement(kind=kind, payload="{}", recipient=user)
