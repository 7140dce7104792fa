"""Bots that are forked from a process that has imported and read all that every bot needs."""

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
from bot.db import leases
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, words
from bot.settings import read

NEVER = "never"
"""The moment at which a bot dies that lives on."""


MODULE: Final = "tools.load.fork_server"


def bot_environment() -> dict[str, str]:
    """The environment of a process that finds this very bot, whichever folder it runs in."""
    bot = str(Path(__file__).parents[2])
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [bot, os.environ.get("PYTHONPATH")]))}


class ForkRequest(msgspec.Struct):
    """A bot to be: its environment, and the moment of its death, for a nursery that knows moments."""

    environment: dict[str, str]
    moment: str = NEVER


class ForkServer:
    """Where one bot after the other is born, and what has become of the last."""

    def __init__(self, module: str = MODULE, folder: Path | None = None) -> None:
        """Start the process from which they are forked, in a folder: a module that calls `main`."""
        line = [sys.executable, "-m", module]
        self._process = Popen(line, stdin=PIPE, stdout=PIPE, bufsize=0, cwd=folder, env=bot_environment())
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._input, self._output = self._process.stdin, self._process.stdout
        self._child: int | None = None

    @property
    def pid(self) -> int | None:
        """The process of the last bot, None where it was found dead."""
        return self._child

    def bear(self, birth: ForkRequest) -> None:
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


def _never_killed(moment: str) -> None:
    assert moment == NEVER, "only a nursery that knows moments can kill at one"


def serve_forks(arm: Callable[[str], None] = _never_killed) -> None:
    """Bear one bot after the other; each is armed to die at its moment."""
    for locale in LOCALES:
        for game in (None, *TITLES):
            words(locale, game)
    processes._process = lambda too_long: ThreadPoolExecutor(1)
    render_workers.drawing_processes = lambda too_long=0.0, games=None: ThreadPoolExecutor(
        render_workers.COUNT
    )
    for line in sys.stdin:
        birth = msgspec.json.decode(line, type=ForkRequest)
        if not (child := os.fork()):
            _become_bot(birth, arm)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)
        sys.stdout.write("\n")
        sys.stdout.flush()


def _become_bot(birth: ForkRequest, arm: Callable[[str], None]) -> NoReturn:
    """Run as the bot, in this process, to its end."""
    os.environ |= birth.environment
    # one who is killed is soon followed by another
    vars(leases)["LASTS"] = float(os.environ.get("LEASES_LAST", "1"))
    vars(client).update(RENEWED=0.5, SWEEP_SECONDS=0.5)
    arm(birth.moment)
    settings = read(os.environ)
    log.keep(settings)
    sys.exit(launch.run(settings))


if __name__ == "__main__":
    serve_forks()
