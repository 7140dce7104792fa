"""The colours of City of Marble."""

from __future__ import annotations

from bot.pictures.theme import Theme, rgb

THEME = Theme(rgb("#1F5068"), rgb("#133645"), "friezes/running_dog", "marble/theatre")
