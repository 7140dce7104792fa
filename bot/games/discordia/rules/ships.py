"""Ships with new figures, and the raid."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Place, Task, Text, push
from bot.games.discordia.components import GERMANIC, SLOTS, TURNED_SHIP_BONUS
from bot.games.discordia.state import State, Table, Tile

from . import moves
from .bonuses import Bonus, fill_bag, owe
from .city import exchange, put, slots_for
from .dispatches import DecreeChoice
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
        name, figures = moves.standing(ship), moves.figures(ship.letters)
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
            stall=moves.face(stall.face),
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


def withstands(table: Table, seat: int) -> bool:
    """Whether the seat is as strong as the tribes, as far as they lie open."""
    return table.players[seat].strength >= table.raid_strength


class Raid(Task):
    """A seat's raid step: reward or damage, then decrees, then full ships (ruling 23)."""

    seat: int

    def run(self, state: State) -> None:
        """Compare the city's strength with that of both Germanic tiles."""
        state.phase = "raid"
        assert state.left is not None
        assert state.right is not None
        won = withstands(state, self.seat)
        effect = GERMANIC[state.right if won else state.left].effect
        if state.heard:
            state.tell(
                "raid-won" if won else "raid-lost",
                self.seat,
                strength=state.players[self.seat].strength,
                tribes=state.raid_strength,
                effect=moves.effect(effect),
            )
        push(state, Bonus(self.seat, effect), DecreeChoice(self.seat), FullShips(self.seat))
