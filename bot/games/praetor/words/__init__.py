"""The words of Praetor: its positions, its moves, and its rules with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import RulesPage, Text, text
from bot.games.game_words import GameWords
from bot.games.praetor import components
from bot.games.praetor.components import BOARDS, CITY_TYPES, CONSTANTS, WALL_TILES, CityType, PlayerBoard
from bot.games.praetor.game import GAME, starting_player
from bot.games.praetor.rules import names
from bot.games.sayings import options_told, page
from bot.i18n.functions import figure

from . import moves, phrases, table

GROUPS = {
    "tiles": ("resource", "gold"),
    "tiles-2": ("favor", "morale"),
    "tiles-3": ("service", "special", "monument"),
}
"""The groups of tiles on each page about tiles, by the name of page and picture."""

WITHOUT_MARKET = "-without-market"
"""Suffix of a picture's name if the picture leaves out the market."""


def rules(seats: int, options: Mapping[str, str], rules_version: int | None) -> Sequence[RulesPage]:
    """The rules pages for a number of players and these options."""
    without = WITHOUT_MARKET if options.get("no_market") == "on" else ""
    tiles = components.tiles_in_play(seats, options)
    start = text("rules-aim-start", amount=starting_player(0).villagers, seats=seats, tiles=len(tiles))
    update = text("rules-round-update", display=seats + CONSTANTS.display_extra)
    trade = "without-market" if without else "market"
    by_place = text("rules-end-compensation", points="/".join(map(str, components.COMPENSATION[seats])))
    compensation = [by_place] if options.get("compensation") == "on" else []
    fewest = next(option.fewest["on"] for option in GAME.options if option.id == "expert")
    return [
        page("aim", "city", "workers", "points", start, "favor"),
        page("round", "initiative", "actions", update, "last"),
        page("building", "how", "points", "once", "limits"),
        page("activating", "how", "fee", "zones", "experience", "active"),
        *(_tiles(name, tiles, without if "service" in groups else "") for name, groups in GROUPS.items()),
        page("wall", "how", "points", _wall_tiles(), picture="wall"),
        page("workers", "training", "retirement", "wages", "recruit", "morale"),
        page("boards", trade, "sides", *map(_board, BOARDS.values()), picture="boards"),
        page("end", "workers", "morale", "goods", "expert", *compensation, "tie"),
        page("options", *options_told(GAME, options), text("rules-options-three", fewest=fewest)),
        page("reconstructed", "why", "known", "chosen"),
    ]


def _tiles(name: str, tiles: Sequence[str], without: str) -> RulesPage:
    """A page with the cost, effect and number of copies of each type of tile."""
    kinds = [components.TYPE_OF[tile] for tile in tiles]
    told = [
        text("rules-tile", **phrases.tile(kind, "effect"), copies=sum(other is kind for other in kinds))
        for kind in kinds_of(name + without)
    ]
    return page(name, Text("rules-tiles-key"), *told, picture=name + without)


def kinds_of(picture: str) -> list[CityType]:
    """The types of tiles in a page's picture. Raises KeyError for an unknown name."""
    groups = GROUPS[picture.removesuffix(WITHOUT_MARKET)]
    kinds = [kind for group in groups for kind in CITY_TYPES.values() if kind.group == group]
    return [kind for kind in kinds if kind.id != "market" or not picture.endswith(WITHOUT_MARKET)]


def _wall_tiles() -> Text:
    costs = [(names.goods(tile.demand), tile.points) for tile in WALL_TILES.values()]
    tiles = [text("rules-wall-tile", cost=cost, points=points) for cost, points in costs]
    return text("rules-wall-tiles", count=len(tiles), tiles=tiles)


def _board(board: PlayerBoard) -> Text:
    return text("rules-board", **phrases.board(board), morale=" ".join(map(figure, board.morale)))


WORDS = GameWords(
    moves.SAID,
    status=table.status,
    rules=rules,
    awaited=moves.awaited,
    table=table.PARTS,
)
