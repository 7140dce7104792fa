"""The game explained, page by page, with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Argument, RulesPage, text
from bot.games.shared_words import options_told, page
from bot.games.trajanum.components import CONSTANTS, FRAGMENTS, PRESTIGE, START, SUPPLY, TRAJAN_CARDS
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.names import card_name, resource_name, resources_names

from .phrases import numeral, points


def rules(seats: int, options: Mapping[str, str]) -> Sequence[RulesPage]:
    return [
        _aim(),
        _set_up(seats, options),
        _streets(options),
        _tiles(seats),
        _building(options),
        _tracks(),
        _forum(),
        page("citizens", "rows", "active", "pay", "count", picture="citizens"),
        _prestige(),
        _scoring(options),
        _orders(options),
        page("end", text("rules-end-when", rounds=CONSTANTS.cycles * CONSTANTS.rounds_per_cycle), "tie"),
        page("options", *options_told(GAME, options)),
        page("reconstructed", "why", "known", "chosen"),
    ]


def _aim() -> RulesPage:
    return page(
        "aim",
        "governors",
        text("rules-aim-course", cycles=CONSTANTS.cycles, rounds=CONSTANTS.rounds_per_cycle),
        "take",
        "use",
        "build",
        "score",
    )


def _set_up(seats: int, options: Mapping[str, str]) -> RulesPage:
    auto = options.get("setup_choice") == "auto"
    return page(
        "set-up",
        "grid",
        text("rules-set-up-start", resources=resources_names(START)),
        "auto" if auto else "choice",
        "corners",
        "spare-look" if options.get("spare_tile") == "look" else "spare-list",
        text("rules-set-up-forum", boards=seats + 1),
        picture="tiles",
    )


def _streets(options: Mapping[str, str]) -> RulesPage:
    return page(
        "streets",
        text("rules-streets-called", streets=CONSTANTS.streets_per_round),
        "side-b" if _side(options) == "B" else "side-a",
        "take",
        "tribune",
        "pass",
        "empty",
        picture="streets",
    )


def _side(options: Mapping[str, str]) -> str:
    return "A" if options.get("learning_game") == "on" else options.get("colonia_side", "A")


def _tiles(seats: int) -> RulesPage:
    return page(
        "tiles",
        "show",
        text("rules-tiles-both", price=resource_name("tribune", CONSTANTS.both_tiles_tribunes)),
        "own",
        "received",
        "reserve",
        "citizen",
        "icons",
        "exchange",
        text("rules-tiles-start", seats=seats),
    )


def _building(options: Mapping[str, str]) -> RulesPage:
    limited = options.get("tile_supply", "limited") == "limited"
    return page(
        "building",
        "one",
        "where",
        "grey",
        "coloured",
        text(
            "rules-building-supply" if limited else "rules-building-unlimited",
            singles=SUPPLY["single_red"],
            doubles=SUPPLY["double_red"],
        ),
        "order",
        picture="buildings",
    )


def _tracks() -> RulesPage:
    worth: Argument = [
        text("rules-tracks-fragment", cycle=numeral(fragment.cycle), points=fragment.points)
        for fragment in FRAGMENTS.values()
    ]
    return page(
        "tracks",
        text("rules-tracks-column", fragments=worth),
        "step",
        "decline",
        "end",
        "own-tile",
        "extra",
        picture="tracks",
    )


def _forum() -> RulesPage:
    return page(
        "forum",
        "envoy",
        "area",
        "rule",
        text("rules-forum-complete", points=points(CONSTANTS.bonus_points)),
        "eagle",
        picture="forum",
    )


def _prestige() -> RulesPage:
    zones: Argument = [
        text("rules-prestige-zone", points=each) for each in dict.fromkeys(PRESTIGE.order_points)
    ]
    return page(
        "prestige",
        "upgrade",
        "group",
        "flip",
        "cypress",
        text("rules-prestige-orders", zones=zones),
        picture="prestige",
    )


def _scoring(options: Mapping[str, str]) -> RulesPage:
    first, second, third = CONSTANTS.crane_points
    learning = options.get("learning_game") == "on"
    return page(
        "scoring",
        text("rules-scoring-pay", coin=resource_name("coin", CONSTANTS.citizen_pay)),
        text("rules-scoring-cranes", first=first, second=second, third=third),
        "colonia",
        text("rules-scoring-eagles", on=CONSTANTS.eagle_on, beside=CONSTANTS.eagle_beside),
        "group",
        "orders-learning" if learning else "orders",
    )


def _orders(options: Mapping[str, str]) -> RulesPage:
    promo, learning = options.get("promo_cards") == "on", options.get("learning_game") == "on"
    cards = [
        text("rules-orders-card", card=card_name(card.id))
        for card in TRAJAN_CARDS.values()
        if (promo or not card.promo) and (card.cycle == CONSTANTS.cycles or not learning)
    ]
    return page("orders", "two", "once", *cards, picture="orders")
