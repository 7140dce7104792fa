"""What people and computers are called at the tables of a server."""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.engine import Chance
from bot.i18n.escaping import on_one_line
from bot.play.store import Store
from bot.play.table import Person
from bot.play.transaction import Changing

_LISTS: Final = tomllib.loads(Path(__file__).with_name("computer_names.toml").read_text(encoding="utf-8"))

NAMES: Final[tuple[str, ...]] = (*_LISTS["women"], *_LISTS["men"])
"""All names, of women and of men."""


def name_at(table: int, taken: Collection[str]) -> str:
    """A name for one more computer at a table, which nobody there has; chance of the table's own decides."""
    there = {name.casefold() for name in taken}
    names = Chance(f"computers at table {table}".encode()).shuffled(NAMES)
    return next(name for name in names if name.casefold() not in there)


LONGEST: Final = 64
"""Characters of a name: twice as many as Discord takes."""

_MOST_KEPT: Final = 16_384
"""People of servers whose names are kept at hand."""

_HOLDS: Final = 3600.0
"""Seconds for which a name is not asked for that was heard, or asked for in vain."""


def person_called(user: int, names: Iterable[str | None]) -> Person:
    """Somebody by the first of their names that shows, on one line, no longer than Discord lets one be."""
    shown = (on_one_line((name or "")[:LONGEST]) for name in names)
    return Person(user, next(filter(None, shown), str(user)))


@dataclass
class NameUpdates:
    """Follows the names that people have on a server, as Discord says them with whatever they do there.

    What is at hand spares looking where nothing has changed: each person's name on a server, None where it is not
    known, and when it was heard or asked for.
    """

    _store: Store
    _changing: Changing
    _clock: Callable[[], float]
    _heard: OrderedDict[tuple[int, int], tuple[str | None, float]] = field(default_factory=OrderedDict)

    async def follow(self, guild: int | None, person: Person) -> None:
        """Call somebody by the name that they have on a server now, at all of its open tables where they sit or sat.

        Outside of servers nobody has a name that tables go by.
        """
        if guild is None:
            return
        heard, _ = self._heard.get((guild, person.id), (None, 0.0))
        if heard != person.name:
            for table in await self._store.names.outdated(guild, person.id, person.name):
                async with self._changing.locked(table.channel):
                    await self._store.names.rename(table.id, person.id, person.name)
        self._note(guild, person.id, person.name)

    def latest(self, guild: int | None, user: int | None, written: str) -> str:
        """The name that somebody was heard to have on a server last; else the one that is `written` somewhere."""
        if guild is None or user is None:
            return written
        heard, _ = self._heard.get((guild, user), (None, 0.0))
        return heard or written

    def to_ask(self, guild: int, users: Iterable[int]) -> list[int]:
        """Those among some people whose names on a server were not heard within the hour, and are asked for now."""
        before = self._clock() - _HOLDS
        silent = []
        for user in users:
            name, at = self._heard.get((guild, user), (None, 0.0))
            if at <= before:
                self._note(guild, user, name)
                silent.append(user)
        return silent

    def _note(self, guild: int, user: int, name: str | None) -> None:
        self._heard[guild, user] = name, self._clock()
        self._heard.move_to_end((guild, user))
        while len(self._heard) > _MOST_KEPT:
            self._heard.popitem(last=False)
