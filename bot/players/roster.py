"""Who can be called to a game: the levels, a random player, and players of one's own."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from bot.engine import Game, Judgement

from .computer import Computer
from .levels import LEVELS
from .player import ComputerPlayer
from .random import RandomPlayer

RANDOM = "random"


class UnknownPlayer(Exception):
    """Nobody is called so; a sentence says who can be called."""


def player_called(name: str, game: Game, judgement: Judgement, seed: bytes) -> ComputerPlayer:
    """The player of a level, the random one, or one of a class named as `package.module:Class`.

    Such a class is made without arguments, once for each seat and game. Raises UnknownPlayer.
    """
    if name in LEVELS:
        return Computer(game, judgement, LEVELS[name], seed)
    if name == RANDOM:
        return RandomPlayer(seed)
    module, separator, own = name.partition(":")
    if not separator:
        raise UnknownPlayer(
            f"There is no player called {name}. There are {', '.join((*LEVELS, RANDOM))}, and players of your own, "
            "named as package.module:Class."
        )
    try:
        return cast(ComputerPlayer, getattr(import_module(module), own)())
    except (ImportError, AttributeError) as error:
        raise UnknownPlayer(f"The player {name} is not to be found: {error}.") from error
