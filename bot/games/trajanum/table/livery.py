"""The colours of Forum Trajanum."""

from __future__ import annotations

from bot.pictures.livery import Livery
from bot.pictures.palette import rgb

LIVERY = Livery(rgb("#6A2A4E"), rgb("#441A32"), "friezes/egg_and_dart", "trajanum/column")
