"""Forum Trajanum's data: consistent, and complete according to the contents of the box."""

from bot.games.trajanum import components
from bot.games.trajanum.components import (
    CLASSES,
    CONSTANTS,
    CORNERS,
    MOSAICS,
    PLANS,
    PRESTIGE,
    REWARDS,
    START_TILES,
    STREETS,
    SUPPLY,
    TILE_SPACES,
    TILES,
    TRACK_NAMES,
    TRAJAN_CARDS,
)
from tests.games.components_file import components_of


def test_components_match_the_contents_of_the_box() -> None:
    """Sections 3.1 to 3.8."""
    totals = components_of("trajanum")["component_totals"]
    assert len(TILES) * CONSTANTS.players_max == totals["colonia_tiles"]
    assert sum(count for sort, count in SUPPLY.items() if sort.startswith("single")) == totals["single_tiles"]
    assert sum(count for sort, count in SUPPLY.items() if sort.startswith("double")) == totals["double_tiles"]
    assert len(STREETS) * CONSTANTS.street_cards == totals["street_cards"]
    rounds = CONSTANTS.cycles * CONSTANTS.rounds_per_cycle
    assert totals["street_cards"] == rounds * CONSTANTS.streets_per_round
    assert sum(not card.promo for card in TRAJAN_CARDS.values()) == totals["trajan_cards"]
    assert len(MOSAICS) == 2 * totals["mosaic_boards"]
    assert len(CORNERS) * CONSTANTS.players_max == totals["crane_tiles"]
    assert len(TRACK_NAMES) * CONSTANTS.players_max == totals["forum_markers"]
    assert len(TILES) == len(TILE_SPACES) + 2
    assert START_TILES.keys() == set(CLASSES)
    for line, shown in components._data.sides.B.items():
        assert all(sorted(symbols) == sorted(components._data.sides.A[line]) for symbols in shown)
    assert {plan.sort for plan in PLANS.values()} == SUPPLY.keys()
    steps = range(1, CONSTANTS.track_steps + 1)
    assert REWARDS.keys() == {(track, step) for track in TRACK_NAMES for step in steps}
    assert len(PRESTIGE.bar) == PRESTIGE.flipped[-1] + PRESTIGE.last_shift + 1
    assert len(PRESTIGE.order_points) == PRESTIGE.last_shift + 1
    assert all(len(layout.origins) == layout.players + 1 for layout in components._data.layout)
    assert all(sum(row.count("E") for row in mosaic.rows) == 1 for mosaic in components._data.mosaic)
