"""Bots forked from a process that has already imported and read everything that a bot needs.

Importing the bot and reading its texts after every kill would take most of the time. For the same reason these bots
draw and think in threads, and have short leases.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import NoReturn

from bot import log
from bot.channel import client, launch
from bot.channel.rendering import render_workers
from bot.computer_turns import workers
from bot.db import opening
from bot.settings import read

_forking = get_context("forkserver")
_forking.set_forkserver_preload(["tools.load.preloaded", "tools.load.forked_bot"])


class ForkedBot:
    """Forks one bot after the other, to run in a folder; each calls `begin` first."""

    def __init__(self, folder: Path | None = None, begin: Callable[[], object] = dict) -> None:
        self._folder = folder
        self._begin = begin
        self._process = _forking.Process()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def start(self, environment: Mapping[str, str]) -> None:
        assert self.dead(), "one bot at a time"
        self._process = _forking.Process(target=_run, args=(environment, self._folder, self._begin))
        self._process.start()

    def dead(self) -> bool:
        return not self._process.is_alive()

    def kill(self) -> None:
        if not self.dead():
            self._process.kill()
            self._process.join()

    close = kill


def _run(environment: Mapping[str, str], folder: Path | None, begin: Callable[[], object]) -> NoReturn:
    os.environ |= environment
    os.chdir(folder or ".")
    workers._process = lambda too_long: ThreadPoolExecutor(1)
    render_workers.drawing_executor = lambda too_long=0.0, games=None: ThreadPoolExecutor(
        render_workers.COUNT
    )
    # another bot soon follows a killed one
    vars(opening)["LASTS"] = float(os.environ.get("LEASES_LAST", "1"))
    vars(client).update(RENEWED=0.5, SWEEP_SECONDS=0.5)
    begin()
    settings = read(os.environ)
    log.keep(settings)
    sys.exit(launch.run(settings))
