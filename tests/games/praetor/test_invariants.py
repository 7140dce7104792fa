"""What holds from one position of Praetor to the next (section 11), in random games."""

from __future__ import annotations

import pytest

from bot.engine import Player
from bot.games.praetor.game import GAME
from tests.conformance.suite import positions, random_game
from tests.games.praetor.invariants import check_fees


@pytest.mark.parametrize("seats", range(2, 6))
def test_fees_go_from_player_to_player_and_tiles_keep_their_place_and_owner(seats: int) -> None:
    before = None
    for state in positions(random_game(GAME, seats, {}, "fees")):
        for event in state.events:
            if event.seat is not None:
                check_fees(event.changes, event.seat)
            owner = event.arguments.get("owner")
            receivers = {change.seat for change in event.changes} - {event.seat}
            assert receivers == ({owner.seat} if isinstance(owner, Player) else set())
        if before is not None:
            assert all(state.city[space] == tile for space, tile in before.city.items())
            if before.round == state.round and before.phase != "setup":
                assert before.initiative == state.initiative
        before = state
