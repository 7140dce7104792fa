"""How the bot is built, beyond the contracts in `pyproject.toml`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import grimp

from bot.play.notify.outbox import KINDS

TESTS = Path(__file__).parent
BOT = TESTS.parent / "bot"


def test_no_module_takes_part_in_a_circle_of_imports() -> None:
    """Imports for type checking alone count too: what needs each other's types is one thing, or lacks a base."""
    graph = grimp.build_graph("bot", "tools", cache_dir=None)
    suspects = set(graph.modules)
    while innocent := {
        module
        for module in suspects
        if not graph.find_modules_directly_imported_by(module) & suspects
        or not graph.find_modules_that_directly_import(module) & suspects
    }:
        suspects -= innocent
    circles = {
        tuple(sorted(chain))
        for module in suspects
        for imported in graph.find_modules_directly_imported_by(module)
        if (chain := graph.find_shortest_chain(importer=imported, imported=module)) is not None
    }
    assert circles == set(), "a small base or protocol that both sides import would break each of these"


def test_whatever_is_announced_is_of_a_kind_that_there_is() -> None:
    calls = [
        (path.relative_to(BOT), node.lineno, kind)
        for path in BOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TELLS
        for kind in node.args[:1]
    ]
    named = [(*where, kind.value) for *where, kind in calls if isinstance(kind, ast.Constant)]
    assert len(named) > 30
    assert [call for call in named if call[-1] not in KINDS] == []


TELLS = ("announcement", "to_one")


def test_nothing_in_the_tests_is_drawn_without_a_seed() -> None:
    drawn = [
        f"{path.relative_to(TESTS)}:{call.lineno}" for path in TESTS.rglob("*.py") for call in unseeded(path)
    ]
    assert drawn == [], "give each of these a Random with a seed of its own"


def unseeded(path: Path) -> Iterator[ast.Call]:
    """Calls whose result is another one in every run: of the modules themselves, and `Random()`."""
    source = path.read_text(encoding="utf-8")
    if not any(word in source for word in ("random", "secrets", "uuid")):
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="random"), attr="Random"), args=[_, *_]):
                continue
            case ast.Call(func=ast.Attribute(value=ast.Name(id="random" | "secrets" | "uuid"))):
                yield node
            case ast.Call(func=ast.Name(id="Random"), args=[]):
                yield node
            case ast.Call(func=ast.Attribute(value=ast.Name(id="os"), attr="urandom")):
                yield node
