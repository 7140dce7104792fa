"""The balance of Discordia: tiles, extensions, towers, privileges, decrees, tracks, dice, actions, raids."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.discordia.components import (
    CITY_TILES,
    COLUMNS,
    DECREES,
    DICE,
    EXTENSIONS,
    PRIVILEGES,
    SORTS,
    TOWER_KINDS,
    towers_of,
)
from bot.games.discordia.game import GAME
from bot.games.discordia.rules import names

from .topics import Balance, Counting, Topic, happened, held, keyed, named, told

_DONE = {
    "tile-taken": "City tiles taken",
    "dispatched": "Main dispatches",
    "specially-dispatched": "Special dispatches",
    "extended": "City extended",
    "track-extended": "Tracks extended",
    "stars-taken": "Stars taken",
    "season-used": "Season bonuses",
    "tower-used": "Trade towers used",
    "manipulator-taken": "Manipulators gained",
    "ship-turned": "Ships turned",
    "overbuilt": "Tiles covered",
    "declined": "Bonuses declined",
    "bonus-lost": "Bonuses unused",
}
_TOWERS = [tower for kind in TOWER_KINDS for tower in towers_of(kind, GAME.rules_version)]
_RAIDS = {"raid-won": "Raids held out", "raid-lost": "Raids lost"}
_VALUES = {str(value): f"Value {value}" for value in range(1, COLUMNS + 1)}
_TRACKS = {
    "expedition": "Expedition, steps",
    "development": "Development, steps",
    "aqueduct": "Aqueduct, steps",
    "manipulators": "Manipulators at the end",
}


def _standing(kinds: Collection[str]) -> Counting:
    """The tiles or towers in the city; turned ships count as ships."""
    return held(lambda state, seat: [tile.id for tile in state.players[seat].each_tile() if tile.id in kinds])


def _of(what: str) -> Counting:
    """What a player has at the end, by the name of the field."""
    return held(lambda state, seat: getattr(state.players[seat], what))


BALANCE = Balance(
    begins=lambda state: int(state.start_player),
    topics=(
        Topic(
            "sorts",
            "Sorts of city tile taken",
            {f"tile-{sort}": names.sort(sort) for sort in SORTS},
            told("tile", "drafted", "tile-taken"),
        ),
        Topic(
            "tiles",
            "City tiles at the end",
            {tile: tile.replace("_", " ").capitalize() for tile in CITY_TILES},
            _standing(CITY_TILES),
        ),
        Topic("extensions", "Extensions", named(names.extension, EXTENSIONS), _of("extensions")),
        Topic("towers", "Towers", named(names.tile, _TOWERS), _standing(_TOWERS)),
        Topic(
            "privileges",
            "Privileges",
            named(names.privilege, PRIVILEGES),
            held(lambda state, seat: [privilege.id for privilege in state.players[seat].privileges]),
        ),
        Topic("decrees", "Decrees claimed", named(names.decree, DECREES), _of("decrees")),
        Topic(
            "tracks",
            "Tracks and manipulators",
            _TRACKS,
            lambda state, events, seat: {track: getattr(state.players[seat], track) for track in _TRACKS},
        ),
        Topic("dice", "Dice chosen", keyed(names.die, DICE), told("die", "die-chosen")),
        Topic("values", "Values used", _VALUES, told("value", "die-chosen")),
        Topic("actions", "What is done in turns", _DONE, happened(*_DONE)),
        Topic("raids", "Raids", _RAIDS, happened(*_RAIDS)),
    ),
)
