"""Rules for the code, beyond the import contracts in `pyproject.toml`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import grimp

from bot.play.notify.outbox import KINDS

TESTS = Path(__file__).parent
BOT = TESTS.parent / "bot"


def test_imports_form_no_cycles() -> None:
    """Imports for type checking count, too: modules that need each other's types should be one, or share a base."""
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


def test_every_announcement_has_a_known_kind() -> None:
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


def test_no_test_uses_an_unseeded_random_generator() -> None:
    drawn = [
        f"{path.relative_to(TESTS)}:{call.lineno}" for path in TESTS.rglob("*.py") for call in unseeded(path)
    ]
    assert drawn == [], "give each of these a Random with a seed of its own"


def unseeded(path: Path) -> Iterator[ast.Call]:
    """Calls with a different result in each run: functions of the modules themselves, and `Random()`."""
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
