"""The colors of the Garden."""

from __future__ import annotations

from bot.pictures.theme import Theme, rgb

THEME = Theme(rgb("#3F5A2A"), rgb("#283B19"), "friezes/garland", "example/olive")
