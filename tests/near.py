"""Runs the tests near a change: `python -m tests.near GAME` or `python -m tests.near PATH`, then options of pytest.

Near a game are its own tests and those that every game must pass: conformance, words, lessons, pictures, records.
Near a file are the tests of its package and the others that import it; near a Fluent file, also the tests of all words.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from tests.conformance.suite import CHECKOUT, FOLDERS, GAMES

ASKED_OF_GAMES: Final = (
    "tests/conformance",
    "tests/i18n",
    "tests/lessons",
    "tests/pictures",
    "tests/channel/test_lesson_pages.py",
    "tests/review/test_verification.py",
)
"""Tests with cases for each game."""


def near(what: str) -> list[str]:
    """The arguments for pytest that run the tests near a game, or near a path relative to the checkout.

    Raises ValueError if there is no such game or path.
    """
    if what in FOLDERS:
        others = " or ".join(game for game in GAMES if game != what)
        return [_written(FOLDERS[what]), *ASKED_OF_GAMES, "-k", f"not ({others})"]
    path = Path(what)
    if not (CHECKOUT / path).exists():
        raise ValueError(
            f"There is neither a game nor a file {what}: name one of {', '.join(FOLDERS)}, or a path "
            "such as bot/play/clock/pacing.py."
        )
    if path.parts[0] == "tests":
        return [what]
    if game := next((part for part in path.parts if part in FOLDERS), None):
        return near(game)
    package = [f"tests/{path.parts[1]}"] if len(path.parts) > 1 else []
    found = [
        *filter(_is_there, package),
        *_importing(path),
        *(["tests/i18n"] if path.suffix == ".ftl" else []),
    ]
    return found or ["tests"]


def _importing(path: Path) -> list[str]:
    """The test files that import a module, except those of its own package."""
    if path.suffix != ".py":
        return []
    package, module = ".".join(path.parent.parts), path.stem
    imports = (f"{package}.{module} ", f"from {package} import {module}\n")
    return [
        _written(file)
        for file in sorted((CHECKOUT / "tests").rglob("test_*.py"))
        if file.relative_to(CHECKOUT).parts[1] != path.parts[1]
        and any(line in file.read_text(encoding="utf-8") for line in imports)
    ]


def _is_there(folder: str) -> bool:
    return (CHECKOUT / folder).is_dir()


def _written(path: Path) -> str:
    return path.relative_to(CHECKOUT).as_posix()


def main(what: str, options: Sequence[str]) -> int:
    """Run the tests near a game or path; return pytest's exit status, or 2 if there is no such game or path."""
    try:
        chosen = near(what)
    except ValueError as wrong:
        print(wrong, file=sys.stderr)
        return 2
    return pytest.main([*chosen, *options])


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python -m tests.near GAME|PATH [options of pytest]")
    sys.exit(main(sys.argv[1], sys.argv[2:]))
