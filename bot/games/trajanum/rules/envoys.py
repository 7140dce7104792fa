"""Envoys in the forum, and the bonus for completing an area (sections 5.8 and 5.9)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Decision, Form, Move, Place, Player, Task, Text, push, text
from bot.games.trajanum.components import BONUSES, CONSTANTS
from bot.games.trajanum.state import State, Table

from . import changes
from .forum import ANY, EAGLE, PATRICIAN_1, open_cells
from .moves import NONE, Bonus, Envoy, Skip
from .names import bonus_name, colour_name

PATRICIAN_2 = 2
"""The row whose citizen makes an area bonus two."""


class PlaceEnvoy(Task):
    """A player may place an envoy: for a structure of a colour, on an eagle, or on any coloured cell."""

    seat: int
    where: str

    def run(self, state: State) -> None:
        """Ask, if there is an envoy and a cell; otherwise tell what is missing."""
        if open_cells(state, self.seat, self.where):
            push(state, EnvoyChoice(self.seat, self.where))
        elif state.players[self.seat].ship:
            state.tell("cell-lacking", self.seat, colour=colour_name(self.where))
        else:
            state.tell("envoy-lacking", self.seat)


class EnvoyChoice(Decision):
    """Where the envoy goes (`d_envoy`)."""

    where: str

    def forms(self, position: Table) -> Iterator[Form]:
        """The cells that the colour-area rule leaves; or none of them."""
        yield Form(Envoy, cell=open_cells(position, self.seat, self.where))
        yield Form(Skip)

    def play(self, state: State, move: Envoy | Skip) -> None:
        """Place it; whoever fills an area takes a bonus (ruling 23)."""
        if isinstance(move, Skip):
            state.did("envoy-declined", self.seat)
            return
        forum = state.forum
        forum.envoys[move.cell] = self.seat
        area = forum.area_of(move.cell)
        if area is None:
            state.did("envoy-on-eagle", self.seat, cell=Place(move.cell))
        else:
            state.did("envoy-placed", self.seat, cell=Place(move.cell), colour=colour_name(area.colour))
        changes.sail(state, self.seat, -1)
        if area is not None and not forum.free(area):
            state.did(
                "area-completed",
                self.seat,
                colour=colour_name(area.colour),
                cells=len(area.cells),
                cell=Place(move.cell),
            )
            push(state, BonusChoice(self.seat, bonuses_due(state, self.seat)))

    def absent(self, position: Table) -> Move:
        """Declined (section 5.12)."""
        return Skip()

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, Envoy):
            return None
        forum = position.forum
        colours = forum.colours()
        if move.cell not in colours:
            return text("refusal-cell-unknown")
        if move.cell in forum.envoys:
            return text("refusal-cell-taken", cell=Place(move.cell), player=Player(forum.envoys[move.cell]))
        colour = colours[move.cell]
        if self.where == EAGLE:
            return None if colour == EAGLE else text("refusal-eagle-only")
        if colour == EAGLE:
            return text("refusal-no-eagle")
        if self.where == ANY:
            return None
        if colour != self.where:
            return text("refusal-cell-colour", cell=Place(move.cell), colour=self.where)
        if position.players[self.seat].has_active(PATRICIAN_1):
            return None
        return text("refusal-area-rule", colour=colour_name(self.where))


def bonuses_due(table: Table, seat: int) -> int:
    """How many area bonuses the seat takes for an area, or on the market track."""
    return 2 if table.players[seat].has_active(PATRICIAN_2) else 1


def offered_bonuses(table: Table, seat: int) -> list[str]:
    """The area bonuses that the seat may take; no upgrade at the end of the bar (ruling 19)."""
    full = changes.at_end_of_bar(table.players[seat])
    return [bonus for bonus in BONUSES if not (full and bonus == "upgrade")]


class BonusChoice(Decision):
    """Which area bonus, or which two (`d_bonus`)."""

    picks: int

    def forms(self, position: Table) -> Iterator[Form]:
        """One, or two different ones."""
        offered = offered_bonuses(position, self.seat)
        yield Form(
            Bonus,
            first=offered,
            second=lambda first: [other for other in offered if other != first] if self.picks > 1 else [NONE],
        )

    def play(self, state: State, move: Bonus) -> None:
        """Both are received together (ruling 51)."""
        for bonus in BONUSES:
            if bonus not in (move.first, move.second):
                continue
            state.did("bonus-taken", self.seat, bonus=bonus_name(bonus))
            if bonus == "points":
                changes.score(state, self.seat, "bonus", CONSTANTS.bonus_points)
            else:
                changes.gain(state, self.seat, [bonus])

    def absent(self, position: Table) -> Move:
        """Points; and a coin (section 5.12)."""
        return Bonus("points", "coin" if self.picks > 1 else NONE)

    def why_not(self, position: Table, move: Move) -> Text | None:
        if not isinstance(move, Bonus):
            return None
        chosen = [move.first] if self.picks == 1 else [move.first, move.second]
        if any(bonus not in BONUSES for bonus in chosen):
            return text("refusal-bonus-two" if self.picks > 1 else "refusal-bonus-unknown")
        if "upgrade" in chosen and changes.at_end_of_bar(position.players[self.seat]):
            return text("refusal-bonus-upgrade")
        if self.picks > 1:
            return text("refusal-bonus-same", bonus=bonus_name(move.first))
        return text("refusal-bonus-one")
