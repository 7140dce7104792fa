"""How the house is built, beyond the contracts in `pyproject.toml`."""

from __future__ import annotations

import grimp


def test_no_module_takes_part_in_a_circle_of_imports() -> None:
    """Imports for type checking alone count too: what needs each other's types is one thing, or lacks a base."""
    graph = grimp.build_graph("bot", cache_dir=None)
    left = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    while outer := {module for module, imported in left.items() if not imported & left.keys()}:
        left = {module: imported for module, imported in left.items() if module not in outer}
    importers = {imported for module in left for imported in left[module]}
    circles = sorted(left.keys() & importers)
    assert circles == [], f"these import each other, or what lies between: {', '.join(circles)}"
