"""The rules still produce the golden play-throughs."""

from __future__ import annotations

import re

import pytest

from tests.conformance.golden import difference, path_of, texts, written
from tests.conformance.suite import SUITE


@pytest.mark.parametrize("name", SUITE)
def test_the_golden_play_through_is_unchanged(name: str) -> None:
    command = f"python -m tests.conformance.golden {name}"
    assert path_of(name).exists(), f"there is no golden play-through yet; this writes it: {command}"
    differs = difference(SUITE[name].game, path_of(name).read_text(encoding="utf-8"))
    assert differs is None, f"{differs}\nif this is meant: {command}"


@pytest.mark.parametrize("name", ["marble", "example"])
def test_the_first_ply_that_differs_is_named_and_shown_in_full(name: str) -> None:
    game = SUITE[name].game
    kept = written(game)
    number, (_, seventh) = 7, [*texts(game)][8]
    differs = difference(game, re.sub(rf"(?m)^({number}|9)\. seat .*$", r"\1. another move", kept)) or ""
    assert differs.startswith(
        f"ply {number} of {name} is the first that differs\nkept: {number}. another move"
    )
    assert differs.endswith(seventh)


@pytest.mark.parametrize("name", ["marble", "example"])
def test_a_play_through_that_has_become_shorter_is_noticed(name: str) -> None:
    game = SUITE[name].game
    differs = difference(game, written(game) + "\n1000. one ply more\n") or ""
    assert differs.endswith("now:  the game is over before")
