from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.scene import Scene, opened


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with opened(tmp_path, whole=True) as scene:
        yield scene
