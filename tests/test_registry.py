"""A game is one folder: no other file of the bot contains its name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot
from bot.games import FOLDERS

CHECKOUT = Path(bot.__file__).parent
SHARED = [
    path
    for path in sorted(CHECKOUT.rglob("*"))
    if path.suffix in (".py", ".ftl", ".toml", ".sql", ".txt")
    and not any(path.is_relative_to(CHECKOUT / "games" / folder) for folder in FOLDERS)
]
MATERIALS = {"marble"}
"""Games whose name is also a word: only uses of it as the name of a game or module count."""


def test_the_registry_names_each_game_once() -> None:
    registry = (CHECKOUT / "games/__init__.py").read_text(encoding="utf-8")
    assert [registry.count(f'"{folder}"') for folder in FOLDERS] == [1] * len(FOLDERS)


@pytest.mark.parametrize("name", FOLDERS)
def test_no_other_file_of_the_bot_contains_the_name_of_a_game(name: str) -> None:
    word = rf"games[./ ]+(import )?{name}\b|[\"'/]{name}[\"'/]" if name in MATERIALS else rf"(?i)\b{name}"
    known = [
        path.relative_to(CHECKOUT).as_posix()
        for path in SHARED
        if path != CHECKOUT / "games/__init__.py" and re.search(word, path.read_text(encoding="utf-8"))
    ]
    assert known == []
