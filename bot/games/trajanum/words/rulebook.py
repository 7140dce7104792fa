"""The game explained, page by page, with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Argument, RulesPage, text
from bot.games.sayings import options_told, page
from bot.games.trajanum.components import CONSTANTS, FRAGMENTS, PRESTIGE, START, SUPPLY, TRAJAN_CARDS
from bot.games.trajanum.game import GAME
from bot.games.trajanum.rules.names import card_name, resource_name, resources_names

from .phrases import numeral, points


def rules(seats: int, options: Mapping[str, str]) -> Sequence[RulesPage]:
    def chosen(option: str, value: str) -> bool:
        return options.get(option) == value

    learning = chosen("learning_game", "on")
    side = "side-b" if chosen("colonia_side", "B") and not learning else "side-a"
    supply = "unlimited" if chosen("tile_supply", "unlimited") else "supply"
    worth: Argument = [
        text("rules-tracks-fragment", cycle=numeral(fragment.cycle), points=fragment.points)
        for fragment in FRAGMENTS.values()
    ]
    zones: Argument = [
        text("rules-prestige-zone", points=each) for each in dict.fromkeys(PRESTIGE.order_points)
    ]
    first, second, third = CONSTANTS.crane_points
    cards = [
        text("rules-orders-card", card=card_name(card.id))
        for card in TRAJAN_CARDS.values()
        if (chosen("promo_cards", "on") or not card.promo)
        and (card.cycle == CONSTANTS.cycles or not learning)
    ]
    return [
        page(
            "aim",
            "governors",
            text("rules-aim-course", cycles=CONSTANTS.cycles, rounds=CONSTANTS.rounds_per_cycle),
            *("take", "use", "build", "score"),
        ),
        page(
            "set-up",
            "grid",
            text("rules-set-up-start", resources=resources_names(START)),
            "auto" if chosen("setup_choice", "auto") else "choice",
            "corners",
            "spare-look" if chosen("spare_tile", "look") else "spare-list",
            text("rules-set-up-forum", boards=seats + 1),
            picture="tiles",
        ),
        page(
            "streets",
            text("rules-streets-called", streets=CONSTANTS.streets_per_round),
            *(side, "take", "tribune", "pass", "empty"),
            picture="streets",
        ),
        page(
            "tiles",
            "show",
            text("rules-tiles-both", price=resource_name("tribune", CONSTANTS.both_tiles_tribunes)),
            *("own", "received", "reserve", "citizen", "icons", "exchange"),
            text("rules-tiles-start", seats=seats),
        ),
        page(
            "building",
            *("one", "where", "grey", "coloured"),
            text(f"rules-building-{supply}", singles=SUPPLY["single_red"], doubles=SUPPLY["double_red"]),
            "order",
            picture="buildings",
        ),
        page(
            "tracks",
            text("rules-tracks-column", fragments=worth),
            *("step", "decline", "end", "own-tile", "extra"),
            picture="tracks",
        ),
        page(
            "forum",
            *("envoy", "area", "rule"),
            text("rules-forum-complete", points=points(CONSTANTS.bonus_points)),
            "eagle",
            picture="forum",
        ),
        page("citizens", "rows", "active", "pay", "count", picture="citizens"),
        page(
            "prestige",
            *("upgrade", "group", "flip", "cypress"),
            text("rules-prestige-orders", zones=zones),
            picture="prestige",
        ),
        page(
            "scoring",
            text("rules-scoring-pay", coin=resource_name("coin", CONSTANTS.citizen_pay)),
            text("rules-scoring-cranes", first=first, second=second, third=third),
            "colonia",
            text("rules-scoring-eagles", on=CONSTANTS.eagle_on, beside=CONSTANTS.eagle_beside),
            "group",
            "orders-learning" if learning else "orders",
        ),
        page("orders", "two", "once", *cards, picture="orders"),
        page("end", text("rules-end-when", rounds=CONSTANTS.cycles * CONSTANTS.rounds_per_cycle), "tie"),
        page("options", *options_told(GAME, options)),
        page("reconstructed", "why", "known", "chosen"),
    ]
