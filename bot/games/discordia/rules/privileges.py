"""Privileges (section 5.8): jokers for good, or effects to be had once, now or in a later turn."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from bot.engine import Decision, Form, Move, Text, push
from bot.games.discordia.components import PRIVILEGES
from bot.games.discordia.state import Privilege, State, Table

from . import names
from .bonuses import BonusChoice, owe, would_change
from .moves import Skip, TakePrivilege, UsePrivilege
from .refusals import why_not_privilege


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
    state.did("privilege-used", seat, privilege=names.privilege(privilege))
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
        state.did("privilege-taken", self.seat, privilege=names.privilege(move.privilege))
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
            state.did("privilege-kept", self.seat, privilege=names.privilege(self.privilege))
        else:
            carry_out(state, self.seat, self.privilege, ready=False)

    def absent(self, position: Table) -> Move:
        """It is kept (ruling 44)."""
        return Skip()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """It is this one that is asked for."""
        return why_not_privilege(move.privilege, [self.privilege]) if isinstance(move, UsePrivilege) else None
