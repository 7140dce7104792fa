"""What a move sets off: its bonuses, and how it changes shortage, strength and decrees within reach."""

from __future__ import annotations

from bot.engine import Text, text
from bot.games.discordia.components import AQUEDUCT_END, CONSTANTS, Effect
from bot.games.discordia.rules import bonuses, names, shortage, stars, tracks
from bot.games.discordia.rules.stars import TRACK_OF
from bot.games.discordia.state import View

from .forecasts import Forecast, newly_fulfilled, with_own
from .phrases import star_to


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
    field = view.players[view.own_seat].aqueduct + effect.amount
    if field <= AQUEDUCT_END or not view.bag_size:
        return text("bonus-ring", field=min(field, AQUEDUCT_END))
    swap = names.effect(Effect("swap", CONSTANTS.swap_beyond_aqueduct))
    return text("bonus-ring-end", field=AQUEDUCT_END, beyond=field - AQUEDUCT_END, effect=swap)


def set_off(view: View, forecast: Forecast) -> list[Text]:
    """What follows from a move: its bonuses; what changes of shortage and strength; decrees that are fulfilled."""
    before, after = view.players[view.own_seat], forecast.player
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
    if decrees := newly_fulfilled(view, after):
        told.append(text("preview-fulfilled", decrees=[names.decree(decree) for decree in decrees]))
    return told
