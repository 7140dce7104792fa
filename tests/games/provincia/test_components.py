"""Provincia Romana's data: consistent, and complete according to the contents of the box."""

from bot.games.provincia.components import (
    BELLUM,
    BUILDINGS,
    CITIES,
    CONSTANTS,
    OPES,
    OTHER_TOKENS,
    RESOURCES,
    SENATE,
    SLOTS,
    SUPPLY,
)
from tests.games.components_file import components_of


def test_components_match_the_contents_of_the_box() -> None:
    """Sections 3.1 to 3.6."""
    totals = components_of("provincia")["component_totals"]
    assert sum(card.count for card in BUILDINGS.values()) == totals["building_cards"]
    assert sum(card.count for card in BUILDINGS.values() if card.in_deck) == totals["building_deck_cards"]
    assert sum(card.count for card in SENATE.values()) == totals["senate_cards"]
    assert len(OPES) == totals["opes_cards"]
    assert len(BELLUM) == totals["bellum_cards"]
    assert (1 + len(OTHER_TOKENS)) * len(CITIES) == totals["battle_tokens"]
    assert 1 + len(OTHER_TOKENS) == CONSTANTS.battle_tokens_start
    assert sum(SUPPLY[good] for good in RESOURCES) == totals["resource_cubes"]
    assert SUPPLY["gold"] == totals["gold_coins"]
    assert {card.round for card in BELLUM.values()} == set(CONSTANTS.battle_rounds)
    assert len(SLOTS) == CONSTANTS.draft_size == CONSTANTS.draft_face_up + CONSTANTS.draft_face_down
    assert BUILDINGS.keys().isdisjoint(SENATE)
