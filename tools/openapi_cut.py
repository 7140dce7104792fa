"""Cuts what the fakes need out of Discord's OpenAPI file.

`python -m tools openapi-cut FILE COMMIT DATE` writes `bot/fake_discord/openapi.json` anew: the routes that it has with
their bodies, the schemas that these name, and where it was cut from. FILE is `specs/openapi.json` of
github discord/discord-api-spec; COMMIT and DATE are those of its version. A further route is written into
`openapi.json` by hand, path and method alone, before it is cut anew.
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
"""What holds nobody to anything."""


def cut_document(
    whole: dict[str, Any], routes: Mapping[str, Iterable[str]], commit: str, date: str
) -> dict[str, Any]:
    """The part of an OpenAPI document that belongs to routes, which are the methods of each path.

    Raises KeyError for a route that is not there.
    """
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
    """The schema of the JSON that is sent, None where none is; how files come along with it is said elsewhere."""
    content = operation.get("requestBody", {}).get("content", {})
    return _bare(content["application/json"]["schema"]) if "application/json" in content else None


def _bare(schema: Any) -> Any:
    """A schema without what holds nobody to anything; what is named in `properties` stays, however it is called."""
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
