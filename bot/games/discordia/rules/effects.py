"""What every kind of bonus, reward and damage does (section 3.3)."""

from __future__ import annotations

from bot.games.discordia.components import Effect
from bot.games.discordia.state import Table

from .aqueduct import can_move_ring, lower_shortage, move_ring, take_manipulators, tell_advantage
from .bonuses import WAYS, Way
from .demolition import ask_what_to_demolish, at_stake
from .dispatches import ask_to_dispatch, can_dispatch
from .extensions import ask_for_extension, extensions_on_offer
from .privileges import ask_for_privilege
from .stars import ask_for_star, lose_to_cult, may_place, take_from_cult
from .swaps import ask_to_discard, ask_to_swap, bag_has_figures, draw_figures
from .towers import ask_for_tower


def _always(_table: Table, _seat: int, _effect: Effect) -> bool:
    return True


WAYS |= {
    "exp_star": Way(may_place, ask_for_star),
    "dev_star": Way(may_place, ask_for_star),
    "take_star": Way(lambda table, _seat, _effect: table.cult > 0, take_from_cult),
    "lose_star": Way(lambda table, seat, _effect: table.players[seat].stars > 0, lose_to_cult),
    "aqueduct": Way(can_move_ring, move_ring),
    "swap": Way(bag_has_figures, ask_to_swap),
    "discard": Way(lambda table, seat, _effect: table.players[seat].figures > 0, ask_to_discard),
    "draw": Way(bag_has_figures, draw_figures),
    "tower": Way(lambda table, _seat, _effect: bool(table.towers), ask_for_tower),
    "demolish": Way(lambda table, seat, effect: bool(at_stake(table, seat, effect)), ask_what_to_demolish),
    "manipulator": Way(lambda table, _seat, _effect: table.manipulators > 0, take_manipulators),
    "extension": Way(lambda table, _seat, _effect: bool(extensions_on_offer(table)), ask_for_extension),
    "privilege": Way(lambda table, _seat, _effect: bool(table.privileges), ask_for_privilege),
    "dispatch": Way(can_dispatch, ask_to_dispatch),
    "infra_perm": Way(_always, tell_advantage),
    "infra_once": Way(_always, lower_shortage),
    "develop_on_5": Way(_always, tell_advantage),
    "any_colour": Way(_always, tell_advantage),
}
