"""Which artwork stands for what."""

from __future__ import annotations

from bot.games.discordia.components import COLOURS, LETTERS, Colour, Effect, PrivilegeTile
from bot.i18n.fluent import Words

_FIGURES: dict[Colour, str] = {
    "blue": "discordia/sailor",
    "red": "discordia/soldier",
    "white": "discordia/merchant",
    "yellow": "discordia/farmer",
}

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


def drawn_figures(words: Words) -> dict[Colour, str]:
    """Of a figure of each colour, with the letter that the language has for it."""
    return {colour: _lettered(_FIGURES[colour], colour, words) for colour in COLOURS}


def of_privilege(privilege: PrivilegeTile, words: Words) -> str:
    """Of a privilege: the joker, or the first thing that it does."""
    if privilege.joker:
        return _lettered(of(f"joker_{privilege.joker}"), privilege.joker, words)
    return of_effect(privilege.effects[0])[0]


def _lettered(artwork: str, colour: Colour, words: Words) -> str:
    """Artwork bears the letter by which moves name a colour; drawn with another one, it is named after it."""
    letter = words(f"letter-{colour}")
    return artwork if letter == LETTERS[colour] else f"{artwork}_{letter.lower()}"


def size_within(room: float) -> int:
    """The largest size of an icon in so much room: few sizes are used, each of which is drawn once."""
    return next((size for size in reversed(_SIZES) if size <= room), _SIZES[0])
