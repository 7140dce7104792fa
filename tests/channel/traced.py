"""Records which functions of the bot run on the event loop."""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
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
    """The functions that ran, by task, each as its file relative to `bot` and its qualified name.

    Functions without a name, such as lambdas, are left out.
    """

    tasks: defaultdict[str, set[tuple[str, str]]] = field(default_factory=lambda: defaultdict(set))

    @property
    def functions(self) -> set[tuple[str, str]]:
        """The functions of all tasks."""
        return set().union(*self.tasks.values())

    def within(self, files: int, functions: int) -> bool:
        """Whether at most so many files and functions took part."""
        return _within(self.functions, files, functions)

    def each_task_within(self, files: int, functions: int) -> bool:
        """Whether at most so many files and functions took part in each task."""
        return all(_within(run, files, functions) for run in self.tasks.values())

    def __str__(self) -> str:
        run = {"all": self.functions, **self.tasks}
        return ", ".join(
            f"{name}: {_files(found)} files, {len(found)} functions" for name, found in run.items()
        )


def _files(functions: set[tuple[str, str]]) -> int:
    return len({file for file, _ in functions})


def _within(run: set[tuple[str, str]], files: int, functions: int) -> bool:
    return _files(run) <= files and len(run) <= functions


@contextmanager
def traced() -> Iterator[Trace]:
    """Record each named function of the bot that this thread calls; workers aren't included."""
    trace = Trace()
    seen: set[tuple[str, int]] = set()
    kept: list[Any] = []

    def note(frame: FrameType, event: str, argument: Any) -> None:
        if event != "call":
            return
        code, task = frame.f_code, _task()
        if (task, id(code)) not in seen:
            seen.add((task, id(code)))
            kept.append(code)  # keeps its id from being reused
            file = code.co_filename.removeprefix(f"{PACKAGE}/")
            is_bots = file != code.co_filename and not file.startswith("fake_discord/")
            if is_bots and not code.co_name.startswith("<"):
                trace.tasks[task].add((file, code.co_qualname))

    sys.setprofile(note)
    try:
        yield trace
    finally:
        sys.setprofile(None)


def _task() -> str:
    try:
        task = asyncio.current_task()
    except RuntimeError:  # no event loop runs in this thread
        return ""
    return "" if task is None else task.get_name()
