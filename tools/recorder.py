"""Games played with their record kept: for tests, measurements and self-play."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bot.engine import Entry, Game, Move, Record, digest


class Recorder:
    """Plays a game and keeps its record. `state` is the present position."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], seed: bytes) -> None:
        self.game = game
        self.state = game.new(seats, options, seed)
        self._seed = seed
        self._drawn = list(self.state.chance.drawn)
        self._entries: list[Entry] = []

    def play(self, seat: int, move: Move) -> None:
        """Play any entry of a record (`Game.apply`). Raises Refusal, and then records nothing."""
        self.game.apply(self.state, seat, move)
        self._entries.append(Entry(seat, msgspec.to_builtins(move), list(self.state.chance.drawn)))

    def record(self) -> Record:
        """The record of the game so far."""
        return Record(
            game=self.game.id,
            rules_version=self.state.rules_version,
            seats=self.state.seats,
            options=dict(self.state.options),
            seed=self._seed.hex(),
            drawn=self._drawn,
            entries=list(self._entries),
            outcome=self.state.outcome,
            digest=digest(self.game, self.state),
        )
