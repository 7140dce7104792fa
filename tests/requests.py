"""What the bot asks of Discord, held against what people can read and what need not be sent."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from simcord.http import router

Payload = Mapping[str, Any]

LONGEST_LABEL, LONGEST_BESIDE_AN_EMOJI = 38, 34
"""Letters of a label that a phone shows whole."""


def cut_on_a_phone(body: Any) -> Iterator[str]:
    """The labels of buttons and options that a phone can't show whole, and those that can't be told apart."""
    for part in _components(body):
        labelled = [part] if part["type"] == 2 else part.get("options", [])
        for one in labelled:
            label = one.get("label") or ""
            if len(label) > (LONGEST_BESIDE_AN_EMOJI if one.get("emoji") else LONGEST_LABEL):
                yield f"{len(label)} letters: {label!r}"
        labels = [one.get("label") for one in labelled]
        yield from (f"twice in a menu: {label!r}" for label in sorted({*labels}) if labels.count(label) > 1)


def _components(body: Any) -> Iterator[Payload]:
    """Buttons and menus, wherever in a payload they stand."""
    if isinstance(body, list):
        for part in body:
            yield from _components(part)
    elif isinstance(body, dict):
        if body.get("type") in (2, 3) and "custom_id" in body:
            yield body
        for part in body.values():
            yield from _components(part)


@dataclass
class Requests:
    """What was asked of one pretend Discord: `labels` that a phone cuts, requests that `uploaded_again` a picture which
    the edited message had."""

    labels: list[str] = field(default_factory=list)
    uploaded_again: list[str] = field(default_factory=list)
    _shown: dict[str, set[str]] = field(default_factory=dict)

    def note(self, backend: Any, method: str, path: str, body: Any, files: list[str], answer: Any) -> None:
        """Hold a request that was carried out against what should be."""
        self.labels += [f"{method} {path}: {fault}" for fault in cut_on_a_phone(body)]
        message = answer if isinstance(answer, dict) and "attachments" in answer else None
        if message is None:
            return
        if method == "PATCH":
            shown = self._shown.get(message["id"], set())
            self.uploaded_again += [f"{method} {path}" for file in files if file in shown]
        pictures = (backend.cdn.get(shown["url"]) for shown in message["attachments"])
        self._shown[message["id"]] = {_digest(picture) for picture in pictures if picture is not None}


@contextmanager
def noted(backend: Any) -> Iterator[Requests]:
    """Inside, whatever is asked of a pretend Discord is noted."""
    requests = Requests()
    dispatch: Callable[..., Any] = router.dispatch

    def noting(asked: Any, method: str, path: str, **more: Any) -> Any:
        files = [_content(file) for file in more.get("files") or ()]
        answer = dispatch(asked, method, path, **more)
        if asked is backend:
            requests.note(backend, method, path, more.get("json"), files, answer)
        return answer

    router.dispatch = noting
    try:
        yield requests
    finally:
        router.dispatch = dispatch


def _content(file: Any) -> str:
    content = file.fp.read()
    file.fp.seek(0)
    return _digest(content)


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()
