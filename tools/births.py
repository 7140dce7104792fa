"""Bots that are born by forking, from a process that has imported and read all that every bot needs.

Importing the bot and reading its texts anew for every death would take nearly all of the time. For the same reason
these bots draw and think in threads, and their leases run out soon. `python -m tools.births` reads from its
input, line by line, a `Birth` as JSON, and writes the process's id and, when it has ended, an empty line.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NoReturn

import msgspec

from bot import log
from bot.channel import client, launch
from bot.channel.rendering import render_workers
from bot.computer_turns import processes
from bot.db import leases
from bot.games import TITLES
from bot.i18n.fluent import LOCALES, words
from bot.settings import read
from tools.load.nursery import NEVER, Birth


def _lives_on(moment: str) -> None:
    assert moment == NEVER, "only a nursery that knows moments can kill at one"


def main(arm: Callable[[str], None] = _lives_on) -> None:
    """Bear one bot after the other; each is armed to die at its moment."""
    for locale in LOCALES:
        for game in (None, *TITLES):
            words(locale, game)
    processes._process = lambda too_long: ThreadPoolExecutor(1)
    render_workers.drawing_executor = lambda too_long=0.0, games=None: ThreadPoolExecutor(
        render_workers.COUNT
    )
    for line in sys.stdin:
        birth = msgspec.json.decode(line, type=Birth)
        if not (child := os.fork()):
            _live(birth, arm)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
        os.waitpid(child, 0)
        sys.stdout.write("\n")
        sys.stdout.flush()


def _live(birth: Birth, arm: Callable[[str], None]) -> NoReturn:
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
    main()
