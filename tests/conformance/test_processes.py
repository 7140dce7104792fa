"""The same seed and the same moves give the same bytes in another process."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.suite import SUITE, Conformance, random_game

CHECKOUT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_records_play_the_same_in_another_process_with_another_hash_seed(hash_seed: str) -> None:
    games = [conformance.game for conformance in SUITE.values()]
    records = [random_game(game, game.seats[-1], {}, f"elsewhere {hash_seed}").record() for game in games]
    played = subprocess.run(
        [sys.executable, "-m", "tests.conformance.verify"],
        input=b"\n".join(record.to_json() for record in records),
        capture_output=True,
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=False,
    )
    assert played.returncode == 0, played.stderr.decode()
    assert played.stdout.decode().split() == [record.digest for record in records]


@pytest.mark.parametrize("conformance", SUITE.values(), ids=SUITE)
def test_a_game_can_be_pickled_after_it_has_been_used(
    conformance: Conformance,
) -> None:
    game, evaluation = conformance.game, conformance.title.evaluation
    state = game.new(game.seats[0], {}, bytes(16))
    decoded = game.decode(game.encode(state))
    worth = evaluation.worths(decoded)[0]
    there, judging_there = pickle.loads(pickle.dumps((game, evaluation)))
    assert there.encode(there.decode(game.encode(state))) == game.encode(state)
    assert judging_there.worths(decoded)[0] == worth


@pytest.mark.parametrize("conformance", SUITE.values(), ids=SUITE)
def test_an_artist_can_be_pickled(conformance: Conformance) -> None:
    artist = conformance.title.artist
    there = pickle.loads(pickle.dumps(artist))
    assert (there.tables, there.heading) == (artist.tables, artist.heading)
    assert there.rules.keys() == artist.rules.keys()
