"""The colours of Discordia."""

from __future__ import annotations

from bot.pictures.livery import Livery
from bot.pictures.palette import rgb

LIVERY = Livery(rgb("#2C5E4C"), rgb("#1B3E32"), "friezes/plait", "discordia/harbour")
