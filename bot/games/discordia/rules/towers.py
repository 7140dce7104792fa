"""Towers (section 5.8): taken, built above a harbour or over another tower, and demolished."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Form, Move, Place, Text
from bot.games.discordia.components import TOWER_ROW, TOWERS
from bot.games.discordia.state import State, Table, Tile

from . import names
from .bonuses import BonusChoice, owe
from .city import put, slots_for
from .moves import BuildTower, Skip
from .refusals import why_not_tower


class TowerChoice(BonusChoice):
    """A player may take any tower on offer."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any tower, at the leftmost harbour without one or over another; or none."""
        yield Form(
            BuildTower,
            tower=position.towers,
            slot=slots_for(position.players[self.seat], TOWER_ROW),
        )
        yield Form(Skip)

    def use(self, state: State, move: BuildTower) -> None:
        """It is built, and its bonus carried out."""
        owe(state, self.seat, TOWERS[move.tower].bonus)
        state.towers.remove(move.tower)
        state.did("tower-built", self.seat, tower=names.tile(move.tower), slot=Place(move.slot))
        put(state, self.seat, move.slot, Tile(move.tower))

    def why_not(self, position: Table, move: Move) -> Text | None:
        """A tower not on offer, or a place where none can stand."""
        if not isinstance(move, BuildTower):
            return None
        return why_not_tower(position, move, slots_for(position.players[self.seat], TOWER_ROW))
