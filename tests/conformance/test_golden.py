"""The golden play-throughs are still what the rules make of them."""

from __future__ import annotations

import pytest

from tests.conformance.golden import path_of, written
from tests.conformance.suite import SUITE


@pytest.mark.parametrize("name", SUITE)
def test_the_golden_play_through_is_as_it_was(name: str) -> None:
    command = f"python -m tests.conformance.golden {name}"
    assert path_of(name).exists(), f"there is no golden play-through yet; this writes it: {command}"
    golden = path_of(name).read_text(encoding="utf-8")
    assert written(SUITE[name].game) == golden, f"if this is meant: {command}"
