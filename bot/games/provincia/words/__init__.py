"""The words of Provincia Romana: its positions, its moves, and its rules with the numbers of the components."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine import RulesPage, Text, text, yes
from bot.games.game_words import GameWords
from bot.games.provincia import components
from bot.games.provincia.components import BUILDINGS, CONSTANTS, OTHER_TOKENS, RAIDS
from bot.games.provincia.game import GAME
from bot.games.provincia.rules.moves import building_name, goods_names, penalties_name, senate_kind
from bot.games.sayings import options_told, page
from bot.i18n.fluent import signed

from . import cards, table, turns
from .phrases import building_effect, prestige, senate_cost, senate_effect

GREAT = 5  # least prestige of the buildings on the last page
_CIVIC = [card for card in BUILDINGS.values() if card.category == "civic"]

BUILDING_PAGES: dict[str, list[str]] = {
    "buildings": [card.id for card in BUILDINGS.values() if card.category != "civic"],
    "buildings-2": [card.id for card in _CIVIC if card.prestige < GREAT],
    "buildings-3": [card.id for card in _CIVIC if card.prestige >= GREAT],
}
"""The buildings on each page about buildings, by the name of page and picture."""


def rules(seats: int, options: Mapping[str, str], rules_version: int | None) -> Sequence[RulesPage]:
    """The rules pages for a number of players and these options."""
    twice = seats in CONSTANTS.double_draft_players
    return [
        _aim(seats, options),
        page(
            "round",
            text("rules-round-draft", twice=yes(twice)),
            "cards",
            text("rules-round-battle", rounds=", ".join(map(str, CONSTANTS.battle_rounds))),
            *("upkeep", "activate", "order"),
        ),
        page("draft", "deck", "take", "markers", "opes", "storage", *["twice"] * twice),
        page("turn", "how", "build", "unique", "inactive", "discount", "trade", "limit"),
        *(_buildings(name, options) for name in BUILDING_PAGES),
        _senate(),
        _battle(),
        _raids(),
        page("upkeep", "tracks", "tax", "yields", "activate", "end"),
        page("end", "turn", "points", "nothing", "tie"),
        page("options", *options_told(GAME, options)),
        page("reconstructed", "why", "known", "chosen", "decided"),
    ]


def _aim(seats: int, options: Mapping[str, str]) -> RulesPage:
    starts = []
    for place in range(1, seats + 1):
        start = components.start_of(seats, place, options)
        key = "rules-aim-place-behind" if start.prestige else "rules-aim-place"
        goods = goods_names({**start.goods, "gold": 0})
        starts.append(text(key, place=place, goods=goods, prestige=start.prestige))
    return page(
        "aim",
        "legates",
        "prestige",
        text("rules-aim-city", chosen=yes(options.get("random_cities") != "on")),
        "start",
        *starts,
    )


def _buildings(name: str, options: Mapping[str, str]) -> RulesPage:
    printed = components.PRINTED_KILNS if options.get("printed_kiln_count") == "on" else {}
    told = [
        text(
            "rules-building",
            building=building_name(card.id),
            cost=goods_names(card.cost),
            prestige=prestige(card.prestige),
            copies=printed.get(card.id, card.count),
            unique=yes(card.unique),
            category=card.category,
            effect=building_effect(card.id),
        )
        for card in map(BUILDINGS.__getitem__, BUILDING_PAGES[name])
    ]
    return page(name, Text("rules-buildings-key"), *told, picture=name)


def _senate() -> RulesPage:
    told = [
        text(
            "rules-senate-card",
            card=senate_kind(same[0].id),
            cost=senate_cost(same[0]),
            copies=sum(card.count for card in same),
            effect=senate_effect(same[0].id, "effect"),
        )
        for same in components.SENATE_TYPES.values()
    ]
    return page("senate", "key", *told, picture="cards")


def _battle() -> RulesPage:
    own, others = signed(components.OWN_TOKEN), ", ".join(map(signed, sorted(OTHER_TOKENS, reverse=True)))
    return page(
        "battle",
        text("rules-battle-tokens", own=own, others=others),
        *("shown", "strength", "tracks", "penalty", "destroyed"),
        picture="tracks",
    )


def _raids() -> RulesPage:
    told = []
    for number, raid in RAIDS.items():
        raids = [text("rules-raid", strength=card.strength, penalties=penalties_name(card)) for card in raid]
        told.append(text("rules-raids-round", round=number, raids=raids))
    return page("raids", "how", *told, "buildings")


WORDS = GameWords(
    turns.SAID,
    cards.SAID,
    status=table.status,
    rules=rules,
    table=table.PARTS,
)
