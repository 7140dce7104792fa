"""Discordia's setup and components (sections 3, 4 and 7)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine import Chance
from bot.games.discordia import components
from bot.games.discordia.components import (
    CITY_TILES,
    EXTENSIONS,
    GERMANIC,
    PRINTED_PLACES,
    SEASONS,
    SYMBOLS,
    TOWERS,
)
from bot.games.discordia.game import GAME
from bot.games.discordia.rules import city, years
from tests.games.components_file import components_of

from .scenario import SEED, at_draft, drafted


@pytest.mark.parametrize(
    ("seats", "stack", "display", "cult", "manipulators", "bag"),
    [(2, 74, 10, 12, 3, 110), (3, 68, 15, 18, 4, 95), (4, 62, 20, 24, 6, 80)],
)
def test_the_supplies_after_the_draft_depend_on_the_number_of_seats(
    seats: int, stack: int, display: int, cult: int, manipulators: int, bag: int
) -> None:
    state = drafted(seats)
    laid = sum(tile is not None for tile in state.display.values())
    assert (len(state.stack), laid, state.cult) == (stack, display, cult)
    assert (state.manipulators, state.bag_size) == (manipulators, bag)
    assert all(player.figures == 15 for player in state.players)


@pytest.mark.parametrize(("seats", "offers", "towers"), [(2, 5, 3), (3, 7, 5), (4, 10, 7)])
def test_the_offers_depend_on_the_number_of_seats(seats: int, offers: int, towers: int) -> None:
    state = at_draft(seats)
    assert len(state.decrees) == len(state.privileges) == offers
    kinds = Counter(TOWERS[tower].kind for tower in state.towers)
    assert kinds == {"military": towers, "trade": towers}
    assert state.extensions["harbour"] == 2 * seats
    assert state.extensions["development_ext"] == seats


def test_a_game_has_the_towers_of_its_version() -> None:
    military = {version: components.towers_of("military", version) for version in (2, 3)}
    assert [len(towers) for towers in military.values()] == [8, 8]
    assert set(military[2]) - set(military[3]) == {"mil_4"}
    assert set(military[3]) - set(military[2]) == {"mil_4b"}
    for version, towers in military.items():
        dealt = years.set_up(4, {"season_shuffle": "off"}, Chance(SEED), version).towers
        assert {tower for tower in dealt if TOWERS[tower].kind == "military"} <= set(towers)


def test_the_tiles_match_those_of_the_box() -> None:
    sorts = Counter(tile.front.sort for tile in CITY_TILES.values())
    assert sorts == {"ship": 24, "barracks": 18, "market": 20, "farm": 24}
    figures = Counter[str]()
    for tile in CITY_TILES.values():
        figures[tile.front.sort] += len("".join(tile.front.spaces))
    assert figures == {"ship": 72, "barracks": 72, "market": 48, "farm": 72}
    values = Counter(tile.front.value for tile in CITY_TILES.values())
    assert set(values.values()) <= {14, 15}
    assert all(tile.back and tile.back.value == tile.front.value for tile in CITY_TILES.values() if tile.back)
    assert Counter(tile.back for tile in GERMANIC.values()) == {"A": 6, "B": 6, "C": 4, "D": 4}
    assert sum(tile.count for tile in EXTENSIONS.values()) == 40
    assert SYMBOLS == 13
    assert PRINTED_PLACES == {"H": 1, "K": 1, "M": 2, "F": 2, "T": 1}


def test_components_match_the_contents_of_the_box() -> None:
    totals = components_of("discordia")["component_totals"]
    most = components.SUPPLIES[max(components.SUPPLIES)]
    tiles = {
        "action_tiles": len(components.ACTION_TILES),
        "privileges": sum(privilege.count for privilege in components.PRIVILEGES.values()),
        "germanics": len(GERMANIC),
        "towers": sum(len(components.towers_of(kind, GAME.rules_version)) for kind in components.TOWER_KINDS),
        "decrees": len(components.DECREES),
        "city_tiles": len(CITY_TILES),
        "extensions": sum(tile.count for tile in EXTENSIONS.values()),
        "manipulators": most.manipulators,
    }
    assert tiles | {"tiles": sum(tiles.values()), "stars": most.stars} == totals
    assert len(SEASONS) == components.CONSTANTS.seasons
    assert len(components.PILES["left"]) == len(components.PILES["right"]) == components.CONSTANTS.years
    assert len(components.DECREE_SPACES) == components.CONSTANTS.decree_spaces


def test_tiles_with_a_bonus_are_small_and_have_no_gray_figure() -> None:
    for tile in CITY_TILES.values():
        if tile.bonus:
            figures = "".join(tile.front.spaces)
            assert len(figures) <= 3
            assert "*" not in figures


def test_extensions_of_a_track_repeat_the_same_bonuses() -> None:
    kinds = [city.track_space("expedition", number).bonus for number in (7, 8, 9, 10)]
    assert kinds[:2] == kinds[2:]
    assert [bonus.kind for bonus in kinds[:2] if bonus] == ["infra_perm", "discard"]
    assert city.track_space("development", 9).id == "D9"
    first = city.track_space("development", 7).bonus
    assert first
    assert first.kind == "dispatch"


def test_seasons_are_shuffled_only_with_that_option() -> None:
    printed = [season.bonus for season in SEASONS]
    assert at_draft(2).season_bonuses == printed
    shuffled = [
        GAME.new(2, {"season_shuffle": "on"}, bytes([number]) * 8).season_bonuses for number in range(6)
    ]
    assert all(Counter(map(repr, bonuses)) == Counter(map(repr, printed)) for bonuses in shuffled)
    assert any(bonuses != printed for bonuses in shuffled)


def test_the_option_to_show_the_bag_changes_no_rule() -> None:
    hidden, shown = at_draft(3), at_draft(3, show_bag="on")
    shown.options["show_bag"] = "off"
    assert GAME.encode(hidden) == GAME.encode(shown)


def test_the_seating_is_random() -> None:
    seatings = [GAME.seating(4, {}, bytes([number]) * 8) for number in range(5)]
    assert all(sorted(seating) == [0, 1, 2, 3] for seating in seatings)
    assert len(set(map(tuple, seatings))) > 1


def test_the_display_is_filled_row_by_row() -> None:
    state = GAME.new(2, {}, SEED)
    assert list(state.display) == [f"{column}{row}" for row in "ab" for column in range(1, 7)]
