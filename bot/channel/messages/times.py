"""Paces in words."""

from __future__ import annotations

from bot.tables.pace import HOUR, Pace
from bot.words.fluent import Words


def pace_in_words(pace: Pace, said: Words) -> str:
    """How long people have for a decision, and what happens then."""
    seconds = f"{said('option-pace')}: {seconds_in_words(pace.seconds, said)}"
    if pace.seconds is None:
        return seconds
    return f"{seconds} · {said('option-overdue')}: {said(f'option-overdue-{pace.overdue}')}"


def seconds_in_words(seconds: float | None, said: Words) -> str:
    """How long people have for a decision."""
    if seconds is None:
        return said("pace-none")
    if seconds < HOUR:
        return said("pace-minutes", minutes=round(seconds / 60))
    return said("pace-hours", hours=round(seconds / HOUR))
