"""Checks of requests against Discord's OpenAPI file: types, lengths, enumerations."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

from jsonschema_rs import ValidationError, ValidationErrorKind, Validator, validator_for

Path: TypeAlias = tuple[str | int, ...]
"""A place in the JSON of a request: keys and indices from the outside in."""

CUT: Final = files(__package__) / "openapi.json"
"""The part of Discord's OpenAPI file that concerns bots; `python -m tools openapi-cut` writes it anew."""


class Problem(NamedTuple):
    """Something wrong: where, and what would be right."""

    path: Path
    message: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'the body'}: {self.message}"


def nested(problems: Iterable[Problem]) -> dict[str, Any]:
    """Problems in the shape of Discord's `errors`: each under its path, in a list called `_errors`."""
    errors: dict[str, Any] = {}
    for problem in problems:
        inner = errors
        for key in problem.path:
            inner = inner.setdefault(str(key), {})
        inner.setdefault("_errors", []).append({"message": problem.message})
    return errors


class Route(NamedTuple):
    """A route of Discord's API: the method, the path with its variables in braces, and their values."""

    method: str
    path: str
    parts: Mapping[str, str]


@cache
def _document() -> Mapping[str, Any]:
    document: dict[str, Any] = json.loads(CUT.read_text(encoding="utf-8"))
    _as_documented(document["schemas"])
    return document


def _as_documented(schemas: dict[str, Any]) -> None:
    """Correct the OpenAPI file where it differs from Discord's documentation."""
    number = {"type": "integer", "minimum": 0}
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], number]}
    for name in ("MessageCreateRequest", "MessageEditRequestPartial"):
        schemas[name]["properties"]["content"]["maxLength"] = 2000  # 4000 are for paying people
    schemas["ModalInteractionCallbackRequestData"]["properties"]["components"]["maxItems"] = 5
    digits = {"type": "string", "pattern": "^[0-9]+$"}
    for name in ("ApplicationCommandUpdateRequest", "ApplicationCommandCreateRequest"):
        properties = schemas[name]["properties"]
        permissions = properties["default_member_permissions"]
        properties["default_member_permissions"] = {"anyOf": [permissions, digits]}
    value = schemas["ApplicationCommandOptionStringChoice"]["properties"]["value"]
    value |= {"minLength": 1, "maxLength": 100}


@cache
def _patterns() -> Mapping[str, re.Pattern[str]]:
    """A pattern for each path, those with the fewest variables first: ids are numbers, others any text."""
    paths = sorted(_document()["routes"], key=lambda path: path.count("{"))
    named = re.compile(r"\{(\w+?(_id)?)\}")
    return {
        path: re.compile(
            named.sub(lambda found: f"(?P<{found[1]}>{'[0-9]+' if found[2] else '[!-.0-~]+'})", path)
        )
        for path in paths
    }


@lru_cache(maxsize=1024)
def route_of(method: str, path: str) -> Route | None:
    """The route of a request; None if the cut has none."""
    for template, pattern in _patterns().items():
        if method.lower() in _document()["routes"][template] and (found := pattern.fullmatch(path)):
            return Route(method, template, found.groupdict())
    return None


@cache
def _validator(method: str, path: str) -> Validator | None:
    """The validator of a route's JSON; None if it has none."""
    body = _document()["routes"][path][method.lower()]
    schemas = {"components": {"schemas": _document()["schemas"]}}
    return None if body is None else validator_for({**schemas, **body}, mask="This")


def schema_problems(route: Route, body: Any) -> Iterator[Problem]:
    validator = _validator(route.method, route.path)
    if validator is not None and not validator.is_valid(body):
        for error in validator.iter_errors(body):
            yield from _told(error)


def _told(error: ValidationError) -> Iterator[Problem]:
    """An error in Discord's words: of several possible types, only about the one that the part claims to be."""
    path: Path = tuple(error.instance_path)
    match error.kind:
        case (
            ValidationErrorKind.OneOfNotValid(context=branches) | ValidationErrorKind.AnyOf(context=branches)
        ):
            meant = _meant(error, branches)
            for inner in meant:
                yield from _told(inner)
            if not meant:
                yield Problem(path, "This is none of the values or types that fit here.")
        case ValidationErrorKind.Required(property=name):
            yield Problem((*path, name), "This field is required.")
        case _:
            yield Problem(path, f"{error.message}.")


def _meant(error: ValidationError, branches: list[list[ValidationError]]) -> list[ValidationError]:
    """The errors of the branch whose type the part claims to be; none if it claims none of them."""
    here = list(error.instance_path)
    kinds = ValidationErrorKind.Enum, ValidationErrorKind.Type

    def is_of_another(inner: ValidationError) -> bool:
        return isinstance(inner.kind, kinds) and list(inner.instance_path) in (here, [*here, "type"])

    return min((one for one in branches if not any(map(is_of_another, one))), key=len, default=[])
