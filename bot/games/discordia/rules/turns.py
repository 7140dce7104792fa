"""A turn: the die and its value, then actions in any order, then full ships (sections 5.2, 5.3 and 5.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.structs import replace

from bot.engine import Decision, Form, Move, Task, Text, push
from bot.games.discordia.components import DICE, PRIVILEGES, Die
from bot.games.discordia.state import State, Table, Turn

from . import names
from .actions import (
    dice_to_choose,
    may_use_season,
    reachable_values,
    towers_to_use,
    use_season,
    use_tower,
)
from .decrees import claim, claimable
from .dispatches import dispatch, fillings, special_targets
from .main_actions import MainAction, act, main_actions
from .moves import (
    ChooseDie,
    Claim,
    EndTurn,
    SpecialDispatch,
    UsePrivilege,
    UseSeason,
    UseTower,
)
from .privileges import carry_out, usable_privileges
from .refusals import why_not_die
from .ships import FullShips
from .turn_refusals import why_not_action

_DICE: dict[str, Die] = {die: die for die in DICE}

_END_TURN = Form(EndTurn)

SecondaryAction: TypeAlias = SpecialDispatch | UseSeason | UseTower | Claim | UsePrivilege


class DieChoice(Decision):
    """A player chooses a die, and which value manipulators make of it; nothing else comes first (ruling 52)."""

    begins_turn = True

    def forms(self, position: Table) -> Iterator[Form]:
        """The dice that may be used, and what can be made of each."""
        player = position.players[self.seat]
        yield Form(
            ChooseDie,
            colour=dice_to_choose(position, self.seat),
            value=lambda die: reachable_values(player, position.dice[die]),
        )

    def play(self, state: State, move: ChooseDie) -> None:
        """Turn the manipulators over; the turn begins."""
        player = state.players[self.seat]
        die = _DICE[move.colour]
        manipulators = abs(move.value - state.dice[die])
        player.active -= manipulators
        player.die, player.value = die, move.value
        state.turn = Turn(self.seat, die, move.value)
        if state.heard:
            state.did(
                "die-chosen",
                self.seat,
                die=names.die(die),
                rolled=state.dice[die],
                value=move.value,
                manipulators=manipulators,
            )
        for slot, tile in player.tiles():
            if tile.fresh:
                player.lay(slot, replace(tile, fresh=False))
        player.privileges = [
            replace(owned, ready=not owned.spent and bool(PRIVILEGES[owned.id].effects))
            for owned in player.privileges
        ]
        push(state, ActionChoice(self.seat))

    def absent(self, position: Table) -> Move:
        """The first die, as it was rolled (ruling 44)."""
        die = dice_to_choose(position, self.seat)[0]
        return ChooseDie(die, position.dice[die])

    def why_not(self, position: Table, move: Move) -> Text | None:
        """A die that Maximus took, a value out of reach."""
        if not isinstance(move, ChooseDie):
            return None
        return why_not_die(position, self.seat, move, dice_to_choose(position, self.seat))


class ActionChoice(Decision):
    """A player acts, in any order, until the turn is ended or nothing is left to do."""

    def forms(self, position: Table) -> Iterator[Form]:
        """The main actions, the secondary ones, decrees, privileges, and ending the turn."""
        turn = position.turn
        assert turn is not None
        if not turn.acted:
            yield from main_actions(position, turn)
        player = position.players[self.seat]
        if slots := special_targets(player, turn):
            yield Form(SpecialDispatch, tile=slots, figures=lambda slot: fillings(player, slot))
        if may_use_season(position, turn):
            yield Form(UseSeason)
        if towers := towers_to_use(position, turn):
            yield Form(UseTower, tower=towers)
        if decrees := claimable(position, self.seat):
            yield Form(Claim, decree=decrees)
        if privileges := usable_privileges(position, self.seat):
            yield Form(UsePrivilege, privilege=privileges)
        yield _END_TURN

    def play(self, state: State, move: MainAction | SecondaryAction | EndTurn) -> None:
        """Carry out the action with all that follows from it; then the turn goes on."""
        turn = state.turn
        assert turn is not None
        if isinstance(move, EndTurn):
            turn.ended = True
            state.did("turn-ended", self.seat)
            push(state, FullShips(self.seat), TurnOver())
            return
        push(state, self)
        match move:
            case SpecialDispatch():
                player = state.players[self.seat]
                player.lay(move.tile, replace(player.standing(move.tile), used=True))
                dispatch(state, self.seat, move.tile, move.figures, "specially-dispatched")
            case UseSeason():
                use_season(state, turn)
            case UseTower():
                use_tower(state, self.seat, move.tower)
            case Claim():
                claim(state, self.seat, move.decree)
            case UsePrivilege():
                carry_out(state, self.seat, move.privilege, ready=True)
            case _:
                turn.acted = True
                act(state, self.seat, move)

    def absent(self, position: Table) -> Move:
        """The turn ends (ruling 44)."""
        return EndTurn()

    def why_not(self, position: Table, move: Move) -> Text | None:
        """What the action lacks."""
        return why_not_action(position, self.seat, move)


class TurnOver(Task):
    """What was done once a turn can be done again in the next one."""

    def run(self, state: State) -> None:
        """Nobody's turn goes on."""
        assert state.turn is not None
        player = state.players[state.turn.seat]
        for slot, tile in player.tiles():
            if tile.used:
                player.lay(slot, replace(tile, used=False))
        state.turn = None
