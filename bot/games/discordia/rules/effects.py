"""What bonuses set off, and what becomes of a city whose player leaves."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Decision, Task, push
from bot.games.discordia.components import Effect
from bot.games.discordia.scoring import FinalStandings
from bot.games.discordia.state import State, Table

from .bonuses import WAYS, Bonus, BonusChoice, CarryOut, Way
from .city import DemolitionChoice, at_stake
from .dispatches import DispatchChoice, can_dispatch
from .extensions import ExtensionChoice, PrivilegeChoice, PrivilegeUse, TowerChoice, extensions_on_offer
from .ships import FullShips, StallChoice
from .stars import (
    DiscardChoice,
    ReturnChoice,
    StarChoice,
    SwapChoice,
    bag_has_figures,
    can_move_ring,
    draw_figures,
    lose_to_cult,
    lower_shortage,
    may_place,
    move_ring,
    take_from_cult,
    take_manipulators,
    tell_advantage,
)


def _always(_table: Table, _seat: int, _effect: Effect) -> bool:
    return True


def _ask(choice: Callable[[int, Effect], Decision]) -> CarryOut:
    """The seat chooses, by such a decision."""
    return lambda state, seat, effect: push(state, choice(seat, effect))


WAYS |= {
    "exp_star": Way(may_place, _ask(StarChoice)),
    "dev_star": Way(may_place, _ask(StarChoice)),
    "take_star": Way(lambda table, _seat, _effect: table.cult > 0, take_from_cult),
    "lose_star": Way(lambda table, seat, _effect: table.players[seat].stars > 0, lose_to_cult),
    "aqueduct": Way(can_move_ring, move_ring),
    "swap": Way(bag_has_figures, _ask(SwapChoice)),
    "discard": Way(
        lambda table, seat, _effect: table.players[seat].figures > 0,
        _ask(lambda seat, effect: DiscardChoice(seat, effect.amount)),
    ),
    "draw": Way(bag_has_figures, draw_figures),
    "tower": Way(lambda table, _seat, _effect: bool(table.towers), _ask(TowerChoice)),
    "demolish": Way(lambda table, seat, effect: bool(at_stake(table, seat, effect)), _ask(DemolitionChoice)),
    "manipulator": Way(lambda table, _seat, _effect: table.manipulators > 0, take_manipulators),
    "extension": Way(lambda table, _seat, _effect: bool(extensions_on_offer(table)), _ask(ExtensionChoice)),
    "privilege": Way(lambda table, _seat, _effect: bool(table.privileges), _ask(PrivilegeChoice)),
    "dispatch": Way(can_dispatch, _ask(DispatchChoice)),
    "infra_perm": Way(_always, tell_advantage),
    "infra_once": Way(_always, lower_shortage),
    "develop_on_5": Way(_always, tell_advantage),
    "any_colour": Way(_always, tell_advantage),
}


UNDER_WAY = (
    *(Bonus, BonusChoice, PrivilegeUse, ReturnChoice, DiscardChoice),
    *(DemolitionChoice, FullShips, StallChoice),
)
"""The steps in which an action, or the end of a turn, is carried out; any other begins something new."""


def finish(state: State) -> None:
    """Carry out what is under way; whoever would be asked, present or not, is answered for as one who has left.

    Games of the first version of the rules were compared in the midst of it.
    """
    if state.rules_version == 1:
        return
    while state.agenda and isinstance(state.agenda[-1], UNDER_WAY):
        step = state.agenda.pop()
        if isinstance(step, Decision):
            step.play(state, step.absent(state))
        elif isinstance(step, Task):
            step.run(state)


def abandon(state: State) -> None:
    """The position is compared as it stands."""
    push(state, FinalStandings("ended-abandoned"))
