"""The whole table in words, and its pictures in few."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine import Described, Passage, Text
from bot.games.telling import own_passage
from bot.games.trajanum.state import View

from .positions import position, status


def in_words(view: View) -> Sequence[Passage]:
    """The whole table as the viewer knows it, with all that its pictures show and the mats of the seats."""
    seats = [own_passage(view, seat, status(view, seat)) for seat in range(view.seats)]
    return [Passage(Text("passage-table"), list(position(view))), *seats]


def pictured(view: View) -> Sequence[Described]:
    """The pictures of the table in few words."""
    seats = {seat: list(status(view, seat)) for seat in range(view.seats)}
    return [Described([Text("game-title")], seats)] * 2
