"""The colours of Provincia Romana."""

from __future__ import annotations

from bot.pictures.livery import Livery
from bot.pictures.palette import rgb

LIVERY = Livery(rgb("#7A5316"), rgb("#4E350D"), "friezes/garland", "provincia/aquaeductus")
