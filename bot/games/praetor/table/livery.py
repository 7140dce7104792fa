"""The colours of Praetor."""

from __future__ import annotations

from bot.pictures.livery import Livery
from bot.pictures.palette import rgb

LIVERY = Livery(rgb("#8C2F25"), rgb("#5F1E18"), "friezes/meander", "praetor/colosseum")
