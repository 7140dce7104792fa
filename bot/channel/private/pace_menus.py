"""The menus with which a pace is chosen: of a table, or of a server's new tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.channel.interactions.context import Context
from bot.channel.messages import Address, address_at, menu
from bot.channel.messages.components import TableMenu, options_of, seconds_in_words
from bot.i18n.fluent import Words
from bot.play.clock.clocks import OVERDUE, PACES, Pace, pace_at, pace_of
from bot.play.errors import Refused
from bot.play.table import Table
from bot.play.turn.agreements import WishOutcome

SECONDS: Final = "pace"
THEN: Final = "overdue"  # what the two menus choose: how long people have, and what happens then


def pace_menus(pace: Pace, said: Words, address: Callable[[str], Address]) -> list[tuple[str, TableMenu]]:
    """The two menus, each with the sentence above it, and where each leads."""
    labels = {_value(seconds): seconds_in_words(seconds, said) for seconds in _offered(pace)}
    lengths = options_of(labels, _value(pace.seconds))
    names: dict[str, str] = {then: said(f"option-overdue-{then}") for then in OVERDUE}
    about: dict[str, str] = {then: said(f"option-overdue-{then}-description") for then in OVERDUE}
    endings = options_of(names, pace.overdue, about)
    return [
        (_above("pace", said), menu(said("option-pace"), address(SECONDS), lengths)),
        (_above("overdue", said), menu(said("option-overdue"), address(THEN), endings)),
    ]


def pace_address(table: Table, verb: str, menu: str) -> Address:
    return address_at(verb, table, menu)


def chosen_pace(pace: Pace, menu: str, value: str) -> Pace:
    """A pace with what is chosen in one of the menus. Raises Refused for what isn't offered there."""
    offered = {SECONDS: tuple(map(_value, _offered(pace))), THEN: OVERDUE}
    if value not in offered.get(menu, ()):
        raise Refused("no-such-choice")
    return pace_of(f"{value} {pace.overdue}" if menu == SECONDS else f"{_value(pace.seconds)} {value}")


async def choose_pace(context: Context, table: Table, menu: str, value: str) -> WishOutcome:
    """Give a table the pace that is chosen in one of the menus, or ask the others. Raises Refused."""
    return await context.tables.pacing.set(
        table.channel,
        context.person,
        chosen_pace(pace_at(table.row), menu, value),
        interaction=context.id,
        may_manage=context.may_manage,
    )


def _offered(pace: Pace) -> tuple[float | None, ...]:
    return PACES if pace.seconds in PACES else (*PACES, pace.seconds)


def _value(seconds: float | None) -> str:
    return f"{seconds or 0:.0f}"


def _above(option: str, said: Words) -> str:
    return f"**{said(f'option-{option}')}** – {said(f'option-{option}-description')}"
