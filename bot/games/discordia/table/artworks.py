"""Which artwork stands for what."""

from __future__ import annotations

from bot.games.discordia.components import Effect, PrivilegeTile

FIGURES = {
    "blue": "discordia/sailor",
    "red": "discordia/soldier",
    "white": "discordia/merchant",
    "yellow": "discordia/farmer",
    "any": "discordia/any",
}
"""Of a figure of each colour."""

_SIZES = (16, 20, 24, 29, 36, 40, 44, 52, 64)

_COMMON = {"swap"}
_INSTEAD = {"take_star": "star", "lose_star": "star", "stars": "star"}


def of(name: str) -> str:
    """Of a kind of effect, a sort of tile, an extension, a season, a track: whatever has a picture of its own."""
    name = _INSTEAD.get(name, name)
    return f"common/{name}" if name in _COMMON else f"discordia/{name}"


def of_effect(effect: Effect) -> tuple[str, ...]:
    """Of a bonus, a reward or a damage: what happens, then to what."""
    match effect.kind:
        case "any_colour":
            return (of(effect.what),)
        case "dispatch":
            return (of("dispatch"),) if effect.what == "any" else (of("dispatch"), of(effect.what))
        case "demolish":
            return (of("demolish"),) if effect.what == "any" else (of("demolish"), of(effect.what))
        case _:
            return (of(effect.kind),)


def of_privilege(privilege: PrivilegeTile) -> str:
    """Of a privilege: the joker, or the first thing that it does."""
    if privilege.joker:
        return of(f"joker_{privilege.joker}")
    return of_effect(privilege.effects[0])[0]


def size_within(room: float) -> int:
    """The largest size of an icon in so much room: few sizes are used, each of which is drawn once."""
    return next((size for size in reversed(_SIZES) if size <= room), _SIZES[0])
