"""Bots that are forked from a process that has imported and read all that every bot needs.

Importing the bot and reading its texts anew for every kill would take nearly all of the time. For the same reason these
bots draw and think in threads, and their leases run out soon. `python -m tools.load.fork_server` reads from its input,
line by line, a `ForkRequest` as JSON, and writes the process's id and, when it has ended, an empty line.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from select import select
from subprocess import PIPE, Popen
from typing import Final, NoReturn

import msgspec

from bot import log
from bot.channel import client, launch
from bot.channel.rendering import render_workers
from bot.computer_turns import processes
from bot.db import opening
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, words
from bot.settings import read

NEVER: Final = "never"
"""The moment at which a bot is killed that lives on."""


class ForkRequest(msgspec.Struct):
    """A bot to be started: its environment, and the moment at which it is killed, for a server that knows moments."""

    environment: dict[str, str]
    moment: str = NEVER


def bot_environment() -> dict[str, str]:
    """The environment of a process that finds this very bot, whichever folder it runs in."""
    checkout = str(Path(__file__).parents[2])
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(filter(None, [checkout, os.environ.get("PYTHONPATH")])),
    }


class ForkServer:
    """The process from which bots are forked, one after the other, and what has become of the last."""

    def __init__(self, module: str = "tools.load.fork_server", folder: Path | None = None) -> None:
        """Start it in a folder: a module that calls `serve_forks`."""
        self._server = Popen(
            [sys.executable, "-m", module],
            stdin=PIPE,
            stdout=PIPE,
            bufsize=0,
            cwd=folder,
            env=bot_environment(),
        )
        assert self._server.stdin is not None
        assert self._server.stdout is not None
        self._input, self._output = self._server.stdin, self._server.stdout
        self._child: int | None = None

    @property
    def pid(self) -> int | None:
        return self._child

    def start(self, request: ForkRequest) -> None:
        assert self.dead(), "one bot at a time"
        self._input.write(msgspec.json.encode(request) + b"\n")
        self._child = int(self._output.readline())

    def dead(self) -> bool:
        if self._child is not None and select([self._output], [], [], 0)[0]:
            self._ended()
        return self._child is None

    def kill(self) -> None:
        if not self.dead():
            assert self._child is not None
            os.kill(self._child, signal.SIGKILL)
            self._ended()

    def close(self) -> None:
        self.kill()
        self._server.__exit__(None, None, None)

    def _ended(self) -> None:
        assert self._output.readline() == b"\n"
        self._child = None


def _never_killed(moment: str) -> None:
    assert moment == NEVER, "only a server that knows moments can kill at one"


def serve_forks(arm: Callable[[str], None] = _never_killed) -> None:
    """Fork one bot after the other; each is armed to be killed at its moment."""
    for locale in LOCALES:
        for game in (None, *TITLES):
            words(locale, game)
    processes._process = lambda too_long: ThreadPoolExecutor(1)
    render_workers.drawing_executor = lambda too_long=0.0, games=None: ThreadPoolExecutor(
        render_workers.COUNT
    )
    for line in sys.stdin:
        request = msgspec.json.decode(line, type=ForkRequest)
        if not (child := os.fork()):
            _become_bot(request, arm)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)
        sys.stdout.write("\n")
        sys.stdout.flush()


def _become_bot(request: ForkRequest, arm: Callable[[str], None]) -> NoReturn:
    os.environ |= request.environment
    # one who is killed is soon followed by another
    vars(opening)["LASTS"] = float(os.environ.get("LEASES_LAST", "1"))
    vars(client).update(RENEWED=0.5, SWEEP_SECONDS=0.5)
    arm(request.moment)
    settings = read(os.environ)
    log.keep(settings)
    sys.exit(launch.run(settings))


if __name__ == "__main__":
    serve_forks()
