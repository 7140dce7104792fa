"""The Garden, as the house knows it."""

from __future__ import annotations

from pathlib import Path

from bot.engine import read_chances
from bot.games.title import Title

from . import telling
from .balance import BALANCE
from .game import GAME
from .judgement import JUDGEMENT
from .samples import SAMPLES
from .table import ARTIST
from .table.livery import LIVERY

CHANCES = read_chances(Path(__file__).parent / "chances.json")
TITLE = Title(GAME, telling, ARTIST, LIVERY, SAMPLES, JUDGEMENT, BALANCE, CHANCES)
