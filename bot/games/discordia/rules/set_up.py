"""The set-up (section 4)."""

from __future__ import annotations

from bot.engine import Chance, push
from bot.games.discordia.components import (
    ACTION_TILES,
    CITY_TILES,
    COLOURS,
    COLUMNS,
    CONSTANTS,
    DECREES,
    DISPLAY_ROWS,
    EXTENSIONS,
    GERMANIC,
    PILES,
    PRINTED_PLACES,
    PRIVILEGES,
    ROWS,
    SEASONS,
    SUPPLIES,
    TOWERS,
    Row,
    TowerKind,
)
from bot.games.discordia.state import Places, State
from bot.games.discordia.state import Player as Governor

from . import names
from .changes import draw
from .city_tiles import DraftChoice
from .years import Year, refill


def set_up(seats: int, options: dict[str, str], chance: Chance) -> State:
    """The table laid out, with the draft and all that follows on the agenda."""
    supply = SUPPLIES[seats]
    bonuses = [season.bonus for season in SEASONS]
    if options["season_shuffle"] == "on":
        bonuses = chance.shuffled(bonuses)
    privileges = [privilege.id for privilege in PRIVILEGES.values() for _ in range(privilege.count)]
    towers = [
        *_some(chance, _towers("military"), supply.military_towers),
        *_some(chance, _towers("trade"), supply.trade_towers),
    ]
    left, right = (_pile(chance, backs) for backs in (PILES.left, PILES.right))
    state = State(
        seats=seats,
        options=options,
        gone=[False] * seats,
        start_player=chance.below(seats),
        players=[new_player() for _ in range(seats)],
        action_tiles=chance.shuffled(list(ACTION_TILES)),
        season_bonuses=bonuses,
        display={
            f"{column}{row}": None
            for row in DISPLAY_ROWS[: supply.display_rows]
            for column in range(1, COLUMNS + 1)
        },
        extensions=dict(supply.extensions),
        manipulators=supply.manipulators - seats * CONSTANTS.start_manipulators,
        cult=supply.stars - seats * CONSTANTS.start_stars,
        decrees=_some(chance, list(DECREES), supply.decrees),
        privileges=_some(chance, privileges, supply.privileges),
        towers=towers,
        bag=dict.fromkeys(COLOURS, CONSTANTS.figures_of_each_colour),
        left=left.pop(),
        stack=chance.shuffled(list(CITY_TILES)),
        left_pile=left,
        right_pile=right,
        agenda=[],
        chance=chance,
    )
    refill(state)
    for seat, player in enumerate(state.players):
        drawn = draw(state, CONSTANTS.start_figures)
        player.stock |= drawn
        state.tell("dealt", seat, figures=names.figures(drawn))
    state.tell("start-player-chosen", state.start_player)
    draft = reversed(state.year_order())
    push(state, *(DraftChoice(seat) for seat in draft), Year())
    return state


def seated(seats: int, _options: dict[str, str], chance: Chance) -> list[int]:
    """Everybody sits where chance puts them."""
    return chance.shuffled(range(seats))


def new_player() -> Governor:
    """A city in which nothing has been built, without figures."""
    rows: dict[Row, Places] = {row: (None,) * PRINTED_PLACES[row] for row in ROWS}
    return Governor(
        stock=dict.fromkeys(COLOURS, 0),
        stars=CONSTANTS.start_stars,
        manipulators=CONSTANTS.start_manipulators,
        active=CONSTANTS.start_manipulators,
        rows=rows,
        extensions={tile.id: 0 for tile in EXTENSIONS.values()},
    )


def _towers(kind: TowerKind) -> list[str]:
    return [tower.id for tower in TOWERS.values() if tower.kind == kind]


def _some(chance: Chance, things: list[str], number: int) -> list[str]:
    """So many of the things by chance, in the order of the components."""
    left = list(things)
    for thing in chance.shuffled(things)[number:]:
        left.remove(thing)
    return left


def _pile(chance: Chance, backs: str) -> list[str]:
    """A Germanic pile, its top tile last: for every back one of the tiles with that back."""
    tiles = {
        back: chance.shuffled([t.id for t in GERMANIC.values() if t.back == back])
        for back in dict.fromkeys(backs)
    }
    return [tiles[back].pop() for back in reversed(backs)]
