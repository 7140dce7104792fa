"""Searches for the tables: one table after the other, about the current question, and always with an answer."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.computer_turns import turns as room
from bot.computer_turns.turns import Thinking
from bot.computer_turns.workers import ThinkingWorkers
from bot.engine import all_moves
from bot.play.rows import TableSettings
from bot.play.table import Caller, Table
from bot.play.turn.computers import Thought, thought_of
from tests.play.conftest import MARCUS, BaseBot
from tools.example.rules.moves import Hide, Rest
from tools.example.title import TITLE

ANNA = Caller(1, "Anna", channel=1, guild=9)


class Held(Executor):
    """An executor that runs nothing until the test says so; `asked` holds what was submitted."""

    def __init__(self) -> None:
        self.asked: list[tuple[Callable[[], Any], Future[Any]]] = []
        self.came = asyncio.Event()

    def submit(self, act: Callable[[], Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.asked.append((act, future))
        self.came.set()
        return future

    def answer(self) -> None:
        """Run what was submitted first."""
        act, future = self.asked.pop(0)
        future.set_result(act())


class Rig:
    """A `Thinking` for the bot's tables; a search runs only when the test lets it."""

    def __init__(self, bot: BaseBot) -> None:
        self.bot = bot
        self.held = Held()
        self.told: list[Table] = []
        workers = ThinkingWorkers(lambda: self.held, count=1)
        self.thinking = Thinking(bot.tables, workers, self.told.append)

    async def begin(self, channel: int, level: str = "tiro") -> Table:
        lobbies = self.bot.tables.lobbies
        await lobbies.open(ANNA.at(channel), "example", TableSettings(language="en"))
        await lobbies.add_computer(ANNA.at(channel), level)
        await lobbies.add_computer(ANNA.at(channel), level)
        return await lobbies.start(ANNA.at(channel))

    async def asked(self) -> int:
        """Wait until the worker is asked; return the seat that it is asked for."""
        while not self.held.asked:
            self.held.came.clear()
            await self.held.came.wait()
        act, _ = self.held.asked[0]
        return act.args[0].args[3].viewer  # type: ignore[attr-defined,no-any-return]

    async def answer(self) -> int:
        """Let the worker answer once; return the seat that it answered for."""
        seat = await self.asked()
        self.held.answer()
        return seat

    async def answer_all(self) -> None:
        """Let the worker answer until no computer is asked."""
        resting = asyncio.create_task(self.thinking.rest())
        async with asyncio.timeout(10):
            while not resting.done():
                if self.held.asked:
                    self.held.answer()
                await asyncio.sleep(0)


@pytest.fixture
async def rig(bot: BaseBot) -> Rig:
    return Rig(bot)


@pytest.fixture
async def bot(tmp_path: Path):
    bot = BaseBot(tmp_path / "ludi.sqlite3")
    await bot.open()
    yield bot
    await bot.store.close()


async def test_computers_move_as_soon_as_a_game_starts_and_each_move_is_reported(rig: Rig) -> None:
    table = await rig.begin(1)
    await rig.answer_all()
    assert [one.revision for one in rig.told] == [2, 3]
    assert (await rig.bot.tables.repository.by_id(table.id)).asked_users() == [ANNA.id]


async def test_tables_take_turns(rig: Rig) -> None:
    tables = [await rig.begin(channel) for channel in (1, 2, 3)]
    for _ in range(6):
        await rig.answer()
        await asyncio.sleep(0)
    await rig.answer_all()
    assert [one.id for one in rig.told] == [table.id for table in tables] * 2


async def test_computers_answer_after_advice_and_before_the_coach(
    rig: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("reason", "advice"):
        monkeypatch.setattr(room, name, lambda *_: None)
    table, _ = await rig.begin(1), await rig.begin(2)
    question, done = thought_of(table, 0, "legatus"), list[str]()
    move = next(all_moves(question.view.decision.forms(question.view)))

    async def notes(what: str, thought: Coroutine[Any, Any, Any]) -> None:
        await thought
        done.append(what)

    async with asyncio.TaskGroup() as waiting:
        waiting.create_task(notes("coach", rig.thinking.weigh(question, move)))
        await asyncio.sleep(0)
        waiting.create_task(notes("advice", rig.thinking.advise(question)))
        await asyncio.sleep(0)
        while not {"advice", "coach"} <= set(done):
            if rig.held.asked:
                rig.held.answer()
            await asyncio.sleep(0)
            done += ["computer"] * (len(rig.told) - done.count("computer"))
    assert done.index("advice") < done.index("coach")
    assert "computer" in done[: done.index("coach")]
    await rig.answer_all()


async def test_an_answer_for_an_outdated_position_is_dropped(rig: Rig) -> None:
    table = await rig.begin(1)
    await rig.asked()
    seed = table.view(0).own_hand[0]
    await rig.bot.tables.games.play(ANNA, Hide(seed))
    assert await rig.answer() == 1
    assert await rig.answer() == 1, "it is thought about anew"
    await rig.answer_all()
    assert [one.revision for one in rig.told] == [3, 4]


async def test_a_game_canceled_during_a_search_gets_no_answer(rig: Rig) -> None:
    await rig.begin(1)
    await rig.asked()
    await rig.bot.tables.games.end(MARCUS.at(1))
    await rig.answer_all()
    assert rig.told == []


async def test_a_game_that_ends_before_a_persons_draft_is_played_gets_no_move(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    computers = rig.bot.tables.computers
    asked = computers.thought

    async def thought(table: int) -> Thought | None:
        found = await asked(table)
        if found is None:
            return None
        await rig.bot.tables.games.end(MARCUS.at(1))
        return replace(found, for_person=True)

    monkeypatch.setattr(computers, "thought", thought)
    await rig.begin(1)
    await rig.answer_all()
    assert rig.told == []
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []


async def test_a_search_interrupted_by_a_restart_starts_again(rig: Rig, bot: BaseBot) -> None:
    await rig.begin(1)
    await rig.asked()
    await rig.thinking.close()
    await bot.reopen()
    after = Rig(bot)
    await asyncio.sleep(0)
    assert not after.held.asked
    await after.thinking.look_around()
    await after.answer_all()
    assert [one.revision for one in after.told] == [2, 3]


async def test_tables_of_another_process_are_left_to_it(bot: BaseBot) -> None:
    rig = Rig(bot)
    rig.thinking._mine = lambda row: row.channel == 2
    for channel in (1, 2):
        await rig.begin(channel)
    await rig.thinking.look_around()
    await rig.answer_all()
    assert {one.channel for one in rig.told} == {2}


class Fault(Exception):
    pass


async def test_a_weaker_player_moves_for_one_that_fails_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def fault(position: Any, seat: int) -> dict[str, float]:
        raise Fault

    bot = BaseBot(
        tmp_path / "faulty.sqlite3", replace(TITLE, evaluation=replace(TITLE.evaluation, figures=fault))
    )
    await bot.open()
    rig = Rig(bot)
    rig.held.answer = lambda: answer_or_raise(rig.held)  # type: ignore[method-assign]
    with caplog.at_level(logging.ERROR):
        await rig.begin(1, "veteranus")
        await rig.answer_all()
    assert [one.revision for one in rig.told] == [2, 3]
    told = [message for message in caplog.messages if "has no answer" in message]
    assert [message.split("the player ")[1].split()[0] for message in told] == ["veteranus", "tiro"] * 2
    assert all(message.startswith("ref ") for message in told)
    await bot.store.close()


def answer_or_raise(held: Held) -> None:
    act, future = held.asked.pop(0)
    try:
        future.set_result(act())
    except Fault as fault:
        future.set_exception(fault)


async def test_a_game_continues_even_if_every_worker_process_dies(rig: Rig) -> None:
    def dead() -> None:
        _, future = rig.held.asked.pop(0)
        future.set_exception(BrokenProcessPool())

    rig.held.answer = dead  # type: ignore[method-assign]
    await rig.begin(1)
    await rig.answer_all()
    assert [one.revision for one in rig.told] == [2, 3]


async def test_an_illegal_move_of_a_computer_is_not_played(
    rig: Rig, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = room.chosen

    def cheating(game: Any, evaluation: Any, player: str, *rest: Any) -> Any:
        return Rest() if player == "tiro" else real(game, evaluation, player, *rest)

    monkeypatch.setattr(room, "chosen", cheating)
    with caplog.at_level(logging.ERROR):
        await rig.begin(1)
        await rig.answer_all()
    assert [one.revision for one in rig.told] == [2, 3]
    assert len(caplog.messages) == 2
