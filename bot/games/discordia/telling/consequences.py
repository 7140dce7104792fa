"""What a move sets off: its bonuses, and how it changes shortage, strength and decrees within reach."""

from __future__ import annotations

from bot.engine import Player, Text, text
from bot.games.discordia.components import AQUEDUCT_END, CONSTANTS, Effect, Track
from bot.games.discordia.rules import decree_name, effect_name, lack, next_space, would_change
from bot.games.discordia.state import View

from .forecasts import Forecast, newly_fulfilled, with_own
from .phrases import star_to


def bonus_told(view: View, forecast: Forecast, effect: Effect) -> Text:
    """A bonus that a move sets off: what it will do, or that it will be lost."""
    table = with_own(view, forecast.player)
    before = view.players[view.own_seat].aqueduct
    if effect.kind == "aqueduct":
        beyond = before + effect.amount - AQUEDUCT_END
        if beyond <= 0:
            return text("bonus-ring", field=before + effect.amount)
        swap = effect_name(Effect("swap", CONSTANTS.swap_beyond_aqueduct))
        return text("bonus-ring-end", field=AQUEDUCT_END, beyond=beyond, effect=swap)
    if effect.kind in _TRACKS:
        space = next_space(forecast.player, _TRACKS[effect.kind])
        if space is not None and forecast.player.stars:
            return text("bonus-star", star=star_to(space), amount=effect.amount)
    if effect.kind not in ("take_star", "manipulator") and not would_change(table, view.own_seat, effect):
        return text("bonus-in-vain", effect=effect_name(effect))
    return effect_name(effect)


_TRACKS: dict[str, Track] = {"exp_star": "expedition", "dev_star": "development"}


def set_off(view: View, forecast: Forecast) -> list[Text]:
    """What follows from a move: its bonuses; what changes of shortage and strength; decrees that are fulfilled."""
    before, after = view.players[view.own_seat], forecast.player
    told = []
    if forecast.bonuses:
        bonuses: list[Text | Player] = [bonus_told(view, forecast, effect) for effect in forecast.bonuses]
        told.append(text("preview-bonuses", bonuses=bonuses))
    lacked, lacks = lack(before).total, lack(after).total
    if lacks != lacked:
        told.append(text("preview-shortage", before=lacked, after=lacks))
    if after.strength != before.strength:
        told.append(
            text("preview-strength", before=before.strength, after=after.strength, tribes=view.raid_strength)
        )
    if decrees := newly_fulfilled(view, after):
        told.append(text("preview-fulfilled", decrees=[decree_name(decree) for decree in decrees]))
    return told
