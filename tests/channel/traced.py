"""Which functions of the bot run on its event loop while something happens."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType
from typing import Any

import bot

PACKAGE = str(Path(bot.__file__).parent)


@dataclass
class Trace:
    """The functions that have run, each as the file below `bot` and the name; those without a name are left out."""

    functions: set[tuple[str, str]] = field(default_factory=set)

    @property
    def files(self) -> set[str]:
        """The files in which they are defined."""
        return {file for file, _ in self.functions}

    def within(self, files: int, functions: int) -> bool:
        """Whether no more than so many files and functions took part."""
        return len(self.files) <= files and len(self.functions) <= functions

    def __str__(self) -> str:
        of_channel = sum(file.startswith("channel/") for file, _ in self.functions)
        return f"{len(self.files)} files, {len(self.functions)} functions ({of_channel} of the channel)"


@contextmanager
def traced() -> Iterator[Trace]:
    """Note each function of the bot that is called by this thread; what workers do is not."""
    trace = Trace()
    seen: set[int] = set()
    kept: list[Any] = []

    def note(frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        if event == "call" and id(code) not in seen:
            seen.add(id(code))
            kept.append(code)  # so that no other gets its id
            file = code.co_filename.removeprefix(f"{PACKAGE}/")
            is_bots = file != code.co_filename and not file.startswith("fake_discord/")
            if is_bots and not code.co_name.startswith("<"):
                trace.functions.add((file, code.co_qualname))

    sys.setprofile(note)
    try:
        yield trace
    finally:
        sys.setprofile(None)
