"""The golden play-throughs are still what the rules make of them."""

from __future__ import annotations

import pytest

from tests.conformance.golden import FOLDER, written
from tests.conformance.suite import SUITE


@pytest.mark.parametrize("name", SUITE)
def test_the_golden_play_through_is_as_it_was(name: str) -> None:
    golden = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert written(SUITE[name].game) == golden, "if this is meant: python -m tests.conformance.golden"
