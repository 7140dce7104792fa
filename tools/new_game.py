"""Makes a new game from the example or from the smallest game: `python -m tools new-game NAME`, in a checkout.

It can be played at once; docs/adding-a-game.md says how to make it a game of its own.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter

import bot
from bot.assets import ASSETS

from .options import CannotRun

CHECKOUT: Final = Path(bot.__file__).parents[1]
"""The checkout with the example."""

FOLDERS: Final = re.compile(r"^FOLDERS = \((.*?),?\)$", re.MULTILINE | re.DOTALL)
"""The registry's line of games."""

GOLDEN: Final = "golden.txt"
"""The example's golden game, kept in full, whose form differs from a new game's."""

WAYS: Final = """\
{name} is in {parts}, and in the registry. Try it:
ruff check --fix bot/games/{name} tests/games/{name}
ruff format bot/games/{name} tests/games/{name}
python -m tests.conformance.golden {name}
python -m tools selfplay {name} --games 100
python -m tests.near {name}
python -m bot                                   # without a token: the sandbox
docs/adding-a-game.md says how it becomes a game of its own."""


def run_new_game(
    name: Annotated[str, Parameter(help="the id of the game: lowercase letters and digits")],
    *,
    like: Annotated[Literal["example", "heap"], Parameter(help="the game to copy")] = "example",
) -> None:
    """Make the game, and say how to try it."""
    check_name(name, CHECKOUT)
    make(name, CHECKOUT, like)
    made = [
        path.relative_to(CHECKOUT).as_posix() for _, path in parts_of(like, name, CHECKOUT) if path.exists()
    ]
    print(WAYS.format(name=name, parts=", ".join(made)))


def check_name(name: str, checkout: Path) -> None:
    """Raise CannotRun if there can be no new game of this name."""
    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", name) or keyword.iskeyword(name):
        raise CannotRun(
            f"{name!r} can't be the name of a game: give 2 to 20 lowercase letters and digits, first a letter."
        )
    if taken := next((target for _, target in parts_of("example", name, checkout) if target.exists()), None):
        raise CannotRun(f"{taken} exists already. Choose another name.")


def parts_of(model: str, name: str, checkout: Path) -> Iterator[tuple[Path, Path]]:
    """Each part of the model, and the path of the new game's part."""
    yield CHECKOUT / "tools" / model, checkout / "bot/games" / name
    yield ASSETS / model, checkout / "assets" / name
    yield CHECKOUT / "tests/tools" / model, checkout / "tests/games" / name
    yield CHECKOUT / f"docs/rules/{model}.md", checkout / "docs/rules" / f"{name}.md"


def make(name: str, checkout: Path, model: str = "example") -> None:
    for source, target in parts_of(model, name, checkout):
        for path in [source] if source.is_file() else sorted(source.rglob("*.*")):
            if "__pycache__" not in path.parts and path.name != GOLDEN:
                copied = target / path.relative_to(source) if source.is_dir() else target
                copied.parent.mkdir(parents=True, exist_ok=True)
                copied.write_bytes(renamed(path, model, name))
    registry = checkout / "bot/games/__init__.py"
    told = FOLDERS.sub(rf'FOLDERS = (\1, "{name}")', registry.read_text(encoding="utf-8"))
    registry.write_text(told, encoding="utf-8")


def renamed(path: Path, model: str, name: str) -> bytes:
    """The content of a model's file for the new name; in texts, the title says so."""
    if path.suffix == ".msgpack":
        return path.read_bytes()
    text = path.read_text(encoding="utf-8")
    for old, new in (
        (f"tools.{model}", f"bot.games.{name}"),
        (f"tests.tools.{model}", f"tests.games.{name}"),
        (f'"{model}"', f'"{name}"'),
        (f'"{model}/', f'"{name}/'),
    ):
        text = text.replace(old, new)
    return re.sub(r"(?m)^game-title = .*$", f"game-title = {name.title()}", text).encode()
