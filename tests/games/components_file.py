"""The data of a game as its file has it."""

import tomllib
from typing import Any

from bot.i18n import game_folder


def components_of(game: str) -> dict[str, Any]:
    """All that stands in a game's `components.toml`."""
    return tomllib.loads((game_folder(game) / "components.toml").read_text(encoding="utf-8"))
