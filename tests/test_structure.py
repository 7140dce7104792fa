"""How the house is built, beyond the contracts in `pyproject.toml`."""

from __future__ import annotations

import grimp


def test_no_module_takes_part_in_a_circle_of_imports() -> None:
    """Imports for type checking alone count too: what needs each other's types is one thing, or lacks a base."""
    graph = grimp.build_graph("bot", cache_dir=None)
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
