"""Subjects: what a difference between two positions is about, by the figures of a judgement."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.players.reasons import OTHERS

from .lesson import teaching

WORTH_NAMING: Final = 0.4
"""A subject is named that makes so much of all that is gained: else there are too many reasons for one."""


def subject(game: str, gains: Mapping[str, float]) -> str | None:
    """What is gained above all, by the name of its subject; None where nothing stands out."""
    subjects = {**teaching(game).subjects, OTHERS: [OTHERS]}
    gained = {name: sum(gains.get(figure, 0.0) for figure in figures) for name, figures in subjects.items()}
    most = max(gained, key=lambda name: gained[name])
    everything = sum(gain for gain in gained.values() if gain > 0)
    return most if everything > 0 and gained[most] >= WORTH_NAMING * everything else None
