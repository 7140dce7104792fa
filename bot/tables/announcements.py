"""Announcements: what is to be told in a channel, stored in the transaction of what it tells of."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json

from bot.store.rows import NewAnnouncement


def announcement(kind: str, ping: Sequence[int], **payload: int | str | list[int]) -> NewAnnouncement:
    """What is to be told: who is pinged, and the rest that its kind needs."""
    return NewAnnouncement(
        kind=kind, payload=json.encode({"ping": list(dict.fromkeys(ping)), **payload}).decode()
    )
