"""Praetor as a title: its rules, with what it says and how it looks."""

from __future__ import annotations

from pathlib import Path

from bot.engine import read_chances
from bot.games.title import Title

from .balance import BALANCE
from .evaluation import EVALUATION
from .game import GAME
from .pictures import ARTIST
from .samples import SAMPLES
from .words import WORDS

CHANCES = read_chances(Path(__file__).parent / "chances.json")
TITLE = Title(GAME, WORDS, ARTIST, SAMPLES, EVALUATION, BALANCE, CHANCES)
