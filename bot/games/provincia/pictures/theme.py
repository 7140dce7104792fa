"""The colours of Provincia Romana."""

from __future__ import annotations

from bot.pictures.theme import Theme, rgb

THEME = Theme(rgb("#7A5316"), rgb("#4E350D"), "friezes/garland", "provincia/aquaeductus")
