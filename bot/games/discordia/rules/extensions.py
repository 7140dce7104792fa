"""Extensions, privileges and watchtowers."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Decision, Form, Move, Place, Text, push
from bot.games.discordia.components import (
    ABOVE_TRACK,
    CONSTANTS,
    EXTENSIONS,
    PLAN,
    PRIVILEGES,
    TOWER_ROW,
    TOWERS,
    Effect,
    Extension,
    PlanSpace,
)
from bot.games.discordia.state import Player, Privilege, State, Table, Tile

from . import moves
from .bonuses import BonusChoice, owe, would_change
from .city import put, slots_for
from .moves import BuildTower, Extend, Skip, TakePrivilege, UsePrivilege
from .refusals import why_not_extend, why_not_privilege, why_not_tower


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
        state.did("extended", seat, extension=moves.extension(kind), place=Place(place))
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


def kinds(privileges: list[str]) -> list[str]:
    """Each kind once; identical privileges are as good as each other."""
    return list(dict.fromkeys(privileges))


def is_useful(table: Table, seat: int, privilege: str) -> bool:
    """Whether carrying the privilege out would change anything now."""
    return any(would_change(table, seat, effect) for effect in PRIVILEGES[privilege].effects)


def usable_privileges(table: Table, seat: int) -> list[str]:
    """Those kept from earlier turns that can be carried out now (rulings 40 and 56)."""
    owned = [privilege.id for privilege in table.players[seat].privileges if privilege.ready]
    if not owned:
        return []
    return [privilege for privilege in kinds(owned) if is_useful(table, seat, privilege)]


def carry_out(state: State, seat: int, privilege: str, *, ready: bool) -> None:
    """Its effects, one after the other; it is spent in any case (ruling 55)."""
    owned = state.players[seat].privileges
    used = next(one for one in owned if one.id == privilege and one.ready == ready and not one.spent)
    owned[owned.index(used)] = replace(used, spent=True, ready=False)
    state.did("privilege-used", seat, privilege=moves.privilege(privilege))
    owe(state, seat, *PRIVILEGES[privilege].effects)


class PrivilegeChoice(BonusChoice):
    """A player may take a privilege; who declines has lost it (ruling 14)."""

    def forms(self, position: Table) -> Iterator[Form]:
        """Any on offer, or none."""
        yield Form(TakePrivilege, privilege=kinds(position.privileges))
        yield Form(Skip)

    def use(self, state: State, move: TakePrivilege) -> None:
        """It is the player's, who may use it at once."""
        state.privileges.remove(move.privilege)
        state.players[self.seat].privileges.append(Privilege(move.privilege))
        state.did("privilege-taken", self.seat, privilege=moves.privilege(move.privilege))
        if is_useful(state, self.seat, move.privilege):
            push(state, PrivilegeUse(self.seat, move.privilege))

    def why_not(self, position: Table, move: Move) -> Text | None:
        """One that is not on offer."""
        if not isinstance(move, TakePrivilege):
            return None
        return why_not_privilege(move.privilege, kinds(position.privileges))


class PrivilegeUse(Decision):
    """A player uses the privilege just taken, or keeps it for a later turn."""

    privilege: str

    def forms(self, position: Table) -> Iterator[Form]:
        """Use it now, or keep it for a later turn."""
        yield Form(UsePrivilege, privilege=[self.privilege])
        yield Form(Skip)

    def play(self, state: State, move: UsePrivilege | Skip) -> None:
        """It is carried out, or lies there until the player's next turn."""
        if isinstance(move, Skip):
            state.did("privilege-kept", self.seat, privilege=moves.privilege(self.privilege))
        else:
            carry_out(state, self.seat, self.privilege, ready=False)

    def absent(self, position: Table) -> Move:
        """It is kept (ruling 44)."""
        return Skip()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """It is this one that is asked for."""
        return why_not_privilege(move.privilege, [self.privilege]) if isinstance(move, UsePrivilege) else None


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
        state.did("tower-built", self.seat, tower=moves.tile(move.tower), slot=Place(move.slot))
        put(state, self.seat, move.slot, Tile(move.tower))

    def why_not(self, position: Table, move: Move) -> Text | None:
        """A tower not on offer, or a place where none can stand."""
        if not isinstance(move, BuildTower):
            return None
        return why_not_tower(position, move, slots_for(position.players[self.seat], TOWER_ROW))
