"""What every kind of bonus, reward and damage does (section 3.3)."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine import Decision, push
from bot.games.discordia.components import Effect
from bot.games.discordia.state import Table

from .aqueduct import can_move_ring, lower_shortage, move_ring, take_manipulators, tell_advantage
from .bonuses import WAYS, CarryOut, Way
from .demolition import DemolitionChoice, at_stake
from .dispatches import DispatchChoice, can_dispatch
from .extensions import ExtensionChoice, extensions_on_offer
from .privileges import PrivilegeChoice
from .stars import StarChoice, lose_to_cult, may_place, take_from_cult
from .swaps import DiscardChoice, SwapChoice, bag_has_figures, draw_figures
from .towers import TowerChoice


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
