"""The game explained, page by page, with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import RulesPage, text
from bot.games.marble.components import CONSTANTS, OUTLETS, SCORING, TYPES, building_name
from bot.games.marble.game import GAME
from bot.games.shared_words import options_told, page

from .phrases import coins, counted_tiles, points


def rules(seats: int, options: Mapping[str, str]) -> Sequence[RulesPage]:
    """The game explained for so many players and these options."""
    return [
        _aim(seats),
        _turn(),
        page("tiles", "where", "magistrate", "then", picture="tiles"),
        _sites(options),
        _influence(),
        _claims(),
        _water(),
        _fountains(),
        _end(),
        page("options", *options_told(GAME, options)),
        page(
            "reconstructed",
            "why",
            "known",
            text("rules-reconstructed-chosen", values=", ".join(map(str, CONSTANTS.bridge_tile_values))),
        ),
    ]


def _aim(seats: int) -> RulesPage:
    stacks = {kind.id: kind.tiles - seats * CONSTANTS.start_tiles_per_type for kind in TYPES.values()}
    return page(
        "aim",
        "families",
        "more",
        "board",
        text("rules-aim-hills", drawn=CONSTANTS.hills_drawn),
        text("rules-aim-start", magistrates=CONSTANTS.magistrates, stacks=counted_tiles(stacks), seats=seats),
        picture="board",
    )


def _turn() -> RulesPage:
    return page(
        "turn",
        text("rules-turn-actions", actions=text("actions", amount=CONSTANTS.actions)),
        "draw",
        "play",
        "aqueduct",
        "recall",
        "extra",
        "end",
    )


def _sites(options: Mapping[str, str]) -> RulesPage:
    kinds = [
        text(
            "rules-sites-type",
            count=kind.site_tiles,
            building=building_name(kind.id),
            points=points(kind.points),
        )
        for kind in TYPES.values()
    ]
    hills = "block" if options.get("hills_block_sites") == "on" else "fill"
    return page("sites", text("rules-sites-complete", hills=hills), "count", *kinds, "order", picture="sites")


def _influence() -> RulesPage:
    return page(
        "influence",
        "colour",
        "most",
        text("rules-influence-tie", fountains=CONSTANTS.fountains),
        "stay",
        picture="influence",
    )


def _claims() -> RulesPage:
    return page(
        "claims",
        "who",
        "where",
        "home",
        text("rules-claims-use", most=points(SCORING.most_imperium), tied=SCORING.most_imperium_tie),
        "care",
        picture="claims",
    )


def _water() -> RulesPage:
    (supply,) = {outlet.pieces for outlet in OUTLETS.values()}
    values = CONSTANTS.bridge_tile_values
    return page(
        "water",
        text("rules-water-bridges", least=min(values), most=points(max(values))),
        text("rules-water-start", pieces=CONSTANTS.start_pieces),
        "edges",
        "never",
        text("rules-water-one", supply=supply),
        text("rules-water-score", points=points(SCORING.aqueduct)),
        picture="water",
    )


def _fountains() -> RulesPage:
    return page(
        "fountains",
        text("rules-fountains-next", points=points(SCORING.fountain)),
        "piece",
        "treasury",
        text(
            "rules-fountains-worth",
            coin=points(SCORING.coin),
            most=points(SCORING.most_coins),
            coins=coins(CONSTANTS.coins),
        ),
        picture="fountains",
    )


def _end() -> RulesPage:
    return page(
        "end",
        "trigger",
        "pay",
        "count",
        "bridges",
        text("rules-end-aqueducts", points=points(SCORING.aqueduct)),
        text("rules-end-fountains", points=points(SCORING.fountain)),
        text("rules-end-coins", points=points(SCORING.coin), most=points(SCORING.most_coins)),
        text(
            "rules-end-imperium", most=points(SCORING.most_imperium), tied=points(SCORING.most_imperium_tie)
        ),
        "nothing",
        "tie",
    )
