"""The folder of the artwork: inside the installed package, beside it in a checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Final


def _found() -> Path:
    package = Path(__file__).resolve().parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


ASSETS: Final = _found()
