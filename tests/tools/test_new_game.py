"""A new game made from the example has a name of its own, and can be played at once."""

from __future__ import annotations

import os
import re
import sys
from importlib import import_module
from pathlib import Path
from shutil import copytree, ignore_patterns
from subprocess import run

import pytest

import bot.games
from bot.games.title import Title
from tests.conformance.suite import random_game
from tools import new_game
from tools.example.game import GAME as EXAMPLE
from tools.options import CannotRun


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Another checkout, with nothing but the registry of games."""
    registry = tmp_path / "bot/games/__init__.py"
    registry.parent.mkdir(parents=True)
    registry.write_text(
        (new_game.CHECKOUT / "bot/games/__init__.py").read_text(encoding="utf-8"), encoding="utf-8"
    )
    return tmp_path


def test_a_new_game_is_named_in_one_line_of_the_registry(checkout: Path) -> None:
    before = (checkout / "bot/games/__init__.py").read_text(encoding="utf-8").splitlines()
    new_game.make("hortus", checkout)
    after = (checkout / "bot/games/__init__.py").read_text(encoding="utf-8").splitlines()
    (line,) = set(after) - set(before)
    assert line == before[after.index(line)].replace(")", ', "hortus")')


def test_a_new_game_has_every_kind_of_file_and_no_trace_of_the_example(checkout: Path) -> None:
    new_game.make("hortus", checkout)
    made = [
        path
        for _, target in new_game.parts_of("example", "hortus", checkout)
        for path in (target, *target.rglob("*"))
    ]
    assert {path.suffix for path in made} >= {".py", ".toml", ".ftl", ".svg", ".txt", ".msgpack", ".md"}
    texts = [path.read_text(encoding="utf-8") for path in made if path.suffix in (".py", ".ftl")]
    assert not any("tools.example" in text or '"example' in text for text in texts)


def test_a_new_game_plays_like_the_example(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    new_game.make("hortus", checkout)
    monkeypatch.setattr(bot.games, "__path__", [*bot.games.__path__, str(checkout / "bot/games")])
    title: Title = import_module("bot.games.hortus.title").TITLE
    assert title.game.id == "hortus"
    played, model = (random_game(game, 3, {}, "new").record() for game in (title.game, EXAMPLE))
    assert played.entries == model.entries


@pytest.mark.parametrize("name", ["", "x", "Hortus", "my game", "../up", "class", "4th"])
def test_an_invalid_name_is_refused(name: str, checkout: Path) -> None:
    with pytest.raises(CannotRun, match="can't be the name of a game"):
        new_game.check_name(name, checkout)


def test_an_existing_game_is_not_overwritten() -> None:
    with pytest.raises(CannotRun, match="exists already"):
        new_game.run_new_game(next(iter(bot.games.FOLDERS)))


ASKED_OF_GAMES = (
    "ai",
    "channel",
    "end_to_end",
    "engine",
    "games/hortus",
    "i18n",
    "lessons",
    "pictures",
    "play",
    "review",
)
"""Folders with tests of each game; the conformance suite plays the models anyway."""

EVERY_GAME = re.compile(r"\b(TITLES|GAMES|FOLDERS|SUITE|UNPAINTED)\b")
"""Names by which tests know all games; the soak also runs files without any of them."""

NEW = "hortus or (calculi and not worker_process)"
"""The tests of the two new games; one of them is enough for what starts another process."""


@pytest.mark.parametrize(
    "folders",
    [pytest.param(ASKED_OF_GAMES, id="asked"), pytest.param(("",), id="all", marks=pytest.mark.soak)],
)
def test_the_suite_passes_for_new_games_of_both_kinds(tmp_path: Path, folders: tuple[str, ...]) -> None:
    checkout = tmp_path / "checkout"
    copytree(new_game.CHECKOUT, checkout, ignore=ignore_patterns(".*", "*.png", "*.webp"))
    new_game.make("hortus", checkout)
    new_game.make("calculi", checkout, "heap")
    tests = [
        str(path.relative_to(checkout))
        for folder in folders
        for path in sorted((checkout / "tests" / folder).rglob("test_*.py"))
        if folder in ("", "games/hortus") or EVERY_GAME.search(path.read_text(encoding="utf-8"))
    ]
    for command in (
        ("tests.conformance.version", "hortus", "calculi", "--anew"),
        ("pytest", *tests, "-k", NEW, "-n", "0", "-q", "-p", "no:cacheprovider"),
    ):
        ran = run(
            [sys.executable, "-m", *command],
            cwd=checkout,
            env={**os.environ, "PYTHONPATH": str(checkout)},
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout[-5_000:] + ran.stderr[-5_000:]
