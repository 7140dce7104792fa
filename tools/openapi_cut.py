"""Cuts what the fakes need out of Discord's OpenAPI file.

`python -m tools openapi-cut FILE COMMIT DATE` writes `bot/fake_discord/openapi.json` anew: the routes below with their
parameters and bodies, the schemas that these name, and where it was cut from. FILE is `specs/openapi.json` of github
discord/discord-api-spec; COMMIT and DATE are those of its version.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from bot.fake_discord.schema import CUT

_MESSAGE: Final = "/channels/{channel_id}/messages/{message_id}"
_ANSWER: Final = "/webhooks/{webhook_id}/{webhook_token}"
_APPLICATION: Final = "/applications/{application_id}"
_MEMBER: Final = "/guilds/{guild_id}/members/{user_id}"

ROUTES: Final[dict[str, Sequence[str]]] = {
    "/gateway": ("get",),
    "/gateway/bot": ("get",),
    "/oauth2/applications/@me": ("get",),
    "/applications/@me": ("get", "patch"),
    "/users/@me": ("get",),
    "/users/@me/channels": ("post",),
    "/users/@me/guilds": ("get",),
    "/users/@me/guilds/{guild_id}": ("delete",),
    "/users/{user_id}": ("get",),
    f"{_APPLICATION}/commands": ("get", "put", "post"),
    f"{_APPLICATION}/commands/{{command_id}}": ("get", "patch", "delete"),
    f"{_APPLICATION}/guilds/{{guild_id}}/commands": ("get", "put", "post"),
    f"{_APPLICATION}/emojis": ("get", "post"),
    f"{_APPLICATION}/emojis/{{emoji_id}}": ("get", "patch", "delete"),
    "/guilds/{guild_id}": ("get",),
    "/guilds/{guild_id}/channels": ("get",),
    "/guilds/{guild_id}/threads/active": ("get",),
    "/guilds/{guild_id}/roles": ("get",),
    _MEMBER: ("get",),
    "/channels/{channel_id}": ("get", "patch", "delete"),
    "/channels/{channel_id}/messages": ("get", "post"),
    _MESSAGE: ("get", "patch", "delete"),
    f"{_MESSAGE}/threads": ("post",),
    "/channels/{channel_id}/messages/pins": ("get",),
    "/channels/{channel_id}/messages/pins/{message_id}": ("put", "delete"),
    f"{_MESSAGE}/reactions/{{emoji_name}}/@me": ("put", "delete"),
    "/channels/{channel_id}/threads": ("post",),
    "/channels/{channel_id}/thread-members/@me": ("put", "delete"),
    "/channels/{channel_id}/thread-members/{user_id}": ("get", "put", "delete"),
    "/channels/{channel_id}/typing": ("post",),
    "/interactions/{interaction_id}/{interaction_token}/callback": ("post",),
    _ANSWER: ("post",),
    f"{_ANSWER}/messages/@original": ("get", "patch", "delete"),
    f"{_ANSWER}/messages/{{message_id}}": ("get", "patch", "delete"),
}
"""Which routes the fakes know, and by which methods."""

_SAID_ONLY: Final = ("description", "title", "examples", "example", "x-discord-union", "format")
"""What holds nobody to anything."""


def cut_document(whole: dict[str, Any], commit: str, date: str) -> dict[str, Any]:
    """The part of an OpenAPI document that belongs to the routes. Raises KeyError for a route that is not there."""
    schemas = whole["components"]["schemas"]
    routes: dict[str, dict[str, Any]] = {}
    for path, methods in ROUTES.items():
        for method in methods:
            operation = whole["paths"][path][method]
            routes.setdefault(path, {})[method] = {
                "parameters": _parameters(operation),
                "body": _bare(_body(operation)),
            }
    kept: dict[str, Any] = {}
    named = list(_names(routes))
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
        "routes": routes,
        "schemas": dict(sorted(kept.items())),
    }


def _parameters(operation: dict[str, Any]) -> dict[str, Any]:
    """What may stand behind the question mark, by name."""
    return {
        parameter["name"]: _bare(parameter["schema"])
        for parameter in operation.get("parameters", ())
        if parameter.get("in") == "query"
    }


def _body(operation: dict[str, Any]) -> Any:
    """The schema of the JSON, None where there is no body; how files come along with it is said elsewhere."""
    content = operation.get("requestBody", {}).get("content", {})
    return content["application/json"]["schema"] if "application/json" in content else None


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


def _names(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            if key == "$ref":
                yield each.rpartition("/")[2]
            else:
                yield from _names(each)
    elif isinstance(value, list):
        for each in value:
            yield from _names(each)


def openapi_cut_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="specs/openapi.json")
    parser.add_argument("commit", metavar="COMMIT", help="of the file")
    parser.add_argument("date", metavar="DATE", help="of the commit")


def run_openapi_cut(file: Path, commit: str, date: str) -> int:
    whole = json.loads(file.read_text(encoding="utf-8"))
    Path(str(CUT)).write_text(
        json.dumps(cut_document(whole, commit, date), indent=1) + "\n", encoding="utf-8"
    )
    return 0
