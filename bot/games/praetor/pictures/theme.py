"""The colours of Praetor."""

from __future__ import annotations

from bot.pictures.theme import Theme, rgb

THEME = Theme(rgb("#8C2F25"), rgb("#5F1E18"), "friezes/meander", "praetor/colosseum")
