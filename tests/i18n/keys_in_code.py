"""The keys of messages that the code names, read from its syntax trees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

_MAKERS = {"text": "", "Text": "", "words": "", "tell": "event-", "bring_to_light": "then-light-"}
"""Functions whose first argument is a key, and what they put before it."""

_KEY = re.compile(r"[a-z]+(-[A-Za-z0-9_]+)+")
_HOLE = r"[A-Za-z0-9_-]+"


def keys_in(path: Path) -> Iterator[tuple[str, str]]:
    """Yield each key that a source names, as a regular expression that matches the key, and as it is written."""
    for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(call, ast.Call) or not call.args:
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        if name in _MAKERS:
            for value in _values(call.args[0]):
                if written := _pattern(value, _MAKERS[name]):
                    yield written, ast.unparse(value)


def _values(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _values(node.body)
        yield from _values(node.orelse)
    else:
        yield node


def _pattern(value: ast.expr, before: str) -> str | None:
    match value:
        case ast.Constant(value=str(key)) if before or _KEY.fullmatch(key):
            return re.escape(before + key)
        case ast.JoinedStr(values=parts) if isinstance(parts[0], ast.Constant):
            return before + "".join(
                re.escape(str(part.value)) if isinstance(part, ast.Constant) else _HOLE for part in parts
            )
        case _:
            return None
