"""What is wrong with a request, as Discord says it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

Path: TypeAlias = tuple[str | int, ...]
"""Where something stands in the JSON of a request: keys and indices from the outside in."""

INVALID_FORM_BODY: Final = 50035


class Problem(NamedTuple):
    """One thing that is wrong: where, Discord's code of it, and what would be right."""

    path: Path
    code: str
    message: str

    def __str__(self) -> str:
        return f"{'.'.join(map(str, self.path)) or 'the body'}: {self.message} ({self.code})"


class Refused(Exception):
    """An answer of Discord that is an error: HTTP status, code, message, and the problems of a form."""

    def __init__(self, status: int, code: int, message: str, problems: Sequence[Problem] = ()) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.problems = tuple(problems)
        self.request = ""
        """Which request it was, for whoever reads of it."""

    @property
    def errors(self) -> dict[str, Any] | None:
        """The problems as Discord nests them, None where there are none."""
        return nested(self.problems) if self.problems else None

    def to_json(self) -> dict[str, Any]:
        """The body of the answer."""
        body: dict[str, Any] = {"code": self.code, "message": self.message}
        return body | {"errors": self.errors} if self.problems else body

    def __str__(self) -> str:
        what = "; ".join(map(str, self.problems)) or self.message
        return f"Discord refuses {self.request or 'a request'} ({self.status}, code {self.code}): {what}"


def invalid(problems: Iterable[Problem]) -> None:
    """Raise Refused where there are problems with a form."""
    if found := tuple(problems):
        raise Refused(400, INVALID_FORM_BODY, "Invalid Form Body", found)


def nested(problems: Iterable[Problem]) -> dict[str, Any]:
    """Problems in the shape of Discord's `errors`: each under its path, in a list called `_errors`."""
    errors: dict[str, Any] = {}
    for problem in problems:
        inner = errors
        for key in problem.path:
            inner = inner.setdefault(str(key), {})
        inner.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return errors
