"""No release breaks a running game: positions stored under every version of the rules still go on.

`python -m tests.conformance.test_positions` stores one of each game under the present version; those that
are there are never written again.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.players import RandomPlayer
from bot.workshop.bench.games import middle
from bot.workshop.selfplay import seed_bytes

POSITIONS = Path(__file__).parent / "positions"


def path_of(game: str, version: int) -> Path:
    return POSITIONS / f"{game}-{version}.msgpack"


@pytest.mark.parametrize("game", GAMES)
def test_every_version_of_the_rules_has_a_stored_position(game: str) -> None:
    versions = range(1, GAMES[game].rules_version + 1)
    assert [version for version in versions if not path_of(game, version).exists()] == []


@pytest.mark.parametrize("path", sorted(POSITIONS.glob("*.msgpack")), ids=lambda path: path.stem)
def test_a_position_stored_by_any_version_is_played_to_its_end(path: Path) -> None:
    game = GAMES[path.stem.rpartition("-")[0]]
    state = game.decode(path.read_bytes())
    players = [RandomPlayer(seed_bytes(f"{seat}")) for seat in range(state.seats)]
    while asked := game.asked(state):
        seat = asked[0].seat
        game.play(state, seat, players[seat].choose(game.view(state, seat)))
    assert state.outcome is not None


if __name__ == "__main__":
    for game in GAMES.values():
        path = path_of(game.id, game.rules_version)
        if not path.exists():
            path.write_bytes(game.encode(middle(game, game.seats[-1])))
