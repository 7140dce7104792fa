"""Balance statistics of City of Marble: civic buildings, tiles, Imperium, bridges, and actions."""

from __future__ import annotations

from bot.engine import Text
from bot.games.marble.components import CONSTANTS, TYPES
from bot.games.marble.state import State

from .topics import Balance, Topic, happened, held, told

_DONE = {
    "laid": "Tiles laid without a magistrate",
    "laid-with-magistrate": "Tiles laid with a magistrate",
    "drew": "Pairs of tiles drawn",
    "aqueduct-extended": "Aqueducts extended",
    "recalled": "Magistrates recalled",
    "imperium-spent": "Imperium spent on an action",
    "water-reached": "Aqueducts begun",
    "claimed": "Magistrates sent off a site",
    "imperium-gained": "Imperium brought home",
    "coin-earned": "Coins brought home",
}


def _bridges(state: State, seat: int) -> list[str]:
    return [str(value) for value in state.bridge_values(seat)]


_BUILDINGS: dict[str, Text] = {kind: Text(f"building-{kind}") for kind in TYPES}
_TILES = {kind: Text(f"tile-{kind}") for kind in TYPES}
_BRIDGE_TILES = {
    str(value): f"Bridge tile worth {value}" for value in sorted(set(CONSTANTS.bridge_tile_values))
}

BALANCE = Balance(
    topics=(
        Topic("buildings", "Civic buildings", _BUILDINGS, held(State.buildings)),
        Topic(
            "tiles",
            "Tiles laid",
            {tile.key: tile for tile in _TILES.values()},
            told("tile", "laid", "laid-with-magistrate"),
        ),
        Topic(
            "imperium",
            "Imperium at the end",
            {kind: Text(f"imperium-{kind}") for kind in TYPES},
            lambda state, events, seat: state.players[seat].imperium,
        ),
        Topic("bridges", "Bridge tiles", _BRIDGE_TILES, held(_bridges)),
        Topic("actions", "Actions", _DONE, happened(*_DONE)),
    ),
)
