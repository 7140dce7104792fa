"""The real bot, in a process that kills itself as by kill -9 at a given step.

With DIES=`before:record:1` in its environment it dies at the first call of `record`, with `after:record:2` right after
the second; with `never` it lives on.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from functools import partial
from typing import Any, NoReturn

from bot.channel import launch
from bot.channel.client import Bot
from bot.channel.interactions.context import Context
from bot.channel.messages.messenger import Messenger
from bot.channel.rendering.renderer import Renderer
from bot.computer_turns.workers import ThinkingWorker
from bot.db.database import Connection
from bot.games import TITLES
from bot.play import statements
from bot.play.notify.outbox import Outbox
from bot.play.repository import Repository
from bot.play.store import Store
from bot.play.turn.games import Games
from tools.sketches import sketched

STEPS: dict[str, list[tuple[Any, str]]] = {
    "acknowledge": [(Context, "acknowledge")],
    "load": [(Repository, "current")],
    "play": [(Games, "play")],
    "record": [(Store, "record")],
    "think": [(ThinkingWorker, "think")],
    "claim-interaction": [(statements, "claim_interaction")],
    "add-move": [(statements, "add_moves")],
    "announce": [(statements, "announce")],
    "statement": [(Connection, "run")],
    "claim": [(Outbox, "claim")],
    "draw": [(Renderer, "told")],
    "send": [(Messenger, "post"), (Messenger, "edit")],
    "mark-sent": [(Outbox, "mark_sent")],
}


NEVER = "never"
"""The value of DIES for a bot that doesn't die."""

PRAETOR = {"praetor": sketched(TITLES["praetor"])}


def die() -> NoReturn:
    """Kill this process at once."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise SystemExit


def arm(when: str, step: str, at: int) -> None:
    """Die before or after call number `at` of a step, counted from the first interaction."""
    arrived: Callable[..., Any] = Context.acknowledge
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

    Context.acknowledge = begin
    for place, name in STEPS[step]:
        setattr(place, name, deadly(getattr(place, name)))


def begin() -> None:
    """Prepare a bot that plays the same game every time, and dies as DIES says."""
    launch.Bot = partial(Bot, titles=PRAETOR, new_seed=lambda: bytes(16))
    if (moment := os.environ["DIES"]) != NEVER:
        when, step, at = moment.split(":")
        arm(when, step, int(at))
