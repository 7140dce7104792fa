"""The bot as it is, in a process that ends as by kill -9 at a step of the order of effects.

One that dies `before:record:1` dies at the first call of `record`, `after:record:2` right after the second;
one that dies `never` lives on. `python -m tests.end_to_end.killed_bot` reads from its input, line by line, the
environment of a bot and when it dies (`Birth`, as JSON). It forks each, writes its process id and, when that
process has ended, an empty line: importing the bot and reading its texts anew for every death would take nearly
all of the time. For the same reason the bots draw and think in threads.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NoReturn

import msgspec

from bot import __main__ as command_line
from bot.channel import client, launch
from bot.channel.client import Bot
from bot.channel.drawing import hands
from bot.channel.drawing.studio import Studio
from bot.channel.interactions import guard
from bot.channel.messages.office import PostOffice
from bot.games import TITLES
from bot.store import leases
from bot.store import store as store_module
from bot.store.database import Connection
from bot.store.outbox import Outbox
from bot.store.store import Store
from bot.tables.games import Games
from bot.tables.shelf import Shelf
from bot.thinking import thinkers
from bot.thinking.thinkers import Thinker
from bot.words.fluent import LOCALES, words

NEVER = "never"
"""The moment at which a bot dies that lives on."""

STEPS: dict[str, list[tuple[Any, str]]] = {
    "acknowledge": [(guard, "acknowledge")],
    "load": [(Shelf, "current")],
    "play": [(Games, "play")],
    "record": [(Store, "record")],
    "think": [(Thinker, "think")],
    "claim-interaction": [(store_module, "claim_interaction")],
    "add-move": [(store_module, "add_move")],
    "announce": [(store_module, "announce")],
    "statement": [(Connection, "run")],
    "claim": [(Outbox, "claim")],
    "draw": [(Studio, "table")],
    "send": [(PostOffice, "post"), (PostOffice, "edit")],
    "mark-sent": [(Outbox, "mark_sent")],
}


def die() -> NoReturn:
    """End at once, with nothing finished."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise SystemExit


def arm(when: str, step: str, at: int) -> None:
    """Die before or after the so-many-th call of a step that follows the first interaction."""
    arrived: Callable[..., Any] = guard.acknowledge
    begun = step == "acknowledge"
    calls = 0

    async def begin(*arguments: Any, **named: Any) -> Any:
        nonlocal begun
        begun = True
        return await arrived(*arguments, **named)

    def deadly(real: Callable[..., Any]) -> Callable[..., Any]:
        async def run(*arguments: Any, **named: Any) -> Any:
            nonlocal calls
            calls += begun
            mine = begun and calls == at
            if mine and when == "before":
                die()
            result = await real(*arguments, **named)
            if mine and when == "after":
                die()
            return result

        return run

    guard.acknowledge = begin
    for place, name in STEPS[step]:
        setattr(place, name, deadly(getattr(place, name)))


class Birth(msgspec.Struct):
    """A bot to be: its environment, and the moment of its death."""

    environment: dict[str, str]
    moment: str


def live(birth: Birth) -> NoReturn:
    """Run as the bot, in this process, to its end."""
    os.environ |= birth.environment
    leases.LASTS = float(
        os.environ.get("LEASES_LAST", 1)
    )  # whoever is killed here is soon followed by another
    client.RENEWED = client.SWEEP_SECONDS = 0.5
    if birth.moment != NEVER:
        when, step, at = birth.moment.split(":")
        arm(when, step, int(at))
    sys.exit(command_line.main(["run"]))


def main() -> None:
    """Bear one bot after the other; what every bot imports and reads when it starts is there before."""
    launch.Bot = partial(Bot, new_seed=lambda: bytes(16))  # the same game every time
    for locale in LOCALES:
        for game in (None, *TITLES):
            words(locale, game)
    thinkers._process = lambda too_long: ThreadPoolExecutor(1)
    hands.drawing_processes = lambda: ThreadPoolExecutor(hands.COUNT)
    for line in sys.stdin:
        birth = msgspec.json.decode(line, type=Birth)
        if not (child := os.fork()):
            live(birth)
        print(child, flush=True)
        os.waitpid(child, 0)
        print(flush=True)


if __name__ == "__main__":
    main()
