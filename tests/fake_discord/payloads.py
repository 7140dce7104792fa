"""Small valid payloads for Discord, which tests make invalid."""

from __future__ import annotations

from typing import Any

V2 = 1 << 15


def text(content: str = "ave", **more: Any) -> dict[str, Any]:
    return {"type": 10, "content": content, **more}


def button(custom_id: str = "a", **more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id, **more}


def link(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 5, "label": "Go", "url": "https://example.org", **more}


def row(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(parts)}


def option(value: str = "a", **more: Any) -> dict[str, Any]:
    return {"label": "A", "value": value, **more}


def menu(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 3, "custom_id": "menu", "options": list(options or (option(),)), **more}


def gallery(*names: str, **more: Any) -> dict[str, Any]:
    items = [{"media": {"url": f"attachment://{name}"}, "description": "a board", **more} for name in names]
    return {"type": 12, "items": items}


def two(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A message of components (version 2)."""
    return {"flags": V2, "components": list(parts or (text(),)), **more}


def label(part: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"type": 18, "label": "Your name", "component": part, **more}


def written(**more: Any) -> dict[str, Any]:
    return {"type": 4, "custom_id": "name", "style": 1, **more}


def modal(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"custom_id": "form", "title": "Form", "components": list(parts or (label(written()),)), **more}
