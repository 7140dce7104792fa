"""Chance: the same everywhere, fair, and stored in two fields."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from hashlib import sha256

import msgspec
import pytest

from bot.engine import Chance, fingerprint

DRAWS = """
from bot.engine import Chance
chance = Chance(b"seed")
print([chance.below(n) for n in range(1, 40)], chance.shuffled("abcdefgh"))
"""


@pytest.mark.parametrize("hash_seed", ["0", "1", "99"])
def test_another_process_with_another_hash_seed_draws_the_same(hash_seed: str) -> None:
    chance = Chance(b"seed")
    here = f"{[chance.below(n) for n in range(1, 40)]} {chance.shuffled('abcdefgh')}"
    there = subprocess.run(
        [sys.executable, "-c", DRAWS],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        check=True,
    )
    assert there.stdout.strip() == here


def test_the_draws_of_a_seed_never_change() -> None:
    chance = Chance(b"seed")
    assert [chance.below(100) for _ in range(5)] == [73, 46, 0, 61, 19]
    assert "".join(chance.shuffled("abcdefgh")) == "dacbfghe"


def test_a_stored_chance_continues_with_the_same_draws() -> None:
    chance = Chance(b"seed")
    chance.shuffled(range(20))
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(chance), type=Chance)
    assert [chance.below(9) for _ in range(9)] == [again.below(9) for _ in range(9)]


def test_draws_are_kept_for_the_record() -> None:
    chance = Chance(b"seed")
    drawn = [chance.below(6) for _ in range(4)]
    assert chance.drawn == drawn
    assert chance.draws == 4


def test_a_shuffle_keeps_every_value_and_leaves_the_original() -> None:
    values = list(range(30))
    shuffled = Chance(b"seed").shuffled(values)
    assert values == list(range(30))
    assert sorted(shuffled) == values
    assert shuffled != values


def test_numbers_are_about_equally_likely() -> None:
    chance = Chance(b"seed")
    counted = Counter(chance.below(6) for _ in range(6000))
    assert sorted(counted) == list(range(6))
    assert all(850 < count < 1150 for count in counted.values())


def test_the_published_fingerprint_is_the_hash_of_the_seed() -> None:
    assert fingerprint(b"seed") == sha256(b"seed").hexdigest()
    assert len(fingerprint(b"seed")) == 64
