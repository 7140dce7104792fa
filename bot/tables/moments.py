"""Moments in sentences."""

from __future__ import annotations

import math


def moment(at: float) -> str:
    """A moment (Unix seconds) as Discord shows it, to each reader in their own zone."""
    return f"<t:{math.ceil(at)}:f>"
