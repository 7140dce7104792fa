"""Typing: from a letter that somebody types to the moves that are offered, all through a game."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from bot.channel.moves.legal_moves import DASH
from bot.channel.moves.move_commands import move_lines
from bot.channel.moves.prompt import Prompt, prompt_for
from bot.engine import AnyState, all_moves
from bot.games import TITLES
from bot.games.title import Title
from bot.i18n.fluent import LOCALES, Locale
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Person, Table
from tools.selfplay import played

from .figures import spread

MOST = 60
"""Questions that are looked at, from set-up to the end of a game."""


def measure(titles: Sequence[Title], share: float) -> dict[str, Any]:
    """For each game, with the most players: the first letters that somebody types, and the others."""
    most = max(2, round(MOST * share))
    return {title.game.id: _measure(title, most) for title in titles}


def _measure(title: Title, most: int) -> dict[str, Any]:
    seats = title.game.seats[-1]
    record = played(title.game, seats, "typing").record()
    every = max(1, len(record.entries) // most)
    table = asyncio.run(begun(title, seats))
    chance = random.Random(seats)  # noqa: S311 - the words that are typed, no secret
    first: list[float] = []
    further: list[float] = []
    fullest = 0
    for ply, state in enumerate(record.positions(title.game)):
        if ply % every or not title.game.asked(state):
            continue
        for locale in LOCALES:
            asked = question(table, title.game.copy(state), locale)
            first.append(milliseconds(asked, ""))
            typed = list(texts(asked, chance))
            further += [milliseconds(asked, text) for text in typed]
            first.append(milliseconds(question(table, title.game.copy(state), locale), typed[-1]))
            fullest = max(fullest, sum(1 for _ in all_moves(asked.forms.values())))
    return {
        "most moves": fullest,
        "first letters ms": spread(first, 0.99),
        "further letters ms": spread(further, 0.99),
    }


def question(table: Table, state: AnyState, locale: Locale) -> Prompt:
    """What is asked in a position of which nothing is known yet."""
    table = replace(table, state=state)
    return prompt_for(table, table.asked_users()[0], locale)


def texts(asked: Prompt, chance: random.Random) -> Iterator[str]:
    """What somebody may type: a line letter by letter, its words in any order, with a letter wrong, nonsense."""
    line, _ = chance.choice(move_lines(asked, ""))
    words = line.partition(DASH)[0].replace("·", "").split()
    for letters in range(1, min(8, len(line))):
        yield line[:letters]
    chance.shuffle(words)
    yield " ".join(words)
    yield " ".join(word[1:] if len(word) > 5 else word for word in words)
    yield "xyzzy"
    yield f"{words[0]} 99"
    yield " ".join(word[:3] for word in words)


def milliseconds(asked: Prompt, typed: str) -> float:
    """How long it takes until the moves are there."""
    start = perf_counter()
    move_lines(asked, typed)
    return (perf_counter() - start) * 1000


async def begun(title: Title, seats: int) -> Table:
    """A table of the game, as somebody who types finds it."""
    people = [Person(seat + 1, f"Player {seat}") for seat in range(seats)]
    with TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3", now=time.time())
        tables = Tables(store, TITLES, time.time)
        await tables.lobbies.open(1, 1, people[0], title.game.id, {}, "en")
        for person in people[1:]:
            await tables.lobbies.join(1, person)
        table = await tables.lobbies.start(1, people[0])
        await store.close()
    return table
