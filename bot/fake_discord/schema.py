"""Types, lengths and enumerations of requests, by Discord's OpenAPI file, and what is wrong with them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeAlias

from jsonschema_rs import ValidationError, ValidationErrorKind, Validator, validator_for

Path: TypeAlias = tuple[str | int, ...]
"""Where something stands in the JSON of a request: keys and indices from the outside in."""

INVALID_FORM_BODY: Final = 50035

CUT: Final = files(__package__) / "openapi.json"
"""The part of Discord's OpenAPI file that concerns bots; `python -m tools openapi-cut` writes it anew."""


class Problem(NamedTuple):
    """One thing that is wrong: where, Discord's code of it, and what would be right."""

    path: Path
    code: str
    message: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'the body'}: {self.message} ({self.code})"


class ErrorResponse(Exception):
    """An answer of Discord that is an error: HTTP status, code, message, and the problems of a form."""

    def __init__(self, status: int, code: int, message: str, problems: Sequence[Problem] = ()) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.problems = tuple(problems)
        self.request = ""
        """Which request it was, for the log."""

    @property
    def errors(self) -> dict[str, Any] | None:
        """The problems as Discord nests them, None where there are none."""
        return nested(self.problems) if self.problems else None

    def to_json(self) -> dict[str, Any]:
        body: dict[str, Any] = {"code": self.code, "message": self.message}
        return body | {"errors": self.errors} if self.problems else body

    def __str__(self) -> str:
        what = "; ".join(map(str, self.problems)) or self.message
        return f"Discord refuses {self.request or 'a request'} ({self.status}, code {self.code}): {what}"


def invalid(problems: Iterable[Problem]) -> None:
    if found := tuple(problems):
        raise ErrorResponse(400, INVALID_FORM_BODY, "Invalid Form Body", found)


def nested(problems: Iterable[Problem]) -> dict[str, Any]:
    """Problems in the shape of Discord's `errors`: each under its path, in a list called `_errors`."""
    errors: dict[str, Any] = {}
    for problem in problems:
        inner = errors
        for key in problem.path:
            inner = inner.setdefault(str(key), {})
        inner.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return errors


class Route(NamedTuple):
    """A route of Discord's API: the method and the path with its variables in braces."""

    method: str
    path: str

    def __str__(self) -> str:
        return f"{self.method} {self.path}"


@cache
def _document() -> Mapping[str, Any]:
    document: dict[str, Any] = json.loads(CUT.read_text(encoding="utf-8"))
    _as_documented(document["schemas"])
    return document


def _as_documented(schemas: dict[str, Any]) -> None:
    """Hold to what Discord documents where its OpenAPI file says something else."""
    number = {"type": "integer", "minimum": 0}
    schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], number]}
    for name in ("MessageCreateRequest", "MessageEditRequestPartial"):
        schemas[name]["properties"]["content"]["maxLength"] = 2000  # 4000 are for people who pay
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
    """What fits each path, those with the fewest variables first: numbers for ids, any text for the others."""
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
    """The route to which a request goes, None where Discord has none that is in the cut."""
    for template, pattern in _patterns().items():
        if method.lower() in _document()["routes"][template] and pattern.fullmatch(path):
            return Route(method.upper(), template)
    return None


def parts_of(route: Route, path: str) -> dict[str, str]:
    """What stands in a path for each variable of its route."""
    found = _patterns()[route.path].fullmatch(path)
    assert found is not None, "the path is one of the route"
    return found.groupdict()


@cache
def _validator(route: Route) -> Validator | None:
    body = _document()["routes"][route.path][route.method.lower()]["body"]
    return None if body is None else _validator_of(body)


@cache
def _parameters(route: Route) -> Mapping[str, Validator]:
    parameters = _document()["routes"][route.path][route.method.lower()]["parameters"]
    return {name: _validator_of(schema) for name, schema in parameters.items()}


def _validator_of(schema: Mapping[str, Any]) -> Validator:
    return validator_for({"components": {"schemas": _document()["schemas"]}, **schema})


def schema_problems(route: Route, body: Any, parameters: Mapping[str, Any]) -> Iterator[Problem]:
    if (validator := _validator(route)) is not None and not validator.is_valid(body):
        for error in validator.iter_errors(body):
            yield from _told(error)
    for name, value in parameters.items():
        checked = _parameters(route).get(name)
        if checked is None:
            yield Problem((name,), "UNKNOWN_PARAMETER", "this route has no such parameter")
        elif not any(map(checked.is_valid, _readings(value))):
            for error in checked.iter_errors(_readings(value)[-1]):
                yield from _told(error, (name,))


def _readings(value: Any) -> list[Any]:
    text = str(value)
    truths = {"true": True, "True": True, "1": True, "false": False, "False": False, "0": False}
    truth = [truths[text]] if text in truths else []
    return [text, *truth, *([int(text)] if text.isascii() and text.isdecimal() else [])]


def _told(error: ValidationError, above: Path = ()) -> Iterator[Problem]:
    """An error as Discord tells it: of the kinds that something may be, the one that it says it is."""
    path: Path = (*above, *error.instance_path)
    match error.kind:
        case (
            ValidationErrorKind.OneOfNotValid(context=branches) | ValidationErrorKind.AnyOf(context=branches)
        ):
            meant = _meant(error, branches)
            if meant:
                for inner in meant:
                    yield from _told(inner, above)
                return
            if isinstance(error.instance, dict) and "type" in error.instance:
                path = (*path, "type")
            yield Problem(path, "BASE_TYPE_CHOICES", "This is none of the values or types that fit here.")
        case ValidationErrorKind.Required(property=name):
            yield Problem((*path, name), "BASE_TYPE_REQUIRED", "This field is required.")
        case ValidationErrorKind.MaxLength(limit=limit) | ValidationErrorKind.MaxItems(limit=limit):
            yield Problem(path, "BASE_TYPE_MAX_LENGTH", f"Must be {limit} or fewer in length.")
        case ValidationErrorKind.MinLength(limit=limit) | ValidationErrorKind.MinItems(limit=limit):
            yield Problem(path, "BASE_TYPE_MIN_LENGTH", f"Must be {limit} or more in length.")
        case ValidationErrorKind.Maximum(limit=bound):
            yield Problem(path, "NUMBER_TYPE_MAX", f"Must be at most {bound}.")
        case ValidationErrorKind.Minimum(limit=bound):
            yield Problem(path, "NUMBER_TYPE_MIN", f"Must be at least {bound}.")
        case ValidationErrorKind.Enum(options=options):
            yield Problem(path, "BASE_TYPE_CHOICES", f"Must be one of {options}.")
        case ValidationErrorKind.UniqueItems():
            yield Problem(path, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The same value stands there twice.")
        case _:
            yield Problem(path, "BASE_TYPE_INVALID", f"{error.message}.")


def _meant(error: ValidationError, branches: list[list[ValidationError]]) -> list[ValidationError]:
    here = list(error.instance_path)
    fitting = [
        branch
        for branch in branches
        if not any(
            (
                list(inner.instance_path) == [*here, "type"]
                and isinstance(inner.kind, ValidationErrorKind.Enum)
            )
            or (list(inner.instance_path) == here and isinstance(inner.kind, ValidationErrorKind.Type))
            for inner in branch
        )
    ]
    return min(fitting, key=len) if fitting else []
