"""The cost of a click: limits for SQL statements, requests to Discord and uploaded pictures."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import discord
import pytest

from tests.labels import label_of
from tests.scene import CONFIRM, Scene, at_first_turn, buttons, menus


@dataclass
class Cost:
    """The numbers of SQL statements and of requests to Discord."""

    statements: int = 0
    requests: int = 0

    def within(self, statements: int, requests: int) -> bool:
        return self.statements <= statements and self.requests <= requests


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Scene]:
    async with at_first_turn(tmp_path) as scene:
        yield scene


@asynccontextmanager
async def counted(at: Scene) -> AsyncIterator[Cost]:
    """Count all statements, including BEGIN and COMMIT, and all requests."""
    cost = Cost()
    before = len(at.env.http_requests)

    def count(sql: str) -> None:
        cost.statements += 1

    database = at.store.database
    for connection in (database.writer, database._reader):
        await connection.set_trace_callback(count)
    yield cost
    for connection in (database.writer, database._reader):
        await connection.set_trace_callback(None)
    cost.requests = len(at.env.http_requests) - before


async def chosen(at: Scene) -> Any:
    """Anna's page of a complete turn, before *Confirm*."""
    chooser = await at.press(at.anna, label_of("move"))
    while CONFIRM not in buttons(chooser):
        if menus(chooser):
            menu = menus(chooser)[0]
            first = menu["options"][0]["value"]
            chooser = (await at.anna.select(chooser, custom_id=menu["custom_id"], values=[first])).response
        else:
            chooser = (await at.anna.click(chooser, label=next(iter(buttons(chooser))))).response
    return chooser


def attached(message: discord.Message) -> list[int | None]:
    """The ids of the attachments that a message shows in galleries."""
    galleries = (part for part in message.components if isinstance(part, discord.MediaGalleryComponent))
    return [item.media.attachment_id for gallery in galleries for item in gallery.items]


async def test_an_answer_reads_only_the_row_of_the_table_and_the_draft(at: Scene) -> None:
    chooser = await at.press(at.anna, label_of("move"))
    async with counted(at) as cost:
        await at.anna.click(chooser, label="Wheat – 1 coin")
    assert cost.within(statements=2, requests=2), cost


async def test_a_complete_move_is_laid_out_in_one_transaction_with_one_read_and_one_write(at: Scene) -> None:
    chooser = await at.press(at.anna, label_of("move"))
    await at.anna.click(chooser, label="Wheat – 1 coin")
    async with counted(at) as cost:
        await at.anna.click(chooser, label="Bed A1")
    assert CONFIRM in buttons(chooser)
    assert cost.within(statements=6, requests=2), cost


async def test_confirm_reads_nothing_twice_and_uploads_one_picture(at: Scene) -> None:
    chooser, former = await chosen(at), at.card
    async with counted(at) as cost:
        await at.anna.click(chooser, label=CONFIRM)
    assert (await at.table()).revision == 4
    assert cost.within(statements=28, requests=4), cost
    retired = next(message for message in at.messages if message.id == former.id)
    assert buttons(retired) == {}
    assert attached(former)
    assert [picture["id"] for picture in at.edited()[-1]["attachments"]] == attached(former)
    assert attached(retired) == attached(former), "the pictures stay, and are not uploaded again"


async def test_a_takeback_reads_nothing_twice(at: Scene) -> None:
    """The requests include the new page of the turn, which comes with the card."""
    await at.anna.click(await chosen(at), label=CONFIRM)
    async with counted(at) as cost:
        await at.press(at.anna, label_of("undo"))
    assert (await at.table()).revision == 5
    assert cost.within(statements=30, requests=5), cost
