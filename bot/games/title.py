"""A title: a game's rules, with what it says and how it looks."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import Game, Judgement, Telling
from bot.pictures.artist import Artist
from bot.pictures.livery import Livery

from .balance import Balance
from .samples import Samples


@dataclass(frozen=True)
class Title:
    """All that the house needs to know of a game: `TITLE` in its `title.py`."""

    game: Game
    telling: Telling
    artist: Artist
    livery: Livery
    samples: Samples
    judgement: Judgement
    balance: Balance
