"""The games that the workshop works on: those that people are offered, and the example."""

from __future__ import annotations

from bot import games
from bot.games.title import Title
from tools.example.title import TITLE as EXAMPLE

TITLES: dict[str, Title] = {**games.TITLES, EXAMPLE.game.id: EXAMPLE}
