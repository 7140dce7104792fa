"""What runs when a button or a menu is used.

A handler is a function marked with the verb it answers to::

    @on_click("join", Acknowledge.SILENTLY)
    async def join(context: Context, address: Address) -> None: ...

    @on_choice("options", Acknowledge.SILENTLY)
    async def choose(context: Context, address: Address, values: list[str]) -> None: ...
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from bot.channel.messages.components import CHOICES, CLICKS, UNKNOWN
from bot.channel.messages.ids import Address

from .answers import Acknowledge
from .context import Context
from .given import check_chosen
from .guard import guarded
from .limits import Work

Click: TypeAlias = Callable[[Context, Address], Coroutine[Any, Any, None]]
Choice: TypeAlias = Callable[[Context, Address, list[str]], Coroutine[Any, Any, None]]


def on_click(verb: str, how: Acknowledge, work: Work = Work.ANSWER) -> Callable[[Click], Click]:
    """Mark the function that runs, guarded, when a button with this verb is clicked."""

    def mark(handler: Click) -> Click:
        if verb in CLICKS:
            raise ValueError(f"two buttons say {verb!r}")
        CLICKS[verb] = guarded(how, work)(handler)
        return handler

    return mark


def on_choice(
    verb: str, how: Acknowledge, work: Work = Work.ANSWER, *, several: bool = False
) -> Callable[[Choice], Choice]:
    """Mark the function that runs, guarded, when a value is chosen in a menu with this verb; or `several`, or none."""

    def mark(handler: Choice) -> Choice:
        if verb in CHOICES:
            raise ValueError(f"two menus say {verb!r}")

        @functools.wraps(handler)
        async def run(context: Context, address: Address, values: list[str]) -> None:
            if not several:
                check_chosen(values)
            await handler(context, address, values)

        CHOICES[verb] = guarded(how, work)(run)
        return handler

    return mark


@on_choice(UNKNOWN, Acknowledge.PRIVATELY)
async def _choice_unknown(context: Context, address: Address, values: list[str]) -> None:
    await _click_unknown(context, address)


@on_click(UNKNOWN, Acknowledge.PRIVATELY)
async def _click_unknown(context: Context, address: Address) -> None:
    await context.say(context.words()("button-unknown"))
