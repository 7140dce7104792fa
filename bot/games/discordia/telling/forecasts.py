"""What a city would be after a move, and what the move sets off: bonuses, shortage, strength, decrees.

What comes without a question (the ring, stars of the cult, manipulators) is carried out in the forecast; what the
player will be asked is not.
"""

from __future__ import annotations

from copy import deepcopy
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine import Text, text
from bot.games.discordia.components import AQUEDUCT_END, CONSTANTS, Effect
from bot.games.discordia.rules import bonuses, city, decrees, figures, names, shortage, stars, tracks
from bot.games.discordia.rules.stars import TRACK_OF
from bot.games.discordia.state import Player, Tile, View

from .phrases import own, star_to


class Forecast(NamedTuple):
    """The city after a move, and what the move sets off, in order."""

    player: Player
    bonuses: tuple[Effect, ...] = ()


def copied(view: View) -> Player:
    """A copy of the viewer's city that may be changed."""
    return deepcopy(own(view))


def put(player: Player, slot: str, tile: Tile | None) -> None:
    """Lay a tile down, or take one away; figures that stood there return to the stock."""
    before = city.exchange(player, slot, tile)
    for colour, amount in figures.counted(before.letters if before else "").items():
        player.stock[colour] += amount


def forecast(view: View, player: Player, *bonuses: Effect | None) -> Forecast:
    """The city with what comes to it without a question."""
    effects = tuple(effect for effect in bonuses if effect is not None)
    for effect in effects:
        match effect.kind:
            case "aqueduct":
                player.aqueduct = min(player.aqueduct + effect.amount, AQUEDUCT_END)
            case "take_star":
                player.stars += min(effect.amount, view.cult)
            case "manipulator":
                player.manipulators += min(effect.amount, view.manipulators)
    return Forecast(player, effects)


def with_own(view: View, player: Player) -> View:
    """The table with another city for the viewer."""
    players = list(view.players)
    players[view.own_seat] = player
    return replace(view, players=players)


def worth(view: View, forecast: Forecast) -> float:
    """What a move is worth at first sight, to put what players want first: figures less, and bonuses."""
    before, after = own(view), forecast.player
    less_lacking = shortage.lack(before).total - shortage.lack(after).total
    return before.figures - after.figures + less_lacking + 0.5 * len(forecast.bonuses)


def set_off(view: View, forecast: Forecast) -> list[Text]:
    """What follows from a move: its bonuses; what changes of shortage and strength; decrees that are fulfilled."""
    before, after = own(view), forecast.player
    told = []
    if forecast.bonuses:
        told.append(
            text("preview-bonuses", bonuses=[bonus_told(view, forecast, one) for one in forecast.bonuses])
        )
    lacked, lacks = shortage.lack(before).total, shortage.lack(after).total
    if lacks != lacked:
        told.append(text("preview-shortage", before=lacked, after=lacks))
    if after.strength != before.strength:
        told.append(
            text("preview-strength", before=before.strength, after=after.strength, tribes=view.raid_strength)
        )
    if fulfilled := _newly_fulfilled(view, after):
        told.append(text("preview-fulfilled", decrees=[names.decree(decree) for decree in fulfilled]))
    return told


def _newly_fulfilled(view: View, after: Player) -> list[str]:
    """Decrees on offer that the city would fulfil after the move, and does not now."""
    if len(after.decrees) >= CONSTANTS.decree_spaces:
        return []
    return [
        decree
        for decree in view.decrees
        if decree not in after.decrees
        and decrees.is_fulfilled(after, decree)
        and not decrees.is_fulfilled(own(view), decree)
    ]


def bonus_told(view: View, forecast: Forecast, effect: Effect) -> Text:
    """A bonus that a move sets off: what it will do, or that it will be lost."""
    if effect.kind == "aqueduct":
        return _steps_told(view, effect)
    table = with_own(view, forecast.player)
    if not bonuses.would_change(table, view.own_seat, effect):
        return text("bonus-in-vain", effect=names.effect(effect))
    if effect.kind == "take_star":
        return names.effect(Effect("take_star", min(effect.amount, view.cult)))
    if (track := TRACK_OF.get(effect.kind)) is not None:
        space = tracks.next_space(forecast.player, track)
        assert space
        amount = min(effect.amount, stars.stars_to_place(forecast.player, track))
        return text("bonus-star", star=star_to(table, view.own_seat, space), amount=amount)
    return names.effect(effect)


def _steps_told(view: View, effect: Effect) -> Text:
    """Where the ring will lie, which the forecast has moved already, and the swaps beyond the end."""
    if not bonuses.would_change(view, view.own_seat, effect):
        return text("bonus-in-vain", effect=names.effect(effect))
    field = own(view).aqueduct + effect.amount
    if field <= AQUEDUCT_END or not view.bag_size:
        return text("bonus-ring", field=min(field, AQUEDUCT_END))
    swap = names.effect(Effect("swap", CONSTANTS.swap_beyond_aqueduct))
    return text("bonus-ring-end", field=AQUEDUCT_END, beyond=field - AQUEDUCT_END, effect=swap)
