"""The game explained, page by page, with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import Argument, Player, RulesPage, Text, text
from bot.games.provincia.components import (
    BELLUM,
    BUILDINGS,
    CONSTANTS,
    OPES,
    OTHER_TOKENS,
    OWN_TOKEN,
    PRINTED_KILNS,
    SENATE_TYPES,
    STARTS,
    TRACKS,
    BuildingCard,
    Goods,
    Start,
)
from bot.games.provincia.game import GAME
from bot.games.provincia.rules.moves import building_name, goods_names, penalties_name
from bot.games.sayings import options_told, page
from bot.i18n.fluent import signed

from .phrases import building_effect, prestige, senate_cost, senate_effect

GREAT = 5
"""From so much prestige on a building is told of among the great ones."""

BUILDING_PAGES: dict[str, list[str]] = {
    "buildings": [card.id for card in BUILDINGS.values() if card.category != "civic"],
    "buildings-2": [
        card.id for card in BUILDINGS.values() if card.category == "civic" and card.prestige < GREAT
    ],
    "buildings-3": [
        card.id for card in BUILDINGS.values() if card.category == "civic" and card.prestige >= GREAT
    ],
}
"""The buildings on each page about buildings, which is named as its picture is."""


def rules(seats: int, options: Mapping[str, str]) -> Sequence[RulesPage]:
    """The game explained for so many players and these options."""
    return [
        _aim(seats, options),
        _round(seats),
        _draft(seats),
        _turn(),
        *(_buildings(name, options) for name in BUILDING_PAGES),
        _senate(),
        _battle(),
        _raids(),
        _upkeep(),
        _end(),
        page("options", *options_told(GAME, options)),
        page("reconstructed", "why", "known", "chosen", "decided"),
    ]


def _aim(seats: int, options: Mapping[str, str]) -> RulesPage:
    return page(
        "aim",
        text("rules-aim-legates", rounds=CONSTANTS.rounds),
        "prestige",
        text("rules-aim-city", chosen="no" if options.get("random_cities") == "on" else "yes"),
        text(
            "rules-aim-start",
            gold=CONSTANTS.start_gold,
            cards=CONSTANTS.start_building_cards,
            tokens=CONSTANTS.battle_tokens_start,
            morale=TRACKS["morale"].start,
            defence=TRACKS["defence"].start,
        ),
        *(_start(STARTS[seats, place]) for place in range(1, seats + 1)),
    )


def _start(start: Start) -> Text:
    return text(
        "rules-aim-place-behind" if start.prestige else "rules-aim-place",
        place=start.seat,
        goods=goods_names(_resources(start.goods)),
        prestige=start.prestige,
    )


def _resources(goods: Goods) -> Goods:
    return {good: amount for good, amount in goods.items() if good != "gold"}


def _round(seats: int) -> RulesPage:
    return page(
        "round",
        text("rules-round-draft", twice="yes" if seats in CONSTANTS.double_draft_players else "no"),
        "cards",
        text("rules-round-battle", rounds=_listed(CONSTANTS.battle_rounds)),
        "upkeep",
        "activate",
        "order",
    )


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _draft(seats: int) -> RulesPage:
    return page(
        "draft",
        text(
            "rules-draft-deck",
            cards=CONSTANTS.draft_size,
            up=CONSTANTS.draft_face_up,
            down=CONSTANTS.draft_face_down,
        ),
        "take",
        text("rules-draft-markers", markers=CONSTANTS.action_markers_per_deck),
        text("rules-draft-opes", cards=len(OPES)),
        text(
            "rules-draft-storage",
            most=CONSTANTS.storage_with_horreum,
            least=CONSTANTS.storage_without_horreum,
        ),
        *(["twice"] if seats in CONSTANTS.double_draft_players else []),
    )


def _turn() -> RulesPage:
    return page(
        "turn",
        "how",
        "build",
        "unique",
        "inactive",
        "discount",
        text("rules-turn-trade", gold=CONSTANTS.bank_trade_gold),
        text("rules-turn-limit", limit=CONSTANTS.hand_limit),
    )


def _buildings(name: str, options: Mapping[str, str]) -> RulesPage:
    """What every building of the page costs and does, and how many of it there are."""
    told = [_building(BUILDINGS[building], options) for building in BUILDING_PAGES[name]]
    key = text("rules-buildings-key", removed=CONSTANTS.buildings_removed_at_setup)
    return page(name, key, *told, picture=name)


def _building(card: BuildingCard, options: Mapping[str, str]) -> Text:
    printed = PRINTED_KILNS if options.get("printed_kiln_count") == "on" else {}
    return text(
        "rules-building",
        building=building_name(card.id),
        cost=goods_names(card.cost),
        prestige=prestige(card.prestige),
        copies=printed.get(card.id, card.count),
        unique="yes" if card.unique else "no",
        category=card.category,
        effect=building_effect(card.id),
    )


def _senate() -> RulesPage:
    told = [
        text(
            "rules-senate-card",
            card=Text(f"senate-{kind}-kind"),
            cost=senate_cost(cards[0]),
            copies=sum(card.count for card in cards),
            effect=senate_effect(cards[0].id, "effect"),
        )
        for kind, cards in SENATE_TYPES.items()
    ]
    return page("senate", "key", *told, picture="cards")


def _battle() -> RulesPage:
    others: Argument = ", ".join(map(signed, sorted(OTHER_TOKENS, reverse=True)))
    return page(
        "battle",
        text(
            "rules-battle-tokens",
            tokens=CONSTANTS.battle_tokens_start,
            own=signed(OWN_TOKEN),
            others=others,
        ),
        "shown",
        "strength",
        text(
            "rules-battle-tracks",
            morale=TRACKS["morale"].max,
            lowest=TRACKS["defence"].min,
            defence=TRACKS["defence"].max,
        ),
        text(
            "rules-battle-penalty",
            gold=CONSTANTS.unpayable_penalty_gold,
            prestige=prestige(CONSTANTS.unpayable_penalty_prestige),
        ),
        text("rules-battle-destroyed", least=CONSTANTS.storage_without_horreum),
        picture="tracks",
    )


def _raids() -> RulesPage:
    told = []
    for number in CONSTANTS.battle_rounds:
        cards: list[Text | Player] = [
            text("rules-raid", strength=card.strength, penalties=penalties_name(card))
            for card in BELLUM.values()
            if card.round == number
        ]
        told.append(text("rules-raids-round", round=number, raids=cards))
    return page("raids", "how", *told, "buildings")


def _upkeep() -> RulesPage:
    return page(
        "upkeep",
        "tracks",
        text(
            "rules-upkeep-tax",
            gold=CONSTANTS.tax_gold,
            prestige=prestige(CONSTANTS.tax_default_prestige),
        ),
        "yields",
        text("rules-upkeep-activate", prestige=prestige(CONSTANTS.activation_prestige)),
        "end",
    )


def _end() -> RulesPage:
    return page(
        "end",
        text("rules-end-turn", rounds=CONSTANTS.rounds),
        text("rules-end-points", gold=CONSTANTS.gold_per_prestige_at_end, prestige=prestige(1)),
        "nothing",
        "tie",
    )
