"""The game explained, page by page, with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Argument, Player, RulesPage, Text, text
from bot.games.praetor.components import (
    BOARDS,
    CITY_TYPES,
    CONSTANTS,
    EXPERT_SCORING,
    START_GOODS,
    TYPE_OF,
    WALL_TILES,
    CityType,
    PlayerBoard,
)
from bot.games.praetor.game import GAME
from bot.games.praetor.rules import names, rounds
from bot.games.praetor.state import Player as Seat
from bot.games.shared_words import options_told, page
from bot.i18n.fluent import figure

from .phrases import effect, experience, points, rates

GROUPS = {
    "tiles": ("resource", "gold"),
    "tiles-2": ("favor", "morale"),
    "tiles-3": ("service", "special", "monument"),
}
"""The groups of tiles on each page about tiles, which is named as its picture is."""

WITHOUT_MARKET = "-without-market"
"""What the picture's name ends in where it leaves out the market."""


def rules(seats: int, options: Mapping[str, str]) -> Sequence[RulesPage]:
    """The game explained for so many players and these options."""
    without = WITHOUT_MARKET if options.get("no_market") == "on" else ""
    tiles = rounds.tiles_in_play(seats, options)
    return [
        _aim(seats, tiles),
        _round(seats),
        _building(),
        page("activating", "how", "fee", "zones", "experience", "active"),
        *(_tiles(name, tiles, without if "service" in groups else "") for name, groups in GROUPS.items()),
        _wall(),
        _workers(),
        _boards(without),
        _end(),
        _options(options),
        page(
            "reconstructed", "why", text("rules-reconstructed-known", points=points(_back_points())), "chosen"
        ),
    ]


def _aim(seats: int, tiles: Sequence[str]) -> RulesPage:
    start = Seat(favor=0, arrival=0, goods=dict(START_GOODS), pool=list(CONSTANTS.start_experience))
    return page(
        "aim",
        "city",
        text("rules-aim-workers", retire_at=CONSTANTS.retire_at),
        "points",
        text(
            "rules-aim-start",
            goods=names.goods(start.goods),
            experience=experience(start.pool),
            villagers=text("villagers", amount=start.villagers),
            seats=seats,
            tiles=len(tiles),
        ),
        text("rules-aim-favor", most=points(CONSTANTS.first_start_favor)),
    )


def _round(seats: int) -> RulesPage:
    return page(
        "round",
        "initiative",
        "actions",
        text("rules-round-update", retire_at=CONSTANTS.retire_at, display=seats + CONSTANTS.display_extra),
        text("rules-round-last", rounds=CONSTANTS.max_rounds),
    )


def _building() -> RulesPage:
    return page(
        "building",
        "how",
        text("rules-building-points", points=points(CONSTANTS.plaza_points_per_match)),
        "once",
        text("rules-building-limits", most=CONSTANTS.max_owned_tiles),
    )


def _tiles(name: str, tiles: Sequence[str], without: str) -> RulesPage:
    """What every tile of the page costs and does, and how many of it are in the game."""
    told = [_tile(kind, sum(TYPE_OF[tile] is kind for tile in tiles)) for kind in kinds_of(name + without)]
    return page(name, Text("rules-tiles-key"), *told, picture=name + without)


def kinds_of(picture: str) -> list[CityType]:
    """The types of tiles in the picture of a page. Raises KeyError for a name that no page gives."""
    groups = GROUPS[picture.removesuffix(WITHOUT_MARKET)]
    kinds = [kind for group in groups for kind in CITY_TYPES.values() if kind.group == group]
    return [kind for kind in kinds if kind.id != "market" or not picture.endswith(WITHOUT_MARKET)]


def _tile(kind: CityType, copies: int) -> Text:
    always: dict[str, Argument] = {
        "tile": Text(f"tile-{kind.id}"),
        "zone": Text(f"zone-{kind.activation}"),
        "copies": copies,
        "effect": effect(kind, "effect"),
    }
    if not kind.build_cost:
        return text("rules-tile-start", **always)
    built: dict[str, Argument] = {"cost": names.goods(kind.build_cost), "points": points(kind.build_points)}
    if not kind.activation_cost:
        return text("rules-tile-no-fee", **always, **built)
    return text("rules-tile", **always, **built, fee=names.goods(kind.activation_cost))


def _wall() -> RulesPage:
    demands: list[Text | Player] = [
        text("rules-wall-tile", cost=names.goods(tile.demand), points=tile.points)
        for tile in WALL_TILES.values()
    ]
    return page(
        "wall",
        "how",
        text("rules-wall-points", points=points(_back_points())),
        text("rules-wall-tiles", count=len(demands), tiles=demands),
        picture="wall",
    )


def _back_points() -> int:
    return next(iter(WALL_TILES.values())).back_points


def _workers() -> RulesPage:
    return page(
        "workers",
        "training",
        text(
            "rules-workers-retirement",
            retire_at=CONSTANTS.retire_at,
            epoch_1=points(CONSTANTS.retire_points_epoch_I),
            epoch_2=points(CONSTANTS.retire_points_epoch_II),
        ),
        text("rules-workers-wages", penalty=points(CONSTANTS.morale_exhausted_penalty_per_gold)),
        text("rules-workers-recruit", recruit=points(CONSTANTS.emergency_recruit_cost)),
        "morale",
    )


def _boards(without: str) -> RulesPage:
    return page(
        "boards",
        "without-market" if without else "market",
        "sides",
        *map(_board, BOARDS.values()),
        picture="boards",
    )


def _board(board: PlayerBoard) -> Text:
    return text(
        "rules-board",
        board=names.board(board.id),
        sell=rates(board.sell),
        buy=rates(board.buy),
        active=names.good("gold", board.wage_active.gold),
        retired=names.good("gold", board.wage_retired.gold),
        per=board.wage_retired.per,
        morale=" ".join(map(figure, board.morale)),
    )


def _end() -> RulesPage:
    return page(
        "end",
        text("rules-end-workers", new_worker=points(CONSTANTS.new_worker_final_points)),
        "morale",
        text("rules-end-goods", per_point=CONSTANTS.final_gold_per_point, points=points(1)),
        text(
            "rules-end-expert",
            district=_places(EXPERT_SCORING.largest_district),
            wall=_places(EXPERT_SCORING.longest_wall),
            villagers=_places(EXPERT_SCORING.most_villagers),
        ),
        "tie",
    )


def _places(by_place: Sequence[int]) -> str:
    return "/".join(str(earned) for earned in by_place if earned)


def _options(options: Mapping[str, str]) -> RulesPage:
    fewest = next(option.fewest["on"] for option in GAME.options if option.id == "expert")
    return page("options", *options_told(GAME, options), text("rules-options-three", fewest=fewest))
