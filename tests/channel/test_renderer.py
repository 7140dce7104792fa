from __future__ import annotations

import os
import signal
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import pytest

from bot.channel.messages.card import turn_card
from bot.channel.rendering.render_workers import COUNT, RenderWorkers, drawing_executor
from bot.channel.rendering.renderer import Renderer
from bot.engine import Refusal, text
from bot.games import TITLES
from bot.pictures.names import Showing
from bot.play.clock.clocks import Timing
from bot.play.history.game_log import LogEntry
from bot.play.rows import TableSettings
from bot.play.service import Tables
from bot.play.store import Store
from bot.play.table import Caller, Table
from bot.review.curve_text import curve_page
from tests.conformance.suite import random_game


async def praetor(path: Path) -> tuple[Store, Table]:
    return await begun(path, "praetor")


async def begun(path: Path, game: str) -> tuple[Store, Table]:
    store = await Store.open(path / "ludi.sqlite3", now=0)
    tables = Tables(store, TITLES, lambda: 0.0)
    anna, ben = Caller(1, "Anna", channel=1, guild=1), Caller(2, "Ben", channel=1, guild=1)
    await tables.lobbies.open(anna, game, TableSettings(language="de"))
    await tables.lobbies.join(ben)
    return store, await tables.lobbies.start(anna)


async def test_a_picture_from_a_worker_process_equals_one_drawn_here(tmp_path: Path) -> None:
    store, table = await praetor(tmp_path)
    renderer = Renderer()
    try:
        drawn = await renderer.table(table)
    finally:
        renderer.workers.close()
        await store.close()
    here = table.title.artist.draw_table(table.view(None), Showing(table.names, table.words()))
    assert [one.png for one in drawn] == here


@pytest.mark.parametrize("game", TITLES)
async def test_a_card_from_a_worker_process_equals_one_made_here(tmp_path: Path, game: str) -> None:
    store, table = await begun(tmp_path, game)
    events = table.view(None).events
    entry = LogEntry(1, "start", None, 0.0, events, names=table.names, computers=table.computers)
    tell = partial(turn_card, table, "turn", [entry], Timing(until={0: 1.0}))
    renderer = Renderer()
    try:
        post, pictures = await renderer.told(table, tell)
        drawn = await renderer.table(table)
    finally:
        renderer.workers.close()
        await store.close()
    here, steps = tell()
    assert post.view().to_components() == here.view().to_components()
    assert steps or pictures == drawn


async def test_a_worker_process_makes_a_curve_from_the_record(tmp_path: Path) -> None:
    store, table = await praetor(tmp_path)
    record = random_game(table.title.game, 2, {}, "a curve").record()
    renderer = Renderer()
    try:
        page = await renderer.curve(table, record, "en")
    finally:
        renderer.workers.close()
        await store.close()
    assert page == curve_page(table.title, record, Showing(table.names, table.words("en"), table.computers))


async def test_a_picture_requested_twice_is_drawn_once(tmp_path: Path) -> None:
    store, table = await praetor(tmp_path)
    acts: list[object] = []

    class Counting(RenderWorkers):
        async def do(self, act):  # type: ignore[no-untyped-def]
            acts.append(act)
            return await super().do(act)

    renderer = Renderer(Counting(lambda: ThreadPoolExecutor(2)))
    first = await renderer.table(table)
    assert await renderer.table(table) == first
    assert len(acts) == 1
    renderer.workers.close()
    await store.close()


async def test_a_worker_that_dies_is_replaced_and_one_in_an_endless_loop_is_stopped() -> None:
    hands = RenderWorkers(partial(drawing_executor, 0.2))
    try:
        with pytest.raises(TimeoutError, match="a picture of more than"):
            await hands.do(partial(exec, "while True: pass"))
        first = await hands.do(os.getpid)
        with pytest.raises(ProcessLookupError):  # the first attempt kills it, the second finds it dead
            await hands.do(partial(os.kill, first, signal.SIGKILL))
        assert await hands.do(os.getpid) != os.getpid()
    finally:
        hands.close()


def refuse() -> None:
    raise Refusal(text("refusal-over"), offered=(1, 2))


async def test_a_move_that_is_refused_in_a_worker_is_refused_here() -> None:
    hands = RenderWorkers(partial(drawing_executor, games=()))
    try:
        with pytest.raises(Refusal, match="refusal-over") as refused:
            await hands.do(refuse)
        assert refused.value.offered == (1, 2)
    finally:
        hands.close()


async def test_an_error_in_a_worker_is_raised_here() -> None:
    hands = RenderWorkers(partial(ThreadPoolExecutor, COUNT))
    with pytest.raises(ValueError, match="invalid literal"):
        await hands.do(partial(int, "x"))
    hands.close()
