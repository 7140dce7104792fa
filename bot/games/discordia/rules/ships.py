"""Full ships leave at the end of a turn, and come back as market stalls (section 5.7)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Place, Task, Text, push
from bot.games.discordia.components import SLOTS, TURNED_SHIP_BONUS
from bot.games.discordia.state import State, Table, Tile

from . import names
from .bonuses import owe
from .changes import fill_bag
from .city import exchange, put, slots_for
from .figures import counted
from .moves import OUT, PlaceStall
from .refusals import why_not_slot


class FullShips(Task):
    """All full ships of a seat, from left to right, each completely before the next."""

    seat: int

    def run(self, state: State) -> None:
        """Ask where the first goes, then look again."""
        for place, tile in enumerate(state.players[self.seat].rows["H"]):
            if tile is not None and tile.is_full:
                push(state, StallChoice(self.seat, SLOTS["H"][place]), self)
                return


class StallChoice(Decision):
    """A player says where the stall on the back of a full ship goes."""

    ship: str
    """The slot of the ship."""

    def forms(self, position: Table) -> Iterator[Form]:
        """The leftmost free market place, over any stall, or out of the game (ruling 59)."""
        yield Form(PlaceStall, slot=self._places(position))

    def play(self, state: State, move: PlaceStall) -> None:
        """The figures go into the bag; a stall that is placed brings a step on the aqueduct."""
        ship = exchange(state.players[self.seat], self.ship, None)
        assert ship is not None
        name, figures = names.standing(ship), names.figures(ship.letters)
        fill_bag(state, counted(ship.letters))
        if move.slot == OUT:
            state.removed.append(ship.id)
            state.did("ship-discarded", self.seat, tile=name, slot=Place(self.ship))
            state.tell("ship-emptied", self.seat, tile=name, figures=figures)
            return
        owe(state, self.seat, TURNED_SHIP_BONUS)
        stall = Tile(ship.id, turned=True, fresh=True)
        state.did(
            "ship-turned",
            self.seat,
            tile=name,
            stall=names.face(stall.face),
            slot=Place(move.slot),
        )
        state.tell("ship-emptied", self.seat, tile=name, figures=figures)
        put(state, self.seat, move.slot, stall)

    def absent(self, position: Table) -> Move:
        """The leftmost free market place, else over the leftmost stall (ruling 44)."""
        return PlaceStall(self._places(position)[0])

    def why_not(self, position: Table, move: Move) -> Text | None:
        """No market place, or one that is not the next."""
        return why_not_slot(self._places(position), move.slot) if isinstance(move, PlaceStall) else None

    def _places(self, table: Table) -> list[str]:
        return [*slots_for(table.players[self.seat], "M"), OUT]
