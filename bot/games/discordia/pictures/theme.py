"""The colours of Discordia."""

from __future__ import annotations

from bot.pictures.theme import Theme, rgb

THEME = Theme(rgb("#2C5E4C"), rgb("#1B3E32"), "friezes/plait", "discordia/harbour")
