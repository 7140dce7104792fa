"""The colours of Forum Trajanum."""

from __future__ import annotations

from bot.pictures.theme import Theme, rgb

THEME = Theme(rgb("#6A2A4E"), rgb("#441A32"), "friezes/egg_and_dart", "trajanum/column")
