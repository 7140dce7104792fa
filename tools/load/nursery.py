"""Where bots are born and killed often: forked from a process that has imported and read all that every bot needs."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from select import select
from subprocess import PIPE, Popen
from typing import Final

import msgspec

NEVER = "never"
"""The moment at which a bot dies that lives on."""


MODULE: Final = "tools.births"


def environment() -> dict[str, str]:
    """The environment of a process that finds this very bot, whichever folder it runs in."""
    bot = str(Path(__file__).parents[2])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [bot, os.environ.get("PYTHONPATH")]))}


class Birth(msgspec.Struct):
    """A bot to be: its environment, and the moment of its death, for a nursery that knows moments."""

    environment: dict[str, str]
    moment: str = NEVER


class Nursery:
    """Where one bot after the other is born, and what has become of the last."""

    def __init__(self, module: str = MODULE, folder: Path | None = None) -> None:
        """Start the process from which they are forked, in a folder: a module that calls `main`."""
        line = [sys.executable, "-m", module]
        self._process = Popen(line, stdin=PIPE, stdout=PIPE, bufsize=0, cwd=folder, env=environment())  # noqa: S603
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        self._child: int | None = None

    @property
    def pid(self) -> int | None:
        """The process of the last bot, None where it was found dead."""
        return self._child

    def bear(self, birth: Birth) -> None:
        """Start a bot; the one before has ended."""
        assert self.dead(), "one bot at a time"
        self._input.write(msgspec.json.encode(birth) + b"\n")
        self._child = int(self._line())

    def dead(self) -> bool:
        """Whether the last bot has ended."""
        if self._child is not None and select([self._output], [], [], 0)[0]:
            assert self._line() == b"\n"
            self._child = None
        return self._child is None

    def kill(self) -> None:
        """Kill the last bot, if it lives."""
        if not self.dead():
            assert self._child is not None
            os.kill(self._child, signal.SIGKILL)
            assert self._line() == b"\n"
            self._child = None

    def close(self) -> None:
        """Kill the last bot, and let the nursery end."""
        self.kill()
        self._process.__exit__(None, None, None)

    def _line(self) -> bytes:
        return self._output.readline()
