"""The same seed and the same moves give the same bytes in another process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.suite import SUITE, random_game

HOUSE = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_records_play_the_same_in_another_process_with_another_hash_seed(hash_seed: str) -> None:
    games = [conformance.game for conformance in SUITE.values()]
    records = [random_game(game, game.seats[-1], {}, f"elsewhere {hash_seed}").record() for game in games]
    played = subprocess.run(
        [sys.executable, "-m", "tests.conformance.verify"],
        input=b"\n".join(record.to_json() for record in records),
        capture_output=True,
        cwd=HOUSE,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=False,
    )
    assert played.returncode == 0, played.stderr.decode()
    assert played.stdout.decode().split() == [record.digest for record in records]
