"""What tests of several rooms ask for."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest


@pytest.fixture
def no_argument_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """A message that lacks an argument is logged as an error where it is said: none is."""
    with caplog.at_level(logging.ERROR):
        yield
    assert caplog.messages == []
