"""Cuts what the fake Discord needs out of Discord's OpenAPI file.

`python -m tools openapi-cut FILE COMMIT DATE` updates `bot/fake_discord/openapi.json`: its routes with their bodies,
the schemas that these refer to, and the source. FILE is `specs/openapi.json` of github discord/discord-api-spec;
COMMIT and DATE are those of its version. To add a route, first write its path and method into `openapi.json` by hand.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter

from bot.fake_discord.schema import CUT

_SAID_ONLY: Final = ("description", "title", "examples", "example", "x-discord-union", "format")
"""Keywords without a constraint."""


def cut_document(
    whole: dict[str, Any], routes: Mapping[str, Iterable[str]], commit: str, date: str
) -> dict[str, Any]:
    """The part of an OpenAPI document for these routes, methods by path. Raises KeyError for an unknown route."""
    schemas = whole["components"]["schemas"]
    found: dict[str, dict[str, Any]] = {}
    for path, methods in routes.items():
        found[path] = {method: _body(whole["paths"][path][method]) for method in methods}
    kept: dict[str, Any] = {}
    named = _names(found)
    while named:
        name = named.pop()
        if name not in kept:
            kept[name] = _bare(schemas[name])
            named += _names(kept[name])
    return {
        "source": {
            "repository": "github discord/discord-api-spec",
            "file": "specs/openapi.json",
            "commit": commit,
            "date": date,
            "version": whole["info"]["version"],
            "licence": whole["info"]["license"]["name"],
        },
        "routes": found,
        "schemas": dict(sorted(kept.items())),
    }


def _body(operation: dict[str, Any]) -> Any:
    """The schema of the JSON body, without the form for files; None if there is no body."""
    content = operation.get("requestBody", {}).get("content", {})
    return _bare(content["application/json"]["schema"]) if "application/json" in content else None


def _bare(schema: Any) -> Any:
    """A schema without keywords that don't constrain anything; names in `properties` aren't keywords."""
    if isinstance(schema, list):
        return [_bare(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: {name: _bare(each) for name, each in value.items()} if key == "properties" else _bare(value)
        for key, value in schema.items()
        if key not in _SAID_ONLY
    }


def _names(value: Any) -> list[str]:
    return re.findall(r'"\$ref": "[^"]*/([^"/]+)"', json.dumps(value))


def run_openapi_cut(
    file: Annotated[Path, Parameter(help="specs/openapi.json")],
    commit: Annotated[str, Parameter(help="of the file")],
    date: Annotated[str, Parameter(help="of the commit")],
) -> None:
    whole, former = (json.loads(path.read_text(encoding="utf-8")) for path in (file, Path(str(CUT))))
    cut = json.dumps(cut_document(whole, former["routes"], commit, date), indent=1)
    Path(str(CUT)).write_text(f"{cut}\n", encoding="utf-8")
