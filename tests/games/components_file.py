"""The data file of a game."""

import tomllib
from typing import Any

from bot.i18n import game_folder


def components_of(game: str) -> dict[str, Any]:
    """Return the content of a game's `components.toml`."""
    return tomllib.loads((game_folder(game) / "components.toml").read_text(encoding="utf-8"))
