"""Extensions of the city (section 5.4): they lengthen a row, or a track."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Form, Move, Place, Text
from bot.games.discordia.components import CONSTANTS, EXTENSIONS, PLAN, TOWER_ROW, Effect, Extension
from bot.games.discordia.state import State, Table

from . import names
from .bonuses import BonusChoice, owe
from .moves import Extend, Skip
from .refusals import out_of_place, why_not_extend

_PLACES_ABOVE: dict[Extension, str] = {
    space.kind: space.id for space in PLAN.values() if EXTENSIONS[space.kind].row is None
}
"""The places above the tracks."""


def extensions_on_offer(table: Table) -> list[Extension]:
    """The kinds that are not used up."""
    return [kind for kind, left in table.extensions.items() if left]


def extend(state: State, seat: int, kind: Extension) -> None:
    """Place an extension; then the bonus it covers, then the privilege of the fourth or sixth (ruling 12)."""
    player = state.players[seat]
    row = EXTENSIONS[kind].row
    state.extensions[kind] -= 1
    player.extensions[kind] += 1
    if row is None:
        place = _PLACES_ABOVE[kind]
    else:
        player.rows[row].append(None)
        place = f"{row}{len(player.rows[row])}"
        if row == "H":
            player.rows[TOWER_ROW].append(None)
    state.did("extended", seat, extension=names.extension(kind), place=Place(place))
    counts = sum(player.extensions.values()) in CONSTANTS.privileges_at
    covered = PLAN.get(place)
    owe(state, seat, covered.bonus if covered else None, Effect("privilege") if counts else None)


class ExtensionChoice(BonusChoice):
    """A player may take an extension, as a bonus."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any kind on offer, or none."""
        yield Form(Extend, extension=extensions_on_offer(position))
        yield Form(Skip)

    def use(self, state: State, move: Extend) -> None:
        """Place it as the main action would."""
        extend(state, self.seat, EXTENSIONS[move.extension].id)

    def why_not(self, position: Table, move: Move) -> Text | None:
        """A kind that is used up."""
        if not isinstance(move, Extend):
            return out_of_place(self.kind(), move)
        return why_not_extend(position, move.extension)
