"""Which artwork stands for what."""

from __future__ import annotations

from bot.games.trajanum.components import BUILDINGS, TILES, WORKERS
from bot.i18n.fluent import Locale

from .looks import letter

POINTS = "common/points_wreath"


def of_gain(what: str, locale: Locale) -> str:
    """Of goods, points, an upgrade, an envoy; a worker bears the letter of the language."""
    match what:
        case "coin":
            return "common/coin"
        case "points" | "vp":
            return POINTS
        case _ if what in WORKERS:
            return _lettered(what, locale)
        case _:
            return f"trajanum/{what}"


def _lettered(worker: str, locale: Locale) -> str:
    """A worker is drawn with the English letter; what is drawn with another one is named after it."""
    colour = worker.removeprefix("worker_")
    shown = letter(colour, locale)
    return f"trajanum/{worker}" if shown == letter(colour, "en") else f"trajanum/{worker}_{shown.lower()}"


def of_tile(tile: str, locale: Locale) -> tuple[str, ...]:
    """The icons of a colonia tile."""
    kind = TILES[tile]
    if kind.citizen:
        return (f"trajanum/{kind.citizen}",)
    return tuple(of_gain(gift, locale) for gift in kind.gives)


def of_building(building: str) -> tuple[str, str | None]:
    """Of a building, and its colour if it is not grey."""
    return f"trajanum/{building}", BUILDINGS[building].colour
