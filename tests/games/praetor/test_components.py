"""Praetor's data: consistent, and complete according to the contents of the box."""

from bot.games.praetor.components import (
    BOARDS,
    CITY_TILES,
    CITY_TYPES,
    WALL_TILES,
)


def test_components_match_the_contents_of_the_box_and_boards_are_complete() -> None:
    """Sections 3.1 to 3.5."""
    assert len(CITY_TILES) == 42
    assert len(WALL_TILES) == 14
    assert len(CITY_TYPES) == 21
    for kind in CITY_TYPES.values():
        assert sum(tile.type == kind.id for tile in CITY_TILES.values()) == kind.copies, kind.id
    for board in BOARDS.values():
        assert len(board.morale) == 15, board.id
        assert board.morale[board.zero_index] == 0, board.id
        assert all(board.sell[good] <= board.buy[good] for good in board.sell), board.id
