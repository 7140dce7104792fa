"""A game of which nothing but its name is known: another version of the bot has stored it."""

from __future__ import annotations

from typing import Any, cast

from bot.engine import Game
from bot.games.title import Title


def unknown(name: str) -> Title:
    """A title that can be named and nothing else: no position of it is ever read, told or drawn."""
    nothing = cast(Any, None)
    game = Game(
        id=name,
        rules_version=0,
        seats=range(1),
        minutes=(0, 0),
        longest=0,
        options=(),
        state=nothing,
        steps=(),
        moves=(),
        set_up=nothing,
        seen_by=nothing,
        imagined=nothing,
        abandon=nothing,
    )
    return Title(game, nothing, nothing, nothing, nothing, nothing, nothing, nothing)
