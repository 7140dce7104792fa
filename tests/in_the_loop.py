"""SQLite without threads: what a connection is asked for runs in the event loop, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import Mock, patch

from aiosqlite import core


class Queue:
    """In place of the queue of a connection's thread."""

    def put_nowait(self, asked: tuple[Any, Callable[[], Any]]) -> None:
        """Do soon what is asked for, as the thread would."""
        future, function = asked
        future.get_loop().call_soon(self._run, future, function)

    def _run(self, future: Any, function: Callable[[], Any]) -> None:
        try:
            result = function()
        except BaseException as error:
            core.set_exception(future, error)
        else:
            core.set_result(future, result)


@contextmanager
def sqlite_in_the_loop() -> Iterator[None]:
    """Let connections that are opened in the block have no threads, whose changes take longer than most statements.

    Two connections that write then must not wait for each other.
    """
    with patch.multiple(core, SimpleQueue=Queue, Thread=Mock()):
        yield
