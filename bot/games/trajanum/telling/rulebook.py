"""The game explained, page by page, with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Argument, RulesPage, Text, text
from bot.games.telling import options_told, page
from bot.games.trajanum.components import CONSTANTS, FRAGMENTS, PRESTIGE, START, SUPPLY, TRAJAN_CARDS
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.names import card_name, resource_name, resources_names

from .phrases import numeral, points


def rules(seats: int, options: Mapping[str, str]) -> Sequence[RulesPage]:
    """The game explained for so many players and these options."""
    return [
        _aim(),
        _set_up(seats, options),
        _streets(options),
        _tiles(seats),
        _building(options),
        _tracks(),
        _forum(),
        _citizens(),
        _prestige(),
        _scoring(options),
        _orders(options),
        _end(),
        page("options", *options_told(GAME, options)),
        page(
            "reconstructed",
            Text("rules-reconstructed-why"),
            Text("rules-reconstructed-known"),
            Text("rules-reconstructed-chosen"),
        ),
    ]


def _aim() -> RulesPage:
    return page(
        "aim",
        Text("rules-aim-governors"),
        text("rules-aim-course", cycles=CONSTANTS.cycles, rounds=CONSTANTS.rounds_per_cycle),
        Text("rules-aim-take"),
        Text("rules-aim-use"),
        Text("rules-aim-build"),
        Text("rules-aim-score"),
    )


def _set_up(seats: int, options: Mapping[str, str]) -> RulesPage:
    auto = options.get("setup_choice") == "auto"
    return page(
        "set-up",
        Text("rules-set-up-grid"),
        text("rules-set-up-start", resources=resources_names(START)),
        Text("rules-set-up-auto" if auto else "rules-set-up-choice"),
        Text("rules-set-up-corners"),
        Text("rules-set-up-spare-look" if options.get("spare_tile") == "look" else "rules-set-up-spare-list"),
        text("rules-set-up-forum", boards=seats + 1),
        picture="tiles",
    )


def _streets(options: Mapping[str, str]) -> RulesPage:
    return page(
        "streets",
        text("rules-streets-called", streets=CONSTANTS.streets_per_round),
        Text("rules-streets-side-b" if _side(options) == "B" else "rules-streets-side-a"),
        Text("rules-streets-take"),
        Text("rules-streets-tribune"),
        Text("rules-streets-pass"),
        Text("rules-streets-empty"),
        picture="streets",
    )


def _side(options: Mapping[str, str]) -> str:
    return "A" if options.get("learning_game") == "on" else options.get("colonia_side", "A")


def _tiles(seats: int) -> RulesPage:
    return page(
        "tiles",
        Text("rules-tiles-show"),
        text("rules-tiles-both", price=resource_name("tribune", CONSTANTS.both_tiles_tribunes)),
        Text("rules-tiles-own"),
        Text("rules-tiles-received"),
        Text("rules-tiles-reserve"),
        Text("rules-tiles-citizen"),
        Text("rules-tiles-icons"),
        Text("rules-tiles-exchange"),
        text("rules-tiles-start", seats=seats),
    )


def _building(options: Mapping[str, str]) -> RulesPage:
    limited = options.get("tile_supply", "limited") == "limited"
    return page(
        "building",
        Text("rules-building-one"),
        Text("rules-building-where"),
        Text("rules-building-grey"),
        Text("rules-building-coloured"),
        text(
            "rules-building-supply" if limited else "rules-building-unlimited",
            singles=SUPPLY["single_red"],
            doubles=SUPPLY["double_red"],
        ),
        Text("rules-building-order"),
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
        Text("rules-tracks-step"),
        Text("rules-tracks-decline"),
        Text("rules-tracks-end"),
        Text("rules-tracks-own-tile"),
        Text("rules-tracks-extra"),
        picture="tracks",
    )


def _forum() -> RulesPage:
    return page(
        "forum",
        Text("rules-forum-envoy"),
        Text("rules-forum-area"),
        Text("rules-forum-rule"),
        text("rules-forum-complete", points=points(CONSTANTS.bonus_points)),
        Text("rules-forum-eagle"),
        picture="forum",
    )


def _citizens() -> RulesPage:
    return page(
        "citizens",
        Text("rules-citizens-rows"),
        Text("rules-citizens-active"),
        Text("rules-citizens-pay"),
        Text("rules-citizens-count"),
        picture="citizens",
    )


def _prestige() -> RulesPage:
    zones: Argument = [
        text("rules-prestige-zone", points=each) for each in dict.fromkeys(PRESTIGE.order_points)
    ]
    return page(
        "prestige",
        Text("rules-prestige-upgrade"),
        Text("rules-prestige-group"),
        Text("rules-prestige-flip"),
        Text("rules-prestige-cypress"),
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
        Text("rules-scoring-colonia"),
        text("rules-scoring-eagles", on=CONSTANTS.eagle_on, beside=CONSTANTS.eagle_beside),
        Text("rules-scoring-group"),
        Text("rules-scoring-orders-learning" if learning else "rules-scoring-orders"),
    )


def _orders(options: Mapping[str, str]) -> RulesPage:
    """The orders of all cards that can be in the game."""
    promo, learning = options.get("promo_cards") == "on", options.get("learning_game") == "on"
    cards = [
        text("rules-orders-card", card=card_name(card.id))
        for card in TRAJAN_CARDS.values()
        if (promo or not card.promo) and (card.cycle == CONSTANTS.cycles or not learning)
    ]
    return page(
        "orders",
        Text("rules-orders-two"),
        Text("rules-orders-once"),
        *cards,
        picture="orders",
    )


def _end() -> RulesPage:
    return page(
        "end",
        text("rules-end-when", rounds=CONSTANTS.cycles * CONSTANTS.rounds_per_cycle),
        Text("rules-end-tie"),
    )
