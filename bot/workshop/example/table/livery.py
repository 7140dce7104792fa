"""The colours of the Garden."""

from __future__ import annotations

from bot.pictures.livery import Livery
from bot.pictures.palette import rgb

LIVERY = Livery(rgb("#3F5A2A"), rgb("#283B19"), "friezes/garland", "example/olive")
