"""Extensions of the city (section 5.4): they lengthen a row, or a track."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import Form, Move, Place, Text
from bot.games.discordia.components import (
    ABOVE_TRACK,
    CONSTANTS,
    EXTENSIONS,
    PLAN,
    TOWER_ROW,
    Effect,
    Extension,
    PlanSpace,
)
from bot.games.discordia.state import Player, State, Table

from . import names
from .bonuses import BonusChoice, owe
from .moves import Extend, Skip
from .refusals import why_not_extend


def extensions_on_offer(table: Table) -> list[Extension]:
    """The kinds that are not used up."""
    return [kind for kind, left in table.extensions.items() if left]


def next_place(player: Player, kind: Extension) -> str:
    """Where the player's next extension of a kind goes."""
    row = EXTENSIONS[kind].row
    return ABOVE_TRACK[kind].id if row is None else f"{row}{len(player.rows[row]) + 1}"


def covered_next(player: Player, kind: Extension) -> PlanSpace | None:
    """What the next extension of a kind covers; None beyond the plan, or above a track that has one."""
    if EXTENSIONS[kind].row is None and player.extensions[kind]:
        return None
    return PLAN.get(next_place(player, kind))


def lay(player: Player, kind: Extension) -> list[Effect]:
    """Lengthen a row or a track; returns the bonus covered, then the privilege of the fourth or sixth (ruling 12)."""
    covered = covered_next(player, kind)
    owed = [covered.bonus] if covered and covered.bonus else []
    player.extensions[kind] += 1
    if (row := EXTENSIONS[kind].row) is not None:
        player.rows[row] += (None,)
        if row == "H":
            player.rows[TOWER_ROW] += (None,)
    if sum(player.extensions.values()) in CONSTANTS.privileges_at:
        owed.append(Effect("privilege"))
    return owed


def extend(state: State, seat: int, kind: Extension) -> None:
    """Take an extension and lay it; what it brings is carried out."""
    player = state.players[seat]
    place = next_place(player, kind)
    owed = lay(player, kind)
    state.extensions[kind] -= 1
    if track := EXTENSIONS[kind].track:
        state.did("track-extended", seat, track=track, place=Place(place))
    else:
        state.did("extended", seat, extension=names.extension(kind), place=Place(place))
    owe(state, seat, *owed)


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
        return why_not_extend(position, move.extension) if isinstance(move, Extend) else None
