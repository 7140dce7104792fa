"""What the bot asks of Discord, held against what need not be sent."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from simcord.http import router


@dataclass
class Requests:
    """What was asked of one pretend Discord: `faults` in sentences, and how many files were `uploaded` in edits.

    `had_already` counts those that the edited message showed when they were uploaded.
    """

    faults: list[str] = field(default_factory=list)
    uploaded: int = 0
    had_already: int = 0
    _shown: dict[str, set[str]] = field(default_factory=dict)

    def note(self, backend: Any, method: str, path: str, files: list[str], answer: Any) -> None:
        """Hold a request that was carried out against what should be."""
        message = answer if isinstance(answer, dict) and "attachments" in answer else None
        if message is None:
            return
        if method == "PATCH":
            again = [file for file in files if file in self._shown.get(message["id"], ())]
            self.uploaded += len(files)
            self.had_already += len(again)
            self.faults += [f"{method} {path}: uploads a picture that the message has" for _ in again]
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
            requests.note(backend, method, path, files, answer)
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
