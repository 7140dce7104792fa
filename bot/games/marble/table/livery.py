"""The colours of City of Marble."""

from __future__ import annotations

from bot.pictures.livery import Livery
from bot.pictures.palette import rgb

LIVERY = Livery(rgb("#1F5068"), rgb("#133645"), "friezes/running_dog", "marble/theatre")
