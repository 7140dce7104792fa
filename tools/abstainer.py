"""A level that avoids one thing: what it loses is what the thing is worth to its owner."""

from __future__ import annotations

from typing import Final

from msgspec import json

from bot.ai.players import Computer, Level
from bot.ai.search import Opinion
from bot.engine import AnyView, foresee
from bot.games.title import Title

WITHOUT: Final = "-without-"


class Abstainer(Computer):
    """A level that avoids moves whose events contain this name, unless it considers no others.

    The name is the key of an event or of a message in it, or a label: "tile-oracle-built", "B4".
    """

    def __init__(self, title: Title, level: Level, label: str, seed: bytes) -> None:
        super().__init__(title.game, title.evaluation, level, seed)
        self._named = f'"{label}"'.encode()

    def opinions(self, view: AnyView) -> list[Opinion]:
        """The level's opinions without the avoided moves, or all if there are no others."""
        found = super().opinions(view)
        return [one for one in found if not self._tells(view, one)] or found

    def _tells(self, view: AnyView, opinion: Opinion) -> bool:
        return self._named in json.encode(foresee(self._game, view, opinion.move).events)
