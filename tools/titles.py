"""The games that the workshop works on: those that people are offered, and the example."""

from __future__ import annotations

from bot import games
from bot.games.title import GameEntry
from tools.example.title import ENTRY as EXAMPLE

TITLES: dict[str, GameEntry] = {**games.TITLES, EXAMPLE.game.id: EXAMPLE}
